"""What the game can wait for. Flow is data: a state holds its step's number, and STEPS knows the rest."""

from __future__ import annotations

from typing import Final

DEAL_PROGRAM: Final = 0
DEAL_TOKEN: Final = 1

INVEST: Final = 2
INVESTED: Final = 3
"""After an investment: another?"""
EXTRA: Final = 4

INITIATIVE: Final = 5
"""Automatic, as the others that say so."""
OPEN: Final = 6
FIRST_BID: Final = 7
RAISE: Final = 8
REFILL: Final = 9
INITIATIVE_OVER: Final = 10
"""Automatic."""

BARGAIN: Final = 11
GIVE: Final = 12
ASK: Final = 13
COINS: Final = 14
ANSWER: Final = 15
LAST_ANSWER: Final = 16
APPROACH: Final = 17

ROLL: Final = 18
DICE: Final = 19
MOVE: Final = 20
SECOND: Final = 21
STAGE: Final = 22
JOKERS: Final = 23
MEDALS: Final = 24

CEREMONY: Final = 25
"""Automatic: discards, podium and theft in the table's order."""
DISCARD: Final = 26
PODIUM_TIE: Final = 27
LAST_TIE: Final = 28
TAKE: Final = 29
OVER: Final = 30
STEPS_IN_ALL: Final = 31
