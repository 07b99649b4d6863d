"""How Colosseum is learned."""

from __future__ import annotations

from harena.bots.colosseum.compiled.critic import Critic
from harena.bots.colosseum.compiled.features import SIZE, scales
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.labels import CHOICES, Labels
from harena.bots.colosseum.compiled.learned import Learned
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.compiled.zoo import Hermit, Milker, Pusher, Shark, Spender
from harena.bots.colosseum.instant import KIND, WEIGHTS
from harena.bots.learned.compiled.net import Net
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.extras import needs
from harena.games import GAMES
from harena.games.colosseum.state import Colosseum
from harena.lab.training.learner import Lesson, compared
from harena.lab.training.school import School

with needs("train", "learning"):
    import numpy as np

TABLES = [
    *[(4, "")] * 8,
    *[(3, ""), (5, ""), (3, ""), (5, ""), (4, "official"), (3, "official"), (5, "official")],
]
"""What is played in turn: seats and preset."""


def start(seats: int, preset: str = "") -> Colosseum:
    state = GAMES["colosseum"].start(seats, preset).bare()
    assert isinstance(state, Colosseum)
    return state


def policy_of(net: Net | None, salt: int) -> Policy:
    return Learned(net, salt) if net else Shrewd(Weights(), salt)


class ColosseumSchool(School):
    kind = KIND
    weights = WEIGHTS
    critic = KIND
    widths = [64, 24, 48]  # noqa: RUF012
    passes = 8

    def scales(self) -> list[float]:
        return scales()

    def critic_scales(self) -> list[float]:
        return scales()

    def lessons(self, net: Net | None, critic: Net | None, decisions: int, seed: int) -> list[Lesson]:
        policies: list[Policy] = [Shrewd(Weights(), seed + salt) for salt in range(6)]
        policies += [Greedy(Weights()), Pusher(seed), Milker(seed), Shark(seed), Hermit(seed), Spender(seed)]
        own = Learned(net, seed) if net else None
        labels = Labels(decisions, policies, own, Critic(critic) if critic else None)
        starts = [start(*table) for table in TABLES]
        game = 0
        while labels.play(starts[game % len(starts)], 65536 * seed + game):
            game += 1
        counts = np.frombuffer(labels.counts, np.uint8).copy()  # type: ignore[call-overload]
        there = np.arange(CHOICES)[None] < counts[:, None]
        numbers = np.frombuffer(labels.numbers, np.int16).reshape(-1, SIZE)[there.ravel()]  # type: ignore[call-overload]
        results = np.frombuffer(labels.results).reshape(-1, CHOICES)[there]  # type: ignore[call-overload]
        stood = int(labels.stood)
        stands = np.frombuffer(labels.stands, np.int16).reshape(-1, SIZE)[:stood]  # type: ignore[call-overload]
        endings = np.frombuffer(labels.endings)[:stood]  # type: ignore[call-overload]
        return [Lesson(numbers, results.astype(np.float32), counts), compared(stands, endings, seed)]

    def wins(self, hero: Net | None, field: Net | None, games: int, seed: int) -> float:
        """A victory that is shared counts in parts."""
        first, won = start(4), 0.0
        for game in range(games):
            own, others = policy_of(hero, game), [policy_of(field, 4 * game + k) for k in range(4)]
            state, luck = first.bare(), Luck(seed, game // 4)
            luck.begin()
            while state.actor != NOBODY:
                if state.actor == CHANCE:
                    state.apply(state.sample(luck))
                else:
                    seat = state.actor
                    state.apply((own if seat == game % 4 else others[seat]).choose(state))
            best = state.ranking()[0]
            won += (game % 4 in best) / len(best)
        return won
