"""Every ruling and clarification of the rules page has a test that carries its number.

A module that cannot test one says so in a line of the form `R0: not tested: why`.
"""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[3] / "docs/rules/colossal-arena.md").read_text()
RULINGS = re.findall(r"^- \*\*([RK]\d+)\*\* ", PAGE, re.MULTILINE)
CARRIES = re.compile(r"^def test_([rk]\d+)_\w+\(|^([RK]\d+): not tested: \w", re.MULTILINE)


def test_every_ruling_is_covered() -> None:
    """No gap, and no number that the rules do not have."""
    found: set[str] = set()
    for module in Path(__file__).parent.glob("test_*.py"):
        for test, line in CARRIES.findall(module.read_text()):
            found.add((test or line).upper())

    assert found == set(RULINGS)


def test_the_page_numbers_them_without_a_gap() -> None:
    """No ruling is lost: there are at least R1 to R165 and K0 to K25, each once and in order."""
    rulings = sum(number.startswith("R") for number in RULINGS)
    clarifications = len(RULINGS) - rulings
    in_order = [f"R{n + 1}" for n in range(rulings)] + [f"K{n}" for n in range(clarifications)]

    assert in_order == RULINGS
    assert rulings >= 165
    assert clarifications >= 26
