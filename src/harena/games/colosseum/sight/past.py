"""The course of the game: every event that was staged, and what each seat did last."""

from __future__ import annotations

from harena.core.state import NOBODY, Event, Json
from harena.games.colosseum.components import TURNS
from harena.games.colosseum.memory import Memory
from harena.games.colosseum.phases.bill import LINES, TOTAL
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.story import sentence, things


def course_of(memory: Memory, s: Colosseum) -> Json:
    """The spectators of each seat's event turn by turn; the bills too, once the game is over."""
    totals: list[list[int | None]] = [[None] * TURNS for _ in range(s.seats)]
    for turn, event in memory.staged:
        totals[event.seat][turn - 1] = event.cards[TOTAL]
    course: Json = {"totals": totals}
    if s.actor == NOBODY:
        course["events"] = [staged_of(turn, event) for turn, event in memory.staged]
    return course


def staged_of(turn: int, event: Event) -> Json:
    staged: Json = {"turn": turn, "seat": event.seat, "program": event.place, "jokers": event.count}
    for line, name in enumerate(LINES):
        staged[name] = event.cards[line]
    return staged


def deeds_of(memory: Memory, s: Colosseum) -> list[Json | None]:
    return [
        None
        if event is None
        else {"kind": event.kind, "things": things(s, event), "sentence": sentence(s, event)}
        for event in memory.deeds
    ]
