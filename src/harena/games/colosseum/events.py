"""The kinds of things that happen; those of an investment stand with it.

An event's `seat` acts, `other` is whom it concerns, `place` says what.
"""

from __future__ import annotations

from typing import Final

TURN: Final = "turn"
PHASE: Final = "phase"
PROGRAM: Final = "program"
DEALT: Final = "dealt"
PLACED: Final = "placed"
"""A token into a market."""
PASSED: Final = "passed"
EXTRA: Final = "extra"
CASHED: Final = "cashed"
SWAPPED: Final = "swapped"
OPENED: Final = "opened"
BID: Final = "bid"
OUT: Final = "out"
"""She leaves the auction."""
WON: Final = "won"
EMPEROR: Final = "emperor"
"""An Emperor token, and whether it brought a medal."""
STAR: Final = "star"
COMPOSING: Final = "composing"
CANCELLED: Final = "cancelled"
PROPOSED: Final = "proposed"
DECLINED: Final = "declined"
COUNTERED: Final = "countered"
TRADED: Final = "traded"
ROLLED: Final = "rolled"
MOVED: Final = "moved"
NUDGED: Final = "nudged"
STAYED: Final = "stayed"
"""No noble moves by the dice that are left."""
MEDAL: Final = "medal"
STAGED: Final = "staged"
NO_EVENT: Final = "no-event"
DISCARDED: Final = "discarded"
PODIUM: Final = "podium"
LAST: Final = "last"
TOOK: Final = "took"
SPARED: Final = "spared"
ENDED: Final = "ended"

BEFALL: Final = {
    TURN,
    PHASE,
    PROGRAM,
    DEALT,
    PLACED,
    EMPEROR,
    STAR,
    COMPOSING,
    COUNTERED,
    CANCELLED,
    MEDAL,
    PODIUM,
    LAST,
    ENDED,
}
"""What befalls a seat; everything else is a deed of hers."""
