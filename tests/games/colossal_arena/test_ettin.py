"""H. Ettin."""

from __future__ import annotations

from .arrange import LINEUP, arrange, full_row

SERAPHIM = "amazon colossus ettin gorgon seraphim titan troll wyrm"


def test_r83_ettin_gives_a_second_card_with_its_own_power() -> None:
    """Ettin, then Wyrm, which strikes."""
    table = arrange(
        hands={0: "ettin 4, wyrm 6, spectator 2, prefect, magister"},
        bets={"ettin 1": 0, "wyrm 1": 0},
        piles={"troll 1": "troll 5"},
    ).play("pass", "play ettin 4", "use")

    assert {"decline", "play wyrm 6", "spectator 2 on troll", "prefect", "magister on troll"} <= set(
        table.legal
    )
    table.play("play wyrm 6")
    assert table.offered("strike") == ["ettin 4", "troll 5"]


def test_r83_the_second_card_is_optional() -> None:
    """Declined, phase 3 follows."""
    table = arrange(hands={0: "ettin 4, wyrm 6"}, bets={"ettin 1": 0})

    assert table.play("pass", "play ettin 4", "use", "decline").step == "discard"


def test_r84_ettin_works_once_a_turn() -> None:
    """The second Ettin card gives no third."""
    table = arrange(hands={0: "ettin 4, ettin 7, wyrm 6"}, bets={"ettin 1": 0})

    table.play("pass", "play ettin 4", "use", "play ettin 7")

    assert table.step == "discard"


def test_r84_ettin_works_again_in_the_next_turn() -> None:
    """Once a turn, not once a game."""
    table = arrange(seats=2, hands={0: "ettin 4, ettin 7, ...", 1: "troll 1, ..."}, bets={"ettin 1": 0})
    table.play("pass", "play ettin 4", "use", "decline", "done").play("pass", "play troll 1", "done")

    assert table.play("pass", "play ettin 7").legal == ["decline", "use"]


def test_r85_declining_the_second_card_needs_no_proof() -> None:
    """Only dead cards are left: one declines, does not pass, and shows nothing."""
    table = arrange(dead="gorgon", hands={0: "ettin 4, gorgon 2, gorgon 3"}, bets={"ettin 1": 0})

    table.play("pass", "play ettin 4", "use")
    assert table.legal == ["decline"]
    assert table.refused("pass").rule == "R85"
    table.play("decline")

    assert "Gorgon 2" not in table.story(1)


def test_r86_a_card_taken_by_the_second_card_waits() -> None:
    """Ettin, then a Prefect who takes Troll 8: phase 3, Troll 8 in hand."""
    table = arrange(hands={0: "ettin 4, prefect, wyrm 1"}, bets={"ettin 1": 0}, piles={"troll 1": "troll 8"})

    table.play("pass", "play ettin 4", "use", "prefect", "take troll 8")

    assert table.step == "discard"
    assert "troll 8" in table.hand(0)


def test_r87_one_elimination_check_after_both_cards() -> None:
    """After Ettin Troll would be lowest with 1; Troll 9 saves him, and Wyrm with 4 dies."""
    table = arrange(
        hands={0: "ettin 6, troll 9, ..."},
        bets={"ettin 1": 0},
        piles=full_row(1, LINEUP.replace(" ettin", ""), troll=1, wyrm=4),
    )

    table.play("pass", "play ettin 6", "use", "play troll 9", "done")

    assert table.dead == ["wyrm"]


def test_r88_seraphim_copies_ettin_once_a_turn() -> None:
    """The second Seraphim card may copy another dead creature, not Ettin again."""
    table = arrange(
        SERAPHIM, dead="ettin titan", hands={0: "seraphim 3, seraphim 7, ..."}, bets={"seraphim 1": 0}
    )

    table.play("pass", "play seraphim 3")
    assert table.offered("copy") == ["ettin", "titan"]
    table.play("copy ettin", "use", "play seraphim 7")

    assert table.offered("copy") == ["titan"]


def test_r89_the_hand_is_refilled_once() -> None:
    """Two cards played, two drawn; they are the last, and the game is over."""
    table = arrange(hands={0: "ettin 4, wyrm 6, ..."}, bets={"ettin 1": 0}, deck=2)

    table.play("pass", "play ettin 4", "use", "play wyrm 6")
    assert (table.size(0), table.deck) == (6, 2)
    table.play("done")

    assert table.over
    assert table.size(0) == 8
