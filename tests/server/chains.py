"""What a client adds to a deal."""

from __future__ import annotations

from harena.core.dealer import pledge


class Chain:
    """What a client draws: each number is the hash of the next that it would tell."""

    def __init__(self, secret: str) -> None:
        self.numbers = [secret * 32]
        for _ in range(5):
            self.numbers.append(pledge(self.numbers[-1]))

    @property
    def pledge(self) -> str:
        return self.numbers[-1]

    def told(self, times: int = 1) -> str:
        """What is told the first time, or later."""
        return self.numbers[-1 - times]

    def after(self, pledge: str) -> str:
        """What is told when this is what was pledged."""
        return self.numbers[self.numbers.index(pledge) - 1]


CHAINS = [Chain(secret) for secret in ("0a", "1b", "2c", "3d", "4e")]
