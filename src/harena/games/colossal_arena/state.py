"""The position: where every card and token is, and what the game waits for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import CHANCE, EVERYBODY, NOBODY, Event, Json, State, View
from harena.games.colossal_arena import events, steps
from harena.games.colossal_arena.components import (
    CARDS,
    COLUMNS,
    HI_ALL,
    LO_ALL,
    STRENGTHS,
    TOKENS,
    bit_in_half,
    cards_in,
    half_of,
    hi_bit,
    lo_bit,
)
from harena.games.colossal_arena.memory import Memory
from harena.games.colossal_arena.options import Rules
from harena.games.colossal_arena.steps import STEPS


class ColossalArena(State):
    def __init__(
        self,
        rules: Rules,
        seats: i64,
        kind: vec[i64],
        hand: vec[i64],
        stun: vec[i64],
        buried: vec[i64],
        size: vec[i64],
        stunned: vec[i64],
        secret: vec[i64],
        tokens: vec[i64],
        top: vec[i64],
        under: vec[i64],
        bet: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.kind = kind
        """The creature of each column."""
        self.hand = hand
        """Usable hands, two masks a seat."""
        self.stun = stun
        self.buried = buried
        """Cards each seat hid in the discard pile under a Magus stack."""
        self.size = size
        """Usable cards of each seat."""
        self.stunned = stunned
        self.secret = secret
        """The secret bet's card plus one, revealed or not; 0 is none."""
        self.tokens = tokens
        self.top = top
        """Of each pile (row * 8 + column) the top card plus one; 0 is an empty space."""
        self.under = under
        """Under each card in a pile the next one plus one."""
        self.bet = bet
        """Of each space the owner of its token plus one."""
        self.covered: i64 = 0
        """The piles that are not empty."""
        self.taken: i64 = 0
        """The spaces that hold a token."""
        self.step: i64 = steps.LINEUP
        self.current: i64 = 0
        """Whose turn it is."""
        self.starter: i64 = 0
        """Who took the first turn of this round."""
        self.turns: i64 = 0
        self.round_turns: i64 = 0
        """Turns completed in this round."""
        self.row: i64 = 0
        self.alive: i64 = 0
        self.live_lo: i64 = LO_ALL
        self.live_hi: i64 = HI_ALL
        """The cards that can be played: those of living creatures, spectators and referees."""
        self.deck_lo: i64 = LO_ALL
        self.deck_hi: i64 = HI_ALL
        self.deck: i64 = CARDS
        """How many cards the deck holds."""
        self.laid: i64 = 0
        """Creatures laid out so far."""
        self.barred: i64 = 0
        """Creatures banned or already laid out."""
        self.self_column: i64 = 0
        """Where the card was played whose power is asked; a copied power calls this column its own (R96)."""
        self.victim: i64 = 0
        self.first: i64 = 0
        """Unicorn's first card, or the column that Gorgon named."""
        self.left: i64 = 0
        """Cards still to draw, to stun or to show."""
        self.drawer: i64 = 0
        self.shown: i64 = 0
        """Titan's cards so far, seven bits each, plus one."""
        self.ettin_used: i64 = 0
        self.magus: i64 = 0
        self.discards: i64 = 0
        self.stack: i64 = 0
        """Cards picked for a Magus stack, seven bits each, plus one, the latest lowest."""
        self.idle: i64 = 1
        """Nothing has changed in this turn."""
        self.quiet: i64 = 0
        """Turns in a row that changed nothing."""
        self.revealed: i64 = 0
        self.secrets_made: i64 = 0
        self.recycled: i64 = 0
        """Rows whose cards went back into the deck."""
        self.one_draw: i64 = 0
        self.declarer: i64 = 0
        self.discard_top: i64 = 0
        """The visible card of the discard pile plus one."""
        self.discarded: i64 = 0
        """How many cards lie there."""
        self.gone_lo: i64 = 0
        self.gone_hi: i64 = 0
        """Of those, the ones everybody has seen."""
        self.deaths: i64 = 0
        """Columns in the order they died, four bits each, plus one, the latest lowest."""
        self.ending: i64 = 0
        self.asked: i64 = 0
        """Seats asked so far whether to declare or to object."""
        self.window: i64 = 0
        """A stalemate may still be declared before this turn."""
        self.latest: i64 = 0
        """Who took the most recent turn."""
        self.memory: Memory | None = None

    def clone(self) -> ColossalArena:
        s = self.bare()
        if self.events is not None:
            s.events = list(self.events)
        if self.memory is not None:
            s.memory = self.memory.clone()
        return s

    def bare(self) -> ColossalArena:
        kind = self.kind
        if self.laid < COLUMNS:  # else nobody changes it any more
            kind = kind[:]
        s = ColossalArena(
            self.rules,
            self.seats,
            kind,
            self.hand[:],
            self.stun[:],
            self.buried[:],
            self.size[:],
            self.stunned[:],
            self.secret[:],
            self.tokens[:],
            self.top[:],
            self.under[:],
            self.bet[:],
        )
        s.covered = self.covered
        s.taken = self.taken
        s.actor = self.actor
        s.step = self.step
        s.current = self.current
        s.starter = self.starter
        s.turns = self.turns
        s.round_turns = self.round_turns
        s.row = self.row
        s.alive = self.alive
        s.live_lo = self.live_lo
        s.live_hi = self.live_hi
        s.deck_lo = self.deck_lo
        s.deck_hi = self.deck_hi
        s.deck = self.deck
        s.laid = self.laid
        s.barred = self.barred
        s.self_column = self.self_column
        s.victim = self.victim
        s.first = self.first
        s.left = self.left
        s.drawer = self.drawer
        s.shown = self.shown
        s.ettin_used = self.ettin_used
        s.magus = self.magus
        s.discards = self.discards
        s.stack = self.stack
        s.idle = self.idle
        s.quiet = self.quiet
        s.revealed = self.revealed
        s.secrets_made = self.secrets_made
        s.recycled = self.recycled
        s.one_draw = self.one_draw
        s.declarer = self.declarer
        s.discard_top = self.discard_top
        s.discarded = self.discarded
        s.gone_lo = self.gone_lo
        s.gone_hi = self.gone_hi
        s.deaths = self.deaths
        s.ending = self.ending
        s.asked = self.asked
        s.window = self.window
        s.latest = self.latest
        return s

    def legal(self, out: vec[i64]) -> i64:
        return STEPS[self.step].legal(self, out)

    def apply(self, action: i64) -> None:
        if self.memory is not None:
            self.memory.write(self, action)
        STEPS[self.step].apply(self, action)

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

    def give(self, seat: i64, card: i64) -> None:
        self.hand[2 * seat + half_of(card)] |= bit_in_half(card)
        self.size[seat] += 1

    def take(self, seat: i64, card: i64) -> None:
        self.hand[2 * seat + half_of(card)] &= ~bit_in_half(card)
        self.size[seat] -= 1

    def holds(self, seat: i64, card: i64) -> bool:
        return (self.hand[2 * seat + half_of(card)] & bit_in_half(card)) != 0

    def usable(self, seat: i64) -> list[int]:
        return cards_in(self.hand[2 * seat], self.hand[2 * seat + 1])

    def push(self, pile: i64, card: i64) -> None:
        self.under[card] = self.top[pile]
        self.top[pile] = card + 1
        self.covered |= bit(pile)

    def pop(self, pile: i64) -> i64:
        card = self.top[pile] - 1
        below = self.under[card]
        self.top[pile] = below
        if below == 0:
            self.covered &= ~bit(pile)
        return card

    def pile_of(self, card: i64) -> i64:
        """The pile on which a combat card lies visible."""
        pile = card // STRENGTHS
        while self.top[pile] != card + 1:
            pile += 8
        return pile

    def pile(self, pile: i64) -> list[int]:
        """A pile's cards from the top down."""
        found: list[int] = []
        card = self.top[pile]
        while card != 0:
            found.append(card - 1)
            card = self.under[card - 1]
        return found

    def pick_up(self, card: i64) -> None:
        """A visible combat card goes into the hand of the player whose turn it is."""
        pile = self.pile_of(card)
        self.pop(pile)
        self.give(self.current, card)
        if self.memory is not None:
            self.note(events.TOOK, self.current, card, EVERYBODY, place=pile)

    def drop(self, card: i64) -> None:
        """Onto the discard pile, face up."""
        self.discard_top = card + 1
        self.discarded += 1
        self.gone_lo |= lo_bit(card)
        self.gone_hi |= hi_bit(card)

    def next_seat(self, seat: i64) -> i64:
        """Clockwise."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def lives(self, column: i64) -> bool:
        return (self.alive >> column) & 1 != 0

    def is_revealed(self, seat: i64) -> bool:
        return (self.revealed >> seat) & 1 != 0

    def secret_column(self, seat: i64) -> i64:
        """Where the secret bet lies; -1 if there is none."""
        secret = self.secret[seat]
        if secret == 0:
            return -1
        return (secret - 1) // STRENGTHS

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


def blank(rules: Rules, seats: i64) -> ColossalArena:
    """An empty arena: no creature, no card out of the deck, no token out of hand."""
    return ColossalArena(
        rules,
        seats,
        vec[i64]([0] * 8),
        vec[i64]([0] * 10),
        vec[i64]([0] * 10),
        vec[i64]([0] * 10),
        vec[i64]([0] * 5),
        vec[i64]([0] * 5),
        vec[i64]([0] * 5),
        vec[i64]([TOKENS] * 5),
        vec[i64]([0] * 40),
        vec[i64]([0] * CARDS),
        vec[i64]([0] * 40),
    )
