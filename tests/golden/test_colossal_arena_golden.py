"""A dozen games of Colossal Arena that must replay to the byte, and that together show the whole game."""

from __future__ import annotations

from pathlib import Path

import pytest

from harena.core.record import Record, read_record
from harena.games import GAMES

from .colossal_arena_features import FOLDER, WANTED, features, story

FILES = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_byte_for_byte(file: Path) -> None:
    record = read_record(file.read_text())
    match = record.verify(GAMES)
    assert match.over
    again = Record.of(match)
    again.commitment, again.seed = record.commitment, record.seed
    assert again.text() == file.read_text()
    assert story(match) == file.with_suffix(".story").read_text()


def test_together_they_show_the_whole_game() -> None:
    shown: set[str] = set()
    for file in FILES:
        match = read_record(file.read_text()).match(GAMES)
        shown |= set(features(match, file.stem[3:-2]))
    assert WANTED - shown == set()
    assert len(FILES) == 12
