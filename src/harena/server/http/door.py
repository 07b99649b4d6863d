"""Lines, before anything is read of them: those of an address that knocks too fast wait, and are refused.

Whatever costs work is a knock: a request, and a line that brings none, or more than a request may be. Behind
a proxy all lines are the proxy's, and it is left to the proxy how many there are.
"""

from __future__ import annotations

from collections import Counter

from harena.server.http.gate import LONGEST, Gate
from harena.server.limits import Limits


class Door:
    def __init__(self, gate: Gate, limits: Limits) -> None:
        self.knocks = gate.knocks
        self.most = limits.lines
        self.open: Counter[str] = Counter()
        """Lines of each address, sockets left out."""

    def enter(self, address: str) -> bool:
        """Whether there is room for one more line."""
        room = self.open[address] < self.most
        self.open[address] += room
        return room

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def knock(self, address: str) -> None:
        """By something that is no request."""
        self.knocks.lateness(address, LONGEST)

    def is_shut(self, address: str) -> bool:
        """Whether a request of this address would be refused."""
        return self.knocks.late(address) > LONGEST
