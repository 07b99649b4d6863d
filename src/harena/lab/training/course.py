"""A course: label, learn, try the new net against the best, and again, until somebody has enough.

A round depends on the seed, its number and what the rounds before it left, so one that was cut short is gone
through again and comes to the same, up to how a machine rounds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.json import decode, encode

from harena.bots.learned.weights import Kind, Learned, learned, shape_of
from harena.extras import needs
from harena.lab.crew import Crew
from harena.lab.jobs import Answer, Practice
from harena.lab.seeds import stream
from harena.lab.training.exercises import packed, school_of, unpacked
from harena.lab.training.files import keep
from harena.lab.training.folder import Folder, Plan, Round
from harena.lab.training.learner import Learner, Lesson
from harena.lab.training.school import School
from harena.lab.training.trials import share, text_of

with needs("train", "learning"):
    import numpy as np

BATCH: Final = 128
RATE: Final = 4e-3
"""Of learning, at first; what is learned of noisy labels must settle, so it falls as the course goes on."""
SETTLING: Final = 3000
"""Steps after which it has begun to fall."""
PIECE: Final = 1000
"""Decisions of a job."""
SHY: Final = 2
"""Rounds before anybody listens to the critic."""
BETTER: Final = 0.265
"""The share against three of the best that makes a new best."""


class Course:
    def __init__(self, plan: Plan, folder: Folder, crew: Crew) -> None:
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.school = school_of(plan.game)
        self.learners = [beginner(self.school, part, plan.seed) for part in range(len(parts(self.school)))]
        self.done = folder.rounds()
        if self.done and not folder.load(self.learners, len(self.done)):
            self.done = []  # what it had learned is gone, so it learns again, from the lessons that are kept
        self.champion = folder.best(self.school.kind)

    def round(self, tell: Callable[[str], None]) -> Round:
        """One more, all of it or what is missing of it."""
        number = len(self.done) + 1
        tell(f"round {number}: labels")
        fresh = self.lessons(number)
        tell(f"round {number}: learns")
        error, _ = self.learners[0].judge(fresh[0])
        for part, lesson in enumerate(fresh):
            self.study(number, part, lesson)
        self.folder.save(self.learners, number)
        tell(f"round {number}: plays")
        candidate = self.candidate(number)
        greedy = self.share(candidate, None, number, 1)
        share = self.share(candidate, self.champion, number, 2) if self.champion else greedy
        found = Round(
            number, number * self.plan.decisions, error, share, greedy, self.plan.games, share > BETTER
        )
        if found.best:
            self.folder.crown(candidate)
            self.champion = candidate
        self.done.append(found)
        self.folder.end(self.done)
        return found

    def lessons(self, number: int) -> list[Lesson]:
        """Of the net, and of its critic."""
        path = self.folder.lesson(number)
        if not path.exists():
            pieces: dict[float, list[Lesson]] = {}
            for line in self.crew.run(self.practice(number)):
                answer = decode(line, type=Answer[float])
                pieces[answer.games[0]] = unpacked(answer.decisions)
            whole = zip(*[pieces[seed] for seed in sorted(pieces)], strict=True)
            keep(path, packed([joined(list(part)) for part in whole]))
        return unpacked(path.read_bytes())

    def lesson(self, number: int, part: int) -> Lesson:
        return unpacked(self.folder.lesson(number).read_bytes())[part]

    def practice(self, number: int) -> list[bytes]:
        critic = self.candidate(number - 1, 1) if self.school.critic and number > SHY else None
        nets = text_of(self.champion), text_of(critic)
        left = self.plan.decisions
        jobs: list[bytes] = []
        while left > 0:
            seed = stream(str(self.plan.seed), "practice", number, len(jobs)) & 0x7FFFFFFF
            jobs.append(encode(Practice(self.plan.game, *nets, min(PIECE, left), seed)))
            left -= PIECE
        return jobs

    def study(self, number: int, part: int, fresh: Lesson) -> None:
        """The new lesson, and some of those before."""
        learner = self.learners[part]
        random = np.random.default_rng([self.plan.seed, number])
        older = random.permutation(self.worthwhile(number - 1))[: self.plan.review - 1]
        for lesson in [*(self.lesson(int(k), part) for k in older), fresh]:
            order = random.permutation(len(lesson))
            for at in range(0, len(order), BATCH):
                rate = RATE / (1 + learner.steps / SETTLING) ** 0.5
                learner.learn(lesson.some(order[at : at + BATCH]), rate)

    def worthwhile(self, done: int) -> list[int]:
        """Of so many rounds those to learn from: labels that no critic made calm teach less."""
        first = SHY if self.school.critic and done > SHY else 0
        return list(range(first + 1, done + 1))

    def candidate(self, number: int, part: int = 0) -> Learned:
        made = f"harena train {self.plan.game} --seed {self.plan.seed}, round {number}"
        kind, widths, _ = parts(self.school)[part]
        return learned(f"{self.plan.game} {number}", kind, widths, made, self.learners[part].flat())

    def share(self, hero: Learned, field: Learned | None, number: int, stage: int) -> float:
        words = (str(self.plan.seed), "trial", number, stage)
        return share(self.crew, self.plan.game, hero, field, self.plan.games, words)


def parts(school: School) -> list[tuple[Kind, list[int], list[float]]]:
    """What learns: the net and, if there is one, its critic, each with its widths and scales."""
    net = (school.kind, school.widths, school.scales())
    return [net, (school.critic, school.widths, school.critic_scales())] if school.critic else [net]


def beginner(school: School, part: int, seed: int) -> Learner:
    kind, widths, scales = parts(school)[part]
    return Learner(shape_of(kind, widths), scales, seed)


def joined(lessons: list[Lesson]) -> Lesson:
    return Lesson(
        np.concatenate([lesson.numbers for lesson in lessons]),
        np.concatenate([lesson.results for lesson in lessons]),
        np.concatenate([lesson.counts for lesson in lessons]),
    )
