from __future__ import annotations

from collections import Counter

from harena.core.chance import Luck, Random


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [Random(5).next() for _ in range(3)] == [Random(5).next() for _ in range(3)]
    first, second = Random(5), Random(5)
    assert [first.next() for _ in range(50)] == [second.next() for _ in range(50)]


def test_these_are_the_numbers_in_every_build() -> None:
    random = Random(2026, 7)
    assert [random.below(1000) for _ in range(8)] == [649, 517, 411, 974, 450, 700, 9, 686]


def test_streams_and_neighbouring_seeds_are_unrelated() -> None:
    """The first numbers of a thousand seeds and streams are spread evenly."""
    firsts = Counter(Random(seed).below(10) for seed in range(1000))
    streams = Counter(Random(1, stream).below(10) for stream in range(1000))
    for spread in (firsts, streams):
        assert all(60 < spread[k] < 140 for k in range(10))


def test_below_is_even() -> None:
    random = Random(9)
    drawn = Counter(random.below(6) for _ in range(60_000))
    assert set(drawn) == set(range(6))
    assert all(9_600 < n < 10_400 for n in drawn.values())


def test_uniform_lies_between_nought_and_one() -> None:
    random = Random(1)
    values = [random.uniform() for _ in range(2_000)]
    assert min(values) >= 0
    assert max(values) < 1
    assert 0.47 < sum(values) / len(values) < 0.53


def test_shuffle_keeps_the_items() -> None:
    items = list(range(30))
    Random(4).shuffle(items)
    assert items != sorted(items)
    assert sorted(items) == list(range(30))


def test_shuffle_is_even() -> None:
    random = Random(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2]
        random.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(880 < n < 1120 for n in orders.values())


def test_an_urn_gives_each_thing_once() -> None:
    luck = Luck(3)
    for i in range(10):
        luck.urn[i] = i
    luck.left = 10
    assert sorted(luck.draw() for _ in range(10)) == list(range(10))
    luck.begin()
    assert luck.left == -1
