"""D. Auctions."""

from __future__ import annotations

import pytest

from .positions import FULL_MARKETS, arrange

ONE_WIN = {"auction_wins": "one-per-turn"}
WHEN_DONE = {"refill": "initiator-done"}


def test_c37_one_initiative_each() -> None:
    """Three players, three initiatives, then trading."""
    table = arrange("auctions", tokens={0: "lion"})

    assert [table.actor, table.play("pass").actor, table.play("pass").actor] == [0, 1, 2]
    assert table.play("pass").phase == "trading"


def test_c38_an_auction_opens_at_eight() -> None:
    """With seven coins there is nothing to open; with eight the bid is made without asking."""
    table = arrange("auctions", coins={0: 7, 1: 8, 2: 3})
    assert table.actor == 1

    table.play("market 1")
    assert table.coins(1) == 0
    assert table.coins(0) == 7
    assert "Seat 2 bids 8." in table.story()


def test_c38_not_an_empty_market() -> None:
    table = arrange("auctions", markets={1: "", 2: "lion, lion, lion"}, bag="")

    assert table.offered("market") == ["2"]
    assert table.refused("market 1").rule == "C38"
    assert table.play("market 2").refused("bid 7").rule == "C38"
    assert table.refused("pass").rule == "C41"


def test_c39_any_higher_bid_and_a_pass_for_good() -> None:
    """Seat 1 may jump to all she has; who passed is not asked again."""
    table = arrange("auctions", coins={1: 14}).play("market 1", "bid 9")

    assert table.actor == 1
    assert table.offered("bid") == ["10", "11", "12", "13", "14"]
    assert table.refused("bid 9").rule == "C39"
    table.play("pass", "bid 10")
    assert table.actor == 0
    table.play("bid 11")
    assert table.actor == 2


def test_c40_the_last_bidder_has_won() -> None:
    table = arrange("auctions").play("market 1", "bid 8", "bid 9", "pass", "pass")

    assert table.coins(1) == 21
    assert (table.actor, table.step) == (0, "open")


def test_c41_an_opening_bid_stands() -> None:
    table = arrange("auctions").play("market 1", "bid 12", "pass", "pass")

    assert table.coins(0) == 18
    assert table.tokens(0) == {"torch": 3}


def test_c42_medals_count_in_bids() -> None:
    """Five coins and two medals bid up to 17; outbid, she keeps both."""
    table = arrange("auctions", coins={0: 5}, medals={0: 2}).play("market 1")

    assert table.offered("bid") == [str(n) for n in range(8, 18)]
    assert table.refused("bid 18").rule == "C42"
    table.play("bid 11", "bid 12", "pass", "pass")
    assert (table.coins(0), table.medals(0)) == (5, 2)


@pytest.mark.parametrize(
    ("coins", "price", "coins_left", "medals_left"), [(5, 10, 1, 1), (0, 9, 3, 0), (20, 10, 10, 2)]
)
def test_c43_coins_first_then_as_few_medals_as_needed(
    coins: int, price: int, coins_left: int, medals_left: int
) -> None:
    table = arrange("auctions", coins={0: coins}, medals={0: 2})

    table.play("market 1", f"bid {price}", "pass", "pass")
    assert (table.coins(0), table.medals(0)) == (coins_left, medals_left)
    assert table.seen("supply")["medals"] == 18 - medals_left


def test_c44_an_additional_action_must_be_swapped_first() -> None:
    table = arrange("auctions", coins={1: 3}, tokens={1: "additional-action"}).play("market 1", "bid 8")

    assert table.legal == ["swap", "pass"]
    assert table.refused("bid 9").rule == "C42"
    table.play("swap")
    assert table.legal == ["bid 9", "pass"]


def test_c44_also_before_opening() -> None:
    table = arrange("auctions", coins={0: 3}, tokens={0: "additional-action"})

    assert table.legal == ["swap", "pass"]
    assert table.refused("market 1").rule == "C38"
    table.play("swap")
    assert "market 1" in table.legal


def test_c45_the_winner_takes_the_whole_market() -> None:
    table = arrange("auctions", markets=FULL_MARKETS | {1: "lion, lion, torch"})

    table.play("market 1", "bid 8", "bid 9", "pass", "pass")
    assert table.tokens(1) == {"lion": 2, "torch": 1}
    assert table.market(1) == []


def test_c46_payment_comes_before_the_tokens() -> None:
    """The medal she pays with is the one her Emperor token brings back."""
    table = arrange(
        "auctions",
        coins={0: 2},
        medals={0: 1},
        supply=0,
        markets=FULL_MARKETS | {1: "emperor, lion, horse"},
    ).play("market 1", "pass", "pass")

    assert (table.coins(0), table.medals(0)) == (0, 1)
    assert table.seen("supply")["medals"] == 0
    assert table.tokens(0) == {"horse": 1, "lion": 1}
    assert table.seen("removed")["emperor"] == 1


def test_c47_the_initiator_may_open_again_when_outbid() -> None:
    table = arrange("auctions").play("market 1", "bid 8", "bid 9", "pass", "pass")

    assert table.actor == 0
    assert table.offered("market") == ["2", "3", "4", "5"]


def test_c48_per_initiator_winners_wait_for_the_next_initiator() -> None:
    table = arrange("auctions").play("market 1", "bid 8", "bid 9", "pass", "pass")

    table.play("market 2", "bid 8")
    assert table.actor == 2
    table.play("bid 9", "pass")
    assert table.tokens(2) == {"cage": 3}
    table.play("market 3", "bid 8")
    assert table.tokens(0) == {"chariot": 3}
    assert (table.actor, table.step) == (1, "open")
    table.play("market 4", "bid 8")
    assert table.actor == 2
    table.play("bid 9")
    assert table.actor == 0


def test_c49_one_per_turn_only_those_who_have_not_won() -> None:
    """Seats 1 and 2 have won; in the next initiative only seats 0 and 3 bid."""
    table = arrange("auctions", seats=4, options=ONE_WIN)
    table.play("market 1", "bid 8", "bid 9", "pass", "pass", "pass")
    table.play("market 2", "bid 8", "bid 9", "pass", "pass", "pass")

    assert table.actor == 3
    table.play("market 3", "bid 8")
    assert table.actor == 0
    table.play("bid 9")
    assert table.actor == 3


def test_c50_one_per_turn_winners_do_not_initiate() -> None:
    table = arrange("auctions", seats=4, options=ONE_WIN)
    table.play("market 1", "bid 8", "bid 9", "pass", "pass", "pass")
    table.play("market 2", "bid 8", "bid 9", "pass", "pass", "pass")

    assert (table.actor, table.step) == (3, "open")


def test_c51_alone_she_takes_a_market_for_eight() -> None:
    table = arrange("auctions").play("market 1", "bid 8", "bid 9", "pass", "pass")
    table.play("market 2", "bid 8", "bid 9", "pass")

    table.play("market 4", "bid 8")
    assert table.tokens(0) == {"priest": 3}
    assert table.coins(0) == 22


def test_c52_passing_the_initiative_leaves_the_bidding_open() -> None:
    table = arrange("auctions").play("pass", "market 1", "bid 8", "pass")

    assert (table.actor, table.step) == (0, "raise")
    table.play("pass")
    assert (table.actor, table.step) == (2, "open")


def test_c53_a_win_of_the_initiator_refills_all_empty_markets() -> None:
    table = arrange("auctions").play("market 1", "bid 8", "bid 9", "pass", "pass")
    table.play("market 3", "bid 8", "bid 9", "pass")
    assert [len(market) for market in table.seen("markets")] == [0, 3, 0, 3, 3]

    table.play("market 5", "bid 8")
    assert [len(market) for market in table.seen("markets")] == [3] * 5


@pytest.mark.parametrize(("options", "seen"), [({}, 0), (WHEN_DONE, 3)])
def test_c54_losing_and_passing(options: dict[str, str], seen: int) -> None:
    """Market 2 is empty or full when the next initiator looks; her own win fills it at the latest."""
    table = arrange("auctions", options=options).play("market 2", "bid 8", "bid 9", "pass", "pass", "pass")

    assert table.actor == 1
    assert len(table.market(2)) == seen
    table.play("market 4", "bid 8", "pass", "pass")
    assert [len(market) for market in table.seen("markets")] == [3] * 5


def test_c55_an_initiative_never_begins_with_five_empty_markets() -> None:
    """The running one just ends; before the next all are refilled."""
    table = arrange("auctions", seats=5, coins=dict.fromkeys(range(5), 60))
    for market in (1, 2, 3, 4):
        table.play(f"market {market}", "bid 8", "bid 9")
        while table.actor != 0 or table.step != "open":
            table.play("pass")
    table.play("pass")
    assert (table.actor, table.offered("market")) == (1, ["5"])

    table.play("market 5", "bid 8", "bid 9", "pass", "pass", "pass", "pass")
    assert (table.actor, table.step) == (2, "open")
    assert [len(market) for market in table.seen("markets")] == [3] * 5


def test_c56_markets_are_filled_in_their_order() -> None:
    """The leftover first, then from the bag, market 1 before market 3."""
    table = arrange(
        "auctions",
        leftover="horse",
        deals=["draw horse", "draw lion", "draw ship", "draw cage", "draw torch", "draw joker"],
    ).play("market 3", "bid 8", "bid 9", "pass", "pass", "market 1", "bid 8", "pass")

    assert table.market(1) == ["horse", "lion", "ship"]
    assert table.market(3) == ["cage", "torch", "joker"]


def test_c57_a_bag_that_runs_out() -> None:
    """Two tokens for two empty markets: the first gets both, the second cannot be chosen."""
    markets = FULL_MARKETS | {4: ""}
    table = arrange("auctions", markets=markets, bag="lion, ship").play("market 1", "bid 8", "pass", "pass")

    assert sorted(table.market(1)) == ["lion", "ship"]
    assert table.market(4) == []
    assert table.actor == 1
    assert table.offered("market") == ["1", "2", "3", "5"]
    table.play("market 1", "bid 8", "pass", "pass")
    assert table.tokens(1) == {"lion": 1, "ship": 1}


def test_c58_the_last_refill_is_seen_in_the_next_phase() -> None:
    table = arrange("auctions", current=2).play("market 1", "bid 8", "pass", "pass")

    assert table.phase == "trading"
    assert [len(market) for market in table.seen("markets")] == [3] * 5


def test_c59_unsold_markets_stay() -> None:
    table = arrange("auctions", tokens={0: "gladiator"})
    before = table.seen("markets")

    table.pass_until("producing").pass_until("investing")
    assert table.state.turn == 2
    assert table.seen("markets") == before


def test_c60_per_initiator_one_player_may_win_thrice() -> None:
    table = arrange("auctions", seats=4, coins={2: 60})

    table.play("market 1", "bid 8", "pass", "bid 9", "pass", "pass", "pass")
    table.play("market 2", "bid 8", "bid 9", "pass", "pass", "pass", "pass")
    assert (table.actor, table.step) == (2, "open")
    table.play("market 3", "bid 8", "pass", "pass", "pass")
    assert sum(table.tokens(2).values()) == 9


def test_c60_one_per_turn_a_winner_is_out() -> None:
    table = arrange("auctions", seats=4, coins={2: 60}, options=ONE_WIN)

    table.play("market 1", "bid 8", "pass", "bid 9", "pass", "pass")
    table.play("market 2", "bid 8", "pass")
    assert table.actor == 3


def test_c61_stars_move_with_each_market() -> None:
    table = arrange("auctions", tokens={1: "2 lion"}, markets=FULL_MARKETS | {1: "lion, cage, cage"})
    assert table.star("lion") is None

    table.play("market 1", "bid 8", "bid 9", "pass", "pass")
    assert table.star("lion") == 1
    assert (table.actor, table.step) == (0, "open")
