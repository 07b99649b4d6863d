"""Many games at once: one call takes an action in each, and what is seen of them lies in a few buffers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from harena.core.chance import Luck, Random
from harena.core.game import Game
from harena.core.planes import Sheet
from harena.core.state import CHANCE, NOBODY, State
from harena.envs.compiled.masks import Masks

RANK: Final = "rank"
MARGIN: Final = "margin"


@final
class Batch:
    """A row a game; a game that is over begins anew at once. Who acts sees its own view, as numbers."""

    def __init__(self, game: Game, start: State, games: int, reward: str) -> None:
        self.game = game
        self.start = start
        start.events = None  # nobody is told what happens
        self.games: i64 = games
        self.seats: i64 = start.seats
        self.reward = reward
        self.sheet = Sheet(games, sum(plane.size for plane in game.planes()))
        self.masks = Masks(games, game.actions)
        self.actions: vec[i64] = vec[i64]([0] * games)
        """What `step` takes."""
        self.actors: vec[i64] = vec[i64]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * start.seats))
        self.ended: vec[u8] = vec[u8]([u8(0)] * games)
        self.states: list[State] = [start] * games
        self.lucks: list[Luck] = [Luck(row) for row in range(games)]

    def reset(self, seed: i64) -> None:
        """Every game anew; what a row is dealt depends on the seed and on nothing in other rows."""
        seeds = Random(seed)
        row: i64
        for row in range(self.games):
            self.lucks[row] = Luck(seeds.next(), seeds.next())
            self.forget(row)
            self.begin(row)
            self.look(row)

    def forget(self, row: i64) -> None:
        self.ended[row] = u8(0)
        seat: i64
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0

    def begin(self, row: i64) -> None:
        self.sheet.wipe(row)
        state = self.start.clone()
        self.states[row] = state
        luck = self.lucks[row]
        luck.begin()
        deal(state, luck)

    def step(self) -> i64:
        """Take an action in every row, and say -1; or only say in which row it would not be legal."""
        row: i64
        for row in range(self.games):
            if not self.masks.allows(row, self.actions[row]):
                return row
        for row in range(self.games):
            self.take(row, self.actions[row])
        return -1

    def wander(self, random: Random) -> None:
        """Choose a legal action at random in every row."""
        row: i64
        for row in range(self.games):
            self.actions[row] = self.masks.nth(row, random.below(self.masks.choices[row]))

    def take(self, row: i64, action: i64) -> None:
        state = self.states[row]
        if self.ended[row] != 0:
            self.forget(row)
        state.apply(action)
        deal(state, self.lucks[row])
        if state.actor == NOBODY:
            self.settle(row, state)
            self.begin(row)
        self.look(row)

    def look(self, row: i64) -> None:
        """Write what the seat to act sees and may do."""
        state = self.states[row]
        actor = state.actor
        self.actors[row] = actor
        sheet = self.sheet
        sheet.turn_to(row)
        self.game.write(sheet, state, actor)
        sheet.finish()
        self.masks.write(row, state)

    def settle(self, row: i64, state: State) -> None:
        """What the end is worth to each seat, as `harena.envs.rewards` says."""
        self.ended[row] = u8(1)
        at = row * self.seats
        if self.reward == MARGIN:
            scores = state.scores()
            for seat, own in enumerate(scores):
                self.rewards[at + seat] = float(own - max(scores[:seat] + scores[seat + 1 :]))
            return
        ahead = 0
        for place in state.ranking():
            middle = ahead + (len(place) - 1) / 2
            for seat in place:
                if self.reward == RANK:
                    self.rewards[at + seat] = 1 - 2 * middle / (int(self.seats) - 1)
                else:
                    self.rewards[at + seat] = 0.0 if ahead else 1 / len(place)
            ahead += len(place)


def deal(state: State, luck: Luck) -> None:
    while state.actor == CHANCE:
        state.apply(state.sample(luck))
