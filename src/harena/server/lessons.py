"""A first game with somebody who explains, step by step; the house remembers nothing of it."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from harena.core.errors import HarenaError, RuleError
from harena.lessons import LEARNER, Lesson, lesson_of, parted
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.requests import not_too_fast
from harena.server.tables.messages import story_of
from harena.store.rows import Person


async def lesson(game: str, step: int) -> wire.LessonStep:
    """One step of a game's lesson, from 0 on."""
    return await asyncio.to_thread(step_of, game, step)


async def answer(
    house: House, person: Person | None, address: str, data: wire.LessonAnswer
) -> wire.LessonReply:
    """What the learner did; if it is what was asked for, the next step."""
    await not_too_fast(house, person, address)
    objection = await asyncio.to_thread(objection_to, data)
    return objection or wire.LessonReply("", "", await lesson(data.game, data.step + 1))


def objection_to(said: wire.LessonAnswer) -> wire.LessonReply | None:
    found = lesson_called(said.game)
    at = place(found, said.step)
    try:
        if found.is_wanted(at, said.action):
            return None
    except RuleError as error:
        return wire.LessonReply(error.rule, error.reason, None)
    except HarenaError as error:
        raise Refusal(400, str(error)) from error
    return wire.LessonReply("", "That is allowed, but just now the lesson asks for something else.", None)


@lru_cache(maxsize=200)
def step_of(game: str, step: int) -> wire.LessonStep:
    found = lesson_called(game)
    at = place(found, step)
    match = found.match(at)
    words, rulings = parted(found.said[at])
    return wire.LessonStep(
        step=step,
        steps=len(found.said),
        words=words,
        rulings=rulings,
        action=found.wanted(at),
        names=found.record.players,
        story=story_of(match, LEARNER, found.places[step - 1] if step else at),
        view=match.view(LEARNER).as_dict(),
    )


def lesson_called(game: str) -> Lesson:
    found = lesson_of(game)
    if found is None:
        raise Refusal(404, "there is no lesson for this game")
    return found


def place(lesson: Lesson, step: int) -> int:
    if step >= len(lesson.places):
        raise Refusal(404, "the lesson is over")
    return lesson.places[step]
