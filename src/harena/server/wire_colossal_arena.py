"""How a view of Colossal Arena looks. The engine makes it; this describes it, for the types of the client."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from harena.server.wire import Things

CardText = str
"""`troll 7`, `spectator 4`, `magister`, `prefect`."""


class ArenaPile(Struct, forbid_unknown_fields=True):
    row: int
    top: CardText
    height: int


class ArenaBet(Struct, forbid_unknown_fields=True):
    row: int
    seat: int
    gold: int
    """What it pays if the game ends now."""


class ArenaSecret(Struct, forbid_unknown_fields=True):
    """A revealed secret bet."""

    seat: int
    gold: int


class ArenaColumn(Struct, forbid_unknown_fields=True):
    creature: str
    alive: bool
    backer: int | None
    piles: list[ArenaPile]
    bets: list[ArenaBet]
    secrets: list[ArenaSecret]


class ArenaDeed(Struct, forbid_unknown_fields=True):
    """What a seat did last."""

    kind: str
    things: Things
    sentence: str


class ArenaPlayer(Struct, forbid_unknown_fields=True):
    hand: int
    stunned: int
    tokens: int
    secret: Literal["none", "hidden", "revealed"]
    gold: int
    known: list[CardText]
    """Cards the viewer knows to be in this hand."""


class ArenaDiscard(Struct, forbid_unknown_fields=True):
    top: CardText | None
    size: int


class ArenaPending(Struct, forbid_unknown_fields=True):
    """What a sub-decision is about."""

    on: str | UnsetType = UNSET
    victim: int | UnsetType = UNSET
    named: str | UnsetType = UNSET
    first: CardText | UnsetType = UNSET
    shown: list[CardText] | UnsetType = UNSET


class ArenaFact(Struct, forbid_unknown_fields=True):
    """At least (or at most) so many of these cards lie in these zones."""

    cards: list[CardText]
    zones: list[str]
    at_least: int | UnsetType = UNSET
    at_most: int | UnsetType = UNSET


class ArenaChoice(Struct, forbid_unknown_fields=True):
    """What everybody saw a player choose: an action, or `bet in secret`."""

    seat: int
    did: str


class ArenaPay(Struct, forbid_unknown_fields=True):
    """The gold of a bet on a creature that survives."""

    rows: list[int]
    """Of a token, by its row."""
    secret: int


class ArenaOwn(Struct, forbid_unknown_fields=True):
    hand: list[CardText]
    wakes: dict[CardText, str]
    """Cards that would offer their creature's power if they were played now."""
    stunned: list[CardText]
    secret: CardText | None
    buried: list[CardText]
    stack: list[CardText]


class ArenaView(Struct, forbid_unknown_fields=True):
    game: Literal["colossal-arena"]
    viewer: int | None
    seats: int
    options: dict[str, str]
    round: int
    turn: int
    current: int
    starter: int
    actor: int | Literal["chance"] | None
    step: str
    prompt: str
    over: bool
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
    deeds: list[ArenaDeed | None]
    recent: list[ArenaChoice]
    legal: list[str]
    own: ArenaOwn | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    ranking: list[list[int]] | UnsetType = UNSET
