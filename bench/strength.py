"""Re-run a shortened ladder of Colossal Arena's bots and say which bars hold.

    python bench/strength.py [--games 200] [--only planner] [--workers 1] [--seed 1]

One bot against copies of another, every seating of duplicate deals; a bot is given views and nothing else.
Win shares come with 95 % intervals clustered by deal. Needs the compiled build.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import multiprocessing
import time
from typing import NamedTuple

from harena.bots import BOTS
from harena.bots.arena_planner import Planner
from harena.bots.bot import Bot
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES

ARENA = "colossal-arena"


class Bar(NamedTuple):
    """What is claimed: `bot` wins at least so often against copies of `rival`."""

    bot: str
    rival: str
    share: float
    seats: int = 4
    ending: str = "last-card"
    effort: float = 1.0
    """Of the games asked for."""


BARS = [
    Bar("greedy", "random", 0.97, seats=2),
    Bar("greedy", "random", 0.88, seats=3),
    Bar("greedy", "random", 0.72),
    Bar("greedy", "random", 0.52, seats=5),
    Bar("beginner", "random", 0.33),
    Bar("greedy", "beginner", 0.33),
    Bar("planner:400", "greedy", 0.45),
    Bar("planner:1500", "greedy", 0.58, effort=0.5),
    Bar("planner:1500", "spiteful", 0.35, effort=0.5),
    Bar("planner:400", "greedy", 0.40, ending="five-rounds"),
    Bar("planner:1500", "greedy", 0.52, ending="five-rounds", effort=0.5),
    Bar("champion", "planner", 0.33, effort=0.25),
]
TOO_GOOD = 0.85
"""A planner that wins more than this against three greedy bots sees what it may not."""


def make(name: str, seed: int) -> Bot:
    """`planner:400` is the planner at 400 simulations, `planner-plain:400` with all worlds equally likely."""
    name, _, simulations = name.partition(":")
    if simulations:
        planner = Planner(seed, simulations=int(simulations))
        if name == "planner-plain":
            planner.trust = 0.0
        return planner
    return BOTS[name].make(ARENA, seed)


def mixed(*parts: object) -> int:
    """A seed from anything, well mixed."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6], "big")


def play(task: tuple[Bar, int, int]) -> list[bool]:
    """One deal in every seating: whether the bot won, seat by seat."""
    bar, deal, seed = task
    return [wins(bar, deal, seed, seat) for seat in range(bar.seats)]


def wins(bar: Bar, deal: int, seed: int, seat: int) -> bool:
    luck = Luck(mixed(seed, deal, "deal"))
    state = GAMES[ARENA].start(bar.seats, "", {"end_mode": bar.ending})
    names = [bar.bot if other == seat else bar.rival for other in range(bar.seats)]
    bots = [make(name, mixed(seed, deal, other)) for other, name in enumerate(names)]
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.sample(luck))
        else:
            state.apply(bots[state.actor].choose(state.view(state.actor)))
        state.take_events()
    return state.ranking()[0][0] == seat


def interval(deals: list[list[bool]]) -> tuple[float, float]:
    """The win share and its 95 % half-width, deals being what is independent."""
    shares = [sum(deal) / len(deal) for deal in deals]
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1)
    return mean, 1.96 * math.sqrt(spread / len(shares))


def verdict(bar: Bar, mean: float, width: float) -> str:
    if bar.bot.startswith("planner") and bar.rival == "greedy" and mean - width > TOO_GOOD:
        return "A LEAK?"
    if mean >= bar.share:
        return "holds" if mean - width >= bar.share else "holds, within the noise"
    return "FAILS" if mean + width < bar.share else "fails, within the noise"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--only", default="", help="bars whose bot or rival contains this")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with multiprocessing.Pool(args.workers) as pool:
        for bar in BARS:
            if args.only not in f"{bar.bot} {bar.rival}":
                continue
            began = time.perf_counter()
            deals = max(2, int(args.games * bar.effort) // bar.seats)
            results = pool.map(play, [(bar, deal, args.seed) for deal in range(deals)], chunksize=1)
            mean, width = interval(results)
            spent = time.perf_counter() - began
            print(
                f"{bar.bot} against {bar.seats - 1} {bar.rival}, {bar.ending}: {mean:.1%} ± {width:.1%}"
                f" (bar {bar.share:.0%}, {deals * bar.seats} games, {spent:.0f} s):"
                f" {verdict(bar, mean, width)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
