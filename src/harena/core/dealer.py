"""A dealer plays the seat of chance. The honest one commits to a seed before play and shows it after."""

from __future__ import annotations

import hashlib
import hmac

from harena.core.errors import HarenaError
from harena.core.state import State


class Dealer:
    """Whoever plays the seat of chance."""

    def choose(self, state: State) -> int:
        """Chance's next action."""
        raise NotImplementedError


class SeededDealer(Dealer):
    """Draws every urn by the hash of the seed and the urn's name.

    The n-th card of an urn does not depend on who draws it, so the same seed is the same deal for every
    seating; and anybody who knows the seed can check each draw. Where players have added nonces of their own
    after they were shown the commitment, the deal comes from all of them together, and nobody has chosen it.
    """

    def __init__(self, seed: str, nonces: dict[int, str] | None = None) -> None:
        self.seed = seed
        self.nonces: dict[int, str] = nonces or {}
        """By seat; whoever gave none is not among them."""
        self.key = mixed(seed, self.nonces)
        """What the draws come from."""

    def choose(self, state: State) -> int:
        """The outcome that the seed gives this urn."""
        outcomes = state.actions()
        weights = [state.weight(action) for action in outcomes]
        digest = hashlib.sha256(f"{self.key}/{state.urn()}".encode()).digest()
        point = int.from_bytes(digest, "big") % sum(weights)
        for action, weight in zip(outcomes, weights, strict=True):
            if point < weight:
                return action
            point -= weight
        raise AssertionError("chance has no outcome")


def commitment(seed: str) -> str:
    """What is published before play: it binds the dealer to the seed and tells nothing about it."""
    return hashlib.sha256(f"harena seed {seed}".encode()).hexdigest()


def pledge(nonce: str) -> str:
    """What a player shows before anybody tells a nonce: it binds her to hers and tells nothing about it."""
    return hashlib.sha256(f"harena nonce {nonce}".encode()).hexdigest()


def mixed(seed: str, nonces: dict[int, str]) -> str:
    """The seed with the nonces of the seats, in their order; without any, the seed itself."""
    if not nonces:
        return seed
    lines = ["harena deal", *(f"{seat + 1} {nonces[seat]}" for seat in sorted(nonces))]
    return hmac.new(seed.encode(), "\n".join(lines).encode(), hashlib.sha256).hexdigest()


class ScriptedDealer(Dealer):
    """Deals from a script while it lasts, then as another dealer would."""

    def __init__(self, script: list[str], then: Dealer) -> None:
        self.script = script
        self.then = then
        self.at = 0

    def choose(self, state: State) -> int:
        if self.at == len(self.script):
            return self.then.choose(state)
        wanted = self.script[self.at]
        action = state.parse(wanted)
        if action not in state.actions():
            raise HarenaError(f"the script deals {wanted!r}, which chance cannot do here")
        self.at += 1
        return action
