"""D. The backer."""

from __future__ import annotations

from .arrange import arrange

FOUR_DEAD = "amazon daimon ettin gorgon"
TITAN = "amazon colossus daimon ettin gorgon titan troll wyrm"


def test_r35_the_single_highest_total_backs() -> None:
    """3 + 2 beats 4, and so does a revealed secret; an unrevealed one does not."""
    rows = arrange(dead=FOUR_DEAD, bets={"troll 1": 1, "troll 2": 0, "troll 3": 0})
    revealed = arrange(dead=FOUR_DEAD, bets={"troll 1": 1}, revealed={0: "troll 3"})
    hidden = arrange(dead=FOUR_DEAD, bets={"troll 1": 1}, secrets={0: "troll 3"})

    assert [table.backer("troll") for table in (rows, revealed, hidden)] == [0, 0, 1]


def test_r36_a_tie_for_highest_backs_nobody() -> None:
    """4 against 3 + 1; the third with 2 does not inherit."""
    table = arrange(dead=FOUR_DEAD, bets={"troll 1": 0, "troll 2": 1, "troll 4": 1, "troll 3": 2})

    assert table.backer("troll") is None


def test_r37_two_revealed_secrets_tie() -> None:
    """Five against five, until a visible bet breaks it."""
    tied = arrange(dead=FOUR_DEAD, revealed={0: "troll 3", 1: "troll 4"})
    broken = arrange(dead=FOUR_DEAD, revealed={0: "troll 3", 1: "troll 4"}, bets={"troll 3": 0})

    assert tied.backer("troll") is None
    assert broken.backer("troll") == 0


def test_r38_a_lone_bet_worth_nothing_backs() -> None:
    """In round 5 Seat 1 bets on Titan alone, plays Titan and may use it."""
    table = arrange(TITAN, dead=FOUR_DEAD, hands={0: "titan 4, ..."}).play("bet titan", "play titan 4")

    assert table.offered("target seat") == ["2", "3"]


def test_r38_one_gold_beats_none() -> None:
    """Seat 2's row 4 bet keeps the back; an unrevealed secret does not."""
    against_one = arrange(TITAN, dead=FOUR_DEAD, bets={"titan 4": 1, "titan 5": 0})
    against_a_secret = arrange(TITAN, dead=FOUR_DEAD, bets={"titan 5": 0}, secrets={1: "titan 2"})

    assert against_one.backer("titan") == 1
    assert against_a_secret.backer("titan") == 0


def test_r38_a_table_may_deny_it() -> None:
    """`zero_bet_makes_backer=off`: nobody backs Titan."""
    table = arrange(TITAN, dead=FOUR_DEAD, bets={"titan 5": 0}, options={"zero_bet_makes_backer": "off"})

    assert table.backer("titan") is None


def test_r39_a_bet_worth_nothing_breaks_no_tie() -> None:
    """4 against 3 + 1 + 0."""
    table = arrange(dead=FOUR_DEAD, bets={"troll 1": 0, "troll 2": 1, "troll 4": 1, "troll 5": 1})

    assert table.backer("troll") is None


def test_r40_who_backs_is_asked_when_the_card_is_played() -> None:
    """Seat 2's Magister reveals Seat 3's five on Troll; Seat 1 with four has lost the power."""
    table = arrange(
        turn=1,
        dead="gorgon",
        hands={0: "troll 4, ...", 1: "magister, ...", 2: "wyrm 3, ..."},
        piles={"troll 1": "troll 9"},
        bets={"troll 1": 0},
        secrets={2: "troll 2"},
    )
    assert table.backer("troll") == 0

    table.play("pass", "magister on troll", "done").play("pass", "play wyrm 3", "done")
    table.play("pass", "play troll 4")

    assert table.backer("troll") == 2
    assert table.step == "discard"


def test_r41_losing_the_back_does_not_stop_a_power_in_use() -> None:
    """Colossus fetches the very token; the next Colossus card finds no power."""
    table = arrange(
        seats=2,
        hands={0: "colossus 5, colossus 6, ...", 1: "wyrm 3, ..."},
        bets={"colossus 1": 0, "troll 1": 0},
    )

    table.play("pass", "play colossus 5", "retrieve colossus row 1", "done")
    assert table.tokens(0) == 4
    table.play("pass", "play wyrm 3", "done").play("pass", "play colossus 6")

    assert table.step == "discard"


def test_r42_only_the_backer_uses_the_power() -> None:
    """Seat 2 plays Amazon while Seat 1 backs her: nobody draws."""
    table = arrange(turn=1, hands={1: "amazon 9, ..."}, bets={"amazon 1": 0}, deck=20)

    table.play("pass", "play amazon 9")

    assert (table.step, table.actor, table.deck) == ("discard", 1, 20)
