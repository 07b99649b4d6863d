"""Match is one playing of a game: the checked door to its state, and the log that is the truth of it."""

from __future__ import annotations

from harena.core.dealer import Dealer
from harena.core.errors import GameOver, NotationError, OutOfTurn
from harena.core.state import CHANCE, NOBODY, Event, State, View


class Match:
    def __init__(self, start: State, dealer: Dealer | None = None) -> None:
        self.state = start.clone()
        self.state.events = []
        self.dealer = dealer
        self.log: list[str] = []
        """Every action so far, chance's among them."""
        self.seats: list[int] = []
        """Who took each action of the log."""
        self.events: list[list[Event]] = []
        """What each action of the log brought about."""
        self.deal()

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
        self._take(self.check(text, seat))
        self.deal()

    def check(self, text: str, seat: int | None) -> int:
        """The action a text means, if the rules allow it now; else raise. Either way nothing happens."""
        state = self.state
        if state.actor == NOBODY:
            raise GameOver("the end", "the game is over")
        action = state.parse(text)
        if seat is not None and seat != state.actor:
            whose = "chance" if state.actor == CHANCE else f"seat {state.actor + 1}"
            raise OutOfTurn("turn order", f"it is for {whose} to act: {state.prompt()}")
        if action not in state.actions():
            raise state.refusal(action)
        if state.text(action) != text.strip():
            raise NotationError(f"write {state.text(action)!r}, not {text!r}")
        return action

    def deal(self) -> None:
        if self.dealer is None:
            return
        while self.state.actor == CHANCE:
            self._take(self.dealer.choose(self.state))

    def story(self, viewer: int | None, since: int = 0) -> list[str]:
        """What happened from action `since` on, as sentences for one viewer."""
        told = [event for events in self.events[since:] for event in events]
        return [sentence for event in told if (sentence := self.state.tell(event.seen_by(viewer), viewer))]

    def open_story(self, since: int = 0) -> list[str]:
        """The same with every card open: for whoever may read the whole log anyway."""
        told = [event for events in self.events[since:] for event in events]
        return [sentence for event in told if (sentence := self.state.tell(event, None))]

    def _take(self, action: int) -> None:
        state = self.state
        self.log.append(state.text(action))
        self.seats.append(state.actor)
        state.apply(action)
        self.events.append(state.take_events())
