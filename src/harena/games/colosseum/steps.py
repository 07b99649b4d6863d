"""What the game can wait for. Flow is data: a state holds its step's number, and STEPS knows the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.chance import Luck
from harena.core.errors import RuleError

if TYPE_CHECKING:
    from harena.games.colosseum.state import Colosseum

DEAL_PROGRAM: Final = 0
DEAL_TOKEN: Final = 1

INVEST: Final = 2
INVESTED: Final = 3
"""After an investment: another?"""
EXTRA: Final = 4

INITIATIVE: Final = 5
"""Automatic, as the others that say so."""
OPEN: Final = 6
FIRST_BID: Final = 7
RAISE: Final = 8
REFILL: Final = 9
INITIATIVE_OVER: Final = 10
"""Automatic."""

BARGAIN: Final = 11
GIVE: Final = 12
ASK: Final = 13
COINS: Final = 14
ANSWER: Final = 15
LAST_ANSWER: Final = 16
APPROACH: Final = 17

ROLL: Final = 18
DICE: Final = 19
MOVE: Final = 20
SECOND: Final = 21
STAGE: Final = 22
JOKERS: Final = 23
MEDALS: Final = 24

CEREMONY: Final = 25
"""Automatic: discards, podium and theft in the table's order."""
DISCARD: Final = 26
PODIUM_TIE: Final = 27
LAST_TIE: Final = 28
TAKE: Final = 29
OVER: Final = 30
STEPS_IN_ALL: Final = 31


class Step:
    """One kind of decision, or of chance: what is legal there, what an action does, what is said of it."""

    name: str = ""
    """As views and tests call it."""

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        raise NotImplementedError

    def apply(self, s: Colosseum, action: i64) -> None:
        raise NotImplementedError

    def forced(self, s: Colosseum) -> i64:
        """The only legal action, which is then taken without asking (C123); -1 where there is a choice."""
        return -1

    def weight(self, s: Colosseum, action: i64) -> i64:
        return 1

    def urn(self, s: Colosseum) -> str:
        raise NotImplementedError

    def sample(self, s: Colosseum, luck: Luck) -> i64:
        return luck.buffer[luck.random.below(self.legal(s, luck.buffer))]

    def prompt(self, s: Colosseum) -> str:
        """What the game waits for, in a few words that everybody may hear."""
        raise NotImplementedError

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        """Why an action that belongs here is not legal; None for one that belongs elsewhere."""
        return None


STEPS: Final = vec[Step]([Step()] * STEPS_IN_ALL)
"""Filled by `flow`, a row a step."""
