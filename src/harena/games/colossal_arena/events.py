"""The kinds of things that happen. `seat` acts, `other` is whom it hits, `place` a column or a space."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LAID_OUT: Final = 0
BANNED: Final = 1
STARTS: Final = 2
DREW: Final = 3
PASSED: Final = 4
BET: Final = 5
SECRET: Final = 6
REVEALED: Final = 7
PLAYED: Final = 8
REFEREE: Final = 9
TOOK: Final = 10
NAMED: Final = 11
SHOWED_ALL: Final = 12
"""A forced pass: the hand is shown to everybody."""
DECLINED: Final = 13
USED: Final = 14
RETRIEVED: Final = 15
TARGETED: Final = 16
STUNNED: Final = 17
ASKED: Final = 18
GAVE: Final = 19
SHOWED_ONE: Final = 20
"""Gorgon found nothing: the hand is shown to her backer alone."""
COPIED: Final = 21
PEEKED: Final = 22
KEPT: Final = 23
SWAPPED: Final = 24
STRUCK: Final = 25
DISCARDED: Final = 26
BURIED: Final = 27
RECOVERED: Final = 28
DIED: Final = 29
DECLARED: Final = 30
OBJECTED: Final = 31
PLAYABLE: Final = 32
"""With an empty deck everybody learns before each turn whether any hand can still play."""
RECYCLED: Final = 33
ENDED: Final = 34

NAMES: Final = [
    "laid-out",
    "banned",
    "starts",
    "drew",
    "passed",
    "bet",
    "secret",
    "revealed",
    "played",
    "referee",
    "took",
    "named",
    "showed-all",
    "declined",
    "used",
    "retrieved",
    "targeted",
    "stunned",
    "asked",
    "gave",
    "showed-one",
    "copied",
    "peeked",
    "kept",
    "swapped",
    "struck",
    "discarded",
    "buried",
    "recovered",
    "died",
    "declared",
    "objected",
    "playable",
    "recycled",
    "ended",
]
"""The kinds as everybody else calls them."""

NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

DEEDS: Final = [
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
]
"""What a seat is seen to do, and remembered for until it does something else."""

TEACHING: Final = [
    DREW,
    SECRET,
    REVEALED,
    PLAYED,
    REFEREE,
    TOOK,
    NAMED,
    RETRIEVED,
    TARGETED,
    STUNNED,
    ASKED,
    GAVE,
    PEEKED,
    KEPT,
    DISCARDED,
    RECOVERED,
]
"""Those of at most one card from which something can be learned of hidden ones."""

TEACHES: Final = vec[i64]([1 if kind in TEACHING else 0 for kind in range(len(NAMES))])
IS_DEED: Final = vec[i64]([1 if kind in DEEDS else 0 for kind in range(len(NAMES))])

LAST_CARD: Final = 1
FIVE_ELIMINATIONS: Final = 2
DEADLOCK: Final = 3
NO_ROW_LEFT: Final = 4
ENDINGS: Final = ["", "last-card", "five-eliminations", "deadlock", "no-row-left"]
"""How a game ends, by the count of ENDED."""
