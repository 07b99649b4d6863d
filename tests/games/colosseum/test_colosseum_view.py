"""The view says all a person needs before she decides; every number in it is the engine's."""

from __future__ import annotations

from random import Random as Choice
from typing import Any

import msgspec
import pytest

from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.games.colosseum.sight.catalogue import catalogue
from harena.server.wire.colosseum.catalogue import ColosseumCatalogue
from harena.server.wire.colosseum.view import ColosseumView

from .positions import COLOSSEUM, Table, arrange

LARGE = {0: "31 32 33 34"}
MEDIUM = {0: "32 33 34"}
CIRCUS_TWO_MISSING = "3 gladiator, 2 horse, 2 chariot, decoration"


def own(table: Table, seat: int = 0) -> dict[str, Any]:
    return dict(table.seen("own", seat))


def program(table: Table, seat: int, number: int) -> dict[str, Any]:
    return next(card for card in table.player(seat)["programs"] if card["program"] == number)


@pytest.mark.no_cover
@pytest.mark.parametrize("preset", COLOSSEUM.presets)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_view_is_as_described(seats: int, preset: str) -> None:
    choice = Choice(seats)
    match = Match(COLOSSEUM, seats, preset, dealer=SeededDealer("view"))
    while not match.over:
        for viewer in (match.actor, None):
            msgspec.convert(match.view(viewer).as_dict(), ColosseumView)
        match.play(match.state.text(choice.choice(match.state.actions())))
    for viewer in (0, None):
        msgspec.convert(match.view(viewer).as_dict(), ColosseumView)


def test_the_catalogue_is_as_described() -> None:
    found = msgspec.convert(catalogue(), ColosseumCatalogue)
    assert [program.number for program in found.programs] == list(range(1, 31))
    assert found.programs[19].needs == {"gladiator": 3, "horse": 3, "chariot": 3, "decoration": 1}
    assert sum(token.count for token in found.tokens) == 152


def test_a_program_as_it_stands() -> None:
    """C93, C103: two missing, a ticket, a star, a Joker and two medals in hand; one square short."""
    table = arrange(
        tokens={0: CIRCUS_TWO_MISSING + ", joker"},
        programs={0: "20"},
        staged={0: "4 10"},
        turn=3,
        tickets={0: 1},
        medals={0: 2},
        nobles={"emperor": 32, "senator-1": 33},
    )

    circus = program(table, 0, 20)
    assert circus["lacks"] == {"horse": 1, "chariot": 1}
    assert circus["missing"] == 2
    assert circus["squares"] == 1
    assert circus["bill"] == {
        "base": 24,
        "previous": 10,
        "stars": 4,
        "nobles": 10,
        "tickets": 5,
        "podiums": 0,
        "medals": 0,
        "total": 53,
    }
    assert circus["most"] == {"program": 20, "jokers": 1, "medals": 2, "total": 53 + 4 + 6}
    assert table.player(0)["best"]["program"] == 10, "the arena is too small for number 20"


def test_what_would_be_staged_is_what_is_drawn() -> None:
    """The bill of the view is the bill of the event."""
    table = arrange(
        "producing",
        arenas=MEDIUM,
        tokens={0: CIRCUS_TWO_MISSING + ", 2 joker"},
        programs={0: "20 4"},
        medals={0: 2},
        deals=["die 2"],
    ).play("roll", "move senator-1 2")

    staging = next(row for row in own(table)["stagings"] if row["program"] == 20)
    assert [row["jokers"] for row in staging["bills"]] == [0, 1, 2]
    assert staging["medals"] == 2
    promised = staging["bills"][1]["bill"]
    table.play("stage 20", "jokers 1", "medals 2")
    event = table.event(0)
    assert {line: event[line] for line in promised} == {
        **promised,
        "medals": 6,
        "total": promised["total"] + 6,
    }


def test_programs_on_sale() -> None:
    table = arrange(coins={0: 20}, tokens={0: "3 gladiator"}, staged={0: "20"}, preset="official")

    sale = {row["program"]: row for row in own(table)["sale"]}
    assert sale[21]["left"] == -5
    assert not sale[11]["allowed"]
    assert sale[11]["missing"] == 5
    assert sale[11]["bill"]["base"] == 2


def test_where_nobles_would_land() -> None:
    """C82, C90: into one's arena, onto a resting area, out of a rival's arena."""
    table = arrange("producing", nobles={"emperor": 28, "consul-1": 8}, deals=["die 4"]).play("roll")

    moves = {move["action"]: move for move in own(table)["moves"]}
    assert len(moves) == 6
    assert moves["move emperor 4"]["enters"] == 0
    assert moves["move emperor 4"]["gain"] == 7
    assert moves["move consul-1 4"]["medal"]
    assert moves["move consul-1 4"]["leaves"] == 1
    assert moves["move consul-1 4"]["gain"] == 0
    assert own(table)["distances"]["emperor"] == {"ahead": 4, "past": 31}
    assert table.seen("own", 1)["moves"] == [], "the moves are for whoever makes them"


def test_medal_moves_earn_no_medal() -> None:
    """C86."""
    table = arrange("producing", medals={0: 1}, programs={0: "4"}, deals=["die 2"]).play(
        "roll", "move emperor 2"
    )

    moves = {move["action"]: move for move in own(table)["moves"]}
    assert moves["nudge emperor -2"]["square"] == 0
    assert not moves["nudge emperor -2"]["medal"]


def test_an_auction_and_what_a_bid_leaves() -> None:
    """C39, C42, C43: coins first, then as few medals as it takes."""
    table = arrange("auctions", coins={0: 30, 1: 5, 2: 7}, medals={1: 2}).play("market 1", "bid 9")

    auction = table.seen("auction")
    assert (auction["leader"], auction["bid"], auction["least"]) == (0, 9, 10)
    assert auction["bidders"] == [0, 1, 2]
    assert [table.player(seat)["power"] for seat in range(3)] == [30, 17, 7]
    assert own(table, 1)["purse"] == [
        {"up_to": 5, "medals": 2},
        {"up_to": 11, "medals": 1},
        {"up_to": 17, "medals": 0},
    ]
    table.play("bid 10", "bid 11")
    assert table.seen("auction")["out"] == [2]
    table.play("bid 12", "bid 13", "pass")
    assert table.coins(1) == 5


def test_what_a_lot_does() -> None:
    """C45, C61, C103: the gap it fills, the star it brings, the best event then."""
    table = arrange(
        "auctions",
        tokens={0: "2 gladiator, horse"},
        programs={0: "4"},
        markets={1: "gladiator, horse, torch", 2: "cage, cage, cage"},
    )

    lots = own(table)["lots"]
    race = next(change for change in lots[0]["programs"] if change["program"] == 4)
    assert race == {"program": 4, "missing": [1, 0], "base": [7, 9], "total": [7, 13]}
    assert lots[0]["stars"] == [{"token": "gladiator", "holder": [None, 0]}]
    assert lots[0]["best"] == [7, 13]
    assert lots[0]["tokens"] == {"gladiator": 1, "horse": 1, "torch": 1}
    assert lots[2] is None, "market 3 is empty"


def test_what_an_offer_changes() -> None:
    """C70, C114: from either side, with the star that it costs."""
    table = arrange(
        "trading",
        tokens={0: "4 gladiator, 2 horse", 1: "3 gladiator, decoration"},
        programs={0: "1"},
    ).play("offer seat 2", "give gladiator", "next", "ask decoration", "next", "coins 2")

    mine, hers = table.seen("trade")["effects"]
    assert (mine["seat"], hers["seat"]) == (0, 1)
    assert mine["coins"] == [30, 28]
    assert mine["tokens"] == {"gladiator": -1, "decoration": 1}
    assert hers["tokens"] == {"gladiator": 1, "decoration": -1}
    assert {"token": "gladiator", "holder": [0, 1]} in mine["stars"]
    tribute = next(change for change in mine["programs"] if change["program"] == 1)
    assert tribute["base"] == [5, 7]
    assert tribute["total"] == [9, 7]
    table.play("accept")
    assert program(table, 0, 1)["bill"]["total"] == 7


def test_bounds_of_an_offer() -> None:
    """C62, C67, C73: what each side may put in, and who may be asked."""
    table = arrange("trading", coins={0: 2, 1: 0, 2: 9}, tokens={0: "2 lion, joker", 2: "torch"})

    bounds = own(table)["bounds"]
    assert bounds["kind"] == "offer"
    assert bounds["give"] == {"lion": 2}
    assert bounds["coins"] == 2
    assert bounds["partners"] == [{"seat": 2, "ask": {"torch": 1}, "coins": 9}]
    assert own(table, 1)["bounds"] is None
    table.play("offer seat 3", "give lion", "next", "ask torch", "next", "coins 0")
    assert own(table, 2)["bounds"]["kind"] == "counter"


def test_how_far_everybody_is_from_a_star() -> None:
    """C113: three at least, and more than anybody else."""
    table = arrange(tokens={0: "3 lion", 1: "2 lion", 2: "joker"})

    assert table.seen("stars")["lion"] == {"holder": 0, "counts": [3, 2, 0], "short": [0, 2, 4]}
    assert table.seen("stars")["ship"] == {"holder": None, "counts": [0, 0, 0], "short": [3, 3, 3]}


def test_investments() -> None:
    """C22, C24, C27, C28: what each costs, adds and opens."""
    table = arrange(
        coins={0: 10}, programs={0: "4 13"}, nobles={"senator-1": 31}, tokens={0: "2 gladiator, 2 horse"}
    )

    rows = {row["action"]: row for row in own(table)["investments"]}
    assert rows["expand left"]["square"] == 31
    assert rows["expand left"]["best"] == [9, 12]
    assert 13 in rows["expand right"]["opens"]
    assert rows["expand right"]["square"] == 34
    assert rows["ticket"]["best"] == [9, 14]
    assert rows["loge"]["left"] == 5
    table.play("loge")
    assert not next(row for row in own(table)["investments"] if row["action"] == "loge")["possible"]


def test_the_closing_ceremony() -> None:
    """C104, C107, C110: who discards which tokens, who is first and last."""
    table = arrange(
        "closing",
        tokens={0: "4 gladiator, 2 horse, chariot, scenery", 1: "lion"},
        shown={0: 13},
        markers={0: 40, 1: 20, 2: 30},
    )

    closing = table.seen("closing")
    assert closing["discards"] == [{"seat": 0, "tokens": ["gladiator", "horse", "scenery", "chariot"]}]
    assert closing["first"] is None
    assert table.seen("standing") == {"first": [0], "last": [1]}
    table.play("discard scenery")
    closing = table.seen("closing")
    assert closing["discards"] == []
    assert (closing["first"], closing["last"]) == (0, 1)
    assert closing["takes"] == ["gladiator", "horse", "chariot"]


def test_the_course_of_the_game() -> None:
    """Every event, turn by turn; itemised when the game is over."""
    match = Match(COLOSSEUM, 3, dealer=SeededDealer("course"))
    while not match.over:
        texts = [match.state.text(action) for action in match.state.actions()]
        match.play(next((text for text in texts if text.startswith("stage")), texts[0]))
    course: Any = match.view(None).as_dict()["course"]
    best = [max(total or 0 for total in totals) for totals in course["totals"]]
    assert best == match.state.scores()
    for event in course["events"]:
        assert course["totals"][event["seat"]][event["turn"] - 1] == event["total"]


def test_what_each_seat_did_last() -> None:
    table = arrange("auctions").play("market 2", "bid 9", "pass")

    deeds = table.seen("deeds")
    assert deeds[0] == {"kind": "bid", "things": {"bid": 9}, "sentence": "Seat 1 bids 9."}
    assert deeds[1]["kind"] == "out"
    assert deeds[2] is None


def test_spectators_see_the_same_but_nothing_of_their_own() -> None:
    table = arrange("auctions").play("market 2", "bid 9")
    spectator, seat = table.view(None), table.view(2)
    assert "own" not in spectator
    private = {"own", "viewer", "legal"}
    assert {key: value for key, value in seat.items() if key not in private} == {
        key: value for key, value in spectator.items() if key not in private
    }
