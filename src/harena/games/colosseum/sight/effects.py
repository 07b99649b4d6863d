"""What a deed would change for a seat: the position before it and after it, side by side."""

from __future__ import annotations

from harena.core.bits import members
from harena.core.match import hitch
from harena.core.state import Json
from harena.games.colosseum import steps
from harena.games.colosseum.components import CROWD, MARKET_SIZE, STAR_TYPES, TOKEN_NAMES, WARES, WORST
from harena.games.colosseum.phases.auctions import take_market
from harena.games.colosseum.phases.staging import missing_assets
from harena.games.colosseum.phases.trading import exchange
from harena.games.colosseum.sight.prospects import best_total, total_of
from harena.games.colosseum.state import Colosseum


def effect_on(before: Colosseum, after: Colosseum, seat: int) -> Json:
    return {
        "seat": seat,
        "coins": [int(before.coins[seat]), int(after.coins[seat])],
        "medals": [int(before.medals[seat]), int(after.medals[seat])],
        "tokens": tokens_gained(before, after, seat),
        "programs": programs_changed(before, after, seat),
        "stars": stars_changed(before, after),
        "best": [best_total(before, seat), best_total(after, seat)],
    }


def tokens_gained(before: Colosseum, after: Colosseum, seat: int) -> dict[str, int]:
    """By type; below nought, what is lost."""
    gained: dict[str, int] = {}
    for kind in range(WARES):
        n = int(after.held[16 * seat + kind] - before.held[16 * seat + kind])
        if n != 0:
            gained[TOKEN_NAMES[kind]] = n
    return gained


def programs_changed(before: Colosseum, after: Colosseum, seat: int) -> list[Json]:
    """Of those she owns and those on sale the ones that change, as they stand, without Jokers and medals."""
    changed: list[Json] = []
    for program in members(before.owned[seat] | before.sale | after.owned[seat]):
        old = int(missing_assets(before, seat, program))
        new = int(missing_assets(after, seat, program))
        totals = [total_of(before, seat, program, old, 0), total_of(after, seat, program, new, 0)]
        if old != new or totals[0] != totals[1]:
            bases = [base_of(program, old), base_of(program, new)]
            changed.append({"program": program, "missing": [old, new], "base": bases, "total": totals})
    return changed


def base_of(program: int, missing: int) -> int | None:
    return int(CROWD[8 * program + missing]) if missing <= WORST[program] else None


def stars_changed(before: Colosseum, after: Colosseum) -> list[Json]:
    return [
        {"token": TOKEN_NAMES[kind], "holder": [holder_of(before, kind), holder_of(after, kind)]}
        for kind in STAR_TYPES
        if before.star[kind] != after.star[kind]
    ]


def holder_of(s: Colosseum, kind: int) -> int | None:
    return int(s.star[kind]) - 1 if s.star[kind] != 0 else None


def lot_effect(s: Colosseum, seat: int, market: int) -> Json | None:
    """What the tokens of a market would do for a seat, whatever they cost; None if it is empty."""
    if s.market[MARKET_SIZE * market] == 0:
        return None
    after = s.bare()
    after.lot = market
    take_market(after, seat)
    return effect_on(s, after, seat)


def offer_effects(s: Colosseum) -> list[Json]:
    """What the offer on the table would do for its composer and for her partner."""
    after = s.bare()
    exchange(after)
    return [effect_on(s, after, seat) for seat in (int(s.composer), int(s.partner))]


def effects_of(s: Colosseum, path: list[int]) -> list[Json]:
    """What a path of the actor's would change for her; an accepted offer, for her partner too."""
    error = hitch(s, path)
    if error is not None:
        raise error
    after = s.bare()
    for action in path:
        after.apply(action)
    if after.step in (steps.ANSWER, steps.LAST_ANSWER) and after.composer == s.actor:
        return offer_effects(after)
    return [effect_on(s, after, int(s.actor))]
