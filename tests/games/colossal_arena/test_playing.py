"""E. Playing cards, spectators, passing."""

from __future__ import annotations

import pytest

from .arrange import LINEUP, Table, arrange, full_row

MAGUS = "amazon colossus gorgon magus titan troll unicorn wyrm"


def test_r43_a_card_must_be_played_while_one_can_be() -> None:
    """One card of a living creature among dead ones."""
    table = arrange(dead="gorgon", hands={0: "gorgon 1, gorgon 2, troll 3"}).play("pass")

    assert table.refused("pass").rule == "R43"
    assert table.legal == ["play troll 3"]


def test_r43_only_what_is_in_the_hand_and_alive_is_played() -> None:
    """A card of a dead creature, and one held by nobody."""
    table = arrange(dead="gorgon", hands={0: "gorgon 1, troll 3"}).play("pass")

    assert table.refused("play gorgon 1").rule == "R140"
    assert table.refused("play troll 4").rule == "R55"
    assert table.refused("spectator 4 on troll").rule == "R55"


def test_r44_a_prefect_is_playable_with_nothing_to_take() -> None:
    """In the first turn of the game: no pass, nothing offered, the Prefect is gone, one card drawn."""
    table = arrange(hands={0: "prefect, ..."}, deck=20)

    table.play("pass")
    assert table.refused("pass").rule == "R43"
    table.play("prefect")
    assert (table.step, table.discard_top) == ("discard", "prefect")
    table.play("done")

    assert (table.size(0), table.deck) == (8, 19)


def test_r45_spectators_are_playable_on_any_surviving_creature() -> None:
    """Never on a dead one, and never a reason to pass."""
    table = arrange(dead="gorgon", hands={0: "spectator 0, gorgon 1"}).play("pass")

    assert table.refused("pass").rule == "R43"
    assert table.refused("spectator 0 on gorgon").rule == "R45"
    assert table.refused("play spectator 0").rule == "R45"
    assert table.offered("spectator 0 on") == LINEUP.replace(" gorgon", "").split()


def test_r46_a_forced_pass_shows_the_usable_hand_to_everybody() -> None:
    """Four dead cards are shown, the stunned living one is not."""
    table = arrange(
        dead="gorgon",
        hands={0: "gorgon 1, gorgon 2, gorgon 3, gorgon 4", 1: "wyrm 1, ...", 2: "wyrm 2, ..."},
        stunned={0: "troll 9"},
    )

    table.play("pass", "pass")

    assert table.step == "discard"
    for viewer in (1, 2, None):
        assert table.player(0, viewer)["known"] == ["gorgon 1", "gorgon 2", "gorgon 3", "gorgon 4"]
        assert "troll 9" not in table.story(viewer).lower()
    table.play("done")
    assert table.size(0) == 8


def test_r47_a_spectator_activates_nothing() -> None:
    """Troll's backer plays a spectator on Troll; a Troll card would have asked."""
    position = arrange(
        dead="gorgon",
        hands={0: "spectator 8, troll 2, ..."},
        piles={"troll 1": "troll 9"},
        bets={"troll 1": 0},
    )

    assert position.play("pass", "spectator 8 on troll").step == "discard"


def test_r48_combat_card_on_a_spectator_gives_no_power() -> None:
    """Magus 7 on spectator 6."""
    table = _magus("magus 4, spectator 6")

    table.play("pass", "play magus 7")

    assert table.step == "discard"
    assert table.pile("magus 2") == ["magus 4", "spectator 6", "magus 7"]


def _magus(pile: str) -> Table:
    """Seat 1 backs Magus, whose pile in row 2 is this."""
    return arrange(
        MAGUS,
        seats=2,
        dead="gorgon",
        hands={0: "magus 7, magus 2, ...", 1: "wyrm 3, wyrm 8, ..."},
        piles={"magus 2": pile, "troll 2": "troll 4"},
        bets={"magus 1": 0, "wyrm 1": 1},
    )


def test_r49_a_spectator_voids_one_card_only() -> None:
    """The card on top of the card on the spectator has its power again."""
    table = _magus("magus 4, spectator 6").play("pass", "play magus 7", "done")

    table.play("pass", "play wyrm 3", "decline", "done")
    table.play("pass", "play magus 2")

    assert table.legal == ["decline", "use"]


def test_r50_a_spectator_exposed_again_voids_again() -> None:
    """Wyrm strikes Magus 9 off the spectator; the next Magus card lies on the spectator."""
    table = arrange(
        MAGUS,
        turn=1,
        seats=2,
        dead="gorgon",
        hands={0: "magus 2, ...", 1: "wyrm 3, ..."},
        piles={"magus 2": "spectator 6, magus 9"},
        bets={"magus 1": 0, "wyrm 1": 1},
    )

    table.play("pass", "play wyrm 3", "strike magus 9", "done")
    table.play("pass", "play magus 2")

    assert table.step == "discard"


def test_r51_a_spectator_struck_off_restores_the_power() -> None:
    """Wyrm strikes the spectator; Magus lies on Magus."""
    table = arrange(
        MAGUS,
        turn=1,
        seats=2,
        hands={0: "magus 7, ...", 1: "wyrm 3, ..."},
        piles={"magus 1": "magus 4, spectator 6"},
        bets={"magus 1": 0, "wyrm 1": 1},
    )

    table.play("pass", "play wyrm 3", "strike spectator 6", "done")
    table.play("pass", "play magus 7")

    assert table.legal == ["decline", "use"]


def test_r52_spectators_in_earlier_rows_do_not_matter() -> None:
    """Row 1 shows spectator 3 on Amazon; in row 2 her place is empty and her power works."""
    table = arrange(
        dead="gorgon", hands={0: "amazon 5, ..."}, piles={"amazon 1": "spectator 3"}, bets={"amazon 1": 0}
    ).play("pass", "play amazon 5")

    assert table.legal == ["decline", "use"]


def test_r53_only_the_card_on_top_matters() -> None:
    """Unicorn swaps the card above a spectator; Troll may still use the power on top of it."""
    table = arrange(
        MAGUS,
        turn=1,
        seats=2,
        dead="gorgon",
        hands={0: "troll 1, ...", 1: "unicorn 3, ..."},
        piles={"troll 1": "troll 9", "troll 2": "spectator 3, troll 5"},
        bets={"troll 1": 0, "unicorn 1": 1},
    )

    table.play("pass", "play unicorn 3", "swap troll 5", "with troll 9", "done")
    assert table.pile("troll 2") == ["spectator 3", "troll 9"]
    table.play("pass", "play troll 1")

    assert table.offered("take") == ["troll 5"]


def test_r54_a_spectator_is_the_value_of_its_creature() -> None:
    """A spectator may lie on a spectator, and its 0 is Troll's value: Troll dies."""
    table = arrange(
        hands={0: "spectator 0, ..."}, piles=full_row(1, LINEUP) | {"troll 1": "troll 9, spectator 7"}
    )

    table.play("pass", "spectator 0 on troll", "done")

    assert table.pile("troll 1") == ["troll 9", "spectator 7", "spectator 0"]
    assert table.dead == ["troll"]


def test_r54_a_combat_card_may_survive_under_a_high_spectator() -> None:
    """Troll 1 under spectator 8 is worth 8; Wyrm with 4 dies."""
    table = arrange(hands={0: "spectator 8, ..."}, piles=full_row(1, LINEUP, wyrm=4, troll=1))

    table.play("pass", "spectator 8 on troll", "done")

    assert table.dead == ["wyrm"]


def test_r55_a_card_taken_into_the_hand_activates_later() -> None:
    """A Prefect takes Amazon 8; played next turn from the hand it has its power."""
    table = arrange(
        seats=2,
        hands={0: "prefect, ...", 1: "wyrm 3, ..."},
        piles={"amazon 1": "amazon 8"},
        bets={"amazon 1": 0},
    )

    table.play("pass", "prefect", "take amazon 8", "done").play("pass", "play wyrm 3", "done")
    table.play("pass", "play amazon 8")

    assert table.legal == ["decline", "use"]


def test_r55_a_card_moved_or_exposed_does_not_activate() -> None:
    """Unicorn moves Troll cards though Seat 1 backs Troll too: nothing more is asked."""
    table = arrange(
        MAGUS,
        dead="gorgon",
        hands={0: "unicorn 3, ..."},
        piles={"troll 1": "troll 9", "troll 2": "troll 5"},
        bets={"troll 1": 0, "unicorn 1": 0},
    )

    table.play("pass", "play unicorn 3", "swap troll 5", "with troll 9")

    assert table.step == "discard"


def test_r56_any_card_on_any_surviving_creature() -> None:
    """Troll 0 on Troll 9, on a creature of one's own or of another."""
    for owner in (0, 1):
        table = arrange(hands={0: "troll 0, ..."}, piles={"troll 1": "troll 9"}, bets={"troll 1": owner})
        table.play("pass", "play troll 0")
        assert table.pile("troll 1") == ["troll 9", "troll 0"]


def test_r57_a_power_declined_is_gone() -> None:
    """Amazon is declined; `use` comes no more this turn."""
    table = arrange(hands={0: "amazon 3, ..."}, bets={"amazon 1": 0}, deck=20)

    table.play("pass", "play amazon 3", "decline")

    assert table.refused("use").rule == "R6"
    table.play("done")
    assert table.deck == 19


@pytest.mark.parametrize("creature", ["troll", "unicorn"])
def test_r58_a_power_without_a_target_is_not_asked(creature: str) -> None:
    """In round 1 there is no earlier row; the card lies where it was played."""
    table = arrange(MAGUS, hands={0: f"{creature} 3, ..."}, bets={f"{creature} 1": 0})

    table.play("pass", f"play {creature} 3")

    assert table.step == "discard"
    assert table.pile(f"{creature} 1") == [f"{creature} 3"]
