"""Tokens, programs and changes in words."""

from __future__ import annotations

from typing import Any, Final

from harena.games.colosseum.components import PROGRAMS, TOKEN_NAMES, WARES

Seen = dict[str, Any]
"""A view as JSON."""
TOKENS: Final = TOKEN_NAMES[:WARES]
"""That can be held."""


def label(token: str) -> str:
    """A token's name where room is dear."""
    return "action" if token == "additional-action" else token


def several(tokens: dict[str, int], nothing: str = "nothing") -> str:
    """`2 gladiator, horse`."""
    parts = [label(token) if n == 1 else f"{n} {label(token)}" for token, n in tokens.items() if n]
    return ", ".join(parts) or nothing


def coins(n: int) -> str:
    return "1 coin" if n == 1 else f"{n} coins"


def bundle(tokens: dict[str, int], money: int) -> str:
    """One side of an offer."""
    parts = ([several(tokens)] if tokens else []) + ([coins(money)] if money else [])
    return " and ".join(parts) or "nothing"


def extras(jokers: int, medals: int) -> str:
    """`1 joker and 2 medals`."""
    counts = [(jokers, "joker"), (medals, "medal")]
    return " and ".join(f"{n} {word}{'s' if n > 1 else ''}" for n, word in counts if n)


def program_name(number: int) -> str:
    return PROGRAMS[number - 1].name


def total_text(total: int | None) -> str:
    return "-" if total is None else str(total)


def change(pair: list[int | None]) -> str:
    """`7 → 9`."""
    return f"{total_text(pair[0])} → {total_text(pair[1])}"


def bill_text(bill: Seen) -> str:
    """`24 = 9 base + 5 previous + 10 tickets`."""
    lines = [(name, n) for name, n in bill.items() if name != "total" and (n or name == "base")]
    return f"{bill['total']} = " + " + ".join(f"{n} {name}" for name, n in lines)


def effect_parts(effect: Seen, owned: set[int], viewer: int, names: list[str]) -> list[str]:
    """What a deed does for somebody: to her own programs, her best event, and stars that change hands."""
    changed = [program for program in effect["programs"] if program["program"] in owned]
    parts = [f"#{program['program']} {change(program['total'])}" for program in changed]
    if effect["best"][0] != effect["best"][1] and effect["best"] not in [one["total"] for one in changed]:
        parts.insert(0, f"best event {change(effect['best'])}")
    parts += [star_text(star, viewer, names) for star in effect["stars"]]
    if effect["medals"][1] > effect["medals"][0]:
        parts.append(f"medals {change(effect['medals'])}")
    return parts


def star_text(star: Seen, seat: int, names: list[str]) -> str:
    """Whose a star would be."""
    before, after = star["holder"]
    if after == seat:
        return f"{star['token']} star yours"
    if before == seat:
        return f"{star['token']} star lost" + ("" if after is None else f" to {names[after]}")
    return f"{star['token']} star {'nobody' if after is None else names[after]}'s"


def fitting(parts: list[str], room: int) -> str:
    """As many parts as there is room for."""
    while parts and len(", ".join(parts)) > room:
        parts = parts[:-1]
    return ", ".join(parts)
