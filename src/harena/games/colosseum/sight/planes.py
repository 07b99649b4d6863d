"""What the numbers of a view are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.planes import MOST, SEATS, Plane, options_plane, start_of
from harena.games.colosseum import steps
from harena.games.colosseum.components import (
    MARKET_SIZE,
    MARKETS,
    NOBLE_NAMES,
    NOBLES,
    PROGRAMS_IN_ALL,
    SQUARES,
    TOKEN_NAMES,
    TYPES,
)
from harena.games.colosseum.options import OPTIONS
from harena.games.colosseum.phases.bill import LINES

VERSION: Final = 1
"""Of the encoding: another meaning, place or number of planes is another version."""

STARRED: Final = 8
"""Types below this may have a star."""

TABLE: Final = [
    "turn",
    "offers of the current player",
    "tokens in the bag",
    "green tokens left over",
    "medals in the supply",
    "season tickets in the supply",
    "podiums in the supply",
    "market under the hammer plus 1",
    "highest bid",
    "first die",
    "second die",
    "assets the program lacks",
    "how far the ceremony has come",
    "another composes an offer",
    "the game is over",
]
PHASES: Final = ["setup", "investing", "auctions", "trading", "producing", "closing"]
PLAYER: Final = [
    "a seat of this game",
    "to act",
    "current",
    "start player",
    "coins",
    "medals",
    "emperor's loge",
    "season tickets",
    "podiums",
    "best event",
    "program of this turn's event",
    "jokers used for it",
    "events staged",
    "first square of the arena",
    "squares of the arena",
    "may not bid",
    "still bids",
    "leads the auction",
    "tied",
    "composes the offer",
    "is offered it",
]
PROGRAM: Final = [
    *[f"owned by seat {k}" for k in range(SEATS)],
    *[f"staged by seat {k}" for k in range(SEATS)],
    "on sale",
    "set aside",
    "being staged",
]
BARGAINS: Final = ["the current player's", "a counter-offer", "another's to her"]

PLANES: Final = [
    Plane("table", [len(TABLE)], MOST, "Where the game is.", TABLE),
    Plane("phase", [len(PHASES)], 1, "Which phase it is.", PHASES),
    Plane("step", [steps.STEPS_IN_ALL], 1, "What the game waits for, by the number of the step."),
    options_plane([option.name for option in OPTIONS]),
    Plane("players", [SEATS, len(PLAYER)], MOST, "A row a seat.", PLAYER),
    Plane("bills", [SEATS, len(LINES)], MOST, "A seat's latest event line by line.", LINES),
    Plane("tokens", [SEATS, TYPES], MOST, "What a seat holds.", TOKEN_NAMES),
    Plane(
        "tradable",
        [SEATS, TYPES],
        MOST,
        "What of it may change hands in this trading phase.",
        TOKEN_NAMES,
    ),
    Plane("programs", [PROGRAMS_IN_ALL, len(PROGRAM)], 1, "A row a program, from number 1.", PROGRAM),
    Plane("markets", [MARKETS, TYPES], MARKET_SIZE, "What lies in a market.", TOKEN_NAMES),
    Plane("bag", [TYPES], MOST, "What is in the bag.", TOKEN_NAMES),
    Plane("removed", [TYPES], MOST, "What is out of the game.", TOKEN_NAMES),
    Plane("nobles", [NOBLES], SQUARES, "On which square a noble stands.", NOBLE_NAMES),
    Plane("stars", [STARRED, SEATS], 1, "Who holds the star of a type, of the first eight tokens."),
    Plane("bargain", [len(BARGAINS)], 1, "Whose offer is on the table.", BARGAINS),
    Plane("given", [TYPES], MOST, "What its composer gives.", TOKEN_NAMES),
    Plane("asked", [TYPES], MOST, "What she asks for.", TOKEN_NAMES),
    Plane("price", [1], MOST, "The coins she pays; below nought, those she is paid.", least=-MOST),
]


PHASE_AT: Final[i64] = start_of(PLANES, "phase")
STEP_AT: Final[i64] = start_of(PLANES, "step")
OPTIONS_AT: Final[i64] = start_of(PLANES, "options")
PLAYERS_AT: Final[i64] = start_of(PLANES, "players")
BILLS_AT: Final[i64] = start_of(PLANES, "bills")
TOKENS_AT: Final[i64] = start_of(PLANES, "tokens")
TRADABLE_AT: Final[i64] = start_of(PLANES, "tradable")
PROGRAMS_AT: Final[i64] = start_of(PLANES, "programs")
MARKETS_AT: Final[i64] = start_of(PLANES, "markets")
BAG_AT: Final[i64] = start_of(PLANES, "bag")
REMOVED_AT: Final[i64] = start_of(PLANES, "removed")
NOBLES_AT: Final[i64] = start_of(PLANES, "nobles")
STARS_AT: Final[i64] = start_of(PLANES, "stars")
BARGAIN_AT: Final[i64] = start_of(PLANES, "bargain")
GIVEN_AT: Final[i64] = start_of(PLANES, "given")
ASKED_AT: Final[i64] = start_of(PLANES, "asked")
PRICE_AT: Final[i64] = start_of(PLANES, "price")
WIDTH: Final = sum(plane.size for plane in PLANES)
PLAYER_SIZE: Final[i64] = len(PLAYER)
PROGRAM_SIZE: Final[i64] = len(PROGRAM)
BILL_SIZE: Final[i64] = len(LINES)
