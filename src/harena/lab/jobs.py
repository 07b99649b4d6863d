"""A job as text, and the doing of it: the one function that runs elsewhere."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from harena.bots import Bot
from harena.bots.specification import bot_of
from harena.core.dealer import SeededDealer
from harena.core.state import State
from harena.games import GAMES
from harena.lab.facts import FACTS
from harena.lab.playing import Played, dealt_fast, play, shortcut
from harena.lab.seeds import stream

Line = dict[str, Any]
"""A job, or what came of one game, as JSON values."""


def work(job: str) -> str:
    """Play a job's games; the answer holds a line for each, in order, and the seconds it took."""
    asked = json.loads(job)
    began = time.perf_counter()
    lines = KINDS[asked["kind"]](asked)
    return json.dumps({"lines": lines, "seconds": time.perf_counter() - began})


def start_of(asked: Line) -> State:
    return GAMES[asked["game"]].start(asked["seats"], "", asked["options"])


def seat_bots(asked: Line, names: list[str], *game: object) -> list[Bot]:
    """A bot for every seat, each with a stream of its own."""
    return [
        bot_of(name, asked["game"], stream(asked["seed"], "bot", *game, seat))
        for seat, name in enumerate(names)
    ]


def duel(asked: Line) -> list[Line]:
    """Games of a tournament: [match, deal, seating, names by seat]. A deal is the same whoever sits where."""
    start = start_of(asked)
    lines: list[Line] = []
    for match, deal, seating, names in asked["games"]:
        bots = seat_bots(asked, names, match, deal, seating)
        played = play(start, bots, SeededDealer(f"{asked['seed']}/deal/{deal}").choose, timed=True)
        lines.append({"match": match, "deal": deal, "seating": seating, "bots": names} | outcome(played))
    return lines


def outcome(played: Played) -> Line:
    return {
        "places": played.places(),
        "scores": [int(score) for score in played.state.scores()],
        "decisions": [chair.decisions for chair in played.chairs],
        "simulations": [chair.simulations for chair in played.chairs],
        "seconds": [round(chair.seconds, 6) for chair in played.chairs],
    }


def survey(asked: Line) -> list[Line]:
    """Games of a simulation: numbers from `first` on, the bots moving up a seat from game to game."""
    start = start_of(asked)
    facts = FACTS[asked["game"]]
    names: list[str] = asked["bots"]
    once = [bot_of(name, asked["game"]) for name in names]
    ready = [bot if shortcut(bot) else None for bot in once]  # need no luck
    lines: list[Line] = []
    for game in range(asked["first"], asked["first"] + asked["count"]):
        shift = game % len(names)
        order = [*range(shift, len(names)), *range(shift)]
        bots = [
            ready[k] or bot_of(names[k], asked["game"], stream(asked["seed"], "bot", game, seat))
            for seat, k in enumerate(order)
        ]
        played = play(start, bots, dealt_fast(stream(asked["seed"], "deal", game)))
        line: Line = {"game": game, "bots": [names[k] for k in order], "places": played.places()}
        line["scores"] = [int(score) for score in played.state.scores()]
        line["decisions"] = played.decisions
        lines.append(line | facts.collect(played.state))
    return lines


KINDS: dict[str, Callable[[Line], list[Line]]] = {"duel": duel, "survey": survey}
