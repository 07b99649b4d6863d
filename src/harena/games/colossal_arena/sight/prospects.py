"""What the table tells of the future: who is about to fall, and which powers a seat's cards would wake."""

from __future__ import annotations

from harena.core.state import NOBODY
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import COLUMNS, SPECTATORS, STRENGTHS
from harena.games.colossal_arena.phases.playing import play_combat
from harena.games.colossal_arena.phases.turn import lowest
from harena.games.colossal_arena.state import ColossalArena


def lowest_columns(b: ColossalArena) -> list[int]:
    """The living creatures with the lowest visible card of the row."""
    if b.actor == NOBODY:
        return []
    tops = [(int(b.top[b.row * 8 + column]) - 1, column) for column in range(COLUMNS) if b.lives(column)]
    strengths = [(card % STRENGTHS, column) for card, column in tops if card >= 0]
    least = min(strengths, default=(0, 0))[0]
    return [column for strength, column in strengths if strength == least]


def doomed_column(b: ColossalArena) -> int:
    """The creature that falls at the end of this turn if nothing changes; -1 if none does."""
    return -1 if b.actor == NOBODY else int(lowest(b))


def waking_columns(b: ColossalArena, seat: int) -> list[int]:
    """The creatures whose power the next card of their own in this seat's hand would offer it."""
    if b.actor == NOBODY or (b.current == seat and b.step not in (steps.BET, steps.PLAY, steps.SECOND)):
        return []
    first = {card // STRENGTHS: card for card in b.usable(seat) if card < SPECTATORS}
    return [column for column, card in first.items() if b.lives(column) and wakes(b, seat, card)]


def wakes(b: ColossalArena, seat: int, card: int) -> bool:
    """As if it were this seat's turn to play."""
    trial = b.bare()
    if trial.current != seat:
        trial.current = seat
        trial.ettin_used = 0
    play_combat(trial, card)
    return bool(trial.step >= steps.POWER)
