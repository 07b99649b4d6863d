"""A club's event from its first entrant to its file: real tables, bots for those who left, restarts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from harena.core.dealer import commitment
from harena.core.errors import Unproven
from harena.core.record import read_record
from harena.events.deal import round_seed
from harena.events.file import read_event
from harena.games import GAMES

from ..chains import CHAINS
from ..conftest import Welcome
from ..gathering import NONCES, Cup
from ..guests import Guest, play_out, serving

NAMES = ("Anna", "Bruno", "Carla", "Dora", "Emil")


def test_an_event_from_its_first_entrant_to_its_file(welcome: Welcome, tmp_path: Path) -> None:
    olga, *players = (welcome(name) for name in ("Olga", *NAMES[:4]))
    cup = Cup(olga, public=True)
    sealed = cup.info()["commitment"]
    cup.enter(*players)
    info = cup.begin()
    assert [info["head"]["status"], info["head"]["round"], len(info["commitments"])] == ["playing", 1, 2]
    (first,) = info["rounds"]
    assert sorted(n for sitting in first["sittings"] for n in sitting["players"]) == [1, 2, 3, 4]
    cup.leave(*players)
    info = cup.until_round_is_over(1)
    assert [each["points"] for each in info["standings"]] != [0, 0, 0, 0]
    assert sum(each["points"] for each in info["standings"]) == 24
    cup.begin()
    cup.leave(*players)
    info = cup.until(lambda info: info["head"]["status"] == "over")
    opponents = [sorted(sitting["players"]) for each in info["rounds"] for sitting in each["sittings"]]
    assert len({tuple(pair) for pair in opponents}) == 4, "nobody met again"
    assert info["commitment"] == sealed == commitment(info["seed"])
    for number, each in enumerate(info["rounds"], 1):
        seed = round_seed(info["seed"], dict(enumerate(NONCES[:4], 1)), number)
        assert (each["seed"], each["commitment"]) == (seed, info["commitments"][number - 1])
    cup.until(lambda _: len(welcome().get("/api/records?player=Anna")["records"]) >= 2)

    answer = olga.http.get(cup.path("text"))
    assert 'filename="autumn-cup-' in answer.headers["content-disposition"]
    standings = read_event(answer.text).verify(GAMES)
    assert [each.who for each in standings] == [each["entrant"] for each in info["standings"]]
    path = tmp_path / "cup.txt"
    path.write_text(answer.text)
    said = verify(path, "--nonce", NONCES[1], "--pledges", *(each["pledge"] for each in info["entrants"]))
    assert said.returncode == 0, said.stderr
    assert "that were pledged" in verify(path, "--pledges", CHAINS[0].pledge).stderr
    assert "4 tables" in said.stdout
    for old, new in (
        (NONCES[0], NONCES[4]),
        ("points 1: ", "points 1: 9"),
        ("entrant 1: Anna", "entrant 1: Anno"),
    ):
        with pytest.raises(Unproven):
            read_event(answer.text.replace(old, new)).verify(GAMES)
    record = olga.http.get(f"/api/records/{info['rounds'][0]['sittings'][0]['table']}/text").text
    assert read_record(record).verify(GAMES).over


def verify(path: Path, *more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "harena", "verify", str(path), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_every_table_of_a_round_is_dealt_the_same_cards(welcome: Welcome) -> None:
    players = [welcome(name) for name in NAMES[:4]]
    cup = Cup(players[0])
    cup.enter(*players)
    sittings = cup.begin()["rounds"][0]["sittings"]
    by_number = dict(enumerate(players, 1))
    hands = [
        [
            by_number[number].sit({"id": each["table"]}).state["view"]["own"]["hand"]
            for number in each["players"]
        ]
        for each in sittings
    ]
    assert hands[0] == hands[1]
    assert hands[0][0] != hands[0][1]
    tables = [players[each["players"][0] - 1].get(f"/api/tables/{each['table']}") for each in sittings]
    assert len({table["commitment"] for table in tables}) == 1


@pytest.mark.slow
def test_a_restart_in_mid_round_loses_nothing(database: Path) -> None:
    with serving(database) as address:
        people = [Guest(address, name) for name in NAMES[:4]]
        cup = Cup(people[0], rounds=1)
        cup.enter(*people)
        cup.begin()
        before = cup.info()
        seat = cup.sit(people[0])
        at = seat.state["at"]
        for person in people:
            person.sockets.close()
    with serving(database) as address:
        for person in people:
            person.address, person.http.base_url = address, address
        assert cup.info()["rounds"] == before["rounds"]
        assert cup.sit(people[0]).state["at"] == at
        cup.leave(*people)
    with serving(database) as address:  # perhaps while the bots were playing
        for person in people:
            person.http.base_url = address
        info = cup.until(lambda info: info["head"]["status"] == "over")
        assert sum(each["points"] for each in info["standings"]) == 24
        for person in people:
            person.leave_house()


def test_people_play_it_themselves(welcome: Welcome) -> None:
    anna, bruno = welcome("Anna"), welcome("Bruno")
    cup = Cup(anna, rounds=1)
    cup.enter(anna, bruno)
    cup.begin()
    page = bruno.connect(f"/ws/event/{cup.id}")
    assert page.hear("event")["event"]["table"] == cup.table_of(bruno)["id"]
    play_out([cup.sit(anna), cup.sit(bruno)], Random(1))
    while (told := page.hear("event")["event"])["head"]["status"] != "over":
        pass
    assert {each["entrant"] for each in told["standings"]} == {1, 2}
    assert told["table"] is None


# Who may do what


def test_only_the_organiser_begins_rounds_removes_and_closes(welcome: Welcome) -> None:
    olga, anna, bruno = welcome("Olga"), welcome("Anna"), welcome("Bruno")
    cup = Cup(olga)
    cup.enter(anna, bruno)
    for verb, body in (
        ("round", None),
        ("remove", {"entrant": 2}),
        ("stand-in", {"entrant": 2}),
        ("close", None),
    ):
        anna.post(cup.path(verb), body, 403)
        welcome().post(cup.path(verb), body, 401)
    olga.post(cup.path("remove"), {"entrant": 9}, 404)
    cup.begin()
    assert "being played" in olga.post(cup.path("round"), None, 409)["detail"]
    assert "being played" in olga.post(cup.path("close"), None, 409)["detail"]
    cup.leave(anna, bruno)
    cup.until_round_is_over(1)
    closed = olga.post(cup.path("close"))["event"]
    assert (closed["head"]["status"], len(closed["rounds"])) == ("over", 1)
    anna.post(cup.path("enter"), None, 409)
    olga.post(cup.path("round"), None, 409)


def test_an_event_that_has_not_begun_can_be_called_off(welcome: Welcome) -> None:
    olga, anna = welcome("Olga"), welcome("Anna")
    cup = Cup(olga)
    cup.enter(anna)
    page = anna.connect(f"/ws/event/{cup.id}")
    page.hear("event")
    assert olga.post(cup.path("close")) == {"event": None}
    page.hear("gone")
    anna.get(cup.path(), 404)


def test_entering_and_withdrawing(welcome: Welcome) -> None:
    olga, anna, twin = welcome("Olga"), welcome("Anna"), welcome("Anna")
    cup = Cup(olga)
    assert "too few" in olga.post(cup.path("round"), None, 409)["detail"]
    cup.enter(anna, twin)
    assert [each["name"] for each in cup.info()["entrants"]] == ["Anna", "Anna 2"]
    anna.post(cup.path("enter"), None, 409)
    anna.post(cup.path("withdraw"))
    assert [each["name"] for each in cup.info()["entrants"]] == ["Anna 2"]
    anna.post(cup.path("withdraw"), None, 409)
    cup.enter(anna)
    assert [each["number"] for each in cup.info()["entrants"]] == [2, 3]
    olga.post(cup.path("remove"), {"entrant": 3})
    anna.post(cup.path("enter"), None, 403)
    welcome().post(cup.path("enter"), None, 401)


def test_nobody_sees_anothers_number_before_the_start_and_late_ones_do_not_count(welcome: Welcome) -> None:
    anna, bruno, late = welcome("Anna"), welcome("Bruno"), welcome("Late")
    cup = Cup(anna, rounds=2)
    cup.enter(anna, bruno)
    anna.post(cup.path("nonce"), {"nonce": NONCES[0]}, 409)
    assert cup.ask()["asks"]
    cup.tell(anna)
    seen = [[each["nonce"] for each in cup.info(who)["entrants"]] for who in (anna, bruno, late)]
    assert seen == [[NONCES[0], None], ["", None], ["", None]]
    late.post(cup.path("nonce"), {"nonce": NONCES[4]}, 403)
    late.post(cup.path("enter"), None, 409)
    cup.tell(bruno)
    late.post(cup.path("enter"), {"pledge": CHAINS[4].pledge})
    told = [(each["nonce"], each["pledge"]) for each in cup.info(late)["entrants"]]
    assert told == [(NONCES[0], CHAINS[0].pledge), (NONCES[1], CHAINS[1].pledge), (None, None)]
    anna.post(cup.path("nonce"), {"nonce": NONCES[0]}, 409)


@pytest.mark.slow
def test_late_ones_come_in_and_others_go_between_rounds(welcome: Welcome) -> None:
    olga, *players = (welcome(name) for name in ("Olga", *NAMES))
    cup = Cup(olga, rounds=3, size=2, byes=True)
    cup.enter(*players[:4])
    cup.begin()
    cup.enter(players[4])
    players[0].post(cup.path("withdraw"))
    cup.leave(*players[:4])
    cup.until_round_is_over(1)
    info = cup.begin()
    sat = sorted(n for sitting in info["rounds"][1]["sittings"] for n in sitting["players"])
    assert sat == [2, 3, 4, 5]
    players[0].post(cup.path("enter"))
    cup.leave(*players[1:])
    cup.until_round_is_over(2)
    info = cup.begin()
    assert len(info["rounds"][2]["byes"]) == 1
    olga.post(cup.path("remove"), {"entrant": info["rounds"][2]["sittings"][0]["players"][0]})
    for player in players:
        if cup.table_of(player)["id"]:
            player.http.post(f"/api/tables/{cup.table_of(player)['id']}/leave")
    info = cup.until(lambda info: info["head"]["status"] == "over")
    assert max(each["rounds"] for each in info["standings"]) == 3


def test_an_absent_player_is_played_for_when_the_organiser_says_so(welcome: Welcome) -> None:
    olga, anna, bruno = welcome("Olga"), welcome("Anna"), welcome("Bruno")
    cup = Cup(olga, rounds=1, terms={"stand_in": "random", "clock": "bank", "seconds": 30})
    cup.enter(anna, bruno)
    cup.begin()
    seat = cup.sit(anna)
    cup.until(lambda info: info["rounds"][0]["sittings"][0]["away"] == [2])
    assert "may be away a little longer" in olga.post(cup.path("stand-in"), {"entrant": 2}, 409)["detail"]
    assert "nobody is missing" in olga.post(cup.path("stand-in"), {"entrant": 1}, 409)["detail"]
    seat.close()


def test_teams_are_kept_apart_and_added_up(welcome: Welcome) -> None:
    players = [welcome(name) for name in NAMES[:4]]
    cup = Cup(players[0], rounds=1, teams=True)
    assert "which team" in players[0].post(cup.path("enter"), None, 400)["detail"]
    cup.enter(*players[:2], team="Red")
    cup.enter(*players[2:], team="Blue")
    info = cup.begin()
    assert all(len({n <= 2 for n in sitting["players"]}) == 2 for sitting in info["rounds"][0]["sittings"])
    cup.leave(*players)
    info = cup.until(lambda info: info["head"]["status"] == "over")
    assert sum(each["points"] for each in info["team_standings"]) == 24
    assert {each["team"] for each in info["team_standings"]} == {"Red", "Blue"}


@pytest.mark.slow
def test_a_round_robin_lasts_until_everybody_has_met_everybody(welcome: Welcome) -> None:
    players = [welcome(name) for name in NAMES[:4]]
    cup = Cup(players[0], form="round-robin", rounds=0)
    cup.enter(*players)
    assert cup.begin()["head"]["rounds"] == 3
    for number in (1, 2, 3):
        cup.leave(*players)
        info = cup.until_round_is_over(number)
        if number < 3:
            cup.begin()
    met = {tuple(sorted(s["players"])) for each in info["rounds"] for s in each["sittings"]}
    assert len(met) == 6


@pytest.mark.parametrize(
    "wish",
    [
        {"name": " "},
        {"name": ""},
        {"size": 6},
        {"game": "chess"},
        {"rounds": 0},
        {"rounds": 21},
        {"form": "knockout"},
        {"game": "colosseum", "size": 2},
        {"options": {"powers": "perhaps"}},
        {"terms": {"stand_in": "nobody"}},
    ],
)
def test_what_cannot_be_held_is_refused(welcome: Welcome, wish: dict[str, object]) -> None:
    olga = welcome("Olga")
    olga.post("/api/events", {"name": "Cup", "game": "colossal-arena", "size": 3, "rounds": 2, **wish}, 400)


def test_private_events_are_found_by_their_link_only(welcome: Welcome) -> None:
    olga, anna, carla = welcome("Olga"), welcome("Anna"), welcome("Carla")
    cup = Cup(olga, public=False, name="Quiet cup")
    cup.enter(anna)
    names = [[each["name"] for each in guest.get("/api/events")["events"]] for guest in (olga, anna, carla)]
    assert ["Quiet cup" in each for each in names] == [True, True, False]
    assert cup.info(carla)["head"]["name"] == "Quiet cup"
