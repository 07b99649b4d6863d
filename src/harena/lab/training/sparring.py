"""Learning from the end of games: pupils play apart for a while, agree on what they learned, and again.

What labels teach is worth most against whoever plays as the play-outs do. Here a net meets greedy, itself and
players of other tempers, and learns what wins. It begins with weights that are there, and gets more room.
With a rival it learns nothing but to beat that one: what it wins then says how far it can be exploited.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.json import decode, encode

from harena.bots.learned.compiled.net import Net
from harena.bots.learned.weights import Learned, learned, read, shape_of, unpacked
from harena.core.errors import OptionError
from harena.extras import needs
from harena.lab.crew import Crew
from harena.lab.jobs import Answer, Spar
from harena.lab.seeds import stream
from harena.lab.training.exercises import school_of
from harena.lab.training.files import check, crown, keep, keep_lines, lines
from harena.lab.training.learner import Learner, widened
from harena.lab.training.pupil import Pupil, agreed
from harena.lab.training.school import School
from harena.lab.training.trials import share

with needs("train", "learning"):
    import numpy as np

PUPILS: Final = 2
WIDTHS: Final = [96, 32, 64]
"""The room that a net is given to learn more."""
RATE: Final = 5e-4
WARMING: Final = 10
"""Rounds until it learns that fast: what the judge says at first is worth nothing yet."""
SETTLING: Final = 600
"""Rounds after which it has begun to learn more slowly, so that what it learned settles."""
LEAST: Final = 500
"""Decisions of a pupil in a round: no game of a few seats has more."""
APART: Final = 2
"""Rounds that a pupil goes through by itself."""
EVERY: Final = 50
"""Rounds between two trials."""
BETTER: Final = 0.26
"""The share against three of the best that makes a new best."""


class Terms(Struct, frozen=True):
    """What must be the same for the learning to be the same."""

    game: str
    seed: int
    decisions: int
    """Of each pupil in a round."""
    games: int
    """Of each trial."""
    start: str
    """The hash of the weights that it began with."""
    rival: str
    """Of whom it learns to beat; nothing, if it learns to play."""


class Bout(Struct):
    """What came of a trial: a line of what is kept."""

    round: int
    decisions: int
    """Learned from so far."""
    share: float
    """Of the games won against three of the best so far, or of the rival."""
    greedy: float
    """And against three of greedy."""
    behind: float
    """What greedy wins against three of it."""
    games: int
    best: bool


class Sparring:
    def __init__(self, folder: Path, start: Learned, rival: Learned | None, terms: Terms, crew: Crew) -> None:
        self.school = school_of(terms.game)
        if not self.school.spars:
            raise OptionError(f"nobody learns {terms.game} from the end of games yet")
        if terms.decisions < LEAST:
            raise OptionError(f"whole games are learned from: {LEAST} decisions at least")
        self.terms = terms
        self.folder = folder
        self.rival = rival
        self.crew = crew
        self.every = EVERY
        self.rate = RATE
        folder.mkdir(parents=True, exist_ok=True)
        check(folder / "sparring.json", terms)
        self.pupil = newcomer(terms.game, start, terms.seed)
        self.bouts = lines(folder / "sparring.jsonl", Bout)
        self.round = 0
        self.resume()
        self.best = rival or (read(self.path, self.school.kind) if self.path.exists() else start)

    @property
    def path(self) -> Path:
        """Where the best is kept."""
        return self.folder / "sparred.json"

    @property
    def next(self) -> Path:
        """Where it is until the trial that made it the best is written down."""
        return self.folder / f"sparred-{self.round}.json"

    def resume(self) -> None:
        """As it was after the last trial, if there was one."""
        if self.bouts:
            self.round = self.bouts[-1].round
            self.pupil.take((self.folder / f"pupil-{len(self.bouts) % 2}.npz").read_bytes())
            self.crown()

    def go_on(self, tell: Callable[[str], None]) -> Bout:
        """Rounds up to the next trial, and the trial."""
        end = self.round + self.every
        while self.round < end:
            rounds = min(APART, end - self.round)
            tell(f"round {self.round + rounds}: spars")
            self.practise(rounds)
        tell(f"round {self.round}: plays")
        found = self.trial()
        if found.best:
            crown(self.next, self.candidate())
            self.best = self.rival or self.candidate()
        self.bouts.append(found)
        keep(self.folder / f"pupil-{len(self.bouts) % 2}.npz", self.pupil.kept())
        keep_lines(self.folder / "sparring.jsonl", self.bouts)
        self.crown()
        return found

    def crown(self) -> None:
        """Only now is it the best: a trial that is not written down was never held."""
        if self.bouts and self.bouts[-1].best and self.next.exists():
            self.next.replace(self.path)

    def practise(self, rounds: int) -> None:
        """Each pupil by itself, and then what they agree on."""
        pupils = []
        for line in self.crew.run(self.jobs(rounds)):
            answer = decode(line, type=Answer[float])
            pupils.append((answer.games[0], answer.decisions))
        self.pupil = agreed([pupil_of(self.terms.game, arrays) for _, arrays in sorted(pupils)])
        self.round += rounds

    def jobs(self, rounds: int) -> list[bytes]:
        kept = self.pupil.kept()
        rate = self.rate * min(1.0, self.round / WARMING) / (1 + self.round / SETTLING)
        rival = encode(self.rival).decode() if self.rival else ""
        jobs: list[bytes] = []
        for k in range(PUPILS):
            numbers = range(self.round + 1, self.round + rounds + 1)
            seeds = [stream(str(self.terms.seed), "spar", n, k) & 0x7FFFFFFF for n in numbers]
            jobs.append(encode(Spar(self.terms.game, kept, rival, self.terms.decisions, rate, seeds)))
        return jobs

    def candidate(self) -> Learned:
        terms = self.terms
        made = f"harena train {terms.game} --spar --decisions {terms.decisions} --seed {terms.seed}"
        made += f", from weights {terms.start}, round {self.round}"
        name = f"{self.terms.game} sparred {self.round}"
        return learned(name, self.school.kind, WIDTHS, made, self.pupil.net.flat())

    def trial(self) -> Bout:
        net = self.candidate()
        share = self.share(net, self.best, 1)
        greedy = self.share(net, None, 2)
        behind = self.share(None, net, 3)
        done = self.round * PUPILS * self.terms.decisions
        highest = max((bout.share for bout in self.bouts), default=0.0)
        best = share > (highest if self.rival else BETTER)
        return Bout(self.round, done, share, greedy, behind, self.terms.games, best)

    def share(self, hero: Learned | None, field: Learned | None, stage: int) -> float:
        terms = self.terms
        words = (str(terms.seed), "bout", self.round, stage)
        return share(self.crew, terms.game, hero, field, terms.games, words)


def newcomer(game: str, start: Learned, seed: int) -> Pupil:
    """Who knows what the weights say, and has room for more; the judge knows nothing yet."""
    school = school_of(game)
    net = Learner(shape_of(school.kind, start.widths), school.scales(), seed)
    net.begin(unpacked(start.weights))
    shape = shape_of(school.kind, WIDTHS)
    if any(old > new for old, new in zip(start.widths, WIDTHS, strict=True)):
        raise OptionError(f"{start.name} is wider than {WIDTHS}: it would have to forget something")
    if start.widths != WIDTHS:
        net = widened(net, shape, school.scales(), seed)
    return Pupil(net, judge_of(school, seed + 1), school.heat)


def judge_of(school: School, seed: int) -> Learner:
    return Learner(shape_of(school.judge, WIDTHS), school.judge_scales(), seed)


def pupil_of(game: str, kept: bytes) -> Pupil:
    school = school_of(game)
    shape = shape_of(school.kind, WIDTHS)
    pupil = Pupil(Learner(shape, school.scales(), 0), judge_of(school, 0), school.heat)
    pupil.take(kept)
    return pupil


def sparred(job: Spar) -> bytes:
    """What a pupil is after some games of its own."""
    pupil = pupil_of(job.game, job.pupil)
    school = school_of(job.game)
    rival = decode(job.rival, type=Learned).net() if job.rival else None
    for seed in job.seeds:
        net = Net(pupil.net.shape, pupil.net.flat(pupil.net.weights))
        games = school.bouts(net, rival, job.decisions, seed)
        pupil.practise(games, job.rate, np.random.default_rng(seed))
    return pupil.kept()
