"""A game as an image, drawn from what a spectator sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from harena.core.state import View, whom
from harena.envs.canvas import ALARM, CARD, INK, PANEL, SEATS, SOFT, STRONG, Canvas, Image
from harena.envs.pictures import Seen
from harena.games.colosseum.components import SQUARES

FALLEN: Final = (216, 203, 178)
NOBLE: Final = (76, 36, 96)


def image_of(view: View) -> Image:
    """Always of the same size."""
    seen: Seen = view.as_dict()
    canvas = Canvas()
    waits = "The end" if seen["over"] else f"{whom(view.actor).capitalize()} to {seen['prompt']}"
    canvas.words(24, 28, waits, 20)
    BOARDS[seen["game"]](canvas, seen)
    return canvas.done()


def colossal_arena(canvas: Canvas, seen: Seen) -> None:
    deck, discard = seen["deck"], seen["discard"]
    where = f"round {seen['round']}, turn {seen['turn']}   deck {deck}, discarded {discard['size']}"
    canvas.words(936, 28, where, 13, SOFT, "rm")
    for row, gold in enumerate(seen["pays"]["rows"]):
        canvas.words(24, 121 + 62 * row, f"row {row + 1}", 13, SOFT)
        canvas.words(24, 138 + 62 * row, f"{gold} gold", 11, SOFT)
    canvas.words(24, 420, "secret", 13, SOFT)
    for k, column in enumerate(seen["columns"]):
        creature(canvas, column, 84 + 107 * k)
    heads = ["hand", "stunned", "bets left", "secret", "gold"]
    fields = ["hand", "stunned", "tokens", "secret", "gold"]
    rows = [[str(player[field] or 0) for field in fields] for player in seen["players"]]
    canvas.table(24, 470, heads, rows, 90)
    canvas.words(560, 470, "known to be in hand", 12, SOFT)
    for seat, player in enumerate(seen["players"]):
        canvas.words(560, 494 + 25 * seat, shortened(", ".join(player["known"]), 52) or "nothing", 13)


def creature(canvas: Canvas, column: Seen, x: float) -> None:
    alive = column["alive"]
    canvas.box(x, 56, 101, 384, PANEL if alive else FALLEN)
    canvas.words(x + 50, 76, column["creature"].capitalize(), 16, INK if alive else ALARM, "mm")
    canvas.words(x + 50, 93, "" if alive else "fallen", 11, ALARM, "mm")
    for pile in column["piles"]:
        kind, _, strength = pile["top"].rpartition(" ")
        y = 103 + 62 * (pile["row"] - 1)
        canvas.box(x + 8, y, 50, 56, CARD)
        canvas.words(x + 33, y + 23, strength, 24 if kind else 12, INK, "mm")
        canvas.words(x + 33, y + 45, "spectator" if kind == "spectator" else "", 9.5, SOFT, "mm")
        canvas.words(x + 64, y + 44, f"of {pile['height']}" if pile["height"] > 1 else "", 12, SOFT)
    for bet in column["bets"]:
        canvas.seat(bet["seat"], x + 78, 121 + 62 * (bet["row"] - 1), 12)
    for k, bet in enumerate(column["secrets"]):
        canvas.seat(bet["seat"], x + 18 + 19 * k, 423)


def colosseum(canvas: Canvas, seen: Seen) -> None:
    canvas.words(936, 28, f"turn {seen['turn']}, {seen['phase']}", 13, SOFT, "rm")
    for k, tokens in enumerate(seen["markets"]):
        x = 24 + 184 * k
        canvas.box(x, 56, 176, 92, PANEL)
        canvas.words(x + 12, 72, f"market {k + 1}", 12, SOFT)
        for line, token in enumerate(tokens):
            canvas.words(x + 12, 92 + 19 * line, token, 15)
    heads = ["coins", "medals", "tickets", "podiums", "best event"]
    fields = ["coins", "medals", "tickets", "podiums", "marker"]
    rows = [[str(player[field]) for field in fields] for player in seen["players"]]
    canvas.table(24, 172, heads, rows, 66)
    canvas.words(400, 172, "programs", 12, SOFT)
    canvas.words(530, 172, "assets", 12, SOFT)
    for seat, player in enumerate(seen["players"]):
        assets = [f"{n} {name}" for name, n in player["tokens"].items()]
        programs = " ".join(str(program["program"]) for program in player["programs"])
        canvas.words(400, 196 + 25 * seat, shortened(programs, 18), 13)
        lines = two_lines(assets, 68)
        for k, said in enumerate(lines):
            canvas.words(530, 196 + 25 * seat + 11 * k - 5.5 * (len(lines) - 1), said, 10.5)
    track(canvas, seen)


def track(canvas: Canvas, seen: Seen) -> None:
    """The way around the arenas, twelve squares a line; an arena is of its owner's colour."""
    owners = {square: seat for seat, player in enumerate(seen["players"]) for square in player["arena"]}
    for square in range(1, SQUARES + 1):
        x, y = place(square)
        seat = owners.get(square)
        canvas.box(x, y, 70, 82, CARD if seat is None else SEATS[seat])
        canvas.words(x + 7, y + 13, str(square), 12, SOFT if seat is None else STRONG)
    crowd: dict[int, int] = {}
    for name, noble in seen["nobles"].items():
        square = noble["square"]
        if not square:
            continue
        x, y = place(square)
        line, k = divmod(crowd.setdefault(square, 0), 2)
        crowd[square] += 1
        canvas.disc(x + 20 + 30 * k, y + 38 + 28 * line, 13, NOBLE, name[0].upper() + name.partition("-")[2])
    canvas.words(24, 627, "E Emperor, C consuls, S senators; an arena has its owner's colour", 11, SOFT)


def place(square: int) -> tuple[int, int]:
    line, k = divmod(square - 1, 12)
    return 24 + 76 * k, 332 + 94 * line


def shortened(said: str, most: int) -> str:
    return said if len(said) <= most else said[: most - 3].rstrip(", ") + "..."


def two_lines(words: list[str], most: int) -> list[str]:
    """As many as fit, the rest on a second line."""
    lines = [""]
    for word in words:
        longer = f"{lines[-1]}, {word}" if lines[-1] else word
        if len(longer) > most and len(lines) < 2:
            lines.append(word)
        else:
            lines[-1] = longer
    return [shortened(line, most + 2) for line in lines]


BOARDS: Final[dict[str, Callable[[Canvas, Seen], None]]] = {
    "colossal-arena": colossal_arena,
    "colosseum": colosseum,
}
