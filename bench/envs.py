"""The environments beside their peers, in one run on one core.

    scripts/peers [--rounds 5] [--json]                  with all peers, which it installs into build/peers
    .venv/bin/python bench/envs.py [--rounds 5]          without those that need a Python of their own

Random legal play everywhere, CPU time, decisions a second, the best of several turns in rotation.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # so that the modules beside this one have a name

from bench.neighbours import Neighbours, one_by_one
from bench.ours import Ours
from bench.peers import PEERS
from bench.stopwatch import Contest, Work, pin_to_one_core
from harena import COMPILED
from harena.core.chance import Luck
from harena.games import GAMES

SEATS = 4
REMEMBERING = [3, 5]
"""Numbers of seats at which memory has a bar."""
BATCHES = [16, 64, 256, 1024]


def rules_alone(name: str, memory: bool, seats: int = SEATS) -> Work:
    """Whole random games inside the engine: nobody looks; with a memory, everybody could."""
    start, luck = GAMES[name].start(seats), Luck(7)
    start.events = None
    copy = start.clone if memory else start.bare

    def work(games: int = 300) -> int:
        return sum(int(copy().play_out(luck)) for _ in range(games))

    return work


def vector(name: str, games: int) -> Work:
    """Observations and masks of every decision, into arrays."""
    from harena.envs.vector import Games

    env = Games(name, games=games, seats=SEATS)

    def work(decisions: int = 40_000) -> int:
        steps = max(1, decisions // games)
        for _ in range(steps):
            env.wander()
            env.step()
        return steps * games

    return work


def stepped(name: str) -> Work:
    """Whole random games, each action chosen and taken by interpreted Python."""
    return Ours(name, 100).step


def spiel_game(name: str) -> Work:
    import pyspiel

    from bench.peers import Peer

    return Peer(pyspiel, name).step


def ours_aec(name: str) -> Work:
    from harena.envs.pettingzoo import env

    return one_by_one(env(name, seats=SEATS))


def contestants() -> dict[str, Callable[[], Work]]:
    """How each of those is made that need no Python of their own."""
    found: dict[str, Callable[[], Work]] = {}
    for name in GAMES:
        found[f"{name}: rules"] = partial(rules_alone, name, False)
        found[f"{name}: rules with memory"] = partial(rules_alone, name, True)
        for seats in REMEMBERING:
            found[f"{name}: remembering at {seats} seats"] = partial(rules_alone, name, True, seats)
        for games in BATCHES:
            found[f"{name}: vector of {games}"] = partial(vector, name, games)
        found[f"{name}: AEC"] = partial(ours_aec, name)
        found[f"{name}: stepped"] = partial(stepped, name)
    for name in PEERS:
        found[f"open_spiel {name}"] = partial(spiel_game, name)
    return found


def measure(rounds: int, python: str) -> dict[str, float]:
    contest = Contest()
    for name, make in contestants().items():
        try:
            contest.enter(name, make())
        except ImportError as error:
            print(f"left out: {name} ({error})", file=sys.stderr)
    if python:
        neighbours = Neighbours(python)
        for name in neighbours.names:
            contest.invite(name, partial(neighbours.turn, name))
    contest.run(rounds)
    if python:
        neighbours.leave()
    return {name: round(contest.rate(name)) for name in contest.seconds}


def best(figures: dict[str, float], start: str) -> float | None:
    return max((rate for name, rate in figures.items() if name.startswith(start)), default=None)


def bars(figures: dict[str, float]) -> list[tuple[str, float | None, float]]:
    """What was promised: a sentence, the figure, and the least that it must be."""

    def beside(ours: str, theirs: str) -> float | None:
        one, other = best(figures, ours), best(figures, theirs)
        return round(one / other, 1) if one and other else None

    return [
        ("Colossal Arena, vector, decisions a second", best(figures, "colossal-arena: vector"), 1e6),
        ("Colosseum, vector, decisions a second", best(figures, "colosseum: vector"), 0.6e6),
        *[
            (
                f"Colossal Arena with memory, {seats} seats",
                best(figures, f"colossal-arena: remembering at {seats}"),
                4e6,
            )
            for seats in REMEMBERING
        ],
        ("AEC beside PettingZoo's gin_rummy", beside("colossal-arena: AEC", "pettingzoo gin_rummy"), 20),
        ("vector beside pgx's sparrow_mahjong", beside("colossal-arena: vector", "pgx"), 10),
        ("stepped from Python beside open_spiel", beside("colossal-arena: stepped", "open_spiel"), 15),
    ]


def costs(figures: dict[str, float]) -> list[str]:
    """Where the time of one decision goes, in nanoseconds."""
    lines: list[str] = []
    for name in GAMES:
        rules, memory = (1e9 / figures[f"{name}: {kind}"] for kind in ("rules", "rules with memory"))
        whole = 1e9 / (best(figures, f"{name}: vector") or 1)
        lines.append(
            f"{name}: a decision takes {whole:,.0f} ns, the rules {rules:,.0f} of it, "
            f"what is known {memory - rules:,.0f}, observation and mask the rest"
        )
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/envs.py", description="Measure the environments.")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each contestant (default 5)")
    parser.add_argument("--peers", default="", help="the Python that has the peers: see scripts/peers")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    args = parser.parse_args()
    pin_to_one_core()
    figures = measure(args.rounds, args.peers)
    if args.json:
        print(json.dumps({"compiled": COMPILED, "decisions_per_second": figures}, indent=2))
        return 0
    for name, rate in figures.items():
        print(f"{name:45} {rate:14,.0f}")
    for sentence, figure, bar in bars(figures):
        print(f"{sentence:45} {'not measured' if figure is None else f'{figure:,.1f}':>14}  bar {bar:,.0f}")
    print(*costs(figures), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
