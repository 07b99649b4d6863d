"""The end of a course: a net fitted anew to all of its lessons, several times through at a falling rate.

What is learned on the way must follow labels that keep coming; a net that has seen them all, and settles,
is better than any of the rounds' own. Several nets, each begun otherwise, err otherwise: their mean, which is
a net too, errs less. Begun again it starts anew, and comes to the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from harena.bots.learned.weights import Learned, learned, write
from harena.extras import needs
from harena.lab.training.course import RATE, Course, beginner, joined, parts
from harena.lab.training.learner import Learner, Lesson, merged

with needs("train", "learning"):
    import numpy as np

BATCH: Final = 256
NETS: Final = 3
SETTLED: Final = 10
"""The mean of the last so-manieth of all steps is kept, or of fewer."""
TOGETHER: Final = 8
"""Lessons that are mixed with each other, for all of them need not fit into memory."""


def finish(course: Course, tell: Callable[[str], None]) -> tuple[Learned, float]:
    """The net, which is kept as final.json, and the share that it won against three of greedy."""
    if course.school.critic:
        tell("fits the critic")
        fit(course, 1, 1, "critic", tell)
    found = fit(course, 0, NETS, "final", tell)
    tell("plays")
    return found, course.share(found, None, 0, 3)


def fit(course: Course, part: int, nets: int, name: str, tell: Callable[[str], None]) -> Learned:
    plan, done = course.plan, len(course.done)
    kind, _, scales = parts(course.school)[part]
    learners: list[Learner] = []
    for number in range(nets):
        tell(f"fits net {number + 1} of {nets}")
        learners.append(fitted(course, part, 1000 * plan.seed + number))
    net = merged(learners, scales)
    made = f"harena train {plan.game} --seed {plan.seed} --finish, {done} rounds"
    found = learned(f"{plan.game} {name}", kind, net.shape[3:], made, net.flat())
    write(course.folder.path / f"{name}.json", found)
    return found


def fitted(course: Course, part: int, seed: int) -> Learner:
    learner = beginner(course.school, part, seed)
    pieces = course.school.passes * -(-len(course.worthwhile(len(course.done))) // TOGETHER)
    for number, lesson in enumerate(mixed(course, part, seed)):
        if number == 0:
            learner.haste = max(learner.haste, SETTLED * BATCH / (pieces * len(lesson)))
        order = np.random.default_rng([seed, number]).permutation(len(lesson))
        for at in range(0, len(order), BATCH):
            gone = (number + at / len(order)) / pieces
            learner.learn(lesson.some(order[at : at + BATCH]), RATE * (1 - gone))
    return learner


def mixed(course: Course, part: int, seed: int) -> Iterator[Lesson]:
    """Some lessons at a time, all of them so many times."""
    rounds = course.worthwhile(len(course.done))
    for number in range(course.school.passes):
        order = np.random.default_rng([seed, number, 1]).permutation(rounds)
        for at in range(0, len(order), TOGETHER):
            yield joined([course.lesson(int(k), part) for k in order[at : at + TOGETHER]])
