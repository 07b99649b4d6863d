"""What the others chose lately, ready to be asked about: how likely was it with such a hand?"""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.odds import Odds, Reading, odds_of
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.sight import has_secret
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import COLUMNS, STRENGTHS
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena


class Clue:
    def __init__(self, seat: i64, action: i64, board: ColossalArena, drawn: i64) -> None:
        self.seat = seat
        self.action = action
        self.board = board
        """The table as it was, the clue's own copy."""
        self.drawn = drawn
        """Cards the seat had drawn by then."""
        self.secret = has_secret(board, seat)
        """It had bet in secret by then."""
        self.odds: list[list[Odds] | None] = [None] * (COLUMNS + 1)
        """By the column of the secret bet, the last without one: made when they are asked for."""
        self.value: float = 0.0
        """The logarithm of how likely the choice was, with the hand that is imagined now."""
        self.fresh: float = 0.0
        """The same with a hand that is being tried."""

    def odds_with(self, secret: i64, policy: Policy, readings: list[Reading]) -> list[Odds]:
        """How likely the choice was for all hands, by reading, given the card bet in secret, plus one."""
        column = (secret - 1) // STRENGTHS if secret != 0 and self.secret else COLUMNS
        known = self.odds[column]
        if known is not None:
            return known
        if column != COLUMNS:
            self.board.secret[self.seat] = secret
        odds = odds_of(self.board, self.action, policy, readings)
        self.odds[column] = odds
        return odds


def clues_of(view: ColossalArenaView, seat: i64, depth: i64) -> list[Clue]:
    """A seat's latest choices, the oldest first; none of the viewer's own."""
    found: list[Clue] = []
    for choice in reversed(view.recent):
        if choice.seat != seat or seat == view.seat or len(found) == depth:
            continue
        board = choice.board
        assert isinstance(board, ColossalArena)
        if choice.action == actions.PASS and board.step == steps.BET and board.tokens[seat] == 0:
            continue  # it had no choice
        found.append(Clue(seat, choice.action, board.bare(), choice.drawn))
    found.reverse()
    return found
