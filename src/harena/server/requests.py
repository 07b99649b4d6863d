"""What people ask of the house one question at a time: about themselves, games, tables and seats."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from harena.bots.pipe.protocol import Answer
from harena.bots.specification import gentle
from harena.core.errors import HarenaError
from harena.core.game import Game
from harena.games import GAMES
from harena.server import wire
from harena.server.bots.tokens import check_person
from harena.server.errors import Refusal, Stale
from harena.server.house import House
from harena.server.tables.seats import check_may_look
from harena.server.tables.table import Table
from harena.store.rows import Person


async def known(person: Person | None, house: House) -> Person:
    """The guest who asks, if she may ask now."""
    if person is None:
        raise Refusal(401, "say your name first")
    if not await house.requests.take(person.id):
        raise Refusal(429, "too fast")
    return person


async def not_too_fast(house: House, person: Person | None, address: str) -> None:
    """For what costs something and takes no name: one without a name goes by her address."""
    if not await house.requests.take(address if person is None else person.id):
        raise Refusal(429, "too fast")


# People


async def me(person: Person | None) -> wire.Me:
    return wire.Me(None if person is None else person_info(person))


def person_info(person: Person) -> wire.Person:
    return wire.Person(person.id, person.name, bool(person.claimed))


async def name_me(house: House, person: Person | None, address: str, data: wire.Naming) -> Person:
    """A new guest, or a known one with a new name."""
    await not_too_fast(house, person, address)
    if person is not None:
        check_person(person)
        if person.claimed:
            raise Refusal(409, "your name is claimed; give it up first")
    elif not await house.guests.take(address):
        raise Refusal(429, "so many guests come from your address; wait a little")
    await house.names.check_free(person, data.name)
    people = house.people
    return await (people.welcome(data.name) if person is None else people.rename(person, data.name))


async def claim(house: House, person: Person | None, address: str, data: wire.Claiming) -> Person:
    """Whoever comes without a name is given one first."""
    if person is None:
        await not_too_fast(house, person, address)
    else:
        check_person(await known(person, house))
    return shown_out(house, await house.names.claim(person, data.name, data.passphrase, address))


async def sign_in(house: House, address: str, data: wire.Claiming) -> Person:
    return await house.names.sign_in(data.name, data.passphrase, address)


async def change_passphrase(
    house: House, person: Person | None, address: str, data: wire.NewPassphrase
) -> Person:
    who = await known(person, house)
    return shown_out(house, await house.names.change_passphrase(who, data.passphrase, data.new, address))


async def give_up(house: House, person: Person | None, address: str, data: wire.Proving) -> Person:
    who = await known(person, house)
    return shown_out(house, await house.names.give_up(who, data.passphrase, address))


def shown_out(house: House, person: Person) -> Person:
    """Her earlier cookies are void; whoever uses them is shown out."""
    house.dismiss_everywhere(person.id)
    return person


async def revoke(house: House, person: Person | None) -> Person:
    """Whoever else uses her cookie is shown out."""
    who = await known(person, house)
    check_person(who)
    return shown_out(house, await house.people.revoke(who))


async def bots(house: House, person: Person | None) -> list[wire.Person]:
    """The programs of one's own."""
    found = await house.tokens.programs_of(await known(person, house))
    return [person_info(program) for program in found]


async def new_bot(house: House, person: Person | None, data: wire.Naming) -> wire.Token:
    owner = await known(person, house)
    await house.names.check_free(None, data.name)
    program, token = await house.tokens.make(owner, data.name)
    return wire.Token(program.id, program.name, token)


async def revoke_bot(house: House, person: Person | None, bot_id: str) -> list[wire.Person]:
    """Whoever uses its token is shown out; the programs that are left."""
    gone = await house.tokens.revoke(await known(person, house), bot_id)
    house.dismiss_everywhere(gone.id)
    return await bots(house, person)


# The house


async def addresses(house: House) -> list[str]:
    """Where others find this house; none if only this machine can."""
    return house.addresses


# Games


async def games(house: House) -> list[wire.GameInfo]:
    return [game_info(game, house.programs.infos(game.name)) for game in GAMES.values()]


def game_info(game: Game, bots: list[wire.BotInfo]) -> wire.GameInfo:
    return wire.GameInfo(
        game.name,
        game.title,
        game.seats,
        [wire.Choice(o.name, o.values, o.sentence, o.pattern) for o in game.options],
        game.presets,
        game.sentences,
        bots,
        gentle(game.name),
    )


# Tables


async def tables(house: House, person: Person | None, before: str) -> wire.Tables:
    return await house.lobby.tables_for(None if person is None else person.id, before)


async def new_table(house: House, person: Person | None, address: str, data: wire.NewTable) -> wire.TableInfo:
    host = await known(person, house)
    if not await house.new_tables.take(address):
        raise Refusal(429, "so many new tables come from your address; wait a little")
    table = await house.new_table(host, data)
    return house.describe(table, host.id)


async def table(house: House, person: Person | None, table_id: str) -> wire.TableInfo:
    found = await house.table(table_id)
    async with found.held():
        check_may_look(found.sheet, None if person is None else person.id)
    return house.describe(found, None if person is None else person.id)


async def join(house: House, person: Person | None, table_id: str, data: wire.Joining) -> wire.TableInfo:
    async def sit(table: Table, who: Person) -> None:
        await house.names.check_free(who, who.name)
        await table.join(who, data.seat, data.pledge)

    return await done(house, person, table_id, sit)


async def promise(house: House, person: Person | None, table_id: str, data: wire.Pledging) -> wire.TableInfo:
    return await done(house, person, table_id, lambda table, who: table.promise(who, data.pledge))


async def tell(house: House, person: Person | None, table_id: str, data: wire.Telling) -> wire.TableInfo:
    return await done(house, person, table_id, lambda table, who: table.tell(who, data.nonce))


async def reseat(house: House, person: Person | None, table_id: str, data: wire.Reseating) -> wire.TableInfo:
    async def give(table: Table, who: Person) -> None:
        if data.bot is not None:
            house.programs.check(table.sheet.game, data.bot)
        await table.reseat(who, data.seat, data.bot)

    return await done(house, person, table_id, give)


async def stand_in(
    house: House, person: Person | None, table_id: str, data: wire.StandingIn
) -> wire.TableInfo:
    return await done(house, person, table_id, lambda table, who: table.call_bot(who, data.seat))


async def pause(house: House, person: Person | None, table_id: str) -> wire.TableInfo:
    """Ask for a pause, or agree to one."""
    return await done(house, person, table_id, Table.pause)


async def resume(house: House, person: Person | None, table_id: str) -> wire.TableInfo:
    """Play on, or would rather not pause."""
    return await done(house, person, table_id, Table.resume)


Deed = Callable[[Table, Person], Awaitable[None]]


async def done(house: House, person: Person | None, table_id: str, deed: Deed) -> wire.TableInfo:
    """What somebody does at a table; how it is then."""
    who = await known(person, house)
    found = await house.table(table_id)
    await deed(found, who)
    return house.describe(found, who.id)


async def leave(house: House, person: Person | None, table_id: str) -> wire.Left:
    who = await known(person, house)
    found = await house.table(table_id)
    await found.leave(who)
    return wire.Left(None if found.gone else house.describe(found, who.id))


async def act(house: House, person: Person | None, table_id: str, data: Answer) -> wire.Acted:
    """An action at a table by HTTP; over the socket it is an `act`."""
    who = await known(person, house)
    found = await house.table(table_id)
    began = time.perf_counter()
    try:
        await found.act(who.id, data.at, data.action)
    except (Stale, HarenaError, Refusal) as objection:
        house.tally.refused()
        if isinstance(objection, Stale):
            raise Refusal(409, "the table has moved on") from objection
        raise
    house.tally.acted(time.perf_counter() - began)
    return wire.Acted(found.sheet.length)
