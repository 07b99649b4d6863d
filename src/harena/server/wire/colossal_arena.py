"""How a view of Colossal Arena looks. The engine makes it; this describes it, for the types of the client."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from harena.server.wire.view import GameView, Shape

CardText = str
"""`troll 7`, `spectator 4`, `magister`, `prefect`."""


class ColossalArenaPile(Shape):
    row: int
    top: CardText
    height: int


class ColossalArenaBet(Shape):
    row: int
    seat: int
    gold: int
    """What it pays if the game ends now."""


class ColossalArenaSecret(Shape):
    """A revealed secret bet."""

    seat: int
    gold: int


class ColossalArenaColumn(Shape):
    creature: str
    alive: bool
    backer: int | None
    piles: list[ColossalArenaPile]
    bets: list[ColossalArenaBet]
    secrets: list[ColossalArenaSecret]


class ColossalArenaPlayer(Shape):
    hand: int
    stunned: int
    tokens: int
    secret: Literal["none", "hidden", "revealed"]
    gold: int
    known: list[CardText]
    """Cards the viewer knows to be in this hand."""


class ColossalArenaDiscard(Shape):
    top: CardText | None
    size: int


class ColossalArenaPending(Shape):
    """What a sub-decision is about."""

    on: str | UnsetType = UNSET
    victim: int | UnsetType = UNSET
    named: str | UnsetType = UNSET
    first: CardText | UnsetType = UNSET
    shown: list[CardText] | UnsetType = UNSET


class ColossalArenaFact(Shape):
    """At least (or at most) so many of these cards lie in these zones."""

    cards: list[CardText]
    zones: list[str]
    at_least: int | UnsetType = UNSET
    at_most: int | UnsetType = UNSET


class ColossalArenaChoice(Shape):
    """What everybody saw a player choose: an action, or `bet in secret`."""

    seat: int
    did: str


class ColossalArenaPay(Shape):
    """The gold of a bet on a creature that survives."""

    rows: list[int]
    """Of a token, by its row."""
    secret: int


class ColossalArenaOwn(Shape):
    hand: list[CardText]
    wakes: dict[CardText, str]
    """Cards that would offer their creature's power if they were played now."""
    stunned: list[CardText]
    secret: CardText | None
    buried: list[CardText]
    stack: list[CardText]


class ColossalArenaView(GameView, kw_only=True):
    game: Literal["colossal-arena"]
    round: int
    starter: int
    ending: str
    pays: ColossalArenaPay
    columns: list[ColossalArenaColumn]
    lowest: list[str]
    """Who has the lowest visible card of the row."""
    doomed: str | None
    """Who falls at the end of this turn if nothing changes."""
    dead: list[str]
    players: list[ColossalArenaPlayer]
    deck: int
    discard: ColossalArenaDiscard
    seen: list[CardText]
    """Every card that everybody has seen at some time."""
    recycled: int
    pending: ColossalArenaPending
    known: list[ColossalArenaFact]
    recent: list[ColossalArenaChoice]
    own: ColossalArenaOwn | UnsetType = UNSET
