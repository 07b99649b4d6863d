"""A, B. Set-up and turn order."""

from __future__ import annotations

import json

import pytest

from harena.core.errors import OptionError

from .positions import COLOSSEUM, arrange, new_game

TOTALS = [20, 12, 12, 12, 12, 11, 11, 10, 10, 10, 10, 10, 4, 4, 4]


@pytest.mark.parametrize("seats", [2, 6])
def test_c1_no_game_for_two_or_six(seats: int) -> None:
    with pytest.raises(OptionError, match="3, 4, 5"):
        COLOSSEUM.start(seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c1_three_to_five_may_play(seats: int) -> None:
    assert COLOSSEUM.start(seats).seats == seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c2_every_token_has_its_place(seats: int) -> None:
    """After the deal every type is there in full; the bag holds 112, twelve of them special."""
    s = new_game(seats).state

    lying = [s.market[slot] - 1 for slot in range(15)]
    for kind, total in enumerate(TOTALS):
        held = sum(s.held[16 * seat + kind] for seat in range(5))
        assert s.bag[kind] + s.green[kind] + lying.count(kind) + held == total
    assert s.bag_left == 112
    assert s.bag[12] + s.bag[13] + s.bag[14] == 12


def test_c3_everybody_begins_alike() -> None:
    """30 coins, two squares, nothing else; 18 medals, 10 tickets and 4 podiums in supply."""
    table = new_game(4)

    for seat in range(4):
        player = table.player(seat)
        assert player["coins"] == 30
        assert (player["medals"], player["marker"], player["tickets"], player["podiums"]) == (0, 0, 0, 0)
        assert not player["loge"]
        assert len(player["arena"]) == 2
    assert table.seen("supply") == {"medals": 18, "tickets": 10, "podiums": 4}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c4_one_small_program_of_each_five(seats: int) -> None:
    """The undealt leave the game; 11 to 30 are on sale."""
    table = new_game(seats)

    for seat in range(seats):
        low, high = table.owned(seat)
        assert low <= 5 < high <= 10
    assert len(table.seen("out")) == 10 - 2 * seats
    assert table.seen("sale") == list(range(11, 31))


@pytest.mark.parametrize(("seats", "hand", "leftover"), [(3, 8, 1), (4, 6, 1), (5, 5, 0)])
def test_c5_markets_hands_and_leftover(seats: int, hand: int, leftover: int) -> None:
    table = new_game(seats)

    assert [len(market) for market in table.seen("markets")] == [3] * 5
    assert [sum(table.tokens(seat).values()) for seat in range(seats)] == [hand] * seats
    assert table.seen("leftover") == leftover


def test_c6_the_leftover_comes_first_at_the_first_refill() -> None:
    """The initiator wins market 2: it gets the leftover and two tokens from the bag."""
    table = new_game(4).pass_until("auctions")
    (leftover,) = [kind for kind in range(15) if table.state.green[kind]]

    table.play("market 2", "bid 8", "pass", "pass", "pass")

    assert table.state.market[3] == leftover + 1
    assert len(table.market(2)) == 3
    assert table.state.bag_left == 110
    assert table.seen("leftover") == 0


def test_c7_all_views_are_equal_outside_a_draft() -> None:
    """Nothing is secret but the bag's order and the leftover's face, which no view names."""
    table = new_game(4)

    for text in ("pass", "ticket", "pass", "pass", "market 1", "bid 9", "bid 12"):
        table.play(text)
        views = [table.view(viewer) for viewer in (0, 1, 2, 3, None)]
        for view in views:
            del view["viewer"], view["legal"]
            view.pop("own", None)
        assert all(json.dumps(view) == json.dumps(views[0]) for view in views)


def test_c7_the_leftover_is_only_counted() -> None:
    view = new_game(3).view()

    assert view["leftover"] == 1
    assert "green" not in json.dumps(view)


@pytest.mark.parametrize(
    ("seats", "firsts"), [(3, [32, 8, 21]), (4, [32, 3, 14, 23]), (5, [32, 2, 8, 15, 23])]
)
def test_c8_seats_go_round_the_board(seats: int, firsts: list[int]) -> None:
    table = new_game(seats)

    assert [table.player(seat)["arena"] for seat in range(seats)] == [[first, first + 1] for first in firsts]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c9_no_noble_begins_in_an_arena(seats: int) -> None:
    table = new_game(seats)

    assert {name: noble["square"] for name, noble in table.seen("nobles").items()} == {
        "emperor": 0,
        "consul-1": 12,
        "consul-2": 26,
        "senator-1": 6,
        "senator-2": 19,
        "senator-3": 30,
    }
    assert all(noble["arena"] is None and noble["resting"] for noble in table.seen("nobles").values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c10_the_seat_left_of_the_emperor_starts(seats: int) -> None:
    table = new_game(seats)

    assert table.actor == 0
    assert table.step == "invest"


def test_c11_a_star_may_be_won_by_the_deal() -> None:
    """Three or more, and more than anybody else; a tie gives it to nobody."""
    hands = ["gladiator"] * 4 + ["horse"] * 3 + ["cage"]
    hands += ["gladiator"] * 3 + ["horse"] * 3 + ["ship", "ship"]
    markets = ["comedian"] * 5 + ["musician"] * 4 + ["scenery"] * 4 + ["decoration"] * 2
    programs = [f"program {k}" for k in (1, 2, 3, 6, 7, 8)]
    table = new_game(3, deals=programs + [f"draw {kind}" for kind in markets + hands])

    assert table.star("gladiator") == 0
    assert table.star("horse") is None


def test_c12_program_18_is_as_recorded() -> None:
    """One asset missing leaves 22 spectators."""
    table = arrange(
        "producing",
        programs={0: "18"},
        arenas={0: "32 33 34"},
        tokens={0: "3 gladiator, 3 ship, 2 cage"},
        deals=["die 2"],
    )

    assert table.play("roll", "move senator-1 2", "stage 18").event(0)["base"] == 22


def test_c13_a_phase_goes_round_before_the_next() -> None:
    table = new_game(3).play("ticket")

    assert (table.actor, table.step) == (1, "invest")
    table.play("ticket")
    assert (table.actor, table.step) == (2, "invest")
    table.play("ticket")
    assert (table.actor, table.phase) == (0, "auctions")


def test_c14_a_pass_is_final() -> None:
    """Four medals do not bring an investor back."""
    table = arrange(medals={0: 4}).play("pass")

    assert table.actor == 1
    table.play("pass", "pass")
    assert table.phase == "auctions"


@pytest.mark.parametrize(
    ("seats", "starts"), [(3, [0, 1, 2, 0, 1]), (4, [0, 1, 2, 3, 0]), (5, [0, 1, 2, 3, 4])]
)
def test_c15_the_left_neighbour_starts_the_next_turn(seats: int, starts: list[int]) -> None:
    table = new_game(seats)

    found = []
    for _ in range(5):
        found.append(table.actor)
        table.pass_until("producing")
        if table.state.turn < 5:
            table.pass_until("investing")
    assert found == starts


def test_c16_the_fifth_turn_has_no_ceremony() -> None:
    table = arrange(
        "producing", turn=5, current=2, programs={2: "1"}, tokens={2: "2 gladiator"}, deals=["die 2"]
    )

    table.play("roll", "move emperor 2", "stage 1")

    assert table.over
    assert table.state.podiums_left == 0
    assert table.tokens(2) == {"gladiator": 2}


def test_c16_nothing_can_be_done_after_the_end() -> None:
    table = arrange("producing", turn=5, current=2).play("pass")

    assert table.over
    assert table.refused("pass").rule in ("the end", "C16")
