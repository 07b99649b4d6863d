"""The engine beside its peers and beside C, in one run on one core.

    make bench                      a table
    make bench ARGS=--json          one object
    make bench ARGS=--million       a million games in one process, and what they leave in memory

Ratios are what counts: all figures are CPU time, the best of fifteen turns that are taken in rotation.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # so that the modules beside this one have a name

from bench import report, yardstick
from bench.ours import Ours, million
from bench.peers import Peer, peers
from bench.stopwatch import Contest, pin_to_one_core
from harena import COMPILED
from harena.games import GAMES

NO_GROWTH = 1 << 20
"""What an allocator may keep for itself, in bytes."""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/engine.py", description="Measure the engine beside its peers."
    )
    parser.add_argument(
        "--game", action="append", choices=list(GAMES), help="only this game (may be repeated)"
    )
    parser.add_argument("--rounds", type=int, default=15, help="turns of each contestant (default 15)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--million", action="store_true", help="play a million games and watch the memory")
    parser.add_argument("--games", type=int, default=1_000_000, help="how many games --million plays")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    names = args.game or list(GAMES)
    pin_to_one_core()
    if args.million:
        return watch_memory(names, args)
    figures = measure(names, args.rounds)
    print(json.dumps(figures, indent=2) if args.json else report.table(figures))
    return 0


def measure(names: list[str], rounds: int) -> dict[str, Any]:
    """The first game's figures at the top, every game's under `games`."""
    contest = Contest()
    ours = [Ours(name) for name in names]
    others = peers()
    for one in ours:
        one.enter(contest)
    for peer in others:
        peer.enter(contest)
    c = yardstick.measure(1)
    contest.run(rounds)
    c = {name: max(c[name], value) for name, value in yardstick.measure(1).items()}
    spiel = {peer.name: figures_of_peer(peer, contest) for peer in others}
    games = {one.name: report.compare(figures_of(one, contest), spiel, c) for one in ours}
    return {**games[names[0]], "compiled": COMPILED, "games": games, "open_spiel": spiel, "c": c}


def figures_of(ours: Ours, contest: Contest) -> dict[str, Any]:
    games = contest.rate(f"{ours.name}: games")
    return {
        "game": ours.name,
        "games_per_second": round(games),
        "decisions_per_game": round(ours.decisions, 1),
        "decisions_per_second": round(games * ours.decisions),
        "stepped_per_second": round(contest.rate(f"{ours.name}: stepped")),
        "imagined_per_second": round(contest.rate(f"{ours.name}: imagined")),
        "clone_us": round(contest.seconds[f"{ours.name}: clone"] * 1e6, 3),
        "clone_with_memory_us": round(contest.seconds[f"{ours.name}: clone with memory"] * 1e6, 3),
        "state_bytes": ours.state_bytes(),
    }


def figures_of_peer(peer: Peer, contest: Contest) -> dict[str, float]:
    return {
        "decisions_per_game": round(peer.decisions, 1),
        "decisions_per_second": round(peer.decisions / peer.seconds_a_game(contest)),
        "by_bots_per_second": round(peer.decisions * contest.rate(f"{peer.name}: bots")),
        "after_the_deal_per_second": round(peer.decisions * contest.rate(f"{peer.name}: rollouts")),
        "stepped_per_second": round(contest.rate(f"{peer.name}: stepped")),
        "stepped_tuned_per_second": round(contest.rate(f"{peer.name}: stepped, tuned")),
    }


def watch_memory(names: list[str], args: argparse.Namespace) -> int:
    grown = 0.0
    for name in names:
        found = million(name, args.games)
        grown = max(grown, found["bytes_after"] - found["bytes_before"])
        print(json.dumps({"game": name, **found}) if args.json else report.memory(name, found))
    return 0 if grown <= NO_GROWTH else 1


if __name__ == "__main__":
    sys.exit(main())
