"""Every ruling has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path


def test_every_ruling_is_tested() -> None:
    """C1 to C135, by the names of the tests in this folder."""
    numbers = {
        int(number)
        for path in Path(__file__).parent.glob("test_*.py")
        for number in re.findall(r"def test_c(\d+)_", path.read_text(encoding="utf-8"))
    }

    assert numbers == set(range(1, 136))


def test_every_ruling_is_on_the_rules_page() -> None:
    """The page lists each number once, in order."""
    page = (Path(__file__).parents[3] / "docs/rules/colosseum.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \*\*C(\d+)\*\* ", page, re.MULTILINE)

    assert listed == [str(number) for number in range(1, 136)]
