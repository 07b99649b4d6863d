"""A view as numbers. Nearly all is public; of an offer being composed only its composer has the contents."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.game import option_numbers
from harena.core.planes import MOST, Plane
from harena.core.state import NOBODY
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
from harena.games.colosseum.state import PRODUCING, TRADING, Colosseum

VERSION: Final = 1
"""Of the encoding: another meaning, place or number of planes is another version."""

SEATS: Final = 5
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
    Plane(
        "options",
        [len(OPTIONS)],
        8,
        "By which rules it is played: which value of each option, from 0; past the last is a free one.",
        [option.name for option in OPTIONS],
    ),
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


def numbers(b: Colosseum, viewer: int | None, is_outside: bool) -> list[int]:
    """Of a board, as the viewer knows it; a spectator counts from the first seat."""
    first: i64 = 0 if viewer is None else viewer
    trades = steps.GIVE <= b.step <= steps.LAST_ANSWER
    open_offer = trades and not is_outside
    found = table_numbers(b, is_outside)
    found += [1 if phase == b.phase else 0 for phase in range(len(PHASES))]
    found += [1 if step == b.step else 0 for step in range(steps.STEPS_IN_ALL)]
    found += option_numbers(OPTIONS, b.rules.options)
    found += player_numbers(b, first, trades)
    found += seat_table(b.bill, b.seats, first, 8, len(LINES))
    found += seat_table(b.held, b.seats, first, 16, TYPES)
    found += seat_table(b.tradable, b.seats if b.phase == TRADING else 0, first, 16, TYPES)
    found += program_numbers(b, first)
    found += market_numbers(b)
    found += [b.bag[kind] for kind in range(TYPES)]
    found += [b.removed[kind] for kind in range(TYPES)]
    found += [b.noble[noble] for noble in range(NOBLES)]
    found += star_numbers(b, first)
    found += [1 if trades and kind == b.bargain else 0 for kind in range(len(BARGAINS))]
    found += [b.given[kind] if open_offer else 0 for kind in range(TYPES)]
    found += [b.asked[kind] if open_offer else 0 for kind in range(TYPES)]
    found.append(b.price if open_offer else 0)
    return found


def table_numbers(b: Colosseum, is_outside: bool) -> list[int]:
    auction = steps.FIRST_BID <= b.step <= steps.RAISE
    rolled = b.phase == PRODUCING
    return [
        b.turn,
        b.offers,
        b.bag_left,
        b.green_left if b.turn > 0 else 0,
        b.supply,
        b.tickets_left,
        b.podiums_left,
        b.lot + 1 if auction else 0,
        b.bid if b.step == steps.RAISE else 0,
        b.die1 if rolled else 0,
        b.die2 if rolled else 0,
        b.missing if rolled else 0,
        b.ceremony,
        1 if is_outside else 0,
        1 if b.actor == NOBODY else 0,
    ]


def player_numbers(b: Colosseum, first: i64, trades: bool) -> list[int]:
    found = [0] * (SEATS * len(PLAYER))
    auction = steps.OPEN <= b.step <= steps.RAISE
    running = b.step == steps.RAISE
    tie = b.step == steps.PODIUM_TIE or b.step == steps.LAST_TIE
    i: i64
    for i in range(b.seats):
        seat = (first + i) % b.seats
        row = [
            1,
            1 if b.actor == seat else 0,
            1 if b.current == seat else 0,
            1 if b.start == seat else 0,
            b.coins[seat],
            b.medals[seat],
            b.loge[seat],
            b.tickets[seat],
            b.podiums[seat],
            b.marker[seat],
            b.shown[seat],
            b.jokers[seat],
            b.performed[seat],
            b.arena[seat],
            b.size[seat],
            (b.won >> seat) & 1 if auction else 0,
            (b.bidders >> seat) & 1 if running else 0,
            1 if running and b.leader == seat else 0,
            (b.tied >> seat) & 1 if tie else 0,
            1 if trades and b.composer == seat else 0,
            1 if trades and b.partner == seat else 0,
        ]
        found[i * len(PLAYER) : (i + 1) * len(PLAYER)] = row
    return found


def seat_table(table: vec[i64], seats: i64, first: i64, width: i64, columns: i64) -> list[int]:
    """Of a table of `width` numbers a seat the first columns, the viewer's before the others'."""
    found = [0] * (SEATS * columns)
    i: i64
    k: i64
    for i in range(seats):
        seat = (first + i) % seats
        for k in range(columns):
            found[i * columns + k] = table[seat * width + k]
    return found


def program_numbers(b: Colosseum, first: i64) -> list[int]:
    found = [0] * (PROGRAMS_IN_ALL * len(PROGRAM))
    aside = b.aside if b.turn > 0 else 0
    staging = b.phase == PRODUCING
    number: i64
    i: i64
    for number in range(1, PROGRAMS_IN_ALL + 1):
        at = (number - 1) * len(PROGRAM)
        for i in range(b.seats):
            seat = (first + i) % b.seats
            found[at + i] = (b.owned[seat] >> number) & 1
            found[at + 5 + i] = (b.staged[seat] >> number) & 1
        found[at + 10] = (b.sale >> number) & 1
        found[at + 11] = (aside >> number) & 1
        found[at + 12] = 1 if staging and b.program == number else 0
    return found


def market_numbers(b: Colosseum) -> list[int]:
    found = [0] * (MARKETS * TYPES)
    slot: i64
    for slot in range(MARKETS * MARKET_SIZE):
        kind = b.market[slot] - 1
        if kind >= 0:
            found[slot // MARKET_SIZE * TYPES + kind] += 1
    return found


def star_numbers(b: Colosseum, first: i64) -> list[int]:
    found = [0] * (STARRED * SEATS)
    kind: i64
    for kind in range(STARRED):
        holder = b.star[kind] - 1
        if holder >= 0:
            found[kind * SEATS + (holder - first + b.seats) % b.seats] = 1
    return found
