"""What an event is about, as plain values: tokens and nobles by name, everything else by its number."""

from __future__ import annotations

from typing import Final

from harena.core.state import Event, Json
from harena.games.colosseum import actions, events
from harena.games.colosseum.components import NOBLE_NAMES, TOKEN_NAMES
from harena.games.colosseum.phases.staging import LINES
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.notation import face_text

BARGAINS: Final = ["offer", "counter", "approach"]
PHASES: Final = ["set-up", "investing", "auctions", "trading", "producing", "closing"]


def things(s: Colosseum, event: Event) -> Json:
    k = event.kind
    if k in (events.PLACED, events.DEALT, events.DISCARDED, events.TOOK, events.STAR):
        return token_things(event)
    if k in (events.PROPOSED, events.TRADED):
        return offer_things(event)
    if k in (events.COMPOSING, events.CANCELLED, events.COUNTERED, events.DECLINED):
        return {"partner": event.other}
    if k in (events.ROLLED, events.MOVED, events.NUDGED, events.MEDAL):
        return noble_things(s, event)
    if k == events.STAGED:
        return staged_things(event)
    return plain_things(event)


def token_things(event: Event) -> Json:
    found: Json = {"token": TOKEN_NAMES[event.place]}
    if event.kind == events.PLACED:
        found["market"] = event.count + 1
    if event.kind == events.TOOK:
        found["from"] = event.other
    if event.kind == events.STAR:
        found["holder"] = event.seat if event.seat >= 0 else None
    return found


def offer_things(event: Event) -> Json:
    """An offer from its composer's side; coins below nought are paid to her."""
    found: Json = {
        "partner": event.other,
        "give": counted(event.cards[:16]),
        "ask": counted(event.cards[16:]),
        "coins": event.count,
    }
    if event.kind == events.PROPOSED:
        found["bargain"] = BARGAINS[event.place]
    return found


def counted(items: list[int]) -> Json:
    return {TOKEN_NAMES[kind]: n for kind, n in enumerate(items) if n > 0}


def noble_things(s: Colosseum, event: Event) -> Json:
    if event.kind == events.ROLLED:
        return {"dice": [face_text(s, face) for face in event.cards]}
    if event.kind == events.MEDAL:
        return {"noble": NOBLE_NAMES[event.other]}
    return {"noble": NOBLE_NAMES[event.other], "squares": event.count, "square": event.place}


def staged_things(event: Event) -> Json:
    bill: Json = {name: event.cards[line] for line, name in enumerate(LINES)}
    return {"program": event.place, "jokers": event.count, "missing": event.other, "bill": bill}


def plain_things(event: Event) -> Json:
    k = event.kind
    if k == events.TURN:
        return {"turn": event.count, "start": event.other}
    if k == events.PROGRAM:
        return {"program": event.place}
    if k == events.BOUGHT:
        return {"program": event.place, "price": event.count}
    if k == events.EXPANDED:
        return {"square": event.place}
    if k == events.TICKET:
        return {"tickets": event.count}
    if k == events.EXTRA:
        return {"by": "medals" if event.place == actions.EXTRA_MEDALS else "additional-action"}
    if k == events.OPENED:
        return {"market": event.place + 1}
    if k == events.BID:
        return {"bid": event.count}
    if k == events.WON:
        return {
            "market": event.place + 1,
            "price": event.count,
            "tokens": [TOKEN_NAMES[kind] for kind in event.cards],
        }
    if k == events.EMPEROR:
        return {"seat": event.other, "medal": event.count > 0}
    if k == events.PODIUM:
        return {"marker": event.count}
    if k in (events.PASSED, events.PHASE):
        return {"phase": PHASES[event.place]}
    if k == events.SPARED:
        return {"from": event.other}
    return {}
