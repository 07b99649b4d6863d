"""M. The Prefect."""

from __future__ import annotations

from typing import cast

from harena.core.state import Json

from .arrange import LINEUP, Table, arrange, full_row


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


WITH_TITAN = "amazon cyclops titan daimon ettin gorgon troll wyrm"


def seen_and_played(other: str) -> Table:
    """Seat 1 sees a Prefect in seat 2's hand; Cyclops stuns half of it; seat 2 plays a Prefect."""
    shown = ["show prefect", "show troll 1", "show troll 2"]
    stuns = [f"stun {card}" for card in (other, "wyrm 1", "wyrm 2", "amazon 1")]
    draws = [f"draw amazon {strength}" for strength in range(1, 6)]
    table = arrange(
        WITH_TITAN,
        hands={
            0: "titan 4, troll 4, ...",
            1: f"prefect, {other}, troll 1, troll 2, ettin 1, wyrm 1, wyrm 2",
            2: "cyclops 4, ...",
        },
        bets={"titan 1": 0, "cyclops 1": 2},
        deals=[*shown, *draws[:3], *stuns, *draws[3:]],
    )
    table.play("pass", "play titan 4", "target seat 2", "keep troll 1", "done")
    assert table.player(1, viewer=0)["known"] == ["troll 2", "prefect"]
    table.play("pass", "play ettin 1", "done", "pass", "play cyclops 4", "target seat 2", "done")
    return table.play("pass", "play troll 4", "done", "pass", "prefect")


def test_k20_nobody_knows_one_prefect_from_the_other() -> None:
    """Whether it was the one that Titan had seen nobody can tell, so no other is known to be there (R165)."""
    both, one = seen_and_played("prefect"), seen_and_played("amazon 9")

    assert "prefect" not in both.player(1, viewer=0)["known"]
    for viewer in (0, 2, None):
        assert both.view(viewer) == one.view(viewer)


def test_k20_two_prefects_seen_at_once_are_two() -> None:
    """Titan's three cards are different cards; seeing one again later is no third."""
    table = arrange(
        WITH_TITAN,
        hands={0: "titan 4, ...", 1: "prefect, prefect, troll 1, ..."},
        bets={"titan 1": 0},
        deals=["show prefect", "show prefect", "show troll 1"],
    )
    table.play("pass", "play titan 4", "target seat 2")
    assert cast(Json, table.view(0)["pending"])["shown"] == ["prefect", "prefect", "troll 1"]
    table.play("keep troll 1")
    assert table.player(1, viewer=0)["known"] == ["prefect", "prefect"]
    table.play("done", "pass", "prefect")
    assert table.player(1, viewer=0)["known"] == ["prefect"]


def test_k20_a_prefect_that_titan_takes_away_is_known_to_be_there() -> None:
    """Its old owner knows where it went, whichever of the two it is."""
    table = arrange(
        WITH_TITAN,
        hands={0: "titan 4, ...", 1: "prefect, troll 2, troll 1, ..."},
        bets={"titan 1": 0},
        deals=["show prefect", "show troll 2", "show troll 1"],
    )
    table.play("pass", "play titan 4", "target seat 2", "keep prefect")
    assert table.player(0, viewer=1)["known"] == ["prefect"]
    assert table.player(0)["known"] == []
