"""What lies where: every field of a position, and how cards change places."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, zeros
from harena.core.state import CHANCE, State
from harena.games.colossal_arena import steps
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


class Position(State):
    def __init__(self, rules: Rules, seats: i64, like: Position | None = None) -> None:
        """An empty arena: no creature, no card out of the deck, no token out of hand; or a copy."""
        super().__init__(seats)
        nought: i64 = 0
        self.actor = i64(CHANCE) if like is None else like.actor
        self.rules = rules
        self.kind: vec[i64] = zeros(8) if like is None else like.kinds()
        """The creature of each column."""
        self.hand: vec[i64] = zeros(10) if like is None else like.hand[:]
        """Usable hands, two masks a seat."""
        self.stun: vec[i64] = zeros(10) if like is None else like.stun[:]
        self.buried: vec[i64] = zeros(10) if like is None else like.buried[:]
        """Cards each seat hid in the discard pile under a Magus stack."""
        self.size: vec[i64] = zeros(5) if like is None else like.size[:]
        """Usable cards of each seat."""
        self.stunned: vec[i64] = zeros(5) if like is None else like.stunned[:]
        self.secret: vec[i64] = zeros(5) if like is None else like.secret[:]
        """The secret bet's card plus one, revealed or not; 0 is none."""
        self.tokens: vec[i64] = vec[i64]([TOKENS] * 5) if like is None else like.tokens[:]
        self.top: vec[i64] = zeros(40) if like is None else like.top[:]
        """Of each pile (row * 8 + column) the top card plus one; 0 is an empty space."""
        self.under: vec[i64] = zeros(CARDS) if like is None else like.under[:]
        """Under each card in a pile the next one plus one."""
        self.bet: vec[i64] = zeros(40) if like is None else like.bet[:]
        """Of each space the owner of its token plus one."""
        self.covered: i64 = nought if like is None else like.covered
        """The piles that are not empty."""
        self.taken: i64 = nought if like is None else like.taken
        """The spaces that hold a token."""
        self.step: i64 = i64(steps.LINEUP) if like is None else like.step
        self.current: i64 = nought if like is None else like.current
        """Whose turn it is."""
        self.starter: i64 = nought if like is None else like.starter
        """Who took the first turn of this round."""
        self.turns: i64 = nought if like is None else like.turns
        self.round_turns: i64 = nought if like is None else like.round_turns
        """Turns completed in this round."""
        self.row: i64 = nought if like is None else like.row
        self.alive: i64 = nought if like is None else like.alive
        self.live_lo: i64 = i64(LO_ALL) if like is None else like.live_lo
        self.live_hi: i64 = i64(HI_ALL) if like is None else like.live_hi
        """The cards that can be played: those of living creatures, spectators and referees."""
        self.deck_lo: i64 = i64(LO_ALL) if like is None else like.deck_lo
        self.deck_hi: i64 = i64(HI_ALL) if like is None else like.deck_hi
        self.deck: i64 = i64(CARDS) if like is None else like.deck
        """How many cards the deck holds."""
        self.laid: i64 = nought if like is None else like.laid
        """Creatures laid out so far."""
        self.barred: i64 = nought if like is None else like.barred
        """Creatures banned or already laid out."""
        self.self_column: i64 = nought if like is None else like.self_column
        """Where the card was played whose power is asked; a copied power calls this column its own (R96)."""
        self.victim: i64 = nought if like is None else like.victim
        self.first: i64 = nought if like is None else like.first
        """Unicorn's first card, or the column that Gorgon named."""
        self.left: i64 = nought if like is None else like.left
        """Cards still to draw, to stun or to show."""
        self.drawer: i64 = nought if like is None else like.drawer
        self.shown: i64 = nought if like is None else like.shown
        """Titan's cards so far, seven bits each, plus one."""
        self.ettin_used: i64 = nought if like is None else like.ettin_used
        self.magus: i64 = nought if like is None else like.magus
        self.discards: i64 = nought if like is None else like.discards
        self.stack: i64 = nought if like is None else like.stack
        """Cards picked for a Magus stack, seven bits each, plus one, the latest lowest."""
        self.idle: i64 = i64(1) if like is None else like.idle
        """Nothing has changed in this turn."""
        self.quiet: i64 = nought if like is None else like.quiet
        """Turns in a row that changed nothing."""
        self.revealed: i64 = nought if like is None else like.revealed
        self.secrets_made: i64 = nought if like is None else like.secrets_made
        self.recycled: i64 = nought if like is None else like.recycled
        """Rows whose cards went back into the deck."""
        self.one_draw: i64 = nought if like is None else like.one_draw
        self.declarer: i64 = nought if like is None else like.declarer
        self.discard_top: i64 = nought if like is None else like.discard_top
        """The visible card of the discard pile plus one."""
        self.discarded: i64 = nought if like is None else like.discarded
        """How many cards lie there."""
        self.gone_lo: i64 = nought if like is None else like.gone_lo
        self.gone_hi: i64 = nought if like is None else like.gone_hi
        """Of those, the ones everybody has seen."""
        self.deaths: i64 = nought if like is None else like.deaths
        """Columns in the order they died, four bits each, plus one, the latest lowest."""
        self.ending: i64 = nought if like is None else like.ending
        self.asked: i64 = nought if like is None else like.asked
        """Seats asked so far whether to declare or to object."""
        self.window: i64 = nought if like is None else like.window
        """A stalemate may still be declared before this turn."""
        self.latest: i64 = nought if like is None else like.latest
        """Who took the most recent turn."""
        self.memory: Memory | None = None

    def kinds(self) -> vec[i64]:
        """A copy of `kind`, until nobody changes it any more."""
        if self.laid < COLUMNS:
            return self.kind[:]
        return self.kind

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
