"""The state: a position, what it waits for, and what happens then."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import CHANCE, EVERYBODY, NOBODY, Event, Json, View
from harena.games.colosseum import actions, events
from harena.games.colosseum.components import ACTION, MEDAL_COINS
from harena.games.colosseum.position import Position
from harena.games.colosseum.steps import STEPS


class Colosseum(Position):
    def clone(self) -> Colosseum:
        s = self.bare()
        if self.events is not None:
            s.events = list(self.events)
        if self.memory is not None:
            s.memory = self.memory.clone()
        return s

    def bare(self) -> Colosseum:
        return Colosseum(self.rules, self.seats, self)

    def legal(self, out: vec[i64]) -> i64:
        return STEPS[self.step].legal(self, out)

    def apply(self, action: i64) -> None:
        STEPS[self.step].apply(self, action)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a choice (C123)."""
        while self.actor < NOBODY:
            step = STEPS[self.step]
            only = step.forced(self)
            if only < 0:
                return
            step.apply(self, only)

    def weight(self, action: i64) -> i64:
        return STEPS[self.step].weight(self, action)

    def urn(self) -> str:
        return STEPS[self.step].urn(self)

    def sample(self, luck: Luck) -> i64:
        return STEPS[self.step].sample(self, luck)

    def wander(self, luck: Luck) -> None:
        # One look at the table instead of two.
        step = STEPS[self.step]
        if self.actor == CHANCE:
            step.apply(self, step.sample(self, luck))
        else:
            step.apply(self, luck.buffer[luck.random.below(step.legal(self, luck.buffer))])
        self.settle()

    def prompt(self) -> str:
        return STEPS[self.step].prompt(self)

    def note(
        self,
        kind: str,
        seat: i64,
        other: i64 = -1,
        place: i64 = -1,
        count: i64 = 0,
        items: list[int] | None = None,
    ) -> None:
        """Tell whoever listens; call it only where `events` is not None. All that happens is public (C7)."""
        event = Event(kind, seat, items or [], EVERYBODY, other, place, count)
        if self.events is not None:
            self.events.append(event)
        if self.memory is not None:
            self.memory.note(event)

    def goes_to(self, step: i64, actor: i64) -> None:
        self.step = step
        self.actor = actor

    def cash(self, seat: i64) -> None:
        self.spend_medals(seat, 1)
        self.pay(seat, -MEDAL_COINS)
        if self.events is not None:
            self.note(events.CASHED, seat)

    def swap(self, seat: i64) -> None:
        """An Additional Action becomes a medal (C122)."""
        self.lose(seat, ACTION)
        self.earn_medal(seat)
        if self.events is not None:
            self.note(events.SWAPPED, seat)

    # Words and pictures are made elsewhere; imported there and then because those rooms know this one.

    def scores(self) -> list[int]:
        return [self.marker[seat] for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        from harena.games.colosseum.scoring import ranking

        return ranking(self)

    def view(self, viewer: int | None) -> View:
        from harena.games.colosseum.sight.view import ColosseumView

        return ColosseumView(self, viewer)

    def text(self, action: int) -> str:
        from harena.games.colosseum.words.notation import text

        return text(self, action)

    def parse(self, text: str) -> int:
        from harena.games.colosseum.words.notation import parse

        return parse(self, text)

    def expand(self, text: str) -> list[int]:
        from harena.games.colosseum.words.sentences import expand, is_sentence

        return expand(self, text) if is_sentence(text) else super().expand(text)

    def goes_on(self, action: int) -> bool:
        """Only an offer is said in several actions; some paths into one end at once (D2)."""
        if action not in (actions.NEXT, actions.COUNTER) and not (
            actions.OFFER <= action < actions.FURTHER or actions.GIVE <= action < actions.DISCARD
        ):
            return False
        s = self.bare()
        s.apply(action)
        return s.is_draft()

    def unfinished(self) -> RuleError:
        return RuleError("D30", "an offer is made whole, as in 'offer 2: lion + 3 coins for torch'")

    def refusal(self, action: int) -> RuleError:
        from harena.games.colosseum.words.refusals import refusal

        return refusal(self, action)

    def tell(self, event: Event) -> str:
        from harena.games.colosseum.words.story import sentence

        return sentence(self, event)

    def things(self, event: Event) -> Json:
        from harena.games.colosseum.words.story import things

        return things(self, event)

    def shows(self, event: Event, viewer: int | None) -> bool:
        """All lies open (C7), but for an offer that is not yet made."""
        return False

    def check(self) -> None:
        from harena.games.colosseum.laws import check

        check(self)
