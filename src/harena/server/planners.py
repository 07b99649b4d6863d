"""What a planner's own process runs. It imports the engine and the bots, and nothing of the server."""

from __future__ import annotations

from dataclasses import dataclass

from harena.bots.specification import bot_of
from harena.core.match import Match
from harena.games import GAMES

KEPT = 100
"""Matches that a process remembers, so that it replays no more than what is new."""


@dataclass
class Question:
    """Who is asked at which table, and what has happened there."""

    table: str
    game: str
    options: dict[str, str]
    players: int
    bot: str
    seat: int
    seed: int
    seats: list[int]
    log: list[str]


matches: dict[str, Match] = {}


def plan(question: Question) -> str:
    """The bot's action in its notation, with the bot's eyes only."""
    view = match_at(question).view(question.seat)
    return bot_of(question.bot, question.game, question.seed).say(view)


def match_at(question: Question) -> Match:
    """The match as far as the question's log goes; played on from where this process saw it last."""
    match = matches.pop(question.table, None)
    if match is None or match.log != question.log[: len(match.log)]:
        match = Match(GAMES[question.game], question.players, options=question.options)
    for at in range(len(match.log), len(question.log)):
        match.enter(question.log[at], question.seats[at])
    matches[question.table] = match
    if len(matches) > KEPT:
        del matches[next(iter(matches))]
    return match
