"""What is printed on board, cards and tokens: the same in every game, so it is sent once."""

from __future__ import annotations

from harena.core.state import Json
from harena.games.colosseum.components import (
    ARENAS,
    COINS,
    EXPANSION_PRICE,
    LEAST_BID,
    LOGE_PRICE,
    MEDAL_COINS,
    MEDALS,
    MOST_EXPANSIONS,
    NOBLE_TABLE,
    OFFERS_PER_TURN,
    PER_MEDAL,
    PER_PODIUM,
    PER_PREVIOUS,
    PER_STAR,
    PER_TICKET,
    PODIUMS,
    PROGRAMS,
    RESTING,
    SQUARES,
    STANDARD,
    STAR_LEAST,
    STAR_TYPES,
    TICKET_PRICE,
    TICKETS,
    TOKENS,
    TURNS,
    Program,
)


def catalogue() -> Json:
    return {
        "programs": [program_card(program) for program in PROGRAMS],
        "tokens": [token_card(kind) for kind in range(len(TOKENS))],
        "nobles": [{"name": name, "start": square, "worth": worth} for name, square, worth in NOBLE_TABLE],
        "squares": SQUARES,
        "resting": RESTING,
        "arenas": {str(seats): first for seats, first in ARENAS.items()},
        "turns": TURNS,
        "coins": COINS,
        "medals": MEDALS,
        "tickets": TICKETS,
        "podiums": PODIUMS,
        "expansions": MOST_EXPANSIONS,
        "offers": OFFERS_PER_TURN,
        "least_bid": LEAST_BID,
        "medal_coins": MEDAL_COINS,
        "star_least": STAR_LEAST,
        "prices": {"expansion": EXPANSION_PRICE, "ticket": TICKET_PRICE, "loge": LOGE_PRICE},
        "draws": {
            "previous": PER_PREVIOUS,
            "ticket": PER_TICKET,
            "star": PER_STAR,
            "podium": PER_PODIUM,
            "medal": PER_MEDAL,
        },
    }


def program_card(program: Program) -> Json:
    return {
        "number": program.number,
        "name": program.name,
        "price": program.price,
        "squares": 2 + program.expansions,
        "needs": {TOKENS[kind][0]: n for kind, n in enumerate(program.assets) if n > 0},
        "crowd": program.crowd,
    }


def token_card(kind: int) -> Json:
    name, green, orange = TOKENS[kind]
    return {
        "name": name,
        "count": green + orange,
        "green": green,
        "star": kind in STAR_TYPES,
        "special": kind >= STANDARD,
    }
