"""The position: who has what, where the nobles stand, and what the game waits for."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import CHANCE, EVERYBODY, NOBODY, Event, Json, State, View
from harena.games.colosseum import actions, events, steps
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


class Step:
    """One kind of decision, or of chance: what is legal there, and what an action does."""

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        raise NotImplementedError

    def apply(self, s: Colosseum, action: i64) -> None:
        raise NotImplementedError

    def forced(self, s: Colosseum) -> i64:
        """The only legal action, which is then taken without asking (C123); -1 where there is a choice."""
        return -1

    def weight(self, s: Colosseum, action: i64) -> i64:
        return 1

    def urn(self, s: Colosseum) -> str:
        raise NotImplementedError

    def sample(self, s: Colosseum, luck: Luck) -> i64:
        return luck.buffer[luck.random.below(self.legal(s, luck.buffer))]

    def prompt(self, s: Colosseum) -> str:
        raise NotImplementedError


STEPS: Final = vec[Step]([Step()] * steps.STEPS_IN_ALL)
"""Filled by `flow`, a row a step."""


class Colosseum(State):
    def __init__(
        self,
        rules: Rules,
        seats: i64,
        coins: vec[i64],
        medals: vec[i64],
        held: vec[i64],
        tradable: vec[i64],
        wares: vec[i64],
        owned: vec[i64],
        staged: vec[i64],
        performed: vec[i64],
        arena: vec[i64],
        size: vec[i64],
        loge: vec[i64],
        tickets: vec[i64],
        podiums: vec[i64],
        marker: vec[i64],
        shown: vec[i64],
        jokers: vec[i64],
        bill: vec[i64],
        market: vec[i64],
        green: vec[i64],
        bag: vec[i64],
        removed: vec[i64],
        noble: vec[i64],
        star: vec[i64],
        given: vec[i64],
        asked: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.rules = rules
        self.coins = coins
        self.medals = medals
        self.held = held
        """Tokens of each type, 16 * seat + type."""
        self.tradable = tradable
        """In the trading phase, how many of them may still change hands (C67)."""
        self.wares = wares
        """The types of which some are tradable, a mask a seat."""
        self.owned = owned
        """Programs as a mask a seat."""
        self.staged = staged
        """Of those, the ones ever staged."""
        self.performed = performed
        """How many events each seat has staged."""
        self.arena = arena
        """The first square of each arena."""
        self.size = size
        """How many squares it has."""
        self.loge = loge
        self.tickets = tickets
        self.podiums = podiums
        self.marker = marker
        """The best event so far."""
        self.shown = shown
        """The program staged this turn, 0 if none."""
        self.jokers = jokers
        """Jokers used for it."""
        self.bill = bill
        """The latest event line by line, 8 * seat + line."""
        self.market = market
        """The type in each slot plus one, 3 * market + slot; 0 is empty."""
        self.green = green
        """Green tokens not yet placed; after the deal, the leftover."""
        self.bag = bag
        self.removed = removed
        """Tokens out of the game."""
        self.noble = noble
        """The square of each noble."""
        self.star = star
        """Who holds the star of each type, plus one."""
        self.given = given
        """The offer being made: what its composer gives of each type, what she asks for."""
        self.asked = asked
        self.memory: Memory | None = None
        """What everybody remembers; None in play-outs, which are not looked at."""
        self.step: i64 = steps.DEAL_PROGRAM
        self.turn: i64 = 0
        self.phase: i64 = SETUP
        self.start: i64 = 0
        """The start player of this turn."""
        self.current: i64 = 0
        """Whose turn it is to invest, open auctions, trade or produce."""
        self.gone: i64 = 0
        """How many have finished the phase."""
        self.dealt: i64 = 0
        """Programs and tokens dealt so far, each from nought."""
        self.green_left: i64 = 40
        self.bag_left: i64 = 112
        self.bank: i64 = 0
        """What the players have paid, less what they were paid."""
        self.supply: i64 = MEDALS
        """Medals nobody holds."""
        self.tickets_left: i64 = TICKETS
        self.podiums_left: i64 = PODIUMS
        self.sale: i64 = SALE
        """Programs on sale, a mask."""
        self.aside: i64 = ASIDE
        """Programs 1 to 10 that nobody was dealt."""
        self.won: i64 = 0
        """Who has won an auction and may not bid, a mask."""
        self.lot: i64 = 0
        """The market under the hammer."""
        self.bid: i64 = 0
        self.leader: i64 = 0
        """Whose bid it is."""
        self.bidders: i64 = 0
        """Who has not left the auction, a mask."""
        self.slot: i64 = 0
        """Where the next token of a refill goes."""
        self.after: i64 = 0
        """The step that follows the refill."""
        self.offers: i64 = 0
        """Offers the current player has begun."""
        self.bargain: i64 = OFFER
        """Of what kind the offer being made is."""
        self.composer: i64 = 0
        self.partner: i64 = 0
        self.given_types: i64 = 0
        self.asked_types: i64 = 0
        self.latest_type: i64 = 0
        """The type last added to this side of the draft."""
        self.price: i64 = 0
        """What the composer pays; below nought, what she is paid."""
        self.die1: i64 = 0
        self.die2: i64 = 0
        """0 if only one was rolled."""
        self.moved: i64 = 0
        """The noble that the first die moved."""
        self.program: i64 = 0
        """What is being staged."""
        self.missing: i64 = 0
        """Assets it lacks."""
        self.tied: i64 = 0
        """Among whom a tie is rolled for, a mask."""
        self.ceremony: i64 = 0
        """How far the closing ceremony has come."""
        self.first: i64 = 0
        """Who got the podium."""

    def clone(self) -> Colosseum:
        s = self.bare()
        if self.events is not None:
            s.events = list(self.events)
        if self.memory is not None:
            s.memory = self.memory.clone()
        return s

    def bare(self) -> Colosseum:
        s = Colosseum(
            self.rules,
            self.seats,
            self.coins[:],
            self.medals[:],
            self.held[:],
            self.tradable[:],
            self.wares[:],
            self.owned[:],
            self.staged[:],
            self.performed[:],
            self.arena[:],
            self.size[:],
            self.loge[:],
            self.tickets[:],
            self.podiums[:],
            self.marker[:],
            self.shown[:],
            self.jokers[:],
            self.bill[:],
            self.market[:],
            self.green[:],
            self.bag[:],
            self.removed[:],
            self.noble[:],
            self.star[:],
            self.given[:],
            self.asked[:],
        )
        s.actor = self.actor
        s.step = self.step
        s.turn = self.turn
        s.phase = self.phase
        s.start = self.start
        s.current = self.current
        s.gone = self.gone
        s.dealt = self.dealt
        s.green_left = self.green_left
        s.bag_left = self.bag_left
        s.bank = self.bank
        s.supply = self.supply
        s.tickets_left = self.tickets_left
        s.podiums_left = self.podiums_left
        s.sale = self.sale
        s.aside = self.aside
        s.won = self.won
        s.lot = self.lot
        s.bid = self.bid
        s.leader = self.leader
        s.bidders = self.bidders
        s.slot = self.slot
        s.after = self.after
        s.offers = self.offers
        s.bargain = self.bargain
        s.composer = self.composer
        s.partner = self.partner
        s.given_types = self.given_types
        s.asked_types = self.asked_types
        s.latest_type = self.latest_type
        s.price = self.price
        s.die1 = self.die1
        s.die2 = self.die2
        s.moved = self.moved
        s.program = self.program
        s.missing = self.missing
        s.tied = self.tied
        s.ceremony = self.ceremony
        s.first = self.first
        return s

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

    def cash(self, seat: i64) -> None:
        self.spend_medals(seat, 1)
        self.pay(seat, -MEDAL_COINS)
        if self.events is not None:
            self.note(events.CASHED, seat)

    def can_swap(self, seat: i64) -> bool:
        return self.held[16 * seat + ACTION] != 0 and self.supply != 0

    def swap(self, seat: i64) -> None:
        """An Additional Action becomes a medal (C122)."""
        self.lose(seat, ACTION)
        self.earn_medal(seat)
        if self.events is not None:
            self.note(events.SWAPPED, seat)

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
            actions.OFFER <= action < actions.BUY or actions.GIVE <= action < actions.DISCARD
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
        from harena.games.colosseum.words.things import things

        return things(self, event)

    def check(self) -> None:
        from harena.games.colosseum.laws import check

        check(self)


def blank(rules: Rules, seats: i64) -> Colosseum:
    """The table before anything is dealt: everybody has coins and two squares (C3, C8, C9)."""
    arenas = ARENAS[seats]
    return Colosseum(
        rules,
        seats,
        coins=vec[i64]([COINS] * seats + [0] * (5 - seats)),
        medals=vec[i64]([0] * 5),
        held=vec[i64]([0] * 80),
        tradable=vec[i64]([0] * 80),
        wares=vec[i64]([0] * 5),
        owned=vec[i64]([0] * 5),
        staged=vec[i64]([0] * 5),
        performed=vec[i64]([0] * 5),
        arena=vec[i64](arenas + [0] * (5 - seats)),
        size=vec[i64]([2] * seats + [0] * (5 - seats)),
        loge=vec[i64]([0] * 5),
        tickets=vec[i64]([0] * 5),
        podiums=vec[i64]([0] * 5),
        marker=vec[i64]([0] * 5),
        shown=vec[i64]([0] * 5),
        jokers=vec[i64]([0] * 5),
        bill=vec[i64]([0] * 40),
        market=vec[i64]([0] * SLOTS),
        green=vec[i64]([green for _, green, _ in TOKENS] + [0]),
        bag=vec[i64]([orange for _, _, orange in TOKENS] + [0]),
        removed=vec[i64]([0] * 16),
        noble=vec[i64]([square for _, square, _ in NOBLE_TABLE]),
        star=vec[i64]([0] * 8),
        given=vec[i64]([0] * 16),
        asked=vec[i64]([0] * 16),
    )
