"""The environments beside their peers, in one run on one core.

    .venv/bin/python bench/envs.py [--rounds 5] [--json]

Random legal play everywhere, CPU time, decisions a second, the best of several turns in rotation. Peers that
are not installed are named and left out: pettingzoo[classic] and rlcard, open_spiel, and jax with pgx, which
are heavy and in no lock: `pip install 'pettingzoo[classic]' rlcard open_spiel jax pgx`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # so that the modules beside this one have a name

from bench.stopwatch import Contest, Work, pin_to_one_core
from harena import COMPILED
from harena.core.chance import Luck
from harena.games import GAMES

SEATS = 4
BATCHES = [16, 64, 256, 1024]
PEER_BATCHES = [64, 256, 1024, 4096]
CLASSIC = ["gin_rummy_v4", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5"]
"""PettingZoo has given the first up; where it is gone, RLCard still has the game it was made of."""
CARDS = ["gin-rummy", "leduc-holdem", "no-limit-holdem"]


def rules_alone(name: str, memory: bool) -> Work:
    """Whole random games inside the engine: nobody looks; with a memory, everybody could."""
    start, luck = GAMES[name].start(SEATS), Luck(7)
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


def one_by_one(env: Any) -> Work:
    """Any AEC environment of PettingZoo."""
    choice = random.Random(3)

    def work(decisions: int = 400) -> int:
        taken = 0
        while taken < decisions:
            env.reset(seed=choice.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(int(choice.choice(mask.nonzero()[0])))
                taken += 1
        return taken

    return work


def rlcard_game(name: str) -> Work:
    import rlcard

    env = rlcard.make(name)
    choice = random.Random(3)

    def work(decisions: int = 400) -> int:
        taken = 0
        while taken < decisions:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice.choice(list(state["legal_actions"])))
                taken += 1
        return taken

    return work


def pgx_game(name: str, games: int) -> Work:
    """Its own way: many games in one compiled call, autoreset, random legal actions."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1))
    key = jax.random.PRNGKey(1)
    holder = [jax.jit(jax.vmap(env.init))(jax.random.split(key, games)), key]

    def work(steps: int = 20) -> int:
        state, key = holder
        for _ in range(steps):
            key, one, two = jax.random.split(key, 3)
            state = step(state, draw(one, state.legal_action_mask), jax.random.split(two, games))
        state.observation.block_until_ready()
        holder[:] = [state, key]
        return steps * games

    work()
    return work


def spiel_game(name: str) -> Work:
    import pyspiel

    from bench.peers import Peer

    return Peer(pyspiel, name).step


def classic(name: str) -> Work:
    from importlib import import_module

    return one_by_one(import_module(f"pettingzoo.classic.{name}").env())


def ours_aec(name: str) -> Work:
    from harena.envs.pettingzoo import env

    return one_by_one(env(name, seats=SEATS))


def contestants() -> dict[str, Callable[[], Work]]:
    """How each is made; what cannot be made is not installed."""
    found: dict[str, Callable[[], Work]] = {}
    for name in GAMES:
        found[f"{name}: rules"] = partial(rules_alone, name, False)
        found[f"{name}: rules with memory"] = partial(rules_alone, name, True)
        for games in BATCHES:
            found[f"{name}: vector of {games}"] = partial(vector, name, games)
        found[f"{name}: AEC"] = partial(ours_aec, name)
    for name in CLASSIC:
        found[f"pettingzoo {name}"] = partial(classic, name)
    for name in CARDS:
        found[f"rlcard {name}"] = partial(rlcard_game, name)
    for name in ("spades", "crazy_eights"):
        found[f"open_spiel {name}"] = partial(spiel_game, name)
    for games in PEER_BATCHES:
        found[f"pgx sparrow_mahjong of {games}"] = partial(pgx_game, "sparrow_mahjong", games)
    return found


def measure(rounds: int) -> dict[str, float]:
    contest = Contest()
    for name, make in contestants().items():
        try:
            contest.enter(name, make())
        except Exception as error:  # whatever a missing or broken peer says
            print(f"left out: {name} ({type(error).__name__}: {error})", file=sys.stderr)
    contest.run(rounds)
    return {name: round(contest.rate(name)) for name in contest.works}


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
        ("Colossal Arena with memory, a second", best(figures, "colossal-arena: rules with"), 4e6),
        ("AEC beside PettingZoo's gin_rummy", beside("colossal-arena: AEC", "pettingzoo gin_rummy"), 20),
        ("AEC beside RLCard's gin-rummy", beside("colossal-arena: AEC", "rlcard gin-rummy"), 20),
        ("vector beside pgx's sparrow_mahjong", beside("colossal-arena: vector", "pgx"), 10),
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
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    args = parser.parse_args()
    pin_to_one_core()
    figures = measure(args.rounds)
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
