"""Five rounds only: the window in which a stalemate may be declared, and objected to (R152, K4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.phases.turn import begin_turn, recycle
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step


def close_window(s: ColossalArena) -> None:
    s.window = 0
    begin_turn(s)


class Declare(Step):
    """Asked clockwise from the player to move, until somebody declares."""

    name = "declare"
    ruling = "R152"
    phrase = "declare a stalemate, or wait"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        out[0] = actions.WAIT
        out[1] = actions.DECLARE
        return 2

    def apply(self, s: ColossalArena, action: i64) -> None:
        s.asked += 1
        if action == actions.DECLARE:
            if s.memory is not None:
                s.note_public(events.DECLARED, s.actor)
            s.declarer = s.actor
            s.asked = 1
            s.step = steps.OBJECT
        elif s.asked == s.seats:
            close_window(s)
            return
        s.actor = (s.actor + 1) % s.seats


class Object(Step):
    """Asked clockwise from the declarer, until somebody objects."""

    name = "object"
    ruling = "R152"
    phrase = "object to the stalemate, or wait"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        out[0] = actions.WAIT
        out[1] = actions.OBJECT
        return 2

    def apply(self, s: ColossalArena, action: i64) -> None:
        s.asked += 1
        if action == actions.OBJECT:
            if s.memory is not None:
                s.note_public(events.OBJECTED, s.actor)
            close_window(s)
        elif s.asked == s.seats:
            s.window = 0
            recycle(s)
        else:
            s.actor = (s.actor + 1) % s.seats
