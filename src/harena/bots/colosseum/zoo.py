"""The zoo of Colosseum: opponents of other tempers than greedy's, for ladders, training and tests.

Each does what greedy would, but for the one thing it is known for.
"""

from __future__ import annotations

from harena.bots.bot import Bot, Maker
from harena.bots.colosseum.compiled.bids import reservation
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.state import View
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import LEAST_BID
from harena.games.colosseum.sight.view import ColosseumView


class Temper(Bot):
    games = ("colosseum",)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.policy = Greedy(Weights())

    def choose(self, view: View) -> int:
        assert isinstance(view, ColosseumView)
        legal = view.legal()
        wish = self.wish(view, legal) if len(legal) > 1 else None
        return wish if wish in legal else self.policy.choose(view.board)

    def wish(self, view: ColosseumView, legal: list[int]) -> int | None:
        """What it would do out of temper; None, or what it may not do, leaves it to greedy."""
        raise NotImplementedError

    def limit(self, view: ColosseumView, seat: int) -> int:
        """The most that greedy would pay for the market under the hammer, were it a seat's."""
        return int(reservation(self.policy.outlook, view.board, seat, view.board.lot))


class Hermit(Temper):
    """Talks to nobody: makes no offer and accepts none."""

    def wish(self, view: ColosseumView, legal: list[int]) -> int | None:
        answers = {
            steps.BARGAIN: actions.DONE,
            steps.APPROACH: actions.PASS,
            steps.ANSWER: actions.DECLINE,
            steps.LAST_ANSWER: actions.DECLINE,
        }
        return answers.get(int(view.board.step))


class Miser(Temper):
    """Opens at the least there is and hardly ever raises; what it saves it spends on programs."""

    def wish(self, view: ColosseumView, legal: list[int]) -> int | None:
        if view.board.step == steps.RAISE and view.board.bid >= LEAST_BID + 2:
            return actions.PASS
        return None


class Pusher(Temper):
    """Never lets a rival buy cheaply: it raises until she pays what the market is worth to her, less one."""

    def wish(self, view: ColosseumView, legal: list[int]) -> int | None:
        board = view.board
        if board.step == steps.RAISE and board.bid + 1 < self.limit(view, board.leader):
            return actions.BID + int(board.bid) + 1
        return None


class Spender(Temper):
    """Knows no half measures: its first bid is all that the market is worth to it."""

    def wish(self, view: ColosseumView, legal: list[int]) -> int | None:
        board = view.board
        if board.step == steps.FIRST_BID or board.step == steps.RAISE:
            return actions.BID + self.limit(view, board.actor)
        return None


class Builder(Temper):
    """A greater arena, a loge, a season ticket: whatever can be built is built before a program is bought."""

    def wish(self, view: ColosseumView, legal: list[int]) -> int | None:
        if view.board.step != steps.INVEST:
            return None
        built = (actions.EXPAND_RIGHT, actions.EXPAND_LEFT, actions.LOGE, actions.TICKET)
        return next((action for action in built if action in legal), None)


class Showman(Temper):
    """Always the dearest program that it may buy, and the greatest that it can stage."""

    def wish(self, view: ColosseumView, legal: list[int]) -> int | None:
        step = view.board.step
        if step == steps.INVEST:
            return max((action for action in legal if actions.BUY <= action < actions.STAGE), default=None)
        if step == steps.STAGE:
            return max((action for action in legal if actions.STAGE <= action < actions.GIVE), default=None)
        return None


ZOO: dict[str, Maker] = {
    "hermit": Hermit,
    "miser": Miser,
    "pusher": Pusher,
    "spender": Spender,
    "builder": Builder,
    "showman": Showman,
}
