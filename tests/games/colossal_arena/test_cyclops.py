"""G. Cyclops."""

from __future__ import annotations

import pytest

from .arrange import FIVE_ROUNDS, REST, Table, arrange

TITAN = "amazon colossus cyclops gorgon magus titan troll wyrm"
NINE = ", ".join(f"troll {strength}" for strength in range(9))


def _strike(victim: str, **more: str) -> Table:
    """Seat 1 of two plays Cyclops against a hand, and stuns it."""
    deals = [f"stun {card.strip()}" for card in more.get("stun", "").split(",") if card]
    table = arrange(
        seats=2, hands={0: "cyclops 4, cyclops 5, ...", 1: victim}, bets={"cyclops 1": 0}, deals=deals
    )
    return table.play("pass", "play cyclops 4", "target seat 2")


@pytest.mark.parametrize(("held", "stunned"), [(1, 1), (2, 1), (7, 4), (8, 4), (9, 5)])
def test_r74_half_the_usable_hand_rounded_up_is_stunned(held: int, stunned: int) -> None:
    """At random, one card after another."""
    table = _strike(", ".join(NINE.split(", ")[:held]))

    assert len(table.stunned(1)) == stunned
    assert table.size(1) == held - stunned
    assert table.step == "discard"


def test_r74_the_player_of_cyclops_does_not_see_the_cards() -> None:
    """Which cards were stunned makes no difference to her or to a spectator."""
    here = _strike("troll 1, troll 2", stun="troll 1")
    there = _strike("troll 1, troll 2", stun="troll 2")

    for viewer in (0, None):
        assert here.view(viewer) == there.view(viewer)
        assert here.story(viewer) == there.story(viewer)
    assert here.view(1) != there.view(1)


def test_r75_stunned_cards_return_in_the_victims_phase_3() -> None:
    """Four usable and four stunned: one is played, seven are left, one is drawn."""
    table = arrange(
        turn=1,
        hands={1: "troll 1, wyrm 2, wyrm 3, wyrm 4"},
        stunned={1: "ettin 1, ettin 2, ettin 3, ettin 4"},
    )

    table.play("pass", "play troll 1")
    assert len(table.stunned(1)) == 4
    table.play("done")

    assert (table.size(1), table.stunned(1)) == (8, [])
    assert {"ettin 1", "ettin 2", "ettin 3", "ettin 4"} <= set(table.hand(1))


def test_r75_the_refill_counts_the_cards_that_return() -> None:
    """Five usable and five stunned: nine are left after the play, and none is drawn."""
    table = arrange(
        turn=1,
        hands={1: "troll 1, troll 2, troll 3, troll 4, troll 5"},
        stunned={1: "ettin 1, ettin 2, ettin 3, ettin 4, ettin 5"},
        deck=20,
    )

    table.play("pass", "play troll 1", "done")

    assert (table.size(1), table.deck) == (9, 20)


def test_r75_they_return_after_a_secret_bet_too() -> None:
    """A turn without phase 2 is a turn."""
    table = arrange(turn=1, hands={1: "troll 1"}, stunned={1: "ettin 1"}).play("secret troll 1", "done")

    assert "ettin 1" in table.hand(1)


def test_r76_a_stunned_card_is_not_played_or_discarded() -> None:
    """Not even when its creature is dead, nor by Magus."""
    table = arrange(
        TITAN, dead="wyrm", hands={0: "magus 4, troll 1"}, stunned={0: "troll 2, wyrm 3"}, bets={"magus 1": 0}
    )

    table.play("pass")
    assert table.refused("play troll 2").rule == "R76"
    table.play("play magus 4", "decline")
    assert table.refused("discard wyrm 3").rule == "R76"

    table = arrange(
        TITAN, dead="wyrm", hands={0: "magus 4, troll 1"}, stunned={0: "troll 2, wyrm 3"}, bets={"magus 1": 0}
    )
    table.play("pass", "play magus 4", "use")
    assert table.legal == ["done", "discard troll 1"]
    assert table.refused("discard troll 2").rule == "R76"


def test_r76_a_stunned_card_is_not_given_drawn_or_shown() -> None:
    """Gorgon, Titan and a forced pass see only the usable hand."""
    stunned = {1: "troll 2, troll 3"}
    gorgon = arrange(TITAN, hands={0: "gorgon 4, ...", 1: "wyrm 1"}, stunned=stunned, bets={"gorgon 1": 0})
    gorgon.play("pass", "play gorgon 4", "target seat 2", "name troll")
    assert gorgon.step == "discard"
    assert "Troll 2" not in gorgon.story(0)

    titan = arrange(
        TITAN, hands={0: "titan 4, ...", 1: "wyrm 1, wyrm 2"}, stunned=stunned, bets={"titan 1": 0}
    )
    titan.play("pass", "play titan 4")
    assert titan.refused("target seat 2").rule == "R109"

    shown = arrange(TITAN, turn=1, dead="wyrm", hands={1: "wyrm 1"}, stunned=stunned).play("pass", "pass")
    assert "Troll 2" not in shown.story(0)


def test_r77_a_second_blow_halves_what_is_still_usable() -> None:
    """Four of eight, then two of four; all six return together, and one is drawn."""
    table = arrange(
        dead="gorgon",
        hands={
            0: "cyclops 4, ...",
            1: "cyclops 5, ...",
            2: "troll 1, troll 2, troll 3, troll 4, troll 5, troll 6, troll 7, troll 8",
        },
        bets={"cyclops 2": 0},
        secrets={1: "cyclops 9"},
        deck=20,
    )

    table.play("pass", "play cyclops 4", "target seat 3", "done")
    table.play("reveal", "play cyclops 5", "target seat 3", "done")
    assert (table.size(2), len(table.stunned(2))) == (2, 6)
    deck = table.deck
    table.play("pass", f"play {table.hand(2)[0]}", "done")

    assert (table.size(2), len(table.stunned(2)), table.deck) == (8, 0, deck - 1)


def test_r78_with_every_card_stunned_the_pass_is_forced() -> None:
    """One may still bet; the card returns, and the hand is refilled."""
    table = arrange(turn=1, hands={1: ""}, stunned={1: "troll 4"})

    table.play("bet troll")
    assert table.legal == ["pass"]
    table.play("pass", "done")

    assert table.size(1) == 8
    assert "troll 4" in table.hand(1)


def test_r79_cards_drawn_in_the_turn_are_usable() -> None:
    """The victim's last usable card is Amazon: the three she draws are not stunned."""
    table = arrange(turn=1, hands={1: "amazon 3"}, stunned={1: "troll 4"}, bets={"amazon 1": 1})

    table.play("pass", "play amazon 3", "use")

    assert (table.size(1), table.stunned(1)) == (3, ["troll 4"])


def test_r80_the_victim_is_another_player_with_a_usable_card() -> None:
    """Never oneself; somebody already stunned may be hit again."""
    table = arrange(
        hands={0: "cyclops 4, ...", 1: "troll 1, troll 2", 2: ""},
        stunned={1: "troll 3"},
        bets={"cyclops 1": 0},
    ).play("pass", "play cyclops 4")

    assert table.offered("target seat") == ["2"]
    assert table.refused("target seat 1").rule == "R80"
    assert table.refused("target seat 3").rule == "R80"


def test_r80_without_a_victim_nothing_is_asked() -> None:
    """Two players, and the other hand is empty."""
    table = arrange(
        seats=2, hands={0: "cyclops 4, ...", 1: ""}, bets={"cyclops 1": 0}, deck=0, options=FIVE_ROUNDS
    )

    assert table.play("pass", "play cyclops 4").step == "discard"


def test_r81_the_owner_sees_her_stunned_cards_and_nobody_else_does() -> None:
    """The player of Cyclops sees how many there are."""
    table = _strike("troll 1, wyrm 2", stun="wyrm 2")

    own = table.view(1)["own"]
    assert isinstance(own, dict)
    assert own["stunned"] == ["wyrm 2"]
    assert "Wyrm 2" in table.story(1)
    for viewer in (0, None):
        assert table.player(1, viewer)["stunned"] == 1
        assert "'wyrm 2'" not in str(table.view(viewer))
        assert "Wyrm 2" not in table.story(viewer)


def test_r82_usable_and_stunned_cards_are_counted_apart() -> None:
    """Two usable and six stunned: no target for Titan."""
    six = "troll 1, troll 2, troll 3, troll 4, troll 5, troll 6"
    table = arrange(
        TITAN, hands={0: "titan 4, ...", 1: "wyrm 1, wyrm 2", 2: REST}, stunned={1: six}, bets={"titan 1": 0}
    ).play("pass", "play titan 4")

    assert (table.player(1)["hand"], table.player(1)["stunned"]) == (2, 6)
    assert table.offered("target seat") == ["3"]
