"""Phase 1 and Daimon: what a token is worth on each space, and in the hand."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.sight import pledge_of
from harena.bots.colossal_arena.compiled.weights import POWER_WORTH
from harena.core.bits import bit
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.components import COLUMN, SECRET_VALUE, SPLIT, STRENGTHS, token_value

NEVER: Final = -50.0


def good_cards() -> vec[float]:
    """By the eleven bits of a column in hand: how well it can be defended; a ten counts one."""
    table = vec[float]([0.0] * 2048)
    held: i64
    k: i64
    for held in range(2048):
        for k in range(5, STRENGTHS):
            if held & bit(k) != 0:
                table[held] += float(k - 4) / 6.0
    return table


GOOD_CARDS: Final = good_cards()


def held_of(o: Outlook, column: i64) -> i64:
    """The own cards of a column as eleven bits."""
    return held_in(o.sight.hand_lo, o.sight.hand_hi, column)


def held_in(lo: i64, hi: i64, column: i64) -> i64:
    """A hand's cards of a column as eleven bits."""
    if column < 5:
        return (lo >> (column * STRENGTHS)) & COLUMN
    return (hi >> (column * STRENGTHS - SPLIT)) & COLUMN


def of_phase_one(o: Outlook, action: i64) -> float:
    if action == actions.PASS:
        return o.weights.patience
    if action == actions.REVEAL:
        return of_reveal(o)
    if action >= actions.SECRET:
        return of_secret(o, action - actions.SECRET)
    return of_space(o, o.sight.row * 8 + action - actions.BET)


def of_space(o: Outlook, space: i64) -> float:
    """A token in the open."""
    column = space & 7
    gold = token_value(space >> 3)
    value = float(gold) * chance(o, column) + o.weights.support * GOOD_CARDS[held_of(o, column)]
    return value + of_backing(o, column, pledge_of(gold))


def chance(o: Outlook, column: i64) -> float:
    """That a creature lives to the end."""
    if o.rush == 0.0:
        return 1.0
    w = o.weights
    others: i64 = 0
    q: i64
    for q in range(o.sight.seats):
        if q != o.sight.seat:
            others += o.sight.gold(q, column)
    return w.survival + w.ally * float(others) - w.danger * o.risk(column)


def of_backing(o: Outlook, column: i64, pledge: i64) -> float:
    """To take the power of a creature, or to take it from somebody."""
    sight = o.sight
    if not sight.powers or sight.backs(sight.seat, column, 0):
        return 0.0
    if sight.backs(sight.seat, column, pledge):
        return o.weights.crown * POWER_WORTH[sight.kind[column]]
    return 0.0


def of_secret(o: Outlook, card: i64) -> float:
    """Five gold and nobody's target, for a card and the play of one."""
    column = card // STRENGTHS
    w = o.weights
    kept = held_of(o, column) & ~bit(card % STRENGTHS)
    value = float(SECRET_VALUE) * (w.survival - w.danger * o.risk(column)) + w.support * GOOD_CARDS[kept]
    return value + w.secrecy - w.skip - cost_of(o, card)


def cost_of(o: Outlook, card: i64) -> float:
    """Strong cards will defend the creature and weak ones cannot: lay down a weak one."""
    return 0.03 * float(card % STRENGTHS)


def of_reveal(o: Outlook) -> float:
    sight = o.sight
    column = sight.secret
    if not sight.lives(column) or held_of(o, column) == 0:
        return NEVER
    return of_backing(o, column, pledge_of(SECRET_VALUE)) - o.weights.reveal + o.weights.patience


def of_retrieved(o: Outlook, space: i64) -> float:
    """Colossus: a token back in hand, for what it can still earn."""
    column = space & 7
    lost: float = 0.0
    if o.sight.lives(column):
        lost = float(token_value(space >> 3)) * chance(o, column) + o.weights.crown * 0.5
    return again(o) - lost


def of_retrieved_secret(o: Outlook) -> float:
    if not o.sight.lives(o.sight.secret):
        return again(o)
    return again(o) - float(SECRET_VALUE) * chance(o, o.sight.secret)


def again(o: Outlook) -> float:
    """What a token is worth on some space of this row."""
    return float(token_value(o.sight.row)) * o.weights.survival - 0.1
