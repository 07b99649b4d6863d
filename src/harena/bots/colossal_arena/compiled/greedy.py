"""The greedy policy: a score in gold for every legal action, from what the seat to act can see."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled import bets, plays, powers
from harena.bots.colossal_arena.compiled.outlook import Outlook
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.weights import POWER_WORTH, Weights
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.state import ColossalArena


class Greedy(Policy):
    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.outlook = Outlook(weights)
        self.support = weights.support

    def score(self, s: ColossalArena) -> i64:
        n = s.legal(self.actions)
        if n == 1:
            self.scores[0] = 0.0
            return n
        o = self.outlook
        o.sight.look(s)
        step = o.sight.step
        if step == steps.BAN:
            self.score_bans(n)
            return n
        o.read()
        i: i64
        for i in range(n):
            self.scores[i] = value_of(o, step, self.actions[i])
        return n

    def score_bans(self, n: i64) -> None:
        """The wildest powers go: they help whoever is lucky."""
        i: i64
        for i in range(n):
            self.scores[i] = POWER_WORTH[self.actions[i] - actions.BAN]


def value_of(o: Outlook, step: i64, action: i64) -> float:
    if step == steps.PLAY or step == steps.SECOND:
        return plays.of_play(o, action)
    if step == steps.BET:
        return bets.of_phase_one(o, action)
    if step == steps.DISCARD:
        return 0.0 if action == actions.DONE else powers.of_discard(o, action - actions.DISCARD)
    if step >= steps.POWER or step == steps.PREFECT:
        return powers.of_power(o, action)
    if step == steps.NAME:
        return powers.of_name(o, action - actions.NAME)
    if step == steps.GIVE:
        return powers.of_gift(o, action - actions.GIVE)
    if step == steps.KEEP:
        return powers.of_keeping(o, action - actions.KEEP)
    if step == steps.WITH:
        return powers.of_swap(o, o.sight.first, action - actions.WITH)
    return of_stalemate(o, action)


def of_stalemate(o: Outlook, action: i64) -> float:
    """A new deck suits whoever has nothing left to play; whoever has may object."""
    playable = (o.sight.hand_lo & o.sight.live_lo) | (o.sight.hand_hi & o.sight.live_hi)
    if action == actions.DECLARE:
        return 1.0 if playable == 0 else -1.0
    if action == actions.OBJECT:
        return 1.0 if playable != 0 and o.lead > 0.0 else -1.0
    return 0.0
