"""Who meets whom: everybody plays once a round, few meet again, seats go round, teams keep apart."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from harena.events.arrangement import Tables
from harena.events.pairing import seated, swiss
from harena.events.past import Past, pair
from harena.events.plan import plan
from harena.events.rounds import OPEN, Round, Sitting
from harena.events.sizes import TooFew, enough_rounds, sizes

ARENA, COLOSSEUM = range(2, 6), range(3, 6)
QUICK = settings(max_examples=8, deadline=None)


@pytest.mark.parametrize(
    ("players", "wished", "allowed", "expected"),
    [
        (12, 4, ARENA, [4, 4, 4]),
        (7, 4, ARENA, [4, 3]),
        (10, 4, COLOSSEUM, [4, 3, 3]),
        (5, 4, COLOSSEUM, [5]),
        (9, 4, COLOSSEUM, [5, 4]),
        (5, 2, ARENA, [3, 2]),
        (5, 2, [2], [2, 2]),
        (7, 4, [4], [4]),
        (3, 5, COLOSSEUM, [3]),
    ],
)
def test_tables_are_as_wished_or_nearly(
    players: int, wished: int, allowed: range, expected: list[int]
) -> None:
    assert sizes(players, wished, allowed) == expected


@given(st.integers(3, 60), st.integers(3, 5))
def test_nobody_sits_out_where_tables_of_three_to_five_are_allowed(players: int, wished: int) -> None:
    found = sizes(players, wished, COLOSSEUM)
    assert sum(found) == players
    assert set(found) <= set(COLOSSEUM)
    assert max(found) - min(found) <= 1


def test_two_do_not_fill_a_table_of_three() -> None:
    with pytest.raises(TooFew):
        sizes(2, 3, COLOSSEUM)


def meetings(rounds: list[Tables]) -> Counter[tuple[int, int]]:
    pairs = (combinations(table, 2) for tables in rounds for table in tables)
    return Counter(pair(one, other) for each in pairs for one, other in each)


@pytest.mark.parametrize(("players", "size"), [(6, 2), (8, 2), (9, 3), (16, 4), (25, 5)])
def test_where_there_is_a_perfect_round_robin_everybody_meets_everybody_once(players: int, size: int) -> None:
    tables = sizes(players, size, [size])
    rounds = plan([*range(1, players + 1)], tables, enough_rounds(players, tables), Past(), {}, Random(1))
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == players * (players - 1) // 2


def test_with_an_odd_number_each_has_one_bye() -> None:
    rounds = plan([*range(1, 8)], [2, 2, 2], enough_rounds(7, [2, 2, 2]), Past(), {}, Random(1))
    resting = [set(range(1, 8)) - {p for table in tables for p in table} for tables in rounds]
    assert sorted(player for each in resting for player in each) == [*range(1, 8)]
    assert set(meetings(rounds).values()) == {1}


@QUICK
@given(st.integers(5, 14), st.integers(3, 5), st.integers(0, 99))
def test_a_round_robin_comes_near_where_there_is_no_perfect_one(players: int, size: int, luck: int) -> None:
    tables = sizes(players, size, COLOSSEUM)
    count = enough_rounds(players, tables)
    rounds = plan([*range(1, players + 1)], tables, count, Past(), {}, Random(luck))
    assert all(sorted(p for table in each for p in table) == [*range(1, players + 1)] for each in rounds)
    met = meetings(rounds)
    often = [met[one, other] for one, other in combinations(range(1, players + 1), 2)]
    assert sum(n * n for n in often) <= 2.4 * sum(often), "few meet more than twice"


# Swiss


def play(tables: Tables, byes: list[int], past: Past, luck: Random) -> Round:
    sittings = []
    for table in tables:
        ranking = [[seat] for seat in luck.sample(range(len(table)), len(table))]
        sittings.append(Sitting("", seated(table, past, luck), [0] * len(table), ranking))
    return Round(sittings, byes, OPEN)


@QUICK
@given(st.integers(4, 24), st.integers(2, 5), st.booleans(), st.integers(0, 99))
def test_in_a_swiss_round_everybody_plays_once_or_has_a_bye(
    players: int, size: int, byes: bool, number: int
) -> None:
    luck, rounds = Random(number), list[Round]()
    numbers = [*range(1, players + 1)]
    tables = sizes(players, min(size, players), [min(size, players)] if byes else ARENA)
    for _ in range(3):
        past = Past(rounds)
        found, resting = swiss(numbers, dict.fromkeys(numbers, Fraction(0)), tables, past, {}, luck)
        assert sorted([*(p for table in found for p in table), *resting]) == numbers
        assert [len(table) for table in found] == tables
        rounds.append(play(found, resting, past, luck))
    often = Past(rounds).byes
    assert max(often.values(), default=0) - min((often[n] for n in numbers), default=0) <= 1


def test_those_with_like_points_meet() -> None:
    order = [*range(1, 13)]
    points = {player: Fraction(12 - (player - 1) // 4 * 6) for player in order}
    found, _ = swiss(order, points, [4, 4, 4], Past(), {}, Random(1))
    assert sorted(map(sorted, found)) == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]


def test_nobody_meets_again_while_there_are_others() -> None:
    """Sixteen at tables of four can do so for several rounds, whatever their points."""
    luck, rounds = Random(3), list[Round]()
    numbers = [*range(1, 17)]
    for number in range(3):
        past = Past(rounds)
        points = {player: Fraction(luck.randrange(12 * number + 1)) for player in numbers}
        order = sorted(numbers, key=lambda player: -points[player])
        found, _ = swiss(order, points, [4, 4, 4, 4], past, {}, luck)
        rounds.append(play(found, [], past, luck))
    assert max(Past(rounds).met.values()) == 1


def test_a_team_is_spread_over_the_tables() -> None:
    teams = {number: "abc"[(number - 1) // 3] for number in range(1, 10)}
    numbers = [*teams]
    found, _ = swiss(numbers, dict.fromkeys(numbers, Fraction(0)), [3, 3, 3], Past(), teams, Random(2))
    assert all(len({teams[player] for player in table}) == 3 for table in found)
    planned = plan(numbers, [3, 3, 3], 3, Past(), teams, Random(2))
    assert all(len({teams[player] for player in table}) == 3 for tables in planned for table in tables)


@QUICK
@given(st.integers(2, 5), st.integers(0, 99))
def test_seats_go_round(size: int, number: int) -> None:
    luck, rounds = Random(number), list[Round]()
    numbers = [*range(1, size + 1)]
    for _ in range(size):
        past = Past(rounds)
        rounds.append(play([numbers], [], past, luck))
    sat = Past(rounds).sat
    assert max(sat[player, seat] for player in numbers for seat in range(size)) <= 2
