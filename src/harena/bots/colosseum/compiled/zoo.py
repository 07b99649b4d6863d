"""The tempers of the zoo: each does what greedy would, but for the one thing it is known for."""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colosseum.compiled.bids import reservation
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import LEAST_BID
from harena.games.colosseum.state import Colosseum


class Temper(Shrewd):
    def __init__(self, salt: i64 = 0) -> None:
        super().__init__(Weights(), salt)

    def is_legal(self, n: i64, action: i64) -> bool:
        i: i64
        for i in range(n):
            if self.actions[i] == action:
                return True
        return False

    def choose(self, s: Colosseum) -> i64:
        n = s.legal(self.actions)
        if n == 1:
            return self.actions[0]
        wish = self.wish(s, n)
        if wish >= 0:
            s.legal(self.actions)
            if self.is_legal(n, wish):
                return wish
        return super().choose(s)

    def wish(self, s: Colosseum, n: i64) -> i64:
        """What it would do out of temper; below nought, or what it may not do, leaves it to greedy."""
        raise NotImplementedError

    def greatest(self, n: i64, first: i64, end: i64) -> i64:
        """The greatest legal action from one number to before another, or -1."""
        best: i64 = -1
        i: i64
        for i in range(n):
            if first <= self.actions[i] < end and self.actions[i] > best:
                best = self.actions[i]
        return best


class Hermit(Temper):
    """Talks to nobody: makes no offer and accepts none."""

    def wish(self, s: Colosseum, n: i64) -> i64:
        if s.step == steps.BARGAIN:
            return actions.DONE
        if s.step == steps.APPROACH:
            return actions.PASS
        if s.step == steps.ANSWER or s.step == steps.LAST_ANSWER:
            return actions.DECLINE
        return -1


class Miser(Temper):
    """Opens at the least there is and hardly ever raises; what it saves it spends on programs."""

    def wish(self, s: Colosseum, n: i64) -> i64:
        return actions.PASS if s.step == steps.RAISE and s.bid >= LEAST_BID + 2 else -1


class Pusher(Temper):
    """Never lets a rival buy cheaply: it raises until she pays what the market is worth to her, less one."""

    def wish(self, s: Colosseum, n: i64) -> i64:
        if s.step == steps.RAISE and s.bid + 1 < reservation(self.outlook, s, s.leader, s.lot):
            return actions.BID + s.bid + 1
        return -1


class Spender(Temper):
    """Knows no half measures: its first bid is all that the market is worth to it."""

    def wish(self, s: Colosseum, n: i64) -> i64:
        if s.step == steps.FIRST_BID or s.step == steps.RAISE:
            most = reservation(self.outlook, s, s.actor, s.lot)
            return actions.BID + most if most > s.bid else actions.PASS
        return -1


class Builder(Temper):
    """A greater arena, a loge, a season ticket: whatever can be built is built before a program is bought."""

    def wish(self, s: Colosseum, n: i64) -> i64:
        if s.step != steps.INVEST:
            return -1
        if self.is_legal(n, actions.EXPAND_RIGHT):
            return actions.EXPAND_RIGHT
        if self.is_legal(n, actions.EXPAND_LEFT):
            return actions.EXPAND_LEFT
        return actions.LOGE if self.is_legal(n, actions.LOGE) else actions.TICKET


class Showman(Temper):
    """Always the dearest program that it may buy, and the greatest that it can stage."""

    def wish(self, s: Colosseum, n: i64) -> i64:
        if s.step == steps.INVEST:
            return self.greatest(n, actions.BUY, actions.STAGE)
        if s.step == steps.STAGE:
            return self.greatest(n, actions.STAGE, actions.GIVE)
        return -1


class Milker(Temper):
    """Knows greedy: asks for the most that she lets go, of whom there is most to get, as often as it may."""

    def __init__(self, salt: i64 = 0) -> None:
        super().__init__(salt)
        self.haggler.asks = 0.75

    def wish(self, s: Colosseum, n: i64) -> i64:
        return self.richest(s) if s.step == steps.BARGAIN else -1

    def richest(self, s: Colosseum) -> i64:
        """An offer to whom it brings most."""
        best: float = 0.0
        chosen: i64 = actions.DONE
        i: i64
        for i in range(1, s.seats):
            seat = (s.current + i) % s.seats
            if self.haggler.find(s, s.current, seat) and self.haggler.joint > best:
                best = self.haggler.joint
                chosen = actions.OFFER + seat
        return chosen


class Pedlar(Milker):
    """Nothing is too small for it: trades with everybody, again and again, that bring it next to nothing."""

    def __init__(self, salt: i64 = 0) -> None:
        super().__init__(salt)
        self.haggler.least = 0.05


class Shark(Milker):
    """Milks and pushes."""

    def wish(self, s: Colosseum, n: i64) -> i64:
        if s.step == steps.RAISE and s.bid + 1 < reservation(self.outlook, s, s.leader, s.lot):
            return actions.BID + s.bid + 1
        return super().wish(s, n)
