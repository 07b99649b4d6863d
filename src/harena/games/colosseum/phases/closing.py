"""Phase 5: discards, the podium, and what the last takes from the first (C104-C111)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.core.errors import RuleError
from harena.core.state import CHANCE
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.actions import list_each
from harena.games.colosseum.components import JOKER, KINDS, STANDARD, STARS
from harena.games.colosseum.phases.stars import recount
from harena.games.colosseum.phases.turn import next_turn
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step

DISCARDS: Final = 0
PODIUM: Final = 1
THEFT: Final = 2
DISCARD_FIRST: Final = vec[i64]([DISCARDS, PODIUM, THEFT])
PODIUM_FIRST: Final = vec[i64]([PODIUM, DISCARDS, THEFT])


def acts_of(s: Colosseum) -> vec[i64]:
    return PODIUM_FIRST if s.rules.podium_first else DISCARD_FIRST


class Ceremony(Step):
    """Automatic: the next of the three acts in the table's order (C111)."""

    name = "ceremony"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return 0

    def forced(self, s: Colosseum) -> i64:
        return actions.GO_ON

    def apply(self, s: Colosseum, action: i64) -> None:
        if s.ceremony == 3:
            next_turn(s)
            return
        act = acts_of(s)[s.ceremony]
        s.ceremony += 1
        if act == DISCARDS:
            s.gone = 0
            ask_next_producer(s)
        elif act == PODIUM:
            find_first(s)
        elif assets_of(s, s.first) != 0:
            find_last(s)


def ask_next_producer(s: Colosseum) -> None:
    """Clockwise from the start player; stars are counted when all have discarded (C117)."""
    while s.gone < s.seats:
        seat = (s.start + s.gone) % s.seats
        if s.shown[seat] != 0 and used(s, seat) != 0:
            s.goes_to(steps.DISCARD, seat)
            return
        s.gone += 1
    recount(s, STARS)
    s.goes_to(steps.CEREMONY, s.start)


def used(s: Colosseum, seat: i64) -> i64:
    """The types of the tokens that took part in this turn's event and may be discarded (C104, C131)."""
    kinds: i64 = bit(JOKER) if s.jokers[seat] != 0 and not s.rules.spares_jokers else 0
    required = KINDS[s.shown[seat]]
    while required != 0:
        kind = low_index(required)
        required &= required - 1
        if s.held[16 * seat + kind] != 0:
            kinds |= bit(kind)
    return kinds


class Discard(Step):
    name = "discard"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return list_each(out, 0, actions.DISCARD, used(s, s.actor))

    def forced(self, s: Colosseum) -> i64:
        kinds = used(s, s.actor)
        return actions.DISCARD + low_index(kinds) if kinds & (kinds - 1) == 0 else -1

    def apply(self, s: Colosseum, action: i64) -> None:
        kind = action - actions.DISCARD
        s.lose(s.actor, kind)
        if s.events is not None:
            s.note(events.DISCARDED, s.actor, place=kind)
        s.gone += 1
        ask_next_producer(s)

    def prompt(self, s: Colosseum) -> str:
        return "discard a token of the event"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if not actions.DISCARD <= action < actions.TAKE:
            return None
        if action == actions.DISCARD + JOKER and s.rules.spares_jokers:
            return RuleError("C131", "a Joker is not discarded at this table")
        return RuleError("C104", "discard a token that took part in this turn's event")


def firsts(s: Colosseum) -> i64:
    """Who has the highest marker, and of those the most coins, as a mask (C107-C109)."""
    best: i64 = -1
    tied: i64 = 0
    seat: i64
    for seat in range(s.seats):
        standing = s.marker[seat] * 65536 + s.coins[seat]
        if standing > best:
            best = standing
            tied = 0
        if standing == best:
            tied |= bit(seat)
    return tied


def find_first(s: Colosseum) -> None:
    """Dice decide among equals."""
    tied = firsts(s)
    if tied & (tied - 1) == 0:
        award_podium(s, low_index(tied))
    else:
        s.tied = tied
        s.goes_to(steps.PODIUM_TIE, CHANCE)


def award_podium(s: Colosseum, seat: i64) -> None:
    s.first = seat
    s.podiums[seat] += 1
    s.podiums_left -= 1
    if s.events is not None:
        s.note(events.PODIUM, seat, count=s.marker[seat])
    s.goes_to(steps.CEREMONY, s.start)


def assets_of(s: Colosseum, seat: i64) -> i64:
    """The standard types that a seat holds, as a mask."""
    kinds: i64 = 0
    kind: i64
    for kind in range(STANDARD):
        if s.held[16 * seat + kind] != 0:
            kinds |= bit(kind)
    return kinds


def lasts(s: Colosseum, first: i64) -> i64:
    """Of the others those with the lowest marker, then the fewest coins, as a mask (C110)."""
    worst: i64 = -1
    tied: i64 = 0
    seat: i64
    for seat in range(s.seats):
        if seat != first:
            standing = s.marker[seat] * 65536 + s.coins[seat]
            if worst < 0 or standing < worst:
                worst = standing
                tied = 0
            if standing == worst:
                tied |= bit(seat)
    return tied


def find_last(s: Colosseum) -> None:
    tied = lasts(s, s.first)
    if tied & (tied - 1) == 0:
        s.goes_to(steps.TAKE, low_index(tied))
    else:
        s.tied = tied
        s.goes_to(steps.LAST_TIE, CHANCE)


class Tie(Step):
    """Dice among equals: each is as likely as any other (C108)."""

    name = "podium-tie"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return list_each(out, 0, actions.TIE, s.tied)

    def urn(self, s: Colosseum) -> str:
        return f"podium {s.turn}"

    def apply(self, s: Colosseum, action: i64) -> None:
        award_podium(s, action - actions.TIE)

    def prompt(self, s: Colosseum) -> str:
        return "dice decide who gets the podium"


class LastTie(Tie):
    name = "last-tie"

    def urn(self, s: Colosseum) -> str:
        return f"last {s.turn}"

    def apply(self, s: Colosseum, action: i64) -> None:
        s.goes_to(steps.TAKE, action - actions.TIE)
        if s.events is not None:
            s.note(events.LAST, s.actor)

    def prompt(self, s: Colosseum) -> str:
        return "dice decide who is last"


class Take(Step):
    """The last player takes an asset from the first, where she only may if she likes (C110, C132)."""

    name = "take"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n = list_each(out, 0, actions.TAKE, assets_of(s, s.first))
        if not s.rules.must_take:
            out[n] = actions.NONE
            n += 1
        return n

    def forced(self, s: Colosseum) -> i64:
        kinds = assets_of(s, s.first)
        if s.rules.must_take and kinds & (kinds - 1) == 0:
            return actions.TAKE + low_index(kinds)
        return -1

    def apply(self, s: Colosseum, action: i64) -> None:
        p = s.actor
        if action == actions.NONE:
            if s.events is not None:
                s.note(events.SPARED, p, other=s.first)
        else:
            kind = action - actions.TAKE
            s.held[16 * s.first + kind] -= 1
            s.held[16 * p + kind] += 1
            if s.events is not None:
                s.note(events.TOOK, p, other=s.first, place=kind)
            recount(s, bit(kind))
        s.goes_to(steps.CEREMONY, s.start)

    def prompt(self, s: Colosseum) -> str:
        return "take a token from the podium's winner" + ("" if s.rules.must_take else ", or none")

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if action == actions.NONE:
            return RuleError("C132", "a token must be taken at this table")
        if not actions.TAKE <= action < actions.JOKERS:
            return None
        return RuleError("C110", "take a standard token that the podium's winner holds")
