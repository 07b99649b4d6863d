"""The page of a name and the ladder: what rated games make of people, and what strangers may see of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from harena.ratings import Rating, update

from ..conftest import Welcome
from ..guests import MINE, OPEN, Guest, Json, bot, play_out, serving

PHRASE = "sand and bronze"


def member(welcome: Welcome, name: str, address: str | None = None) -> Guest:
    guest = welcome() if address is None else welcome(None, address)
    guest.person = guest.post("/api/me/claim", {"name": name, "passphrase": PHRASE})["person"]
    return guest


def played(host: Guest, other: Guest, public: bool = False, rated: bool = False) -> Json:
    """A whole game of two, as it ended."""
    table = host.table(MINE, OPEN, public=public, terms={"rated": rated})
    other.join(table)
    play_out([host.sit(table), other.sit(table)], Random(1))
    over: Json = host.get(f"/api/tables/{table['id']}")
    assert over["status"] == "over"
    return over


def test_a_rated_game_changes_both_ratings_once(database: Path, welcome: Welcome) -> None:
    with serving(database) as address:
        anna, bruno = member(welcome, "Anna", address), member(welcome, "Bruno", address)
        over = played(anna, bruno, rated=True)
        anna.post(f"/api/tables/{over['id']}/leave")
        before = anna.get("/api/ladder?game=colossal-arena")
        page = anna.get("/api/people/Anna")
    places = [next(n for n, seats in enumerate(over["ranking"]) if seat in seats) for seat in (0, 1)]
    expected = [round(rating.sure, 1) for rating in update([Rating()] * 2, places)]
    assert sorted((rung["rating"] for rung in before), reverse=True) == sorted(expected, reverse=True)
    assert [rung["games"] for rung in before] == [1, 1]
    assert page["ratings"][0]["rating"] == expected[0]
    assert page["ratings"][0]["course"] == [expected[0]]
    with serving(database) as address:  # opened again
        assert welcome(None, address).get("/api/ladder?game=colossal-arena") == before


@pytest.mark.slow
def test_a_page_has_games_results_and_rivals(welcome: Welcome) -> None:
    clara, dora, stranger = member(welcome, "Clara"), member(welcome, "Dora"), welcome()
    private = played(clara, dora)
    public = played(dora, clara, public=True)
    alone = clara.table(MINE, {**MINE, "name": "Somebody"}, public=True)
    play_out([clara.sit(alone)], Random(1))
    page = clara.get("/api/people/clara")
    assert page["name"] == "Clara"
    assert [record["id"] for record in page["recent"]] == [public["id"], private["id"]]
    wins = sum(over["ranking"][0] == [seat] for over, seat in ((private, 0), (public, 1)))
    losses = sum(over["ranking"][-1] == [seat] for over, seat in ((private, 0), (public, 1)))
    (rival,) = page["rivals"]
    assert rival == {"name": "Dora", "games": 2, "ahead": wins, "behind": losses}
    (standing,) = page["standings"]
    assert (standing["game"], standing["seats"], standing["games"]) == ("colossal-arena", 2, 2)
    assert sum(standing["places"]) == 2
    seen = stranger.get("/api/people/Clara")
    assert [record["id"] for record in seen["recent"]] == [public["id"]]
    assert (seen["games"], seen["ratings"]) == (1, [])


def test_guests_and_names_given_up_have_no_page(welcome: Welcome) -> None:
    welcome("Emil")
    stranger = welcome()
    stranger.get("/api/people/Emil", 404)
    fritz = member(welcome, "Fritz")
    assert stranger.get("/api/people/Fritz")["games"] == 0
    fritz.post("/api/me/give-up", {"passphrase": PHRASE})
    stranger.get("/api/people/Fritz", 404)
    stranger.get("/api/people/%F0%9F%91%91", 404)


def test_a_bot_that_stands_in_does_not_save_anybody(welcome: Welcome) -> None:
    """Whoever leaves a rated game is played for, and rated by how that ends."""
    gerd, hanna = member(welcome, "Gerd"), member(welcome, "Hanna")
    table = gerd.table(MINE, OPEN, terms={"rated": True})
    hanna.join(table)
    seat = gerd.sit(table)
    hanna.post(f"/api/tables/{table['id']}/leave")
    play_out([seat], Random(1))
    assert gerd.get("/api/people/Hanna")["ratings"][0]["games"] == 1
    assert len(gerd.get("/api/people/Gerd")["ratings"][0]["course"]) == 1


def test_a_game_with_bots_is_not_rated(welcome: Welcome) -> None:
    ina = member(welcome, "Ina")
    table = ina.table(MINE, bot())
    play_out([ina.sit(table)], Random(1))
    page = ina.get("/api/people/Ina")
    assert (page["games"], page["ratings"], page["rivals"]) == (1, [], [])
