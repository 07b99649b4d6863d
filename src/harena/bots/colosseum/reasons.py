"""Why an action: what its play-outs end with, against the next best."""

from __future__ import annotations

import math
from typing import Final

from harena.bots.bot import Thought
from harena.bots.colosseum.compiled.search import Search
from harena.core.state import View
from harena.games.colosseum.components import PROGRAMS

PART: Final = 0.5
"""Of the tries of the best, those an action must have had to be told of: early losers hardly had a chance."""


def thoughts(search: Search, view: View) -> list[Thought]:
    """The actions that were tried in earnest, the one it would choose first, then by their chance to win."""
    chosen = int(search.best())
    enough = max(1.0, PART * int(search.visits[chosen]))
    tried = [k for k in range(search.count) if k != chosen and int(search.visits[k]) >= enough]
    tried.sort(key=lambda k: (-chance(search, k), -search.mean(k), k))
    rival = tried[0] if tried else chosen
    return [thought(search, view, k, rival if k == chosen else chosen) for k in [chosen, *tried]]


def chance(search: Search, k: int) -> float:
    """To win, by its play-outs."""
    return search.wins[k] / max(1, int(search.visits[k]))


def thought(search: Search, view: View, k: int, other: int) -> Thought:
    n = int(search.visits[k])
    action = search.actions[k]
    if n == 0:
        return Thought(action, view.text(action), 0.0, 1.0, "There is nothing else to do.")
    value = chance(search, k)
    error = 1.96 * math.sqrt((value * (1 - value) + 1 / (n + 4)) / n)
    return Thought(action, view.text(action), value, error, reason(search, k, other))


def reason(search: Search, k: int, other: int) -> str:
    """The event most play-outs end with, the spectators of both, and why what wins less is still chosen."""
    n = int(search.visits[k])
    tally = [int(search.finale[32 * k + program]) for program in range(32)]
    program = max(range(32), key=lambda number: tally[number])
    own, rival = int(search.own[k]) / n, int(search.rival[k]) / n
    crowds = f"your best event draws {own:.1f} spectators, the best rival's {rival:.1f}"
    crowds += preference(search, k, other)
    if program == 0:
        return crowds[0].upper() + crowds[1:] + "."
    share = tally[program] / n
    return f"{PROGRAMS[program - 1].name} is your last event in {share:.0%} of the play-outs; {crowds}."


def preference(search: Search, k: int, other: int) -> str:
    if k != search.best() or chance(search, k) >= chance(search, other):
        return ""
    if search.mean(k) > search.mean(other):
        return ": it wins less often, but with better margins"
    return f": the difference may be luck, and {search.hunch} it is better"
