"""Phases 4 and 5: what to stage, what to add to it, what to give up for it, what to take."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.nobles import best_nudge
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.core.bits import low_index
from harena.games.colosseum import actions
from harena.games.colosseum.components import (
    CROWD,
    JOKER,
    KINDS,
    PER_PREVIOUS,
    PER_STAR,
    STANDARD,
    TURNS,
)
from harena.games.colosseum.phases.bill import previous_events, stars_in
from harena.games.colosseum.phases.staging import can_stage, missing_assets
from harena.games.colosseum.state import Colosseum


def choose_show(o: Outlook, s: Colosseum) -> i64:
    """Nudge while it pays, then stage the best event; decline only if there is none."""
    p = s.current
    o.look(s, p)
    if s.turn == TURNS and s.can_swap(p):
        return actions.SWAP
    program = best_event(o, s)
    if s.medals[p] != 0 and program != 0:
        nudge = best_nudge(o, s)
        if nudge >= 0:
            return nudge
    return actions.STAGE + program if program != 0 else actions.DECLINE


def best_event(o: Outlook, s: Colosseum) -> i64:
    p = s.current
    base = o.worth()
    o.narrow()
    target = o.target
    losses = vec[float]([0.0] * 16)
    if s.turn < TURNS:
        weigh_losses(o, s.owned[p], base, losses)
    best: float = -1e9
    chosen: i64 = 0
    programs = s.owned[p]
    while programs != 0:
        k = low_index(programs)
        programs &= programs - 1
        if can_stage(s, p, k):
            value = value_of_event(o, s, k, target, losses)
            if value > best:
                best = value
                chosen = k
    return chosen


def value_of_event(o: Outlook, s: Colosseum, k: i64, target: i64, losses: vec[float]) -> float:
    """In the last turn its spectators; before, its income and what it does for the last."""
    p = s.current
    missing = missing_assets(s, p, k) - s.held[16 * p + JOKER]
    if missing < 0:
        missing = 0
    crowd = CROWD[8 * k + missing] + PER_STAR * stars_in(s, p, k)
    crowd += PER_PREVIOUS * previous_events(s, p, k)
    if s.turn == TURNS:
        return float(crowd)
    value = o.later * float(crowd)
    if s.rules.every_event or ((s.staged[p] >> k) & 1 == 0 and k != target):
        value += float(PER_PREVIOUS)
    return value - cheapest(o, KINDS[k], losses)


def weigh_losses(o: Outlook, programs: i64, base: float, losses: vec[float]) -> None:
    """What a token of each type is worth that some program asks for."""
    kinds: i64 = 0
    while programs != 0:
        kinds |= KINDS[low_index(programs)]
        programs &= programs - 1
    while kinds != 0:
        kind = low_index(kinds)
        kinds &= kinds - 1
        if o.hand[kind] != 0:
            losses[kind] = o.loss(kind, base)


def cheapest(o: Outlook, kinds: i64, losses: vec[float]) -> float:
    """What giving up one token of these types costs at least."""
    best: float = 1e9
    while kinds != 0:
        kind = low_index(kinds)
        kinds &= kinds - 1
        if o.hand[kind] != 0 and losses[kind] < best:
            best = losses[kind]
    return best if best < 1e9 else 0.0


def choose_discard(o: Outlook, s: Colosseum, out: vec[i64], n: i64) -> i64:
    """The token one can best do without."""
    o.look(s, s.actor)
    base = o.worth()
    o.narrow()
    best: float = 1e9
    chosen: i64 = out[0]
    i: i64
    for i in range(n):
        value = o.loss(out[i] - actions.DISCARD, base)
        if value < best:
            best = value
            chosen = out[i]
    return chosen


def choose_theft(o: Outlook, s: Colosseum, out: vec[i64], n: i64) -> i64:
    """What helps most, and among equals what the leader misses most."""
    value = vec[float]([0.0] * 16)
    kind: i64
    o.look(s, s.first)
    base = o.worth()
    for kind in range(STANDARD):
        if o.hand[kind] != 0:
            value[kind] = 0.3 * o.loss(kind, base)
    o.look(s, s.actor)
    base = o.worth()
    best: float = -1e9
    chosen: i64 = out[0]
    i: i64
    for i in range(n):
        if out[i] != actions.NONE:
            kind = out[i] - actions.TAKE
            gain = o.gain(kind, base) + value[kind]
            if gain > best:
                best = gain
                chosen = out[i]
    return chosen
