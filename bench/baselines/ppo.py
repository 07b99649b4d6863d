"""Masked PPO that plays against itself, in plain PyTorch: one net for all seats, from what each may see.

    pip install 'harena[envs,torch]'
    .venv/bin/python bench/baselines/ppo.py --updates 100 --curve build/ppo.json

Schulman and others, 2017, with advantages over each seat's own decisions. Prints a curve: how often it wins
against random play and against greedy, with the interval that holds nineteen times in twenty.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])

from bench.baselines.trial import GAME, PRESET, SEATS, Array, Curve, features
from harena.envs.vector import Games

GAMES, STEPS = 128, 64
"""A rollout is so many decisions in each of so many games."""
EPOCHS, BATCH = 3, 1024
CLIP, BONUS, LAMBDA, RATE = 0.2, 0.01, 0.95, 1e-3
"""How far a policy may go in an update; what indecision is worth; how far advantages look; the step."""
NEVER = -1e9


class Net:
    def __init__(self, numbers: int, actions: int, wide: int = 128) -> None:
        self.trunk = nn.Sequential(nn.Linear(numbers, wide), nn.ReLU(), nn.Linear(wide, wide), nn.ReLU())
        self.policy = nn.Linear(wide, actions)
        self.value = nn.Linear(wide, 1)
        self.weights = [
            weight for part in (self.trunk, self.policy, self.value) for weight in part.parameters()
        ]

    def __call__(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithms of the odds, of legal actions alone, and what the seat expects."""
        inner = self.trunk(seen)
        logits = self.policy(inner).masked_fill(masks == 0, NEVER)
        return functional.log_softmax(logits, -1), self.value(inner).squeeze(-1)


class Rollout:
    """What happened in a few steps of all games, a row a step."""

    def __init__(self, env: Games) -> None:
        games, numbers = env.observations.shape
        self.seen = np.zeros((STEPS, games, numbers), np.int16)
        self.masks = np.zeros((STEPS, games, env.game.actions), np.uint8)
        self.actors = np.zeros((STEPS, games), np.int64)
        self.actions = np.zeros((STEPS, games), np.int64)
        self.odds = np.zeros((STEPS, games), np.float32)
        self.values = np.zeros((STEPS, games), np.float32)
        self.rewards = np.zeros((STEPS, games, SEATS), np.float32)
        self.ended = np.zeros((STEPS, games), bool)

    def advantages(self) -> Array:
        """Each decision's, seen from the same seat's next one; what comes after the rollout is left open."""
        steps, games = self.actors.shape
        rows = np.arange(games)
        found = np.zeros((steps, games), np.float32)
        later = np.zeros((games, SEATS), np.float32)  # advantage of the seat's next decision
        expected = np.full((games, SEATS), np.nan, np.float32)  # value of it, or the reward at the end
        for t in reversed(range(steps)):
            over = self.ended[t]
            expected[over] = self.rewards[t][over]
            later[over] = 0
            seat, value = self.actors[t], self.values[t]
            ahead = expected[rows, seat]
            off = np.where(np.isnan(ahead), 0, ahead - value)
            found[t] = off + LAMBDA * later[rows, seat]
            later[rows, seat] = found[t]
            expected[rows, seat] = value
        return found


class Learner:
    def __init__(self, games: int = GAMES, seed: int = 1) -> None:
        torch.manual_seed(seed)
        self.env = Games(GAME, games, SEATS, PRESET, rewards="rank")
        self.env.reset(seed)
        self.net = Net(self.env.observations.shape[1], self.env.game.actions)
        self.steps = torch.optim.Adam(self.net.weights, RATE)
        self.taken = 0

    def update(self) -> None:
        self.learn(self.play())

    def play(self) -> Rollout:
        env, rollout = self.env, Rollout(self.env)
        for t in range(STEPS):
            with torch.no_grad():
                odds, values = self.net(torch.from_numpy(features(env.observations)), torch.tensor(env.masks))
            chosen = torch.multinomial(odds.exp(), 1)
            rollout.seen[t], rollout.masks[t], rollout.actors[t] = env.observations, env.masks, env.actors
            rollout.actions[t] = chosen.squeeze(-1).numpy()
            rollout.odds[t] = odds.gather(-1, chosen).squeeze(-1).numpy()
            rollout.values[t] = values.numpy()
            env.step(rollout.actions[t])
            rollout.rewards[t], rollout.ended[t] = env.rewards, env.ended
        self.taken += STEPS * env.games
        return rollout

    def learn(self, rollout: Rollout) -> None:
        gains = rollout.advantages()
        goals = torch.from_numpy((gains + rollout.values).reshape(-1))
        ahead = torch.from_numpy(((gains - gains.mean()) / (gains.std() + 1e-8)).reshape(-1))
        seen = rollout.seen.reshape(-1, rollout.seen.shape[-1])
        masks = rollout.masks.reshape(-1, rollout.masks.shape[-1])
        actions = torch.from_numpy(rollout.actions.reshape(-1, 1))
        before = torch.from_numpy(rollout.odds.reshape(-1))
        for _ in range(EPOCHS):
            for part in torch.randperm(len(goals)).split(BATCH):
                rows = part.numpy()
                odds, values = self.net(torch.from_numpy(features(seen[rows])), torch.from_numpy(masks[rows]))
                ratio = (odds.gather(-1, actions[part]).squeeze(-1) - before[part]).exp()
                kept = torch.minimum(ratio * ahead[part], ratio.clamp(1 - CLIP, 1 + CLIP) * ahead[part])
                indecision = -(odds.exp() * odds).sum(-1)
                loss = (values - goals[part]).square().mean() / 2 - kept.mean() - BONUS * indecision.mean()
                self.steps.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.weights, 0.5)
                self.steps.step()

    def choose(self, seat: int, numbers: Array, mask: Array) -> int:
        """The likeliest action."""
        with torch.no_grad():
            odds, _ = self.net(
                torch.from_numpy(features(numbers)).unsqueeze(0), torch.from_numpy(mask).unsqueeze(0)
            )
        return int(odds.argmax())


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/baselines/ppo.py", description=__doc__)
    parser.add_argument("--updates", type=int, default=100, help="of 8,192 decisions each")
    parser.add_argument("--points", type=int, default=10, help="of the curve")
    parser.add_argument("--games", type=int, default=400, help="to play against each opponent at a point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--curve", default="", help="keep the curve in this file, for bench/baselines/curve.py"
    )
    args = parser.parse_args()
    learner = Learner(seed=args.seed)
    curve = Curve("masked PPO, self-play", args.games, args.curve)
    curve.try_out(0, learner.choose)
    for point in range(args.points):
        for group in learner.steps.param_groups:
            group["lr"] = RATE * (1 - point / args.points)
        for _ in range(args.updates // args.points):
            learner.update()
        curve.try_out(learner.taken, learner.choose)
    return 0


if __name__ == "__main__":
    sys.exit(main())
