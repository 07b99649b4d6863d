"""The street: each house says that it is there, hears the others, and notices who has gone.

What all must hear is said to all; what happens at the tables each house says on a channel of its own, to
which the others listen: to hear what one has said oneself costs as much as to hear another.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from harena.server.bots.pool import OwnPlanners, Planners, Pool
from harena.server.chores import end
from harena.server.errors import described
from harena.server.limits import Buckets
from harena.server.neighbours import Arrived, Departed, Hear, Missed, Word
from harena.server.redis.buckets import SharedBuckets
from harena.server.redis.queue import SharedPlanners
from harena.store.store import Unusable

log = logging.getLogger(__name__)

NEWS = "harena:news"
HOUSES = "harena:houses"
HOUSE = "harena:house:"
TENDED = "harena:tended:"
BREATH = 0.004
"""Seconds between two letters: where much happens, one letter has several words."""
BEAT = 1.0
"""Seconds between two signs of life."""
DEAD = 4.0
"""Seconds without one after which a house counts as dead."""
DAY = 86_400
MOST = 10_000
"""Words that wait while Redis is slow; then they are lost, and everybody looks for herself."""

TROUBLE = (RedisError, OSError, TimeoutError)

TEND = """
local owner = redis.call('get', KEYS[1])
if owner and owner ~= ARGV[1] and redis.call('exists', ARGV[2] .. owner) == 1 then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'ex', ARGV[3])
return 1
"""
LET_GO = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end"


class Letter(msgspec.Struct):
    """What one house says to all others at once."""

    house: str
    words: list[Word]


reader = msgspec.json.Decoder(Letter)


def connected(url: str) -> Redis:
    """Redis by its URL; whatever takes longer than a second is trouble."""
    once = Retry(NoBackoff(), 0)
    return Redis.from_url(url, socket_timeout=1.0, socket_connect_timeout=1.0, retry=once)


async def answers(url: str) -> None:
    """Raise Unusable if it does not."""
    try:
        redis = connected(url)
        await redis.ping()
        await redis.aclose()
    except (ValueError, *TROUBLE) as error:
        place = url.rpartition("@")[2].removeprefix("redis://")
        raise Unusable(f"Redis at {place} does not answer: {error}") from error


async def tell_all(url: str, word: Word) -> None:
    """From somebody who keeps no house."""
    redis = connected(url)
    try:
        await redis.publish(NEWS, msgspec.json.encode(Letter("", [word])))
    except TROUBLE as error:
        raise Unusable(f"it is done, but Redis does not answer: {error}") from error
    finally:
        await redis.aclose()


def channel_of(house: str) -> str:
    return f"{NEWS}:{house}"


class Street:
    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(6)
        self.own = msgspec.json.encode(Letter(self.name, [])).partition(b",")[0]
        """How this house's own letters begin, which it hears as well."""
        self.redis = connected(url)
        self.others: set[str] = set()
        self.followed: set[str] = set()
        """Houses to whose channels we listen."""
        self.reachable = False
        self.calm = 0.0
        """Since when it has been reachable."""
        self.words: list[Word] = []
        self.spoken = asyncio.Event()
        self.chores: list[asyncio.Task[None]] = []
        self.ears: dict[str, Callable[[bytes], None]] = {}
        """Who listens to other channels."""
        self.errands: list[Callable[[], Coroutine[Any, Any, None]]] = []
        """What else is to be done while the house is open."""
        self._tend: Any = self.redis.register_script(TEND)
        self._let_go: Any = self.redis.register_script(LET_GO)

    async def open(self, hear: Hear) -> None:
        self.hear = hear
        self.heard = asyncio.Event()
        chores = [self._live, self._listen, self._speak, *self.errands]
        self.chores = [asyncio.create_task(chore()) for chore in chores]
        try:
            async with asyncio.timeout(2.0):
                await self.heard.wait()
        except TimeoutError:
            log.warning("Redis does not answer; this house goes on alone until it does")

    async def close(self) -> None:
        await end(self.chores)
        try:
            letter = Letter(self.name, [*self.words, Departed(self.name)])
            await self.redis.srem(HOUSES, self.name)
            await self.redis.delete(HOUSE + self.name)
            await self.redis.publish(NEWS, msgspec.json.encode(letter))
        except TROUBLE:
            log.warning("Redis does not answer; the other houses will notice that this one has closed")
        await self.redis.aclose()

    # Words

    def tell(self, word: Word) -> None:
        if self.reachable and len(self.words) < MOST:
            self.words.append(word)
            self.spoken.set()

    async def _speak(self) -> None:
        while True:
            await self.spoken.wait()
            self.spoken.clear()
            words, self.words = self.words, []
            everybody = Arrived(self.name) in words  # some do not listen to us yet
            where = NEWS if everybody else channel_of(self.name)
            try:
                await self.redis.publish(where, msgspec.json.encode(Letter(self.name, words)))
            except TROUBLE as trouble:
                self._lose(trouble)
            await asyncio.sleep(BREATH)

    async def _listen(self) -> None:
        """Hear what is said, for as long as Redis is there; then again when it is back."""
        while True:
            channel = self.redis.pubsub()
            self.followed = set()
            try:
                await channel.subscribe(NEWS, *self.ears)
                await self._hear_all(channel)
            except TROUBLE as trouble:
                self._lose(trouble)
            finally:
                await channel.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(BEAT / 4)

    async def _hear_all(self, channel: PubSub) -> None:
        while True:
            message = await channel.get_message(timeout=DEAD)
            if message is None:
                raise TimeoutError  # not even our own beat has come back
            if message["type"] == "subscribe":
                self._begin(message["channel"].decode())
            elif message["type"] == "message":
                self._take_in(message["channel"].decode(), message["data"])
            await self._follow(channel)

    async def _follow(self, channel: PubSub) -> None:
        """Listen to houses that are new, and no longer to those that have gone."""
        wanted = set(self.others)  # which may change meanwhile
        if new := wanted - self.followed:
            await channel.subscribe(*map(channel_of, new))
        if gone := self.followed - wanted:
            await channel.unsubscribe(*map(channel_of, gone))
        self.followed = wanted

    def _begin(self, where: str) -> None:
        """What was said there before now was not heard."""
        if where in self.ears:
            return
        self.heard.set()
        self.hear(Missed())
        if Arrived(self.name) not in self.words:
            self.tell(Arrived(self.name))

    def _take_in(self, where: str, text: bytes) -> None:
        try:
            if where in self.ears:
                self.ears[where](text)
            elif not text.startswith(self.own):
                self._read(reader.decode(text))
        except Exception as error:  # of another version, perhaps; whatever it was, one looks for oneself
            log.warning("a letter that cannot be read: %s", described(error))
            self.hear(Missed())

    def _read(self, letter: Letter) -> None:
        if letter.house:
            self.others.add(letter.house)
        for word in letter.words:
            if isinstance(word, Departed):
                self.others.discard(word.house)
            self.hear(word)

    def _lose(self, trouble: Exception) -> None:
        if self.reachable:
            log.warning("Redis: %s; this house goes on alone until it is back", type(trouble).__name__)
        self.reachable = False

    # Life

    async def _live(self) -> None:
        while True:
            try:
                await self._beat()
            except TROUBLE as trouble:
                self._lose(trouble)
                self.hear(Missed())
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        async with self.redis.pipeline(transaction=False) as several:
            several.set(HOUSE + self.name, b"", px=int(DEAD * 1000))
            several.sadd(HOUSES, self.name)
            several.smembers(HOUSES)
            several.publish(NEWS, msgspec.json.encode(Letter(self.name, [])))
            known = {name.decode() for name in (await several.execute())[2]} - {self.name}
        loop = asyncio.get_running_loop()
        if not self.reachable:
            self.reachable, self.calm = True, loop.time()
            self.tell(Arrived(self.name))
            self.hear(Missed())
        living = {name for name in known if await self.redis.exists(HOUSE + name)}
        if dead := known - living:
            await self.redis.srem(HOUSES, *dead)
        if loop.time() - self.calm > DEAD:  # just after trouble the others may not have been back yet
            for name in self.others - living:
                self.hear(Departed(name))
            self.others = living
        else:
            self.others |= living

    def lives(self, house: str) -> bool:
        return house == self.name or house in self.others

    # What is shared

    async def tend(self, table: str) -> bool:
        if not self.reachable:
            return True
        try:
            return bool(await self._tend([TENDED + table], [self.name, HOUSE, DAY]))
        except TROUBLE as trouble:
            self._lose(trouble)
            return True

    async def let_go(self, table: str) -> None:
        if not self.reachable:
            return
        try:
            await self._let_go([TENDED + table], [self.name])
        except TROUBLE as trouble:
            self._lose(trouble)

    def buckets(self, what: str, rate: tuple[int, float]) -> Buckets:
        return SharedBuckets(self, what, rate)

    def planners(self, own: Pool) -> Planners:
        return SharedPlanners(self, OwnPlanners(own), own.size)
