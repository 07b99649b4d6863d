"""Who has won, and by what."""

from __future__ import annotations

from harena.games.colossal_arena.state import ColossalArena


def dead_columns(s: ColossalArena) -> list[int]:
    """The creatures that died, the last one first."""
    found: list[int] = []
    deaths = s.deaths
    while deaths != 0:
        found.append((deaths & 15) - 1)
        deaths >>= 4
    return found


def ranking(s: ColossalArena) -> list[list[int]]:
    """By gold, then by the tie-break of the table; nobody shares a place (R145, R146, K24)."""
    return [[seat] for seat in sorted(range(s.seats), key=lambda seat: _rank(s, seat))]


def _rank(s: ColossalArena, seat: int) -> list[int]:
    key = [-int(s.gold(seat))]
    if s.rules.last_dead:
        key += [-int(s.stake(seat, column)) for column in dead_columns(s)]
    return [*key, (s.latest - seat) % s.seats]
