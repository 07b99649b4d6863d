"""The latest choices of all players, each with the table as everybody saw it."""

from __future__ import annotations

from mypy_extensions import i64

from harena.games.colossal_arena import actions
from harena.games.colossal_arena.memory import DRAWN, HIDDEN_BET, RECENT, Choice, Memory
from harena.games.colossal_arena.sight.board import board_for
from harena.games.colossal_arena.state import ColossalArena


def recall(memory: Memory) -> list[Choice]:
    """The newest last. What nobody looked at is played again only when somebody looks."""
    base = memory.base
    if base is not None and len(memory.log) > 0:
        assert isinstance(base, ColossalArena)
        s = base.bare()
        play_again(memory, s)
        memory.resume(s)
    return memory.recent


def play_again(memory: Memory, s: ColossalArena) -> None:
    """All actions since; the choices among them go to the recent ones, and the oldest of those are let go."""
    chosen: i64 = 0
    first: i64 = len(memory.choices) - RECENT
    at: i64
    for at in range(len(memory.log)):
        action = memory.log[at]
        if chosen < len(memory.choices) and memory.choices[chosen] // DRAWN == at:
            if chosen >= first:
                seen = HIDDEN_BET if actions.SECRET <= action < actions.PLAY else action
                drawn = memory.choices[chosen] % DRAWN
                memory.recent.append(Choice(s.actor, seen, board_for(s, -1), drawn))
            chosen += 1
        s.apply(action)
    del memory.recent[:-RECENT]
