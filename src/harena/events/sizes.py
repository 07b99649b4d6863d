"""How many sit at each table of a round."""

from __future__ import annotations

from collections.abc import Collection


class TooFew(ValueError):
    """They do not fill one table."""


def sizes(players: int, wished: int, allowed: Collection[int]) -> list[int]:
    """The largest first. Nobody sits out if it can be helped; then as near to the wished size as can be.

    Whoever allows the wished size alone has byes instead of smaller tables.
    """
    for playing in range(players, 0, -1):
        ways = [even(playing, tables) for tables in range(1, playing + 1)]
        fitting = [way for way in ways if all(size in allowed for size in way)]
        if fitting:
            return min(fitting, key=lambda way: (sum(abs(size - wished) for size in way), -len(way)))
    raise TooFew(f"{players} are too few for a table")


def even(players: int, tables: int) -> list[int]:
    least, more = divmod(players, tables)
    return [least + 1] * more + [least] * (tables - more)


def enough_rounds(players: int, sizes: Collection[int]) -> int:
    """So many, with tables of these sizes, that everybody can have met everybody."""
    meetings = sum(size * (size - 1) // 2 for size in sizes)
    return -(-(players * (players - 1) // 2) // meetings)
