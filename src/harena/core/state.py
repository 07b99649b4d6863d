"""State is a position, View what one viewer may know of it, Event one thing that happened."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.chance import Luck, Random
from harena.core.errors import NotationError, RuleError

CHANCE: Final = 99
"""The seat that draws cards and rolls dice."""

NOBODY: Final = 98
"""Acts once the game is over."""

EVERYBODY: Final = (1 << 16) - 1
"""Witnesses of a public event: every seat and every spectator."""

SPECTATOR_BIT: Final = 15

MOST_ACTIONS: Final = 1024
"""No position of any game has more legal actions."""

_ROOM: Final = vec[i64]([0] * MOST_ACTIONS)

Json = dict[str, object]


def whom(seat: int) -> str:
    """A seat as a record and a refusal name it."""
    return "chance" if seat == CHANCE else "nobody" if seat == NOBODY else f"seat {seat + 1}"


class Event:
    """Something that happened. `cards` is for its witnesses alone; every other field is public."""

    def __init__(
        self,
        kind: str,
        seat: int,
        cards: list[int],
        witnesses: int,
        other: int = -1,
        place: int = -1,
        count: int = 0,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.witnesses = witnesses
        self.other = other
        self.place = place
        self.count = count

    def seen_by(self, viewer: int | None) -> Event:
        """The same event as this viewer sees it: without the cards unless she is a witness."""
        k = SPECTATOR_BIT if viewer is None else viewer
        sees = (self.witnesses & bit(k)) != 0
        cards = self.cards if sees else []
        return Event(self.kind, self.seat, cards, bit(k) if sees else 0, self.other, self.place, self.count)

    def __repr__(self) -> str:
        seen = f"cards {self.cards}" if self.witnesses else "cards unseen"
        return f"<Event {self.kind} by {self.seat}, {seen}, {self.other}, {self.place}, {self.count}>"


class View:
    """What one seat (or the spectator, None) may know: the only thing a client or a bot is ever given."""

    def __init__(self, viewer: int | None, actor: int) -> None:
        self.viewer = viewer
        self.actor = actor

    def legal(self) -> list[int]:
        """The viewer's legal actions, none while somebody else is to act."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """An action in the game's notation."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action that a text means here, legal or not; NotationError if it means none."""
        raise NotImplementedError

    def onward(self, action: int) -> View | None:
        """What the viewer sees after an action that leaves her in the middle of a sentence; else None."""
        return None

    def after(self, action: int) -> View:
        """What the viewer would see right after an action of hers, before anybody draws or shows a card."""
        raise NotImplementedError

    def sentence(self, path: list[int]) -> str:
        """The text that stands for all actions of a path."""
        return self.text(path[0])

    def weigh(self, text: str) -> list[Json]:
        """What words of her own would change for those they concern, where a game says so."""
        return []

    def imagine(self, random: Random) -> State:
        """A state this view could be a view of, every such state about equally likely."""
        raise NotImplementedError

    def as_dict(self) -> Json:
        """The view as plain JSON values."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The view as whole numbers, those of the game's planes one after the other."""
        raise NotImplementedError

    def glance(self) -> int:
        """A number by which this decision differs from the next, found at once: the luck of simple bots."""
        raise NotImplementedError

    def actions(self) -> list[str]:
        """The viewer's legal actions in the game's notation."""
        return [self.text(action) for action in self.legal()]

    def __repr__(self) -> str:
        whose = "the spectator's" if self.viewer is None else f"seat {self.viewer + 1}'s"
        mine = f"may {', '.join(self.actions())}" if self.viewer == self.actor else f"{whom(self.actor)} acts"
        return f"<{type(self).__name__}, {whose}; {mine}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    def __hash__(self) -> int:
        return hash(repr(self.as_dict()))


class State:
    """A position of some game. Actions are small ints in here; their notation is for everybody else."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        self.events: list[Event] | None = None
        """What happened since the last `take_events`; None in play-outs, which tell nobody."""

    def legal(self, out: vec[i64]) -> i64:
        """Write the legal actions into `out`, in a stable order, and say how many there are."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Make a legal action happen. Nothing is checked: `Match.play` is the safe door."""
        raise NotImplementedError

    def forced(self) -> i64:
        """The only action of whoever is to act, where everybody can see that there is no other; else -1."""
        return -1

    def weight(self, action: i64) -> i64:
        """How many of the equally likely outcomes of chance this action stands for."""
        return 1

    def urn(self) -> str:
        """Names this event of chance, so that a dealer can draw for it whoever sits where."""
        raise NotImplementedError

    def sample(self, luck: Luck) -> i64:
        """Chance's action, drawn by its odds, without listing them."""
        raise NotImplementedError

    def clone(self) -> State:
        """A copy that can be played on."""
        raise NotImplementedError

    def bare(self) -> State:
        """A copy for play-outs: no events, no memory, and so no views."""
        raise NotImplementedError

    def view(self, viewer: int | None) -> View:
        """What a seat may know of this position; None is the spectator."""
        raise NotImplementedError

    def text(self, action: int) -> str:
        """An action in the game's notation."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The action that a text means here, legal or not; NotationError if it means none."""
        raise NotImplementedError

    def expand(self, text: str) -> list[int]:
        """The actions that a text stands for, legal or not; some games have sentences of several actions."""
        action = self.parse(text)
        if self.text(action) != text.strip():
            raise NotationError(f"write {self.text(action)!r}, not {text!r}")
        return [action]

    def goes_on(self, action: int) -> bool:
        """Whether a legal action leaves its seat in the middle of a sentence, which nobody else may hear."""
        return False

    def unfinished(self) -> RuleError:
        """Why nobody may stop here, in the middle of a sentence."""
        raise NotImplementedError

    def refusal(self, action: int) -> RuleError:
        """Why an action that is not legal is not."""
        raise NotImplementedError

    def tell(self, event: Event) -> str:
        """An event as a sentence, the event being what its viewer has seen of it; empty if it needs none."""
        raise NotImplementedError

    def things(self, event: Event) -> Json:
        """What an event is about as plain JSON values, the event being what its viewer has seen of it."""
        raise NotImplementedError

    def shows(self, event: Event, viewer: int | None) -> bool:
        """Whether an event showed a viewer something that was hidden from her; yes, unless a game knows."""
        return True

    def waits(self) -> str:
        """For whom and for what, in a few words."""
        return "over" if self.actor == NOBODY else f"{whom(self.actor)} to act: {self.prompt()}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.seats} seats; {self.waits()}>"

    def prompt(self) -> str:
        """What the game waits for, as a short public phrase."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has won so far, in the game's own measure."""
        raise NotImplementedError

    def ranking(self) -> list[list[int]]:
        """Seats from first to last; seats that share a place share a list."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise AssertionError if anything that is conserved is not. For tests."""
        raise NotImplementedError

    def actions(self) -> list[int]:
        """The legal actions as a list, in the order of `legal`."""
        # A slice is copied as one block, which is several times quicker than a new vec of as many zeros.
        out = _ROOM[: self.most_actions()]
        n = self.legal(out)
        return [out[i] for i in range(n)]

    def most_actions(self) -> i64:
        """A bound on the number of legal actions of this game."""
        return MOST_ACTIONS

    def take_events(self) -> list[Event]:
        """What happened since the last time somebody asked."""
        told = self.events
        if told is None:
            return []
        self.events = []
        return told

    def wander(self, luck: Luck) -> None:
        """Take one action at random: chance's by its odds, a player's any that is legal."""
        if self.actor == CHANCE:
            self.apply(self.sample(luck))
        else:
            self.apply(luck.buffer[luck.random.below(self.legal(luck.buffer))])

    def play_out(self, luck: Luck) -> i64:
        """Wander to the end; the number of players' decisions on the way."""
        luck.begin()
        decisions: i64 = 0
        while self.actor != NOBODY:
            if self.actor != CHANCE:
                decisions += 1
            self.wander(luck)
        return decisions
