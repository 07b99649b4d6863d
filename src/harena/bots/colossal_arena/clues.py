"""What the others chose lately, ready to be asked about: how likely was it with such a hand?"""

from __future__ import annotations

from mypy_extensions import i64

from harena.bots.colossal_arena.sight import has_secret
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.cards import MAGISTER, SPECTATORS, hi_bit, lo_bit
from harena.games.colossal_arena.state import Arena
from harena.games.colossal_arena.view import ArenaView


class Clue:
    def __init__(self, seat: i64, action: i64, board: Arena, newer: i64, lo: i64, hi: i64) -> None:
        self.seat = seat
        self.action = action
        self.board = board
        """The table as it was, the clue's own copy: imagined hands are put on it."""
        self.newer = newer
        """Cards the seat has drawn since."""
        self.since_lo = lo
        self.since_hi = hi
        """Cards it has played since, this one included: they were in the hand."""
        self.secret = has_secret(board, seat)
        """It had bet in secret by then."""


def clues_of(view: ArenaView, seat: i64, depth: i64) -> list[Clue]:
    """A seat's latest choices, the newest first; none of the viewer's own."""
    found: list[Clue] = []
    lo: i64 = 0
    hi: i64 = 0
    for choice in reversed(view.recent):
        if choice.seat != seat or seat == view.seat or len(found) == depth:
            continue
        card = card_of(choice.action)
        if card >= 0:
            lo |= lo_bit(card)
            hi |= hi_bit(card)
        board = choice.board
        assert isinstance(board, Arena)
        if choice.action == actions.PASS and board.step == steps.BET and board.tokens[seat] == 0:
            continue  # it had no choice
        found.append(Clue(seat, choice.action, board.bare(), view.drawn[seat] - choice.drawn, lo, hi))
    return found


def card_of(action: i64) -> i64:
    """The card that an action of phase 2 shows; -1 if none."""
    if action >= actions.SPECTATOR_ON:
        return SPECTATORS + ((action - actions.SPECTATOR_ON) >> 3)
    if action >= actions.PLAY:
        return action - actions.PLAY
    if actions.MAGISTER_ON <= action < actions.TARGET:
        return MAGISTER
    return -1
