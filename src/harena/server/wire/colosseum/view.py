"""The whole of it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from harena.server.wire.colosseum.own import ColosseumOwn
from harena.server.wire.colosseum.phases import (
    ColosseumAuction,
    ColosseumClosing,
    ColosseumProduction,
    ColosseumTrade,
)
from harena.server.wire.colosseum.programs import ColosseumCourse
from harena.server.wire.colosseum.table import (
    ColosseumBag,
    ColosseumNoble,
    ColosseumPlayer,
    ColosseumStanding,
    ColosseumStar,
    ColosseumSupply,
)
from harena.server.wire.colosseum.words import Noble, Token, Tokens
from harena.server.wire.view import GameView


class ColosseumView(GameView, kw_only=True):
    game: Literal["colosseum"]
    phase: Literal["set-up", "investing", "auctions", "trading", "producing", "closing"]
    start: int
    offers: int
    """That the current player has begun."""
    markets: list[list[Token]]
    leftover: int
    bag: ColosseumBag
    removed: Tokens
    sale: list[int]
    out: list[int]
    supply: ColosseumSupply
    nobles: dict[Noble, ColosseumNoble]
    stars: dict[Token, ColosseumStar]
    standing: ColosseumStanding
    players: list[ColosseumPlayer]
    auction: ColosseumAuction | None
    trade: ColosseumTrade | None
    production: ColosseumProduction | None
    closing: ColosseumClosing | None
    tied: list[int]
    """Among whom dice decide."""
    course: ColosseumCourse
    own: ColosseumOwn | UnsetType = UNSET
