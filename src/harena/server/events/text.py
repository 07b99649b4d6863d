"""An event that is over, as one file to keep and to `harena verify`."""

from __future__ import annotations

from harena.core.dealer import commitment
from harena.events.file import EventFile, written
from harena.events.standings import standings
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.tables.matches import record_text
from harena.store.event import Event
from harena.store.rows import OVER


async def text_of(house: House, event: Event) -> str:
    if event.status != OVER:
        raise Refusal(409, "an event is written down when it is over")
    points = standings([each.number for each in event.entrants], event.rounds)
    file = EventFile(
        event.name,
        event.game,
        commitment(event.seed),
        event.seed,
        {each.number: each.name for each in event.entrants},
        event.nonces,
        {int(each.who): each.points for each in sorted(points, key=lambda each: int(each.who))},
    )
    tables = []
    for number, round in enumerate(event.rounds, 1):
        file.byes += [(number, entrant) for entrant in round.byes]
        sheets = await house.store.sheets([sitting.table for sitting in round.sittings])
        for table, sitting in enumerate(round.sittings, 1):
            sheet = sheets.get(sitting.table)
            if sheet is not None and sheet.status == OVER:
                log, chat = await house.store.actions(sheet.id), await house.store.chat(sheet.id)
                tables.append((number, table, sitting.players, record_text(sheet, log, chat)))
    return written(file, tables)
