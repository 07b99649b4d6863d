from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from harena.core.bits import bit, count, low_index, members


def test_a_bit_is_itself_at_every_position() -> None:
    """mypyc shifts literals on 32 bits: this fails if `bit` ever does."""
    assert [bit(k) for k in range(62)] == [2**k for k in range(62)]


@given(st.sets(st.integers(0, 61), min_size=1))
def test_a_mask_is_the_set_of_its_positions(positions: set[int]) -> None:
    mask = sum(2**k for k in positions)
    assert members(mask) == sorted(positions)
    assert count(mask) == len(positions)
    assert low_index(mask) == min(positions)


def test_an_empty_mask() -> None:
    assert members(0) == []
    assert count(0) == 0
