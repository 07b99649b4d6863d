"""Chance with programs and tokens: the deal before the first turn, and the refilling of markets."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.chance import Luck
from harena.core.state import CHANCE
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.actions import list_each
from harena.games.colosseum.components import HAND, MARKET_SIZE, SLOTS, STARS, TYPES
from harena.games.colosseum.phases.stars import recount
from harena.games.colosseum.phases.turn import begin_turn
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step

ONE_TO_FIVE: Final = 0b111110
SIX_TO_TEN: Final = 0b11111000000


class DealProgram(Step):
    """One of 1-5 to each seat, then one of 6-10 (C4)."""

    name = "deal-program"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        five: i64 = ONE_TO_FIVE if s.dealt < s.seats else SIX_TO_TEN
        return list_each(out, 0, actions.PROGRAM, s.aside & five)

    def urn(self, s: Colosseum) -> str:
        return f"program {s.dealt}"

    def apply(self, s: Colosseum, action: i64) -> None:
        program = action - actions.PROGRAM
        seat = s.dealt % s.seats
        s.aside &= ~bit(program)
        s.owned[seat] |= bit(program)
        if s.events is not None:
            s.note(events.PROGRAM, seat, place=program)
        s.dealt += 1
        if s.dealt == 2 * s.seats:
            s.dealt = 0
            s.step = steps.DEAL_TOKEN

    def prompt(self, s: Colosseum) -> str:
        return "a program is dealt"


class Draw(Step):
    """A token comes up: a green one while any is left, then one from the bag, each as likely as any other."""

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        pool = s.green if s.green_left != 0 else s.bag
        n: i64 = 0
        kind: i64
        for kind in range(TYPES):
            if pool[kind] != 0:
                out[n] = actions.DRAW + kind
                n += 1
        return n

    def weight(self, s: Colosseum, action: i64) -> i64:
        return s.green[action - actions.DRAW] if s.green_left != 0 else s.bag[action - actions.DRAW]

    def urn(self, s: Colosseum) -> str:
        return f"green {s.green_left}" if s.green_left != 0 else f"bag {s.bag_left}"

    def sample(self, s: Colosseum, luck: Luck) -> i64:
        pool = s.green if s.green_left != 0 else s.bag
        k = luck.random.below(s.green_left if s.green_left != 0 else s.bag_left)
        kind: i64 = 0
        while k >= pool[kind]:
            k -= pool[kind]
            kind += 1
        return actions.DRAW + kind

    def apply(self, s: Colosseum, action: i64) -> None:
        kind = action - actions.DRAW
        if s.green_left != 0:
            s.green[kind] -= 1
            s.green_left -= 1
        else:
            s.bag[kind] -= 1
            s.bag_left -= 1
        self.place(s, kind)

    def place(self, s: Colosseum, kind: i64) -> None:
        raise NotImplementedError

    def prompt(self, s: Colosseum) -> str:
        return "a token is drawn"


class DealToken(Draw):
    """Green tokens: the markets first, then the players one after another (C5)."""

    name = "deal-token"

    def place(self, s: Colosseum, kind: i64) -> None:
        each: i64 = HAND_SIZE[s.seats]
        if s.dealt < SLOTS:
            put(s, s.dealt, kind)
        else:
            seat = (s.dealt - SLOTS) // each
            s.held[16 * seat + kind] += 1
            if s.events is not None:
                s.note(events.DEALT, seat, place=kind)
        s.dealt += 1
        if s.dealt == SLOTS + each * s.seats:
            recount(s, STARS)
            begin_turn(s)


HAND_SIZE: Final = vec[i64]([0, 0, 0, HAND[3], HAND[4], HAND[5]])


class Refill(Draw):
    """The empty markets in their order, three tokens each, as far as the bag goes (C56, C57)."""

    name = "refill"

    def place(self, s: Colosseum, kind: i64) -> None:
        put(s, s.slot, kind)
        s.slot += 1
        if s.slot % MARKET_SIZE == 0:
            s.slot = empty_market(s, s.slot)
        if s.slot == SLOTS or s.green_left + s.bag_left == 0:
            s.goes_to(s.after, s.current)


def put(s: Colosseum, slot: i64, kind: i64) -> None:
    s.market[slot] = kind + 1
    if s.events is not None:
        s.note(events.PLACED, CHANCE, place=kind, count=slot // MARKET_SIZE)


def empty_market(s: Colosseum, slot: i64) -> i64:
    """The first slot of the first empty market from here on; SLOTS if there is none."""
    while slot < SLOTS and s.market[slot] != 0:
        slot += MARKET_SIZE
    return slot


def refill(s: Colosseum, after: i64) -> None:
    """Fill all empty markets, then go on."""
    s.slot = empty_market(s, 0)
    s.after = after
    if s.slot < SLOTS and s.green_left + s.bag_left != 0:
        s.goes_to(steps.REFILL, CHANCE)
    else:
        s.goes_to(after, s.current)


def any_market(s: Colosseum) -> bool:
    slot: i64
    for slot in range(0, SLOTS, MARKET_SIZE):
        if s.market[slot] != 0:
            return True
    return False
