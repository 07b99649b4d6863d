"""Points by place, and who comes first of equals."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from harena.events.rounds import OPEN, PLAYING, Round, Sitting
from harena.events.standings import FIRST, Standing, points_of, standings, team_standings


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        ([[0], [1]], [12, 0]),
        ([[1], [0], [2]], [6, 12, 0]),
        ([[3], [2], [1], [0]], [0, 4, 8, 12]),
        ([[0], [1], [2], [3], [4]], [12, 9, 6, 3, 0]),
        ([[0, 1], [2], [3]], [10, 10, 4, 0]),
        ([[0, 1, 2]], [6, 6, 6]),
    ],
)
def test_the_first_has_twelve_points_and_whoever_shares_places_shares_them(
    ranking: list[list[int]], expected: list[int]
) -> None:
    found = points_of(ranking, len(expected))
    assert [found[seat] for seat in range(len(expected))] == expected


@st.composite
def sittings(draw: st.DrawFn, first: int = 1) -> Sitting:
    size = draw(st.integers(2, 5))
    scores = draw(st.lists(st.integers(0, 40), min_size=size, max_size=size))
    ranking = [[s for s in range(size) if scores[s] == score] for score in sorted(set(scores), reverse=True)]
    return Sitting("", [*range(first, first + size)], scores, ranking)


@given(sittings())
def test_every_table_gives_half_of_the_points_that_all_its_seats_could_have(sitting: Sitting) -> None:
    assert sitting.ranking is not None
    size = len(sitting.players)
    assert sum(points_of(sitting.ranking, size).values()) == FIRST * size / 2


@given(sittings(1), sittings(6))
def test_the_order_is_by_points_then_tie_breaks_and_equals_share_a_place(one: Sitting, two: Sitting) -> None:
    found = standings([*one.players, *two.players], [Round([one, two], [], OPEN)])
    for better, worse in pairwise(found):
        assert better.key >= worse.key
        assert (better.key == worse.key) == (better.place == worse.place)
    assert found[0].place == 1


def columns(found: list[Standing], *names: str) -> list[tuple[Any, ...]]:
    return [tuple(getattr(each, name) for name in names) for each in found]


def duel(one: int, other: int, scores: tuple[int, int]) -> Sitting:
    order = [[0], [1]] if scores[0] > scores[1] else [[1], [0]] if scores[1] > scores[0] else [[0, 1]]
    return Sitting("", [one, other], [*scores], order)


def test_more_wins_come_before_stronger_opponents() -> None:
    rounds = [
        Round([duel(1, 3, (9, 2)), duel(2, 4, (5, 5))], [], OPEN),
        Round([duel(1, 4, (2, 8)), duel(2, 3, (5, 5))], [], OPEN),
    ]
    found = standings([1, 2, 3, 4], rounds)
    assert columns(found, "who", "points", "wins") == [
        (4, 18, 1),
        (1, 12, 1),
        (2, 12, 0),
        (3, 6, 0),
    ]


def test_of_equals_the_one_whose_opponents_have_more_points() -> None:
    rounds = [
        Round([duel(1, 3, (9, 2)), duel(2, 4, (9, 2))], [], OPEN),
        Round([duel(3, 5, (9, 2)), duel(4, 6, (2, 9))], [1, 2], OPEN),
    ]
    found = standings([1, 2, 3, 4, 5, 6], rounds)
    assert columns(found[:2], "who", "opponents") == [(1, 6), (2, 0)]


def test_of_equals_the_one_who_made_more_of_the_same_cards() -> None:
    found = standings([1, 2, 3, 4], [Round([duel(1, 3, (9, 2)), duel(2, 4, (5, 4))], [], OPEN)])
    assert columns(found, "who", "same_cards") == [(1, 2), (2, -2), (4, 1), (3, -1)]


def test_a_bye_is_worth_the_middle_and_a_round_that_is_not_over_nothing() -> None:
    rounds = [Round([duel(1, 2, (3, 1))], [3], OPEN), Round([duel(1, 3, (3, 1))], [2], PLAYING)]
    assert {each.who: each.points for each in standings([1, 2, 3], rounds)} == {1: 12, 3: 6, 2: 0}


def test_a_table_that_was_not_played_out_gives_nothing() -> None:
    found = standings([1, 2], [Round([Sitting("", [1, 2])], [], OPEN)])
    assert columns(found, "points", "place") == [(0, 1), (0, 1)]


def test_a_team_has_what_its_members_have() -> None:
    rounds = [Round([duel(1, 3, (9, 2)), duel(2, 4, (9, 2))], [], OPEN)]
    found = team_standings(standings([1, 2, 3, 4, 5], rounds), {1: "red", 2: "blue", 3: "blue", 4: "red"})
    assert columns(found, "who", "points", "wins", "place") == [
        ("red", 12, 1, 1),
        ("blue", 12, 1, 1),
    ]
    assert found[0].opponents == Fraction(6)
