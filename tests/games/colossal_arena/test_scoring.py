"""P. End, scoring, ties."""

from __future__ import annotations

import pytest

from harena.core.chance import Luck
from harena.games.colossal_arena.events import FIVE_ELIMINATIONS
from harena.games.colossal_arena.scoring import winner
from harena.games.colossal_arena.state import ColossalArena

from .arrange import ARENA, Table, arrange, full_row

FIRST_FOUR = ["amazon", "colossus", "cyclops", "daimon"]


def _last_card(turn: int = 0, **position: dict[str, int]) -> Table:
    """Somebody draws the last card: four players, nobody dead."""
    table = arrange(seats=4, turn=turn, hands={turn: "wyrm 1, ..."}, bets=position.get("bets", {}), deck=1)
    return table.play("pass", "play wyrm 1", "done")


def test_r143_bets_on_survivors_pay_however_many_there_are() -> None:
    """The deck ends round 3 with six alive: all six pay, the two dead do not."""
    bets = {f"{name} 1": 0 for name in ("amazon", "colossus", "cyclops", "troll")}
    bets |= {"ettin 1": 1, "gorgon 2": 1, "wyrm 3": 1, "daimon 2": 2}
    table = arrange(
        dead="troll gorgon",
        hands={0: "wyrm 1, ..."},
        bets=bets,
        secrets={1: "daimon 4"},
        revealed={2: "ettin 4"},
        deck=1,
    )

    table.play("pass", "play wyrm 1", "done")

    assert table.over
    assert table.scores == [12, 4 + 2 + 5, 3 + 5]


def test_r144_everything_is_revealed_and_only_survivors_pay() -> None:
    """A secret on a dead creature and unplaced tokens are worth nothing."""
    table = arrange(
        dead="troll",
        hands={0: "wyrm 1, ..."},
        secrets={0: "troll 3", 2: "wyrm 4"},
        bets={"ettin 1": 1, "amazon 2": 0},
        deck=1,
    )

    table.play("pass", "play wyrm 1", "done")

    assert table.scores == [3, 4, 5]
    assert table.tokens(0) == 3
    for viewer in (1, None):
        assert [table.player(seat, viewer)["secret"] for seat in range(3)] == ["revealed", "none", "revealed"]
        assert "Troll 3" in table.story(viewer)
        assert "Wyrm 4" in table.story(viewer)


def test_r145_the_more_recent_turn_wins_a_tie() -> None:
    """Seat 3 ends the game; of the tied seats 1, 2 and 4 Seat 2 moved last."""
    table = _last_card(2, bets={"amazon 1": 0, "colossus 1": 1, "cyclops 1": 3})

    assert table.scores == [4, 4, 0, 4]
    assert table.ranking == [1, 0, 3, 2]


def test_r145_the_turn_in_progress_is_the_most_recent() -> None:
    """All four tie, and Seat 3, whose turn it was, wins."""
    bets = {f"{name} 1": seat for seat, name in enumerate(FIRST_FOUR)}
    table = _last_card(2, bets=bets)

    assert table.scores == [4, 4, 4, 4]
    assert table.ranking[0] == 2
    assert winner(table.state) == 2


def test_r146_the_tie_order_ranks_everybody() -> None:
    """Counter-clockwise from the last to move."""
    assert _last_card(2).ranking == [2, 1, 0, 3]
    assert _last_card(0, bets={"amazon 1": 2}).ranking == [2, 0, 3, 1]


def test_r147_twenty_gold_is_the_most_with_three_survivors() -> None:
    """The five best spaces: the secret, row 1 of all three, one of row 2."""
    table = arrange(
        dead="amazon daimon ettin gorgon",
        hands={0: "colossus 6, ..."},
        bets={"colossus 1": 0, "cyclops 1": 0, "wyrm 1": 0, "wyrm 2": 0},
        secrets={0: "wyrm 3"},
        piles=full_row(5, "colossus cyclops troll wyrm", troll=1),
    )

    table.play("pass", "play colossus 6", "decline", "done")

    assert table.over
    assert table.scores[0] == 20


def test_r147_twenty_one_gold_is_the_most_of_all() -> None:
    """Row 1 of four survivors and the secret."""
    bets = {f"{name} 1": 0 for name in FIRST_FOUR}
    table = arrange(hands={0: "wyrm 1, ..."}, bets=bets, secrets={0: "wyrm 3"}, deck=1)

    table.play("pass", "play wyrm 1", "done")

    assert table.over
    assert table.scores[0] == 21
    assert table.tokens(0) == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r147_no_game_pays_more(seats: int) -> None:
    """Fifty random games: 20 after five eliminations, 21 otherwise, are never passed."""
    for seed in range(50):
        state = ARENA.start(seats).bare()
        state.play_out(Luck(seed))
        assert isinstance(state, ColossalArena)
        assert max(state.scores()) <= (20 if state.ending == FIVE_ELIMINATIONS else 21)
