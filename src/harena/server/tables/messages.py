"""What one listener is told of a table: nothing but sheets, views and stories in her own eyes."""

from __future__ import annotations

from msgspec.structs import replace

from harena.core.dealer import commitment
from harena.core.match import Match
from harena.server import wire
from harena.server.clocks.away import away_since
from harena.server.clocks.timekeeper import DAY, read, stamp
from harena.server.limits import Days
from harena.server.pledges import shown
from harena.server.tables.pledges import is_asking
from harena.server.tables.presence import Presence
from harena.server.tables.seats import has_company
from harena.server.tables.table import Table
from harena.server.tables.undo import ask_info, offered
from harena.store.rows import BOT, GATHERING, OVER, PLAYING, Seat, Sheet


def table_info(sheet: Sheet, person: str | None, live: Presence | None, days: Days) -> wire.TableInfo:
    """The table as this person's lobby shows it; `live` knows who is there."""
    return info_for(sheet, person, common_info(sheet, live, days))


def common_info(sheet: Sheet, live: Presence | None, days: Days) -> wire.TableInfo:
    """The table as it is shown to whoever has no seat at it."""
    return wire.TableInfo(
        id=sheet.id,
        game=sheet.game,
        options=sheet.options,
        public=sheet.public,
        host=sheet.host,
        status=sheet.status,
        seats=[seat_info(sheet, seat, live) for seat in sheet.seats],
        spectators=0 if live is None else live.spectators(sheet),
        at=sheet.length,
        actor=sheet.actor,
        created=sheet.created,
        commitment=commitment(sheet.seed),
        nonces=nonces_for(sheet, None),
        pledges=[sheet.pledges.get(seat) for seat in range(len(sheet.seats))],
        asks=is_asking(sheet),
        scores=sheet.scores,
        ranking=sheet.ranking,
        terms=wire.Terms(**vars(sheet.terms)),
        clock=clock_info(sheet),
        ask=ask_info(sheet),
        closes=closing(sheet, days),
        event=sheet.event or None,
        sealed=sheet.sealed,
    )


def info_for(sheet: Sheet, person: str | None, common: wire.TableInfo) -> wire.TableInfo:
    """What is shown to all, with what is this person's own."""
    own = sheet.seats_of(person)
    if not own:
        return common
    seats = [replace(seat, yours=True) if n in own else seat for n, seat in enumerate(common.seats)]
    if sheet.status != GATHERING:
        return replace(common, seats=seats)
    return replace(common, seats=seats, nonces=nonces_for(sheet, person))


def nonces_for(sheet: Sheet, person: str | None) -> list[str | None]:
    own, begun = sheet.seats_of(person), sheet.status != GATHERING
    return [shown(sheet, seat, seat in own, begun) for seat in range(len(sheet.seats))]


def told_seed(sheet: Sheet) -> str | None:
    """With the end; of several tables that play the same cards, with the end of all."""
    return sheet.seed if sheet.status == OVER and not sheet.sealed else None


def clock_info(sheet: Sheet) -> wire.ClockInfo:
    clock = sheet.clock
    asked = [number for number, seat in enumerate(sheet.seats) if seat.person in clock.asked]
    return wire.ClockInfo([round(left, 1) for left in clock.left], clock.runs, clock.paused, asked)


def closing(sheet: Sheet, days: Days) -> str | None:
    """When an abandoned table is cleared away."""
    if sheet.status == OVER:
        return None
    lasts = days.gathering if sheet.status == GATHERING else days.playing if has_company(sheet) else days.left
    return stamp(read(sheet.changed) + lasts * DAY)


def seat_info(sheet: Sheet, seat: Seat, live: Presence | None) -> wire.SeatInfo:
    there = seat.person is not None and live is not None and live.is_online(seat.person)
    return wire.SeatInfo(
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        online=seat.kind == BOT or there,
        left=seat.left,
        yours=False,
        stand_in=seat.stand_in,
        claimed=seat.claimed,
        away_since=None if live is None or there else absence(sheet, seat, live),
    )


def absence(sheet: Sheet, seat: Seat, live: Presence) -> str | None:
    """Since when a player is away from a game."""
    if seat.person is None or sheet.status != PLAYING:
        return None
    since = away_since(sheet, live, seat.person)
    return None if since is None else stamp(since)


def story_of(match: Match, viewer: int | None, since: int, in_the_open: bool = False) -> list[wire.StoryLine]:
    """What happened from action `since` on; in the open, with every card named."""
    told = match.told(viewer, since, open=in_the_open)
    return [wire.StoryLine(line.at, line.seat, line.kind, line.things, line.sentence) for line in told]


def state_for(
    table: Table, info: wire.TableInfo, person: str | None, viewer: int | None, since: int
) -> wire.State:
    """Call with the table held."""
    sheet, match = table.sheet, table.match
    return wire.State(
        table=info,
        viewer=viewer,
        at=sheet.length,
        since=since,
        story=[] if match is None else story_of(match, viewer, since),
        view=None if match is None else match.view(viewer).as_dict(),
        undo=None if match is None else offered(sheet, match, person),
        seed=told_seed(sheet),
        ran=table.ran(),
    )
