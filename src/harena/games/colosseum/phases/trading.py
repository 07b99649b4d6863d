"""Phase 3: offers to and from the player whose turn it is, and the answers (C62-C73)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import low_index
from harena.core.errors import RuleError
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.components import OFFERS_PER_TURN
from harena.games.colosseum.phases.investing import can_convert, convert, list_conversions
from harena.games.colosseum.phases.stars import recount
from harena.games.colosseum.phases.turn import next_player
from harena.games.colosseum.position import APPROACH, COUNTER, OFFER, TRADING
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step
from harena.games.colosseum.words.refusals import no_conversion


def could_trade(s: Colosseum, a: i64, b: i64) -> bool:
    """Whether any offer is possible between two seats: something from each, a token among it (C65, C66)."""
    wares_a = s.wares[a]
    wares_b = s.wares[b]
    if wares_a != 0 and s.coins[b] > 0:
        return True
    if wares_b != 0 and s.coins[a] > 0:
        return True
    both = wares_a | wares_b
    return wares_a != 0 and wares_b != 0 and both & (both - 1) != 0


def begin_draft(s: Colosseum, bargain: i64, composer: i64, partner: i64) -> None:
    s.bargain = bargain
    s.composer = composer
    s.partner = partner
    clear_draft(s)
    s.goes_to(steps.GIVE, composer)


def clear_draft(s: Colosseum) -> None:
    while s.given_types != 0:
        s.given[low_index(s.given_types)] = 0
        s.given_types &= s.given_types - 1
    while s.asked_types != 0:
        s.asked[low_index(s.asked_types)] = 0
        s.asked_types &= s.asked_types - 1
    s.latest_type = 0
    s.price = 0


def after_bargain(s: Colosseum) -> None:
    """Whatever became of an offer, its initiator's turn goes on."""
    clear_draft(s)
    if s.bargain == APPROACH:
        ask_next_neighbour(s, s.composer)
    else:
        s.goes_to(steps.BARGAIN, s.current)


def ask_next_neighbour(s: Colosseum, seat: i64) -> None:
    """After the current player the others may make her an offer, clockwise, once each (C72)."""
    seat = (seat + 1) % s.seats
    if seat == s.current:
        next_player(s)
    else:
        s.goes_to(steps.APPROACH, seat)


NO_TRADE: Final = "every trade has the active player on one side, and another on the other"


class Bargain(Step):
    name = "bargain"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        p = s.current
        n: i64 = 0
        i: i64
        if s.offers < OFFERS_PER_TURN:
            for i in range(1, s.seats):
                seat = (p + i) % s.seats
                if could_trade(s, p, seat):
                    out[n] = actions.OFFER + seat
                    n += 1
        n = list_conversions(s, p, out, n)
        out[n] = actions.DONE
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        p = s.current
        if can_convert(s, p):
            return -1
        i: i64
        if s.offers < OFFERS_PER_TURN:
            for i in range(1, s.seats):
                if could_trade(s, p, (p + i) % s.seats):
                    return -1
        return actions.DONE

    def apply(self, s: Colosseum, action: i64) -> None:
        p = s.current
        if action == actions.DONE:
            if s.events is not None:
                s.note(events.PASSED, p, place=TRADING)
            ask_next_neighbour(s, p)
        elif action <= actions.SWAP:
            convert(s, p, action)
        else:
            s.offers += 1
            begin_draft(s, OFFER, p, action - actions.OFFER)
            if s.events is not None:
                s.note(events.COMPOSING, p, other=s.partner)

    def prompt(self, s: Colosseum) -> str:
        return "make an offer, or be done"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        partner = action - actions.OFFER
        if not 0 <= partner < s.seats:
            return no_conversion(s, action)
        if partner == s.actor:
            return RuleError("C62", NO_TRADE)
        if s.offers == OFFERS_PER_TURN:
            return RuleError("C72", f"{OFFERS_PER_TURN} offers a turn are the most")
        return nothing_to_trade()


class Approach(Step):
    """Another player may offer something to the one whose turn it is."""

    name = "approach"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n: i64 = 0
        if could_trade(s, s.actor, s.current):
            out[0] = actions.OFFER + s.current
            n = 1
        n = list_conversions(s, s.actor, out, n)
        out[n] = actions.PASS
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        if could_trade(s, s.actor, s.current) or can_convert(s, s.actor):
            return -1
        return actions.PASS

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.PASS:
            ask_next_neighbour(s, s.actor)
        elif action <= actions.SWAP:
            convert(s, s.actor, action)
        else:
            begin_draft(s, APPROACH, s.actor, s.current)
            if s.events is not None:
                s.note(events.COMPOSING, s.composer, other=s.partner)

    def prompt(self, s: Colosseum) -> str:
        return "make an offer to the active player, or pass"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        partner = action - actions.OFFER
        if not 0 <= partner < s.seats:
            return no_conversion(s, action)
        return nothing_to_trade() if partner == s.current else RuleError("C62", NO_TRADE)


def nothing_to_trade() -> RuleError:
    return RuleError("C65", "there is nothing the two of you could exchange")


class LastAnswer(Step):
    """To a counter-offer or an approach: yes or no (C71)."""

    name = "last-answer"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        out[0] = actions.ACCEPT
        out[1] = actions.DECLINE
        return 2

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.ACCEPT:
            exchange(s)
        elif s.events is not None:
            s.note(events.DECLINED, s.actor, other=s.composer)
        after_bargain(s)

    def prompt(self, s: Colosseum) -> str:
        return "accept the offer, or decline"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        return RuleError("C71", "one counter-offer is the last") if action == actions.COUNTER else None


class Answer(LastAnswer):
    name = "answer"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        out[0] = actions.ACCEPT
        out[1] = actions.DECLINE
        out[2] = actions.COUNTER
        return 3

    def apply(self, s: Colosseum, action: i64) -> None:
        if action != actions.COUNTER:
            super().apply(s, action)
            return
        begin_draft(s, COUNTER, s.partner, s.composer)
        if s.events is not None:
            s.note(events.COUNTERED, s.composer, other=s.partner)

    def prompt(self, s: Colosseum) -> str:
        return "accept the offer, decline, or make a counter-offer"


def exchange(s: Colosseum) -> None:
    """Everything changes hands at once (C70)."""
    if s.events is not None:
        s.note(events.TRADED, s.composer, other=s.partner, count=s.price, items=offer_items(s))
    kinds = s.given_types | s.asked_types
    hand_over(s, s.composer, s.partner, s.given_types, s.given)
    hand_over(s, s.partner, s.composer, s.asked_types, s.asked)
    s.coins[s.composer] -= s.price
    s.coins[s.partner] += s.price
    recount(s, kinds)


def hand_over(s: Colosseum, giver: i64, taker: i64, kinds: i64, tokens: vec[i64]) -> None:
    """Tokens got by trade stay put for the rest of the phase, if so agreed (C67)."""
    while kinds != 0:
        kind = low_index(kinds)
        kinds &= kinds - 1
        n = tokens[kind]
        s.held[16 * giver + kind] -= n
        s.held[16 * taker + kind] += n
        s.set_tradable(giver, kind, s.tradable[16 * giver + kind] - n)
        if s.rules.retrade:
            s.set_tradable(taker, kind, s.tradable[16 * taker + kind] + n)


def offer_items(s: Colosseum) -> list[int]:
    """What the composer gives of each type, then what she asks for."""
    return [s.given[kind] for kind in range(16)] + [s.asked[kind] for kind in range(16)]
