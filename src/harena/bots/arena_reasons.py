"""Why an action: what its play-outs show, against the next best."""

from __future__ import annotations

import math

from harena.bots.bot import Thought
from harena.bots.colossal_arena.search import Search
from harena.games.colossal_arena.notation import creature_name
from harena.games.colossal_arena.view import ArenaView

LEADING = 5


def thoughts(search: Search, view: ArenaView) -> list[Thought]:
    """The actions that stayed in the running longest, best first, each with its chance to win."""
    search.best()
    order = [int(search.running[i]) for i in range(search.count)]
    tried = [k for k in order if search.visits[k] > 0][:LEADING]
    found: list[Thought] = []
    for k in tried:
        n = int(search.visits[k])
        chance = int(search.wins[k]) / n
        error = 1.96 * math.sqrt((chance * (1 - chance) + 1 / (n + 4)) / n)
        other = tried[1] if k == tried[0] and len(tried) > 1 else tried[0]
        action = search.actions[k]
        found.append(Thought(action, view.text(action), chance, error, reason(search, view, k, other)))
    return found


def reason(search: Search, view: ArenaView, k: int, other: int) -> str:
    """The creature whose fate changes most for the stakes on it, and the gold at the end."""
    n = int(search.visits[k])
    gold = f"you end with {search.gold[k] / n:.1f} gold, the best rival with {search.rival[k] / n:.1f}"
    column = telling_column(search, view, k, other)
    if column < 0 or k == other:
        return gold[0].upper() + gold[1:] + "."
    name = creature_name(view.board, column).title()
    here, there = risk(search, k, column), risk(search, other, column)
    verb = "falls" if here < there else "rises"
    return f"{name}'s risk {verb} from {there:.0%} to {here:.0%} ({stakes(view, column)}); {gold}."


def risk(search: Search, k: int, column: int) -> float:
    return 1 - int(search.survived[8 * k + column]) / max(1, int(search.visits[k]))


def telling_column(search: Search, view: ArenaView, k: int, other: int) -> int:
    best, telling = 0.0, -1
    for column in range(8):
        if view.board.lives(column):
            weight = sum(int(view.board.stake(seat, column)) for seat in range(view.board.seats))
            change = weight * abs(risk(search, k, column) - risk(search, other, column))
            if change > best:
                best, telling = change, column
    return telling


def stakes(view: ArenaView, column: int) -> str:
    own = view.board.stake(view.seat, column)
    rivals = [view.board.stake(seat, column) for seat in range(view.board.seats) if seat != view.seat]
    if own > 0:
        return f"you hold {own} gold there"
    return f"a rival holds {max(rivals)} gold there"
