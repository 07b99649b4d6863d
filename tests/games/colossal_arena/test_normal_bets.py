"""B. Normal bets."""

from __future__ import annotations

import pytest

from .arrange import arrange

FOUR_DEAD = "amazon daimon ettin gorgon"


@pytest.mark.parametrize("seat", [0, 1])
def test_r9_a_space_holds_one_token(seat: int) -> None:
    """Neither another player nor the owner may bet there again."""
    table = arrange(turn=seat, bets={"troll 1": 0})

    assert table.refused("bet troll").rule == "R9"
    assert "troll" not in table.offered("bet")


@pytest.mark.parametrize("seat", [0, 1])
def test_r9_the_next_row_is_free_again(seat: int) -> None:
    """A token in row 1 does not close row 2."""
    table = arrange(turn=seat, dead="gorgon", bets={"troll 1": 0})

    table.play("bet troll")

    assert table.bets == {"troll 1": 0, "troll 2": seat}


def test_r10_no_bet_on_an_eliminated_creature() -> None:
    """Gorgon is dead; the seven others can be bet on."""
    table = arrange(dead="gorgon")

    assert table.refused("bet gorgon").rule == "R10"
    assert len(table.offered("bet")) == 7


def test_r11_the_row_fixes_the_value() -> None:
    """4, 3, 2, 1 and 0 gold from row 1 to row 5."""
    rows = {f"troll {row}": 0 for row in range(1, 6)}

    assert arrange(dead=FOUR_DEAD, bets=rows).scores == [10, 0, 0]


def test_r11_a_secret_bet_is_worth_five() -> None:
    """Revealed or not."""
    table = arrange(secrets={0: "troll 2"}, revealed={1: "wyrm 3"})

    assert table.scores == [5, 5, 0]


def test_r12_bets_in_round_5_are_legal_and_worth_nothing() -> None:
    """The token lies there; the score stays."""
    table = arrange(dead=FOUR_DEAD, bets={"wyrm 1": 0}).play("bet troll")

    assert table.bets == {"wyrm 1": 0, "troll 5": 0}
    assert table.scores == [4, 0, 0]


def test_r12_a_table_may_forbid_bets_in_round_5() -> None:
    """`round5_bets=off`; in round 4 they are still allowed."""
    off = {"round5_bets": "off"}

    assert arrange(dead=FOUR_DEAD, options=off).refused("bet troll").rule == "R12"
    assert "bet troll" in arrange(dead="amazon daimon ettin", options=off).legal


def test_r13_no_limit_of_bets_a_round() -> None:
    """The same player bets on two creatures in two turns of round 1."""
    table = arrange(seats=2, hands={0: "troll 4, wyrm 3, ...", 1: "troll 5, ..."})

    table.play("bet troll", "play troll 4", "done")
    table.play("pass", "play troll 5", "done")
    table.play("bet wyrm")

    assert table.bets == {"troll 1": 0, "wyrm 1": 0}


def test_r14_rows_on_one_creature_add_up() -> None:
    """Rows 1 and 2 on Wyrm: 4 + 3."""
    assert arrange(dead="gorgon", bets={"wyrm 1": 0, "wyrm 2": 0}).scores[0] == 7


def test_r15_without_tokens_only_reveal_or_pass() -> None:
    """Four normal bets and the secret one are five tokens."""
    bets = {"troll 1": 0, "wyrm 1": 0, "ettin 1": 0, "amazon 1": 0}
    table = arrange(bets=bets, secrets={0: "troll 4"})

    assert table.tokens(0) == 0
    assert table.legal == ["pass", "reveal"]
    assert table.refused("bet gorgon").rule == "R15"


def test_r15_a_secret_bet_needs_a_token_too() -> None:
    """Five normal bets leave none for it."""
    bets = {f"{name} 1": 0 for name in ("troll", "wyrm", "ettin", "amazon", "gorgon")}
    table = arrange(bets=bets, hands={0: "troll 4, ..."})

    assert table.refused("secret troll 4").rule == "R15"


def test_r16_a_bet_makes_a_backer_in_the_same_turn() -> None:
    """Bet on Amazon, play Amazon, draw three."""
    table = arrange(hands={0: "amazon 3, ..."}).play("bet amazon", "play amazon 3")

    assert table.legal == ["decline", "use"]


def test_r17_cards_do_not_matter_for_a_bet() -> None:
    """A creature may be bet on with or without a card in the row."""
    table = arrange(piles={"troll 1": "troll 4"})

    assert {"troll", "wyrm"} <= set(table.offered("bet"))
