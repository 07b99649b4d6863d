"""M. The Prefect."""

from __future__ import annotations

from .arrange import LINEUP, arrange, full_row


def test_r124_the_prefect_takes_any_visible_combat_card() -> None:
    """From any row, a dead creature's too; no spectator, and none at all if one likes."""
    table = arrange(
        dead="gorgon",
        hands={0: "prefect, wyrm 1"},
        piles={"gorgon 1": "gorgon 2, gorgon 3", "troll 2": "troll 8", "wyrm 2": "wyrm 9, spectator 4"},
    ).play("pass", "prefect")

    assert table.legal == ["decline", "take gorgon 3", "take troll 8"]
    for card in ("spectator 4", "wyrm 9", "gorgon 2"):
        assert table.refused(f"take {card}").rule == "R124"
    table.play("take gorgon 3")
    assert table.hand(0) == ["gorgon 3", "wyrm 1"]
    assert table.pile("gorgon 1") == ["gorgon 2"]


def test_r124_the_prefect_may_take_nothing() -> None:
    """Declined, phase 3 follows."""
    table = arrange(hands={0: "prefect, wyrm 1"}, piles={"troll 1": "troll 8"}).play(
        "pass", "prefect", "decline"
    )

    assert (table.step, table.hand(0)) == ("discard", ["wyrm 1"])


def test_r125_the_card_exposed_counts_at_once() -> None:
    """Troll 8 is taken off Troll 1, and Troll dies in the same turn."""
    table = arrange(hands={0: "prefect, ..."}, piles=full_row(1, LINEUP) | {"troll 1": "troll 1, troll 8"})

    table.play("pass", "prefect", "take troll 8", "done")

    assert table.dead == ["troll"]


def test_r126_an_emptied_space_has_no_value() -> None:
    """Not 0: with Troll's only card gone the row is not complete."""
    table = arrange(hands={0: "prefect, ..."}, piles=full_row(1, LINEUP, wyrm=2))

    table.play("pass", "prefect", "take troll 5", "done")

    assert table.dead == []


def test_r127_a_card_taken_is_a_card_not_drawn() -> None:
    """The hand stays at eight, the deck at one, and phase 4 happens."""
    table = arrange(
        hands={0: "prefect, ..."}, piles=full_row(1, LINEUP) | {"troll 1": "troll 1, troll 8"}, deck=1
    )

    table.play("pass", "prefect", "take troll 8", "done")

    assert (table.size(0), table.deck, table.over) == (8, 1, False)
    assert table.dead == ["troll"]


def test_r128_referees_are_discarded_face_up() -> None:
    """The Prefect before the pick, the Magister whether he finds anything or not."""
    prefect = arrange(hands={0: "prefect, ..."}, piles={"troll 1": "troll 8"}).play("pass", "prefect")
    magister = arrange(hands={0: "magister, ..."}).play("pass", "magister on troll")

    assert prefect.discard_top == "prefect"
    assert magister.discard_top == "magister"
