"""Every ruling R1 to R165 and clarification K0 to K25 has a test that carries its number.

A module that cannot test one says so in a line of the form `R0: not tested: why`.
"""

from __future__ import annotations

import re
from pathlib import Path

RULINGS = {f"R{n}" for n in range(1, 166)} | {f"K{n}" for n in range(26)}
CARRIES = re.compile(r"^def test_([rk]\d+)_\w+\(|^([RK]\d+): not tested: \w", re.MULTILINE)


def test_every_ruling_is_covered() -> None:
    """No gap, and no number that the rules do not have."""
    found: set[str] = set()
    for module in Path(__file__).parent.glob("test_*.py"):
        for test, line in CARRIES.findall(module.read_text()):
            found.add((test or line).upper())

    assert found == RULINGS


def test_every_ruling_is_on_the_rules_page() -> None:
    """The page lists each number once, in order."""
    page = (Path(__file__).parents[3] / "docs/rules/colossal-arena.md").read_text()
    listed = re.findall(r"^- \*\*([RK]\d+)\*\* ", page, re.MULTILINE)

    assert listed == [f"R{n}" for n in range(1, 166)] + [f"K{n}" for n in range(26)]
