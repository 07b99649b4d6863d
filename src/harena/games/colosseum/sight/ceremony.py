"""The closing ceremony as far as it has come: who discards what, who is first, who takes what (C104-C111)."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.bits import members
from harena.core.state import Json
from harena.games.colosseum import steps
from harena.games.colosseum.components import TOKEN_NAMES
from harena.games.colosseum.phases.closing import DISCARDS, PODIUM, acts_of, assets_of, firsts, lasts, used
from harena.games.colosseum.position import CLOSING
from harena.games.colosseum.state import Colosseum

ACTS = ["discards", "podium", "theft"]


def standing_of(s: Colosseum) -> Json:
    """Who would get the podium now, and who would take a token from her: several, if dice must decide."""
    first = members(firsts(s))
    return {"first": first, "last": members(lasts(s, first[0])) if len(first) == 1 else []}


def closing_of(s: Colosseum) -> Json | None:
    if s.phase != CLOSING:
        return None
    order = [int(act) for act in acts_of(s)]
    podium_given = s.ceremony > order.index(PODIUM) and s.step != steps.PODIUM_TIE
    return {
        "order": [ACTS[act] for act in order],
        "discards": [
            {"seat": seat, "tokens": names_in(used(s, seat))} for seat in discarders(s, order.index(DISCARDS))
        ],
        "first": int(s.first) if podium_given else None,
        "last": int(s.actor) if s.step == steps.TAKE else None,
        "takes": names_in(assets_of(s, s.first)) if podium_given else [],
    }


def discarders(s: Colosseum, act: int) -> list[int]:
    """Who has staged an event and has still to give a token for it."""
    if s.ceremony > act and s.step != steps.DISCARD:
        return []
    rest = [(int(s.start) + i) % int(s.seats) for i in range(s.gone if s.ceremony > act else 0, s.seats)]
    return [seat for seat in rest if s.shown[seat] != 0 and used(s, seat) != 0]


def names_in(kinds: i64) -> list[str]:
    return [TOKEN_NAMES[kind] for kind in members(kinds)]
