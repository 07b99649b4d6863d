"""What the rulings leave open, settled: D1 to D35."""

from __future__ import annotations

import pytest

from harena.games.colosseum.components import TOKEN_NAMES

from .positions import FULL_MARKETS, arrange, new_game

NO_MARKETS: dict[int, str] = {}


def test_d1_no_market_and_nothing_to_refill() -> None:
    """The initiative ends at once, even for the holder of an Additional Action."""
    table = arrange("auctions", markets=NO_MARKETS, bag="", tokens={0: "additional-action, lion"})

    assert table.phase == "trading"
    assert table.tokens(0)["additional-action"] == 1


def test_d2_a_gift_that_cannot_be_answered_ends_the_draft() -> None:
    """The partner has no coins, and lions only: nothing can be asked for; the offer is used up."""
    table = arrange("trading", coins={0: 5, 1: 0}, tokens={0: "lion, ship", 1: "lion"})

    table.play("offer seat 2", "give lion")
    assert "next" in table.legal
    table.play("next")
    assert table.step == "bargain"
    assert table.seen("offers") == 1


@pytest.mark.parametrize("tokens", ["", "2 joker"])
def test_d3_no_theft_without_a_standard_token(tokens: str) -> None:
    """And no roll for last place either."""
    table = arrange("closing", markers={0: 20}, tokens={0: tokens})

    assert table.match.log == []
    assert (table.phase, table.state.turn) == ("investing", 2)


def test_d4_too_poor_to_open() -> None:
    table = arrange("auctions", coins={0: 7, 1: 7}, supply=1, tokens={1: "additional-action"})

    assert (table.actor, table.legal) == (1, ["swap", "pass"])
    table.play("swap")
    assert "market 1" in table.legal


def test_d5_the_safety_refill_comes_before_every_initiator() -> None:
    """Rich or poor; but a player who is skipped brings none."""
    table = arrange("auctions", markets=NO_MARKETS, coins={0: 0})
    assert [len(market) for market in table.seen("markets")] == [3] * 5
    assert len(table.match.log) == 15
    assert table.actor == 1

    one_win = {"auction_wins": "one-per-turn"}
    last = arrange("auctions", markets={1: "lion, ship, cage"}, options=one_win)
    last.play("market 1", "bid 8", "bid 9", "pass", "pass")
    assert (last.actor, last.step) == (2, "open")
    assert len(last.match.log) == 5 + 15


def test_d6_initiator_done_refills_however_it_ends() -> None:
    """For lack of money too."""
    table = arrange(
        "auctions", coins={0: 0}, markets=FULL_MARKETS | {3: ""}, options={"refill": "initiator-done"}
    )

    assert len(table.market(3)) == 3
    assert table.actor == 1


def test_d7_an_approach_goes_to_the_active_player() -> None:
    table = arrange("trading", start=1, tokens={0: "lion", 1: "horse", 2: "ship"}).play("done")

    assert (table.actor, table.offered("offer seat")) == (2, ["2"])


def test_d8_equal_dice_and_like_nobles_are_all_listed() -> None:
    table = arrange("producing", loges="0", deals=["dice 3 3"]).play("roll")

    assert len(table.legal) == 12
    assert len(table.play("first senator-1 3").legal) == 5


def test_d9_chance_with_one_outcome_is_still_an_event() -> None:
    """The leftover is drawn like any token."""
    table = arrange("auctions", leftover="horse").play("market 1", "bid 8", "pass", "pass")

    assert table.match.log[4] == "draw horse"
    assert len(table.match.log) == 7


def test_d10_the_order_of_the_deal() -> None:
    """Programs by seat, markets, then hand after hand."""
    match = new_game(3).match

    assert [int(text.split()[1]) <= 5 for text in match.log[:6]] == [True] * 3 + [False] * 3
    drawn = [text.removeprefix("draw ") for text in match.log[6:]]
    assert len(drawn) == 39
    view = match.view(None).as_dict()
    assert [kind for market in view["markets"] for kind in market] == drawn[:15]  # type: ignore[attr-defined]
    hand = drawn[15:23]
    assert view["players"][0]["tokens"] == {  # type: ignore[index]
        name: hand.count(name) for name in TOKEN_NAMES if name in hand
    }


def test_d11_one_draw_breaks_a_tie() -> None:
    """Whatever the dice of the table."""
    table = arrange("closing", markers={0: 9, 1: 9}, options={"dice": "one-to-three"})

    assert [text.split()[0] for text in table.match.log] == ["tie"]


def test_d12_nothing_to_choose_is_no_line_in_the_record() -> None:
    table = arrange("producing", programs={0: "1"}, tokens={0: "2 gladiator"}, deals=["die 2"])
    table.play("roll", "move senator-1 2", "stage 1")

    assert table.match.log == ["roll", "die 2", "move senator-1 2", "stage 1"]


def test_d14_rising_looks_at_the_highest_program_staged() -> None:
    table = arrange(coins={0: 40}, turn=3, staged={0: "14 18"}, options={"program_order": "rising"})

    assert table.offered("buy")[0] == "19"


def test_d15_affordable_means_with_the_coins_in_hand() -> None:
    """One medal short of a loge: no extra until it is cashed."""
    table = arrange(coins={0: 10}, medals={0: 3}).play("ticket")
    assert "extra-medals" not in table.legal

    table.play("cash")
    assert "extra-medals" in table.legal


def test_d16_a_token_got_back_stays_locked() -> None:
    """Sold, and another of its kind bought: by count it is the one given away."""
    table = arrange("trading", tokens={0: "lion", 1: "lion, horse"})
    table.play("offer seat 2", "give lion", "next", "next", "coins -1", "accept")
    table.play("offer seat 2", "next", "ask lion", "next", "coins 1", "accept")
    assert table.tokens(0) == {"lion": 1}

    table.play("offer seat 2")
    assert table.offered("give") == []
    assert table.refused("give lion").rule == "C67"


def test_d16_a_swapped_action_cannot_be_traded() -> None:
    """Specials are traded at this table: two held, one swapped, one left to give."""
    table = arrange(
        "trading", tokens={0: "2 additional-action", 1: "horse"}, options={"trade_specials": "yes"}
    ).play("swap", "offer seat 2", "give additional-action")

    assert table.offered("give") == []


def test_d16_what_came_in_for_a_swapped_one_is_locked() -> None:
    """The only Additional Action is swapped, another bought: it stays for this phase."""
    specials = {"trade_specials": "yes"}
    table = arrange("trading", tokens={0: "additional-action", 1: "additional-action"}, options=specials)
    table.play("swap", "offer seat 2", "next", "ask additional-action", "next", "coins 1", "accept")
    assert table.tokens(0) == {"additional-action": 1}
    assert table.seen("own", 0)["bounds"] is None


def test_d16_a_swap_spends_a_locked_one_first() -> None:
    """One of her own, one bought: after a swap her own may still be traded."""
    specials = {"trade_specials": "yes"}
    table = arrange("trading", tokens={0: "additional-action", 1: "additional-action"}, options=specials)
    table.play("offer seat 2", "next", "ask additional-action", "next", "coins 1", "accept", "swap")
    assert table.seen("own", 0)["bounds"]["give"] == {"additional-action": 1}


def test_d17_choosing_the_partner_is_an_offer() -> None:
    table = arrange("trading", medals={0: 1}, tokens={0: "lion", 1: "horse"}).play("offer seat 2", "cancel")

    assert table.seen("offers") == 1
    table.play("cash")
    assert table.seen("offers") == 1


def test_d18_a_counter_is_always_possible() -> None:
    """It need not resemble the offer; dropped, it is a refusal."""
    table = arrange("trading", coins={0: 0, 1: 1}, tokens={0: "lion"})
    table.play("offer seat 2", "give lion", "next", "next", "coins -1")
    assert table.legal == ["accept", "decline", "counter"]
    table.play("counter", "next", "ask lion", "next", "coins 1")
    assert table.actor == 0

    table = arrange("trading", coins={0: 9, 1: 0}, tokens={0: "lion", 1: "horse"})
    table.play("offer seat 2", "next", "ask horse", "next", "coins 5", "counter", "give horse", "cancel")
    assert (table.actor, table.step) == (0, "bargain")


def test_d19_nobody_holds_a_star_with_fewer_than_three() -> None:
    table = arrange("trading", tokens={0: "3 lion"}, options={"star_ties": "holder-keeps"}).play(
        "offer seat 2", "give lion", "next", "next", "coins -1", "accept"
    )

    assert table.star("lion") is None


def test_d21_the_final_cash_changes_no_holding() -> None:
    table = arrange("producing", turn=5, current=2, medals={0: 3}).play("pass")

    assert table.over
    assert (table.coins(0), table.medals(0)) == (30, 3)
    assert table.state.ranking()[0] == [0]


def test_d22_nobody_has_staged_anything() -> None:
    """The richest gets the podium, the poorest of the others takes."""
    table = arrange("closing", coins={0: 10, 1: 40, 2: 20}, tokens={1: "lion, horse"})

    assert table.player(1)["podiums"] == 1
    assert (table.actor, table.step) == (0, "take")


def test_d23_rolling_is_always_asked() -> None:
    table = arrange("producing")

    assert table.legal == ["roll", "pass"]


def test_d24_a_lone_type_is_discarded_without_asking() -> None:
    table = arrange("closing", tokens={0: "2 gladiator, lion"}, shown={0: 1})

    assert table.tokens(0) == {"gladiator": 1, "lion": 1}
    assert "discard" not in " ".join(table.match.log)


def test_d25_medals_paid_return_before_emperors_are_exchanged() -> None:
    table = arrange(
        "auctions",
        coins={0: 0},
        medals={0: 2},
        supply=0,
        markets=FULL_MARKETS | {1: "emperor, emperor, lion"},
    ).play("market 1", "bid 12", "pass", "pass")

    assert table.medals(0) == 2


def test_d26_nudges_come_before_the_event_and_stay() -> None:
    table = arrange("producing", medals={0: 1}, deals=["die 2"])
    table.play("roll", "move senator-1 2", "nudge emperor -2")

    assert table.seen("nobles")["emperor"]["square"] == 34
    assert table.actor == 1
    assert "Seat 1 stages no event." in table.story()


def test_d27_a_lone_bidder_may_bid_more_than_eight() -> None:
    table = arrange("auctions").play("market 1", "bid 8", "bid 9", "pass", "pass")
    table.play("market 2", "bid 8", "bid 9", "pass", "market 3")

    assert "bid 9" in table.legal
    assert table.play("bid 30").coins(0) == 0


def test_d28_done_ends_only_her_own_offers() -> None:
    table = arrange("trading", tokens={0: "lion", 1: "horse", 2: "ship"}).play("done")

    table.play("offer seat 1", "give horse", "next", "ask lion", "next", "coins 0")
    assert (table.actor, table.legal) == (0, ["accept", "decline"])
    table.play("accept", "pass", "done")
    assert (table.actor, table.step) == (2, "approach")


def test_d35_a_winner_in_anothers_initiative_initiates_later() -> None:
    table = arrange("auctions").play("market 1", "bid 8", "bid 9", "pass", "pass", "pass")

    assert (table.actor, table.step) == (1, "open")
