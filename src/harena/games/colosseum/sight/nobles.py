"""Where the nobles stand, and what each move that a die or a medal allows would bring (C76-C90)."""

from __future__ import annotations

from harena.core.bits import bit
from harena.core.state import Json
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import NOBLE_NAMES, NOBLE_WORTH, NOBLES, RESTING_MASK, SQUARES
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.notation import text


def arena_at(s: Colosseum, square: int) -> int | None:
    """Whose arena a square belongs to."""
    for seat in range(s.seats):
        if s.in_arena(seat, square):
            return seat
    return None


def is_resting(square: int) -> bool:
    return bit(square) & RESTING_MASK != 0


def nobles_of(s: Colosseum) -> Json:
    return {name: noble_of(s, int(s.noble[noble])) for noble, name in enumerate(NOBLE_NAMES)}


def noble_of(s: Colosseum, square: int) -> Json:
    return {"square": square, "arena": arena_at(s, square), "resting": is_resting(square)}


def distances_of(s: Colosseum, seat: int) -> Json:
    """How many squares each noble is short of her arena, and how many past it; nought twice inside."""
    return {name: distance_of(s, seat, int(s.noble[noble])) for noble, name in enumerate(NOBLE_NAMES)}


def distance_of(s: Colosseum, seat: int, square: int) -> Json:
    if s.in_arena(seat, square):
        return {"ahead": 0, "past": 0}
    last = s.arena[seat] + s.size[seat] - 1
    return {
        "ahead": int((s.arena[seat] - square + SQUARES) % SQUARES),
        "past": int((square - last + SQUARES) % SQUARES),
    }


def moves_of(s: Colosseum) -> list[Json]:
    """Of the legal actions those that move a noble, each with where it leads."""
    if s.step not in (steps.MOVE, steps.SECOND, steps.STAGE):
        return []
    return [move_of(s, action) for action in s.actions() if actions.MOVE <= action < actions.PROGRAM]


def move_of(s: Colosseum, action: int) -> Json:
    noble, squares = noble_and_squares(action)
    here = int(s.noble[noble])
    there = (here + squares + SQUARES) % SQUARES
    nudged = actions.NUDGE <= action < actions.TOGETHER
    return {
        "action": text(s, action),
        "noble": NOBLE_NAMES[noble],
        "squares": squares,
        "square": there,
        "leaves": arena_at(s, here),
        "enters": arena_at(s, there),
        "medal": is_resting(there) and s.supply != 0 and not nudged,
        "gain": worth_at(s, noble, there) - worth_at(s, noble, here),
    }


def worth_at(s: Colosseum, noble: int, square: int) -> int:
    """The spectators whom a noble on that square brings the one who produces."""
    return int(NOBLE_WORTH[noble]) if s.in_arena(s.current, square) else 0


def noble_and_squares(action: int) -> tuple[int, int]:
    if action >= actions.TOGETHER:
        return (action - actions.TOGETHER) >> 4, (action - actions.TOGETHER) & 15
    if action >= actions.NUDGE:
        return (action - actions.NUDGE) >> 3, ((action - actions.NUDGE) & 7) - 3
    first = (
        actions.SECOND
        if action >= actions.SECOND
        else actions.FIRST
        if action >= actions.FIRST
        else actions.MOVE
    )
    return (action - first) >> 3, (action - first) & 7


def inside(s: Colosseum, seat: int) -> list[str]:
    return [NOBLE_NAMES[noble] for noble in range(NOBLES) if s.in_arena(seat, s.noble[noble])]
