"""What a seated viewer wants to know before she decides."""

from __future__ import annotations

from harena.core.bits import members
from harena.core.state import Json
from harena.games.colosseum.components import MARKETS
from harena.games.colosseum.position import AUCTIONS, INVESTING
from harena.games.colosseum.sight.bids import purse_of
from harena.games.colosseum.sight.effects import lot_effect
from harena.games.colosseum.sight.investments import investments_of
from harena.games.colosseum.sight.nobles import distances_of, moves_of
from harena.games.colosseum.sight.offers import bounds_of
from harena.games.colosseum.sight.prospects import sale_of
from harena.games.colosseum.sight.stages import stagings_of
from harena.games.colosseum.state import Colosseum


def own_of(s: Colosseum, seat: int) -> Json:
    acts = s.actor == seat
    lots = s.phase in (INVESTING, AUCTIONS)
    return {
        "sale": [sale_of(s, seat, program) for program in members(s.sale)],
        "distances": distances_of(s, seat),
        "lots": [lot_effect(s, seat, market) for market in range(MARKETS)] if lots else [],
        "purse": purse_of(s, seat),
        "investments": investments_of(s, seat),
        "bounds": bounds_of(s) if acts else None,
        "moves": moves_of(s) if acts else [],
        "stagings": stagings_of(s) if acts else [],
    }
