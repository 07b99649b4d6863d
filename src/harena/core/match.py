"""Match is one playing of a game: the checked door to its state, and the log that is the truth of it."""

from __future__ import annotations

from harena.core.chance import Random
from harena.core.dealer import Dealer
from harena.core.errors import GameOver, HarenaError, NotationError, OutOfTurn
from harena.core.game import Game, Options
from harena.core.state import CHANCE, NOBODY, Event, Json, State, View


class Told:
    """Something that happened, as one viewer is told it."""

    def __init__(self, at: int, seat: int | None, kind: str, things: Json, sentence: str) -> None:
        self.at = at
        """Which action of the log brought it about."""
        self.seat = seat
        """Whom it is about: the sentence begins with `Seat 2`, which a table may replace. None: nobody."""
        self.kind = kind
        self.things = things
        """What it is about, in notation and numbers: all of it that this viewer may see."""
        self.sentence = sentence

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash((self.at, self.sentence))

    def __repr__(self) -> str:
        return f"<Told {self.at} {self.kind} {self.things}: {self.sentence}>"

    def _fields(self) -> list[object]:
        return [self.at, self.seat, self.kind, self.things, self.sentence]


class Match:
    def __init__(
        self,
        game: Game,
        seats: int,
        preset: str = "",
        options: Options | None = None,
        dealer: Dealer | None = None,
        players: list[str] | None = None,
        start: State | None = None,
    ) -> None:
        """Without a dealer chance is a seat like any other; `start` is another position than the game's."""
        self.game = game
        self.options = game.complete(preset, options or {})
        self.players = players or [f"Seat {seat + 1}" for seat in range(seats)]
        self.state = game.start(seats, "", self.options) if start is None else start.clone()
        self.state.events = []
        self.dealer = dealer
        self.log: list[str] = []
        """Every action so far, chance's among them."""
        self.seats: list[int] = []
        """Who took each action of the log."""
        self.events: list[list[Event]] = []
        """What each action of the log brought about."""
        self.deal()

    def __repr__(self) -> str:
        course = f"{len(self.log)} actions; {self.state.waits()}"
        return f"<Match of {self.game.name}: {', '.join(self.players)}; {course}>"

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    def view(self, viewer: int | None) -> View:
        return self.state.view(viewer)

    def play(self, text: str, seat: int | None = None) -> None:
        """Take an action if the rules allow it, then let the dealer deal; else raise and change nothing."""
        action = self._allowed(text, seat)
        if action < 0:
            raise self._why_not(text, seat)
        self._take(action)
        self.deal()

    def objection(self, text: str, seat: int | None = None) -> HarenaError | None:
        """Why a seat may not take an action now, in words that hold nothing but what she knows; else None."""
        return None if self._allowed(text, seat) >= 0 else self._why_not(text, seat)

    def _allowed(self, text: str, seat: int | None) -> int:
        """The legal action that a text stands for, or -1."""
        state = self.state
        if self.over or (seat is not None and seat != state.actor):
            return -1
        try:
            action = state.parse(text)
        except NotationError:
            return -1
        return action if action in state.actions() and state.text(action) == text.strip() else -1

    def _why_not(self, text: str, seat: int | None) -> HarenaError:
        state = self.state
        if self.over:
            return GameOver("the end", "the game is over")
        if seat is not None and seat != state.actor:
            return OutOfTurn("turn order", f"it is for {state.waits()}")
        # The rules explain in full knowledge of a position; so they explain one that the seat cannot tell
        # from the real one, and whatever they say holds no secret.
        world = state if state.actor == CHANCE else self.view(state.actor).imagine(Random(0))
        try:
            action = world.parse(text)
        except NotationError as error:
            return error
        written = world.text(action)
        if written != text.strip():
            return NotationError(f"write {written!r}, not {text!r}")
        return world.refusal(action)

    def deal(self) -> None:
        if self.dealer is None:
            return
        while self.state.actor == CHANCE:
            self._take(self.dealer.choose(self.state))

    def told(self, viewer: int | None, since: int = 0, *, open: bool = False) -> list[Told]:
        """What happened from action `since` on, as one viewer may know it; open, with every card shown."""
        found: list[Told] = []
        for at in range(since, len(self.log)):
            for event in self.events[at]:
                seen = event if open else event.seen_by(viewer)
                sentence = self.state.tell(seen, viewer)
                if sentence:
                    seat = seen.seat if 0 <= seen.seat < self.state.seats else None
                    found.append(Told(at, seat, seen.kind, self.state.things(seen), sentence))
        return found

    def _take(self, action: int) -> None:
        state = self.state
        self.log.append(state.text(action))
        self.seats.append(state.actor)
        state.apply(action)
        self.events.append(state.take_events())
