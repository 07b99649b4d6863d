"""A. Setup, rounds, turn order."""

from __future__ import annotations

import pytest

from harena.core.chance import Random
from harena.core.errors import NotationError, OptionError
from harena.core.match import Match
from harena.core.state import CHANCE
from harena.games.colossal_arena.powers.table import CREATURES

from .arrange import ARENA, LINEUP, arrange, full_row, new_game

SERAPHIM = "colossus cyclops daimon ettin gorgon seraphim titan troll"


@pytest.mark.parametrize(("seats", "deck"), [(2, 86), (3, 78), (4, 70), (5, 62)])
def test_r1_eight_cards_each_of_a_hundred_and_two(seats: int, deck: int) -> None:
    """8 x 11 combat cards, 11 spectators and 3 referees; eight each, the rest is the deck."""
    table = new_game(seats)

    assert table.deck == deck
    assert [table.size(seat) for seat in range(seats)] == [8] * seats
    table.state.check()


def test_r2_creatures_set_aside_never_appear() -> None:
    """A game without Amazon knows no Amazon card, bet, copy, name or Magister's choice."""
    table = arrange(SERAPHIM, dead="cyclops", hands={0: "seraphim 4, magister, ..."}, bets={"seraphim 1": 0})

    for text in ("bet amazon", "magister on amazon", "play amazon 3", "copy amazon", "name amazon"):
        with pytest.raises(NotationError, match="R2"):
            table.match.play(text)
    table.play("pass", "play seraphim 4")
    assert table.offered("copy") == ["cyclops"]


def test_r3_creatures_are_drawn_at_random() -> None:
    """Chance lays out eight of the twelve, each once."""
    table = new_game(2)

    drawn = [text.removeprefix("creature ") for text in table.match.log if text.startswith("creature")]
    assert len(drawn) == len(set(drawn)) == 8
    assert set(drawn) <= set(CREATURES)


def test_r3_creatures_are_chosen_by_the_table() -> None:
    """A list of eight is laid out as it stands."""
    table = new_game(2, {"creature_select": "wyrm,troll,amazon,gorgon,magus,titan,ettin,daimon"})

    assert [CREATURES[kind] for kind in table.state.kind] == [
        *("wyrm", "troll", "amazon", "gorgon", "magus", "titan", "ettin", "daimon")
    ]


@pytest.mark.parametrize(
    "creatures",
    [
        "wyrm,troll,amazon,gorgon,magus,titan,ettin",
        "wyrm,troll,amazon,gorgon,magus,titan,ettin,wyrm",
        "wyrm,troll,amazon,gorgon,magus,titan,ettin,hydra",
        "wyrm,troll,amazon,gorgon,magus,titan,ettin,daimon,colossus",
    ],
)
def test_r3_a_list_that_is_not_eight_creatures_is_refused(creatures: str) -> None:
    """Seven, nine, a creature twice, or one that does not exist."""
    with pytest.raises(OptionError, match="R3"):
        ARENA.start(2, "", {"creature_select": creatures})


@pytest.mark.parametrize(
    ("seats", "bans"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, CHANCE]), (4, [0, 1, 2, 3]), (5, [0, 1, 2, 3])]
)
def test_r3_four_creatures_are_banned_in_turn(seats: int, bans: list[int]) -> None:
    """A ban draft: with three players chance bans the fourth, with five the last bans none."""
    table = new_game(seats, {"creature_select": "ban"}, ["ban ettin", "start seat 1"] if seats == 3 else [])

    for creature in ("amazon", "wyrm", "troll", "ettin")[: 3 if seats == 3 else 4]:
        assert table.refused("pass").rule == "R3"
        table.play(f"ban {creature}")

    assert table.match.seats[:4] == bans
    assert {CREATURES[kind] for kind in table.state.kind}.isdisjoint({"amazon", "wyrm", "troll", "ettin"})


def test_r4_the_order_of_columns_means_nothing() -> None:
    """One game played side by side in two orders: the same actions are legal throughout."""
    backwards = ",".join(reversed(LINEUP.split()))
    here = Match(ARENA, 3, "", {"creature_select": LINEUP.replace(" ", ",")})
    there = Match(ARENA, 3, "", {"creature_select": backwards})
    random = Random(4)

    while not here.over:
        legal = [here.state.text(action) for action in here.state.actions()]
        assert sorted(legal) == sorted(there.state.text(action) for action in there.state.actions())
        text = legal[random.below(len(legal))]
        here.play(text)
        there.play(text)

    assert there.over
    assert here.state.scores() == there.state.scores()


def test_r5_the_next_player_starts_the_next_round() -> None:
    """Seat 2 ends round 1, so seat 3 takes the first turn of round 2."""
    others = LINEUP.replace(" troll", "")
    table = arrange(turn=1, hands={1: "troll 1, ..."}, piles=full_row(1, others))

    table.play("pass", "play troll 1", "done")

    assert (table.row, table.turn, table.state.starter) == (2, 2, 2)


def test_r6_no_bet_after_a_card_and_no_card_before_it() -> None:
    """The four phases keep their order."""
    table = arrange(hands={0: "troll 4, wyrm 3"})

    assert table.refused("play troll 4").rule == "R6"
    table.play("pass", "play troll 4")
    assert table.refused("bet troll").rule == "R6"


def test_r7_one_bet_action_a_turn() -> None:
    """Whoever has revealed does not bet as well."""
    table = arrange(secrets={0: "troll 4"}).play("reveal")

    assert table.refused("bet wyrm").rule == "R7"
    assert table.refused("reveal").rule == "R7"


def test_r8_there_are_five_rows_at_most() -> None:
    """The fifth elimination opens no sixth row."""
    alive = "colossus cyclops troll wyrm"
    table = arrange(
        dead="amazon daimon ettin gorgon",
        hands={0: "troll 1, ..."},
        piles=full_row(5, alive.replace(" troll", "")),
    )

    table.play("pass", "play troll 1", "done")

    assert table.over
    assert table.row == 5
    assert len(table.dead) == 5
