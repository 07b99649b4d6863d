"""A game told in sentences, to those who were there and to those who were not."""

from __future__ import annotations

from typing import cast

from .arrange import FIVE_ROUNDS, LINEUP, arrange, full_row, new_game


def test_the_beginning_is_told() -> None:
    """Bans, the line-up, who starts, what one is dealt."""
    table = new_game(4, {"creature_select": "ban"}, ["start seat 3", "draw magister"])
    table.play("ban amazon", "ban wyrm", "ban troll", "ban ettin")

    lines = table.told(2)
    assert lines[0] == "Seat 1 bans Amazon."
    assert lines[4] == "Colossus enters the arena."
    assert "Seat 3 starts." in lines
    assert "Seat 3 draws Magister." in lines
    assert "Seat 3 draws a card." in table.told(0)


def test_a_turn_is_told() -> None:
    """Bet, card, power, discard, death: a line each."""
    table = arrange(
        dead="gorgon",
        hands={0: "wyrm 6, gorgon 1, ..."},
        piles=full_row(2, LINEUP.replace(" gorgon", ""), troll=1),
        deals=["draw amazon 1", "draw amazon 2"],
    ).play("bet wyrm", "play wyrm 6", "strike amazon 5", "discard gorgon 1", "done")

    assert table.told(None) == [
        "Seat 1 bets on Wyrm in row 2.",
        "Seat 1 plays Wyrm 6 on Wyrm.",
        "Seat 1 strikes Amazon 5 off Amazon.",
        "Seat 1 discards Gorgon 1.",
        "Seat 1 draws a card.",
        "Seat 1 draws a card.",
    ]
    assert table.told(0)[-1] == "Seat 1 draws Amazon 2."


def test_the_powers_are_told() -> None:
    """Each in a sentence of its own."""
    lineup = "colossus daimon ettin magus seraphim titan troll unicorn"
    table = arrange(
        lineup,
        seats=2,
        dead="ettin",
        hands={0: "unicorn 3, seraphim 4, magus 5, colossus 6, ...", 1: "troll 1, ..."},
        piles={"titan 1": "titan 8", "titan 2": "titan 2", "troll 1": "troll 9"},
        bets={"unicorn 1": 0, "seraphim 1": 0, "magus 1": 0, "troll 1": 1},
    )

    table.play("pass", "play unicorn 3", "swap titan 2", "with titan 8", "done")
    table.play("pass", "play troll 1", "take troll 9", "done")
    table.play(
        "bet colossus",
        "play seraphim 4",
        "copy ettin",
        "use",
        "play colossus 6",
        "retrieve unicorn row 1",
        "done",
    )
    story = table.story(None)

    for line in (
        "Seat 1 does not bet.",
        "Seat 1 swaps Titan 2 with Titan 8.",
        "Seat 2 takes Troll 9 from row 1.",
        "Seat 1 copies Ettin.",
        "Seat 1 uses Seraphim.",
        "Seat 1 takes back the token on Unicorn in row 1.",
    ):
        assert line in story


def test_hidden_things_are_told_to_those_who_saw_them() -> None:
    """Stunned cards, cards under a Magus stack, a secret bet."""
    lineup = "amazon colossus cyclops gorgon magus titan troll wyrm"
    table = arrange(
        lineup,
        seats=2,
        hands={0: "cyclops 4, ...", 1: "magus 3, troll 1, wyrm 1"},
        bets={"cyclops 1": 0, "magus 1": 1},
        deals=["stun troll 1", "stun wyrm 1"],
    )

    table.play("pass", "play cyclops 4", "target seat 2", "done").play("pass", "play magus 3", "use", "done")

    assert "Seat 1 turns Cyclops on seat 2." in table.story(None)
    assert "A card of seat 2 is stunned (namely Troll 1)." in table.story(1)
    assert "A card of seat 2 is stunned." in table.told(0)
    assert "Seat 2 recovers 2 stunned cards." in table.story(0)


def test_a_buried_card_is_told_to_its_owner() -> None:
    """The others hear how many there are."""
    lineup = "amazon colossus cyclops gorgon magus titan troll wyrm"
    hand = "magus 3, troll 1, wyrm 1, wyrm 2"
    table = arrange(lineup, hands={0: hand}, bets={"magus 1": 0}).play("pass", "play magus 3", "use")
    table.play("discard troll 1", "discard wyrm 1", "discard wyrm 2", "done")

    assert "Seat 1 hides 2 cards under it (namely Wyrm 1, Troll 1)." in table.story(0)
    assert "Seat 1 hides 2 cards under it." in table.told(1)


def test_a_stalemate_is_told() -> None:
    """Declared, objected to, recycled."""
    position = arrange(
        seats=2,
        starter=1,
        round_turns=1,
        dead="gorgon",
        hands={0: "wyrm 1, wyrm 2", 1: "wyrm 3, wyrm 4"},
        piles={"ettin 1": "ettin 1, ettin 2, ettin 3"},
        deck=0,
        options=FIVE_ROUNDS,
    ).play("pass", "play wyrm 1", "done", "declare", "object")
    position.play("pass", "play wyrm 3", "done", "pass", "play wyrm 2", "done")
    position.play("wait", "declare", "wait")

    story = position.story(None)
    assert "Seat 2 declares a stalemate.\nSeat 1 objects." in story
    assert "Stalemate: row 1 becomes the new deck, 3 cards." in story


def test_the_table_remembers_what_everybody_has_seen() -> None:
    """A card that is played, taken up or shown stays known; a drawn one, a hidden one never was."""
    table = arrange(
        hands={0: "amazon 3, wyrm 1, troll 1, magister", 1: "troll 2"},
        piles={"troll 1": "troll 9"},
        bets={"amazon 1": 1},
    )
    table.play("pass", "play amazon 3", "done")
    for viewer in (0, 1, 2, None):
        assert "amazon 3" in cast(list[str], table.view(viewer)["seen"])
        assert "wyrm 1" not in cast(list[str], table.view(viewer)["seen"])


def test_the_table_remembers_what_each_did_last() -> None:
    table = arrange(hands={0: "troll 3, wyrm 1, troll 1"}, bets={"wyrm 1": 1})
    assert table.deed(0) is None
    table.play("secret troll 3")
    assert table.deed(0, viewer=0) == {
        "kind": "secret",
        "things": {"cards": ["troll 3"]},
        "sentence": "Seat 1 bets in secret (with Troll 3).",
    }
    assert table.deed(0) == {"kind": "secret", "things": {}, "sentence": "Seat 1 bets in secret."}
    table.play("done", "bet troll")
    assert table.deed(1) == {
        "kind": "bet",
        "things": {"creature": "troll", "row": 1},
        "sentence": "Seat 2 bets on Troll in row 1.",
    }
