"""E. Trading."""

from __future__ import annotations

import pytest

from .positions import Table, arrange

SPECIALS = {"trade_specials": "yes"}


def swap_one(table: Table, give: str, ask: str, partner: int) -> Table:
    """One token for one, offered to a seat and accepted."""
    return table.play(
        f"offer seat {partner + 1}", f"give {give}", "next", f"ask {ask}", "next", "coins 0", "accept"
    )


def test_c62_every_trade_has_the_active_player_on_one_side() -> None:
    """Seat 0 offers to anybody; afterwards the others offer to her alone."""
    table = arrange("trading", tokens={0: "lion", 1: "horse", 2: "ship"})

    assert table.offered("offer seat") == ["2", "3"]
    assert table.refused("offer seat 1").rule == "C62"
    table.play("done")
    assert (table.actor, table.step) == (1, "approach")
    assert table.offered("offer seat") == ["1"]
    assert table.refused("offer seat 3").rule == "C62"


def test_c63_only_coins_and_tokens() -> None:
    """Nothing else has a word in a draft."""
    table = arrange("trading", medals={0: 3}, tickets={0: 1}, tokens={0: "lion, cage", 1: "horse"})

    table.play("offer seat 2")
    assert table.legal == ["give lion", "give cage", "next", "cancel"]
    table.play("give lion", "next")
    assert table.legal == ["ask horse", "next", "cancel"]
    table.play("ask horse", "next")
    assert table.legal == [f"coins {n}" for n in range(-30, 31)] + ["cancel"]


@pytest.mark.parametrize(("options", "legal"), [({}, False), (SPECIALS, True)])
def test_c64_special_tokens(options: dict[str, str], legal: bool) -> None:
    tokens = {0: "lion, joker", 1: "horse, additional-action"}
    table = arrange("trading", tokens=tokens, options=options).play("offer seat 2")

    assert ("give joker" in table.legal) is legal
    if not legal:
        assert table.refused("give joker").rule == "C64"
    table.play("give lion", "next")
    assert ("ask additional-action" in table.legal) is legal


def test_c65_each_side_gives_something() -> None:
    """For a token alone the partner pays; for nothing there is no offer; coins do not buy coins."""
    table = arrange("trading", tokens={0: "lion", 1: "horse"})

    table.play("offer seat 2", "give lion", "next", "next")
    assert table.offered("coins") == [str(n) for n in range(-30, 0)]
    assert table.refused("coins 0").rule == "C65"
    table.play("cancel", "offer seat 2", "next")
    assert table.legal == ["ask horse", "cancel"]
    assert table.refused("next").rule == "C65"
    table.play("ask horse", "next")
    assert table.offered("coins") == [str(n) for n in range(1, 31)]
    assert table.refused("coins 0").rule == "C65"
    assert table.refused("coins 31").rule == "C73"


def test_c66_no_type_on_both_sides() -> None:
    table = arrange("trading", tokens={0: "2 lion", 1: "lion, horse"}).play(
        "offer seat 2", "give lion", "next"
    )

    assert table.offered("ask") == ["horse"]
    assert table.refused("ask lion").rule == "C66"


def test_c67_a_token_got_by_trade_is_locked() -> None:
    """Seat 1 had no lion before: she cannot pass on the one she got."""
    table = arrange("trading", tokens={0: "lion", 1: "horse, ship", 2: "cage"})
    swap_one(table, "lion", "horse", 1).play("done", "pass", "pass")

    assert table.actor == 1
    table.play("offer seat 3")
    assert table.offered("give") == ["ship"]
    assert table.refused("give lion").rule == "C67"


def test_c67_as_many_as_one_held_before() -> None:
    table = arrange("trading", tokens={0: "lion", 1: "horse, lion", 2: "cage"})
    swap_one(table, "lion", "horse", 1).play("done", "pass", "pass")

    table.play("offer seat 3", "give lion")
    assert table.offered("give") == []
    assert table.tokens(1) == {"lion": 2}


def test_c68_free_again_in_the_next_turn() -> None:
    table = arrange("trading", tokens={0: "lion", 1: "horse, ship", 2: "cage"})
    swap_one(table, "lion", "horse", 1).pass_until("producing").pass_until("trading")

    table.play("offer seat 3")
    assert "give lion" in table.legal


def test_c68_retrade_yes_never_locks() -> None:
    table = arrange("trading", tokens={0: "lion", 1: "horse, ship", 2: "cage"}, options={"retrade": "yes"})
    swap_one(table, "lion", "horse", 1).play("done", "pass", "pass", "offer seat 3")

    assert "give lion" in table.legal


def test_c69_coins_are_never_locked() -> None:
    """Sold for five, spent again for a horse."""
    table = arrange("trading", coins={0: 0}, tokens={0: "lion", 2: "horse"})

    table.play("offer seat 2", "give lion", "next", "next", "coins -5", "accept")
    table.play("offer seat 3", "next", "ask horse", "next", "coins 5", "accept")
    assert table.tokens(0) == {"horse": 1}
    assert [table.coins(seat) for seat in range(3)] == [0, 25, 35]


def test_c70_one_indivisible_exchange() -> None:
    table = arrange("trading", tokens={0: "2 lion", 1: "horse"})
    table.play("offer seat 2", "give lion", "give lion", "next", "ask horse", "next", "coins 3")
    assert table.tokens(0) == {"lion": 2}

    table.play("accept")
    assert (table.tokens(0), table.tokens(1)) == ({"horse": 1}, {"lion": 2})
    assert (table.coins(0), table.coins(1)) == (27, 33)


def test_c71_one_counter_offer() -> None:
    """The proposer can only take it or leave it."""
    table = arrange("trading", tokens={0: "lion", 1: "horse, ship"})
    table.play("offer seat 2", "give lion", "next", "ask horse", "next", "coins 0")
    assert (table.actor, table.legal) == (1, ["accept", "decline", "counter"])

    table.play("counter", "give ship", "next", "ask lion", "next", "coins -2")
    assert (table.actor, table.legal) == (0, ["accept", "decline"])
    assert table.refused("counter").rule == "C71"
    table.play("accept")
    assert (table.tokens(0), table.tokens(1)) == ({"ship": 1}, {"horse": 1, "lion": 1})
    assert table.coins(0) == 28


def test_c71_declined() -> None:
    table = arrange("trading", tokens={0: "lion", 1: "horse"})
    table.play("offer seat 2", "give lion", "next", "ask horse", "next", "coins 0", "decline")

    assert (table.actor, table.step) == (0, "bargain")
    assert table.tokens(0) == {"lion": 1}


def test_c72_five_offers_a_turn() -> None:
    """Begun is begun; then each other player may make one, clockwise."""
    table = arrange("trading", seats=4, medals={0: 1}, tokens={0: "lion", 1: "horse", 2: "ship", 3: "cage"})
    for _ in range(5):
        table.play("offer seat 2", "cancel")

    assert table.legal == ["cash", "done"]
    assert table.refused("offer seat 2").rule == "C72"
    table.play("done")
    asked = []
    while table.step == "approach":
        asked.append(table.actor)
        table.play("pass")
    assert asked == [1, 2, 3]
    assert (table.actor, table.step) == (1, "bargain")


def test_c72_one_approach_each() -> None:
    """Made, declined or dropped: the next neighbour is asked."""
    table = arrange("trading", tokens={0: "lion", 1: "horse", 2: "ship"}).play("done")

    table.play("offer seat 1", "give horse", "next", "ask lion", "next", "coins 0")
    assert (table.actor, table.step) == (0, "last-answer")
    table.play("decline")
    assert (table.actor, table.step) == (2, "approach")
    table.play("offer seat 1", "cancel")
    assert (table.actor, table.step) == (1, "bargain")


def test_c73_only_what_is_in_hand() -> None:
    """Two coins offer two; the medal must be cashed first."""
    table = arrange("trading", coins={0: 2}, medals={0: 1}, tokens={1: "horse"})
    table.play("offer seat 2", "next", "ask horse")

    assert table.refused("ask horse").rule == "C73"
    table.play("next")
    assert table.offered("coins") == ["1", "2"]
    table.play("cancel", "cash", "offer seat 2", "next", "ask horse", "next")
    assert table.offered("coins") == [str(n) for n in range(1, 9)]


def test_c73_conversions_while_approaching() -> None:
    """After `cash` or `swap` the same player is asked again."""
    table = arrange(
        "trading", medals={1: 1}, tokens={0: "lion", 1: "horse, additional-action", 2: "ship"}
    ).play("done", "cash", "swap")

    assert (table.actor, table.step) == (1, "approach")
    assert (table.coins(1), table.medals(1)) == (36, 1)


def test_c65_nobody_to_trade_with() -> None:
    """Without tokens on either side an offer to that player is not listed."""
    table = arrange("trading", coins={0: 0, 1: 0}, tokens={0: "lion", 2: "horse"})

    assert table.offered("offer seat") == ["3"]
    assert table.refused("offer seat 2").rule == "C65"
