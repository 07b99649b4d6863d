"""What is said over a socket, at a table and in the lobby. Nothing that it says of seats is believed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import msgspec

from harena.core.errors import HarenaError
from harena.server import wire
from harena.server.bots.planners import GUESS, HINT
from harena.server.errors import Refusal, Sealed, Stale, described, rule_of
from harena.server.events.onlooker import Onlooker
from harena.server.house import House
from harena.server.limits import Bucket
from harena.server.lobby import Visitor
from harena.server.people.people import plain
from harena.server.service.tally import SILENT, Tally
from harena.server.tables.listener import OUR_MISTAKE, Listener
from harena.server.tables.outbox import TOO_MUCH, Notice, Outbox, Tell, written
from harena.server.tables.socket import Socket
from harena.store.rows import Person

NOT_FOUND = 4404
TOO_MANY = 4409
SEALED = 4423
LAST_WORD = 2.0
"""Seconds for the last messages of a socket that we close."""

log = logging.getLogger(__name__)

reader = msgspec.json.Decoder(wire.FromClient)
ping_reader = msgspec.json.Decoder(wire.Ping)


async def next_text(socket: Socket, most: int) -> str | None:
    """The next message; empty if it is no text or too long, None at the end."""
    text = await socket.receive()
    return text if text is None or len(text.encode(errors="replace")) <= most else ""


async def at_table(socket: Socket, house: House, table_id: str, person: Person | None) -> None:
    """Until the socket ends."""
    try:
        listener = Listener(await house.table(table_id), person, house.limits)
        await house.admit(listener)
    except Sealed as sealed:
        await socket.send(written(wire.Sealed(sealed.event)))
        await socket.close(SEALED, sealed.reason)
        return
    except Refusal as refusal:
        await socket.close(NOT_FOUND if refusal.status == 404 else TOO_MANY, refusal.reason)
        return
    async with pumping(listener.outbox, socket, listener.tell):
        try:
            await listen(socket, listener, house)
        finally:
            if listener.advice is not None:
                listener.advice.cancel()
            house.dismiss(listener)


@asynccontextmanager
async def pumping(outbox: Outbox, socket: Socket, tell: Tell) -> AsyncIterator[None]:
    """Meanwhile the outbox is emptied; a last word has a moment to arrive."""
    pump = asyncio.create_task(outbox.pump(socket, tell))
    try:
        yield
        if outbox.closed:
            await asyncio.wait([pump], timeout=LAST_WORD)
    finally:
        pump.cancel()


async def listen(socket: Socket, listener: Listener, house: House) -> None:
    while (text := await next_text(socket, house.limits.message)) is not None and not listener.outbox.closed:
        if not listener.pace.take():
            complain(listener, "too fast")
            continue
        try:
            message = reader.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            complain(listener, "this message cannot be read")
            continue
        listener.refused = 0
        await answer(message, listener, house)


def complain(listener: Listener, reason: str) -> None:
    listener.refused += 1
    listener.outbox.send(wire.Problem(reason))
    if listener.refused >= listener.limits.patience:
        listener.outbox.close(TOO_MUCH)


async def answer(message: wire.FromClient, listener: Listener, house: House) -> None:
    send = listener.outbox.send
    try:
        if isinstance(message, wire.Act):
            await act(message, listener, house.tally)
        elif isinstance(message, wire.Undo):
            await moved(listener, listener.table.undo(listener.person_id, message.at, message.count))
        elif isinstance(message, wire.Vote):
            await moved(listener, listener.table.vote(listener.person_id, message.at, message.agree))
        elif isinstance(message, wire.Why):
            send(because(message, await listener.table.why(listener.person_id, message.action)))
        elif isinstance(message, wire.Weigh):
            send(await weighed(message, listener))
        elif isinstance(message, wire.Hint | wire.Guess):
            await begin_advice(HINT if isinstance(message, wire.Hint) else GUESS, listener, house)
        elif isinstance(message, wire.Say):
            await say(message, listener, house)
        elif isinstance(message, wire.Refresh):
            listener.outbox.news(Notice.ALL)
        else:
            send(wire.Pong())
    except Refusal as refusal:
        send(wire.Problem(refusal.reason))
    except Exception as error:
        log.error("table %s: %s", listener.table.id, described(error))
        listener.outbox.close(OUR_MISTAKE)


async def act(message: wire.Act, listener: Listener, tally: Tally = SILENT) -> None:
    began = time.perf_counter()
    refused = await refusal_of(message, listener)
    if refused is None:
        tally.acted(time.perf_counter() - began)
        return
    tally.refused()
    listener.outbox.send(refused)
    if refused.rule == "at":
        listener.outbox.news(Notice.ALL)


async def refusal_of(message: wire.Act, listener: Listener) -> wire.Refused | None:
    """Act; what stands against it, if anything does."""
    try:
        await listener.table.act(listener.person_id, message.at, message.action)
    except Stale:
        return wire.Refused(message.at, message.action, "at", "the table has moved on")
    except HarenaError as error:
        return wire.Refused(message.at, message.action, *rule_of(error))
    except Refusal as refusal:
        rule = "seat" if refusal.status == 403 else "the start"
        return wire.Refused(message.at, message.action, rule, refusal.reason)
    return None


async def moved(listener: Listener, change: Awaitable[None]) -> None:
    """What is not an action, but changes the log as well."""
    try:
        await change
    except Stale:
        listener.outbox.send(wire.Problem("the table has moved on"))
        listener.outbox.news(Notice.ALL)


async def weighed(question: wire.Weigh, listener: Listener) -> wire.Weighed | wire.Because:
    try:
        return wire.Weighed(question.action, await listener.table.weigh(listener.person_id, question.action))
    except HarenaError as error:
        return wire.Because(question.action, False, *rule_of(error))


def because(question: wire.Why, objection: HarenaError | None) -> wire.Because:
    if objection is None:
        return wire.Because(question.action, True, "", "")
    return wire.Because(question.action, False, *rule_of(objection))


async def say(message: wire.Say, listener: Listener, house: House) -> None:
    text = plain(message.text)
    if listener.person is None:
        raise Refusal(401, "say your name first")
    if not text:
        raise Refusal(400, "there is nothing to read in this")
    if not await house.talk.take(listener.person.id):
        raise Refusal(429, "you talk too fast")
    await house.names.check_free(listener.person, listener.person.name)
    await listener.table.say(listener.person, text, house.limits)


async def begin_advice(wants: str, listener: Listener, house: House) -> None:
    """One at a time, while the socket is heard on."""
    if listener.person is None:
        raise Refusal(401, "say your name first")
    if listener.advice is not None and not listener.advice.done():
        raise Refusal(429, "one question at a time")
    if not await house.hints.take(listener.person.id):
        raise Refusal(429, "that is much advice; wait a little")
    listener.advice = asyncio.create_task(advise(wants, listener, listener.person.id, house))


async def advise(wants: str, listener: Listener, person: str, house: House) -> None:
    """To whoever asked, and to nobody else."""
    try:
        at, text = await house.thinkers.advise(listener.table, person, wants)
        listener.outbox.send(advice_of(wants, at, text))
    except Refusal as refusal:
        listener.outbox.send(wire.Problem(refusal.reason))
    except Exception as error:
        log.error("table %s: %s", listener.table.id, described(error))
        listener.outbox.send(wire.Problem("there is no advice now"))


def advice_of(wants: str, at: int, text: str) -> wire.Hints | wire.Guesses:
    if wants == HINT:
        return wire.Hints(at, msgspec.json.decode(text, type=list[wire.Advice]))
    return wire.Guesses(at, msgspec.json.decode(text, type=list[str]))


async def in_lobby(socket: Socket, house: House, person: Person | None) -> None:
    """Until the socket ends."""
    visitor = Visitor(house.lobby, person, house.limits)
    house.lobby.enter(visitor)
    async with pumping(visitor.outbox, socket, visitor.tell):
        try:
            await hear_pings(socket, visitor.outbox, house)
        finally:
            house.lobby.leave(visitor)


async def at_event(socket: Socket, house: House, event_id: str, person: Person | None) -> None:
    """Until the socket ends."""
    onlooker = Onlooker(house.events, event_id, person, house.limits)
    try:
        await house.events.admit(onlooker)
    except Refusal as refusal:
        await socket.close(NOT_FOUND if refusal.status == 404 else TOO_MANY, refusal.reason)
        return
    async with pumping(onlooker.outbox, socket, onlooker.tell):
        try:
            await hear_pings(socket, onlooker.outbox, house)
        finally:
            house.events.dismiss(onlooker)


async def hear_pings(socket: Socket, outbox: Outbox, house: House) -> None:
    pace, refused = Bucket(house.limits.messages), 0
    while (text := await next_text(socket, house.limits.message)) is not None and not outbox.closed:
        try:
            if not pace.take():
                raise msgspec.MsgspecError("too fast")
            ping_reader.decode(text)
            outbox.send(wire.Pong())
        except (msgspec.MsgspecError, RecursionError):
            refused += 1
            outbox.send(wire.Problem("this socket reads pings, and not too many"))
        if refused >= house.limits.patience:
            outbox.close(TOO_MUCH)
