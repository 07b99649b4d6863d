"""Everything that lies in front of one player, open to all (C7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import members
from harena.core.state import Json
from harena.games.colosseum.components import SQUARES, TOKEN_NAMES, TYPES
from harena.games.colosseum.phases.bill import LINES
from harena.games.colosseum.position import TRADING
from harena.games.colosseum.scoring import stars_of
from harena.games.colosseum.sight.nobles import inside
from harena.games.colosseum.sight.prospects import best_of, prospect_of
from harena.games.colosseum.state import Colosseum


def tokens_in(table: vec[i64], first: int) -> dict[str, int]:
    """The tokens of fifteen entries of a table by name."""
    return {TOKEN_NAMES[kind]: int(table[first + kind]) for kind in range(TYPES) if table[first + kind] != 0}


def player_of(s: Colosseum, seat: int) -> Json:
    player: Json = {
        "coins": int(s.coins[seat]),
        "medals": int(s.medals[seat]),
        "power": int(s.power(seat)),
        "tokens": tokens_in(s.held, 16 * seat),
        "programs": [prospect_of(s, seat, program) for program in members(s.owned[seat])],
        "staged": members(s.staged[seat]),
        "arena": [int(s.arena[seat] + i) % SQUARES for i in range(s.size[seat])],
        "nobles": inside(s, seat),
        "loge": s.loge[seat] != 0,
        "tickets": int(s.tickets[seat]),
        "podiums": int(s.podiums[seat]),
        "stars": [TOKEN_NAMES[kind] for kind in stars_of(s, seat)],
        "marker": int(s.marker[seat]),
        "event": event_of(s, seat),
        "best": best_of(s, seat),
    }
    if s.phase == TRADING:
        player["tradable"] = tokens_in(s.tradable, 16 * seat)
    return player


def event_of(s: Colosseum, seat: int) -> Json | None:
    """This turn's event line by line."""
    if s.shown[seat] == 0:
        return None
    event: Json = {"program": int(s.shown[seat]), "jokers": int(s.jokers[seat])}
    for line, name in enumerate(LINES):
        event[name] = int(s.bill[8 * seat + line])
    return event
