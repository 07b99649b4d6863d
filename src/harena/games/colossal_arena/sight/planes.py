"""What the numbers of a view are. Row k of a plane of columns goes with the actions that end in + k."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from harena.core.planes import MOST, SEATS, Plane, options_plane, start_of
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import CARDS, COLUMNS, MOST_CREATURES, ROWS
from harena.games.colossal_arena.options import OPTIONS
from harena.games.colossal_arena.powers.table import CREATURES

VERSION: Final = 1
"""Of the encoding: another meaning, place or number of planes is another version."""

STEPS_IN_ALL: Final = steps.POWER + MOST_CREATURES
FACES: Final = CARDS - 1
"""The two Prefects are alike (K20)."""

KINDS: Final = CREATURES + ["nobody yet"] * (MOST_CREATURES - len(CREATURES))
TABLE: Final = [
    "round",
    "turn",
    "cards in the deck",
    "cards in the discard pile",
    "rows recycled",
    "cards still to draw, stun or show",
    "quiet turns in a row",
    "discards of this turn",
    "seats asked about a stalemate",
    "the game is over",
]
PLAYER: Final = [
    "a seat of this game",
    "to act",
    "whose turn it is",
    "began the round",
    "cards in hand",
    "stunned cards",
    "tokens to bet",
    "has a secret bet",
    "it is revealed",
    "gold if the game ended now, as far as the viewer knows",
    "victim of the decision",
    "took the latest turn",
]
COLUMN: Final = [
    *KINDS,
    "alive",
    *[f"seat {k} backs it" for k in range(SEATS)],
    "among the lowest",
    "doomed",
    "the power asked about is its own",
    "named by Gorgon",
    "how many had died with it, 0 while it lives",
]
PILE: Final = ["strength of the visible card plus 1", "that is a spectator", "height"]
ZONES: Final = [
    "in hand",
    "stunned before the viewer",
    "hidden by the viewer under a Magus stack",
    "picked for a stack now",
    "shown by Titan",
    "visible on a pile",
    "on top of the discard pile",
    "everybody has seen it",
    *[f"surely held by seat {k}" for k in range(SEATS)],
    "the first of Unicorn's two",
]

PLANES: Final = [
    Plane("table", [len(TABLE)], MOST, "Where the game is.", TABLE),
    Plane("step", [STEPS_IN_ALL], 1, "What the game waits for, by the number of the step."),
    options_plane([option.name for option in OPTIONS]),
    Plane("barred", [MOST_CREATURES], 1, "Creatures that are banned or already laid out.", KINDS),
    Plane("players", [SEATS, len(PLAYER)], MOST, "A row a seat.", PLAYER),
    Plane("columns", [COLUMNS, len(COLUMN)], COLUMNS, "A row a column.", COLUMN),
    Plane("piles", [ROWS, COLUMNS, len(PILE)], CARDS, "By row and column; nought without a card.", PILE),
    Plane("bets", [ROWS, COLUMNS, SEATS], 1, "Whose token lies in a row and column."),
    Plane("secrets", [SEATS, COLUMNS], 1, "Where a seat's secret bet lies, as far as the viewer knows."),
    Plane(
        "cards",
        [FACES, len(ZONES)],
        2,
        "How many cards of a face are where: 11 * column + strength, then 11 spectators, Magister, Prefects.",
        ZONES,
    ),
]


STEP_AT: Final[i64] = start_of(PLANES, "step")
OPTIONS_AT: Final[i64] = start_of(PLANES, "options")
BARRED_AT: Final[i64] = start_of(PLANES, "barred")
PLAYERS_AT: Final[i64] = start_of(PLANES, "players")
COLUMNS_AT: Final[i64] = start_of(PLANES, "columns")
PILES_AT: Final[i64] = start_of(PLANES, "piles")
BETS_AT: Final[i64] = start_of(PLANES, "bets")
SECRETS_AT: Final[i64] = start_of(PLANES, "secrets")
CARDS_AT: Final[i64] = start_of(PLANES, "cards")
WIDTH: Final = sum(plane.size for plane in PLANES)
PLAYER_SIZE: Final[i64] = len(PLAYER)
COLUMN_SIZE: Final[i64] = len(COLUMN)
PILE_SIZE: Final[i64] = len(PILE)
ZONES_SIZE: Final[i64] = len(ZONES)
VISIBLE_ZONE: Final = 5
SEEN_ZONE: Final = 7
