"""The policy that follows a net: it asks what each choice leads to, and takes what the net likes best."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colosseum.compiled.candidates import MOST
from harena.bots.colosseum.compiled.choices import Choices
from harena.bots.colosseum.compiled.features import Features
from harena.bots.colosseum.compiled.foresight import Foresight
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.learned.compiled.net import Net
from harena.games.colosseum import actions
from harena.games.colosseum.state import Colosseum


class Learned(Policy):
    def __init__(self, net: Net, salt: i64 = 0) -> None:
        self.net = net
        self.shrewd = Shrewd(Weights(), salt)
        self.choices = Choices(self.shrewd)
        self.features = Features()
        self.foresight = Foresight(self.shrewd)
        self.trust: float = 0.0
        """What is added for greedy's own choice."""
        self.legal: vec[i64] = vec[i64]([0] * 1024)
        self.scores: vec[float] = vec[float]([0.0] * MOST)

    def choose(self, s: Colosseum) -> i64:
        if s.legal(self.legal) == 1:
            return self.legal[0]
        self.score(s)
        best: i64 = 0
        k: i64
        for k in range(1, self.choices.count):
            if self.scores[k] > self.scores[best]:
                best = k
        return self.choices.actions[best]

    def score(self, s: Colosseum) -> None:
        """What the net thinks of each of `choices`."""
        choices = self.choices
        choices.collect(s)
        self.scores[0] = 0.0
        if choices.count == 1:
            return
        self.features.begin(s)
        k: i64
        for k in range(choices.count):
            see(self.features, s, self.foresight, choices.actions[k], k == 0)
            if k == 0:
                self.net.begin(self.features.x)
            self.scores[k] = self.net.value(self.features.x)
        self.scores[0] += self.trust


def see(features: Features, s: Colosseum, foresight: Foresight, action: i64, first: bool) -> None:
    """The numbers of an action, after `features.begin`: all lies open, so they are what the seat can see."""
    offered: float = 0.0
    haggler = foresight.shrewd.haggler
    if actions.OFFER <= action < actions.BUY:
        haggler.find(s, s.actor, action - actions.OFFER)
        offered = haggler.joint
    elif action == actions.COUNTER:
        haggler.find(s, s.partner, s.composer)
        offered = haggler.joint
    t = s.bare()
    t.apply(action)
    foresight.go_on(s, t)
    features.read(t, action, first, offered)
