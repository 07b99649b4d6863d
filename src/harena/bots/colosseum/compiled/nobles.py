"""Phase 4: where nobles are welcome. Each noble's square counts for itself, so two dice are two questions."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.turns import has_produced
from harena.core.bits import bit
from harena.games.colosseum import actions
from harena.games.colosseum.components import NOBLE_WORTH, NOBLES, RESTING_MASK, SQUARES, TURNS
from harena.games.colosseum.phases.producing import most
from harena.games.colosseum.state import Colosseum


def site(o: Outlook, s: Colosseum, noble: i64, square: i64) -> float:
    """What it is worth to the current player that a noble stands on a square."""
    worth = float(NOBLE_WORTH[noble])
    # An event's spectators are income, and in the last turn all that matters.
    urgent = o.later if s.turn < TURNS else 1.0
    value: float = 0.0
    seat: i64
    for seat in range(s.seats):
        ahead = (s.arena[seat] - square + SQUARES) % SQUARES
        if s.in_arena(seat, square):
            if seat == s.current:
                value += urgent * worth
            elif not has_produced(s, seat):
                value -= o.weights.rival * urgent * worth
        elif s.turn < TURNS and ahead <= 6:
            value += o.weights.near * worth if seat == s.current else -0.3 * o.weights.near * worth
    return value


def shift(o: Outlook, s: Colosseum, noble: i64, squares: i64) -> float:
    """What moving a noble by dice brings: a better site, and perhaps a medal."""
    square = (s.noble[noble] + squares) % SQUARES
    value = site(o, s, noble, square) - site(o, s, noble, s.noble[noble])
    if bit(square) & RESTING_MASK != 0 and s.supply != 0:
        value += o.weights.medal
    return value


def best_shift(o: Outlook, s: Colosseum, face: i64, but: i64) -> float:
    """The best of a die, for any noble but one."""
    best: float = 0.0 if s.rules.may_stay else -1e9
    noble: i64
    squares: i64
    for noble in range(NOBLES):
        if noble != but:
            for squares in range(face, most(s, face) + 1):
                value = shift(o, s, noble, squares)
                if value > best:
                    best = value
    return best


def choose_move(o: Outlook, s: Colosseum, out: vec[i64], n: i64) -> i64:
    o.read_clock(s, s.current)
    then = vec[float]([0.0] * 6)
    noble: i64
    if out[0] >= actions.TOGETHER:
        for noble in range(NOBLES):
            then[noble] = best_shift(o, s, s.die2, noble)
    best: float = -1e9
    chosen: i64 = out[0]
    i: i64
    for i in range(n):
        value = value_of_move(o, s, out[i], then)
        if value > best:
            best = value
            chosen = out[i]
    return chosen


def value_of_move(o: Outlook, s: Colosseum, action: i64, then: vec[float]) -> float:
    if action >= actions.TOGETHER:
        return shift(o, s, (action - actions.TOGETHER) >> 4, (action - actions.TOGETHER) & 15)
    if action >= actions.SECOND:
        return shift(o, s, (action - actions.SECOND) >> 3, (action - actions.SECOND) & 7)
    if action >= actions.FIRST:
        noble = (action - actions.FIRST) >> 3
        return shift(o, s, noble, (action - actions.FIRST) & 7) + then[noble]
    if action == actions.STAY:
        return 0.0
    return shift(o, s, (action - actions.MOVE) >> 3, (action - actions.MOVE) & 7)


def best_nudge(o: Outlook, s: Colosseum) -> i64:
    """A nudge worth more than its medal, or -1."""
    best: float = o.weights.medal if s.turn < TURNS else 3.0
    best += 0.2
    chosen: i64 = -1
    noble: i64
    squares: i64
    for noble in range(NOBLES):
        here = site(o, s, noble, s.noble[noble])
        for squares in range(7):
            value = site(o, s, noble, (s.noble[noble] + squares - 3 + SQUARES) % SQUARES) - here
            if value > best:
                best = value
                chosen = actions.NUDGE + 8 * noble + squares
    return chosen
