"""The table of a tournament: who wins how often against whom, how surely, and at what cost."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from harena.lab.jobs import Line
from harena.lab.plan import Plan
from harena.lab.playing import wins
from harena.lab.ratings import Rating, rate
from harena.lab.results import Results
from harena.lab.sources import fingerprint
from harena.lab.statistics import Clusters, Share, clustered

MIXED = "mixed tables"

Deals = dict[int, tuple[float, int]]
"""Of each deal, by its number, the wins and the games."""


@dataclass(frozen=True)
class Row:
    """How one bot fares against copies of another, or at mixed tables."""

    bot: str
    against: str
    share: Share
    by_seat: list[Share]
    course: Clusters
    """Wins of one of its seats, and games, deal by deal."""
    deals: list[int]
    """The numbers of those deals."""
    copies: float = 1.0
    """How many seats of a table it had, on average."""

    def so_far(self, deals: int) -> Share:
        """The share after so many deals."""
        return clustered([(self.copies * won, games) for won, games in self.course[:deals]]).each(self.copies)

    @property
    def complete(self) -> Deals:
        """Of the course the deals that were played from every seat, by number."""
        found = zip(self.deals, self.course, strict=True)
        return {deal: (won, games) for deal, (won, games) in found if games == len(self.by_seat)}

    @property
    def title(self) -> str:
        return self.bot if self.against == MIXED else f"{self.bot} vs {self.against}"


@dataclass(frozen=True)
class Cost:
    decisions: int
    seconds: float
    simulations: int

    @property
    def milliseconds(self) -> float:
        """Of one decision."""
        return 1000 * self.seconds / max(1, self.decisions)

    @property
    def simulated(self) -> float:
        """Simulations of one decision."""
        return self.simulations / max(1, self.decisions)


@dataclass(frozen=True)
class Table:
    plan: Plan
    games: int
    rows: list[Row]
    ratings: dict[str, Rating]
    costs: dict[str, Cost]
    sources: list[str]
    """The fingerprints of all builds that played."""

    @property
    def chance(self) -> float:
        """What equal bots win."""
        return 1 / self.plan.seats

    def as_json(self) -> Line:
        """Everything but `cost` depends on the plan alone, not on who played it or how fast."""
        return {
            **self.plan.as_json(),
            "sources": self.sources,
            "games": self.games,
            "deals": self.plan.deals,
            "chance": self.chance,
            "table": [row_json(row) for row in self.rows],
            "ratings": {name: asdict(rating) for name, rating in self.ratings.items()},
            "cost": {
                name: {
                    "decisions": cost.decisions,
                    "ms_per_decision": cost.milliseconds,
                    "simulations_per_decision": cost.simulated,
                }
                for name, cost in self.costs.items()
            },
        }


def row_json(row: Row) -> Line:
    seats = [asdict(share) for share in row.by_seat]
    return {"bot": row.bot, "against": row.against, "share": asdict(row.share), "by_seat": seats}


def table_of(results: Results) -> Table:
    plan, lines = results.plan, results.lines()
    rows = [row for match in plan.matches if match.hero for row in rows_of(lines, match.number, plan)]
    if not rows:
        rows = [row_of(lines, name, MIXED, plan.seats) for name in plan.bots]
    ratings = rate((line["bots"], line["places"]) for line in lines)
    ordered = sorted(ratings.items(), key=lambda item: -item[1].mu)
    builds = sorted(set(results.sources)) or [fingerprint()]
    return Table(plan, len(lines), rows, dict(ordered), costs_of(lines, plan.bots), builds)


def rows_of(lines: list[Line], number: int, plan: Plan) -> list[Row]:
    match = plan.matches[number]
    own = [line for line in lines if line["match"] == number]
    return [row_of(own, match.hero, match.field, plan.seats)]


def row_of(lines: list[Line], bot: str, against: str, seats: int) -> Row:
    deals: Deals = {}
    places: list[Deals] = [{} for _ in range(seats)]
    held = 0
    for line in lines:
        won = wins(line["places"])
        own = [seat for seat, name in enumerate(line["bots"]) if name == bot]
        for seat in own:
            count(places[seat], line["deal"], won[seat])
        if own:
            count(deals, line["deal"], sum(won[seat] for seat in own))
        held += len(own)
    share = clustered(list(deals.values()))
    copies = held / share.games if held else 1.0  # at a table: they win together, and each has its part
    course = [(won / copies, games) for won, games in deals.values()]
    by_seat = [clustered(list(place.values())) for place in places]
    return Row(bot, against, share.each(copies), by_seat, course, list(deals), copies)


def count(deals: Deals, deal: int, won: float) -> None:
    before, games = deals.get(deal, (0.0, 0))
    deals[deal] = before + won, games + 1


def costs_of(lines: list[Line], bots: list[str]) -> dict[str, Cost]:
    found: dict[str, Cost] = {}
    for bot in bots:
        at = [(line, seat) for line in lines for seat, name in enumerate(line["bots"]) if name == bot]
        found[bot] = Cost(
            sum(line["decisions"][seat] for line, seat in at),
            sum(line["seconds"][seat] for line, seat in at),
            sum(line["simulations"][seat] for line, seat in at),
        )
    return found


def verdict(share: Share, chance: float) -> str:
    if share.low > chance:
        return "better"
    return "worse" if share.high < chance else "even"


def lines_of(table: Table) -> list[str]:
    """The table in print."""
    plan = table.plan
    wide = max(len(name) for name in [*plan.bots, "bot"])
    against = max(len(row.against) for row in table.rows)
    said = [
        f"{plan.game}, {plan.seats} seats, {table.games} games of {plan.deals} deals, seed {plan.seed}",
        f"win share with its 95 % interval, by deals; {100 * table.chance:.1f} % is even",
        "",
    ]
    for row in table.rows:
        word = verdict(row.share, table.chance)
        said.append(f"  {row.bot:<{wide}}  against {row.against:<{against}}  {row.share!s:<24}  {word}")
    said += ["", f"  {'bot':<{wide}}  {'rating':>14}  {'ms/decision':>12}  {'simulations':>12}"]
    for name, rating in table.ratings.items():
        cost = table.costs[name]
        said.append(
            f"  {name:<{wide}}  {rating.mu:>7.1f} ± {rating.sigma:<4.1f}  {cost.milliseconds:>12.3f}"
            f"  {cost.simulated:>12.0f}"
        )
    return said
