"""H. The closing ceremony."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.chance import Luck
from harena.core.state import CHANCE
from harena.games.colosseum import steps

from .positions import arrange

PODIUM_FIRST = {"closing_order": "podium-discard-theft"}
MAY = {"joker_discard": "may", "theft": "may"}


def test_c104_one_token_used_in_the_event() -> None:
    """The owner chooses the type; she keeps the rest."""
    table = arrange(
        "closing",
        arenas={0: "32 33 34"},
        tokens={0: "4 gladiator, 2 horse, chariot, scenery, lion"},
        shown={0: 13},
    )

    assert table.offered("discard") == ["gladiator", "horse", "scenery", "chariot"]
    assert table.refused("discard lion").rule == "C104"
    table.play("discard gladiator")
    assert table.tokens(0)["gladiator"] == 3
    assert table.seen("removed")["gladiator"] >= 1


def test_c104_a_joker_that_took_part_may_go() -> None:
    """If it alone took part, it must."""
    deals = ["die 2"]
    position = {0: "gladiator, joker"}
    table = arrange(
        "producing", current=2, programs={2: "1"}, tokens={2: position[0]}, deals=deals, options=MAY
    )
    table.play("roll", "move senator-1 2", "stage 1", "jokers 1")
    assert table.offered("discard") == ["gladiator", "joker"]

    table = arrange(
        "producing", current=2, programs={2: "1"}, tokens={2: "2 joker"}, deals=deals, options=MAY
    )
    table.play("roll", "move senator-1 2", "stage 1", "jokers 2")
    assert table.tokens(2) == {"joker": 1}
    assert table.state.turn == 2


def test_c105_no_event_no_discard() -> None:
    table = arrange("closing", tokens={0: "2 gladiator, torch, decoration", 2: "2 gladiator"}, shown={0: 1})

    table.play("discard decoration")
    assert table.step == "take"
    assert table.tokens(2) == {"gladiator": 2}


def test_c106_discards_are_out_of_the_game_for_all_to_see() -> None:
    table = arrange("closing", tokens={0: "2 gladiator, decoration"}, shown={0: 1})
    bag = table.state.bag_left
    before = table.seen("removed")["decoration"]

    table.play("discard decoration")
    assert table.state.bag_left == bag
    for viewer in (0, 1, 2, None):
        assert table.seen("removed", viewer)["decoration"] == before + 1


def test_c107_the_podium_goes_to_the_highest_marker() -> None:
    """Whoever had this turn's best event."""
    table = arrange(
        "closing",
        turn=2,
        markers={0: 40, 1: 38, 2: 10},
        tokens={0: "2 gladiator, decoration", 1: "2 comedian, lion"},
        shown={0: 1, 1: 2},
    ).play("discard gladiator")

    assert table.player(0)["podiums"] == 1
    assert table.player(1)["podiums"] == 0


def test_c107_all_four_are_given_in_four_turns() -> None:
    table = arrange("closing", turn=4, markers={0: 20, 1: 5, 2: 6}, tokens={0: "lion"})

    assert table.seen("supply")["podiums"] == 0
    assert table.state.turn == 5


def test_c108_a_tie_goes_to_the_richer() -> None:
    table = arrange("closing", markers={0: 40, 1: 40}, coins={0: 22, 1: 30}, tokens={1: "lion"})

    assert table.player(1)["podiums"] == 1


def test_c108_then_to_the_dice() -> None:
    """Either of them, evenly."""
    table = arrange("closing", markers={0: 40, 1: 40}, tokens={0: "lion", 1: "horse"}, deals=["tie seat 2"])
    assert table.player(1)["podiums"] == 1
    assert table.match.log[0] == "tie seat 2"


def test_c108_the_draw_is_even() -> None:
    """Of many draws each of the tied gets about half."""
    s = arrange("closing", markers={0: 40}).state.clone()
    s.tied = 0b011
    s.goes_to(steps.PODIUM_TIE, CHANCE)
    luck = Luck(3)
    drawn = Counter(s.text(s.sample(luck)) for _ in range(1000))
    assert set(drawn) == {"tie seat 1", "tie seat 2"}
    assert min(drawn.values()) > 400
    assert s.urn() == f"podium {s.turn}"


def test_c109_rich_is_coins_in_hand() -> None:
    """Two medals do not make 20 coins richer than 21."""
    table = arrange("closing", markers={0: 9, 1: 9}, coins={0: 20, 1: 21}, medals={0: 2}, tokens={1: "lion"})

    assert table.player(1)["podiums"] == 1


def test_c110_the_last_takes_from_the_first() -> None:
    """A standard token of her choice, or none; specials are safe."""
    table = arrange(
        "closing",
        markers={0: 30, 1: 10, 2: 20},
        tokens={0: "lion, 2 joker, additional-action"},
        options=MAY,
    )

    assert (table.actor, table.legal) == (1, ["take lion", "none"])
    assert table.refused("take joker").rule == "C110"
    table.play("take lion")
    assert table.tokens(1) == {"lion": 1}


def test_c110_she_may_decline() -> None:
    table = arrange("closing", markers={0: 30, 1: 10, 2: 20}, tokens={0: "lion"}, options=MAY).play("none")

    assert table.tokens(0) == {"lion": 1}
    assert (table.phase, table.actor) == ("investing", 1)


def test_c110_all_level() -> None:
    """The richest gets the podium; the poorest of the others takes."""
    table = arrange(
        "closing",
        markers={0: 20, 1: 20, 2: 20},
        coins={0: 10, 1: 15, 2: 12},
        tokens={1: "lion, horse"},
    )

    assert table.player(1)["podiums"] == 1
    assert table.actor == 0


def test_c110_dice_for_the_last_place() -> None:
    table = arrange("closing", markers={0: 20}, tokens={0: "lion, horse"}, deals=["tie seat 3"])

    assert (table.actor, table.step) == (2, "take")
    assert table.match.log == ["tie seat 3"]


@pytest.mark.parametrize(("options", "first"), [({}, "discard"), (PODIUM_FIRST, "podium")])
def test_c111_the_order_of_the_ceremony(options: dict[str, str], first: str) -> None:
    """A podium to be diced for is known before the discards, or after."""
    table = arrange(
        "closing",
        markers={0: 40, 1: 40},
        tokens={0: "2 gladiator, decoration", 1: "2 comedian, decoration"},
        shown={0: 1, 1: 2},
        options={**MAY, **options},
    )
    assert bool(table.match.log) is (first == "podium")

    table.play("discard decoration")
    assert table.actor == 1
    table.play("discard decoration", "none")
    assert (table.phase, table.actor, table.state.turn) == ("investing", 1, 2)
