"""A trial: games of one net against three of another, shared out to a crew."""

from __future__ import annotations

from typing import Final

from msgspec.json import decode, encode

from harena.bots.learned.weights import Learned
from harena.lab.crew import Crew
from harena.lab.jobs import Answer, Trial
from harena.lab.seeds import stream

PIECE: Final = 1000
"""Games of a job."""


def share(
    crew: Crew,
    game: str,
    hero: Learned | None,
    field: Learned | None,
    games: int,
    words: tuple[str | int, ...],
) -> float:
    """Of the games those that the hero won; no net means greedy. The words say which luck it is."""
    jobs: list[bytes] = []
    for at in range(0, games, PIECE):
        seed = stream(*words, at) & 0x7FFFFFFF
        jobs.append(encode(Trial(game, text_of(hero), text_of(field), min(PIECE, games - at), seed)))
    answers = [decode(line, type=Answer[float]) for line in crew.run(jobs)]
    return sum(answer.games[0] for answer in answers) / games


def text_of(net: Learned | None) -> str:
    return encode(net).decode() if net else ""
