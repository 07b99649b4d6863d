"""I. Star awards."""

from __future__ import annotations

from harena.core.chance import Luck
from harena.games.colosseum.components import KINDS, STAR_TYPES
from harena.games.colosseum.state import Colosseum

from .positions import COLOSSEUM, Table, arrange

KEEPS = {"star_ties": "holder-keeps"}


def sell(table: Table, kind: str, count: int, partner: int) -> Table:
    """The active player sells some tokens for a coin."""
    return table.play(
        f"offer seat {partner + 1}", *[f"give {kind}"] * count, "next", "next", "coins -1", "accept"
    )


def buy(table: Table, kind: str, count: int, partner: int) -> Table:
    return table.play(
        f"offer seat {partner + 1}", "next", *[f"ask {kind}"] * count, "next", "coins 1", "accept"
    )


def test_c112_props_have_no_star() -> None:
    table = arrange(tokens={0: "5 torch, 4 gladiator"})

    assert {kind: star["holder"] for kind, star in table.seen("stars").items()} == {
        "gladiator": 0,
        "comedian": None,
        "musician": None,
        "horse": None,
        "priest": None,
        "ship": None,
        "lion": None,
    }


def test_c113_three_and_more_than_anybody() -> None:
    table = arrange(tokens={0: "3 musician, 2 horse", 1: "2 musician, horse"})

    assert table.star("musician") == 0
    assert table.star("horse") is None


def test_c114_set_aside_only_a_sole_leader_holds_it() -> None:
    """Drawn level nobody holds it; ahead the other does; level again nobody."""
    table = arrange("trading", tokens={0: "3 lion", 1: "2 lion", 2: "3 lion, ship"}, current=1)
    assert table.star("lion") is None

    table = arrange("trading", tokens={0: "3 lion", 1: "2 lion", 2: "2 lion"}, current=1)
    assert table.star("lion") == 0
    buy(table, "lion", 1, 2)
    assert table.star("lion") is None
    buy(table, "lion", 1, 2)
    assert table.star("lion") == 1
    sell(table, "lion", 1, 2)
    assert table.star("lion") is None


def test_c115_holder_keeps_on_a_tie() -> None:
    """Level, the holder keeps it; overtaken, she loses it."""
    table = arrange("trading", tokens={0: "3 lion", 1: "2 lion", 2: "2 lion"}, current=1, options=KEEPS)

    buy(table, "lion", 1, 2)
    assert table.star("lion") == 0
    buy(table, "lion", 1, 2)
    assert table.star("lion") == 1


def test_c115_holder_falls_below_three() -> None:
    """It goes to the sole leader of the others, or to nobody."""
    tokens = {0: "3 gladiator", 1: "3 gladiator", 2: "horse"}
    table = arrange("trading", tokens=tokens, stars={"gladiator": 0}, options=KEEPS)
    sell(table, "gladiator", 1, 2)
    assert table.star("gladiator") == 1

    tokens = {0: "3 gladiator", 1: "3 gladiator", 2: "3 gladiator", 3: "horse"}
    table = arrange("trading", seats=4, tokens=tokens, stars={"gladiator": 0}, options=KEEPS)
    sell(table, "gladiator", 1, 3)
    assert table.star("gladiator") is None


def test_c116_overtaken_by_two_at_once() -> None:
    tokens = {0: "5 gladiator", 1: "4 gladiator", 2: "4 gladiator"}
    table = arrange("trading", seats=4, tokens=tokens, options=KEEPS)
    assert table.star("gladiator") == 0

    sell(table, "gladiator", 2, 3)
    assert table.star("gladiator") is None


def test_c117_a_star_goes_straight_to_the_new_leader() -> None:
    """Two musicians for a priest: four against two."""
    table = arrange("trading", tokens={0: "4 musician", 1: "2 musician, priest"})
    assert table.star("musician") == 0

    table.play("offer seat 2", "give musician", "give musician", "next", "ask priest", "next", "coins 0")
    table.play("accept")
    assert table.star("musician") == 1


def test_c117_discards_count_together_and_so_does_the_theft() -> None:
    """Between the discards the star rests; after the theft it moves."""
    table = arrange(
        "closing",
        markers={0: 30, 1: 20, 2: 10},
        tokens={0: "4 gladiator, decoration", 1: "3 gladiator, 2 horse", 2: "2 gladiator"},
        shown={0: 1, 1: 4},
    )

    table.play("discard gladiator")
    assert table.star("gladiator") == 0
    table.play("discard horse")
    assert table.star("gladiator") is None
    table.play("take gladiator")
    assert table.star("gladiator") is None
    assert [table.tokens(seat)["gladiator"] for seat in range(3)] == [2, 3, 3]


def test_c118_a_joker_is_no_ship() -> None:
    assert arrange(tokens={0: "2 ship, 2 joker"}).star("ship") is None


def test_c119_staging_costs_no_star() -> None:
    table = arrange(
        "producing",
        current=2,
        arenas={2: "21 22 23"},
        programs={2: "12"},
        tokens={2: "4 lion, 3 gladiator"},
        deals=["die 2"],
    ).play("roll", "move senator-1 2", "stage 12")

    assert table.step == "discard"
    assert table.star("lion") == 2
    table.play("discard lion")
    assert table.star("lion") == 2


def test_c120_every_star_of_a_required_type_counts() -> None:
    """In random games the line of stars is four for each star held and asked for."""
    state = COLOSSEUM.start(4)
    assert isinstance(state, Colosseum)
    luck = Luck(120)
    counted = 0
    for _ in range(8):
        s = state.bare()
        while s.actor != 98:
            producer = s.current
            before = s.shown[producer]
            s.wander(luck)
            if s.phase == 4 and before == 0 and s.shown[producer] != 0:
                kinds = KINDS[s.shown[producer]]
                stars = [k for k in STAR_TYPES if s.star[k] == producer + 1 and (kinds >> k) & 1]
                assert s.bill[8 * producer + 2] == 4 * len(stars)
                assert all(s.held[16 * producer + k] >= 3 for k in stars)
                counted += 1
    assert counted > 20
