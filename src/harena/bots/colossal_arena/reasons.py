"""Why an action: what its play-outs show, against the next best."""

from __future__ import annotations

import math

from harena.bots.bot import Thought
from harena.bots.colossal_arena.compiled.search import Search
from harena.games.colossal_arena.scoring import stake
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.words.notation import creature_name

LEADING = 5
PART = 0.5
"""Of the tries of the best, those an action must have had to be told of: early losers hardly had a chance."""
SURE = 2.0
"""Standard errors that a change of risk must have to be a reason."""


def thoughts(search: Search, view: ColossalArenaView) -> list[Thought]:
    """The actions that stayed in the running longest, best first, each with its chance to win."""
    first = int(search.best())
    order = [int(search.running[i]) for i in range(search.count)]
    enough = max(1.0, PART * int(search.visits[first]))
    tried = [k for k in order if int(search.visits[k]) >= enough][:LEADING]
    found: list[Thought] = []
    for k in tried:
        n = int(search.visits[k])
        chance = int(search.wins[k]) / n
        error = 1.96 * math.sqrt((chance * (1 - chance) + 1 / (n + 4)) / n)
        other = tried[1] if k == tried[0] and len(tried) > 1 else tried[0]
        action = search.actions[k]
        found.append(Thought(action, view.text(action), chance, error, reason(search, view, k, other)))
    return found


def reason(search: Search, view: ColossalArenaView, k: int, other: int) -> str:
    """The creature whose fate changes most for the stakes on it, and the gold at the end."""
    n = int(search.visits[k])
    gold = f"you end with {search.gold[k] / n:.1f} gold, the best rival with {search.rival[k] / n:.1f}"
    if k != other and is_by_margin(search, k, other):
        gold += ": it wins less often, but with better margins"
    column = telling_column(search, view, k, other)
    if column < 0 or k == other:
        return gold[0].upper() + gold[1:] + "."
    name = creature_name(view.board, column).title()
    here, there = risk(search, k, column), risk(search, other, column)
    verb = "falls" if here < there else "rises"
    return f"{name}'s risk {verb} from {there:.0%} to {here:.0%} ({stakes(view, column)}); {gold}."


def risk(search: Search, k: int, column: int) -> float:
    return 1 - int(search.survived[8 * k + column]) / max(1, int(search.visits[k]))


def telling_column(search: Search, view: ColossalArenaView, k: int, other: int) -> int:
    best, telling = 0.0, -1
    for column in range(8):
        if view.board.lives(column):
            weight = sum(int(stake(view.board, seat, column)) for seat in range(view.board.seats))
            change = weight * abs(risk(search, k, column) - risk(search, other, column))
            if change > best and is_sure(search, k, other, column):
                best, telling = change, column
    return telling


def is_sure(search: Search, k: int, other: int, column: int) -> bool:
    """Whether a risk differs by more than luck explains."""
    variance = 0.0
    for action in (k, other):
        n, danger = int(search.visits[action]), risk(search, action, column)
        variance += (danger * (1 - danger) + 1 / (n + 4)) / n
    return abs(risk(search, k, column) - risk(search, other, column)) > SURE * math.sqrt(variance)


def is_by_margin(search: Search, k: int, other: int) -> bool:
    """Whether an action is preferred though it wins less."""
    chances = [int(search.wins[action]) / int(search.visits[action]) for action in (k, other)]
    return search.mean(k) > search.mean(other) and chances[0] < chances[1]


def stakes(view: ColossalArenaView, column: int) -> str:
    own = stake(view.board, view.seat, column)
    rivals = [stake(view.board, seat, column) for seat in range(view.board.seats) if seat != view.seat]
    if own > 0:
        return f"you hold {own} gold there"
    return f"a rival holds {max(rivals)} gold there"
