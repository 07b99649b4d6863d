"""C. Investing."""

from __future__ import annotations

import pytest

from .positions import arrange


def test_c17_one_investment() -> None:
    """Without medals or Additional Actions nothing is left to ask: the next player invests."""
    table = arrange().play("ticket")

    assert (table.actor, table.step) == (1, "invest")
    assert "seat 1: done" not in table.match.log


def test_c18_paid_and_owned_at_once() -> None:
    table = arrange().play("buy 20")

    assert table.coins(0) == 5
    assert table.owned(0) == [20]
    assert 20 not in table.seen("sale")


def test_c19_a_program_may_be_too_large_for_the_arena() -> None:
    """It can be bought, but not staged."""
    table = arrange(
        tokens={0: "2 comedian, 2 chariot, 3 cage, torch"}, programs={0: "2"}, deals=["die 2"]
    ).play("buy 21")
    table.pass_until("producing").play("roll", "move emperor 2")

    assert table.offered("stage") == ["2"]
    assert table.refused("stage 21").rule == "C91"


@pytest.mark.parametrize(("order", "legal"), [("any", True), ("rising", False)])
def test_c20_the_order_of_programs(order: str, legal: bool) -> None:
    """Staged 20 and then 10 again: 17 may be bought if any may; 21 either way."""
    table = arrange(coins={0: 40}, turn=3, staged={0: "20 10"}, options={"program_order": order})

    assert ("buy 17" in table.legal) is legal
    assert "buy 21" in table.legal
    if not legal:
        assert table.refused("buy 17").rule == "C20"


def test_c21_one_copy_of_each_program() -> None:
    table = arrange(coins={1: 40}).play("buy 24")

    assert "buy 24" not in table.legal
    assert table.refused("buy 24").rule == "C21"
    assert table.refused("buy 3").rule == "C4"
    assert "buy 27" in table.legal


def test_c22_two_expansions_at_either_end() -> None:
    table = arrange(medals={0: 4}, coins={0: 40})

    table.play("expand left")
    assert table.player(0)["arena"] == [31, 32, 33]
    table.play("extra-medals", "expand right")
    assert table.player(0)["arena"] == [31, 32, 33, 34]
    assert table.coins(0) == 20
    table.play("extra-medals")
    assert not table.offered("expand")
    assert table.refused("expand left").rule == "C22"


def test_c23_both_on_the_same_side() -> None:
    table = arrange(seats=5, current=1, medals={1: 2})

    table.play("expand left", "extra-medals", "expand left")
    assert table.player(1)["arena"] == [0, 1, 2, 3]


def test_c24_a_noble_on_the_new_square_is_in_at_once() -> None:
    table = arrange(
        nobles={"senator-3": 31}, programs={0: "1"}, tokens={0: "2 gladiator"}, deals=["die 2"]
    ).play("expand left")

    table.pass_until("producing").play("roll", "move emperor 2", "stage 1")
    assert table.event(0)["nobles"] == 3


def test_c25_a_resting_area_inside_an_arena_is_both() -> None:
    """The Emperor ends on square 0: a medal, and seven spectators."""
    table = arrange(
        "producing",
        seats=5,
        current=1,
        arenas={1: "0 1 2 3"},
        nobles={"emperor": 32},
        programs={1: "1"},
        tokens={1: "2 gladiator"},
        deals=["die 4"],
    ).play("roll", "move emperor 4")

    assert table.medals(1) == 1
    table.play("stage 1", "medals 0")
    assert table.event(1)["nobles"] == 7


@pytest.mark.parametrize("sides", [("left", "left"), ("left", "right"), ("right", "right")])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c26_arenas_never_collide(seats: int, sides: tuple[str, str]) -> None:
    """Everybody expands twice; the laws are checked after each step."""
    table = arrange(seats=seats, medals=dict.fromkeys(range(seats), 2))

    for _ in range(seats):
        table.play(f"expand {sides[0]}", "extra-medals", f"expand {sides[1]}")
    assert [len(table.player(seat)["arena"]) for seat in range(seats)] == [4] * seats


def test_c27_ten_season_tickets_and_no_more() -> None:
    table = arrange(tickets={1: 9}).play("ticket")

    assert table.seen("supply")["tickets"] == 0
    assert "ticket" not in table.legal
    assert table.refused("ticket").rule == "C27"
    assert arrange(coins={0: 9}).refused("ticket").rule == "C27"


def test_c27_a_ticket_counts_this_very_turn() -> None:
    table = arrange(programs={0: "1"}, tokens={0: "2 gladiator"}, deals=["die 2"]).play("ticket")

    table.pass_until("producing").play("roll", "move emperor 2", "stage 1")
    assert table.event(0)["tickets"] == 5


def test_c28_one_loge_an_arena() -> None:
    table = arrange(medals={0: 2}).play("loge", "extra-medals")

    assert table.coins(0) == 25
    assert "loge" not in table.legal
    assert table.refused("loge").rule == "C28"
    assert arrange(coins={0: 4}, medals={0: 1}).refused("loge").rule == "C28"


def test_c29_a_small_arena_has_room_for_everything() -> None:
    """A loge, four tickets and two podiums: 26 spectators."""
    table = arrange(
        "producing",
        loges="0",
        tickets={0: 4},
        podiums={0: 2},
        programs={0: "1"},
        tokens={0: "2 gladiator"},
        deals=["dice 2 2"],
    ).play("roll", "together emperor 4", "stage 1")

    assert table.event(0)["tickets"] + table.event(0)["podiums"] == 26


def test_c30_two_medals_for_another_investment_repeatedly() -> None:
    table = arrange(medals={0: 4})

    table.play("ticket", "extra-medals", "ticket", "extra-medals", "ticket")
    assert (table.coins(0), table.medals(0), table.player(0)["tickets"]) == (0, 0, 3)
    assert table.seen("supply")["medals"] == 18
    assert table.actor == 1


def test_c30_not_with_one_medal() -> None:
    table = arrange(medals={0: 1}).play("loge")

    assert table.legal == ["cash", "done"]
    assert table.refused("extra-medals").rule == "C30"
    assert table.refused("ticket").rule == "C30"


def test_c31_an_additional_action_for_another_investment() -> None:
    """The token leaves the game; the investment is paid as ever."""
    table = arrange(coins={0: 20}, tokens={0: "additional-action"})

    table.play("expand left", "extra-aa", "expand right")
    assert table.coins(0) == 0
    assert table.tokens(0) == {}
    assert table.seen("removed")["additional-action"] == 1
    assert len(table.player(0)["arena"]) == 4


def test_c31_not_without_the_token() -> None:
    assert arrange(medals={0: 2}).play("loge").refused("extra-aa").rule == "C31"


def test_c32_mixed_and_of_the_same_kind() -> None:
    table = arrange(medals={0: 2}, tokens={0: "additional-action"})

    table.play("ticket", "extra-aa", "ticket", "extra-medals", "ticket")
    assert table.player(0)["tickets"] == 3


def test_c33_no_extra_without_a_first_investment() -> None:
    table = arrange(medals={0: 4}, tokens={0: "additional-action"})

    assert not [text for text in table.legal if text.startswith("extra")]
    assert table.refused("extra-medals").rule == "C33"


def test_c34_no_extra_that_could_not_be_used() -> None:
    """With four coins not even a loge is left; two medals are still six coins each."""
    table = arrange(coins={0: 14}, medals={0: 2}).play("ticket")

    assert table.legal == ["cash", "done"]
    assert table.refused("extra-medals").rule == "C34"


def test_c34_what_is_paid_for_must_be_made() -> None:
    table = arrange(medals={0: 2}).play("loge", "extra-medals")

    assert table.step == "extra"
    assert "pass" not in table.legal
    assert table.refused("pass").rule == "C34"


def test_c35_a_new_loge_gives_two_dice_at_once() -> None:
    table = arrange(deals=["dice 3 4"]).play("loge").pass_until("producing").play("roll")

    assert table.seen("production")["dice"] == ["3", "4"]


def test_c36_medals_are_cashed_before_they_pay() -> None:
    table = arrange(coins={0: 7}, medals={0: 1})

    assert "expand left" not in table.legal
    assert table.refused("expand left").rule == "C22"
    table.play("cash")
    assert (table.coins(0), table.medals(0)) == (13, 0)
    table.play("expand left")
    assert table.coins(0) == 3


def test_c36_a_program_too_dear() -> None:
    table = arrange()

    assert table.refused("buy 30").rule == "C18"
    assert table.refused("cash").rule == "C121"
    assert table.refused("swap").rule == "C122"
