"""Taking back at a table: free, or by the others' leave; written in the log before anybody hears of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from harena.core.record import read_record
from harena.games import GAMES

from ..conftest import Welcome
from ..guests import MINE, OPEN, Guest, Seat, bot, play_out, serving


def two(welcome: Welcome, **terms: object) -> list[Seat]:
    """Two people at a table; the first of the seats is to act."""
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN, terms=terms)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    return sorted(seats, key=lambda seat: not seat.legal)


def act(seats: list[Seat], word: str) -> None:
    actor = seats[0]
    at = actor.state["at"]
    actor.act(next(action for action in actor.legal if action.startswith(word)))
    for seat in seats:
        seat.hear_from(at + 1)


def undo(seat: Seat) -> None:
    seat.send({"type": "undo", "at": seat.state["at"], "count": seat.state["undo"]["count"]})


def test_a_bet_is_taken_back_freely_and_everybody_sees_it(welcome: Welcome) -> None:
    seats = two(welcome)
    actor, other = seats
    before = actor.state["view"], other.state["view"]
    assert actor.state["undo"] is None
    act(seats, "bet")
    assert actor.state["undo"] == {"count": 1, "asks": False}
    assert other.state["undo"] is None
    undo(actor)
    told = [seat.hear("state") for seat in seats]
    assert (actor.state["view"], other.state["view"]) == before
    assert told[1]["story"][-1]["kind"] == "undone"
    assert told[1]["story"][-1]["things"] == {"first": told[1]["at"] - 2, "count": 1, "granted": False}
    assert actor.state["undo"] is None


def test_a_card_that_was_seen_is_taken_back_by_vote(welcome: Welcome) -> None:
    seats = two(welcome)
    actor, other = seats
    act(seats, "pass")
    before = other.state["view"]
    act(seats, "play")
    count = actor.state["undo"]["count"]
    assert actor.state["undo"] == {"count": count, "asks": True}
    assert count > 1, "nobody could discard, so she has drawn"
    undo(actor)
    mine, hers = actor.state["viewer"], other.state["viewer"]
    for seat in seats:
        asked = seat.hear("seats")["table"]["ask"]
        assert asked == {"seat": mine, "count": count, "agreed": [], "waits": [hers]}
    other.send({"type": "vote", "at": other.state["at"], "agree": True})
    for seat in seats:
        assert seat.hear("state")["table"]["ask"] is None
    assert other.state["view"] == before
    assert other.state["story"][-1]["things"]["granted"]


@pytest.mark.parametrize("who", [0, 1])
def test_any_of_them_says_no(welcome: Welcome, who: int) -> None:
    """The other would rather not, or whoever asked thinks better of it."""
    seats = two(welcome)
    act(seats, "pass")
    act(seats, "play")
    undo(seats[0])
    for seat in seats:
        seat.hear("seats")
    seats[who].send({"type": "vote", "at": seats[who].state["at"], "agree": False})
    for seat in seats:
        assert seat.hear("seats")["table"]["ask"] is None
    seats[1].send({"type": "vote", "at": seats[1].state["at"], "agree": True})
    assert "nobody asks" in seats[1].hear("problem")["reason"]


def test_a_vote_counts_once(welcome: Welcome) -> None:
    """Else whoever repeats it makes the table longer for ever."""
    seats = two(welcome)
    act(seats, "pass")
    act(seats, "play")
    undo(seats[0])
    for _ in range(2):
        seats[0].send({"type": "vote", "at": seats[0].state["at"], "agree": True})
    assert "already" in seats[0].hear("problem")["reason"]


def test_asking_lapses_when_anybody_acts(welcome: Welcome) -> None:
    seats = two(welcome)
    act(seats, "pass")
    act(seats, "play")
    undo(seats[0])
    at = seats[1].state["at"]
    act(seats[::-1], "pass")
    assert seats[1].state["table"]["ask"] is None
    seats[1].send({"type": "vote", "at": at, "agree": True})
    assert "moved on" in seats[1].hear("problem")["reason"]


def test_nobody_takes_back_what_is_not_hers_or_not_so(welcome: Welcome) -> None:
    seats = two(welcome)
    actor, other = seats
    stranger = welcome("Carla").sit(actor.state["table"])
    act(seats, "bet")
    for seat, count in ((other, 1), (stranger, 1), (actor, 0), (actor, -1), (actor, 2), (actor, 10_000)):
        seat.quiet()
        seat.send({"type": "undo", "at": seat.state["at"], "count": count})
        assert "cannot be taken back" in seat.hear("problem")["reason"]
    actor.send({"type": "undo", "at": actor.state["at"] - 1, "count": 1})
    assert "moved on" in actor.hear("problem")["reason"]


@pytest.mark.parametrize(("term", "offers"), [("free", [True, False]), ("none", [False, False])])
def test_a_table_may_allow_less(welcome: Welcome, term: str, offers: list[bool]) -> None:
    seats = two(welcome, undo=term)
    act(seats, "bet")
    assert (seats[0].state["undo"] is not None) == offers[0]
    act(seats, "play")
    assert (seats[0].state["undo"] is not None) == offers[1]
    seats[0].send({"type": "undo", "at": seats[0].state["at"], "count": 1})
    assert "taken back" in seats[0].hear("problem")["reason"]


def test_bots_grant_what_was_only_shown_to_them(welcome: Welcome) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, bot("greedy")))
    choice, hand, step = Random(3), [""], ""
    while step != "play" or seat.state["view"]["step"] != "discard":
        hand, step = seat.state["view"]["own"]["hand"], seat.state["view"]["step"]
        assert play_out([seat], choice, 1) == 1, "somebody dies, and then one may discard"
    assert seat.state["undo"] == {"count": 1, "asks": False}
    undo(seat)
    assert seat.hear("state")["view"]["own"]["hand"] == hand


def test_a_restart_in_between_forgets_nothing(tmp_path: Path) -> None:
    """What is asked, what was taken back, and what the urn gave are in the store."""
    with serving(tmp_path / "house.db") as address:
        anna, bruno = Guest(address, "Anna"), Guest(address, "Bruno")
        table = anna.table(MINE, OPEN, terms={"undo": "ask"})
        bruno.join(table)
        seats = sorted([anna.sit(table), bruno.sit(table)], key=lambda seat: not seat.legal)
        guests = [anna, bruno] if seats[0].state["viewer"] == 0 else [bruno, anna]
        act(seats, "pass")
        while seats[0].legal:
            seen = seats[0].state["view"]
            act(seats, "done" if "done" in seats[0].legal else "")
        drawn = seats[0].state["view"]["own"]["hand"]
        undo(seats[0])
        seats[1].hear("seats")
        cookies = [dict(guest.http.cookies) for guest in guests]
        for guest in guests:
            guest.leave_house()
    with serving(tmp_path / "house.db") as address:
        guests = [Guest(address), Guest(address)]
        for guest, cookie in zip(guests, cookies, strict=True):
            guest.http.cookies.update(cookie)
        seats = [guest.sit(table) for guest in guests]
        assert seats[1].state["table"]["ask"] is not None
        seats[1].send({"type": "vote", "at": seats[1].state["at"], "agree": True})
        for seat in seats:
            seat.hear("state")
        assert seats[0].state["view"] == seen
        while seats[0].legal:
            act(seats, "done" if "done" in seats[0].legal else "")
        assert seats[0].state["view"]["own"]["hand"] == drawn
        frames = guests[0].get(f"/api/tables/{table['id']}/frames?eyes=spectator")["frames"]
        assert any(line["kind"] == "undone" for frame in frames for line in frame["story"])
        for guest in guests:
            guest.leave_house()


def test_a_record_with_second_thoughts_verifies(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, {**MINE, "name": "Bruno"})
    seat = anna.sit(table)
    choice, undone = Random(4), 0
    while not seat.over:
        play_out([seat], choice, 3)
        if seat.state["undo"] is not None and undone < 12:
            undo(seat)
            seat.hear("state")
            undone += 1
    text = anna.http.get(f"/api/records/{table['id']}/text").text
    assert text.count(": undo ") == undone == 12
    read_record(text).verify(GAMES)
