"""Phase 2: what a card does to the row, what it wakes, and what it would be worth in hand."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.sight import EMPTY
from harena.bots.colossal_arena.compiled.weights import POWER_WORTH
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.components import MAGISTER, PREFECT, SPECTATORS, STRENGTHS


def of_play(o: Outlook, action: i64) -> float:
    if action == actions.PASS or action == actions.DECLINE:
        return 0.0
    if action >= actions.SPECTATOR_ON:
        action -= actions.SPECTATOR_ON
        return of_card(o, SPECTATORS + (action >> 3), action & 7)
    if action >= actions.PLAY + PREFECT:
        return of_prefect(o)
    if action >= actions.PLAY:
        card = action - actions.PLAY
        return of_card(o, card, card // STRENGTHS) + of_waking(o, card // STRENGTHS)
    return of_magister(o, action - actions.MAGISTER_ON)


def of_card(o: Outlook, card: i64, column: i64) -> float:
    return o.if_shown(column, card % STRENGTHS) - o.now - o.in_hand(card) * o.rush


def of_waking(o: Outlook, column: i64) -> float:
    """A power wakes when its backer covers a combat card or an empty space (R35)."""
    sight = o.sight
    if not sight.powers or sight.top[8 * sight.row + column] > SPECTATORS:
        return 0.0
    if not sight.backs(sight.seat, column, 0):
        return 0.0
    return o.weights.power * POWER_WORTH[sight.kind[column]]


def of_magister(o: Outlook, column: i64) -> float:
    """A guess at a secret bet: hardly on the own one, best where nobody is known to bet."""
    sight = o.sight
    if sight.shy and sight.secret == column:
        return -o.weights.reveal
    found = float(sight.hidden) / float(sight.living)
    if o.worth[column] < 0.0:
        found *= 0.5
    return o.weights.magister * found - o.in_hand(MAGISTER)


def of_prefect(o: Outlook) -> float:
    """The best card that could be picked up."""
    best: float = 0.0
    pile: i64
    for pile in range(8 * o.sight.row + 8):
        top = o.sight.top[pile]
        if top != 0 and top <= SPECTATORS:
            value = of_taking(o, top - 1, pile)
            if value > best:
                best = value
    return best - o.in_hand(PREFECT)


def of_taking(o: Outlook, card: i64, pile: i64) -> float:
    """A visible card into the own hand."""
    value = o.in_hand(card)
    if pile >> 3 == o.sight.row:
        value += of_uncovering(o, pile)
    return value


def of_uncovering(o: Outlook, pile: i64) -> float:
    """The card under the visible one comes to light."""
    column = pile & 7
    if not o.sight.lives(column):
        return 0.0
    return o.if_shown(column, beneath(o, pile)) - o.now


def beneath(o: Outlook, pile: i64) -> i64:
    under = o.sight.under[o.sight.top[pile] - 1]
    if under == 0:
        return EMPTY
    return (under - 1) % STRENGTHS


def pile_of(o: Outlook, card: i64, first: i64) -> i64:
    """The pile, from `first` on, that shows a card."""
    pile = first
    while o.sight.top[pile] != card + 1:
        pile += 1
    return pile
