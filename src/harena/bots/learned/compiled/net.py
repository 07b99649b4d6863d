"""A small net over slots that share their weights: the creatures of a row, the players of a table.

Each slot that is not empty goes through two layers; what they say is added up, and goes with the table's
numbers through a third to one number: how much better or worse than others an action is. The actions of one
decision lead to positions that are much alike, so only what changed since the first of them is added anew.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def net_size(shape: list[int]) -> int:
    """How many weights there are in a net of slots, numbers a slot, numbers a table, and three widths."""
    _, per_slot, per_table, wide, narrow, head = shape
    slots = (per_slot + 1) * wide + (wide + 1) * narrow
    return slots + (narrow + per_table + 1) * head + head + per_table


def floats(numbers: list[float], first: int, length: int) -> vec[float]:
    return vec[float](numbers[first : first + length])


class Net:
    def __init__(self, shape: list[int], weights: list[float]) -> None:
        """The weights layer by layer, each by input and then by output, its bias after it."""
        assert len(weights) == net_size(shape)
        slots, per_slot, per_table, wide, narrow, head = shape
        self.slots: i64 = slots
        self.per_slot: i64 = per_slot
        self.per_table: i64 = per_table
        self.wide: i64 = wide
        self.narrow: i64 = narrow
        self.head: i64 = head
        at = 0
        self.first: vec[float] = floats(weights, at, per_slot * wide)
        at += per_slot * wide
        self.first_bias: vec[float] = floats(weights, at, wide)
        at += wide
        self.second: vec[float] = floats(weights, at, wide * narrow)
        at += wide * narrow
        self.second_bias: vec[float] = floats(weights, at, narrow)
        at += narrow
        self.third: vec[float] = floats(weights, at, (narrow + per_table) * head)
        at += (narrow + per_table) * head
        self.third_bias: vec[float] = floats(weights, at, head)
        at += head
        self.last: vec[float] = floats(weights, at, head)
        at += head
        self.straight: vec[float] = floats(weights, at, per_table)
        """From the table's numbers to the answer without a detour."""
        self.hidden: vec[float] = vec[float]([0.0] * wide)
        self.spoken: vec[float] = vec[float]([0.0] * narrow)
        self.summed: vec[float] = vec[float]([0.0] * narrow)
        self.top: vec[float] = vec[float]([0.0] * head)
        self.known: vec[i64] = vec[i64]([0] * (slots * per_slot + per_table))
        """The first position of a decision, and what was computed of it."""
        self.heard: vec[float] = vec[float]([0.0] * (slots * wide))
        self.said: vec[float] = vec[float]([0.0] * (slots * narrow))
        self.noted: vec[float] = vec[float]([0.0] * head)

    def begin(self, x: vec[i64]) -> None:
        """The first of several positions that are much alike."""
        known = self.known
        heard = self.heard
        wide = self.wide
        slot: i64
        i: i64
        for i in range(len(x)):
            known[i] = x[i]
        for slot in range(self.slots):
            at = slot * self.per_slot
            for i in range(wide):
                heard[slot * wide + i] = self.first_bias[i]
            for i in range(self.per_slot):
                if x[at + i] != 0:
                    add(heard, slot * wide, self.first, i * wide, wide, float(x[at + i]))
            self.listen(x, slot)
            for i in range(self.narrow):
                self.said[slot * self.narrow + i] = self.spoken[i]
        for i in range(self.head):
            self.noted[i] = self.third_bias[i]
        for i in range(self.per_table):
            if x[self.slots * self.per_slot + i] != 0:
                number = float(x[self.slots * self.per_slot + i])
                add(self.noted, 0, self.third, (self.narrow + i) * self.head, self.head, number)

    def value(self, x: vec[i64]) -> float:
        summed = self.summed
        said = self.said
        spoken = self.spoken
        narrow = self.narrow
        slot: i64
        i: i64
        for i in range(narrow):
            summed[i] = 0.0
        for slot in range(self.slots):
            if x[slot * self.per_slot] != 0:
                if self.is_known(x, slot * self.per_slot):
                    for i in range(narrow):
                        summed[i] += said[slot * narrow + i]
                else:
                    self.listen(x, slot)
                    for i in range(narrow):
                        summed[i] += spoken[i]
        return self.conclude(x)

    def answer(self, first: list[int], position: list[int]) -> float:
        """For whoever has lists: the value of a position, the first of its decision being another."""
        self.begin(vec[i64](first))
        return self.value(vec[i64](position))

    def is_known(self, x: vec[i64], at: i64) -> bool:
        known = self.known
        i: i64
        for i in range(at, at + self.per_slot):
            if x[i] != known[i]:
                return False
        return True

    def listen(self, x: vec[i64], slot: i64) -> None:
        """What a slot says, into `spoken`: only what changed is added anew."""
        hidden = self.hidden
        spoken = self.spoken
        heard = self.heard
        known = self.known
        wide = self.wide
        narrow = self.narrow
        at = slot * self.per_slot
        i: i64
        for i in range(wide):
            hidden[i] = heard[slot * wide + i]
        for i in range(self.per_slot):
            if x[at + i] != known[at + i]:
                add(hidden, 0, self.first, i * wide, wide, float(x[at + i] - known[at + i]))
        for i in range(narrow):
            spoken[i] = self.second_bias[i]
        for i in range(wide):
            if hidden[i] > 0.0:
                add(spoken, 0, self.second, i * narrow, narrow, hidden[i])
        for i in range(narrow):
            if spoken[i] < 0.0:
                spoken[i] = 0.0

    def conclude(self, x: vec[i64]) -> float:
        top = self.top
        known = self.known
        straight = self.straight
        head = self.head
        at = self.slots * self.per_slot
        value: float = 0.0
        i: i64
        for i in range(head):
            top[i] = self.noted[i]
        for i in range(self.narrow):
            if self.summed[i] > 0.0:
                add(top, 0, self.third, i * head, head, self.summed[i])
        for i in range(self.per_table):
            if x[at + i] != 0:
                value += float(x[at + i]) * straight[i]
            if x[at + i] != known[at + i]:
                add(top, 0, self.third, (self.narrow + i) * head, head, float(x[at + i] - known[at + i]))
        for i in range(head):
            if top[i] > 0.0:
                value += top[i] * self.last[i]
        return value


def add(sums: vec[float], to: i64, weights: vec[float], at: i64, n: i64, times: float) -> None:
    i: i64
    for i in range(n):
        sums[to + i] += times * weights[at + i]
