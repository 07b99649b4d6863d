"""What one listener is told of a table: nothing but sheets, views and stories in her own eyes."""

from __future__ import annotations

from harena.core.dealer import commitment
from harena.core.match import Match
from harena.server import wire
from harena.server.presence import Presence
from harena.server.table import Table
from harena.store.rows import BOT, GATHERING, OVER, Said, Seat, Sheet

TAIL = 200
"""Lines of talk that are told at once."""


def table_info(sheet: Sheet, person: str | None, live: Presence | None = None) -> wire.TableInfo:
    """The table as this person's lobby shows it; `live` knows who is there."""
    return wire.TableInfo(
        id=sheet.id,
        game=sheet.game,
        options=sheet.options,
        public=sheet.public,
        host=sheet.host,
        status=sheet.status,
        seats=[seat_info(seat, person, live) for seat in sheet.seats],
        spectators=0 if live is None else live.spectators(sheet),
        at=sheet.length,
        actor=sheet.actor,
        created=sheet.created,
        commitment=commitment(sheet.seed),
        nonces=nonces_for(sheet, person),
        scores=sheet.scores,
        ranking=sheet.ranking,
    )


def nonces_for(sheet: Sheet, person: str | None) -> list[str | None]:
    """Nobody knows another's before the game begins, for she might choose her own by it."""
    known = range(len(sheet.seats)) if sheet.status != GATHERING else sheet.seats_of(person)
    return [
        nonce if nonce is None or seat in known else ""
        for seat, nonce in ((seat, sheet.nonces.get(seat)) for seat in range(len(sheet.seats)))
    ]


def seat_info(seat: Seat, person: str | None, live: Presence | None) -> wire.SeatInfo:
    there = seat.person is not None and live is not None and live.is_online(seat.person)
    return wire.SeatInfo(
        kind=seat.kind,
        name=seat.name,
        person=seat.person,
        bot=seat.bot,
        online=seat.kind == BOT or there,
        left=seat.left,
        yours=person is not None and seat.person == person and not seat.left,
    )


def story_of(match: Match, viewer: int | None, since: int, in_the_open: bool = False) -> list[wire.StoryLine]:
    """What happened from action `since` on; in the open, with every card named."""
    told = match.told(viewer, since, open=in_the_open)
    return [wire.StoryLine(line.at, line.seat, line.kind, line.things, line.sentence) for line in told]


def state_for(table: Table, info: wire.TableInfo, viewer: int | None, since: int) -> wire.State:
    """Call with the table held."""
    sheet, match = table.sheet, table.match
    return wire.State(
        table=info,
        viewer=viewer,
        at=sheet.length,
        since=since,
        story=[] if match is None else story_of(match, viewer, since),
        view=None if match is None else match.view(viewer).as_dict(),
        seed=sheet.seed if sheet.status == OVER else None,
    )


def chat_line(said: Said) -> wire.ChatLine:
    return wire.ChatLine(**vars(said))


def chat_from(table: Table, since: int) -> wire.Chat:
    """New lines; of many, the last."""
    since = max(since, len(table.chat) - TAIL)
    return wire.Chat(since, [chat_line(said) for said in table.chat[since:]])
