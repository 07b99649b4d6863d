"""What the game can wait for. Flow is data: a state holds a step's number, and STEPS knows the rest."""

from __future__ import annotations

from typing import Final

LINEUP: Final = 0
BAN: Final = 1
START: Final = 2
DEAL: Final = 3
BET: Final = 4
PLAY: Final = 5
SECOND: Final = 6
"""Ettin's second card."""
PREFECT: Final = 7
DISCARD: Final = 8
REFILL: Final = 9
DECLARE: Final = 10
OBJECT: Final = 11
RECYCLED_DRAW: Final = 12
OVER: Final = 13

AMAZON_DRAW: Final = 14
STUN: Final = 15
NAME: Final = 16
GIVE: Final = 17
PEEK: Final = 18
KEEP: Final = 19
WITH: Final = 20

POWER: Final = 24
"""+ creature: may the backer use it, and on what?"""
STEPS_IN_ALL: Final = 36
