"""The queue of thinking: planners of all houses take questions in turns by person, whoever asks for most.

A question is lost with Redis, or with the house that took it: then the house that asked thinks for itself.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from redis.exceptions import RedisError

from harena.server.bots.planners import Question
from harena.server.bots.pool import Planners
from harena.server.chores import end

if TYPE_CHECKING:
    from harena.server.redis.street import Street

ANSWERS = "harena:answers:"
ASKED = "harena:asked"
RING = "harena:ring"
LINE = "harena:line:"
TAKEN = "harena:taken"
LOOK = 1.0
"""Seconds after which one looks what has become of a question."""

ASK = """
redis.call('hset', KEYS[1], ARGV[1], '')
if redis.call('rpush', KEYS[2], ARGV[2]) == 1 then redis.call('rpush', KEYS[3], ARGV[3]) end
redis.call('publish', KEYS[4], '')
"""
TAKE = """
local person = redis.call('lpop', KEYS[1])
if not person then return false end
local asked = redis.call('lpop', ARGV[1] .. person)
if redis.call('llen', ARGV[1] .. person) > 0 then redis.call('rpush', KEYS[1], person) end
if asked then redis.call('hset', KEYS[2], string.match(asked, '^%S+'), ARGV[2]) end
return asked
"""

TROUBLE = (RedisError, OSError)


class Asked(msgspec.Struct):
    house: str
    person: str
    patience: float
    question: Question


class Answer(msgspec.Struct):
    id: str
    text: str
    trouble: str = ""

    def said(self) -> str:
        if self.trouble:
            raise TimeoutError if self.trouble == "late" else BrokenExecutor
        return self.text


class Lost(Exception):
    """Nobody will answer."""


class SharedPlanners:
    def __init__(self, street: Street, own: Planners, size: int) -> None:
        self.street = street
        self.own = own
        self.free = size
        self.waiting: dict[str, asyncio.Future[Answer]] = {}
        self.asked = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self._ask: Any = street.redis.register_script(ASK)
        self._take: Any = street.redis.register_script(TAKE)
        street.ears[ANSWERS + street.name] = self._hear
        street.ears[ASKED] = lambda _: self.asked.set()
        street.errands.append(self._keep_desk)
        self.closed = False

    # Those who ask

    async def think(self, person: str, patience: float, question: Question) -> str:
        if not self.street.reachable:
            return await self.own.think(person, patience, question)
        id = secrets.token_hex(8)
        self.waiting[id] = asyncio.get_running_loop().create_future()
        try:
            asked = msgspec.json.encode(Asked(self.street.name, person, patience, question))
            keys = [TAKEN, LINE + person, RING, ASKED]
            await self._ask(keys, [id, f"{id} ".encode() + asked, person])
            answer = await self._answer(id)
        except (Lost, *TROUBLE):
            return await self.own.think(person, patience, question)
        finally:
            del self.waiting[id]
        return answer.said()

    async def _answer(self, id: str) -> Answer:
        while True:
            done, _ = await asyncio.wait([self.waiting[id]], timeout=LOOK)
            if done:
                return self.waiting[id].result()
            taker: Any = await self.street.redis.hget(TAKEN, id) if self.street.reachable else None
            if taker is None:
                raise Lost
            if taker and not self.street.lives(taker.decode()):
                await self.street.redis.hdel(TAKEN, id)
                raise Lost

    def _hear(self, text: bytes) -> None:
        answer = msgspec.json.decode(text, type=Answer)
        future = self.waiting.get(answer.id)
        if future is not None and not future.done():
            future.set_result(answer)

    # Those who answer

    async def _keep_desk(self) -> None:
        while True:
            try:
                async with asyncio.timeout(LOOK):
                    await self.asked.wait()
            except TimeoutError:
                pass
            self.asked.clear()
            try:
                while self._has_time() and await self._take_one():
                    pass
            except TROUBLE:
                continue

    def _has_time(self) -> bool:
        return self.street.reachable and self.free > 0 and not self.closed

    async def _take_one(self) -> bool:
        taken: Any = await self._take([RING, TAKEN], [LINE, self.street.name])
        if taken is None:
            return False
        id, _, text = taken.partition(b" ")
        self.free -= 1
        task = asyncio.create_task(self._serve(id.decode(), text))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return True

    async def _serve(self, id: str, text: bytes) -> None:
        try:
            asked = msgspec.json.decode(text, type=Asked)
        except msgspec.MsgspecError:  # of another version
            asked = None
        if asked is None or not self.street.lives(asked.house):
            await self._give_back(id)
            return
        try:
            answer = Answer(id, await self.own.think(asked.person, asked.patience, asked.question))
        except TimeoutError:
            answer = Answer(id, "", "late")
        except Exception:  # a bot that errs is its asker's trouble
            answer = Answer(id, "", "broken")
        try:
            await self.street.redis.publish(ANSWERS + asked.house, msgspec.json.encode(answer))
        except TROUBLE:
            return
        await self._give_back(id)

    async def _give_back(self, id: str) -> None:
        """Nobody here thinks about it any more: whoever still waits thinks for herself."""
        with suppress(*TROUBLE):
            await self.street.redis.hdel(TAKEN, id)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        self.free += 1
        self.asked.set()

    async def close(self) -> None:
        self.closed = True
        await end(list(self.tasks))
        await self.own.close()
