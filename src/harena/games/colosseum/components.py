"""What is in the box: tokens, programs, the board, nobles, supplies (C1-C12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit

TURNS: Final = 5
COINS: Final = 30
MEDALS: Final = 18
TICKETS: Final = 10
PODIUMS: Final = 4
MARKETS: Final = 5
MARKET_SIZE: Final = 3
SLOTS: Final = 15
SQUARES: Final = 36
MOST_EXPANSIONS: Final = 2

EXPANSION_PRICE: Final = 10
TICKET_PRICE: Final = 10
LOGE_PRICE: Final = 5
LEAST_BID: Final = 8
MEDAL_COINS: Final = 6
STAR_LEAST: Final = 3

PER_PREVIOUS: Final = 5
PER_TICKET: Final = 5
PER_STAR: Final = 4
PER_PODIUM: Final = 3
PER_MEDAL: Final = 3

OFFERS_PER_TURN: Final = 5
"""No rule counts offers; a game must end (C72)."""
MOST_COINS: Final = 500
"""No bid or trade lists a larger sum, so that a list of actions stays short."""

# Tokens, in the order in which an offer is composed (C124).

GLADIATOR: Final = 0
COMEDIAN: Final = 1
MUSICIAN: Final = 2
HORSE: Final = 3
TORCH: Final = 4
PRIEST: Final = 5
SHIP: Final = 6
LION: Final = 7
SCENERY: Final = 8
DECORATION: Final = 9
CHARIOT: Final = 10
CAGE: Final = 11
JOKER: Final = 12
ACTION: Final = 13
"""Additional Action"""
EMPEROR: Final = 14
STANDARD: Final = 12
"""Types below this are assets, the others special."""
WARES: Final = 14
"""Types below this can be held; an Emperor token never is."""
TYPES: Final = 15

TOKENS: Final = [
    # name, green backs, orange backs
    ("gladiator", 10, 10),
    ("comedian", 5, 7),
    ("musician", 4, 8),
    ("horse", 6, 6),
    ("torch", 1, 11),
    ("priest", 1, 10),
    ("ship", 2, 9),
    ("lion", 2, 8),
    ("scenery", 4, 6),
    ("decoration", 3, 7),
    ("chariot", 1, 9),
    ("cage", 1, 9),
    ("joker", 0, 4),
    ("additional-action", 0, 4),
    ("emperor", 0, 4),
]
TOKEN_NAMES: Final = [name for name, _, _ in TOKENS]
STAR_TYPES: Final = [GLADIATOR, COMEDIAN, MUSICIAN, HORSE, PRIEST, SHIP, LION]
STARS: Final = 0b11101111
"""The same as a mask."""

# Programs

FIRST_ON_SALE: Final = 11
PROGRAMS_IN_ALL: Final = 30


class Program:
    def __init__(
        self, number: int, name: str, price: int, expansions: int, assets: str, crowd: list[int]
    ) -> None:
        self.number = number
        self.name = name
        self.price = price
        self.expansions = expansions
        """How many the arena must have."""
        self.assets = [0] * STANDARD
        for part in assets.split(", "):
            count, kind = part.split(" ")
            self.assets[TOKEN_NAMES.index(kind)] = int(count)
        self.crowd = crowd
        """Spectators with 0, 1, 2 ... assets missing; with more missing it cannot be staged."""


PROGRAMS: Final = [
    Program(1, "Tribute to Munus", 0, 0, "2 gladiator, 1 decoration", [7, 5, 3]),
    Program(2, "Amphitryon", 0, 0, "2 comedian, 1 decoration", [7, 5, 3]),
    Program(3, "Ode to Aurora", 0, 0, "2 musician, 1 scenery", [7, 5, 3]),
    Program(4, "Race of Janus", 0, 0, "2 gladiator, 2 horse", [9, 7, 5, 3]),
    Program(5, "Naumachia", 0, 0, "2 gladiator, 2 ship", [9, 7, 5, 3]),
    Program(6, "Venatio", 0, 0, "2 horse, 2 lion, 1 cage", [11, 9, 7, 5, 2]),
    Program(7, "The Last of the Samnites", 0, 0, "3 gladiator, 1 scenery, 1 decoration", [11, 9, 7, 5, 2]),
    Program(8, "Drama Ultima", 0, 0, "3 comedian, 1 torch, 2 scenery", [12, 10, 8, 5, 2]),
    Program(
        9, "Anthem to Cupidon", 0, 0, "3 musician, 1 comedian, 1 scenery, 1 decoration", [12, 10, 8, 5, 2]
    ),
    Program(10, "Cavalry of Spartacus", 0, 0, "3 gladiator, 3 horse", [12, 10, 8, 5, 2]),
    Program(11, "Amphitrite's Anger", 13, 1, "3 gladiator, 3 ship, 2 decoration", [17, 14, 11, 8, 5, 2]),
    Program(12, "Cave Leonem Cruciatum", 13, 1, "3 gladiator, 3 lion, 2 cage", [17, 14, 11, 8, 5, 2]),
    Program(
        13,
        "Retiarius vs. Secutor",
        14,
        1,
        "2 gladiator, 2 horse, 2 chariot, 1 scenery, 1 decoration",
        [18, 15, 12, 9, 6, 3],
    ),
    Program(
        14,
        "Satyricon of Momus",
        14,
        1,
        "2 comedian, 2 priest, 2 torch, 1 scenery, 1 decoration",
        [18, 15, 12, 9, 6, 3],
    ),
    Program(
        15,
        "Lyres of Mercury",
        17,
        1,
        "3 musician, 1 priest, 1 chariot, 2 torch, 2 decoration",
        [20, 17, 14, 11, 7, 3],
    ),
    Program(
        16, "The Ponies of Epona", 20, 1, "3 gladiator, 1 priest, 3 horse, 2 scenery", [23, 20, 16, 12, 8, 4]
    ),
    Program(
        17,
        "Bacchus and the Nymphs",
        21,
        1,
        "2 musician, 3 priest, 3 torch, 1 scenery",
        [25, 22, 18, 14, 10, 5],
    ),
    Program(18, "Mare Spielbergus", 22, 1, "3 gladiator, 3 ship, 2 cage, 1 scenery", [27, 22, 18, 14, 10, 5]),
    Program(
        19,
        "Lions' Procession",
        24,
        1,
        "2 musician, 1 comedian, 3 lion, 2 cage, 1 decoration",
        [30, 26, 22, 18, 14, 9, 4],
    ),
    Program(
        20,
        "Circus Maximus",
        25,
        1,
        "3 gladiator, 3 horse, 3 chariot, 1 decoration",
        [32, 28, 24, 20, 15, 10, 5],
    ),
    Program(
        21,
        "The Dialogues of Pluto",
        25,
        2,
        "2 comedian, 2 chariot, 3 cage, 1 torch, 2 scenery",
        [33, 29, 25, 20, 15, 10, 5],
    ),
    Program(
        22,
        "And Tellus Created the Earth",
        26,
        2,
        "1 musician, 2 comedian, 3 priest, 1 chariot, 2 torch, 2 decoration",
        [35, 30, 25, 20, 15, 10, 5],
    ),
    Program(
        23,
        "Safari Optimus Maximus",
        27,
        2,
        "4 gladiator, 3 lion, 2 cage, 2 scenery",
        [36, 31, 26, 21, 16, 11, 5],
    ),
    Program(
        24,
        "The Galleys of Apollo",
        28,
        2,
        "4 gladiator, 4 ship, 1 comedian, 1 torch, 1 decoration",
        [38, 33, 28, 23, 18, 12, 6],
    ),
    Program(
        25,
        "Legendary Lion Hunters",
        29,
        2,
        "3 gladiator, 1 comedian, 3 lion, 2 cage, 1 torch, 2 scenery, 1 decoration",
        [42, 37, 32, 27, 21, 15, 8],
    ),
    Program(
        26,
        "Venus' Equestrian Cavalcade",
        32,
        2,
        "3 musician, 1 comedian, 1 priest, 3 horse, 3 chariot, 1 torch, 1 scenery",
        [44, 39, 33, 27, 21, 15, 8],
    ),
    Program(
        27,
        "Neptune's Fury",
        35,
        2,
        "3 gladiator, 4 ship, 2 comedian, 1 priest, 2 torch, 1 decoration",
        [45, 40, 34, 28, 22, 15, 8],
    ),
    Program(
        28,
        "Isis' Revealed Secrets",
        35,
        2,
        "3 musician, 3 comedian, 2 priest, 2 torch, 2 scenery, 1 decoration",
        [45, 40, 34, 28, 22, 15, 8],
    ),
    Program(
        29,
        "Great Prophecies of Jupiter",
        37,
        2,
        "1 gladiator, 1 musician, 1 comedian, 3 priest, 1 horse, 3 torch, 2 scenery, 2 decoration",
        [47, 42, 37, 31, 25, 18, 8],
    ),
    Program(
        30,
        "Caesar's Triumphal March",
        40,
        2,
        "2 gladiator, 2 musician, 2 comedian, 1 priest, 3 horse, 3 chariot, 2 torch, 1 decoration",
        [50, 45, 40, 34, 28, 20, 10],
    ),
]

# The board

RESTING: Final = [0, 6, 12, 19, 26, 30]
RESTING_MASK: Final = (1 << 0) | (1 << 6) | (1 << 12) | (1 << 19) | (1 << 26) | (1 << 30)

NOBLES: Final = 6
NOBLE_TABLE: Final = [
    # name, first square, spectators
    ("emperor", 0, 7),
    ("consul-1", 12, 5),
    ("consul-2", 26, 5),
    ("senator-1", 6, 3),
    ("senator-2", 19, 3),
    ("senator-3", 30, 3),
]
NOBLE_NAMES: Final = [name for name, _, _ in NOBLE_TABLE]

ARENAS: Final = {3: [32, 8, 21], 4: [32, 3, 14, 23], 5: [32, 2, 8, 15, 23]}
"""The first of the two squares each seat begins with."""
HAND: Final = {3: 8, 4: 6, 5: 5}
"""Green tokens dealt to each player."""

# The same figures as the engine asks for them, programs by their numbers


def _figures() -> list[vec[i64]]:
    price = vec[i64]([0] * 32)
    expansions = vec[i64]([0] * 32)
    assets = vec[i64]([0] * 512)
    kinds = vec[i64]([0] * 32)
    crowd = vec[i64]([0] * 256)
    worst = vec[i64]([0] * 32)
    for program in PROGRAMS:
        k = program.number
        price[k] = program.price
        expansions[k] = program.expansions
        for t in range(STANDARD):
            assets[16 * k + t] = program.assets[t]
            if program.assets[t] > 0:
                kinds[k] |= bit(t)
        for missing, spectators in enumerate(program.crowd):
            crowd[8 * k + missing] = spectators
        worst[k] = len(program.crowd) - 1
    return [price, expansions, assets, kinds, crowd, worst]


def _affordable() -> vec[i64]:
    masks = vec[i64]([0] * 41)
    for coins in range(41):
        for program in PROGRAMS:
            if program.number >= FIRST_ON_SALE and program.price <= coins:
                masks[coins] |= bit(program.number)
    return masks


_FIGURES: Final = _figures()
PRICE: Final[vec[i64]] = _FIGURES[0]
EXPANSIONS: Final[vec[i64]] = _FIGURES[1]
ASSETS: Final[vec[i64]] = _FIGURES[2]
"""16 * program + type"""
KINDS: Final[vec[i64]] = _FIGURES[3]
"""The types a program asks for, as a mask."""
CROWD: Final[vec[i64]] = _FIGURES[4]
"""8 * program + missing"""
WORST: Final[vec[i64]] = _FIGURES[5]
"""How many assets may be missing."""
AFFORDABLE: Final[vec[i64]] = _affordable()
"""For each sum of coins up to 40, which programs it buys."""
NOBLE_WORTH: Final = vec[i64]([worth for _, _, worth in NOBLE_TABLE])
