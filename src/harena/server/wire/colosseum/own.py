"""What the viewer wants to know before she decides."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from harena.server.wire.colosseum.phases import ColosseumEffect
from harena.server.wire.colosseum.programs import ColosseumBill, ColosseumSale
from harena.server.wire.colosseum.words import MaybePair, Noble, Tokens
from harena.server.wire.view import Shape


class ColosseumDistance(Shape):
    """Squares to go to her arena, and since it; 0 and 0 inside."""

    ahead: int
    past: int


class ColosseumPurse(Shape):
    """A bid up to `up_to` (above the row before) leaves so many medals, and `up_to` less the bid in coins."""

    up_to: int
    medals: int


class ColosseumInvestment(Shape):
    action: str
    price: int
    left: int
    """Coins after it; below 0 she is short of so many."""
    possible: bool
    best: MaybePair | UnsetType = UNSET
    """The best event in her reach, before and after."""
    opens: list[int] | UnsetType = UNSET
    """Programs for which the arena is then large enough."""
    square: int | UnsetType = UNSET
    """That an expansion adds."""


class ColosseumPartner(Shape):
    seat: int
    ask: Tokens
    """At most so many of each."""
    coins: int
    """At most so many."""


class ColosseumBounds(Shape):
    """An offer has something on either side and at least one token, no type on both sides, coins on one."""

    kind: Literal["offer", "counter", "approach"]
    give: Tokens
    coins: int
    partners: list[ColosseumPartner]


class ColosseumMove(Shape):
    action: str
    noble: Noble
    squares: int
    square: int
    leaves: int | None
    """Whose arena."""
    enters: int | None
    medal: bool
    """It ends on a resting area, and a medal is left."""
    gain: int
    """Spectators of the mover's own."""


class ColosseumJokers(Shape):
    jokers: int
    missing: int
    bill: ColosseumBill


class ColosseumStaging(Shape):
    program: int
    bills: list[ColosseumJokers]
    """One for each number of Jokers, without medals."""
    medals: int
    """At most; each adds `draws.medal` of the catalogue."""


class ColosseumOwn(Shape):
    sale: list[ColosseumSale]
    distances: dict[Noble, ColosseumDistance]
    lots: list[ColosseumEffect | None]
    """What each market would do for her, whatever it costs; while investing and in auctions."""
    purse: list[ColosseumPurse]
    """While she may bid."""
    investments: list[ColosseumInvestment]
    """But programs; while investing."""
    bounds: ColosseumBounds | None
    """Where she may make an offer."""
    moves: list[ColosseumMove]
    stagings: list[ColosseumStaging]
