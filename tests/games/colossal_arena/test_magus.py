"""K. Magus."""

from __future__ import annotations

from .arrange import Table, arrange

MAGUS = "amazon colossus cyclops ettin gorgon magus troll wyrm"


def _magus(hand: str, deck: int = 20, dead: str = "") -> Table:
    """Seat 1 backs Magus, plays Magus 4 and uses the power."""
    table = arrange(
        MAGUS, dead=dead, hands={0: f"magus 4, {hand}", 1: "wyrm 3, ..."}, bets={"magus 1": 0}, deck=deck
    )
    return table.play("pass", "play magus 4", "use")


def test_r103_magus_discards_living_creatures_cards_in_a_stack() -> None:
    """Three go; the others see the last one and that there are three."""
    table = _magus("troll 2, wyrm 1, magus 9, ettin 1")
    lying = table.state.discarded

    table.play("discard troll 2", "discard wyrm 1", "discard magus 9", "done")

    assert {"troll 2", "wyrm 1", "magus 9"}.isdisjoint(table.hand(0))
    for viewer in (1, 2, None):
        assert table.view(viewer)["discard"] == {"top": "magus 9", "size": lying + 3}
        assert "Troll 2" not in table.story(viewer)
    own = table.view(0)["own"]
    assert isinstance(own, dict)
    assert own["buried"] == ["troll 2", "wyrm 1"]


def test_r103_what_lies_under_the_top_makes_no_difference_to_the_others() -> None:
    """Two different stacks with one top."""
    here = _magus("troll 2, wyrm 1, magus 9, ...").play("discard troll 2", "discard magus 9")
    there = _magus("troll 2, wyrm 1, magus 9, ...").play("discard wyrm 1", "discard magus 9")

    for viewer in (1, None):
        assert here.view(viewer) == there.view(viewer)
    here.play("done")
    there.play("done")
    for viewer in (1, None):
        assert here.view(viewer) == there.view(viewer)
        assert here.story(viewer) == there.story(viewer)
    assert here.view(0) != there.view(0)


def test_r104_magus_discards_combat_cards_only() -> None:
    """No spectator, no referee."""
    table = _magus("spectator 0, magister, prefect, troll 2")

    assert table.legal == ["done", "discard troll 2"]
    for card in ("spectator 0", "magister", "prefect"):
        assert table.refused(f"discard {card}").rule == "R104"


def test_r105_three_cards_in_all() -> None:
    """Dead and living together; the fourth is refused, and no card goes twice."""
    table = _magus("troll 2, troll 3, wyrm 1, wyrm 2", dead="troll")

    table.play("discard troll 2", "discard troll 3")
    assert table.refused("discard troll 2").rule == "R105"
    table.play("discard wyrm 1")

    assert table.legal == ["done"]
    assert table.refused("discard wyrm 2").rule == "R105"


def test_r106_the_last_card_placed_is_the_one_seen() -> None:
    """The player chooses how many, and in which order."""
    none = _magus("troll 2, wyrm 1").play("done")
    assert {"troll 2", "wyrm 1"} <= set(none.hand(0))

    one = _magus("troll 2, wyrm 1").play("discard wyrm 1", "done")
    assert one.discard_top == "wyrm 1"
    assert "Wyrm 1" in one.story(1)

    two = _magus("troll 2, wyrm 1").play("discard wyrm 1", "discard troll 2", "done")
    assert two.discard_top == "troll 2"


def test_r107_only_the_top_of_the_discard_pile_is_in_sight() -> None:
    """A view holds its top and its size, and no list."""
    table = arrange(discards="troll 1, troll 2, wyrm 3")

    for viewer in (0, None):
        assert table.view(viewer)["discard"] == {"top": "wyrm 3", "size": 3}


def test_r108_more_discards_are_more_draws() -> None:
    """Seven cards in hand, three discarded, three in the deck: the third draw ends the game."""
    table = _magus("troll 2, wyrm 1, magus 9, ...", deck=3)

    table.play("discard troll 2", "discard wyrm 1", "discard magus 9", "done")

    assert table.over
    assert table.size(0) == 7
