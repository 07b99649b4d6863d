"""Q. The optional five-round ending and its stalemates."""

from __future__ import annotations

import pytest

from harena.games.colossal_arena.scoring import winner

from .arrange import FIVE_ROUNDS, LINEUP, Table, arrange, full_row

NO_DECLARING = FIVE_ROUNDS | {"stalemate_declare": "off"}


def _stuck(
    row_1: dict[str, str],
    *,
    seats: int = 2,
    hands: dict[int, str] | None = None,
    dead: str = "gorgon troll",
    recycled: int = 0,
    deals: list[str] | None = None,
    options: dict[str, str] | None = None,
    stunned: dict[int, str] | None = None,
    bets: dict[str, int] | None = None,
) -> Table:
    """Seat 1 has passed; the deck is empty and every hand is full of dead cards unless said otherwise."""
    dead_hands = {0: "gorgon 1, gorgon 2", 1: "troll 1", 2: "troll 2", 3: "troll 3"}
    table = arrange(
        seats=seats,
        dead=dead,
        hands={seat: (hands or {}).get(seat, dead_hands[seat]) for seat in range(seats)},
        stunned=stunned,
        piles=row_1,
        bets=bets,
        deck=0,
        recycled=recycled,
        deals=deals,
        options=options or FIVE_ROUNDS,
    )
    return table.play("pass", "pass", "done")


def test_r148_the_last_card_does_not_end_five_rounds() -> None:
    """It is drawn, phase 4 follows, and Troll dies."""
    table = arrange(
        hands={0: "troll 1, ..."},
        piles=full_row(1, LINEUP.replace(" troll", "")),
        deck=1,
        options=FIVE_ROUNDS,
    )

    table.play("pass", "play troll 1", "done")

    assert (table.over, table.deck, table.dead) == (False, 0, ["troll"])


def test_r149_hands_grow_short() -> None:
    """The deck gives what it has; with none left nobody draws; an empty hand passes and may bet."""
    table = arrange(seats=2, hands={0: "troll 1, troll 2", 1: "wyrm 1"}, deck=1, options=NO_DECLARING)

    table.play("pass", "play troll 1", "done")
    assert (table.size(0), table.deck) == (2, 0)
    table.play("pass", "play wyrm 1", "done")
    assert table.size(1) == 0
    table.play("pass", f"play {table.hand(0)[0]}", "done")
    table.play("bet wyrm")
    assert table.legal == ["pass"]
    table.play("pass", "done")
    assert "shows an empty hand" in table.story(0)


def test_r150_amazon_draws_what_there_is() -> None:
    """Two cards are two cards, and the turn goes on."""
    table = arrange(hands={0: "amazon 5, ..."}, bets={"amazon 1": 0}, deck=2, options=FIVE_ROUNDS)

    table.play("pass", "play amazon 5", "use")

    assert (table.size(0), table.step) == (9, "discard")


def test_r150_amazon_with_an_empty_deck_is_not_asked() -> None:
    """Nothing to draw."""
    table = arrange(hands={0: "amazon 5, ..."}, bets={"amazon 1": 0}, deck=0, options=FIVE_ROUNDS)

    assert table.play("pass", "play amazon 5").step == "discard"


ROW_1 = {"wyrm 1": "wyrm 9", "ettin 1": "ettin 2, spectator 4"}


def test_r151_when_nobody_can_play_the_first_row_is_recycled() -> None:
    """All hands are dead cards, the deck is empty."""
    table = _stuck(ROW_1)

    assert (table.deck, table.pile("wyrm 1"), table.pile("ettin 1")) == (1, [], [])
    assert "Stalemate" in table.story(None)


@pytest.mark.parametrize("card", ["magister", "prefect", "spectator 0", "wyrm 3"])
def test_r151_one_playable_card_anywhere_prevents_it(card: str) -> None:
    """A referee, a spectator, a living creature's card, in whatever hand."""
    table = _stuck(ROW_1, seats=3, hands={2: f"troll 2, {card}"})

    assert (table.deck, table.pile("wyrm 1")) == (0, ["wyrm 9"])
    assert (table.turn, table.step) == (1, "bet")


def test_r151_a_stunned_playable_card_prevents_it() -> None:
    """It will be played one day."""
    table = _stuck(ROW_1, stunned={1: "wyrm 3"})

    assert (table.deck, table.step) == (0, "bet")


def test_r151_a_full_row_stuck_on_a_tie_is_recycled_too() -> None:
    """All six in row 3 show a five."""
    row_3 = full_row(3, "amazon colossus cyclops daimon ettin wyrm")

    assert _stuck(ROW_1 | row_3).deck == 1


def test_r151_only_with_an_empty_deck() -> None:
    """A card in the deck is hope."""
    table = arrange(
        seats=2,
        dead="gorgon troll",
        hands={0: "gorgon 1", 1: "troll 1"},
        deck="gorgon 7, gorgon 8, gorgon 9, gorgon 6, gorgon 5, gorgon 4, gorgon 3, gorgon 2",
        piles=ROW_1,
        options=FIVE_ROUNDS,
    )

    table.play("pass", "pass", "done")

    assert (table.deck, table.pile("wyrm 1"), table.turn) == (1, ["wyrm 9"], 1)


def _window(starter: int = 2, round_turns: int = 2, deck: int = 0, **options: str) -> Table:
    """Three players; Seat 2 ends a turn, and Seat 3 is next."""
    table = arrange(
        turn=1,
        dead="gorgon",
        hands={0: "wyrm 1", 1: "wyrm 2, wyrm 5", 2: "wyrm 3"},
        piles={"ettin 1": "ettin 1, ettin 2, ettin 3, ettin 4", "troll 1": "troll 1"},
        deck=deck,
        starter=starter,
        round_turns=round_turns,
        options=FIVE_ROUNDS | options,
    )
    return table.play("pass", "play wyrm 2", "done")


def test_r152_a_declared_stalemate_recycles_unless_somebody_objects() -> None:
    """Seat 1 declares before the starter's second turn: an objection voids it, silence recycles."""
    objected = _window().play("wait", "declare", "object")
    assert (objected.deck, objected.turn, objected.step) == (0, 2, "bet")

    unopposed = _window().play("wait", "declare", "wait", "wait")
    assert (unopposed.deck, unopposed.pile("ettin 1")) == (2, [])
    assert (unopposed.turn, unopposed.step) == (2, "bet")


def test_r152_nobody_need_declare() -> None:
    """Three times wait, and the turn begins."""
    table = _window()

    assert table.legal == ["wait", "declare"]
    assert table.refused("pass").rule == "R152"
    table.play("wait", "wait", "wait")

    assert (table.actor, table.step) == (2, "bet")


def test_r152_only_before_the_starters_later_turns_with_an_empty_deck() -> None:
    """Not before another's turn, not with cards in the deck, not if switched off, not as a round opens."""
    assert _window(starter=0).step == "bet"
    assert _window(deck=20).step == "bet"
    assert _window(stalemate_declare="off").step == "bet"
    opening = arrange(
        turn=1,
        hands={0: "wyrm 1", 1: "amazon 7", 2: "wyrm 3"},
        piles=full_row(1, LINEUP, troll=1),
        deck=0,
        options=FIVE_ROUNDS,
    ).play("pass", "play amazon 7", "done")
    assert (opening.row, opening.state.starter, opening.step) == (2, 2, "bet")


def test_r153_all_cards_of_row_1_become_the_deck_and_everybody_draws() -> None:
    """Fourteen cards, visible, covered, spectators, dead creatures': four are drawn clockwise from Seat 2."""
    row_1 = {
        "wyrm 1": "wyrm 1, wyrm 2, wyrm 3, wyrm 4, wyrm 5, wyrm 6",
        "gorgon 1": "gorgon 5, gorgon 6, gorgon 7, gorgon 8",
        "ettin 1": "ettin 1, spectator 4, spectator 5, ettin 2",
    }
    draws = ["wyrm 1", "gorgon 5", "spectator 4", "ettin 2"]
    table = _stuck(row_1, seats=4, deals=[f"draw {card}" for card in draws])

    assert table.deck == 10
    assert [draws[k] in table.hand(seat) for k, seat in enumerate((1, 2, 3, 0))] == [True] * 4
    assert all(table.pile(f"{name} 1") == [] for name in LINEUP.split())
    assert set(table.hand(0)) == {"gorgon 1", "gorgon 2", "ettin 2"}


def test_r153_with_too_few_cards_the_last_get_none() -> None:
    """Two cards for four players."""
    table = _stuck({"wyrm 1": "wyrm 1, wyrm 2"}, seats=4)

    assert [table.size(seat) for seat in (1, 2, 3, 0)] == [2, 2, 1, 2]


def test_r154_only_what_lies_in_the_row_is_recycled() -> None:
    """Not a card taken from it before, not the discard pile, not a later row."""
    table = arrange(
        seats=2,
        dead="gorgon troll",
        hands={0: "prefect", 1: "troll 1"},
        piles={"troll 1": "troll 4, troll 9", "ettin 1": "ettin 1, ettin 2", "ettin 2": "ettin 5"},
        discards="wyrm 3",
        deck=0,
        options=FIVE_ROUNDS,
        deals=["draw ettin 1", "draw troll 4"],
    )

    table.play("pass", "prefect", "take troll 9", "done")

    assert table.deck == 1
    assert table.hand(0) == ["troll 4", "troll 9"]
    assert table.pile("ettin 2") == ["ettin 5"]


def test_r155_after_a_recycle_one_card_a_turn_is_drawn() -> None:
    """Two in hand, ten in the deck: one. Nine in hand: none. Amazon's three come on top."""
    one = arrange(
        dead="gorgon", hands={0: "wyrm 1, wyrm 2, wyrm 3"}, deck=10, recycled=1, options=FIVE_ROUNDS
    )
    one.play("pass", "play wyrm 1", "done")
    assert (one.size(0), one.deck) == (3, 9)

    nine = ", ".join(f"wyrm {strength}" for strength in range(10))
    none = arrange(dead="gorgon", hands={0: nine}, deck=10, recycled=1, options=FIVE_ROUNDS)
    none.play("pass", "play wyrm 1", "done")
    assert (none.size(0), none.deck) == (9, 10)

    amazon = arrange(
        dead="gorgon",
        hands={0: "amazon 1, wyrm 2"},
        bets={"amazon 1": 0},
        deck=10,
        recycled=1,
        options=FIVE_ROUNDS,
    )
    amazon.play("pass", "play amazon 1", "use", "done")
    assert (amazon.size(0), amazon.deck) == (5, 6)


def test_r156_the_next_stalemate_takes_the_next_row() -> None:
    """Row 1 is used up, so row 2 goes; the row being fought for never does."""
    table = _stuck({"wyrm 2": "wyrm 1, wyrm 2, wyrm 3", "ettin 3": "ettin 4"}, recycled=1)

    assert (table.pile("wyrm 2"), table.pile("ettin 3"), table.deck) == ([], ["ettin 4"], 1)


def test_r156_with_no_row_left_the_game_ends() -> None:
    """In round 3 rows 1 and 2 are used up."""
    table = _stuck({}, recycled=2, bets={"wyrm 1": 1})

    assert table.over
    assert table.view(None)["ending"] == "no-row-left"
    assert table.scores == [0, 4]


def test_r156_in_round_1_there_is_no_row_to_recycle() -> None:
    """Two empty hands: the game ends."""
    table = arrange(seats=2, hands={0: "wyrm 1", 1: ""}, deck=0, options=FIVE_ROUNDS)

    assert table.play("pass", "play wyrm 1", "done").over


def test_r157_bets_beside_a_recycled_row_stay() -> None:
    """Four gold as before, and Daimon may still bet there; nobody takes a card from it."""
    table = _stuck(
        {"wyrm 1": "wyrm 1, wyrm 2, wyrm 3"},
        bets={"wyrm 1": 0, "daimon 1": 1},
        deals=["draw wyrm 1", "draw wyrm 2"],
    )
    assert table.bets == {"wyrm 1": 0, "daimon 1": 1}
    assert table.scores == [4, 4]

    daimon = arrange(
        dead="gorgon",
        hands={0: "daimon 4, prefect"},
        bets={"daimon 1": 0},
        deck=5,
        recycled=1,
        options=FIVE_ROUNDS,
    )
    assert "troll row 1" in daimon.play("pass", "play daimon 4").offered("place")

    prefect = arrange(
        dead="gorgon",
        hands={0: "prefect"},
        piles={"wyrm 2": "wyrm 4"},
        deck=5,
        recycled=1,
        options=FIVE_ROUNDS,
    )
    assert prefect.play("pass", "prefect").offered("take") == ["wyrm 4"]


def test_r158_play_goes_on_with_whoever_was_next() -> None:
    """Stalemate before Seat 2's turn: Seat 2 moves."""
    table = _stuck(ROW_1)

    assert (table.turn, table.actor, table.step) == (1, 1, "bet")


def test_r159_the_last_completed_turn_is_the_most_recent() -> None:
    """The game ends for want of a row before Seat 3's turn; seats 1 and 2 tie, and Seat 2 wins."""
    table = arrange(
        turn=1,
        dead="gorgon",
        hands={0: "gorgon 1", 1: "gorgon 2", 2: "gorgon 3"},
        bets={"wyrm 1": 0, "ettin 1": 1},
        deck=0,
        recycled=1,
        options=FIVE_ROUNDS,
    ).play("pass", "pass", "done")

    assert table.over
    assert table.ranking == [1, 0, 2]
    assert winner(table.state) == 1


def test_r159_five_rounds_end_with_the_fifth_elimination() -> None:
    """As ever."""
    table = arrange(
        dead="amazon daimon ettin gorgon",
        hands={0: "colossus 6"},
        piles=full_row(5, "colossus cyclops troll wyrm", troll=1),
        deck=0,
        options=FIVE_ROUNDS,
    )

    assert table.play("pass", "play colossus 6", "done").over
