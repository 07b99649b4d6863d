"""What docs/bots.md says is true: its session runs, and its bot plays."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from harena.bots import BOTS, Bot, Row
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.games import GAMES

PAGE = Path(__file__).parents[2] / "docs/bots.md"


def test_the_session_runs() -> None:
    failures, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failures, tried > 5) == (0, True)


def test_every_bot_is_in_the_table() -> None:
    named = re.findall(r"^\| `(\w+)` \| (\d)", PAGE.read_text(), re.MULTILINE)
    assert named == [(row.name, str(row.level)) for row in BOTS.values()]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_bot_in_twenty_lines_plays(game: str) -> None:
    code = next(
        found for found in re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL) if "class" in found
    )
    assert len([line for line in code.splitlines() if line.strip()]) <= 22
    rows: dict[str, Row] = {}
    exec(code.replace('BOTS["dreamer"]', 'ROWS["dreamer"]'), {"ROWS": rows})
    bot: Bot = rows["dreamer"].make(game, 1)
    match = Match(GAMES[game], 3, dealer=SeededDealer("dream"))
    for _ in range(3):
        view = match.view(match.actor)
        match.play(view.text(bot.choose(view)))
