"""First games with somebody who explains: a record a game, whose comments speak to its first player.

A line `#: words` is said before the move below it. If that is seat 1's, she is to find it herself;
`[R9 R11]` at the end names the rulings that it is about. The rest plays itself.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.games import GAMES

LEARNER = 0
WORDS = "#: "


class Lesson:
    def __init__(self, text: str) -> None:
        self.record: Record = read_record(text)
        self.said = words_of(text, self.record)
        """What is said before each move, by its number."""

    @property
    def places(self) -> list[int]:
        """After how many moves something is said."""
        return sorted(self.said)

    def match(self, at: int) -> Match:
        """The match after so many moves."""
        match = self.record.start(GAMES)
        for move in self.record.moves[:at]:
            match.enter(move.action, move.seat)
        return match

    def wanted(self, at: int) -> str | None:
        """What the learner is to do here; None if she only reads."""
        match = self.match(at)
        if match.actor != LEARNER:
            return None
        path: list[int] = []
        state = match.state.clone()
        for move in self.record.moves[at:]:
            path.append(state.parse(move.action))
            goes_on = state.goes_on(path[-1])
            state.apply(path[-1])
            if not goes_on:
                break
        return match.view(LEARNER).sentence(path)

    def is_wanted(self, at: int, text: str) -> bool:
        """Whether the learner does as she is told, in whatever words; what the rules refuse is raised."""
        match = self.match(at)
        match.play(text, LEARNER)
        return match.log[at:] == [move.action for move in self.record.moves[at : len(match.log)]]


def words_of(text: str, record: Record) -> dict[int, str]:
    said: dict[int, str] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith(WORDS):
            at = sum(move.line < number for move in record.moves)
            said[at] = f"{said.get(at, '')} {line.removeprefix(WORDS)}".strip()
    return said


def parted(words: str) -> tuple[str, list[str]]:
    """The words without the rulings at their end, and these."""
    text, bracket, named = words.partition(" [")
    return text, named.removesuffix("]").split() if bracket else []


@cache
def lesson_of(game: str) -> Lesson | None:
    path = Path(__file__).parent / f"{game}.txt"
    return Lesson(path.read_text(encoding="utf-8")) if game in GAMES and path.is_file() else None
