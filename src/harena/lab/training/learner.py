"""The net while it learns: the same as `bots.learned.compiled.net`, many positions at a time, and Adam.

It learns what actions of one decision are worth against each other: of the net's answers and of the results
the mean of the decision is taken away first, so how the game stands anyway is nothing it has to explain.
"""

from __future__ import annotations

from typing import Any, Final

from harena.extras import needs

with needs("train", "learning"):
    import numpy as np

Array = Any

NAMES: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias", "last", "straight")
BETAS: Final = (0.9, 0.999)
MIXERS: Final = np.random.default_rng(0).integers(0, 2**64, 256, dtype=np.uint64) | np.uint64(1)
"""By which the eight bytes at each place of a row are multiplied: rows that differ have different sums."""
CALM: Final = 0.0003
"""How slowly the weights that are played follow those that learn: the mean of some three thousand steps."""


GROUP: Final = 8
"""Positions that are compared with each other."""


class Lesson:
    """Decisions: the numbers of every action, its result, and how many actions each decision has."""

    def __init__(self, numbers: Array, results: Array, counts: Array) -> None:
        self.numbers = numbers
        self.results = results
        self.counts = counts
        self.starts = np.concatenate([[0], np.cumsum(counts.astype(np.int64))])

    def __len__(self) -> int:
        return len(self.counts)

    def some(self, decisions: Array) -> Lesson:
        """Those decisions of it."""
        counts = self.counts[decisions].astype(np.int64)
        firsts = np.repeat(self.starts[decisions] - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
        rows = firsts + np.arange(counts.sum())
        return Lesson(self.numbers[rows], self.results[rows], counts)

    def centred(self, values: Array) -> Array:
        """Less the mean of its decision."""
        firsts = self.starts[:-1]
        means = np.add.reduceat(values, firsts) / self.counts
        return values - np.repeat(means, self.counts)


def compared(numbers: Array, results: Array, seed: int) -> Lesson:
    """Positions of any games, in groups as if they were to choose from: what one is worth against others."""
    groups = len(numbers) // GROUP
    rows = np.random.default_rng(seed).permutation(len(numbers))[: groups * GROUP]
    counts = np.full(groups, GROUP, np.uint8)
    return Lesson(numbers[rows], results[rows].astype(np.float32), counts)


class Learner:
    def __init__(self, shape: list[int], scales: list[float], seed: int) -> None:
        _, per_slot, per_table, wide, narrow, head = shape
        self.shape = shape
        self.slot_scale = np.array(scales[:per_slot], np.float32)
        self.table_scale = np.array(scales[per_slot:], np.float32)
        random = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "first": drawn(random, per_slot, wide, 20),
            "first_bias": np.zeros(wide, np.float32),
            "second": drawn(random, wide, narrow, wide),
            "second_bias": np.zeros(narrow, np.float32),
            "third": drawn(random, narrow + per_table, head, 50),
            "third_bias": np.zeros(head, np.float32),
            "last": drawn(random, head, 1, head)[:, 0] * np.float32(0.1),
            "straight": np.zeros(per_table, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.calm = {name: np.array(weight) for name, weight in self.weights.items()}
        """The mean of the latest weights, steadier than they are: these are played."""
        self.haste = CALM
        """How fast it follows."""
        self.steps = 0

    def learn(self, lesson: Lesson, rate: float) -> float:
        """One step; how far off it was, as the mean square."""
        values, kept = self.forward(lesson.numbers)
        error = lesson.centred(values) - lesson.centred(lesson.results)
        self.step(self.backward(error * np.float32(2.0 / len(error)), kept), rate)
        return float(np.mean(error * error))

    def judge(self, lesson: Lesson) -> tuple[float, float]:
        """The mean square error, and what its favourite actions are worth more than the average one."""
        learning, self.weights = self.weights, self.calm
        values, _ = self.forward(lesson.numbers)
        self.weights = learning
        results = lesson.centred(lesson.results)
        error = lesson.centred(values) - results
        best = [
            a + int(np.argmax(values[a:b])) for a, b in zip(lesson.starts, lesson.starts[1:], strict=False)
        ]
        return float(np.mean(error * error)), float(np.mean(results[best]))

    def forward(self, numbers: Array) -> tuple[Array, list[Array]]:
        slots, per_slot, _, _, narrow, _ = self.shape
        w = self.weights
        n = len(numbers)
        columns = numbers[:, : slots * per_slot].reshape(n * slots, per_slot)
        there = np.flatnonzero(columns[:, 0])
        firsts, likes = different(columns[there])
        x = columns[there[firsts]] * self.slot_scale
        hidden = np.maximum(x @ w["first"] + w["first_bias"], 0)
        spoken = np.maximum(hidden @ w["second"] + w["second_bias"], 0)
        every = np.zeros((n * slots, narrow), np.float32)
        every[there] = spoken[likes]
        table = numbers[:, slots * per_slot :] * self.table_scale
        joined = np.concatenate([every.reshape(n, slots, narrow).sum(axis=1), table], axis=1)
        top = np.maximum(joined @ w["third"] + w["third_bias"], 0)
        return top @ w["last"] + table @ w["straight"], [x, hidden, spoken, there, likes, joined, top, table]

    def backward(self, slope: Array, kept: list[Array]) -> dict[str, Array]:
        x, hidden, spoken, there, likes, joined, top, table = kept
        w = self.weights
        slots, narrow = self.shape[0], self.shape[4]
        found = {"last": top.T @ slope, "straight": table.T @ slope}
        down = np.outer(slope, w["last"]) * (top > 0)
        found["third"], found["third_bias"] = joined.T @ down, down.sum(axis=0)
        summed = down @ w["third"][:narrow].T
        order = np.argsort(likes, kind="stable")
        starts = np.searchsorted(likes[order], np.arange(len(x)))
        down = np.add.reduceat(summed[(there // slots)[order]], starts, axis=0) * (spoken > 0)
        found["second"], found["second_bias"] = hidden.T @ down, down.sum(axis=0)
        down = (down @ w["second"].T) * (hidden > 0)
        found["first"], found["first_bias"] = x.T @ down, down.sum(axis=0)
        return found

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam."""
        self.steps += 1
        one, two = BETAS
        pace = np.float32(rate * (1 - two**self.steps) ** 0.5 / (1 - one**self.steps))
        for name in NAMES:
            slope = slopes[name]
            self.means[name] += (1 - one) * (slope - self.means[name])
            self.squares[name] += (1 - two) * (slope * slope - self.squares[name])
            self.weights[name] -= pace * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)
            follow = np.float32(max(self.haste, 10 / (self.steps + 10)))
            self.calm[name] += follow * (self.weights[name] - self.calm[name])

    def flat(self, weights: dict[str, Array] | None = None) -> list[float]:
        """The weights, calm ones or others, as the compiled net takes them: for numbers not scaled."""
        narrow = self.shape[4]
        w = dict(weights or self.calm)
        w["first"] = w["first"] * self.slot_scale[:, None]
        third = w["third"].copy()
        third[narrow:] *= self.table_scale[:, None]
        w["third"] = third
        w["straight"] = w["straight"] * self.table_scale
        return [float(number) for name in NAMES for number in np.ravel(w[name])]

    def begin(self, flat: list[float]) -> None:
        """Know what a net knows whose weights these are."""
        numbers, at = np.array(flat, np.float32), 0
        for name in NAMES:
            weight = self.weights[name]
            self.weights[name] = numbers[at : at + weight.size].reshape(weight.shape).copy()
            at += weight.size
        narrow = self.shape[4]
        self.weights["first"] /= self.slot_scale[:, None]
        self.weights["third"][narrow:] /= self.table_scale[:, None]
        self.weights["straight"] /= self.table_scale
        self.calm = {name: np.array(weight) for name, weight in self.weights.items()}

    def arrays(self) -> dict[str, Array]:
        """All that it takes to go on."""
        found: dict[str, Array] = {"steps": np.array(self.steps)}
        for name in NAMES:
            found[f"weight {name}"] = self.weights[name]
            found[f"calm {name}"] = self.calm[name]
            found[f"mean {name}"] = self.means[name]
            found[f"square {name}"] = self.squares[name]
        return found

    def take(self, arrays: Any, prefix: str) -> None:
        self.steps = int(arrays[f"{prefix}steps"])
        for name in NAMES:
            self.weights[name] = np.array(arrays[f"{prefix}weight {name}"])
            self.calm[name] = np.array(arrays[f"{prefix}calm {name}"])
            self.means[name] = np.array(arrays[f"{prefix}mean {name}"])
            self.squares[name] = np.array(arrays[f"{prefix}square {name}"])


def merged(learners: list[Learner], scales: list[float]) -> Learner:
    """One net, as wide as all of them side by side, that says the mean of what they say."""
    slots, per_slot, per_table, wide, narrow, head = learners[0].shape
    n = len(learners)
    found = Learner([slots, per_slot, per_table, n * wide, n * narrow, n * head], scales, 0)
    parts = {name: [learner.calm[name] for learner in learners] for name in NAMES}
    for name in ("first", "first_bias", "second_bias", "third_bias"):
        found.calm[name] = np.concatenate(parts[name], axis=-1)
    found.calm["second"] = diagonal(parts["second"])
    spoken = diagonal([third[:narrow] for third in parts["third"]])
    table = np.concatenate([third[narrow:] for third in parts["third"]], axis=1)
    found.calm["third"] = np.concatenate([spoken, table])
    found.calm["last"] = np.concatenate(parts["last"]) / np.float32(n)
    found.calm["straight"] = np.mean(parts["straight"], axis=0)
    return found


def widened(learner: Learner, shape: list[int], scales: list[float], seed: int) -> Learner:
    """One that says the same, with room to learn more: what is new in it is heard by nobody yet."""
    _, _, _, wide, narrow, head = learner.shape
    found = Learner(shape, scales, seed)
    new, old = found.weights, learner.weights
    new["first"][:, :wide] = old["first"]
    new["first_bias"][:wide] = old["first_bias"]
    new["second"][:, :narrow] = 0
    new["second"][:wide, :narrow] = old["second"]
    new["second_bias"][:narrow] = old["second_bias"]
    new["third"][:, :head] = 0
    new["third"][:narrow, :head] = old["third"][:narrow]
    new["third"][shape[4] :, :head] = old["third"][narrow:]
    new["third_bias"][:head] = old["third_bias"]
    new["last"][:] = 0
    new["last"][:head] = old["last"]
    new["straight"][:] = old["straight"]
    found.calm = {name: np.array(weight) for name, weight in new.items()}
    return found


def diagonal(blocks: list[Array]) -> Array:
    """They do not hear each other."""
    rows, columns = blocks[0].shape
    found = np.zeros((rows * len(blocks), columns * len(blocks)), np.float32)
    for k, block in enumerate(blocks):
        found[k * rows : (k + 1) * rows, k * columns : (k + 1) * columns] = block
    return found


def different(rows: Array) -> tuple[Array, Array]:
    """Where each row that differs from all before it stands, and to which of these every row is alike.

    The actions of one decision change a slot or two, so most rows of a lesson come several times.
    """
    wide = -(-rows.shape[1] * rows.itemsize // 8)
    padded = np.zeros((len(rows), wide * 8 // rows.itemsize), rows.dtype)
    padded[:, : rows.shape[1]] = rows
    keys = (padded.view(np.uint64) * MIXERS[:wide]).sum(axis=1)
    _, firsts, likes = np.unique(keys, return_index=True, return_inverse=True)
    return firsts, likes


def drawn(random: Any, inputs: int, outputs: int, busy: int) -> Array:
    """Weights at random, for so many inputs that are not nought."""
    return (random.standard_normal((inputs, outputs)) * (2.0 / busy) ** 0.5).astype(np.float32)
