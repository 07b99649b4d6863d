"""What lies on the table, and what the players have."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from harena.server.wire.colosseum.programs import ColosseumEvent, ColosseumMost, ColosseumProspect
from harena.server.wire.colosseum.words import Noble, Token, Tokens
from harena.server.wire.view import Shape


class ColosseumBag(Shape):
    size: int
    tokens: Tokens


class ColosseumSupply(Shape):
    medals: int
    tickets: int
    podiums: int


class ColosseumNoble(Shape):
    square: int
    arena: int | None
    """Whose arena the square is in."""
    resting: bool


class ColosseumStar(Shape):
    holder: int | None
    counts: list[int]
    short: list[int]
    """How many more tokens each seat needs to hold it; 0 for its holder."""


class ColosseumStanding(Shape):
    """Who would get the podium now and who would take a token from her; several where dice decide."""

    first: list[int]
    last: list[int]


class ColosseumPlayer(Shape):
    coins: int
    medals: int
    power: int
    """How far she can go in an auction: coins, and six for each medal."""
    tokens: Tokens
    programs: list[ColosseumProspect]
    staged: list[int]
    arena: list[int]
    nobles: list[Noble]
    """In her arena."""
    loge: bool
    tickets: int
    podiums: int
    stars: list[Token]
    marker: int
    """Her best event so far."""
    event: ColosseumEvent | None
    """This turn's."""
    best: ColosseumMost | None
    """The best event in her reach."""
    tradable: Tokens | UnsetType = UNSET
    """In the trading phase."""
