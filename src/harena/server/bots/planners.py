"""What a planner's own process runs. It imports the engine and the bots, and nothing of the server."""

from __future__ import annotations

import json
from dataclasses import dataclass

from harena.bots import ADVISERS
from harena.bots.advice import advise
from harena.bots.specification import bot_of
from harena.core.match import Match
from harena.games import GAMES

MOVE = "a move"
HINT = "a hint"
GUESS = "a guess"

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
    wants: str = MOVE


matches: dict[str, Match] = {}


def plan(question: Question) -> str:
    """The bot's action in its notation, or its advice as JSON, with that seat's eyes only."""
    view = match_at(question).view(question.seat)
    if question.wants == HINT:
        return json.dumps([vars(each) for each in advise(ADVISERS[question.game](), view)])
    if question.wants == GUESS:
        return json.dumps(ADVISERS[question.game]().beliefs(view))
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
