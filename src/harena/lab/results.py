"""The results of a tournament as they are given out: JSON for a program, lines for a person."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

from harena.bots.pipe import bot as pipe
from harena.lab.plan import Terms
from harena.lab.standings import Cost, Standings, verdict
from harena.lab.statistics import Share
from harena.ratings import Rating


class Result(Struct):
    """How one bot fares against copies of another, or at mixed tables."""

    bot: str
    against: str
    share: Share
    by_seat: list[Share]


class Expense(Struct):
    decisions: int
    ms_per_decision: float
    simulations_per_decision: float


class Results(Terms, frozen=True):
    """What `--json` prints. All but `cost` and `notes` depends on the plan alone, not on who played it."""

    sources: list[str]
    outside: dict[str, list[str]]
    games: int
    deals: int
    chance: float
    table: list[Result]
    ratings: dict[str, Rating]
    cost: dict[str, Expense]
    notes: dict[str, pipe.Notes]
    """Of programs: how often the plainest action was played for them, by what went wrong."""


def results_of(standings: Standings) -> Results:
    plan = standings.plan
    return Results(
        **asdict(plan.terms),
        sources=standings.sources,
        outside=standings.outside,
        games=standings.games,
        deals=plan.deals,
        chance=standings.chance,
        table=[Result(row.bot, row.against, row.share, row.by_seat) for row in standings.rows],
        ratings=standings.ratings,
        cost={name: expense_of(cost) for name, cost in standings.costs.items()},
        notes=standings.notes,
    )


def expense_of(cost: Cost) -> Expense:
    return Expense(cost.decisions, cost.milliseconds, cost.simulated)


def lines_of(standings: Standings) -> list[str]:
    terms = standings.plan.terms
    wide = max(len(name) for name in [*terms.bots, "bot"])
    against = max(len(row.against) for row in standings.rows)
    deals = f"{standings.games} games of {standings.plan.deals} deals"
    said = [
        f"{terms.game}, {terms.seats} seats, {deals}, seed {terms.seed}",
        f"win share with its 95 % interval, by deals; {100 * standings.chance:.1f} % is even",
        "",
    ]
    for row in standings.rows:
        word = verdict(row.share, standings.chance)
        said.append(f"  {row.bot:<{wide}}  against {row.against:<{against}}  {row.share!s:<24}  {word}")
    said += ["", f"  {'bot':<{wide}}  {'rating':>14}  {'ms/decision':>12}  {'simulations':>12}"]
    for name, rating in standings.ratings.items():
        cost = standings.costs[name]
        said.append(
            f"  {name:<{wide}}  {rating.mu:>7.1f} ± {rating.sigma:<4.1f}  {cost.milliseconds:>12.3f}"
            f"  {cost.simulated:>12.0f}"
        )
    told = pipe.lines_of(standings.notes)
    return [*said, "", *told] if told else said
