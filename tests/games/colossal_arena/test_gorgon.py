"""I. Gorgon."""

from __future__ import annotations

from .arrange import Table, arrange


def _ask(victim: str, named: str = "troll", **more: str) -> Table:
    """Seat 1 plays Gorgon and asks Seat 2 for a creature."""
    table = arrange(
        dead=more.get("dead", ""),
        hands={
            0: "gorgon 3, gorgon 4, gorgon 5, gorgon 6, gorgon 7, gorgon 8, gorgon 9, gorgon 10",
            1: victim,
            2: "wyrm 1",
        },
        stunned={1: more.get("stunned", "")},
        bets={"gorgon 1": 0},
        deck=20,
    )
    return table.play("pass", "play gorgon 4", "target seat 2", f"name {named}")


def test_r90_the_victim_chooses_which_card_to_give() -> None:
    """Asked for Troll she gives Troll 2 or Troll 9, and nothing else."""
    table = _ask("troll 2, troll 9, wyrm 3")

    assert table.actor == 1
    assert table.legal == ["give troll 2", "give troll 9"]
    assert table.refused("give wyrm 3").rule == "R90"
    table.play("give troll 2")
    assert "troll 2" in table.hand(0)
    assert table.hand(1) == ["troll 9", "wyrm 3"]
    assert (table.actor, table.step) == (0, "discard")


def test_r90_only_another_player_is_asked() -> None:
    """Not oneself."""
    table = arrange(hands={0: "gorgon 4, ..."}, bets={"gorgon 1": 0}).play("pass", "play gorgon 4")

    assert table.offered("target seat") == ["2", "3"]
    assert table.refused("target seat 1").rule == "R80"


def test_r91_without_a_card_the_hand_is_shown_to_one() -> None:
    """Seat 1 sees it all; the others learn that there is no Troll."""
    table = _ask("wyrm 3, spectator 4")

    assert table.step == "discard"
    assert table.player(1, 0)["known"] == ["wyrm 3", "spectator 4"]
    assert "Wyrm 3, Spectator 4" in table.story(0)
    for viewer in (2, None):
        assert table.player(1, viewer)["known"] == []
        assert "Wyrm 3" not in table.story(viewer)
        (none,) = table.facts(viewer)
        assert none == {"cards": [f"troll {n}" for n in range(11)], "zones": ["hand 2"], "at_most": 0}


def test_r91_what_else_the_hand_holds_makes_no_difference_to_the_others() -> None:
    """Two hands without Troll, alike for Seat 3 and a spectator."""
    here, there = _ask("wyrm 3, spectator 4"), _ask("ettin 3, prefect")

    for viewer in (2, None):
        assert here.view(viewer) == there.view(viewer)
        assert here.story(viewer) == there.story(viewer)


def test_r92_a_dead_creature_cannot_be_named() -> None:
    """Nor a spectator or a referee: only creatures are names."""
    table = arrange(dead="troll", hands={0: "gorgon 4, ..."}, bets={"gorgon 1": 0})

    table.play("pass", "play gorgon 4", "target seat 2")

    assert table.refused("name troll").rule == "R92"
    assert table.legal == [
        f"name {name}" for name in ["amazon", "colossus", "cyclops", "daimon", "ettin", "gorgon", "wyrm"]
    ]


def test_r93_stunned_cards_are_neither_given_nor_shown() -> None:
    """The only Troll is stunned: the usable hand is shown."""
    table = _ask("wyrm 3", stunned="troll 5")

    assert table.step == "discard"
    assert table.player(1, 0)["known"] == ["wyrm 3"]
    assert "Troll 5" not in table.story(0)


def test_r94_the_victim_is_not_refilled_at_once() -> None:
    """She begins with seven and draws two after playing; the asker draws none."""
    table = _ask("troll 2, wyrm 3, ...")

    table.play("give troll 2", "done")
    assert (table.size(0), table.size(1), table.deck) == (8, 7, 20)
    table.play("pass", "play wyrm 3", "done")

    assert (table.size(1), table.deck) == (8, 18)


def test_r95_the_strength_given_is_secret_from_the_others() -> None:
    """Troll 2 or Troll 9: Seat 3 and a spectator cannot tell, the two concerned can."""
    here = _ask("troll 2, troll 9, wyrm 3").play("give troll 2")
    there = _ask("troll 2, troll 9, wyrm 3").play("give troll 9")

    for viewer in (2, None):
        assert here.view(viewer) == there.view(viewer)
        assert here.story(viewer) == there.story(viewer)
    for viewer in (0, 1):
        assert here.view(viewer) != there.view(viewer)
        assert "Troll 2" in here.story(viewer)
