"""What is kept of people, tables and talk, as plain values. Actions are kept as their notation."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Final, Literal, TypeVar

T = TypeVar("T")

Status = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

Sitter = Literal["person", "bot", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
PROGRAM = "program"
"""What kind of bot somebody's own program is."""

NO_CLOCK = "none"
PER_MOVE = "move"
BANK = "bank"

ASK = "ask"
FREE = "free"
NO_UNDO = "none"

Channel = Literal["table", "spectators"]
TABLE: Final = "table"
SPECTATORS: Final = "spectators"
"""What those say who look on while others play: not for the players' ears until the end."""

PATIENCE = 3
"""Days for which a table that gathers is shown to strangers."""


def now(days_ago: float = 0) -> str:
    """The time in UTC as ISO 8601, so that text sorts by time."""
    then = datetime.now(UTC) - timedelta(days=days_ago)
    return then.isoformat(timespec="microseconds").replace("+00:00", "Z")


def twin(value: T) -> T:
    """Another with the same fields: every move needs some, and `copy` takes several times as long."""
    new = object.__new__(type(value))
    vars(new).update(vars(value))
    return new


@dataclass
class Key:
    """Signs cookies."""

    value: bytes
    made: str = field(default_factory=now)


@dataclass
class Person:
    id: str
    name: str
    revoked: int = 0
    """How often her cookies have been declared void."""
    owner: str | None = None
    """Whose program it is; None of a person."""
    token: str | None = None
    """The hash of the token by which a program is known; None of a person, and of a revoked one."""
    claimed: str = ""
    """When she claimed her name; empty of a guest."""


@dataclass
class Seat:
    kind: Sitter = OPEN
    name: str = ""
    person: str | None = None
    bot: str | None = None
    left: bool = False
    stand_in: str | None = None
    """The bot that plays for a person until she takes her seat back."""
    claimed: bool = False
    """Whether the name was its owner's, to keep, when she sat down."""


@dataclass
class Terms:
    """What a table has agreed: about time, in seconds, about taking back, and about hints."""

    clock: str = NO_CLOCK
    seconds: int = 0
    """For each decision, or for the whole game."""
    increment: int = 0
    """What a decision adds to the bank."""
    away: int | None = None
    """How long one may be away while others wait; None: nobody is replaced unless they say so."""
    stand_in: str = ""
    """The bot that plays for whoever is away or out of time."""
    undo: str = ASK
    """Taking back: what is free, what the others grant as well, or nothing."""
    hints: bool = False
    rated: bool = False


@dataclass
class Ask:
    """A seat would take back so many actions, and these people agree. It lapses when anything happens."""

    seat: int
    count: int
    agreed: list[str] = field(default_factory=list)


@dataclass
class Clock:
    """How long each seat had left at a time, and whose clock has run since. Empty: there is none."""

    left: list[float] = field(default_factory=list)
    runs: int | None = None
    since: float = 0.0
    """Seconds since 1970."""
    paused: bool = False
    asked: list[str] = field(default_factory=list)
    """People who would pause."""
    resumed: float = 0.0
    spared: list[tuple[int, int, float]] = field(default_factory=list)
    """Of the last decisions: which entry of the log, whose, and what she had left."""

    @property
    def due(self) -> float | None:
        """When the clock that runs will have run out."""
        return None if self.runs is None else self.since + self.left[self.runs]


@dataclass
class Action:
    """One line of a table's log."""

    number: int
    seat: int
    text: str


@dataclass
class Said:
    """One line of a table's chat."""

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    when: str
    at: int
    channel: Channel = TABLE


@dataclass
class Rated:
    """What a rated game has made of somebody's rating."""

    person: str
    game: str
    number: int
    """Of how many rated games of hers it is the last; from 1."""
    table: str
    place: int
    """From 1."""
    seats: int
    mu: float
    sigma: float
    when: str


@dataclass
class Sheet:
    """What is written down about a table, beside its log and its chat."""

    id: str
    game: str
    options: dict[str, str]
    public: bool
    host: str
    seed: str
    seats: list[Seat]
    status: Status = GATHERING
    created: str = field(default_factory=now)
    started: str = ""
    finished: str = ""
    length: int = 0
    actor: int | None = None
    """The seat to act."""
    scores: list[int] | None = None
    ranking: list[list[int]] | None = None
    nonces: dict[int, str] = field(default_factory=dict)
    """What seats have added to the seed before the deal."""
    pledges: dict[int, str] = field(default_factory=dict)
    """The hashes of the nonces that seats will add; empty: promised, and waited for."""
    version: int = 0
    """How often it has been written since it was new."""
    changed: str = field(default_factory=now)
    """When it was written last."""
    terms: Terms = field(default_factory=Terms)
    clock: Clock = field(default_factory=Clock)
    ask: Ask | None = None
    event: str = ""
    """The club's event that it belongs to."""
    sealed: bool = False
    """Other tables play the same cards: nobody but its players may see anything of it."""

    def copy(self) -> Sheet:
        """One that can be changed; what is never changed but replaced, it shares."""
        new = twin(self)
        new.seats = [twin(seat) for seat in self.seats]
        new.nonces, new.pledges = dict(self.nonces), dict(self.pledges)
        new.clock = twin(self.clock)
        new.clock.left, new.clock.asked = list(self.clock.left), list(self.clock.asked)
        new.clock.spared = list(self.clock.spared)
        return new

    def without_seed(self) -> Sheet:
        """The same without its seed, which is nobody's business."""
        new = twin(self)
        new.seed = ""
        return new

    def next(self) -> Sheet:
        """A copy to change and to write, which holds only if nobody has written meanwhile."""
        new = self.copy()
        new.version += 1
        new.ask = None
        new.changed = now()
        return new

    def says_what(self, other: Sheet) -> bool:
        """Whether it says the same, apart from when and how often it was written."""
        new = twin(self)
        new.version, new.changed, new.ask = other.version, other.changed, other.ask
        return new == other

    def seats_of(self, person: str | None) -> list[int]:
        """The seats on which this person sits now."""
        if person is None:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.person == person and not seat.left]

    def has_seat(self, person: str | None) -> bool:
        """Whether a seat is hers, even one that she has left."""
        return person is not None and any(seat.person == person for seat in self.seats)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def players(self) -> list[str]:
        """The names as a record gives them: a bot's says which it is."""
        return [f"{seat.name} ({seat.bot})" if seat.bot else seat.name for seat in self.seats]
