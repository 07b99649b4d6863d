"""One move, from the browser to everybody."""

from __future__ import annotations

from pathlib import Path
from random import Random

from harena.core.dealer import commitment
from harena.core.record import read_record
from harena.games import GAMES

from ..conftest import Welcome
from ..guests import MINE, OPEN, bot, play_out, serving


def test_a_table_starts_when_its_last_seat_is_filled(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN)
    assert table["status"] == "gathering"
    first = anna.sit(table)
    assert first.state["view"] is None
    bruno.join(table)
    started = first.hear("state")
    assert started["table"]["status"] == "playing"
    assert started["since"] == 0
    assert started["viewer"] == 0
    assert started["view"]["own"]["hand"]
    assert [seat["yours"] for seat in started["table"]["seats"]] == [True, False]


def test_everybody_hears_a_move_in_her_own_eyes(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome()
    table = anna.table(MINE, OPEN, public=True)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table), carla.sit(table)]
    assert [seat.state["viewer"] for seat in seats] == [0, 1, None]
    actor = next(seat for seat in seats if seat.legal)
    at = actor.state["at"]
    actor.act(actor.legal[0])
    told = [seat.hear("state") for seat in seats]
    assert all(message["at"] > at and message["since"] == at for message in told)
    assert "own" not in told[2]["view"]
    assert told[0]["view"]["own"] != told[1]["view"]["own"]
    assert told[2]["story"][0]["seat"] == actor.state["viewer"]


def test_two_people_play_a_whole_game(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN, public=True)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    assert all('"seed":null' in text for seat in seats for text in seat.heard if '"state"' in text)
    assert play_out(seats, Random(1)) > 50
    end = seats[1].state
    assert commitment(end["seed"]) == table["commitment"] == end["table"]["commitment"]
    assert end["table"]["scores"] == end["view"]["scores"]
    text = anna.http.get(f"/api/records/{table['id']}/text").text
    assert read_record(text).verify(GAMES).log
    seats[0].act("pass")
    assert seats[0].hear("refused")["rule"] == "the end"


def test_a_person_against_bots_to_the_end(welcome: Welcome) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, bot("greedy"), bot("random")))
    assert play_out([seat], Random(2)) > 20
    assert seat.state["table"]["ranking"]


def test_refusals_name_the_rule_and_change_nothing(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome("Carla")
    table = anna.table(MINE, OPEN)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    actor = next(seat for seat in seats if seat.legal)
    other = next(seat for seat in seats if not seat.legal)
    stranger = carla.sit(table)
    actor.act("done")
    assert actor.hear("refused")["rule"] == "R6"
    actor.act("eat troll")
    assert actor.hear("refused")["rule"] == "notation"
    other.act(actor.legal[0])
    assert other.hear("refused")["rule"] == "turn order"
    stranger.act(actor.legal[0])
    assert stranger.hear("refused")["rule"] == "seat"
    assert anna.get(f"/api/tables/{table['id']}")["at"] == actor.state["at"]


def test_why_an_action_is_not_offered(welcome: Welcome) -> None:
    anna, bruno, carla = welcome("Anna"), welcome("Bruno"), welcome("Carla")
    table = anna.table(MINE, OPEN)
    bruno.join(table)
    seats = [anna.sit(table), bruno.sit(table)]
    actor = next(seat for seat in seats if seat.legal)
    actor.send({"type": "why", "action": "done"})
    because = actor.hear("because")
    assert (because["offered"], because["rule"]) == (False, "R6")
    actor.send({"type": "why", "action": actor.legal[0]})
    assert actor.hear("because") == {
        "type": "because",
        "action": actor.legal[0],
        "offered": True,
        "rule": "",
        "reason": "",
    }
    stranger = carla.sit(table)
    stranger.send({"type": "why", "action": "pass"})
    assert "do not sit" in stranger.hear("problem")["reason"]


def test_stale_and_double_actions_are_refused_with_a_fresh_state(welcome: Welcome) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, {**MINE, "name": "Bruno"}))
    at, action = seat.state["at"], seat.legal[0]
    for wrong in (at - 1, at + 1, -1, 0):
        seat.act(action, wrong)
        assert seat.hear("refused")["rule"] == "at"
        assert seat.hear("state")["since"] == 0
    seat.act(action)
    seat.act(action)
    seat.hear("state")
    assert seat.hear("refused")["at"] == at
    assert seat.hear("state")["at"] > at


def test_two_tabs_race_and_one_wins(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    table = anna.table(MINE, OPEN)
    bruno.join(table)
    mover = anna if anna.sit(table).legal else bruno
    left, right = mover.sit(table), mover.sit(table)
    at = left.state["at"]
    left.act(left.legal[0])
    right.act(right.legal[-1])
    for tab in (left, right):
        tab.quiet()
    refused = [tab for tab in (left, right) if any('"refused"' in text for text in tab.heard)]
    assert len(refused) == 1
    assert left.state["at"] == right.state["at"] > at
    assert left.state["view"] == right.state["view"]


def test_reconnecting_brings_the_exact_table_back(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, bot(), bot())
    seat = anna.sit(table)
    play_out([seat], Random(3), 12)
    while not seat.legal:
        seat.hear("state")
    before = seat.state
    seat.socket.close_socket()  # without a word
    again = anna.sit(table)
    assert again.state["view"] == before["view"]
    assert again.state["at"] == before["at"]
    play_out([again], Random(4), 3)


def test_a_restart_keeps_everything(database: Path, welcome: Welcome) -> None:
    with serving(database) as address:
        anna = welcome("Anna", address)
        table = anna.table(MINE, bot(), OPEN)
        bruno = welcome("Bruno", address)
        bruno.join(table)
        seats = [anna.sit(table), bruno.sit(table)]
        play_out(seats, Random(5), 30)
        seats[0].send({"type": "say", "text": "Until tomorrow"})
        seats[1].hear("chat")
        while not any(seat.legal for seat in seats):
            seats[0].hear("state")
            seats[1].hear("state")
        before = [seat.state for seat in seats]
        cookies = dict(anna.http.cookies)
    with serving(database) as address:
        back = welcome(None, address)
        back.http.cookies.update(cookies)
        assert back.get("/api/me")["person"]["name"] == "Anna"
        seat = back.connect(f"/ws/table/{table['id']}")
        state = seat.hear("state")
        assert state["view"] == before[0]["view"]
        assert state["viewer"] == 0
        assert [line["text"] for line in seat.hear("chat")["lines"]] == ["Until tomorrow"]


def test_a_ban_draft_begins_with_an_empty_log(welcome: Welcome) -> None:
    """Nothing is dealt before the first ban, and yet there is a table to see."""
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, MINE, options={"creature_select": "ban"}))
    assert seat.state["at"] == 0
    assert seat.state["view"]["step"] == "ban"
    assert len(seat.legal) == 12
    seat.act("ban troll")
    assert seat.hear("state")["at"] == 1
