"""Tables of one round play the same cards at different speed: until all are over none shows anything."""

from __future__ import annotations

import json
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from harena.events.deal import round_seed

from ..conftest import Welcome
from ..gathering import Cup
from ..guests import Guest, play_out

NAMES = ("Anna", "Bruno", "Carla", "Dora")


def halfway(welcome: Welcome) -> tuple[Cup, str, str, list[Guest], list[Guest]]:
    """One table of the round is over, the other has not moved: their ids and players."""
    olga, *players = (welcome(name) for name in ("Olga", *NAMES))
    cup = Cup(olga, rounds=2)
    cup.enter(*players)
    quick, slow = cup.begin()["rounds"][0]["sittings"]
    early, late = ([players[number - 1] for number in each["players"]] for each in (quick, slow))
    seats = [player.sit({"id": quick["table"]}) for player in early]
    play_out(seats, Random(5))
    for seat in seats:
        seat.close()
    cup.until(lambda info: [s["status"] for s in info["rounds"][0]["sittings"]] == ["over", "playing"])
    return cup, quick["table"], slow["table"], early, late


def test_nobody_else_sees_a_table_before_the_round_is_over(welcome: Welcome) -> None:
    cup, quick, slow, early, late = halfway(welcome)
    stranger, nameless = welcome("Stranger"), welcome()
    for table, outsiders in ((quick, late), (slow, early)):
        for guest in (*outsiders, cup.organiser, stranger, nameless):
            assert "closed until" in guest.get(f"/api/tables/{table}", 403)["detail"]
            for eyes in ("spectator", "open", "0", "1"):
                guest.get(f"/api/tables/{table}/frames?eyes={eyes}", 403)
            guest.get(f"/api/records/{table}", 404)
            assert guest.http.get(f"/api/records/{table}/text").status_code == 404
            assert table not in guest.http.get("/api/records").text
            assert table not in guest.http.get("/api/tables").text
            lobby = guest.connect("/ws/lobby")
            assert table not in json.dumps(lobby.hear("lobby"))
            socket = guest.connect(f"/ws/table/{table}")
            assert socket.next() == {"type": "sealed", "event": cup.id}
            with pytest.raises(ConnectionClosed) as closed:
                socket.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4423
            for verb in ("join", "leave", "pause", "resume", "stand-in", "nonce"):
                body = {"seat": 0, "nonce": "0a" * 32}
                answer = guest.http.post(f"/api/tables/{table}/{verb}", json=body)
                assert answer.status_code in (401, 403, 409), verb
            answer = guest.http.get(f"/api/tables/{table}/stream")
            assert answer.status_code in (401, 403)


def test_whoever_has_played_sees_with_her_own_eyes_only(welcome: Welcome) -> None:
    _, quick, _, early, _ = halfway(welcome)
    for seat, player in enumerate(early):
        state = player.sit({"id": quick}).state
        assert state["table"]["status"] == "over"
        assert state["seed"] is None, "which would tell the other table's next cards"
        assert player.get(f"/api/tables/{quick}/frames?eyes={seat}")["seed"] is None
        for eyes in ("spectator", "open", str(1 - seat)):
            player.get(f"/api/tables/{quick}/frames?eyes={eyes}", 403)
        player.get(f"/api/records/{quick}", 404)
        assert quick not in player.http.get("/api/records").text


def test_the_events_page_says_nothing_of_the_play(welcome: Welcome) -> None:
    """What everybody is told is the same whatever has been played, but for who is there and what is over."""
    olga, *players = (welcome(name) for name in ("Olga", *NAMES))
    cup = Cup(olga, rounds=2)
    cup.enter(*players)
    quick, _ = cup.begin()["rounds"][0]["sittings"]
    seats = [players[number - 1].sit({"id": quick["table"]}) for number in quick["players"]]
    there = cup.until(lambda info: info["rounds"][0]["sittings"][0]["away"] == [])
    play_out(seats, Random(5), 12)
    assert cup.info() == there
    play_out(seats, Random(6))
    over = cup.until(lambda info: info["rounds"][0]["sittings"][0]["status"] == "over")
    there["rounds"][0]["sittings"][0]["status"] = "over"
    assert over == there
    assert over["seed"] is over["rounds"][0]["seed"] is None
    assert {each["points"] for each in over["standings"]} == {0}


def test_no_seed_is_told_before_its_time(welcome: Welcome) -> None:
    cup, quick, slow, early, late = halfway(welcome)
    guests = [*early, *late, cup.organiser]
    heard = []
    for guest in guests:
        page = guest.connect(f"/ws/event/{cup.id}")
        page.hear("event")
        page.close()
        heard += page.heard
    for table, players in ((quick, early), (slow, late)):
        for player in players:
            seat = player.sit({"id": table})
            seat.close()
            heard += seat.heard
    cup.leave(*late)
    cup.until_round_is_over(1)
    second = cup.begin()
    between = json.dumps([cup.info(guest) for guest in guests])
    cup.leave(*early, *late)
    info = cup.until(lambda info: info["head"]["status"] == "over")
    nonces = {each["number"]: each["nonce"] for each in info["entrants"]}
    seeds = [round_seed(info["seed"], nonces, number) for number in (1, 2)]
    assert [each["seed"] for each in info["rounds"]] == seeds
    assert not any(secret in text for text in heard for secret in (info["seed"], *seeds))
    assert second["rounds"][0]["seed"] == seeds[0]
    assert seeds[1] not in between
    assert info["seed"] not in between


def test_when_the_round_is_over_everybody_may_look(welcome: Welcome) -> None:
    cup, quick, slow, _, late = halfway(welcome)
    cup.leave(*late)
    cup.until_round_is_over(1)
    stranger = welcome()
    cup.until(lambda _: all(stranger.http.get(f"/api/tables/{t}").status_code == 200 for t in (quick, slow)))
    for table in (quick, slow):
        assert stranger.get(f"/api/tables/{table}/frames?eyes=open")["seed"]
        assert stranger.sit({"id": table}).state["seed"]
        assert stranger.get(f"/api/records/{table}")["id"] == table
