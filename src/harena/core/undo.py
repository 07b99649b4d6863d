"""Undo is an entry of the log: it takes back the last actions that stand, and erases none.

    seat 2: undo 1               free: nobody else, and no urn, has shown or learned anything since
    seat 2: undo 5 granted       the others agreed

The number counts what goes back, draws among it. What an urn gave before, it gives again.
"""

from __future__ import annotations

import re
from typing import Final

from harena.core.state import CHANCE, State

UNDO: Final = re.compile(r"undo ([1-9][0-9]{0,5})( granted)?")


class Undo:
    """What a seat may take back: something it did, and all since."""

    def __init__(self, count: int, free: bool, alone: bool) -> None:
        self.count = count
        self.free = free
        """Nothing was drawn, shown or learned since, nor decided by anybody else."""
        self.alone = alone
        """Nothing happened since but what the seat did and showed herself: a bot grants that."""

    def __repr__(self) -> str:
        return f"<Undo of {self.count}: {'free' if self.free else 'by grant'}>"


def undo_text(count: int, granted: bool) -> str:
    return f"undo {count} granted" if granted else f"undo {count}"


def is_undo(text: str) -> bool:
    return UNDO.fullmatch(text) is not None


def undo_count(text: str) -> int:
    """How many actions an entry takes back; 0 if it is no undo."""
    found = UNDO.fullmatch(text)
    return int(found.group(1)) if found is not None else 0


def is_granted(text: str) -> bool:
    return text.endswith(" granted")


class Past:
    """Which entries of a log stand, and the positions that they lead through."""

    def __init__(self, start: State, log: list[str], seats: list[int]) -> None:
        self.start = start
        self.log = log
        self.seats = seats
        self.standing: list[int] = []
        """The numbers of the entries that stand."""
        self.unfinished: set[int] = set()
        """The numbers of those after which a sentence goes on."""
        self.forced: set[int] = set()
        """The numbers of those that all could see were the only one."""
        self.drawn: dict[str, str] = {}
        """What each urn gave that was put back into it."""
        self.near: dict[int, tuple[int, State]] = {}
        """For each seat that looked back, how many standing actions lead to where, and the position there."""

    def before(self, k: int, seat: int) -> State:
        """The position before the k-th action that stands, as this seat looks back at it."""
        at, state = self.near.get(seat, (0, self.start))
        if at > k:
            at, state = 0, self.start
        state = state.clone()
        for line in self.standing[at:k]:
            advance(state, self.log[line])
        self.near[seat] = (k, state)
        return state.clone()

    def latest(self, seat: int) -> int:
        """Where the last action that stands begins, or the sentence that it ends, of those that all could see
        a seat choose; -1 if there is none.

        Not where she last had a choice: others are told how far she goes, and would learn what was forced.
        """
        k = len(self.standing) - 1
        while k >= 0 and (self.standing[k] in self.forced or not self.begins(k, seat)):
            k -= 1
        return k

    def begins(self, k: int, seat: int) -> bool:
        """Whether the k-th action that stands is this seat's, and not in the middle of a sentence."""
        if k >= len(self.standing) or self.seats[self.standing[k]] != seat:
            return False
        return k == 0 or self.standing[k - 1] not in self.unfinished

    def take_back(self, k: int, seat: int) -> State:
        """Let the actions from k on stand no more; the position before them. Urns remember what they gave."""
        state = self.before(k, seat)
        for line in self.standing[k:]:
            if state.actor == CHANCE:
                self.drawn[urn_of(state)] = self.log[line]
            advance(state, self.log[line])
        del self.standing[k:]
        self.near = {seat: near for seat, near in self.near.items() if near[0] <= k}
        return self.before(k, seat)

    def again(self, state: State) -> str:
        """What chance must do here, having done it before it was taken back; empty if it is free."""
        return self.drawn.get(urn_of(state), "") if self.drawn else ""


def advance(state: State, text: str) -> None:
    state.apply(state.parse(text))
    state.take_events()


def urn_of(state: State) -> str:
    """An urn is the same if its name and all that is in it are."""
    inside = " ".join(f"{action}*{state.weight(action)}" for action in state.actions())
    return f"{state.urn()}: {inside}"
