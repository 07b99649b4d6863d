"""The standings of a tournament: who wins how often against whom, how surely, and at what cost."""

from __future__ import annotations

from dataclasses import dataclass

from harena.bots.pipe.bot import Notes, add_notes
from harena.lab.jobs import Outcome
from harena.lab.ledger import Build, Ledger
from harena.lab.plan import Plan
from harena.lab.playthrough import wins
from harena.lab.ratings import rate
from harena.lab.statistics import Clusters, Share, clustered
from harena.ratings import Rating

MIXED = "mixed tables"

Deals = dict[int, tuple[float, int]]
"""Of each deal, by its number, the wins and the games."""


@dataclass(frozen=True)
class Standing:
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
class Standings:
    plan: Plan
    games: int
    rows: list[Standing]
    ratings: dict[str, Rating]
    costs: dict[str, Cost]
    sources: list[str]
    """The fingerprints of all builds that played."""
    outside: dict[str, list[str]]
    """The fingerprints of bots of other packages, by name."""
    notes: dict[str, Notes]
    """What went wrong with programs, by bot."""

    @property
    def chance(self) -> float:
        """What equal bots win."""
        return 1 / self.plan.terms.seats


def standings_of(ledger: Ledger) -> Standings:
    plan, games = ledger.plan, ledger.outcomes()
    seats, bots = plan.terms.seats, plan.terms.bots
    if plan.terms.format == "mixed":
        rows = [standing_of(games, name, MIXED, seats) for name in bots]
    else:
        rows = [
            standing_of([game for game in games if game.pairing == k], hero, field, seats)
            for k, hero, field in plan.pairings
        ]
    ratings = rate((game.bots, game.places) for game in games)
    ordered = sorted(ratings.items(), key=lambda item: -item[1].mu)
    builds = ledger.builds or [ledger.build]
    sources = sorted({build.sources for build in builds})
    outside, notes = outside_of(builds), notes_of(games)
    return Standings(plan, len(games), rows, dict(ordered), costs_of(games, bots), sources, outside, notes)


def notes_of(games: list[Outcome]) -> dict[str, Notes]:
    found: dict[str, Notes] = {}
    for game in games:
        for bot, notes in game.notes.items():
            add_notes(found.setdefault(bot, {}), notes)
    return found


def outside_of(builds: list[Build]) -> dict[str, list[str]]:
    found: dict[str, set[str]] = {}
    for build in builds:
        for name, sources in build.outside.items():
            found.setdefault(name, set()).add(sources)
    return {name: sorted(sources) for name, sources in sorted(found.items())}


def standing_of(games: list[Outcome], bot: str, against: str, seats: int) -> Standing:
    deals: Deals = {}
    places: list[Deals] = [{} for _ in range(seats)]
    held = 0
    for game in games:
        won = wins(game.places)
        own = [seat for seat, name in enumerate(game.bots) if name == bot]
        for seat in own:
            count(places[seat], game.deal, won[seat])
        if own:
            count(deals, game.deal, sum(won[seat] for seat in own))
        held += len(own)
    share = clustered(list(deals.values()))
    copies = held / share.games if held else 1.0  # at a table: they win together, and each has its part
    course = [(won / copies, games) for won, games in deals.values()]
    by_seat = [clustered(list(place.values())) for place in places]
    return Standing(bot, against, share.each(copies), by_seat, course, list(deals), copies)


def count(deals: Deals, deal: int, won: float) -> None:
    before, games = deals.get(deal, (0.0, 0))
    deals[deal] = before + won, games + 1


def costs_of(games: list[Outcome], bots: list[str]) -> dict[str, Cost]:
    found: dict[str, Cost] = {}
    for bot in bots:
        at = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
        found[bot] = Cost(
            sum(game.decisions[seat] for game, seat in at),
            sum(game.seconds[seat] for game, seat in at),
            sum(game.simulations[seat] for game, seat in at),
        )
    return found


def verdict(share: Share, chance: float) -> str:
    if share.low > chance:
        return "better"
    return "worse" if share.high < chance else "even"
