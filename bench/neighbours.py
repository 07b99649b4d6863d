"""Peers that need a Python of their own: a process that takes a turn whenever it is asked, by lines.

It says first whom it has: `ready pettingzoo gin_rummy_v4`, or `without pgx ...: why`, one a line, then `all`.
For each name that it reads it does that peer's work and answers with how much it was and its CPU time.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

Work = Callable[[], int]

CLASSIC = ["gin_rummy_v4", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5"]
CARDS = ["gin-rummy", "leduc-holdem", "no-limit-holdem"]
BATCHES = [64, 256, 1024, 4096]


def one_by_one(env: Any) -> Work:
    """Any AEC environment of PettingZoo, played at random by its masks."""
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


def classic(name: str) -> Work:
    from importlib import import_module

    return one_by_one(import_module(f"pettingzoo.classic.{name}").env())


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

    jax.config.update("jax_compilation_cache_dir", str(Path(sys.prefix, "compiled")))  # it takes minutes
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


def makers() -> dict[str, Callable[[], Work]]:
    found: dict[str, Callable[[], Work]] = {}
    for name in CLASSIC:
        found[f"pettingzoo {name}"] = partial(classic, name)
    for name in CARDS:
        found[f"rlcard {name}"] = partial(rlcard_game, name)
    for games in BATCHES:
        found[f"pgx sparrow_mahjong of {games}"] = partial(pgx_game, "sparrow_mahjong", games)
    return found


def serve() -> None:
    works: dict[str, Work] = {}
    for name, make in makers().items():
        try:
            works[name] = make()
            print("ready", name, flush=True)
        except Exception as error:  # whatever a missing or broken peer says
            print("without", f"{name}: {type(error).__name__}: {error}".replace("\n", " "), flush=True)
    print("all", flush=True)
    for line in sys.stdin:
        began = time.process_time()
        units = works[line.strip()]()
        print(units, time.process_time() - began, flush=True)


class Neighbours:
    """The same from the other side."""

    def __init__(self, python: str) -> None:
        command = [python, __file__]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.names: list[str] = []
        while (line := self.line()) != "all":
            kind, _, rest = line.partition(" ")
            if kind == "ready":
                self.names.append(rest)
            elif kind == "without":
                print(f"left out: {rest}", file=sys.stderr)

    def line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the peers' process has ended; see its messages above")
        return line.strip()

    def turn(self, name: str) -> tuple[int, float]:
        """How much it did, and in how many seconds."""
        assert self.process.stdin is not None
        print(name, file=self.process.stdin, flush=True)
        units, seconds = self.line().split()
        return int(units), float(seconds)

    def leave(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


if __name__ == "__main__":
    serve()
