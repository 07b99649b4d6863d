"""Rates that hold wherever one knocks: a bucket in Redis for each who, filled by its clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from redis.exceptions import RedisError

from harena.server.limits import OwnBuckets

if TYPE_CHECKING:
    from harena.server.redis.street import Street

TAKE = """
local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('time')
local now = time[1] + time[2] / 1000000
local kept = redis.call('hmget', KEYS[1], 'left', 'filled')
local left = math.min(burst, (tonumber(kept[1]) or burst) + (now - (tonumber(kept[2]) or now)) * rate)
local taken = left >= 1
if taken then left = left - 1 end
redis.call('hset', KEYS[1], 'left', tostring(left), 'filled', string.format('%.4f', now))
redis.call('expire', KEYS[1], math.ceil(burst / rate) + 1)
return taken
"""


class SharedBuckets:
    def __init__(self, street: Street, what: str, rate: tuple[int, float]) -> None:
        self.street = street
        self.what = what
        self.rate = rate
        self.own = OwnBuckets(rate)
        """Asked first; and alone, while Redis is away."""
        self._take: Any = street.redis.register_script(TAKE)

    async def take(self, who: str) -> bool:
        if not await self.own.take(who):
            return False
        if not self.street.reachable:
            return True
        try:
            return bool(await self._take([f"harena:rate:{self.what}:{who}"], self.rate))
        except (RedisError, OSError, TimeoutError):
            return True
