"""A tournament from its plan to its last game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.json import Decoder, encode

from harena.lab.batches import Pace, cut
from harena.lab.crew import Crew
from harena.lab.jobs import Answer, Duel, Outcome
from harena.lab.ledger import Ledger
from harena.lab.plan import Bout, Terms
from harena.lab.sources import outside_sources

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""

ANSWER = Decoder(Answer[Outcome])


def missing(ledger: Ledger) -> Iterator[Bout]:
    return (bout for bout in ledger.plan.bouts() if bout.key not in ledger.games)


def jobs_of(terms: Terms, batches: Iterator[list[Bout]]) -> Iterator[bytes]:
    outside = outside_sources(terms.bots)
    return (encode(Duel(terms, batch, outside)) for batch in batches)


def run(ledger: Ledger, crew: Crew, tell: Progress) -> None:
    """Play what is missing. Each answer is kept before the next is asked for."""
    plan = ledger.plan
    kept = len(ledger.outcomes())
    pace = Pace(crew.size, plan.total - kept)
    tell(kept, plan.total)
    for answer in crew.run(jobs_of(plan.terms, cut(missing(ledger), pace))):
        done = ANSWER.decode(answer)
        ledger.add(done.games)
        pace.learn(len(done.games), done.seconds)
        kept += len(done.games)
        tell(kept, plan.total)
