"""Match is one playing of a game: the checked door to its state, and the log that is the truth of it."""

from __future__ import annotations

from harena.core.chance import Random
from harena.core.dealer import Dealer
from harena.core.errors import GameOver, HarenaError, NotationError, OptionError, OutOfTurn, RuleError
from harena.core.game import Game, Options
from harena.core.state import CHANCE, NOBODY, Event, Json, State, View, whom
from harena.core.undo import Past, Undo, is_granted, undo_count, undo_text


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
    """One playing of a game: whoever plays comes through here, and the log is the truth of it."""

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
        if len(self.players) != seats:
            raise OptionError(f"{seats} seats have {seats} players, not {len(self.players)}")
        self.state = game.start(seats, "", self.options) if start is None else start.clone()
        self.state.events = []
        self.dealer = dealer
        self.log: list[str] = []
        """Every action so far, chance's among them, and each taking back of some."""
        self.seats: list[int] = []
        """Whose each entry of the log is."""
        self.events: list[list[Event]] = []
        """What each action of the log brought about."""
        self.past = Past(self.state.clone(), self.log, self.seats)
        self.undone: dict[int, int] = {}
        """Of each undo in the log, by its number, the first entry that it took back."""
        self.deal()

    def __repr__(self) -> str:
        course = f"{len(self.log)} actions; {self.state.waits()}"
        return f"<Match of {self.game.name}: {', '.join(self.players)}; {course}>"

    @property
    def actor(self) -> int:
        """The seat to act; `CHANCE` while nobody deals, another number once the game is over."""
        return self.state.actor

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return self.state.actor == NOBODY

    def view(self, viewer: int | None) -> View:
        """What a seat may know now; None is the spectator."""
        self._check(viewer)
        return self.state.view(viewer)

    def play(self, text: str, seat: int | None = None) -> None:
        """Take an action, or each action of a sentence, if the rules allow them all; then the dealer deals.

        Else raise and change nothing.
        """
        self._go(self._allowed(text, seat), text, seat)

    def say(self, text: str, seat: int | None) -> None:
        """As `play`, for whoever sits with others: she may not stop in the middle of a sentence."""
        self._go(self._whole(text, seat), text, seat)

    def follow(self) -> None:
        """Take for a seat what the whole table can see is all that is left to it."""
        while self.actor not in (CHANCE, NOBODY) and (action := self.state.forced()) >= 0:
            self.play(self.state.text(action), self.actor)

    def objection(self, text: str, seat: int | None = None) -> HarenaError | None:
        """Why a seat may not say this now, in words that hold nothing but what she knows; else None."""
        return None if self._whole(text, seat) else self._why_not(text, seat)

    def enter(self, text: str, seat: int) -> None:
        """An entry of a log: an action, or an undo."""
        count = undo_count(text)
        if count == 0:
            self.play(text, seat)
        else:
            self.undo(seat, count, is_granted(text))

    def undoable(self, seat: int, count: int = 0) -> Undo | None:
        """What this seat might take back: so many actions or, as anybody can count, her latest and all since.

        None if there is nothing, or the game is over.
        """
        if self.actor == NOBODY or self.actor == CHANCE:
            return None
        k = len(self.past.standing) - count if count else self.past.latest(seat)
        if k < 0 or (count and not self.past.begins(k, seat)):
            return None
        since = self.past.standing[k:]
        own = all(self.seats[line] == seat for line in since)
        viewers: list[int | None] = [*range(self.state.seats), None]
        shown = [viewer for viewer in viewers if self._learned(viewer, since)] if own else viewers
        return Undo(len(since), not shown, seat not in shown)

    def undo(self, seat: int, count: int = 0, granted: bool = False) -> None:
        """Take back what is `undoable`. Unless that is free, the others must have granted it."""
        undo = self.undoable(seat, count)
        if undo is None:
            raise RuleError("undo", f"there is nothing that {whom(seat)} could take back, or not so far")
        if not undo.free and not granted:
            raise RuleError("undo", "since then something was drawn, shown or decided: it stands")
        k = len(self.past.standing) - undo.count
        self.undone[len(self.log)] = self.past.standing[k]
        self.state = self.past.take_back(k, seat)
        self.log.append(undo_text(undo.count, granted))
        self.seats.append(seat)
        self.events.append([])

    def _learned(self, viewer: int | None, lines: list[int]) -> bool:
        return any(self.state.shows(event, viewer) for line in lines for event in self.events[line])

    def _go(self, path: list[int], text: str, seat: int | None) -> None:
        if not path:
            raise self._why_not(text, seat)
        for action in path:
            self._take(action)
        self.deal()

    def _whole(self, text: str, seat: int | None) -> list[int]:
        path = self._allowed(text, seat)
        return [] if len(path) == 1 and self.state.goes_on(path[0]) else path

    def _allowed(self, text: str, seat: int | None) -> list[int]:
        """The legal actions that a text stands for; none if it is refused."""
        state = self.state
        if self.over or (seat is not None and seat != state.actor):
            return []
        try:
            path = state.expand(text)
        except NotationError:
            return []
        if len(path) > 1:
            return path if hitch(state, path) is None else []
        if state.actor == CHANCE and self.past.again(state) not in ("", state.text(path[0])):
            return []
        return path if path[0] in state.actions() else []

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
            path = world.expand(text)
        except NotationError as error:
            return error
        again = self.past.again(state) if state.actor == CHANCE else ""
        if again:
            return RuleError("undo", f"{again!r} was taken back, and the same urn gives it again")
        return hitch(world, path) or world.refusal(path[0])

    def deal(self) -> None:
        """Let the dealer, if there is one, play chance until a seat is to act."""
        if self.dealer is None:
            return
        while self.state.actor == CHANCE:
            again = self.past.again(self.state)
            self._take(self.state.parse(again) if again else self.dealer.choose(self.state))

    def told(self, viewer: int | None, since: int = 0, *, open: bool = False) -> list[Told]:
        """What happened from action `since` on, as one viewer may know it; open, with every card shown."""
        self._check(viewer)
        found: list[Told] = []
        for at in range(since, len(self.log)):
            if at in self.undone:
                found.append(self._told_undo(at))
            for event in self.events[at]:
                seen = event if open else event.seen_by(viewer)
                sentence = self.state.tell(seen)
                if sentence:
                    seat = seen.seat if 0 <= seen.seat < self.state.seats else None
                    found.append(Told(at, seat, seen.kind, self.state.things(seen), sentence))
        return found

    def _check(self, viewer: int | None) -> None:
        """Seats count from 0 in here, and -1 is none."""
        if viewer is not None and not 0 <= viewer < self.state.seats:
            raise OptionError(
                f"the seats are 0 to {self.state.seats - 1}, and None is the spectator, not {viewer}"
            )

    def _told_undo(self, at: int) -> Told:
        seat, count = self.seats[at], undo_count(self.log[at])
        what = "an action" if count == 1 else f"{count} actions"
        how = ", as the others allow" if is_granted(self.log[at]) else ""
        things: Json = {"first": self.undone[at], "count": count, "granted": bool(how)}
        return Told(at, seat, "undone", things, f"Seat {seat + 1} takes back {what}{how}.")

    def _take(self, action: int) -> None:
        state = self.state
        self.past.standing.append(len(self.log))
        if state.actor != CHANCE and state.goes_on(action):
            self.past.unfinished.add(len(self.log))
        if state.actor != CHANCE and state.forced() >= 0:
            self.past.forced.add(len(self.log))
        self.log.append(state.text(action))
        self.seats.append(state.actor)
        state.apply(action)
        self.events.append(state.take_events())


def hitch(start: State, path: list[int]) -> RuleError | None:
    """What refuses the first action of a path that is not legal, or its end; None if it can all be said."""
    if path[0] not in start.actions():
        return start.refusal(path[0])
    state = start.bare()
    for action in path:
        if state.actor != start.actor or action not in state.actions():
            return state.refusal(action)
        unfinished = state.goes_on(action)
        state.apply(action)
    return state.unfinished() if unfinished else None
