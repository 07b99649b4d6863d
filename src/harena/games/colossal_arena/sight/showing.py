"""Which events show somebody what was hidden from her, be it where a card is or where it is not."""

from __future__ import annotations

from typing import Final

from harena.core.state import Event
from harena.games.colossal_arena import events

LAY_OPEN: Final = (events.TOOK, events.STRUCK, events.SWAPPED, events.RECYCLED)
"""Their cards could be seen before."""
TELLING: Final = (events.ASKED, events.NAMED)
"""Whatever comes of it, everybody learns where cards are, or where not."""


def shows(event: Event, viewer: int | None) -> bool:
    kind = events.NUMBERS[event.kind]
    if kind in TELLING:
        return True
    if kind in LAY_OPEN or (kind == events.RETRIEVED and event.count == 0):
        return False
    is_own = event.seat == viewer and kind != events.PLAYABLE
    return not is_own and bool(event.seen_by(viewer).cards)
