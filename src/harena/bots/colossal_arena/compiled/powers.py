"""What each power is worth, and on whom or what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled import bets, plays
from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.weights import POWER_WORTH
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import SPECTATORS, STRENGTHS
from harena.games.colossal_arena.powers.table import CREATURES

AMAZON: Final[i64] = CREATURES.index("amazon")
ETTIN: Final[i64] = CREATURES.index("ettin")


def of_power(o: Outlook, action: i64) -> float:
    """Any action of a power's first step; declining is worth nothing."""
    if action == actions.DECLINE:
        return 0.0
    if action == actions.USE:
        return of_use(o)
    if action >= actions.DISCARD:  # no power that is known here
        return o.weights.junk
    if action >= actions.STRIKE:
        pile = plays.pile_of(o, action - actions.STRIKE, 0)
        return plays.of_uncovering(o, pile) if pile >> 3 == o.sight.row else 0.0
    if action >= actions.SWAP:
        return best_swap(o, action - actions.SWAP)
    if action >= actions.TAKE:
        card = action - actions.TAKE
        return 0.1 + plays.of_taking(o, card, plays.pile_of(o, card, 0))
    if action == actions.RETRIEVE_SECRET:
        return bets.of_retrieved_secret(o)
    if action >= actions.RETRIEVE:
        return bets.of_retrieved(o, action - actions.RETRIEVE)
    if action >= actions.PLACE:
        return bets.of_space(o, action - actions.PLACE) - 0.5 * o.weights.patience
    if action >= actions.TARGET:
        return of_target(o, action - actions.TARGET)
    return POWER_WORTH[o.sight.kind[action - actions.COPY]]


def of_use(o: Outlook) -> float:
    kind = o.sight.step - steps.POWER
    if kind == AMAZON:
        return of_amazon(o)
    if kind == ETTIN:
        return 0.5
    return o.weights.junk


def of_amazon(o: Outlook) -> float:
    if o.ends_game(3):
        return 5.0 if o.wins_now() else -5.0
    return o.weights.amazon + 3.0 * hurry(o)


def hurry(o: Outlook) -> float:
    """What it is worth that the deck has a card less: much for the leader near the end, little before."""
    if o.sight.five_rounds:
        return 0.0
    return o.weights.clock * o.lead / (1.0 + 0.25 * float(o.sight.deck))


def of_target(o: Outlook, seat: i64) -> float:
    """The richest rival, or whoever is next."""
    sight = o.sight
    value = 0.5 + o.weights.hit * o.standing[seat] + 0.05 * float(sight.size[seat])
    if (sight.seat + 1) % sight.seats == seat:
        value += o.weights.next
    return value


def best_swap(o: Outlook, first: i64) -> float:
    """Unicorn's best second card for this first one."""
    column = first // STRENGTHS
    best: float = -1.0
    row: i64
    for row in range(o.sight.row + 1):
        top = o.sight.top[row * 8 + column]
        if top != 0 and top <= SPECTATORS and top - 1 != first:
            value = of_swap(o, first, top - 1)
            if value > best:
                best = value
    return best


def of_swap(o: Outlook, first: i64, second: i64) -> float:
    """Only the current row matters."""
    column = first // STRENGTHS
    shown = o.sight.top[8 * o.sight.row + column] - 1
    if not o.sight.lives(column) or (shown != first and shown != second):
        return -0.01
    comes = second if shown == first else first
    return o.if_shown(column, comes % STRENGTHS) - o.now - 0.01


def of_name(o: Outlook, column: i64) -> float:
    """Gorgon asks where cards matter most."""
    return abs(o.worth[column])


def of_gift(o: Outlook, card: i64) -> float:
    """Gorgon's victim parts with what helps her least, and the taker least."""
    column = card // STRENGTHS
    theirs = float(o.sight.gold(o.sight.current, column))
    taken = o.weights.keep * theirs * (float(card % STRENGTHS) - o.weights.middle)
    return -o.in_hand(card) - (taken if taken > 0.0 else 0.0)


def of_keeping(o: Outlook, card: i64) -> float:
    """Titan's backer wants what helps her, and what would help its owner."""
    value = o.in_hand(card)
    if card >= SPECTATORS:
        return value
    theirs = float(o.sight.gold(o.sight.victim, card // STRENGTHS))
    helped = o.weights.keep * theirs * (float(card % STRENGTHS) - o.weights.middle)
    return value + (0.5 * helped if helped > 0.0 else 0.0)


def of_discard(o: Outlook, card: i64) -> float:
    """A dead card for a fresh one, as far as the deck's clock allows; done is worth nothing."""
    sight = o.sight
    drawn = o.need
    if sight.magus != 0:
        drawn += sight.discards
    if o.ends_game(drawn) and not o.ends_game(drawn - 1):
        return 5.0 if o.wins_now() else -5.0
    if not sight.lives(card // STRENGTHS):
        return o.weights.discard + hurry(o)
    return o.weights.junk + hurry(o) - o.in_hand(card)
