"""The kinds of things that happen. `seat` acts, `other` is whom it hits, `place` a column or a space."""

from __future__ import annotations

from typing import Final

LAID_OUT: Final = "laid-out"
BANNED: Final = "banned"
STARTS: Final = "starts"
DREW: Final = "drew"
PASSED: Final = "passed"
BET: Final = "bet"
SECRET: Final = "secret"
REVEALED: Final = "revealed"
PLAYED: Final = "played"
REFEREE: Final = "referee"
TOOK: Final = "took"
NAMED: Final = "named"
SHOWED_ALL: Final = "showed-all"
"""A forced pass: the hand is shown to everybody."""
DECLINED: Final = "declined"
USED: Final = "used"
RETRIEVED: Final = "retrieved"
TARGETED: Final = "targeted"
STUNNED: Final = "stunned"
ASKED: Final = "asked"
GAVE: Final = "gave"
SHOWED_ONE: Final = "showed-one"
"""Gorgon found nothing: the hand is shown to her backer alone."""
COPIED: Final = "copied"
PEEKED: Final = "peeked"
KEPT: Final = "kept"
SWAPPED: Final = "swapped"
STRUCK: Final = "struck"
DISCARDED: Final = "discarded"
BURIED: Final = "buried"
RECOVERED: Final = "recovered"
DIED: Final = "died"
DECLARED: Final = "declared"
OBJECTED: Final = "objected"
PLAYABLE: Final = "playable"
"""With an empty deck everybody learns before each turn whether any hand can still play."""
RECYCLED: Final = "recycled"
ENDED: Final = "ended"

DEEDS: Final = (
    BANNED,
    PASSED,
    BET,
    SECRET,
    REVEALED,
    PLAYED,
    REFEREE,
    TOOK,
    SHOWED_ALL,
    USED,
    RETRIEVED,
    TARGETED,
    ASKED,
    GAVE,
    COPIED,
    KEPT,
    SWAPPED,
    STRUCK,
    DISCARDED,
    DECLARED,
    OBJECTED,
)
"""What a seat is seen to do, and remembered for until it does something else."""

LAST_CARD: Final = 1
FIVE_ELIMINATIONS: Final = 2
DEADLOCK: Final = 3
NO_ROW_LEFT: Final = 4
ENDINGS: Final = ["", "last-card", "five-eliminations", "deadlock", "no-row-left"]
"""How a game ends, by the count of ENDED."""
