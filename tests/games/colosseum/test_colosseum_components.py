"""The box: totals and figures of the component tables."""

from __future__ import annotations

from itertools import product

import pytest

from harena.games.colosseum.components import (
    AFFORDABLE,
    ARENAS,
    HAND,
    NOBLE_TABLE,
    PRICE,
    PROGRAMS,
    RESTING,
    RESTING_MASK,
    SQUARES,
    STAR_TYPES,
    STARS,
    TOKEN_NAMES,
    TOKENS,
)


def test_tokens_add_up() -> None:
    """152 tokens: 40 with a green back, none of them special, and 112 with an orange one."""
    assert sum(green for _, green, _ in TOKENS) == 40
    assert sum(orange for _, _, orange in TOKENS) == 112
    assert [green for _, green, _ in TOKENS[12:]] == [0, 0, 0]
    totals = {name: green + orange for name, green, orange in TOKENS}
    assert totals == {
        "gladiator": 20,
        "comedian": 12,
        "musician": 12,
        "horse": 12,
        "torch": 12,
        "priest": 11,
        "ship": 11,
        "lion": 10,
        "scenery": 10,
        "decoration": 10,
        "chariot": 10,
        "cage": 10,
        "joker": 4,
        "additional-action": 4,
        "emperor": 4,
    }


def test_programs_are_numbered_and_grow() -> None:
    """Ten small, ten medium, ten large; dearer, larger and fuller with their numbers."""
    assert [program.number for program in PROGRAMS] == list(range(1, 31))
    assert [program.expansions for program in PROGRAMS] == [0] * 10 + [1] * 10 + [2] * 10
    assert [program.price for program in PROGRAMS] == sorted(program.price for program in PROGRAMS)
    assert [program.crowd[0] for program in PROGRAMS] == sorted(program.crowd[0] for program in PROGRAMS)
    assert {program.price for program in PROGRAMS[:10]} == {0}
    assert (PROGRAMS[10].price, PROGRAMS[29].price) == (13, 40)
    assert (PROGRAMS[0].crowd[0], PROGRAMS[29].crowd[0]) == (7, 50)


def test_programs_by_their_sums() -> None:
    """Assets asked for, prices and spectators, each summed over all programs."""
    counts = [sum(program.assets) for program in PROGRAMS]
    assert counts[:10] == [3, 3, 3, 4, 4, 5, 5, 6, 6, 6]
    assert counts[10:20] == [8, 8, 8, 8, 9, 9, 9, 9, 9, 10]
    assert counts[20:] == [10, 11, 11, 11, 13, 13, 13, 13, 14, 16]
    assert sum(program.price for program in PROGRAMS) == 497
    fewest = [count + 1 - len(program.crowd) for count, program in zip(counts, PROGRAMS, strict=True)]
    assert fewest[:10] == [1, 1, 1, 1, 1, 1, 1, 2, 2, 2]
    assert fewest[10:20] == [3, 3, 3, 3, 4, 4, 4, 4, 3, 4]
    assert fewest[20:] == [4, 5, 5, 5, 7, 7, 7, 7, 8, 10]


def test_the_green_set_fits_the_small_programs() -> None:
    """What programs 1 to 10 ask for, less seven tokens and plus two, is the green set."""
    wanted = [sum(program.assets[kind] for program in PROGRAMS[:10]) for kind in range(12)]
    difference = {
        TOKEN_NAMES[kind]: TOKENS[kind][1] - wanted[kind]
        for kind in range(12)
        if TOKENS[kind][1] != wanted[kind]
    }
    assert difference == {
        "gladiator": -2,
        "horse": -1,
        "comedian": -1,
        "musician": -1,
        "scenery": -1,
        "decoration": -1,
        "priest": 1,
        "chariot": 1,
    }


def test_spectators_fall_with_every_missing_asset() -> None:
    for program in PROGRAMS:
        assert program.crowd == sorted(program.crowd, reverse=True)
        assert len(set(program.crowd)) == len(program.crowd)
        assert min(program.crowd) >= 2


def test_the_board_has_36_squares_and_six_resting_areas() -> None:
    """The nobles begin on the resting areas, one on each."""
    assert SQUARES == 36
    assert sorted(square for _, square, _ in NOBLE_TABLE) == RESTING
    assert sum(1 << square for square in RESTING) == RESTING_MASK
    assert [worth for _, _, worth in NOBLE_TABLE] == [7, 5, 5, 3, 3, 3]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_arenas_never_overlap(seats: int) -> None:
    """Whatever ends are chosen; and no starting arena holds a resting area."""
    spans = [range(-2, 1)] * seats
    for shifts in product(*spans):
        squares = [
            (first + shift + i) % SQUARES
            for first, shift in zip(ARENAS[seats], shifts, strict=True)
            for i in range(4)
        ]
        assert len(set(squares)) == 4 * seats
    assert not {first + i for first in ARENAS[seats] for i in range(2)} & set(RESTING)


@pytest.mark.parametrize(("seats", "leftover"), [(3, 1), (4, 1), (5, 0)])
def test_green_tokens_go_round(seats: int, leftover: int) -> None:
    assert 40 - 15 - seats * HAND[seats] == leftover


def test_seven_types_have_a_star() -> None:
    assert [TOKEN_NAMES[kind] for kind in STAR_TYPES] == [
        *("gladiator", "comedian", "musician", "horse", "priest", "ship", "lion")
    ]
    assert sum(1 << kind for kind in STAR_TYPES) == STARS


def test_what_a_purse_buys() -> None:
    """With 13 coins the two cheapest, with 40 all twenty."""
    assert AFFORDABLE[12] == 0
    assert AFFORDABLE[13] == (1 << 11) | (1 << 12)
    assert int(AFFORDABLE[40]).bit_count() == 20
    assert PRICE[20] == 25
