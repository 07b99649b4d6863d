"""A production: the dice, and for each program that can be staged the bill with every Joker and medal."""

from __future__ import annotations

from harena.core.bits import members
from harena.core.state import Json
from harena.games.colosseum import steps
from harena.games.colosseum.components import JOKER, NOBLE_NAMES, WORST
from harena.games.colosseum.phases.staging import can_stage, missing_assets
from harena.games.colosseum.position import PRODUCING
from harena.games.colosseum.sight.prospects import bill_of
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.verbs import face_text


def production_of(s: Colosseum) -> Json | None:
    """The roll, and the program chosen for it."""
    if s.phase != PRODUCING or not steps.MOVE <= s.step <= steps.MEDALS:
        return None
    faces = [face_text(face, s.rules.special_dice) for face in (int(s.die1), int(s.die2)) if face != 0]
    chosen = s.step in (steps.JOKERS, steps.MEDALS)
    return {
        "dice": faces,
        "moved": NOBLE_NAMES[s.moved] if s.step == steps.SECOND else None,
        "program": int(s.program) if chosen else None,
        "missing": int(s.missing) if chosen else None,
    }


def stagings_of(s: Colosseum) -> list[Json]:
    """Every event that the current player can still stage in this production, by Jokers and by medals."""
    seat = int(s.current)
    if s.step == steps.STAGE:
        return [
            staging_of(s, program, int(missing_assets(s, seat, program)), int(s.held[16 * seat + JOKER]))
            for program in members(s.owned[seat])
            if can_stage(s, seat, program)
        ]
    if s.step == steps.JOKERS:
        return [staging_of(s, int(s.program), int(s.missing), int(s.held[16 * seat + JOKER]))]
    if s.step == steps.MEDALS:
        return [staging_of(s, int(s.program), int(s.missing), 0)]
    return []


def staging_of(s: Colosseum, program: int, missing: int, jokers: int) -> Json:
    """One bill for each number of Jokers, before medals; and what so many medals add."""
    seat = int(s.current)
    least = max(0, missing - int(WORST[program]))
    return {
        "program": program,
        "bills": [
            {"jokers": used, "missing": missing - used, "bill": bill_of(s, seat, program, missing - used, 0)}
            for used in range(least, min(jokers, missing) + 1)
        ],
        "medals": int(s.medals[seat]),
    }
