"""A table: what people do there is written to the store, and only then told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.core.state import Json
from harena.server.calm import Calm
from harena.server.clocks import away, pause
from harena.server.clocks.clock import decision, keep_time, ran
from harena.server.clocks.timekeeper import read, stamp
from harena.server.errors import Refusal, Stale
from harena.server.limits import Limits
from harena.server.neighbours import Changed, Closed, Present, Talked
from harena.server.news import News
from harena.server.pledges import PATIENCE, ask_anew
from harena.server.tables import pledges, seats, undo
from harena.server.tables.matches import begin, bring_up, fresh_actions
from harena.server.tables.presence import Presence
from harena.server.tables.shared import SharedTable
from harena.server.tables.talk import channel_of
from harena.store.rows import BOT, GATHERING, OVER, Person, Said, Sheet, now
from harena.store.store import Store

if TYPE_CHECKING:
    from harena.server.tables.listener import Listener


class Table(SharedTable):
    def __init__(self, sheet: Sheet, store: Store, news: News, presence: Presence) -> None:
        super().__init__(sheet, store, news)
        presence.known = presence.known or read(sheet.changed)
        self.presence = presence
        self.time = presence.time
        self.arrivals = Calm(1.0, self._show_presence)

    # Play

    async def act(self, person: str | None, at: int, text: str) -> None:
        """An action of whichever of this person's seats is to act. She has then taken it back."""

        def take() -> Sheet:
            sheet = self._said(self.seat_of(person), at, text)
            away.take_back(sheet, person)
            return sheet

        await self._move(at, take)

    async def act_for_bot(self, seat: int, bot: str, at: int, text: str) -> None:
        def take() -> Sheet:
            if self.bot_on(seat) != bot or self.sheet.clock.paused:
                raise Stale
            return self._said(seat, at, text)

        await self._move(at, take)

    def _said(self, seat: int, at: int, text: str) -> Sheet:
        match = self._unmoved(at)
        match.say(text, seat)
        match.follow()
        sheet = self.sheet.next()
        bring_up(sheet, match)
        return sheet

    async def undo(self, person: str | None, at: int, count: int) -> None:
        """Take back so many actions; if that is not free, ask the others."""
        now = self.time.now()
        await self._move(at, lambda: undo.seek(self.sheet, self._unmoved(at), person, count, now))

    async def vote(self, person: str | None, at: int, agree: bool) -> None:
        """Whether this person grants what is asked."""
        now = self.time.now()
        await self._move(at, lambda: undo.vote(self.sheet, self._unmoved(at), person, agree, now))

    async def _move(self, at: int, make: Callable[[], Sheet]) -> None:
        """Move the match, and write what is made of the sheet."""
        if at > self.sheet.length:  # whoever speaks knows more of the log than this house
            await self.look_again()

        async def move() -> None:
            await self._write(make())

        await self._change(move)

    def _unmoved(self, at: int) -> Match:
        match = self.running()
        if self.sheet.clock.paused:
            raise Refusal(409, "the game is paused")
        if at != len(match.log):
            raise Stale
        return match

    async def why(self, person: str | None, text: str) -> HarenaError | None:
        """What forbids this person this action now."""
        async with self.held():
            return self.running().objection(text, self.seat_of(person))

    async def weigh(self, person: str | None, text: str) -> list[Json]:
        """What this action of hers would change, in her own eyes."""
        async with self.held():
            return self.running().view(self.seat_of(person)).weigh(text)

    def seat_of(self, person: str | None) -> int:
        seat = seats.acting_seat(self.sheet, person)
        if seat is None:
            raise Refusal(403, "you do not sit at this table")
        return seat

    def running(self) -> Match:
        if self.match is None:
            raise Refusal(409, "the game has not begun")
        return self.match

    async def _write(self, sheet: Sheet) -> None:
        """Persist, then tell. If the store fails, what it holds is the truth."""
        match = self.match
        actions = [] if match is None else fresh_actions(self.sheet, match)
        pause.agree(sheet)
        now = self.time.now()
        keep_time(self.sheet, sheet, now, decision(self.sheet.clock, actions))
        sheet.changed = stamp(now)
        moved_only = sheet.seats == self.sheet.seats and sheet.status == self.sheet.status
        self.fresh = False
        await (self.store.append if moved_only else self.store.save)(sheet, actions)
        self.fresh = True
        self.sheet = sheet
        self._spread(Changed(sheet.without_seed(), actions))

    # Seats

    async def join(self, person: Person, seat: int | None, pledge: str | None = None) -> None:
        await self._reseat(lambda sheet: seats.join(sheet, person, seat, pledge))

    async def promise(self, person: Person, hash: str) -> None:
        await self._reseat(lambda sheet: pledges.promise(sheet, person, hash))

    async def tell(self, person: Person, nonce: str) -> None:
        """What she has pledged; if nothing else was waited for, the cards are dealt."""
        await self._reseat(lambda sheet: pledges.tell(sheet, person, nonce))

    async def leave(self, person: Person) -> None:
        await self._reseat(lambda sheet: seats.leave(sheet, person))

    async def reseat(self, person: Person, seat: int, bot: str | None) -> None:
        await self._reseat(lambda sheet: seats.reseat(sheet, person, seat, bot))

    async def unseal(self, public: bool) -> None:
        """All tables that play these cards are over: everybody may look."""

        def change(sheet: Sheet) -> None:
            sheet.sealed, sheet.public = False, public

        await self._reseat(change)

    async def play_out(self) -> None:
        """Bots play on for everybody: others wait for the end of this table."""
        await self._reseat(away.hand_over_all)

    async def _reseat(self, change: Callable[[Sheet], None]) -> None:
        await self._change(lambda: self._change_seats(change))

    async def _change_seats(self, change: Callable[[Sheet], None]) -> None:
        sheet = self.sheet.next()
        change(sheet)
        away.fill_left(sheet)
        if sheet.status == GATHERING and not seats.is_full(sheet):
            ask_anew(sheet)  # somebody left, perhaps for what she had heard
        if not seats.has_people(sheet):
            await self._remove()
        elif pledges.is_ready(sheet):
            self.match = begin(sheet)
            bring_up(sheet, self.match)
            await self._write(sheet)
        elif not sheet.says_what(self.sheet):  # else it would look as if somebody had done something
            await self._write(sheet)

    async def expire(self) -> None:
        """Clear an abandoned table away, unless somebody looks at it."""
        async with self.held():
            if not self.listeners:
                await self._remove()

    async def _remove(self) -> None:
        self.fresh = False
        await self.store.remove(self.sheet)
        self.gone = True
        self._spread(Closed(self.id))

    def bot_to_act(self) -> str | None:
        actor = self.sheet.actor
        if self.gone or self.sheet.status == OVER or self.sheet.clock.paused or actor is None:
            return None
        return self.bot_on(actor)

    def bot_on(self, seat: int) -> str | None:
        """Which bot plays there, for itself or for somebody."""
        there = self.sheet.seats[seat]
        return there.bot if there.kind == BOT else there.stand_in

    # Time

    def due(self) -> float | None:
        """When a bot takes over for the seat to act, or the deal waits no longer, if nothing happens."""
        if self.gone:
            return None
        if pledges.is_waiting(self.sheet):
            return read(self.sheet.changed) + PATIENCE
        return away.due(self.sheet, self.presence)

    def ran(self) -> float:
        """For how long the clock that runs has run, as it is told."""
        return round(ran(self.sheet.clock, self.time.now()), 1)

    async def strike(self) -> None:
        """If time has run out for the seat to act, a bot plays for it from now on."""
        await self._change(self._strike)

    async def _strike(self) -> None:
        due, sheet = self.due(), self.sheet.next()
        if due is None or due > self.time.now():
            return
        if sheet.actor is not None:
            away.hand_over(sheet, sheet.actor)
            await self._write(sheet)
        else:
            await self._change_seats(pledges.go_on_without)

    async def call_bot(self, person: Person, seat: int) -> None:
        await self._reseat(lambda sheet: away.call_bot(sheet, self.presence, person, seat, self.time.now()))

    async def replace(self, person: str) -> None:
        """The table's bot plays for this person, who is away."""
        await self._reseat(lambda sheet: away.replace(sheet, self.presence, person, self.time.now()))

    async def pause(self, person: Person) -> None:
        await self._reseat(lambda sheet: pause.ask(sheet, person))

    async def resume(self, person: Person) -> None:
        await self._reseat(lambda sheet: pause.resume(sheet, person, self.time.now()))

    # Talk

    async def say(self, person: Person, text: str, limits: Limits) -> None:
        await self._change(lambda: self._say(person, text, limits))

    async def _say(self, person: Person, text: str, limits: Limits) -> None:
        seat = seats.acting_seat(self.sheet, person.id)
        if len(self.chat) >= limits.chat:
            raise Refusal(409, "this table has talked enough")
        if seat is None and sum(said.seat is None for said in self.chat) >= limits.spectators_chat:
            raise Refusal(409, "spectators have talked enough at this table")
        number, channel = len(self.chat), channel_of(self.sheet, person.id)
        said = Said(number, person.id, person.name, seat, text, now(), self.sheet.length, channel)
        self.fresh = False
        await self.store.say(self.id, said)
        self.fresh = True
        self.chat.append(said)
        self._spread(Talked(self.id, said))

    # Who is told, and what

    def admit(self, listener: Listener, limits: Limits) -> None:
        """Tell a new listener everything, and the others that she is there."""
        seats.check_may_look(self.sheet, listener.person_id)
        self.presence.come(listener.person_id, self.sheet, limits)
        self.listeners.add(listener)
        listener.outbox.news()
        self.arrivals.ask()

    def dismiss(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.presence.go(listener.person_id)
        self.arrivals.ask()

    def _show_presence(self) -> None:
        self.presence.show()
        counts = self.presence.untold()
        self._spread(*([] if counts is None else [Present(self.news.neighbours.name, self.id, counts)]))
