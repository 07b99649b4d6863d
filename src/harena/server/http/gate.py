"""How fast one address may knock and speak, and how many sockets it may have open.

Whoever knocks faster is served later, and in the end refused, as late. So a flood takes its share of the
server and no more, and a club behind one address that comes all at once waits a moment.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import inf

from harena.server.limits import Limits

LONGEST = 2.0
"""Seconds for which a request may have to wait for its turn."""
MANY = 10_000
"""Addresses that are remembered before those that have rested are forgotten."""


@lru_cache(MANY)
def neighbourhood(address: str) -> str:
    """Whoever has one IPv6 address has some 2**64 of them: they count as one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Pace:
    """A burst, and then a rate: how much too early somebody comes."""

    def __init__(self, rate: tuple[int, float]) -> None:
        burst, self.per_second = rate
        self.slack = burst / self.per_second
        self.due: dict[str, float] = {}
        """When each would have been served, had it always come at the rate."""
        self.many = MANY

    def lateness(self, who: str, most: float = inf) -> float:
        """Seconds until it is served; whoever would have to wait for longer than that is not counted."""
        now = time.monotonic()
        late = self._late(who, now)
        if late <= most:
            self.due[who] = max(now, self.due.get(who, now)) + 1 / self.per_second
            self._forget(now)
        return late

    def late(self, who: str) -> float:
        """The same of whoever only thinks of coming."""
        return self._late(who, time.monotonic())

    def _late(self, who: str, now: float) -> float:
        return max(0.0, self.due.get(who, now) - now - self.slack)

    def _forget(self, now: float) -> None:
        if len(self.due) > self.many:
            self.due = {who: due for who, due in self.due.items() if due > now}
            self.many = max(MANY, 2 * len(self.due))


class Turn:
    """A request's, until its answer begins."""

    def __init__(self, gate: Gate, address: str) -> None:
        self.gate: Gate | None = gate
        self.address = address

    def end(self) -> None:
        gate, self.gate = self.gate, None
        if gate is not None:
            gate.next(self.address)


class Gate:
    def __init__(self, limits: Limits) -> None:
        self.knocks = Pace(limits.knocks)
        self.at_once = limits.at_once
        self.answering: Counter[str] = Counter()
        """Requests of each address."""
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}
        """Those that wait until some of the same address are answered."""
        self.messages = Pace(limits.address_messages)
        self.most = limits.address_sockets
        self.sockets: Counter[str] = Counter()

    async def admits(self, address: str) -> bool:
        """After as long as it takes."""
        late = self.knocks.lateness(address, LONGEST)
        if late:
            await asyncio.sleep(min(late, LONGEST))
        return late <= LONGEST

    async def turn(self, address: str) -> Turn:
        """When few enough of this address are being answered: whoever asks much at once waits for herself."""
        if self.answering[address] < self.at_once:
            self.answering[address] += 1
            return Turn(self, address)
        place = asyncio.get_running_loop().create_future()
        self.lines.setdefault(address, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # she was let in at the same moment
                self.next(address)
            raise
        return Turn(self, address)

    def next(self, address: str) -> None:
        """One is answered: another of the same address takes its turn."""
        line = self.lines.get(address)
        while line:
            place = line.popleft()
            if not place.done():
                place.set_result(None)
                return
        self.lines.pop(address, None)
        self.answering[address] -= 1
        if not self.answering[address]:
            del self.answering[address]

    async def hear(self, address: str) -> None:
        """Wait for the turn of a message from there."""
        late = self.messages.lateness(address)
        if late:
            await asyncio.sleep(late)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Whether there is room for one more; it is counted meanwhile."""
        room = self.sockets[address] < self.most
        self.sockets[address] += room
        try:
            yield room
        finally:
            self.sockets[address] -= room
            if not self.sockets[address]:
                del self.sockets[address]
