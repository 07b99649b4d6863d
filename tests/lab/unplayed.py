"""Standings nobody played, for pages."""

from __future__ import annotations

from harena.lab.plan import Plan, Terms, pairs
from harena.lab.standings import MIXED, Cost, Standing, Standings
from harena.lab.statistics import clustered, independent
from harena.ratings import Rating

SHORT = ["greedy", "random", "beginner", "spiteful"]
LONG = ["planner:20:trust=0", "planner:400:trust=0.25", "greedy", "random"]


def standings_for(bots: list[str], seats: int = 4, kind: str = "each", deals: int = 20) -> Standings:
    """Half of the bots win nothing, so that names crowd at the bottom."""
    plan = Plan(Terms("colossal-arena", bots, seats, "s", {}, kind), seats * deals)
    who = [(bot, MIXED) for bot in bots] if kind == "mixed" else pairs(plan.terms)
    rows = [standing_for(bot, other, seats, deals, max(0, seats - 2 * bots.index(bot))) for bot, other in who]
    costs = {bot: Cost(100, 10.0**-k, 1000 * (k % 2)) for k, bot in enumerate(bots)}
    ratings = {bot: Rating(10.0 * k, 3) for k, bot in enumerate(bots)}
    return Standings(plan, plan.total, rows, ratings, costs, [], {}, {})


def standing_for(bot: str, other: str, seats: int, deals: int, won: int) -> Standing:
    course = [(float(won), seats)] * deals
    by_seat = [independent(won * deals / seats, deals)] * seats
    return Standing(bot, other, clustered(course), by_seat, course, list(range(deals)))
