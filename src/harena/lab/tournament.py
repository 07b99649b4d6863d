"""A tournament from its plan to its results."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from harena.lab.batches import Pace, cut
from harena.lab.crew import Crew
from harena.lab.plan import Game, Plan
from harena.lab.results import Results

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


def missing(results: Results) -> Iterator[Game]:
    return (game for game in results.plan.all_games() if game[:3] not in results.games)


def jobs_of(plan: Plan, batches: Iterator[list[Game]]) -> Iterator[str]:
    for batch in batches:
        yield json.dumps({"kind": "duel", **plan.as_json(), "games": batch})


def run(results: Results, crew: Crew, tell: Progress) -> None:
    """Play what is missing. Each answer is kept before the next is asked for."""
    plan = results.plan
    kept = len(results.lines())
    pace = Pace(crew.size, plan.total - kept)
    tell(kept, plan.total)
    for answer in crew.run(jobs_of(plan, cut(missing(results), pace))):
        done = json.loads(answer)
        results.add(done["lines"])
        pace.learn(len(done["lines"]), done["seconds"])
        kept += len(done["lines"])
        tell(kept, plan.total)
