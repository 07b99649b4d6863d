"""What goes on in the phase that is played."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from harena.server.wire.colosseum.words import MaybePair, Noble, Pair, Token, Tokens
from harena.server.wire.view import Shape


class ColosseumAuction(Shape):
    winners: list[int]
    """Who may not bid because she has won already."""
    market: int | None
    bid: int
    leader: int | None
    bidders: list[int]
    out: list[int]
    least: int
    """The least next bid."""


class ColosseumChange(Shape):
    """A program before and after; null where it cannot be staged for lack of assets."""

    program: int
    missing: Pair
    base: MaybePair
    total: MaybePair


class ColosseumStarChange(Shape):
    token: Token
    holder: MaybePair


class ColosseumEffect(Shape):
    """What a deed would change for a seat."""

    seat: int
    coins: Pair
    medals: Pair
    tokens: Tokens
    """Gained; below 0, lost."""
    programs: list[ColosseumChange]
    """Of her own and of those on sale, the ones that change."""
    stars: list[ColosseumStarChange]
    best: MaybePair
    """The best event in her reach."""


class ColosseumTrade(Shape):
    kind: Literal["offer", "counter", "approach"]
    composer: int
    partner: int
    give: Tokens | UnsetType = UNSET
    ask: Tokens | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    """What the composer pays; below 0, what she is paid."""
    effects: list[ColosseumEffect] | UnsetType = UNSET
    """On the composer and on her partner."""


class ColosseumProduction(Shape):
    dice: list[str]
    moved: Noble | None
    """By the first die, while the second is still to be used."""
    program: int | None
    missing: int | None


class ColosseumDiscard(Shape):
    seat: int
    tokens: list[Token]


class ColosseumClosing(Shape):
    order: list[Literal["discards", "podium", "theft"]]
    discards: list[ColosseumDiscard]
    """Who has still to discard one of which tokens."""
    first: int | None
    """Who got the podium."""
    last: int | None
    """Who takes a token from her."""
    takes: list[Token]
