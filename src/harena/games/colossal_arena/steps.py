"""What the game can wait for. Flow is data: a state holds a step's number, and STEPS knows the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import zeros
from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import Json
from harena.games.colossal_arena.components import MOST_CREATURES

if TYPE_CHECKING:
    from harena.games.colossal_arena.state import ColossalArena

LINEUP: Final = 0
BAN: Final = 1
START: Final = 2
DEAL: Final = 3
BET: Final = 4
PLAY: Final = 5
SECOND: Final = 6
"""Ettin's second card."""
PREFECT: Final = 7
DISCARD: Final = 8
REFILL: Final = 9
DECLARE: Final = 10
OBJECT: Final = 11
RECYCLED_DRAW: Final = 12
OVER: Final = 13

AMAZON_DRAW: Final = 14
STUN: Final = 15
NAME: Final = 16
GIVE: Final = 17
PEEK: Final = 18
KEEP: Final = 19
WITH: Final = 20

POWER: Final = 24
"""+ creature: may the backer use it, and on what?"""


class Step:
    """One kind of decision, or of chance: what is legal there, what an action does, what is said of it."""

    name: str = ""
    ruling: str = "R131"
    phrase: str = ""
    """What the game waits for, in a few words that everybody may hear."""
    creature: str = ""
    """Whose power it is, if it is one."""

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        raise NotImplementedError

    def apply(self, s: ColossalArena, action: i64) -> None:
        raise NotImplementedError

    def forced(self, s: ColossalArena) -> i64:
        """The only action, where everybody can see that there is no other; else -1."""
        return -1

    def weight(self, s: ColossalArena, action: i64) -> i64:
        return 1

    def urn(self, s: ColossalArena) -> str:
        raise NotImplementedError

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        """An action at random, chance's by its odds; where most time goes, without a list of them all."""
        return luck.buffer[luck.random.below(self.legal(s, luck.buffer))]

    def happen(self, s: ColossalArena, luck: Luck) -> None:
        """Chance acts in a play-out, perhaps several times."""
        self.apply(s, self.sample(s, luck))

    def refusal(self, s: ColossalArena, action: int) -> RuleError:
        """Why an action that a person might expect is not offered."""
        return RuleError(self.ruling, f"not possible here: {self.phrase}")

    def pending(self, s: ColossalArena) -> Json:
        """What the decision is about; of the cards only those on the board of whoever looks."""
        return {}


def only(step: Step, s: ColossalArena) -> i64:
    """The only legal action; -1 where there are more."""
    out = zeros(s.most_actions())
    return out[0] if step.legal(s, out) == 1 else -1


STEPS: Final = vec[Step]([Step()] * (POWER + MOST_CREATURES))
"""Filled by `flow`, a row a step."""
