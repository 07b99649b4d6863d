"""The arithmetic behind every published figure."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.chance import Random
from harena.lab.findings import Spread, quantile, spread
from harena.lab.ratings import rate
from harena.lab.seeds import stream
from harena.lab.statistics import clustered, independent, student, wilson
from harena.ratings import Rating, update


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (81, 263, 0.2553, 0.3662), (10, 10, 0.7225, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (29, 2.045), (1000, 1.962)],
)
def test_student(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.004)


def test_clusters_of_one_game_are_independent_games() -> None:
    games = [(1.0, 1)] * 300 + [(0.0, 1)] * 700
    one, other = clustered(games), independent(300, 1000)
    assert (one.value, one.games, one.clusters) == (0.3, 1000, 1000)
    assert (one.low, one.high) == pytest.approx((other.low, other.high), abs=2e-4)


def test_games_that_go_together_count_once() -> None:
    """If all four games of a deal end alike, they tell no more than one."""
    together = clustered([(4.0, 4)] * 30 + [(0.0, 4)] * 70)
    once = clustered([(1.0, 1)] * 30 + [(0.0, 1)] * 70)
    assert together.games == 400
    assert (together.low, together.high) == pytest.approx((once.low, once.high))


def test_seatings_that_cancel_luck_tell_more() -> None:
    steady = clustered([(2.0, 4), (2.0, 4), (3.0, 4), (1.0, 4)] * 25)
    plain = independent(200, 400)
    assert steady.high - steady.low < plain.high - plain.low


def test_nothing_and_everything() -> None:
    assert (clustered([]).low, clustered([]).high) == (0.0, 1.0)
    assert clustered([(4.0, 4)] * 50).high == pytest.approx(1.0)
    assert 0.9 < clustered([(4.0, 4)] * 50).low < 1.0
    assert clustered([(1.0, 4)]).high - clustered([(1.0, 4)]).low > 0.7


def deals_with(wins: float) -> list[tuple[float, int]]:
    """Eight deals of four games, won as early as can be."""
    return [(min(4.0, max(0.0, wins - 4 * deal)), 4) for deal in range(8)]


def test_fewer_wins_never_give_a_higher_bound() -> None:
    few = [clustered(deals_with(wins)) for wins in (0, 1 / 3, 1 / 2, 1, 2, 3)]
    assert [share.high for share in few] == sorted(share.high for share in few)
    assert few[0].high < 0.25
    assert few[0].low == 0.0
    many = [clustered(deals_with(32 - wins)) for wins in (0, 1 / 3, 1 / 2, 1, 2, 3)]
    for one, other in zip(few, many, strict=True):
        assert (one.low, one.high) == pytest.approx((1 - other.high, 1 - other.low))


def test_nothing_won_is_never_less_sure_than_a_deal_a_game() -> None:
    assert clustered([(0.0, 1)] * 100).high == pytest.approx(wilson(0, 100)[1])
    assert clustered([(0.0, 4)] * 2).high == pytest.approx(wilson(0, 2)[1])
    assert clustered([(0.0, 3), (0.0, 1), (0.0, 4)]).high <= clustered([(0.0, 3), (0.0, 1), (1.0, 4)]).high


def test_deals_that_are_all_alike_are_worth_a_game_each() -> None:
    alike = clustered([(1.0, 4)] * 40)
    assert (alike.low, alike.high) == pytest.approx(wilson(10, 40))


def test_what_several_seats_win_is_divided() -> None:
    whole = independent(197, 200)
    third = whole.each(3)
    assert (third.value, third.low, third.high) == (whole.value / 3, whole.low / 3, whole.high / 3)
    assert third.games == 200


def test_intervals_hold_what_they_promise() -> None:
    """Of many small tournaments about 95 % have the truth between their bounds."""
    random = Random(7)
    held = 0
    for _ in range(400):
        deals = [
            [random.uniform() < (0.2 if lucky else 0.6) for _ in range(4)] for lucky in coins(random, 40)
        ]
        share = clustered([(float(sum(deal)), 4) for deal in deals])
        held += share.low <= 0.4 <= share.high
    assert 0.92 < held / 400 < 0.98


def coins(random: Random, n: int) -> list[bool]:
    return [random.below(2) == 0 for _ in range(n)]


def test_ratings_are_those_of_openskill() -> None:
    """Figures of openskill 6.2, PlackettLuce(tau=0)."""
    winner, loser = update([Rating(), Rating()], [1, 2])
    assert (winner.mu, winner.sigma) == pytest.approx((27.63523138347365, 8.065506316323548))
    assert (loser.mu, loser.sigma) == pytest.approx((22.36476861652635, 8.065506316323548))


def test_ratings_know_who_is_better_and_copies_share() -> None:
    found = rate([(["a", "b", "b", "b"], [1, 2, 3, 4]), (["b", "a", "b", "b"], [2, 1, 4, 3])] * 20)
    assert found["a"].mu - 3 * found["a"].sigma > found["b"].mu
    assert found["a"].mu + found["b"].mu == pytest.approx(50)
    assert rate([(["a", "a"], [1, 2])]) == {}


def test_streams_have_nothing_in_common() -> None:
    seeds = {stream("1", "bot", deal, seat) for deal in range(50) for seat in range(4)}
    assert len(seeds) == 200
    ones = sum(seed.bit_count() for seed in seeds) / (62 * len(seeds))
    assert 0.47 < ones < 0.53
    firsts = [Random(seed).below(4) for seed in seeds]
    assert all(30 < count < 70 for count in Counter(firsts).values())


def test_numbers_are_summed_up_from_their_counts() -> None:
    counter = Counter([1, 2, 2, 3, 10])
    found = spread("a number", counter)
    assert found.mean == pytest.approx(3.6)
    assert found.deviation == pytest.approx(3.6469, abs=1e-4)
    assert (found.least, found.lower, found.median, found.upper, found.most) == (1, 2, 2, 3, 10)
    assert quantile(Counter({7: 1}), 1, 0.5) == 7
    assert spread("nothing", Counter()) == Spread("nothing")
