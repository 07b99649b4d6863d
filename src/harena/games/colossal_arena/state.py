"""The state: a position, what it waits for, and what happens then."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import CHANCE, EVERYBODY, NOBODY, Event, Json, View
from harena.games.colossal_arena import events
from harena.games.colossal_arena.position import Position
from harena.games.colossal_arena.steps import STEPS


class ColossalArena(Position):
    def clone(self) -> ColossalArena:
        s = self.bare()
        if self.events is not None:
            s.events = list(self.events)
        if self.memory is not None:
            s.memory = self.memory.clone()
        return s

    def bare(self) -> ColossalArena:
        return ColossalArena(self.rules, self.seats, self)

    def legal(self, out: vec[i64]) -> i64:
        return STEPS[self.step].legal(self, out)

    def apply(self, action: i64) -> None:
        if self.memory is not None:
            self.memory.write(self, action)
        STEPS[self.step].apply(self, action)

    def forced(self) -> i64:
        return STEPS[self.step].forced(self)

    def weight(self, action: i64) -> i64:
        return STEPS[self.step].weight(self, action)

    def urn(self) -> str:
        return STEPS[self.step].urn(self)

    def sample(self, luck: Luck) -> i64:
        return STEPS[self.step].sample(self, luck)

    def most_actions(self) -> i64:
        return 256

    def play_out(self, luck: Luck) -> i64:
        # As in State, with one look at the table for each action, and no lists where they can be spared.
        luck.begin()
        decisions: i64 = 0
        while self.actor != NOBODY:
            step = STEPS[self.step]
            if self.actor != CHANCE:
                decisions += 1
            if self.memory is not None:
                self.apply(step.sample(self, luck))
            elif self.actor == CHANCE:
                step.happen(self, luck)
            else:
                step.apply(self, step.sample(self, luck))
        return decisions

    def prompt(self) -> str:
        return STEPS[self.step].phrase

    def note(
        self,
        kind: i64,
        seat: i64,
        card: i64,
        witnesses: i64,
        other: i64 = -1,
        place: i64 = -1,
        count: i64 = 0,
    ) -> None:
        """Tell whoever listens of an event of one card, or none; call it only where there is a memory."""
        if self.events is not None:
            cards = [] if card < 0 else [card]
            self.events.append(Event(events.NAMES[kind], seat, cards, witnesses, other, place, count))
        if self.memory is not None:
            self.memory.note(kind, seat, card, witnesses, other, place, count)

    def note_public(self, kind: i64, seat: i64, other: i64 = -1, place: i64 = -1, count: i64 = 0) -> None:
        self.note(kind, seat, -1, EVERYBODY, other, place, count)

    def note_cards(
        self,
        kind: i64,
        seat: i64,
        cards: list[int],
        witnesses: i64,
        other: i64 = -1,
        place: i64 = -1,
        count: i64 = 0,
    ) -> None:
        if self.events is not None:
            self.events.append(Event(events.NAMES[kind], seat, cards, witnesses, other, place, count))
        if self.memory is not None:
            self.memory.note_cards(kind, seat, cards, witnesses, other, place, count)

    def pick_up(self, card: i64) -> None:
        """A visible combat card goes into the hand of the player whose turn it is."""
        pile = self.pile_of(card)
        self.pop(pile)
        self.give(self.current, card)
        if self.memory is not None:
            self.note(events.TOOK, self.current, card, EVERYBODY, place=pile)

    # The rest is words and pictures, made elsewhere; imported late because those modules know this one.

    def scores(self) -> list[int]:
        from harena.games.colossal_arena.scoring import gold

        return [gold(self, seat) for seat in range(self.seats)]

    def ranking(self) -> list[list[int]]:
        from harena.games.colossal_arena.scoring import ranking

        return ranking(self)

    def view(self, viewer: int | None) -> View:
        from harena.games.colossal_arena.sight.view import ColossalArenaView

        return ColossalArenaView(self, viewer)

    def text(self, action: int) -> str:
        from harena.games.colossal_arena.words.notation import text

        return text(self, action)

    def parse(self, text: str) -> int:
        from harena.games.colossal_arena.words.notation import parse

        return parse(self, text)

    def refusal(self, action: int) -> RuleError:
        return STEPS[self.step].refusal(self, action)

    def tell(self, event: Event) -> str:
        from harena.games.colossal_arena.words.story import sentence

        return sentence(self, event)

    def things(self, event: Event) -> Json:
        from harena.games.colossal_arena.words.story import things

        return things(self, event)

    def shows(self, event: Event, viewer: int | None) -> bool:
        from harena.games.colossal_arena.sight.showing import shows

        return shows(event, viewer)

    def check(self) -> None:
        from harena.games.colossal_arena.laws import check

        check(self)
