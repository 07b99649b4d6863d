"""Why an action: what its play-outs end with."""

from __future__ import annotations

import math

from harena.bots.bot import Thought
from harena.bots.colosseum.compiled.search import Search
from harena.core.state import View
from harena.games.colosseum.components import PROGRAMS


def thoughts(search: Search, view: View) -> list[Thought]:
    """The actions tried, the one it would choose first, then those still in the race."""
    chosen = search.best()
    tried = [k for k in range(search.count) if search.visits[k] or k == chosen]
    order = sorted(tried, key=lambda k: (k != chosen, -search.live[k], -search.mean(k), k))
    return [thought(search, view, k) for k in order]


def thought(search: Search, view: View, k: int) -> Thought:
    n = int(search.visits[k])
    action = search.actions[k]
    if n == 0:
        return Thought(action, view.text(action), 0.0, 1.0, "There is nothing else to do.")
    chance = search.wins[k] / n
    error = 1.96 * math.sqrt((chance * (1 - chance) + 1 / (n + 4)) / n)
    return Thought(action, view.text(action), chance, error, reason(search, k, n))


def reason(search: Search, k: int, n: int) -> str:
    """The event most play-outs end with, and the spectators of both."""
    tally = [int(search.finale[32 * k + program]) for program in range(32)]
    program = max(range(32), key=lambda number: tally[number])
    own, rival = int(search.own[k]) / n, int(search.rival[k]) / n
    crowds = f"your best event draws {own:.1f} spectators, the best rival's {rival:.1f}"
    if program == 0:
        return crowds[0].upper() + crowds[1:] + "."
    share = tally[program] / n
    return f"{PROGRAMS[program - 1].name} is your last event in {share:.0%} of the play-outs; {crowds}."
