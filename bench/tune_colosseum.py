"""Tune Colosseum's greedy weights by self-play: SPSA, half of the seats a step up, half a step down.

    python bench/tune_colosseum.py --minutes 5

Prints the weights found, to be copied into `weights.py`, and how they do against those that are there now.
Needs the compiled build: some hundreds of games a second, against three interpreted. Nobody trades in them.
"""

from __future__ import annotations

import argparse
import random
import time

from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.playout import play_out
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.chance import Luck
from harena.games import GAMES
from harena.games.colosseum.state import Colosseum

COLOSSEUM = GAMES["colosseum"]
TABLES = [(4, "standard"), (4, "official"), (3, "standard"), (5, "standard")]
"""What is played in turn: seats and preset."""
LEFT_OUT = {"margin", "deny"}
"""Weights of which such games say nothing: no trades, and no bids to spite."""

Point = dict[str, float]


def point_of(weights: Weights) -> Point:
    """Every weight by name; a compiled class keeps them as descriptors."""
    names = [name for name in dir(weights) if isinstance(getattr(weights, name), float)]
    point = {name: getattr(weights, name) for name in names if name not in LEFT_OUT}
    return point | {f"coin {turn}": weights.coin[turn] for turn in range(1, 6)}


def policy_at(point: Point) -> Greedy:
    weights = Weights()
    for name, value in point.items():
        if name.startswith("coin "):
            weights.coin[int(name.split()[1])] = value
        else:
            setattr(weights, name, value)
    policy = Greedy(weights)
    policy.quick = True
    return policy


def start(table: tuple[int, str]) -> Colosseum:
    state = COLOSSEUM.start(table[0], table[1]).bare()
    assert isinstance(state, Colosseum)
    return state


def winners(first: Colosseum, policies: list[Policy], luck: Luck) -> list[int]:
    state = first.bare()
    play_out(state, policies, luck)
    return state.ranking()[0]


def share(up: Greedy, down: Greedy, ours: list[list[bool]], table: tuple[int, str], deals: range) -> float:
    """How much of the games the seats of `up` win, each deal in every seating."""
    first, won = start(table), 0.0
    for deal in deals:
        for seating in ours:
            best = winners(first, [up if mine else down for mine in seating], Luck(deal, table[0]))
            won += sum(seating[seat] for seat in best) / len(best)
    return won / (len(deals) * len(ours))


def halves(seats: int) -> list[list[bool]]:
    return [[(seat + turn) % 2 == 0 for seat in range(seats)] for turn in range(2)]


def ones(seats: int) -> list[list[bool]]:
    return [[seat == mine for seat in range(seats)] for mine in range(seats)]


def tune(minutes: float, deals: int, seed: int) -> Point:
    rng = random.Random(seed)
    point = point_of(Weights())
    began, step = time.monotonic(), 0
    while (spent := (time.monotonic() - began) / (60 * minutes)) < 1:
        flips = {name: rng.choice((-1, 1)) * (1.3 - spent) * 0.15 * value for name, value in point.items()}
        up = policy_at({name: value + flips[name] for name, value in point.items()})
        down = policy_at({name: value - flips[name] for name, value in point.items()})
        table = TABLES[step % len(TABLES)]
        block = range(seed * 1_000_000 + step * deals, seed * 1_000_000 + (step + 1) * deals)
        gain = share(up, down, halves(table[0]), table, block) - 0.5
        for name in point:
            point[name] = max(0.01, point[name] + 3 * (1.2 - spent) * gain * flips[name])
        step += 1
        if step % 20 == 0:
            print(
                f"step {step}: " + ", ".join(f"{name} {value:.3f}" for name, value in point.items()),
                flush=True,
            )
    return point


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--deals", type=int, default=100, help="deals a step, each played twice")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    point = tune(args.minutes, args.deals, args.seed)
    for name, value in point.items():
        print(f"{name} = {value:.3f}")
    new, old = policy_at(point), policy_at({})
    for table in TABLES:
        rate = share(new, old, ones(table[0]), table, range(500_000_000, 500_000_300))
        print(table, f"{rate:.1%} against the old weights")


if __name__ == "__main__":
    main()
