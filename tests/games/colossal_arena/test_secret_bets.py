"""C. Secret bets."""

from __future__ import annotations

import pytest

from .arrange import LINEUP, arrange, full_row

TITAN = "amazon colossus cyclops gorgon magus titan troll wyrm"


def test_r18_only_a_combat_card_makes_a_secret_bet() -> None:
    """No spectator, no referee."""
    table = arrange(hands={0: "spectator 7, magister, prefect, troll 4"})

    assert table.offered("secret") == ["troll 4"]
    for card in ("spectator 7", "magister", "prefect"):
        assert table.refused(f"secret {card}").rule == "R18"


def test_r19_secret_bets_in_round_1_only() -> None:
    """After an elimination even a player who never made one is refused."""
    table = arrange(dead="gorgon", hands={0: "troll 4, ..."})

    assert table.refused("secret troll 4").rule == "R19"


def test_r20_one_secret_bet_a_player() -> None:
    """A second one in round 1 is refused, whether the first is revealed or not."""
    hidden = arrange(secrets={0: "troll 4"}, hands={0: "wyrm 4, ..."})
    revealed = arrange(revealed={0: "troll 4"}, hands={0: "wyrm 4, ..."})

    assert hidden.refused("secret wyrm 4").rule == "R20"
    assert revealed.refused("secret wyrm 4").rule == "R20"


def test_r21_any_number_of_secret_bets_on_a_creature() -> None:
    """Two secret bets and a normal one on Troll, none in the others' way."""
    table = arrange(hands={0: "troll 4, ...", 1: "troll 5, ..."})

    table.play("secret troll 4", "done").play("secret troll 5", "done").play("bet troll")

    assert table.bets == {"troll 1": 2}
    assert table.scores == [5, 5, 4]


def test_r22_a_secret_bet_skips_the_card_and_nothing_else() -> None:
    """No card is played or shown, the hand is refilled, phase 4 follows."""
    table = arrange(hands={0: "troll 4, ..."}, deck=20).play("secret troll 4")

    assert (table.step, table.size(0)) == ("discard", 7)
    table.play("done")
    assert (table.size(0), table.deck, table.turn) == (8, 19, 1)
    assert table.pile("troll 1") == []
    assert "shows" not in table.story(1)


def test_r22_phase_4_follows_a_secret_bet() -> None:
    """A row that is already decided kills after the secret bet."""
    table = arrange(hands={0: "troll 4, ..."}, piles=full_row(1, LINEUP, wyrm=1)).play(
        "secret troll 4", "done"
    )

    assert table.dead == ["wyrm"]


def test_r23_the_draw_after_a_secret_bet_can_end_the_game() -> None:
    """One card in the deck."""
    table = arrange(hands={0: "troll 4, ..."}, deck=1).play("secret troll 4", "done")

    assert table.over
    assert table.view(None)["ending"] == "last-card"


def test_r24_a_stunned_card_makes_no_secret_bet() -> None:
    """The only Wyrm card is stunned."""
    table = arrange(hands={0: "troll 4"}, stunned={0: "wyrm 4"})

    assert table.refused("secret wyrm 4").rule == "R24"
    assert table.offered("secret") == ["troll 4"]


def test_r25_the_last_card_may_be_bet() -> None:
    """The usable hand is empty then, and phase 2 is skipped."""
    table = arrange(hands={0: "troll 4"}).play("secret troll 4")

    assert (table.size(0), table.step) == (0, "discard")


def test_r26_the_card_of_a_secret_bet_is_out_of_the_hand_for_gorgon() -> None:
    """Seat 2's only Troll is her secret: she shows her hand and gives nothing."""
    table = arrange(
        hands={0: "gorgon 4, ...", 1: "wyrm 3"}, bets={"gorgon 1": 0}, secrets={1: "troll 8"}
    ).play("pass", "play gorgon 4", "target seat 2", "name troll")

    assert table.step == "discard"
    assert "shows" in table.story(0)
    assert "roll 8" not in table.story(0)
    assert table.hand(1) == ["wyrm 3"]


def test_r26_the_card_of_a_secret_bet_is_not_counted_by_cyclops() -> None:
    """Two cards in hand and a secret: one is stunned."""
    table = arrange(
        hands={0: "cyclops 4, ...", 1: "wyrm 3, wyrm 4"}, bets={"cyclops 1": 0}, secrets={1: "troll 8"}
    ).play("pass", "play cyclops 4", "target seat 2")

    assert (table.size(1), len(table.stunned(1))) == (1, 1)


def test_r26_the_card_of_a_secret_bet_is_not_drawn_by_titan() -> None:
    """Two cards in hand and a secret are too few; three are enough, and the secret is not among them."""
    few = arrange(
        TITAN,
        seats=2,
        hands={0: "titan 4, ...", 1: "wyrm 3, wyrm 4"},
        bets={"titan 1": 0},
        secrets={1: "troll 8"},
    )
    enough = arrange(
        TITAN,
        seats=2,
        hands={0: "titan 4, ...", 1: "wyrm 3, wyrm 4, wyrm 5"},
        bets={"titan 1": 0},
        secrets={1: "troll 8"},
    )

    assert few.play("pass", "play titan 4").step == "discard"
    enough.play("pass", "play titan 4", "target seat 2")
    assert enough.legal == ["keep wyrm 3", "keep wyrm 4", "keep wyrm 5"]


def test_r26_the_card_of_a_secret_bet_is_not_shown_on_a_forced_pass() -> None:
    """Only the dead card in hand is."""
    table = arrange(dead="gorgon", hands={0: "gorgon 2"}, secrets={0: "troll 8"}).play("pass", "pass")

    assert "gorgon 2" in table.story(1).lower()
    assert "troll 8" not in table.story(1).lower()


def test_r27_a_secret_bet_is_revealed_in_a_later_phase_1() -> None:
    """The token is worth 5 at once, its card is discarded, and a card is still played."""
    table = arrange(
        secrets={0: "wyrm 3"}, bets={"wyrm 1": 1}, hands={0: "wyrm 6, ..."}, piles={"troll 1": "troll 4"}
    )
    assert table.backer("wyrm") == 1

    table.play("reveal")

    assert table.backer("wyrm") == 0
    assert table.discard_top == "wyrm 3"
    table.play("play wyrm 6")
    assert table.offered("strike") == ["troll 4"]


def test_r27_there_must_be_something_to_reveal() -> None:
    """Nobody reveals a bet never made, or revealed already."""
    assert arrange().refused("reveal").rule == "R27"
    assert arrange(revealed={0: "wyrm 3"}).refused("reveal").rule == "R27"


def test_r28_a_secret_bet_on_a_dead_creature_may_be_revealed() -> None:
    """It earns nothing, lies above the dead creature, and Colossus can fetch it."""
    table = arrange(
        dead="wyrm", secrets={0: "wyrm 3"}, bets={"colossus 1": 0}, hands={0: "colossus 5, ..."}
    ).play("reveal")

    assert table.scores[0] == 4
    assert "retrieve secret" in table.play("play colossus 5").legal


def test_r29_an_elimination_reveals_nothing() -> None:
    """Troll dies; the others see Seat 1's secret on it as before."""
    table = arrange(
        hands={0: "wyrm 5, ..."},
        secrets={0: "troll 8"},
        piles=full_row(1, LINEUP.replace(" wyrm", ""), troll=1),
    ).play("pass", "play wyrm 5", "done")

    assert table.dead == ["troll"]
    for viewer in (1, None):
        assert table.player(0, viewer)["secret"] == "hidden"
        assert "roll 8" not in table.story(viewer)


def test_r30_revealed_secrets_take_no_space() -> None:
    """Two of them and a normal bet on Troll lie side by side."""
    table = arrange(secrets={0: "troll 3", 1: "troll 4"}, hands={0: "wyrm 1, ...", 1: "wyrm 2, ..."})

    table.play("reveal", "play wyrm 1", "done").play("reveal", "play wyrm 2", "done").play("bet troll")

    assert table.scores == [5, 5, 4]
    assert table.bets == {"troll 1": 2}


def test_r31_a_hidden_secret_backs_nobody_but_scores() -> None:
    """One gold in sight beats five unseen; at the end five count."""
    table = arrange(
        dead="amazon daimon ettin gorgon",
        secrets={0: "troll 4"},
        bets={"troll 4": 1},
        deck=1,
        hands={0: "wyrm 2, ..."},
    )

    assert table.backer("troll") == 1
    table.play("pass", "play wyrm 2", "done")
    assert table.over
    assert table.scores == [5, 1, 0]


def test_r32_the_magister_reveals_every_secret_on_the_creature() -> None:
    """The player's own too; a secret elsewhere stays hidden, and all learn that it is elsewhere."""
    table = arrange(secrets={0: "troll 3", 1: "wyrm 3", 2: "troll 4"}, hands={0: "magister, ..."})

    table.play("pass", "magister on troll")

    assert [table.player(seat)["secret"] for seat in range(3)] == ["revealed", "hidden", "revealed"]
    assert table.discard_top == "magister"
    (elsewhere,) = [fact for fact in table.facts() if fact["zones"] == ["secret 2"]]
    assert elsewhere["at_most"] == 0
    assert elsewhere["cards"] == [f"troll {strength}" for strength in range(11)]


def test_r32_the_magister_names_a_surviving_creature() -> None:
    """A dead one is refused."""
    table = arrange(dead="gorgon", hands={0: "magister, ..."}).play("pass")

    assert table.refused("magister on gorgon").rule == "R32"
    assert len(table.offered("magister on")) == 7


def test_r33_the_magister_can_always_be_played() -> None:
    """Without any secret bet he is still a playable card: no pass."""
    table = arrange(dead="gorgon", hands={0: "magister, gorgon 1, gorgon 2"}).play("pass")

    assert table.refused("pass").rule == "R43"
    table.play("magister on troll")
    assert table.discard_top == "magister"


@pytest.mark.parametrize("seats", [2, 5])
def test_r34_secret_bets_are_optional(seats: int) -> None:
    """Five normal bets instead are fine."""
    bets = {f"{name} 1": 0 for name in ("troll", "wyrm", "ettin", "amazon")}
    table = arrange(seats=seats, bets=bets)

    table.play("bet gorgon")

    assert table.tokens(0) == 0
