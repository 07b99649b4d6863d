"""Numbers back into the view: what a plane holds, in the words and under the names of `view.as_dict()`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from harena.core.errors import OptionError
from harena.core.game import Game
from harena.core.planes import SEATS
from harena.envs.episode import split
from harena.games import GAMES
from harena.games.colossal_arena.components import COLUMNS, MOST_CREATURES, ROWS, STRENGTHS
from harena.games.colossal_arena.powers.table import CREATURES
from harena.games.colosseum.components import NOBLE_NAMES, SQUARES, TOKEN_NAMES
from harena.games.colosseum.sight.planes import PHASES

Seen = dict[str, Any]
Planes = dict[str, NDArray[Any]]


def decode(game: str, numbers: Any, viewer: int = 0) -> Seen:
    """What the numbers of this viewer say, her own seat being the first of their seats."""
    if game not in GAMES:
        raise OptionError(f"the games are {', '.join(GAMES)}, not {game!r}")
    planes = split(GAMES[game].planes(), np.asarray(numbers))
    seats = int(planes["players"][:, 0].sum())
    order = [(seat - viewer) % seats for seat in range(seats)]
    return {
        "game": game,
        "seats": seats,
        "options": options_of(GAMES[game], planes["options"]),
        **DECODERS[game](planes, order),
    }


def options_of(game: Game, numbers: NDArray[Any]) -> Seen:
    """Past the last value stands a free one, which no number says."""
    found = zip(game.options, numbers.tolist(), strict=True)
    return {option.name: [*option.values, None][number] for option, number in found}


def seat_at(row: NDArray[Any], order: list[int]) -> int | None:
    """Which seat a row of seats, counted from the viewer, marks."""
    return order.index(int(row.argmax())) if row.any() else None


def colossal_arena(planes: Planes, order: list[int]) -> Seen:
    table = planes["table"].tolist()
    laid = [row for row in planes["columns"] if row[:MOST_CREATURES].any()]
    names = [CREATURES[int(row[:MOST_CREATURES].argmax())] for row in laid]
    marks = np.array(laid)[:, MOST_CREATURES:] if laid else np.zeros((0, 11), int)
    dead = sorted((int(row[10]), name) for name, row in zip(names, marks, strict=True) if row[10])
    faces = [f"{name} {k}" for name in names + ["?"] * (COLUMNS - len(names)) for k in range(STRENGTHS)]
    faces += [f"spectator {k}" for k in range(STRENGTHS)] + ["magister", "prefect"]

    def cards(zone: int) -> list[str]:
        return [face for face, row in zip(faces, planes["cards"], strict=True) for _ in range(row[zone])]

    top = cards(6)
    doomed = [name for name, row in zip(names, marks, strict=True) if row[7]]
    return {
        "round": table[0],
        "turn": table[1],
        "deck": table[2],
        "recycled": table[4],
        "over": bool(table[9]),
        "discard": {"top": top[0] if top else None, "size": table[3]},
        "current": seat_at(planes["players"][:, 2], order),
        "starter": seat_at(planes["players"][:, 3], order),
        "columns": [column(planes, k, name, marks[k], faces, order) for k, name in enumerate(names)],
        "lowest": [name for name, row in zip(names, marks, strict=True) if row[6]],
        "doomed": doomed[0] if doomed else None,
        "dead": [name for _, name in dead],
        "players": [contestant(planes["players"][k], cards(8 + k)) for k in order],
        "seen": cards(7),
        "own": {"hand": cards(0), "stunned": cards(1), "buried": cards(2), "stack": cards(3)},
    }


def column(
    planes: Planes, k: int, name: str, marks: NDArray[Any], faces: list[str], order: list[int]
) -> Seen:
    alive = bool(marks[0])
    piles: list[Seen] = []
    bets: list[Seen] = []
    for row in range(ROWS):
        strength, spectator, height = planes["piles"][row, k].tolist()
        if height:
            card = f"spectator {strength - 1}" if spectator else faces[STRENGTHS * k + strength - 1]
            piles.append({"row": row + 1, "top": card, "height": height})
        seat = seat_at(planes["bets"][row, k], order)
        if seat is not None:
            bets.append({"row": row + 1, "seat": seat, "gold": ROWS - 1 - row if alive else 0})
    backer = seat_at(marks[1 : 1 + SEATS], order)
    return {"creature": name, "alive": alive, "backer": backer, "piles": piles, "bets": bets}


def contestant(row: NDArray[Any], known: list[str]) -> Seen:
    return {
        "hand": int(row[4]),
        "stunned": int(row[5]),
        "tokens": int(row[6]),
        "secret": "revealed" if row[8] else "hidden" if row[7] else "none",
        "gold": int(row[9]),
        "known": known,
    }


def colosseum(planes: Planes, order: list[int]) -> Seen:
    table = planes["table"].tolist()
    programs = planes["programs"]

    def numbered(column: int) -> list[int]:
        return (np.flatnonzero(programs[:, column]) + 1).tolist()

    return {
        "turn": table[0],
        "phase": PHASES[int(planes["phase"].argmax())],
        "offers": table[1],
        "over": bool(table[14]),
        "current": seat_at(planes["players"][:, 2], order),
        "start": seat_at(planes["players"][:, 3], order),
        "leftover": table[3],
        "bag": {"size": table[2], "tokens": tokens(planes["bag"])},
        "removed": tokens(planes["removed"]),
        "supply": {"medals": table[4], "tickets": table[5], "podiums": table[6]},
        "sale": numbered(10),
        "out": numbered(11),
        "markets": [tokens(row) for row in planes["markets"]],
        "nobles": dict(zip(NOBLE_NAMES, planes["nobles"].tolist(), strict=True)),
        "players": [
            impresario(planes, k, numbered(k), numbered(SEATS + k), table[0] > 0 and planes["phase"][3])
            for k in order
        ],
        "stars": {
            TOKEN_NAMES[kind]: seat_at(row, order) for kind, row in enumerate(planes["stars"]) if row.any()
        },
    }


def impresario(planes: Planes, k: int, owned: list[int], staged: list[int], trades: Any) -> Seen:
    row = planes["players"][k].tolist()
    found: Seen = {
        "coins": row[4],
        "medals": row[5],
        "loge": bool(row[6]),
        "tickets": row[7],
        "podiums": row[8],
        "marker": row[9],
        "arena": [(row[13] + i) % SQUARES for i in range(row[14])],
        "tokens": tokens(planes["tokens"][k]),
        "programs": owned,
        "staged": staged,
    }
    if trades:
        found["tradable"] = tokens(planes["tradable"][k])
    return found


def tokens(row: NDArray[Any]) -> dict[str, int]:
    return {name: n for name, n in zip(TOKEN_NAMES, row.tolist(), strict=True) if n}


DECODERS: Final[dict[str, Callable[[Planes, list[int]], Seen]]] = {
    "colossal-arena": colossal_arena,
    "colosseum": colosseum,
}
