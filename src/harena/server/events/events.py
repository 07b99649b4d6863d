"""All events of the house. None is kept in memory: each change is made on what the store says, and if another
process was quicker, on what that has written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from harena.events.rounds import COUNTED, OPEN, PAIRED, PLAYING, Round, Stage
from harena.games import GAMES
from harena.server import wire
from harena.server.calm import Calm
from harena.server.clocks.timekeeper import stamp
from harena.server.errors import Gone, Refusal, described
from harena.server.events import dealing, rounds, verbs
from harena.server.events.messages import Look, Settled, settled
from harena.server.events.onlooker import Onlooker
from harena.server.neighbours import EventChanged
from harena.server.people.people import checked_name, new_id
from harena.server.tables.terms import terms_for
from harena.store.event import ROUND_ROBIN, Event
from harena.store.rows import GATHERING, OVER, Person, Sheet
from harena.store.store import Conflict

if TYPE_CHECKING:
    from harena.server.house import House

CALM = 0.5
"""Seconds between two words about an event."""
RETRIES = 5
KEPT = 50
"""Events of which it is remembered how they stand."""
AFTER: dict[Stage, Stage] = {PAIRED: PLAYING, PLAYING: COUNTED, COUNTED: OPEN}
TROUBLE = (1.0, 5.0, 30.0)
"""Seconds until a round is looked at again when the store did not answer."""

log = logging.getLogger(__name__)


class Events:
    def __init__(self, house: House) -> None:
        self.house = house
        self.book = house.store.events
        self.onlookers: dict[str, set[Onlooker]] = {}
        self.changed: set[str] = set()
        self.calm = Calm(CALM, self._tell)
        self.looks: dict[str, asyncio.Task[Look | None]] = {}
        """One look for all onlookers, until something changes."""
        self.settled: dict[tuple[str, int], Settled] = {}
        """By id and version; the one that was asked for longest ago first."""
        self.tending = asyncio.Lock()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of a hundred who tell their numbers at once, each is heard."""

    def close(self) -> None:
        self.calm.stop()

    # What people do

    async def new(self, organiser: Person, wish: wire.NewEvent) -> Event:
        if wish.game not in GAMES:
            raise Refusal(400, f"no game is called {wish.game!r}")
        game = GAMES[wish.game]
        if wish.size not in game.seats:
            raise Refusal(400, f"{wish.size} do not sit at a table of {game.title}")
        if not wish.rounds and wish.form != ROUND_ROBIN:
            raise Refusal(400, "a Swiss event needs a number of rounds")
        if wish.terms.rated:  # a rating would tell the result of a table that is sealed
            raise Refusal(400, "the tables of an event are not rated")
        options = game.complete(wish.preset or next(iter(game.presets)), wish.options)
        for seats in game.seats:
            game.start(seats, "", options)
        own = await self.book.number_of(organiser.id)
        if own >= self.house.limits.events:
            raise Refusal(409, f"you organise {own} events that are not over; finish one first")
        name, seed = checked_name(wish.name), self.house.new_seed()
        event = Event(new_id(12), name, game.name, options, wish.public, organiser.id, seed, wish.size)
        event.form, event.planned = wish.form, wish.rounds
        event.byes, event.teams = wish.byes, wish.teams
        event.terms = terms_for(game, wish.terms, False)
        event.created = event.changed = stamp(self.house.time.now())
        await self.book.add(event)
        return event

    async def find(self, id: str) -> Event:
        event = await self.book.find(id)
        if event is None:
            raise Refusal(404, "there is no such event")
        return event

    async def change(self, id: str, verb: Callable[[Event], None]) -> Event:
        """Made, written, told; if it was what the cards waited for, they are dealt."""
        async with self.turns.setdefault(id, asyncio.Lock()):
            event = await self._change(id, verb)
        if dealing.is_ready(event):
            await self._tend_quietly(id)
        return event

    async def _change(self, id: str, verb: Callable[[Event], None]) -> Event:
        for _ in range(RETRIES):
            event = (await self.find(id)).next()
            await asyncio.to_thread(verb, event)  # pairing takes its time
            try:
                await self.book.save(event)
            except Conflict:
                continue
            self.spread(id)
            return event
        raise Refusal(409, "others change this event at the same time; try again")

    async def begin_round(self, id: str, organiser: Person) -> None:
        def begin(event: Event) -> None:
            verbs.check_organiser(event, organiser)
            rounds.begin_next(event, GAMES[event.game], self.house.time.now())

        await self.change(id, begin)
        await self._tend_quietly(id)

    async def remove(self, id: str, organiser: Person, number: int) -> None:
        """A bot plays her table to the end."""
        now = self.house.time.now()
        event = await self.change(id, lambda event: void(verbs.remove(event, organiser, number, now)))
        entrant = verbs.entrant_called(event, number)
        round = event.round()
        sitting = None if round is None or round.is_over else round.sitting_of(number)
        person = await self.house.store.person(entrant.person)
        if sitting is not None and person is not None:
            with suppress(Refusal):  # she may have left it already
                await (await self.house.table(sitting.table)).leave(person)

    async def stand_in(self, id: str, organiser: Person, number: int) -> None:
        """A bot plays for somebody who is away."""
        event = await self.find(id)
        verbs.check_organiser(event, organiser)
        entrant, round = verbs.entrant_called(event, number), event.round()
        sitting = None if round is None or round.is_over else round.sitting_of(number)
        if sitting is None:
            raise Refusal(409, f"{entrant.name} does not play now")
        await (await self.house.table(sitting.table)).replace(entrant.person)

    async def end(self, id: str, organiser: Person) -> None:
        """Before the start nothing is left of it."""
        event = await self.find(id)
        if event.status == GATHERING:
            verbs.check_organiser(event, organiser)
            await self._remove(event)
        else:
            await self.change(id, lambda event: verbs.close(event, organiser))

    async def _remove(self, event: Event) -> None:
        try:
            await self.book.remove(event)
        except Conflict as conflict:
            raise Refusal(409, "others change this event at the same time; try again") from conflict
        self.spread(event.id)

    # Rounds

    async def tend(self, id: str) -> None:
        """Take the last round as far as it goes. Whoever does it again, or besides, does no harm."""
        async with self.tending:
            while await self._step(id):
                self.spread(id)

    async def _step(self, id: str) -> bool:
        event = await self.book.find(id)
        if event is not None and dealing.is_asking(event):
            return await self._draw(event)
        round = None if event is None else event.round()
        if event is None or round is None or round.stage == OPEN:
            return False
        sheets = await self._sheets(event)
        if round.stage == PLAYING and not rounds.are_over(round, sheets):
            return False
        if round.stage == PAIRED:
            await self._set_up(event, round, sheets)
        elif round.stage == COUNTED:
            await self._open(event, round)
        with suppress(Conflict):  # then it is done again, on what another has written
            await self.book.save(stepped(event, sheets))
        return True

    async def _draw(self, event: Event) -> bool:
        now, due = self.house.time.now(), dealing.due(event)
        if due is not None and due > now and not dealing.is_ready(event):
            self.house.watch.look(dealing.Asking(self, event.id, due))
            return False
        new = event.next()
        await asyncio.to_thread(rounds.draw, new, GAMES[event.game], now)
        with suppress(Conflict):  # then somebody was quicker
            await self.book.save(new)
        return True

    async def _set_up(self, event: Event, round: Round, sheets: dict[str, Sheet]) -> None:
        now = stamp(self.house.time.now())
        for sitting in round.sittings:
            if sitting.table not in sheets:
                with suppress(Conflict):  # another house has just done it
                    await self.house.set_up(rounds.sheet_for(event, sitting, len(event.rounds), now))

    async def _open(self, event: Event, round: Round) -> None:
        for sitting in round.sittings:
            with suppress(Gone):
                await (await self.house.table(sitting.table)).unseal(event.public)

    async def look(self) -> None:
        """After a restart, and now and then: rounds that ended while nobody heard of it."""
        for event in await self.book.unfinished():
            await self._tend_quietly(event.id)

    async def _tend_quietly(self, id: str) -> None:
        for wait in TROUBLE:
            try:
                await self.tend(id)
                break
            except Exception as error:  # the store, most likely: it may come back
                log.warning("event %s: %s", id, described(error))
                await asyncio.sleep(wait)

    async def clear_away(self, eldest: str) -> None:
        """Events that nobody has changed for long: before the start they go, between rounds they end."""
        for event in await self.book.unfinished():
            if event.changed < eldest and event.is_between_rounds():
                with suppress(Conflict, Refusal):
                    if event.status == GATHERING:
                        await self._remove(event)
                    else:
                        await self.change(event.id, verbs.end)

    # News

    def hear(self, sheet: Sheet) -> None:
        """A table has changed."""
        if not sheet.event:
            return
        self.show(sheet.event)
        if sheet.status == OVER and sheet.sealed:
            self.house.do(self._tend_quietly(sheet.event))

    def spread(self, id: str) -> None:
        self.show(id)
        self.house.neighbours.tell(EventChanged(id))

    def show(self, id: str) -> None:
        self.looks.pop(id, None)
        if id in self.onlookers:
            self.changed.add(id)
            self.calm.ask()

    def show_all(self) -> None:
        """Words may have been lost: whoever follows an event is told if it is not what she has heard."""
        for id in self.onlookers:
            self.show(id)

    def everybody(self) -> Iterator[Onlooker]:
        for onlookers in self.onlookers.values():
            yield from onlookers

    def _tell(self) -> None:
        changed, self.changed = self.changed, set()
        for id in changed:
            self.looks.pop(id, None)
            for onlooker in self.onlookers.get(id, ()):
                onlooker.outbox.news()

    async def admit(self, onlooker: Onlooker) -> None:
        await self.find(onlooker.id)
        others = self.onlookers.setdefault(onlooker.id, set())
        if len(others) >= self.house.limits.onlookers:
            raise Refusal(409, "too many follow this event")
        others.add(onlooker)
        onlooker.outbox.news()

    def dismiss(self, onlooker: Onlooker) -> None:
        others = self.onlookers.get(onlooker.id, set())
        others.discard(onlooker)
        if not others:
            self.onlookers.pop(onlooker.id, None)
            self.looks.pop(onlooker.id, None)

    async def looked(self, id: str) -> Look | None:
        if id not in self.looks:
            self.looks[id] = asyncio.create_task(self.look_at(id))
        return await asyncio.shield(self.looks[id])

    async def look_at(self, id: str) -> Look | None:
        event = await self.book.find(id)
        if event is None:
            return None
        organiser = await self.house.store.person(event.organiser)
        name = "" if organiser is None else organiser.name
        sheets = await self._sheets(event)
        return Look(event, sheets, name, self.house.attendance, await self._settled(event))

    async def _settled(self, event: Event) -> Settled:
        key = (event.id, event.version)
        found = self.settled.pop(key, None)
        if found is None:
            found = await asyncio.to_thread(settled, event)  # of a hundred it takes its time
        self.settled[key] = found
        if len(self.settled) > KEPT:
            del self.settled[next(iter(self.settled))]
        return found

    async def _sheets(self, event: Event) -> dict[str, Sheet]:
        """The tables of its last round."""
        round = event.round()
        if round is None:
            return {}
        return await self.house.store.sheets([sitting.table for sitting in round.sittings])


def stepped(event: Event, sheets: dict[str, Sheet]) -> Event:
    """Its last round one stage further; when the last one is counted, the event is over."""
    new = event.next()
    round = new.rounds[-1]
    if round.stage == PLAYING:
        rounds.count(round, sheets)
        if len(new.rounds) >= new.planned and new.status != OVER:
            verbs.end(new)
    round.stage = AFTER[round.stage]
    return new


def void(value: object) -> None:
    return None
