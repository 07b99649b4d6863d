"""A match that begins in the middle, and what every game's tests ask of it."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar, cast

from harena.core.dealer import ScriptedDealer, SeededDealer
from harena.core.errors import RuleError
from harena.core.game import Game
from harena.core.match import Match
from harena.core.state import Json, State

S = TypeVar("S", bound=State)


class GameTable(Generic[S]):
    def __init__(
        self, game: Game, start: S, deals: list[str], seed: str, options: dict[str, str] | None = None
    ) -> None:
        """`deals` is the script of chance; after it the seed deals."""
        dealer = ScriptedDealer(deals, SeededDealer(seed))
        self.match = Match(game, start.seats, options=options, dealer=dealer, start=start)

    @property
    def state(self) -> S:
        return cast(S, self.match.state)

    def play(self, *texts: str) -> Self:
        for text in texts:
            self.match.play(text)
            self.state.check()
        return self

    def refused(self, text: str) -> RuleError:
        """The error that an action meets; it must leave everything as it was."""
        viewers = [*range(self.state.seats), None]
        before = [self.view(viewer) for viewer in viewers]
        try:
            self.match.play(text)
        except RuleError as error:
            assert [self.view(viewer) for viewer in viewers] == before, f"{text!r} left a trace"
            return error
        raise AssertionError(f"{text!r} was not refused")

    def view(self, viewer: int | None = None) -> Json:
        return self.match.view(viewer).as_dict()

    def player(self, seat: int, viewer: int | None = None) -> dict[str, Any]:
        """What a viewer, by default the spectator, sees of a player."""
        return cast(list[dict[str, Any]], self.view(viewer)["players"])[seat]

    def told(self, viewer: int | None = None) -> list[str]:
        return [line.sentence for line in self.match.told(viewer)]

    def story(self, viewer: int | None = None) -> str:
        return "\n".join(self.told(viewer))

    @property
    def legal(self) -> list[str]:
        return [self.state.text(action) for action in self.state.actions()]

    def offered(self, verb: str) -> list[str]:
        """What the legal actions beginning with a verb say after it."""
        return [text.removeprefix(verb + " ") for text in self.legal if text.startswith(verb + " ")]

    @property
    def actor(self) -> int:
        return self.match.actor

    @property
    def over(self) -> bool:
        return self.match.over
