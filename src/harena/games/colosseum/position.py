"""What lies where: every field of a position, and how coins, medals and tokens change hands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, zeros
from harena.core.state import CHANCE, State
from harena.games.colosseum import steps
from harena.games.colosseum.components import (
    ACTION,
    ARENAS,
    COINS,
    MEDAL_COINS,
    MEDALS,
    NOBLE_TABLE,
    PODIUMS,
    SLOTS,
    SQUARES,
    TICKETS,
    TOKENS,
)
from harena.games.colosseum.memory import Memory
from harena.games.colosseum.options import Rules

SETUP: Final = 0
INVESTING: Final = 1
AUCTIONS: Final = 2
TRADING: Final = 3
PRODUCING: Final = 4
CLOSING: Final = 5

OFFER: Final = 0
"""The current player's offer; a counter-offer to it; another's offer to her."""
COUNTER: Final = 1
APPROACH: Final = 2

SALE: Final = ((1 << 20) - 1) << 11
ASIDE: Final = ((1 << 10) - 1) << 1


def for_each(numbers: list[int]) -> vec[i64]:
    """A number for each seat, and nothing for those that are empty."""
    return vec[i64](numbers + [0] * (5 - len(numbers)))


class Position(State):
    def __init__(self, rules: Rules, seats: i64, like: Position | None = None) -> None:
        """The table before anything is dealt (C3, C8, C9), or a copy; so each field stands here once."""
        super().__init__(seats)
        nought: i64 = 0
        self.actor = i64(CHANCE) if like is None else like.actor
        self.rules = rules
        self.coins: vec[i64] = for_each([COINS] * seats) if like is None else like.coins[:]
        self.medals: vec[i64] = zeros(5) if like is None else like.medals[:]
        self.held: vec[i64] = zeros(80) if like is None else like.held[:]
        """Tokens of each type, 16 * seat + type."""
        self.tradable: vec[i64] = zeros(80) if like is None else like.tradable[:]
        """In the trading phase, how many of them may still change hands (C67)."""
        self.wares: vec[i64] = zeros(5) if like is None else like.wares[:]
        """The types of which some are tradable, a mask a seat."""
        self.owned: vec[i64] = zeros(5) if like is None else like.owned[:]
        """Programs as a mask a seat."""
        self.staged: vec[i64] = zeros(5) if like is None else like.staged[:]
        """Of those, the ones ever staged."""
        self.performed: vec[i64] = zeros(5) if like is None else like.performed[:]
        """How many events each seat has staged."""
        self.arena: vec[i64] = for_each(ARENAS[seats]) if like is None else like.arena[:]
        """The first square of each arena."""
        self.size: vec[i64] = for_each([2] * seats) if like is None else like.size[:]
        """How many squares it has."""
        self.loge: vec[i64] = zeros(5) if like is None else like.loge[:]
        self.tickets: vec[i64] = zeros(5) if like is None else like.tickets[:]
        self.podiums: vec[i64] = zeros(5) if like is None else like.podiums[:]
        self.marker: vec[i64] = zeros(5) if like is None else like.marker[:]
        """The best event so far."""
        self.shown: vec[i64] = zeros(5) if like is None else like.shown[:]
        """The program staged this turn, 0 if none."""
        self.jokers: vec[i64] = zeros(5) if like is None else like.jokers[:]
        """Jokers used for it."""
        self.bill: vec[i64] = zeros(40) if like is None else like.bill[:]
        """The latest event line by line, 8 * seat + line."""
        self.market: vec[i64] = zeros(SLOTS) if like is None else like.market[:]
        """The type in each slot plus one, 3 * market + slot; 0 is empty."""
        self.green: vec[i64] = (
            vec[i64]([green for _, green, _ in TOKENS] + [0]) if like is None else like.green[:]
        )
        """Green tokens not yet placed; after the deal, the leftover."""
        self.bag: vec[i64] = (
            vec[i64]([orange for _, _, orange in TOKENS] + [0]) if like is None else like.bag[:]
        )
        self.removed: vec[i64] = zeros(16) if like is None else like.removed[:]
        """Tokens out of the game."""
        self.noble: vec[i64] = (
            vec[i64]([square for _, square, _ in NOBLE_TABLE]) if like is None else like.noble[:]
        )
        """The square of each noble."""
        self.star: vec[i64] = zeros(8) if like is None else like.star[:]
        """Who holds the star of each type, plus one."""
        self.given: vec[i64] = zeros(16) if like is None else like.given[:]
        """The offer being made: what its composer gives of each type, what she asks for."""
        self.asked: vec[i64] = zeros(16) if like is None else like.asked[:]
        self.memory: Memory | None = None
        """What everybody remembers; None in play-outs, which are not looked at."""
        self.step: i64 = i64(steps.DEAL_PROGRAM) if like is None else like.step
        self.turn: i64 = nought if like is None else like.turn
        self.phase: i64 = i64(SETUP) if like is None else like.phase
        self.start: i64 = nought if like is None else like.start
        """The start player of this turn."""
        self.current: i64 = nought if like is None else like.current
        """Whose turn it is to invest, open auctions, trade or produce."""
        self.gone: i64 = nought if like is None else like.gone
        """How many have finished the phase."""
        self.dealt: i64 = nought if like is None else like.dealt
        """Programs and tokens dealt so far, each from nought."""
        self.green_left: i64 = i64(40) if like is None else like.green_left
        self.bag_left: i64 = i64(112) if like is None else like.bag_left
        self.bank: i64 = nought if like is None else like.bank
        """What the players have paid, less what they were paid."""
        self.supply: i64 = i64(MEDALS) if like is None else like.supply
        """Medals nobody holds."""
        self.tickets_left: i64 = i64(TICKETS) if like is None else like.tickets_left
        self.podiums_left: i64 = i64(PODIUMS) if like is None else like.podiums_left
        self.sale: i64 = i64(SALE) if like is None else like.sale
        """Programs on sale, a mask."""
        self.aside: i64 = i64(ASIDE) if like is None else like.aside
        """Programs 1 to 10 that nobody was dealt."""
        self.won: i64 = nought if like is None else like.won
        """Who has won an auction and may not bid, a mask."""
        self.lot: i64 = nought if like is None else like.lot
        """The market under the hammer."""
        self.bid: i64 = nought if like is None else like.bid
        self.leader: i64 = nought if like is None else like.leader
        """Whose bid it is."""
        self.bidders: i64 = nought if like is None else like.bidders
        """Who has not left the auction, a mask."""
        self.slot: i64 = nought if like is None else like.slot
        """Where the next token of a refill goes."""
        self.after: i64 = nought if like is None else like.after
        """The step that follows the refill."""
        self.offers: i64 = nought if like is None else like.offers
        """Offers the current player has begun."""
        self.bargain: i64 = i64(OFFER) if like is None else like.bargain
        """Of what kind the offer being made is."""
        self.composer: i64 = nought if like is None else like.composer
        self.partner: i64 = nought if like is None else like.partner
        self.given_types: i64 = nought if like is None else like.given_types
        self.asked_types: i64 = nought if like is None else like.asked_types
        self.latest_type: i64 = nought if like is None else like.latest_type
        """The type last added to this side of the draft."""
        self.price: i64 = nought if like is None else like.price
        """What the composer pays; below nought, what she is paid."""
        self.die1: i64 = nought if like is None else like.die1
        self.die2: i64 = nought if like is None else like.die2
        """0 if only one was rolled."""
        self.moved: i64 = nought if like is None else like.moved
        """The noble that the first die moved."""
        self.program: i64 = nought if like is None else like.program
        """What is being staged."""
        self.missing: i64 = nought if like is None else like.missing
        """Assets it lacks."""
        self.tied: i64 = nought if like is None else like.tied
        """Among whom a tie is rolled for, a mask."""
        self.ceremony: i64 = nought if like is None else like.ceremony
        """How far the closing ceremony has come."""
        self.first: i64 = nought if like is None else like.first
        """Who got the podium."""

    def power(self, seat: i64) -> i64:
        """What a seat can pay in an auction (C42)."""
        return self.coins[seat] + MEDAL_COINS * self.medals[seat]

    def pay(self, seat: i64, coins: i64) -> None:
        self.coins[seat] -= coins
        self.bank += coins

    def spend_medals(self, seat: i64, medals: i64) -> None:
        self.medals[seat] -= medals
        self.supply += medals

    def earn_medal(self, seat: i64) -> bool:
        """A medal from the supply, if one is left (C85)."""
        if self.supply == 0:
            return False
        self.medals[seat] += 1
        self.supply -= 1
        return True

    def can_swap(self, seat: i64) -> bool:
        return self.held[16 * seat + ACTION] != 0 and self.supply != 0

    def lose(self, seat: i64, kind: i64) -> None:
        """One token leaves the game."""
        k = 16 * seat + kind
        self.held[k] -= 1
        self.removed[kind] += 1
        if self.tradable[k] > self.held[k]:
            self.set_tradable(seat, kind, self.held[k])

    def set_tradable(self, seat: i64, kind: i64, tokens: i64) -> None:
        self.tradable[16 * seat + kind] = tokens
        if tokens != 0:
            self.wares[seat] |= bit(kind)
        else:
            self.wares[seat] &= ~bit(kind)

    def in_arena(self, seat: i64, square: i64) -> bool:
        return (square - self.arena[seat] + SQUARES) % SQUARES < self.size[seat]

    def expansions(self, seat: i64) -> i64:
        return self.size[seat] - 2

    def is_draft(self) -> bool:
        """Whether an offer is being composed, which only its composer sees (D30)."""
        return steps.GIVE <= self.step <= steps.COINS
