"""N. Phase 3: discard and draw."""

from __future__ import annotations

import pytest

from .arrange import LINEUP, arrange, full_row


def test_r129_dead_creatures_cards_are_discarded_in_sight() -> None:
    """Up to three, and none of a living creature, no spectator, no referee."""
    table = arrange(
        dead="gorgon",
        hands={0: "wyrm 1, troll 2, gorgon 1, gorgon 2, gorgon 3, gorgon 4, spectator 3, prefect"},
    ).play("pass", "play wyrm 1")

    assert table.refused("discard troll 2").rule == "R129"
    assert table.refused("discard spectator 3").rule == "R104"
    assert table.refused("discard prefect").rule == "R104"
    table.play("discard gorgon 1")
    assert table.discard_top == "gorgon 1"
    table.play("discard gorgon 2", "discard gorgon 3")

    assert table.legal == ["done"]
    assert table.refused("discard gorgon 4").rule == "R129"
    for card in ("Gorgon 1", "Gorgon 2", "Gorgon 3"):
        assert card in table.story(1)


def test_r129_a_card_just_drawn_waits_for_the_next_turn() -> None:
    """Gorgon 4 is drawn after the discards; the turn goes on to Seat 2."""
    table = arrange(seats=2, dead="gorgon", hands={0: "wyrm 1, ..."}, deals=["draw gorgon 4"])

    table.play("pass", "play wyrm 1", "done")

    assert "gorgon 4" in table.hand(0)
    assert (table.turn, table.step) == (1, "bet")


def test_r130_the_creature_that_dies_this_turn_was_alive_in_phase_3() -> None:
    """Troll's cards can be discarded a turn after his death."""
    table = arrange(
        seats=2,
        hands={0: "troll 1, troll 2, wyrm 3, ...", 1: "wyrm 4, ..."},
        piles=full_row(1, LINEUP.replace(" troll", "")),
    ).play("pass", "play troll 1")

    assert table.refused("discard troll 2").rule == "R129"
    table.play("done")
    assert table.dead == ["troll"]
    table.play("pass", "play wyrm 4", "done").play("pass", "play wyrm 3")
    assert "discard troll 2" in table.legal


def test_r131_drawing_is_no_choice() -> None:
    """Seven cards and one in the deck: it is drawn, and the game is over."""
    table = arrange(hands={0: "wyrm 1, ..."}, deck=1).play("pass", "play wyrm 1")

    assert table.legal == ["done"]
    assert table.play("done").over


def test_r131_who_discards_nothing_draws_less() -> None:
    """Seven cards in hand, two of them dead: kept, one card is drawn; discarded, three."""
    for discards, deck in (([], 19), (["discard gorgon 1", "discard gorgon 2"], 17)):
        table = arrange(dead="gorgon", hands={0: "wyrm 1, gorgon 1, gorgon 2, ..."}, deck=20)
        table.play("pass", "play wyrm 1", *discards, "done")
        assert (table.size(0), table.deck) == (8, deck)


@pytest.mark.parametrize(("deck", "over"), [(2, True), (3, False)])
def test_r132_the_last_card_and_no_other_ends_the_game(deck: int, over: bool) -> None:
    """Two cards are needed: two in the deck end it, three do not."""
    table = arrange(hands={0: "wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5, wyrm 6, wyrm 7"}, deck=deck)

    table.play("pass", "play wyrm 1", "done")

    assert (table.over, table.deck) == (over, deck - 2)


def test_r133_the_last_card_skips_phase_4() -> None:
    """The row is decided, and Troll survives."""
    table = arrange(hands={0: "troll 1, ..."}, piles=full_row(1, LINEUP.replace(" troll", "")), deck=1)

    table.play("pass", "play troll 1", "done")

    assert table.over
    assert table.dead == []
    assert table.column("troll")["alive"] is True


def test_r134_a_full_hand_draws_nothing() -> None:
    """Nine cards: one is played, none drawn, and the game goes on with one card in the deck."""
    table = arrange(
        hands={0: "wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5, wyrm 6, wyrm 7, wyrm 8, wyrm 9"}, deck=1
    ).play("pass", "play wyrm 1", "done")

    assert (table.size(0), table.deck, table.over, table.turn) == (8, 1, False, 1)


def test_r135_turns_that_change_nothing_end_the_game() -> None:
    """Two players with eight dead cards each refuse to discard: the game ends after four turns."""
    table = arrange(
        seats=2,
        dead="troll wyrm",
        hands={0: _eight("troll"), 1: _eight("wyrm")},
        bets={"ettin 1": 0},
    )

    for _ in range(3):
        table.play("pass", "pass", "done")
    assert not table.over
    table.play("pass", "pass", "done")

    assert table.over
    assert table.view(None)["ending"] == "deadlock"
    assert table.scores == [4, 0]


def _eight(creature: str) -> str:
    return ", ".join(f"{creature} {strength}" for strength in range(8))


def test_r135_anything_that_changes_starts_the_count_again() -> None:
    """A bet in the fourth turn, and the game goes on."""
    table = arrange(seats=2, dead="troll wyrm", hands={0: _eight("troll"), 1: _eight("wyrm")})

    for _ in range(3):
        table.play("pass", "pass", "done")
    table.play("bet ettin", "pass", "done")

    assert not table.over
