"""The end of a course: a net fitted anew to all of its lessons, several times through at a falling rate.

What is learned on the way must follow labels that keep coming; a net that has seen them all, and settles,
is better than any of the rounds' own. Several nets, each begun otherwise, err otherwise: their mean, which is
a net too, errs less. Begun again it starts anew, and comes to the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from harena.bots.learned.weights import Learned, learned, shape_of, write
from harena.extras import needs
from harena.lab.training.course import RATE, Course, joined
from harena.lab.training.exercises import unpacked
from harena.lab.training.learner import Learner, Lesson, merged

with needs("train", "learning"):
    import numpy as np

BATCH: Final = 256
NETS: Final = 3
PASSES: Final = 4
"""How often it goes through all lessons."""
TOGETHER: Final = 8
"""Lessons that are mixed with each other, for all of them need not fit into memory."""


def finish(course: Course, tell: Callable[[str], None]) -> tuple[Learned, float]:
    """The net, which is kept as final.json, and the share that it won against three of greedy."""
    school, plan, done = course.school, course.plan, len(course.done)
    learners: list[Learner] = []
    for number in range(NETS):
        tell(f"fits net {number + 1} of {NETS}")
        learners.append(fitted(course, done, 1000 * plan.seed + number))
    net = merged(learners, school.scales())
    made = f"harena train {plan.game} --seed {plan.seed} --finish, {done} rounds"
    found = learned(f"{plan.game} final", school.kind, net.shape[3:], made, net.flat())
    write(course.folder.path / "final.json", found)
    tell("plays")
    return found, course.share(found, None, 0, 3)


def fitted(course: Course, done: int, seed: int) -> Learner:
    school = course.school
    learner = Learner(shape_of(school.kind, school.widths), school.scales(), seed)
    parts = PASSES * -(-done // TOGETHER)
    for part, lesson in enumerate(mixed(course, done, seed)):
        order = np.random.default_rng([seed, part]).permutation(len(lesson))
        for at in range(0, len(order), BATCH):
            gone = (part + at / len(order)) / parts
            learner.learn(lesson.some(order[at : at + BATCH]), RATE * (1 - gone))
    return learner


def mixed(course: Course, done: int, seed: int) -> Iterator[Lesson]:
    """Some lessons at a time, all of them so many times."""
    for number in range(PASSES):
        order = np.random.default_rng([seed, number, 1]).permutation(done) + 1
        for at in range(0, done, TOGETHER):
            chosen = order[at : at + TOGETHER]
            yield joined([unpacked(course.folder.lesson(int(k)).read_bytes()) for k in chosen])
