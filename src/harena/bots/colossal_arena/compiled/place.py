"""A policy's place at a table: it is handed a board made for its seat, and never the position itself."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.policy import Policy
from harena.games.colossal_arena.sight.board import board_for
from harena.games.colossal_arena.state import ColossalArena


class Place:
    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.actions: vec[i64] = vec[i64]([0] * 256)

    def best(self, s: ColossalArena) -> i64:
        """What the policy does where there is a choice; what a seat may do is no secret to it."""
        if s.legal(self.actions) == 1:
            return self.actions[0]
        return self.policy.best(board_for(s, s.actor))
