"""What a program lacks and would draw if it were staged now (C91-C103)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import low_index, members
from harena.core.state import Json
from harena.games.colosseum.components import ASSETS, EXPANSIONS, JOKER, KINDS, PRICE, TOKEN_NAMES, WORST
from harena.games.colosseum.investments.program import in_order
from harena.games.colosseum.phases.bill import LINES, TOTAL, count_spectators
from harena.games.colosseum.phases.staging import missing_assets
from harena.games.colosseum.state import Colosseum


def bill_of(s: Colosseum, seat: int, program: int, missing: int, medals: int) -> Json | None:
    """Line by line; None if more is missing than the program bears (C94)."""
    if missing > WORST[program]:
        return None
    bill = vec[i64]([0] * 8)
    count_spectators(s, seat, program, missing, medals, bill, 0)
    return {name: int(bill[line]) for line, name in enumerate(LINES)}


def total_of(s: Colosseum, seat: int, program: int, missing: int, medals: int) -> int | None:
    if missing > WORST[program]:
        return None
    bill = vec[i64]([0] * 8)
    count_spectators(s, seat, program, missing, medals, bill, 0)
    return int(bill[TOTAL])


def lacks_of(s: Colosseum, seat: int, program: int) -> dict[str, int]:
    """The assets it still asks for, by type."""
    lacks: dict[str, int] = {}
    kinds = KINDS[program]
    while kinds != 0:
        kind = low_index(kinds)
        kinds &= kinds - 1
        short = ASSETS[16 * program + kind] - s.held[16 * seat + kind]
        if short > 0:
            lacks[TOKEN_NAMES[kind]] = int(short)
    return lacks


def squares_short(s: Colosseum, seat: int, program: int) -> int:
    short = EXPANSIONS[program] - s.expansions(seat)
    return int(short) if short > 0 else 0


def most_of(s: Colosseum, seat: int, program: int, missing: int) -> Json | None:
    """With every Joker and every medal thrown in."""
    jokers = min(int(s.held[16 * seat + JOKER]), missing)
    medals = int(s.medals[seat])
    total = total_of(s, seat, program, missing - jokers, medals)
    if total is None:
        return None
    return {"program": program, "jokers": jokers, "medals": medals, "total": total}


def prospect_of(s: Colosseum, seat: int, program: int) -> Json:
    missing = int(missing_assets(s, seat, program))
    return {
        "program": program,
        "lacks": lacks_of(s, seat, program),
        "missing": missing,
        "squares": squares_short(s, seat, program),
        "bill": bill_of(s, seat, program, missing, 0),
        "most": most_of(s, seat, program, missing),
    }


def sale_of(s: Colosseum, seat: int, program: int) -> Json:
    """A program on sale: also what it costs her, and whether she may have it (C20)."""
    prospect = prospect_of(s, seat, program)
    prospect["left"] = int(s.coins[seat] - PRICE[program])
    prospect["allowed"] = (in_order(s, seat) >> program) & 1 != 0
    return prospect


def best_of(s: Colosseum, seat: int) -> Json | None:
    """The best event in her reach: of the programs she owns and has room for, with all she has."""
    program, _ = best_program(s, seat)
    if program == 0:
        return None
    return most_of(s, seat, program, int(missing_assets(s, seat, program)))


def best_total(s: Colosseum, seat: int) -> int | None:
    program, total = best_program(s, seat)
    return total if program else None


def best_program(s: Colosseum, seat: int) -> tuple[int, int]:
    """With its spectators; nought if she can stage none."""
    best = (0, 0)
    medals = int(s.medals[seat])
    for program in members(s.owned[seat]):
        if squares_short(s, seat, program) == 0:
            missing = int(missing_assets(s, seat, program))
            left = missing - min(int(s.held[16 * seat + JOKER]), missing)
            total = total_of(s, seat, program, left, medals)
            if total is not None and total > best[1]:
                best = (program, total)
    return best
