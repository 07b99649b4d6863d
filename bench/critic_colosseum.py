"""Make the critic of Colosseum: a net learns how games end that go on from the beginning of a turn.

    python bench/critic_colosseum.py --minutes 8 --out critic.json

Half of the seats are the learned bot's, the others' those of greedy and of the zoo. Prints how much of what
became of positions that it had not seen it explains. Needs the compiled build.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from harena.bots.colosseum.compiled.features import SIZE, scales
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.labels import STANDS, Labels
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.compiled.zoo import Hermit, Milker, Pusher, Shark, Spender
from harena.bots.colosseum.instant import KIND
from harena.bots.colosseum.instant import learned as instant
from harena.bots.learned.weights import learned, shape_of, write
from harena.lab.training.colosseum import TABLES, start
from harena.lab.training.course import joined
from harena.lab.training.learner import Learner, Lesson, compared

WIDTHS = [64, 24, 48]
ROOM = 1500
"""A lesson has four times as many positions."""
BATCH = 64
RATE = 3e-3
PASSES = 6
MOST = 20
"""Positions of a game, at most."""


def lesson(number: int, seed: int) -> tuple[Lesson, int]:
    """Positions of some games, and how many games those were."""
    salt = 1_000_000 * seed + 1000 * number
    policies: list[Policy] = [Shrewd(Weights(), salt + k) for k in range(6)]
    policies += [Greedy(Weights()), Pusher(salt), Milker(salt), Shark(salt), Hermit(salt), Spender(salt)]
    labels = Labels(ROOM, policies, instant(salt), None)
    labels.often = 0.0
    starts = [start(*table) for table in TABLES]
    games = 0
    while labels.stood <= STANDS * ROOM - MOST:
        labels.play(starts[games % len(starts)], 65536 * salt + games)
        games += 1
    stood = int(labels.stood)
    stands = np.frombuffer(labels.stands, np.int16).reshape(-1, SIZE)[:stood].copy()  # type: ignore[call-overload]
    endings = np.frombuffer(labels.endings)[:stood].copy()  # type: ignore[call-overload]
    return compared(stands, endings, salt), games


def fitted(lessons: list[Lesson], seed: int) -> Learner:
    learner = Learner(shape_of(KIND, WIDTHS), scales(), seed)
    whole = joined(lessons)
    steps = PASSES * -(-len(whole) // BATCH)
    learner.haste = 10 / steps
    random = np.random.default_rng(seed)
    for _ in range(PASSES):
        order = random.permutation(len(whole))
        for at in range(0, len(order), BATCH):
            learner.learn(whole.some(order[at : at + BATCH]), RATE * (1 - learner.steps / steps))
    return learner


def explained(learner: Learner, unseen: Lesson) -> float:
    """The share of the variance."""
    error, _ = learner.judge(unseen)
    results = unseen.centred(unseen.results)
    return 1 - error / float(np.mean(results * results))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=8, help="of play; to learn takes less")
    parser.add_argument("--lessons", type=int, default=0, help="so many instead")
    parser.add_argument("--out", type=Path, default=Path("critic.json"))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    until, games = time.monotonic() + 60 * args.minutes, 0
    lessons: list[Lesson] = []
    while len(lessons) < 2 or (len(lessons) < args.lessons if args.lessons else time.monotonic() < until):
        fresh, played = lesson(len(lessons), args.seed)
        lessons.append(fresh)
        games += played
        print(f"{len(lessons)} lessons, {games:,} games", flush=True)
    learner = fitted(lessons[1:], args.seed)
    print(f"explains {explained(learner, lessons[0]):.1%} of what it had not seen")
    made = f"python bench/critic_colosseum.py --lessons {len(lessons)} --seed {args.seed}"
    write(args.out, learned("critic", KIND, WIDTHS, made, learner.flat()))


if __name__ == "__main__":
    main()
