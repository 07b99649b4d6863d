"""A first game with somebody who explains."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from harena.server.wire.bounds import ActionText, Word
from harena.server.wire.view import StoryLine, View


class LessonStep(Struct):
    step: int
    steps: int
    words: str
    rulings: list[str]
    """What it is about, by number."""
    action: str | None
    """What the learner is to do; null where she only reads."""
    names: list[str]
    story: list[StoryLine]
    """What happened since the step before."""
    view: View


class LessonAnswer(Struct):
    game: Word
    step: Annotated[int, Meta(ge=0, le=1000)]
    action: ActionText


class LessonReply(Struct):
    """The next step; or null, and why not."""

    rule: str
    reason: str
    next: LessonStep | None
