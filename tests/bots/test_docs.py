"""What docs/bots.md says is true: its session runs, and its table is the list."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from harena.bots import BOTS

PAGE = Path(__file__).parents[2] / "docs/bots.md"


def test_the_session_runs() -> None:
    failures, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failures, tried > 5) == (0, True)


def test_every_bot_is_in_the_table() -> None:
    named = re.findall(r"^\| `(\w+)` \| (\d)", PAGE.read_text(), re.MULTILINE)
    assert named == [(row.name, str(row.level)) for row in BOTS.values()]
