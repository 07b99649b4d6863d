"""Every ruling of the rules page has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[3] / "docs/rules/colosseum.md").read_text(encoding="utf-8")
RULINGS = [int(number) for number in re.findall(r"^- \*\*C(\d+)\*\* ", PAGE, re.MULTILINE)]


def test_every_ruling_is_tested() -> None:
    """By the names of the tests in this folder."""
    numbers = {
        int(number)
        for path in Path(__file__).parent.glob("test_*.py")
        for number in re.findall(r"def test_c(\d+)_", path.read_text(encoding="utf-8"))
    }

    assert numbers == set(RULINGS)


def test_the_page_numbers_them_without_a_gap() -> None:
    """No ruling is lost: there are at least C1 to C135, each once and in order."""
    in_order = list(range(1, len(RULINGS) + 1))

    assert in_order == RULINGS
    assert len(RULINGS) >= 135
