"""F. Colossus, Daimon, Amazon."""

from __future__ import annotations

import pytest

from .arrange import LINEUP, arrange, full_row

UNICORN = "amazon colossus daimon ettin gorgon titan troll unicorn"


def test_r59_colossus_fetches_one_token_from_anywhere() -> None:
    """From a dead creature, from any row, a revealed secret; the token returns and the space is free."""
    table = arrange(
        dead="wyrm",
        hands={0: "colossus 5, ..."},
        bets={"colossus 1": 0, "wyrm 1": 0, "troll 2": 0, "troll 1": 1},
        revealed={0: "troll 3"},
    ).play("pass", "play colossus 5")

    assert table.legal == [
        "decline",
        "retrieve colossus row 1",
        "retrieve wyrm row 1",
        "retrieve troll row 2",
        "retrieve secret",
    ]
    table.play("retrieve wyrm row 1")
    assert table.tokens(0) == 2
    assert table.bets == {"colossus 1": 0, "troll 2": 0, "troll 1": 1}
    assert table.step == "discard"


def test_r59_an_unrevealed_secret_is_fetched_and_its_card_discarded() -> None:
    """The bet is gone, the token back, the card on the discard pile."""
    table = arrange(hands={0: "colossus 5, ..."}, bets={"colossus 1": 0}, secrets={0: "troll 3"})

    table.play("pass", "play colossus 5", "retrieve secret")

    assert (table.tokens(0), table.scores[0], table.discard_top) == (4, 4, "troll 3")


def test_r59_a_revealed_secret_is_fetched_without_a_card() -> None:
    """Its card was discarded when it was revealed: the pile does not grow."""
    table = arrange(hands={0: "colossus 5, ..."}, bets={"colossus 1": 0}, revealed={0: "troll 3"})
    lying = table.state.discarded

    table.play("pass", "play colossus 5", "retrieve secret")

    assert table.state.discarded == lying
    assert (table.tokens(0), table.column("troll")["secrets"]) == (4, [])


def test_r59_nothing_of_anothers_can_be_fetched() -> None:
    """Nor an empty space."""
    table = arrange(hands={0: "colossus 5, ..."}, bets={"colossus 1": 0, "troll 1": 1})

    table.play("pass", "play colossus 5")

    assert table.refused("retrieve troll row 1").rule == "R59"
    assert table.refused("retrieve secret").rule == "R59"


def test_r60_colossus_may_fetch_the_token_that_made_the_backer() -> None:
    """All five tokens are back, and nobody backs Colossus."""
    table = arrange(hands={0: "colossus 5, ..."}, bets={"colossus 1": 0})

    table.play("pass", "play colossus 5", "retrieve colossus row 1")

    assert table.tokens(0) == 5
    assert table.backer("colossus") is None


def test_r61_a_fetched_secret_may_be_bet_anew_in_round_1() -> None:
    """As though it had never been bet."""
    table = arrange(
        seats=2,
        hands={0: "colossus 5, wyrm 4, ...", 1: "wyrm 3, ..."},
        bets={"colossus 1": 0},
        secrets={0: "troll 3"},
    )

    table.play("pass", "play colossus 5", "retrieve secret", "done").play("pass", "play wyrm 3", "done")
    table.play("secret wyrm 4")

    assert table.player(0)["secret"] == "hidden"


def test_r61_not_in_round_2_and_not_if_the_table_says_so() -> None:
    """A dead creature ends secret bets; `colossus_resets_secret=off` leaves one a game."""
    late = arrange(dead="gorgon", hands={0: "wyrm 4, ..."})
    assert late.refused("secret wyrm 4").rule == "R19"

    table = arrange(
        seats=2,
        hands={0: "colossus 5, wyrm 4, ...", 1: "wyrm 3, ..."},
        bets={"colossus 1": 0},
        secrets={0: "troll 3"},
        options={"colossus_resets_secret": "off"},
    )
    table.play("pass", "play colossus 5", "retrieve secret", "done").play("pass", "play wyrm 3", "done")
    assert table.refused("secret wyrm 4").rule == "R61"


def test_r61_the_first_secret_bet_is_free_at_any_table() -> None:
    """`colossus_resets_secret=off` forbids the second one only."""
    table = arrange(hands={0: "wyrm 4, ..."}, options={"colossus_resets_secret": "off"})

    assert "secret wyrm 4" in table.legal


def test_r62_the_card_of_a_fetched_secret_is_public() -> None:
    """Everybody sees it on top of the discard pile."""
    table = arrange(hands={0: "colossus 5, ..."}, bets={"colossus 1": 0}, secrets={0: "troll 3"})

    table.play("pass", "play colossus 5", "retrieve secret")

    for viewer in (0, 1, 2, None):
        discard = table.view(viewer)["discard"]
        assert isinstance(discard, dict)
        assert discard["top"] == "troll 3"
        assert "Troll 3" in table.story(viewer)


def test_r63_a_freed_space_is_free_for_anyone() -> None:
    """In the current row by a normal bet; in an earlier row that does not help."""
    bets = {"colossus 1": 0, "troll 1": 0, "troll 2": 0}
    current = arrange(dead="gorgon", hands={0: "colossus 5, ..."}, bets=bets)
    current.play("pass", "play colossus 5", "retrieve troll row 2", "done").play("bet troll")
    assert current.bets["troll 2"] == 1

    earlier = arrange(dead="gorgon", hands={0: "colossus 5, ..."}, bets=bets)
    earlier.play("pass", "play colossus 5", "retrieve troll row 1", "done")
    assert earlier.refused("bet troll").rule == "R9"


def test_r64_a_fetched_token_waits_for_the_next_turn() -> None:
    """Ettin, then Colossus: phase 3 follows, and the token is bet a turn later."""
    table = arrange(
        seats=2,
        hands={0: "ettin 4, colossus 5, ...", 1: "wyrm 3, ..."},
        bets={"colossus 1": 0, "ettin 1": 0, "troll 1": 0, "wyrm 1": 0, "amazon 1": 0},
    )

    table.play("pass", "play ettin 4", "use", "play colossus 5", "retrieve troll row 1")
    assert (table.step, table.tokens(0)) == ("discard", 1)
    assert table.refused("bet troll").rule == "R6"
    table.play("done", "pass", "play wyrm 3", "done", "bet troll")

    assert table.tokens(0) == 0


def test_r65_daimon_bets_in_any_row_so_far() -> None:
    """In round 4 a free space of row 1 is worth 4."""
    table = arrange(
        UNICORN, dead="amazon ettin gorgon", hands={0: "daimon 4, ..."}, bets={"daimon 1": 0}
    ).play("pass", "play daimon 4")

    assert {"unicorn row 1", "unicorn row 4"} <= set(table.offered("place"))
    table.play("place unicorn row 1")
    assert (table.scores[0], table.tokens(0)) == (8, 3)


def test_r65_daimon_needs_a_token() -> None:
    """With none left nothing is asked."""
    bets = {f"{name} 1": 0 for name in ("daimon", "troll", "wyrm", "ettin", "amazon")}
    table = arrange(hands={0: "daimon 4, ..."}, bets=bets).play("pass", "play daimon 4")

    assert table.step == "discard"


def test_r66_daimon_bets_on_no_dead_creature() -> None:
    """Troll is dead: none of his spaces is offered."""
    table = arrange(dead="troll", hands={0: "daimon 4, ..."}, bets={"daimon 1": 0}).play(
        "pass", "play daimon 4"
    )

    assert table.refused("place troll row 1").rule == "R66"


def test_r67_daimon_bets_in_no_row_to_come() -> None:
    """In round 2 rows 1 and 2 are offered, the place for secrets is not."""
    table = arrange(dead="troll", hands={0: "daimon 4, ..."}, bets={"daimon 1": 0}).play(
        "pass", "play daimon 4"
    )

    assert {place[-1] for place in table.offered("place")} == {"1", "2"}
    assert table.refused("place wyrm row 3").rule == "R67"
    assert table.offered("secret") == []


def test_r68_daimon_is_beside_the_bet_of_phase_1() -> None:
    """Two bets in a turn, on any creature; the back changes at once."""
    table = arrange(UNICORN, dead="amazon ettin", hands={0: "daimon 4, ..."}, bets={"titan 2": 1})

    table.play("bet daimon", "play daimon 4")
    assert "daimon row 1" in table.offered("place")
    assert table.backer("titan") == 1
    table.play("place titan row 1")

    assert table.backer("titan") == 0
    assert table.bets == {"titan 1": 0, "titan 2": 1, "daimon 3": 0}


def test_r69_daimon_needs_a_free_space() -> None:
    """One token a space holds for Daimon too."""
    table = arrange(hands={0: "daimon 4, ..."}, bets={"daimon 1": 0, "troll 1": 1}).play(
        "pass", "play daimon 4"
    )

    assert table.refused("place troll row 1").rule == "R69"


def test_r69_daimon_without_a_free_space_is_not_asked() -> None:
    """All eight spaces of row 1 are taken."""
    bets = {f"{name} 1": seat for name, seat in zip(LINEUP.split(), [1, 1, 1, 0, 1, 2, 2, 2], strict=True)}
    table = arrange(hands={0: "daimon 4, ..."}, bets=bets).play("pass", "play daimon 4")

    assert table.step == "discard"


def test_r70_amazon_draws_three() -> None:
    """From 8 cards: 7 after the play, 10 after the draw, and none in phase 3."""
    table = arrange(hands={0: "amazon 5, ..."}, bets={"amazon 1": 0}, deck=20)

    table.play("pass", "play amazon 5", "use")
    assert (table.size(0), table.deck) == (10, 17)
    table.play("done")

    assert (table.size(0), table.deck) == (10, 17)


def test_r71_amazon_drawing_the_last_card_ends_the_game() -> None:
    """The row is decided, and yet nobody dies."""
    table = arrange(
        hands={0: "amazon 8, ..."},
        bets={"amazon 1": 0},
        piles=full_row(1, LINEUP.replace("amazon ", ""), troll=1),
        deck=3,
    )

    table.play("pass", "play amazon 8", "use")

    assert table.over
    assert table.dead == []
    assert table.view(None)["ending"] == "last-card"


@pytest.mark.parametrize("deck", [1, 2])
def test_r72_amazon_may_be_used_with_fewer_than_three_cards(deck: int) -> None:
    """All there are are drawn, and the game is over."""
    table = arrange(hands={0: "amazon 5, ..."}, bets={"amazon 1": 0}, deck=deck)

    table.play("pass", "play amazon 5", "use")

    assert table.over
    assert table.size(0) == 7 + deck


def test_r73_there_is_no_largest_hand() -> None:
    """Ten cards shrink by playing: nobody discards down or draws before there are seven."""
    table = arrange(
        seats=2,
        hands={
            0: "troll 1, troll 2, troll 3, troll 4, troll 5, troll 6, troll 7, troll 8, troll 9, troll 10",
            1: "ettin 1, ettin 2, ettin 3, ...",
        },
    )

    sizes = []
    for turn in (1, 2, 3):
        table.play("pass", f"play troll {turn}", "done")
        sizes.append(table.size(0))
        table.play("pass", f"play ettin {turn}", "done")

    assert sizes == [9, 8, 8]
