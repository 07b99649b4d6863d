"""Every ruling has a test that carries its number."""

from __future__ import annotations

import re
from pathlib import Path


def test_every_ruling_is_tested() -> None:
    """C1 to C130, by the names of the tests in this folder."""
    numbers = {
        int(number)
        for path in Path(__file__).parent.glob("test_*.py")
        for number in re.findall(r"def test_c(\d+)_", path.read_text(encoding="utf-8"))
    }

    assert numbers == set(range(1, 131))
