"""Everything Harena refuses, as types.

HarenaError
├── NotationError        the text is no action, card, option or record at all
├── OptionError          a game cannot be played with these options or seats
├── RecordError          a record cannot be read or does not hold; knows its line
│   └── Unproven         its seed is not the promised one, or did not deal what was dealt
└── RuleError            understood, but the rules refuse it; knows its ruling
    ├── OutOfTurn        another seat is to act
    └── GameOver         nobody is to act any more
"""

from __future__ import annotations


class HarenaError(ValueError):
    """A refusal. Whatever raised it has changed nothing."""


class NotationError(HarenaError):
    """The text is no action, card, option or record at all."""


class OptionError(HarenaError):
    """A game cannot be played with these options or seats."""


class RecordError(HarenaError):
    """A record cannot be read or does not hold; it knows its line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Unproven(RecordError):
    """The seed of a record is not the promised one, or did not deal what was dealt."""


class RuleError(HarenaError):
    """Understood, but the rules refuse it; it knows its ruling."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class OutOfTurn(RuleError):
    """Another seat is to act."""


class GameOver(RuleError):
    """Nobody is to act any more."""
