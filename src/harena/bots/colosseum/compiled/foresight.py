"""How a phase will end if everybody goes on like greedy in a hurry, and luck is what one imagines it to be.

What a bid is worth shows only when the hammer has fallen, on this market and on those that are left.
"""

from __future__ import annotations

from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum.position import AUCTIONS, INVESTING, PRODUCING
from harena.games.colosseum.state import Colosseum


class Foresight:
    def __init__(self, shrewd: Shrewd) -> None:
        """The offers that one thinks of are those of `shrewd`."""
        self.shrewd = shrewd
        self.quick = Greedy(Weights())
        self.quick.quick = True
        self.luck = Luck(0, 0)

    def go_on(self, s: Colosseum, t: Colosseum) -> None:
        """From what an action of `s` led to, with the same luck after any."""
        luck = self.luck
        luck.random = Random(s.turn, s.actor)
        luck.begin()
        while t.actor != NOBODY and not is_over(s, t):
            if t.actor == CHANCE:
                t.apply(t.sample(luck))
            elif t.is_draft():
                t.apply(self.shrewd.choose(t))
            else:
                t.apply(self.quick.choose(t))


def is_over(s: Colosseum, t: Colosseum) -> bool:
    """Investments show what they are good for in the auctions; whoever produces, when she has produced."""
    if t.turn != s.turn:
        return True
    if s.phase == INVESTING:
        return t.phase > AUCTIONS
    return t.phase != s.phase or (s.phase == PRODUCING and t.current != s.current)
