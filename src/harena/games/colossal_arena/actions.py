"""Actions as small numbers: each is a verb's first number plus its column, card, creature, seat or space."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
REVEAL: Final = 1
USE: Final = 2
DECLINE: Final = 3
DONE: Final = 4
DECLARE: Final = 5
OBJECT: Final = 6
WAIT: Final = 7
"""Neither declare nor object."""

BET: Final = 8
"""+ column"""
NAME: Final = 16
"""+ column: what Gorgon asks for"""
COPY: Final = 24
"""+ column: what Seraphim copies"""
MAGISTER_ON: Final = 32
"""+ column"""
TARGET: Final = 40
"""+ seat"""
START: Final = 48
"""+ seat"""
LINEUP: Final = 56
"""+ creature"""
BAN: Final = 72
"""+ creature"""
PLACE: Final = 88
"""+ row * 8 + column: Daimon's bet"""
RETRIEVE: Final = 128
"""+ row * 8 + column: Colossus"""
RETRIEVE_SECRET: Final = 168
SECRET: Final = 176
"""+ card, as in the rest of the list"""
PLAY: Final = 288
SPECTATOR_ON: Final = 400
"""+ strength * 8 + column"""
TAKE: Final = 496
GIVE: Final = 608
KEEP: Final = 720
SWAP: Final = 832
WITH: Final = 944
STRIKE: Final = 1056
DISCARD: Final = 1168
DRAW: Final = 1280
STUN: Final = 1392
SHOW: Final = 1504
ACTIONS: Final = 1616
"""One more than the greatest action."""

VERBS: Final = [
    BET,
    NAME,
    COPY,
    MAGISTER_ON,
    TARGET,
    START,
    LINEUP,
    BAN,
    PLACE,
    RETRIEVE,
    RETRIEVE_SECRET,
    SECRET,
    PLAY,
    SPECTATOR_ON,
    TAKE,
    GIVE,
    KEEP,
    SWAP,
    WITH,
    STRIKE,
    DISCARD,
    DRAW,
    STUN,
    SHOW,
]
"""In the order of their numbers."""


def verb_of(action: int) -> int:
    """The first number of an action's verb; what is no verb's stands for itself."""
    found = action
    for verb in VERBS:
        if verb > action:
            break
        found = verb
    return found
