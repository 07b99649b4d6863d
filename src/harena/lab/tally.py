"""Counts over many games, kept as counts: they take no room, and do not depend on the order of the games."""

from __future__ import annotations

from collections import Counter
from typing import Any

from harena.bots.pipe.bot import Notes
from harena.lab.facts import FACTS
from harena.lab.facts.facts import Kinds, Numbers, Row


class Tally:
    def __init__(self, game: str, seats: int) -> None:
        facts = FACTS[game]
        self.games = 0
        common = {
            "decisions": "decisions",
            "scores": facts.score,
            "winning_score": "the winner's",
            "margin": "lead over the second",
        }
        self.titles = common | {fact.name: fact.title for fact in facts.shown}
        """Of everything that is counted, by name."""
        self.shown = facts.shown
        self.numbers: dict[str, Counter[int]] = {name: Counter() for name in common}
        self.numbers |= {fact.name: Counter() for fact in self.shown if isinstance(fact, Numbers)}
        self.kinds: dict[str, Counter[str]] = {
            fact.name: Counter() for fact in self.shown if isinstance(fact, Kinds)
        }
        self.chances: dict[str, Counter[str]] = {
            fact.name: Counter() for fact in self.shown if isinstance(fact, Kinds) and fact.among
        }
        """In how many games each kind could have occurred, where that is not all of them."""
        self.by_seat = [0] * seats
        """Sixtieths of wins, which can be shared exactly by two to five."""
        self.by_bot: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()
        self.games_of: Counter[str] = Counter()
        """Of a bot; one with several seats plays one game all the same."""
        self.notes: dict[str, Notes] = {}
        """What went wrong with programs, by bot."""

    def add(self, row: Row[Any]) -> None:
        self.games += 1
        self.count_wins(row)
        best, second = sorted(row.scores, reverse=True)[:2]
        self.numbers["decisions"][row.decisions] += 1
        self.numbers["scores"].update(row.scores)
        self.numbers["winning_score"][best] += 1
        self.numbers["margin"][best - second] += 1
        for fact in self.shown:
            if isinstance(fact, Numbers):
                self.numbers[fact.name].update(fact.of(row.facts))
                continue
            self.kinds[fact.name].update(fact.of(row.facts))
            if fact.among:
                self.chances[fact.name].update(fact.among(row.facts))

    def count_wins(self, row: Row[Any]) -> None:
        winners = [seat for seat, place in enumerate(row.places) if place == 1]
        for seat in winners:
            self.by_seat[seat] += 60 // len(winners)
            self.by_bot[row.bots[seat]] += 60 // len(winners)
        self.seats.update(row.bots)
        self.games_of.update(set(row.bots))
