"""Hints and guesses: from one's own view, to oneself alone, as the table agrees."""

from __future__ import annotations

import json
from random import Random

import pytest

from harena.bots import ADVISERS
from harena.bots.colossal_arena.planner import Planner
from harena.core.match import Match
from harena.games import GAMES
from harena.server.bots.planners import GUESS, HINT, Question, plan

from ..conftest import Welcome
from ..guests import ARENA, MINE, OPEN, Seat, bot
from ..twins import best_twins, random_log


def turn(seat: Seat) -> None:
    while not seat.legal:
        seat.hear("state")


@pytest.mark.parametrize(("game", "bots"), [(ARENA, 1), ("colosseum", 2)])
def test_a_hint_says_what_and_why(welcome: Welcome, game: str, bots: int) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, *[bot("greedy")] * bots, game=game))
    turn(seat)
    seat.send({"type": "hint"})
    hints = seat.hear("hints")
    assert hints["at"] == seat.state["at"]
    assert 1 <= len(hints["advice"]) <= 3
    assert sum(each["best"] for each in hints["advice"]) == 1
    for each in hints["advice"]:
        assert 0 <= each["chance"] <= 1
        assert each["reason"]
    best = next(each for each in hints["advice"] if each["best"])
    seat.act(best["action"])
    assert seat.hear("state")["at"] > hints["at"], "what it says can be done"
    seat.send({"type": "guess"})
    assert isinstance(seat.hear("guesses")["sentences"], list)


def test_nobody_else_hears_of_it(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome("Carla")
    table = anna.table(MINE, OPEN, public=True, terms={"hints": True})
    bruno.join(table)
    seats = sorted([anna.sit(table), bruno.sit(table)], key=lambda seat: not seat.legal)
    stranger = carla.sit(table)
    others = [seats[1], stranger]
    for seat in others:
        seat.quiet()
    before = [len(seat.heard) for seat in others]
    seats[0].send({"type": "hint"})
    seats[0].hear("hints")
    for seat, heard in zip(others, before, strict=True):
        seat.quiet()
        told = {json.loads(text)["type"] for text in seat.heard[heard:]}
        assert told <= {"pong", "seats"}, "who comes and goes, and nothing else"
    for seat, reason in ((seats[1], "whoever is to act"), (stranger, "do not sit")):
        seat.send({"type": "hint"})
        assert reason in seat.hear("problem")["reason"]


def test_a_table_may_play_without(welcome: Welcome) -> None:
    """Two people have none unless they agree on them; bots make a table one to learn at."""
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN)
    bruno.join(table)
    assert not table["terms"]["hints"]
    assert anna.table(MINE, bot())["terms"]["hints"]
    assert not anna.table(MINE, bot(), terms={"hints": False})["terms"]["hints"]
    seat = anna.sit(table)
    for question in ("hint", "guess"):
        seat.send({"type": question})
        assert "without hints" in seat.hear("problem")["reason"]


def test_one_question_at_a_time(welcome: Welcome) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, bot()))
    turn(seat)
    seat.send({"type": "hint"})
    seat.send({"type": "hint"})
    assert "one question at a time" in seat.hear("problem")["reason"]
    seat.quiet()
    seat.hear("hints")


def advice(seats: int, log: list[tuple[int, str]], at: int, viewer: int, wants: str) -> str:
    """What one seat is told after so many actions, thought out by count and not by the clock."""
    options = Match(GAMES[ARENA], seats).options
    who, what = [seat for seat, _ in log[:at]], [text for _, text in log[:at]]
    return plan(Question("twins", ARENA, options, seats, "", viewer, 0, who, what, wants))


@pytest.mark.slow
def test_hidden_cards_change_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVISERS, ARENA, lambda: Planner(simulations=24))
    real, twin, blind = best_twins(3, random_log(3, 3), Random(3), 12)
    compared = 0
    for viewer, ignorant in enumerate(blind[:-1]):
        turns = [at for at in range(ignorant) if real.log[at][0] == viewer][-2:]
        for at in turns:
            for wants in (HINT, GUESS):
                assert advice(3, real.log, at, viewer, wants) == advice(3, twin.log, at, viewer, wants)
                compared += 1
    assert compared >= 8
