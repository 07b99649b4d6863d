"""How a view of Colossal Arena looks. The engine makes it; this describes it, for the types of the client."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from harena.server.wire.view import GameView, Shape

CardText = str
"""`troll 7`, `spectator 4`, `magister`, `prefect`."""


class ArenaPile(Shape):
    row: int
    top: CardText
    height: int


class ArenaBet(Shape):
    row: int
    seat: int
    gold: int
    """What it pays if the game ends now."""


class ArenaSecret(Shape):
    """A revealed secret bet."""

    seat: int
    gold: int


class ArenaColumn(Shape):
    creature: str
    alive: bool
    backer: int | None
    piles: list[ArenaPile]
    bets: list[ArenaBet]
    secrets: list[ArenaSecret]


class ArenaPlayer(Shape):
    hand: int
    stunned: int
    tokens: int
    secret: Literal["none", "hidden", "revealed"]
    gold: int
    known: list[CardText]
    """Cards the viewer knows to be in this hand."""


class ArenaDiscard(Shape):
    top: CardText | None
    size: int


class ArenaPending(Shape):
    """What a sub-decision is about."""

    on: str | UnsetType = UNSET
    victim: int | UnsetType = UNSET
    named: str | UnsetType = UNSET
    first: CardText | UnsetType = UNSET
    shown: list[CardText] | UnsetType = UNSET


class ArenaFact(Shape):
    """At least (or at most) so many of these cards lie in these zones."""

    cards: list[CardText]
    zones: list[str]
    at_least: int | UnsetType = UNSET
    at_most: int | UnsetType = UNSET


class ArenaChoice(Shape):
    """What everybody saw a player choose: an action, or `bet in secret`."""

    seat: int
    did: str


class ArenaPay(Shape):
    """The gold of a bet on a creature that survives."""

    rows: list[int]
    """Of a token, by its row."""
    secret: int


class ArenaOwn(Shape):
    hand: list[CardText]
    wakes: dict[CardText, str]
    """Cards that would offer their creature's power if they were played now."""
    stunned: list[CardText]
    secret: CardText | None
    buried: list[CardText]
    stack: list[CardText]


class ArenaView(GameView, kw_only=True):
    game: Literal["colossal-arena"]
    round: int
    starter: int
    ending: str
    pays: ArenaPay
    columns: list[ArenaColumn]
    lowest: list[str]
    """Who has the lowest visible card of the row."""
    doomed: str | None
    """Who falls at the end of this turn if nothing changes."""
    dead: list[str]
    players: list[ArenaPlayer]
    deck: int
    discard: ArenaDiscard
    seen: list[CardText]
    """Every card that everybody has seen at some time."""
    recycled: int
    pending: ArenaPending
    known: list[ArenaFact]
    recent: list[ArenaChoice]
    own: ArenaOwn | UnsetType = UNSET
