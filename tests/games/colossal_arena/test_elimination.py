"""O. Phase 4: elimination."""

from __future__ import annotations

import pytest

from .arrange import LINEUP, arrange, full_row


def test_r136_a_complete_row_with_a_single_lowest_kills() -> None:
    """Two ones: nobody. A one and a two: the one."""
    others = LINEUP.replace(" wyrm", "")
    tied = arrange(hands={0: "wyrm 1, ..."}, piles=full_row(1, others, troll=1))
    single = arrange(hands={0: "wyrm 2, ..."}, piles=full_row(1, others, troll=1))

    assert tied.play("pass", "play wyrm 1", "done").dead == []
    assert single.play("pass", "play wyrm 2", "done").dead == ["troll"]


def test_r136_a_row_with_a_gap_kills_nobody() -> None:
    """Troll is lowest, but Ettin has no card."""
    table = arrange(
        hands={0: "wyrm 2, ..."}, piles=full_row(1, "amazon colossus cyclops daimon gorgon troll", troll=1)
    )

    assert table.play("pass", "play wyrm 2", "done").dead == []


def test_r136_dead_creatures_need_no_card() -> None:
    """In round 2 the seven survivors make a complete row."""
    table = arrange(
        dead="ettin",
        hands={0: "wyrm 2, ..."},
        piles=full_row(2, "amazon colossus cyclops daimon gorgon troll", troll=1),
    )

    assert table.play("pass", "play wyrm 2", "done").dead == ["ettin", "troll"]


def test_r137_a_tie_goes_on_in_the_same_row() -> None:
    """Seat 2 raises one of the tied, and the other dies."""
    table = arrange(hands={0: "amazon 7, ...", 1: "wyrm 6, ..."}, piles=full_row(1, LINEUP, troll=1, wyrm=1))

    table.play("pass", "play amazon 7", "done")
    assert (table.dead, table.row, table.turn) == ([], 1, 1)
    table.play("pass", "play wyrm 6", "done")

    assert table.dead == ["troll"]


@pytest.mark.parametrize(
    "turn",
    [
        ["pass", "play amazon 6", "done"],
        ["reveal", "play amazon 6", "done"],
        ["pass", "prefect", "decline", "done"],
        ["pass", "magister on wyrm", "done"],
        ["pass", "spectator 7 on amazon", "done"],
    ],
)
def test_r138_every_turn_ends_with_the_check(turn: list[str]) -> None:
    """Whatever was done: the row decided before kills."""
    table = arrange(
        hands={0: "amazon 6, prefect, magister, spectator 7"},
        secrets={0: "wyrm 8"},
        piles=full_row(1, LINEUP, troll=1),
    )

    assert table.play(*turn).dead == ["troll"]


def test_r138_the_check_comes_after_a_forced_pass() -> None:
    """Only dead cards in hand."""
    table = arrange(
        dead="gorgon", hands={0: "gorgon 1"}, piles=full_row(2, LINEUP.replace(" gorgon", ""), troll=1)
    )

    assert table.play("pass", "pass", "done").dead == ["gorgon", "troll"]


def test_r139_one_creature_dies_and_the_new_row_is_empty() -> None:
    """The next turn's check finds nothing."""
    table = arrange(
        hands={0: "amazon 6, ...", 1: "amazon 7, ..."}, piles=full_row(1, LINEUP, troll=1, wyrm=2)
    )

    table.play("pass", "play amazon 6", "done")
    assert all(table.pile(f"{name} 2") == [] for name in LINEUP.split())
    table.play("pass", "play amazon 7", "done")

    assert (table.dead, table.row) == (["troll"], 2)


def test_r140_bets_on_the_dead_are_lost_but_lie_there() -> None:
    """The tokens stay; no card is played on the dead any more."""
    table = arrange(
        hands={0: "amazon 6, ...", 1: "troll 7, spectator 2, amazon 7"},
        bets={"troll 1": 0, "wyrm 1": 1},
        piles=full_row(1, LINEUP, troll=1),
    )

    table.play("pass", "play amazon 6", "done")

    assert table.bets == {"troll 1": 0, "wyrm 1": 1}
    assert table.scores[:2] == [0, 4]
    assert table.column("troll")["alive"] is False
    table.play("pass")
    assert table.refused("play troll 7").rule == "R140"
    assert table.refused("spectator 2 on troll").rule == "R45"


def test_r141_the_fifth_elimination_ends_the_game() -> None:
    """Three survive, and nobody moves any more."""
    table = arrange(
        dead="amazon daimon ettin gorgon",
        hands={0: "colossus 6, ..."},
        piles=full_row(5, "colossus cyclops troll wyrm", troll=1),
    )

    table.play("pass", "play colossus 6", "done")

    assert table.over
    assert table.legal == []
    assert table.refused("pass").args[0].endswith("the game is over")
    assert table.view(None)["ending"] == "five-eliminations"
    assert sum(table.column(name)["alive"] for name in LINEUP.split()) == 3


def test_r142_one_may_have_to_kill_ones_own_creature() -> None:
    """Troll 0 is the only playable card; it is played, and Troll dies."""
    table = arrange(
        dead="gorgon",
        hands={0: "troll 0, gorgon 2"},
        bets={"troll 1": 0},
        piles=full_row(2, LINEUP.replace(" gorgon", "")),
    )

    table.play("pass")
    assert table.legal == ["play troll 0"]
    table.play("play troll 0", "done")

    assert table.dead == ["gorgon", "troll"]
