"""Who learns what, and when: each event in the eyes of those concerned and of everybody else.

Two games that differ in what a viewer may not know must look alike to her. Cyclops (R81), Gorgon (R91, R95),
Magus (R103) and Titan (R110) are tested with their powers.
"""

from __future__ import annotations

import pytest

from .arrange import FIVE_ROUNDS, LINEUP, Table, arrange, full_row


def alike(here: Table, there: Table, viewers: tuple[int | None, ...]) -> bool:
    return all(
        here.view(viewer) == there.view(viewer) and here.story(viewer) == there.story(viewer)
        for viewer in viewers
    )


def test_a_drawn_card_is_seen_by_the_drawer_alone() -> None:
    """The others count it."""
    hands = {0: "wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5, wyrm 6, wyrm 7, wyrm 8", 1: "ettin 1", 2: "ettin 2"}
    here = arrange(hands=hands, deals=["draw troll 3"]).play("pass", "play wyrm 1", "done")
    there = arrange(hands=hands, deals=["draw magister"]).play("pass", "play wyrm 1", "done")

    assert alike(here, there, (1, 2, None))
    assert "Troll 3" in here.story(0)
    assert here.player(0)["hand"] == 8


def test_amazons_cards_are_seen_by_the_drawer_alone() -> None:
    """Three of them."""
    hands = {0: "amazon 1", 1: "ettin 1", 2: "ettin 2"}
    here, there = (
        arrange(hands=hands, bets={"amazon 1": 0}, deals=[f"draw {creature} {n}" for n in (1, 2, 3)]).play(
            "pass", "play amazon 1", "use"
        )
        for creature in ("troll", "wyrm")
    )

    assert alike(here, there, (1, 2, None))
    assert not alike(here, there, (0,))


def test_a_normal_bet_is_public() -> None:
    """Everybody sees whose token lies where, and who backs."""
    table = arrange().play("bet troll")

    for viewer in (0, 1, 2, None):
        assert table.column("troll", viewer)["bets"] == [{"row": 1, "seat": 0, "gold": 4}]
        assert table.column("troll", viewer)["backer"] == 0
        assert table.player(0, viewer)["tokens"] == 4


def test_of_a_secret_bet_the_others_learn_that_it_exists() -> None:
    """Which card it is, on which creature, only its owner sees."""
    hands = {0: "troll 4, wyrm 5", 1: "ettin 1", 2: "ettin 2"}
    here, there = arrange(hands=hands).play("secret troll 4"), arrange(hands=hands).play("secret wyrm 5")

    assert alike(here, there, (1, 2, None))
    assert here.player(0, 1) == {
        "hand": 1,
        "stunned": 0,
        "tokens": 4,
        "secret": "hidden",
        "gold": 0,
        "known": [],
    }
    own = here.view(0)["own"]
    assert isinstance(own, dict)
    assert own["secret"] == "troll 4"
    assert here.player(0, 0)["gold"] == 5


def test_a_revealed_secret_is_public() -> None:
    """Creature and card."""
    table = arrange(secrets={0: "troll 4"}).play("reveal")

    for viewer in (0, 1, None):
        assert table.column("troll", viewer)["secrets"] == [{"seat": 0, "gold": 5}]
        assert table.view(viewer)["discard"] == {"top": "troll 4", "size": 1}
        assert "Troll 4" in table.story(viewer)


def test_of_a_pile_the_top_and_the_height_are_in_sight() -> None:
    """The covered cards are not listed."""
    table = arrange(piles={"troll 1": "troll 2, spectator 6, troll 7"})

    for viewer in (0, None):
        assert table.column("troll", viewer)["piles"] == [{"row": 1, "top": "troll 7", "height": 3}]


def test_a_card_picked_up_is_known_to_everybody() -> None:
    """Until something makes it uncertain."""
    table = arrange(
        dead="gorgon", hands={0: "troll 4, ..."}, piles={"troll 1": "troll 2, troll 9"}, bets={"troll 1": 0}
    ).play("pass", "play troll 4", "take troll 9")

    for viewer in (1, 2, None):
        assert table.player(0, viewer)["known"] == ["troll 9"]
        assert table.column("troll", viewer)["piles"][0] == {"row": 1, "top": "troll 2", "height": 1}


def test_gorgon_tells_the_others_that_a_card_moved() -> None:
    """They know the creature, and that Seat 1 has such a card now."""
    table = arrange(
        hands={0: "gorgon 4, amazon 1", 1: "troll 2, wyrm 1", 2: "ettin 2"}, bets={"gorgon 1": 0}
    ).play("pass", "play gorgon 4", "target seat 2", "name troll", "give troll 2")

    for viewer in (2, None):
        (one,) = [fact for fact in table.facts(viewer) if fact["zones"] == ["hand 1"]]
        assert one == {"cards": [f"troll {n}" for n in range(11)], "zones": ["hand 1"], "at_least": 1}
        assert "Seat 2 gives a Troll card to seat 1." in table.story(viewer)
    assert table.player(0, 1)["known"] == ["troll 2"]


@pytest.mark.parametrize("viewer", [1, None])
def test_a_recycled_row_is_known_but_not_its_order(viewer: int | None) -> None:
    """Its cards are in the deck and in the hands that drew one; nobody knows which."""
    table = arrange(
        seats=2,
        dead="gorgon troll",
        hands={0: "gorgon 1", 1: "troll 1"},
        piles={"wyrm 1": "wyrm 1, wyrm 2, wyrm 3"},
        deck=0,
        options=FIVE_ROUNDS,
        deals=["draw wyrm 2", "draw wyrm 1"],
    ).play("pass", "pass", "done")

    assert table.deck == 1
    assert "wyrm 1" not in table.player(0, viewer)["known"]
    assert any("deck" in fact["zones"] and "wyrm 1" in fact["cards"] for fact in table.facts(viewer))


def test_at_the_end_secrets_are_public_and_hands_stay_hidden() -> None:
    """Two games that differ in Seat 2's hand end alike for the others."""
    here, there = (
        arrange(
            dead="amazon daimon ettin gorgon",
            hands={0: "colossus 6, colossus 7", 1: hand, 2: "wyrm 1"},
            secrets={1: "wyrm 3"},
            piles=full_row(5, "colossus cyclops troll wyrm", troll=1),
            deals=[f"draw cyclops {n}" for n in range(6, 11)] + ["draw colossus 1", "draw colossus 2"],
        ).play("pass", "play colossus 6", "done")
        for hand in ("troll 3, wyrm 7", "prefect, gorgon 1")
    )

    assert here.over
    assert here.player(1)["secret"] == "revealed"
    assert alike(here, there, (0, 2, None))
    assert not alike(here, there, (1,))


def test_a_spectator_sees_no_hand_at_all() -> None:
    """Nothing of hers is in the view, for she has nothing."""
    view = arrange(LINEUP, hands={0: "troll 4", 1: "wyrm 5"}, secrets={2: "ettin 3"}).view(None)

    assert "own" not in view
    assert view["legal"] == []
    for card in ("troll 4", "wyrm 5", "ettin 3"):
        assert card not in str(view)
