"""A job and its answer, each a line of JSON, and the doing of it: the one function that runs elsewhere."""

from __future__ import annotations

import time
from typing import Any, Generic, TypeVar

from msgspec import Struct, field
from msgspec.json import Decoder, encode

from harena.bots.pipe.bot import Notes, add_notes
from harena.bots.specification import bot_of
from harena.core.dealer import SeededDealer
from harena.core.game import Options
from harena.games import GAMES
from harena.lab.decisions import Decisions
from harena.lab.facts import FACTS
from harena.lab.facts.facts import Row
from harena.lab.plan import Bout, Key, Terms
from harena.lab.playthrough import Playthrough, play
from harena.lab.seeds import stream
from harena.lab.series import Series
from harena.lab.sources import check_outside

T = TypeVar("T")


class Duel(Struct, tag="duel", tag_field="kind"):
    """Bouts of a tournament."""

    terms: Terms
    bouts: list[Bout]
    outside: dict[str, str]
    """Of each bot of another package the hash that whoever plays must have too."""


class Survey(Struct, tag="survey", tag_field="kind"):
    """Games of a simulation, numbered from `first` on; the bots move up a seat from game to game."""

    game: str
    bots: list[str]
    seed: str
    options: Options
    first: int
    count: int
    outside: dict[str, str]
    decisions: bool
    """Whether they are wanted, and not the games alone."""


class Outcome(Struct, omit_defaults=True):
    """What came of a bout: a line of a kept file. Lists are by seat."""

    pairing: int = field(name="match")
    deal: int
    seating: int
    bots: list[str]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    simulations: list[int]
    seconds: list[float]
    notes: dict[str, Notes] = {}
    """What went wrong with programs, by bot."""

    @property
    def key(self) -> Key:
        return self.pairing, self.deal, self.seating


class Answer(Struct, Generic[T]):
    """What came of each game of a job, in order."""

    games: list[T]
    seconds: float
    decisions: bytes = b""
    """Of the games of a survey, if they are wanted: Arrow's; of a lesson or a pupil: numpy's."""
    notes: dict[str, Notes] = {}
    """Of the games of a survey: what went wrong with programs, by bot."""


class Practice(Struct, tag="practice", tag_field="kind"):
    """Decisions to be labelled for a learner; without a net greedy plays and judges alone."""

    game: str
    net: str
    """A file of weights."""
    critic: str
    """Another, of a net that judges positions."""
    decisions: int
    seed: int


class Trial(Struct, tag="trial", tag_field="kind"):
    """Games of one net against three of another; without a net it is greedy."""

    game: str
    hero: str
    field: str
    games: int
    seed: int


class Spar(Struct, tag="spar", tag_field="kind"):
    """Games from whose end a pupil learns; without a rival it meets greedy, itself and others."""

    game: str
    pupil: bytes
    """All that it knows, as numpy's arrays."""
    rival: str
    """A file of weights."""
    decisions: int
    rate: float
    seeds: list[int]
    """One for each round that it goes through by itself."""


Job = Duel | Survey | Practice | Trial | Spar
JOB: Decoder[Job] = Decoder(Job)


def work(job: bytes) -> bytes:
    """Do a job; an Answer of Outcomes, of Rows, of labelled decisions, of a pupil, or of the games won."""
    asked = JOB.decode(job)
    began = time.perf_counter()
    answer: Answer[Any]
    if isinstance(asked, Practice | Trial | Spar):
        answer = study(asked)
    else:
        check_outside(asked.outside)
        answer = Answer(duel(asked), 0.0) if isinstance(asked, Duel) else survey(asked)
    answer.seconds = time.perf_counter() - began
    return encode(answer)


def study(job: Practice | Trial | Spar) -> Answer[float]:
    from harena.lab.training.exercises import practised, tried  # what learns needs an extra
    from harena.lab.training.sparring import sparred

    if isinstance(job, Trial):
        return Answer([tried(job)], 0.0)
    if isinstance(job, Spar):
        return Answer([float(job.seeds[0])], 0.0, sparred(job))
    return Answer([float(job.seed)], 0.0, practised(job))


def duel(job: Duel) -> list[Outcome]:
    """A deal is the same whoever sits where."""
    terms = job.terms
    start = GAMES[terms.game].start(terms.seats, "", terms.options)
    found: list[Outcome] = []
    for bout in job.bouts:
        bots = [
            bot_of(name, terms.game, stream(terms.seed, "bot", *bout.key, seat))
            for seat, name in enumerate(bout.bots)
        ]
        dealer = SeededDealer(f"{terms.seed}/deal/{bout.deal}")
        found.append(outcome(bout, play(start, bots, dealer.choose, timed=True)))
    return found


def outcome(bout: Bout, played: Playthrough) -> Outcome:
    chairs = played.chairs
    return Outcome(
        *bout.key,
        bots=bout.bots,
        places=played.places(),
        scores=played.scores(),
        decisions=[chair.decisions for chair in chairs],
        simulations=[chair.simulations for chair in chairs],
        seconds=[round(chair.seconds, 6) for chair in chairs],
        notes=notes_of(bout.bots, played),
    )


def notes_of(bots: list[str], played: Playthrough) -> dict[str, Notes]:
    """By the bots' names; those of whom nothing is to be said are left out."""
    found: dict[str, Notes] = {}
    for name, chair in zip(bots, played.chairs, strict=True):
        if chair.notes:
            add_notes(found.setdefault(name, {}), chair.notes)
    return found


def survey(job: Survey) -> Answer[Row[Any]]:
    series = Series(job.game, job.bots, job.seed, job.options)
    collect = FACTS[job.game].collect
    decisions = Decisions(GAMES[job.game]) if job.decisions else None
    rows: list[Row[Any]] = []
    notes: dict[str, Notes] = {}
    for game in range(job.first, job.first + job.count):
        names = series.names(game)
        played = series.play(game, decisions.watch if decisions else None)
        if decisions:
            decisions.end(game, names, played)
        for name, more in notes_of(names, played).items():
            add_notes(notes.setdefault(name, {}), more)
        facts = collect(played.state)
        rows.append(Row(game, names, played.places(), played.scores(), played.decisions, facts))
    return Answer(rows, 0.0, decisions.as_bytes() if decisions else b"", notes)
