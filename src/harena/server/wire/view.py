"""What a view and a story of either game have in common.

The engine makes a view (`View.as_dict`); this describes it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Things = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"additionalProperties": True})]


class StoryLine(Struct):
    at: int
    """Which action of the log brought it about."""
    seat: int | None
    """Whom it is about; null is nobody, or chance."""
    kind: str
    things: Things
    """What it is about, in notation and numbers: what the receiver may see of it."""
    text: str
    """The same as a sentence, for people only; `Seat 2` is a name that the table replaces."""


class Shape(Struct, forbid_unknown_fields=True):
    """A part of a view: a field that is not described here is a mistake."""


class Deed(Shape):
    """What a seat did last."""

    kind: str
    things: Things
    sentence: str


class GameView(Shape, kw_only=True):
    viewer: int | None
    seats: int
    options: dict[str, str]
    turn: int
    current: int
    actor: int | Literal["chance"] | None
    step: str
    prompt: str
    over: bool
    deeds: list[Deed | None]
    """What each seat did last."""
    legal: list[str]
    scores: list[int] | UnsetType = UNSET
    ranking: list[list[int]] | UnsetType = UNSET
