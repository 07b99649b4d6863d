"""What everybody can see is the only action: the engine says so, and a table takes it at once."""

from __future__ import annotations

import pytest

from .arrange import FIVE_ROUNDS, Table, arrange, full_row

LINEUP = "amazon cyclops gorgon magus seraphim troll unicorn wyrm"
NO_BETS = {"round5_bets": "off"}


def forced(table: Table) -> str:
    """What is forced here for all to see; empty if nothing is."""
    action = table.state.forced()
    return table.state.text(action) if action >= 0 else ""


def followed(table: Table) -> str:
    """What a table takes by itself here."""
    at = len(table.match.log)
    table.match.follow()
    return ", ".join(table.match.log[at:])


def test_r15_without_a_token_one_passes() -> None:
    spent = {f"{name} 1": 0 for name in ("amazon", "cyclops", "gorgon", "magus", "troll")}
    assert forced(arrange(LINEUP, bets=spent)) == "pass"
    assert forced(arrange(LINEUP, bets=dict(list(spent.items())[:4]))) == ""


def test_r27_a_hidden_bet_may_still_be_revealed() -> None:
    spent = {f"{name} 1": 0 for name in ("amazon", "cyclops", "gorgon", "magus")}
    assert forced(arrange(LINEUP, bets=spent, secrets={0: "troll 7"})) == ""
    assert forced(arrange(LINEUP, bets=spent, revealed={0: "troll 7"})) == "pass"


def test_r9_where_every_space_is_taken_one_passes() -> None:
    """In row 1 a secret bet is left, unless it is made or switched off."""
    bets = {f"{name} 1": 1 + n % 2 for n, name in enumerate(LINEUP.split())}
    assert forced(arrange(LINEUP, bets=bets)) == ""
    assert forced(arrange(LINEUP, bets=bets, options={"secret_bets": "off"})) == "pass"
    assert forced(arrange(LINEUP, bets=bets, revealed={0: "wyrm 1"})) == "pass"


def test_r12_one_passes_where_round_5_has_no_bets() -> None:
    dead = "amazon cyclops gorgon magus"
    assert forced(arrange(LINEUP, dead=dead, options=NO_BETS)) == "pass"
    assert forced(arrange(LINEUP, dead=dead)) == ""


def test_r149_with_the_deck_empty_and_no_card_the_turn_goes_by() -> None:
    """Given no card and no deck; expected: she is asked for her bet, and then it is the next seat's turn."""
    table = arrange(LINEUP, hands={0: ""}, deck="", options=FIVE_ROUNDS)
    assert (table.actor, forced(table)) == (0, "")
    table.play("bet troll")
    assert followed(table) == "pass, done"
    assert table.actor == 1


def test_r43_a_hand_that_was_shown_and_has_not_changed_cannot_play_again() -> None:
    """Given a forced pass with the deck empty; expected: next time all know that she must pass once more."""
    table = arrange(
        LINEUP,
        seats=2,
        dead="amazon",
        hands={0: "amazon 1, amazon 2", 1: "troll 3, troll 4, wyrm 6"},
        piles=full_row(1, LINEUP),
        deck="",
        options={**FIVE_ROUNDS, "stalemate_declare": "off"},
    )
    table.play("pass")
    assert forced(table) == "", "only she knows what she holds"
    table.play("pass", "done", "pass", "play troll 3", "done", "pass")
    assert (table.actor, table.step) == (0, "play")
    assert followed(table) == "pass"
    table.play("discard amazon 1", "discard amazon 2")
    assert followed(table) == "done", "her hand is empty"


def test_r90_a_single_card_is_given_unasked() -> None:
    """Whether it was asked for the others know; which one it is they do not learn."""
    for hand, expected in (("troll 7", "give troll 7"), ("troll 7, wyrm 2", "")):
        table = arrange(LINEUP, hands={0: "gorgon 5, ...", 1: hand}, bets={"gorgon 1": 0}, turn=0)
        table.play("pass", "play gorgon 5", "target seat 2", "name troll")
        assert forced(table) == expected
        assert followed(table) == (f"{expected}, done" if expected else "")
        assert "troll 7" not in table.story(None)


def test_r116_the_second_card_of_a_swap_may_be_the_only_one() -> None:
    piles = {**full_row(1, LINEUP, amazon=0), "unicorn 2": "unicorn 3", "troll 2": "troll 8"}
    table = arrange(LINEUP, dead="amazon", hands={0: "unicorn 9, ..."}, piles=piles, bets={"unicorn 1": 0})
    table.play("pass", "play unicorn 9", "swap troll 8")
    assert forced(table) == "with troll 5"
    three = {**piles, "unicorn 2": "unicorn 3", "troll 3": "troll 6"}
    table = arrange(
        LINEUP, dead="amazon cyclops", hands={0: "unicorn 9, ..."}, piles=three, bets={"unicorn 1": 0}
    )
    table.play("pass", "play unicorn 9", "swap troll 8")
    assert forced(table) == ""


def test_r129_nothing_can_be_discarded_while_all_live() -> None:
    table = arrange(LINEUP, hands={0: "troll 7, ..."})
    table.play("pass", "play troll 7")
    assert (table.step, forced(table)) == ("discard", "done")


def test_r129_nobody_need_ask_for_cards_of_the_dead_that_all_have_seen() -> None:
    """Given ten cards of the dead in sight; expected: as long as one is not, she may hold it."""
    seen = ", ".join(f"amazon {n}" for n in range(1, 10))
    for piles, expected in (("amazon 0, amazon 10", "done"), ("amazon 0", "")):
        table = arrange(
            LINEUP, dead="amazon", hands={0: "troll 7, ..."}, piles={"amazon 1": piles}, discards=seen
        )
        table.play("pass", "play troll 7")
        assert (table.step, forced(table)) == ("discard", expected)


def test_r129_three_discards_are_the_most() -> None:
    hand = "troll 7, amazon 1, amazon 2, amazon 3, amazon 4, ..."
    table = arrange(LINEUP, dead="amazon", hands={0: hand})
    table.play("pass", "play troll 7", "discard amazon 1", "discard amazon 2")
    assert forced(table) == ""
    table.play("discard amazon 3")
    assert forced(table) == "done"


@pytest.mark.parametrize("picks", range(4))
def test_r105_how_high_a_magus_stack_is_so_far_is_nobodys_business(picks: int) -> None:
    table = arrange(LINEUP, hands={0: "magus 7, troll 1, troll 2, troll 3, troll 4"}, bets={"magus 1": 0})
    table.play("pass", "play magus 7", "use", *[f"discard troll {n + 1}" for n in range(picks)])
    assert forced(table) == ""
