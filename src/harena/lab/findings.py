"""What a simulation found, as it is given out: JSON for a program, lines for a person."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from harena.bots.pipe import bot as pipe
from harena.core.game import Options
from harena.lab.simulation import Simulation
from harena.lab.statistics import independent
from harena.lab.tally import Tally


class Portion(Struct):
    """A share with its 95 % interval, of so many games."""

    share: float
    low: float
    high: float
    of: int


class Spread(Struct):
    """Whole numbers summed up."""

    title: str
    mean: float = 0.0
    deviation: float = 0.0
    least: int = 0
    lower: int = 0
    median: int = 0
    upper: int = 0
    most: int = 0


class Frequency(Struct):
    """In how many of its games each kind occurs, the most frequent first."""

    title: str
    kinds: dict[str, Portion]


class Findings(Struct):
    """What `--json` prints. All but the last three depend on the simulation alone, not on who played it."""

    game: str
    bots: list[str]
    seats: int
    seed: str
    options: Options
    games: int
    by_seat: list[Portion]
    by_bot: dict[str, Portion]
    """What one of its seats wins."""
    facts: dict[str, Spread | Frequency]
    notes: dict[str, pipe.Notes] = {}
    """Of programs: how often the plainest action was played for them, by what went wrong."""
    seconds: float = 0.0
    games_per_second: float = 0.0


def findings_of(simulation: Simulation, tally: Tally) -> Findings:
    return Findings(
        simulation.game,
        simulation.bots,
        len(simulation.bots),
        simulation.seed,
        simulation.options,
        tally.games,
        [portion(won / 60, tally.games) for won in tally.by_seat],
        {bot: of_bot(tally, bot) for bot in sorted(tally.seats)},
        {name: of_fact(tally, name) for name in tally.titles},
        tally.notes,
    )


def of_bot(tally: Tally, bot: str) -> Portion:
    games = tally.games_of[bot]
    return portion(tally.by_bot[bot] / 60, games, tally.seats[bot] / games)


def of_fact(tally: Tally, name: str) -> Spread | Frequency:
    if name in tally.numbers:
        return spread(tally.titles[name], tally.numbers[name])
    counter = tally.kinds[name]
    chances = tally.chances.get(name, Counter(dict.fromkeys(counter, tally.games)))
    found = {kind: portion(counter[kind], chances[kind]) for kind in sorted(chances)}
    return Frequency(tally.titles[name], dict(sorted(found.items(), key=lambda item: -item[1].share)))


def portion(won: float, games: int, seats: float = 1) -> Portion:
    share = independent(won, games).each(seats)
    return Portion(share.value, share.low, share.high, games)


def spread(title: str, counter: Counter[int]) -> Spread:
    """Mean, spread and quantiles of whole numbers from how often each occurs."""
    n = sum(counter.values())
    if not n:
        return Spread(title)
    mean = sum(value * times for value, times in counter.items()) / n  # exact, in any order
    square = sum(times * (value - mean) ** 2 for value, times in sorted(counter.items())) / max(1, n - 1)
    lower, median, upper = (quantile(counter, n, part) for part in (0.25, 0.5, 0.75))
    return Spread(title, mean, square**0.5, min(counter), lower, median, upper, max(counter))


def quantile(counter: Counter[int], n: int, part: float) -> int:
    """The least value that so much of all values does not exceed."""
    seen = 0
    for value in sorted(counter):
        seen += counter[value]
        if seen >= part * n:
            return value
    raise AssertionError("the parts make up the whole")


def lines_of(found: Findings) -> list[str]:
    said = [f"{found.game}, {found.seats} seats, {found.games:,} games, seed {found.seed}", ""]
    said.append("wins, with 95 % intervals")
    said += [line(f"seat {k}", share) for k, share in enumerate(found.by_seat, 1)]
    if len(found.by_bot) > 1:
        said += [line(bot, share) for bot, share in found.by_bot.items()]
    said += ["", f"  {'':<26}{'mean':>8}{'median':>8}{'middle half':>14}{'range':>14}"]
    said += [number_line(fact) for fact in found.facts.values() if isinstance(fact, Spread)]
    for fact in found.facts.values():
        if isinstance(fact, Frequency):
            said += ["", fact.title, *(line(kind, share) for kind, share in fact.kinds.items())]
    told = pipe.lines_of(found.notes)
    return [*said, "", *told] if told else said


def line(name: str, found: Portion) -> str:
    return f"  {name:<34}{100 * found.share:>6.1f} %   {100 * found.low:>5.1f} to {100 * found.high:>5.1f}"


def number_line(fact: Spread) -> str:
    middle, reach = f"{fact.lower} to {fact.upper}", f"{fact.least} to {fact.most}"
    return f"  {fact.title:<26}{fact.mean:>8.2f}{fact.median:>8}{middle:>14}{reach:>14}"
