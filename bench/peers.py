"""open_spiel's card games, played at random by its own C++ and stepped from Python."""

from __future__ import annotations

import random
from typing import Any

from bench.stopwatch import Contest, Work
from harena.core.chance import Random

PEERS = {
    "spades": "spades",
    "crazy_eights": "crazy_eights",
    "bridge": "bridge(use_double_dummy_result=false)",  # with it, a game is an auction and a solver's work
}
CHANCE, TERMINAL = -1, -4
ROLLOUTS = 30


class Peer:
    def __init__(self, spiel: Any, name: str) -> None:
        self.spiel = spiel
        self.name = name
        self.game = spiel.load_game(PEERS[name])
        self.choice = random.Random(5)
        self.random = Random(5)
        self.dealt = [self.deal() for _ in range(20)]
        self.decisions = self.step(200) / 200
        """Players' decisions in a random game, on average."""

    def enter(self, contest: Contest) -> None:
        contest.enter(f"{self.name}: rollouts", self.roll_out)
        contest.enter(f"{self.name}: bots", self.let_bots_play([self.game.new_initial_state()]))
        contest.enter(f"{self.name}: bots, dealt", self.let_bots_play(self.dealt))
        contest.enter(f"{self.name}: stepped", self.step)
        contest.enter(f"{self.name}: stepped, tuned", self.step_tuned)

    def deal(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.draw(state)
        return state

    def draw(self, state: Any) -> None:
        """Chance as one writes it: the outcomes by their odds."""
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.choice.choices(actions, odds)[0])

    def draw_tuned(self, state: Any) -> None:
        """Chance as one writes it when every microsecond counts."""
        point = self.choice.random()
        for action, odds in state.chance_outcomes():
            point -= odds
            if point <= 0:
                break
        state.apply_action(action)

    def roll_out(self) -> int:
        """Random games from the first decision on, all inside C++ (the evaluator of its tree search)."""
        for state in self.dealt:
            evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, self.choice.randrange(1 << 30))
            self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 10, False, 7, False).mcts_search(state)
        return ROLLOUTS * len(self.dealt)

    def let_bots_play(self, starts: list[Any]) -> Work:
        """Random games by its C++ bots, one call each."""
        bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(self.game.num_players())]

        def work(games: int = 200) -> int:
            for number in range(games):
                seed = self.choice.randrange(1 << 30)
                self.spiel.evaluate_bots(starts[number % len(starts)].clone(), bots, seed)
            return games

        return work

    def step(self, games: int = 30) -> int:
        return sum(self.step_game(self.draw) for _ in range(games))

    def step_tuned(self, games: int = 30) -> int:
        return sum(self.step_game(self.draw_tuned) for _ in range(games))

    def step_game(self, draw: Any) -> int:
        """One random game, each action chosen and taken by interpreted Python; counts decisions."""
        below = self.random.below
        state = self.game.new_initial_state()
        legal, apply, current = state.legal_actions, state.apply_action, state.current_player
        decisions = 0
        while (player := current()) != TERMINAL:
            if player == CHANCE:
                draw(state)
            else:
                actions = legal()
                apply(actions[below(len(actions))])
                decisions += 1
        return decisions

    def seconds_a_game(self, contest: Contest) -> float:
        """A whole game in C++: a rollout, and the deal before it: what bots need more if they must deal."""
        deal = contest.seconds[f"{self.name}: bots"] - contest.seconds[f"{self.name}: bots, dealt"]
        return contest.seconds[f"{self.name}: rollouts"] + max(0.0, deal)


def peers() -> list[Peer]:
    """None where open_spiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return []
    return [Peer(pyspiel, name) for name in PEERS]
