"""Counts over many games, kept as counts: they take no room, and do not depend on the order of the games."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from harena.lab.facts import FACTS
from harena.lab.facts.facts import Fact, Sort
from harena.lab.jobs import Line
from harena.lab.statistics import independent

DECISIONS: Final = Fact("decisions", "decisions", Sort.NUMBER)
WINNING: Final = Fact("winning_score", "the winner's", Sort.NUMBER)
MARGIN: Final = Fact("margin", "lead over the second", Sort.NUMBER)


class Tally:
    def __init__(self, game: str, seats: int) -> None:
        self.games = 0
        score = Fact("scores", FACTS[game].score, Sort.NUMBERS)
        self.found = [DECISIONS, score, *FACTS[game].shown]
        """What a line holds; the rest of the facts follow from it."""
        self.facts = [DECISIONS, score, WINNING, MARGIN, *FACTS[game].shown]
        self.counts: dict[str, Counter[Any]] = {fact.name: Counter() for fact in self.facts}
        self.chances: dict[str, Counter[str]] = {fact.name: Counter() for fact in self.facts if fact.of}
        self.by_seat = [0] * seats
        """Sixtieths of wins, which can be shared exactly by two to five."""
        self.by_bot: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()
        self.games_of: Counter[str] = Counter()
        """Of a bot; one with several seats plays one game all the same."""

    def add(self, line: Line) -> None:
        self.games += 1
        winners = [seat for seat, place in enumerate(line["places"]) if place == 1]
        for seat in winners:
            self.by_seat[seat] += 60 // len(winners)
            self.by_bot[line["bots"][seat]] += 60 // len(winners)
        self.seats.update(line["bots"])
        self.games_of.update(set(line["bots"]))
        best, second = sorted(line["scores"], reverse=True)[:2]
        self.counts[WINNING.name][best] += 1
        self.counts[MARGIN.name][best - second] += 1
        for fact in self.found:
            self.count(fact, line)

    def count(self, fact: Fact, line: Line) -> None:
        value, counter = line[fact.name], self.counts[fact.name]
        if fact.sort in (Sort.NUMBER, Sort.KIND):
            counter[value] += 1
        else:
            for part in value:
                counter[part] += 1
        if fact.of:
            self.chances[fact.name].update(line[fact.of])

    def as_json(self) -> Line:
        return {
            "games": self.games,
            "by_seat": [share_json(won / 60, self.games) for won in self.by_seat],
            "by_bot": {bot: self.bot_json(bot) for bot in sorted(self.seats)},
            "facts": {fact.name: {"title": fact.title, **self.summary(fact)} for fact in self.facts},
        }

    def bot_json(self, bot: str) -> Line:
        """What one of its seats wins."""
        games = self.games_of[bot]
        return share_json(self.by_bot[bot] / 60, games, self.seats[bot] / games)

    def summary(self, fact: Fact) -> Line:
        counter = self.counts[fact.name]
        if fact.sort in (Sort.NUMBER, Sort.NUMBERS):
            return summary_of(counter)
        chances = self.chances[fact.name] if fact.of else Counter(dict.fromkeys(counter, self.games))
        found = {name: share_json(counter[name], chances[name]) for name in sorted(chances)}
        return {"kinds": dict(sorted(found.items(), key=lambda item: -item[1]["share"]))}


def share_json(won: float, games: int, seats: float = 1) -> Line:
    share = independent(won, games).each(seats)
    return {"share": share.value, "low": share.low, "high": share.high, "of": games}


def summary_of(counter: Counter[int]) -> Line:
    """Mean, spread and quantiles of whole numbers from how often each occurs."""
    n = sum(counter.values())
    if not n:
        return {"mean": 0.0, "deviation": 0.0, "least": 0, "lower": 0, "median": 0, "upper": 0, "most": 0}
    mean = sum(value * times for value, times in counter.items()) / n  # exact, in any order
    square = sum(times * (value - mean) ** 2 for value, times in sorted(counter.items())) / max(1, n - 1)
    quantiles = [quantile(counter, n, part) for part in (0.25, 0.5, 0.75)]
    names = ["least", "lower", "median", "upper", "most"]
    values = [min(counter), *quantiles, max(counter)]
    return {"mean": mean, "deviation": square**0.5, **dict(zip(names, values, strict=True))}


def quantile(counter: Counter[int], n: int, part: float) -> int:
    """The least value that so much of all values does not exceed."""
    seen = 0
    for value in sorted(counter):
        seen += counter[value]
        if seen >= part * n:
            return value
    raise AssertionError("the parts make up the whole")
