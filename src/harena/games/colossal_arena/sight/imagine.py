"""A whole state behind a board: any that fits all a viewer knows, each about equally likely."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.chance import Random
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import CARDS, PREFECT, PREFECTS, hi_bit
from harena.games.colossal_arena.phases.draws import list_all
from harena.games.colossal_arena.powers.titan import shown_hi, shown_lo
from harena.games.colossal_arena.sight.board import renumbered
from harena.games.colossal_arena.sight.dealing import Dealing
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.state import ColossalArena


def show_some(s: ColossalArena, random: Random) -> None:
    """A third party knows that Titan looks at cards, not which: choose them."""
    v = s.victim
    looked = 3 - s.left if s.step == steps.PEEK else 3
    cards = vec[i64]([0] * CARDS)
    i: i64
    for i in range(looked):
        n = list_all(cards, s.hand[2 * v] & ~shown_lo(s), s.hand[2 * v + 1] & ~shown_hi(s))
        s.shown = (s.shown << 7) | (cards[random.below(n)] + 1)


def imagine(
    board: ColossalArena, viewer: i64, secrets: i64, knowledge: Knowledge, random: Random
) -> ColossalArena:
    """A whole state behind a board, without memory."""
    dealing = Dealing(board, viewer, secrets, knowledge)
    dealing.deal(random)
    s = board.bare()
    dealing.hand_out(s)
    if (s.step == steps.PEEK or s.step == steps.KEEP) and s.shown == 0:
        show_some(s, random)
    elif s.shown != 0 and viewer != s.victim and (s.hand[2 * s.victim + 1] & PREFECTS) != 0:
        held = s.hand[2 * s.victim + 1] & PREFECTS
        s.shown = renumbered(s.shown, PREFECT if (held & hi_bit(PREFECT)) != 0 else PREFECT + 1)
    return s
