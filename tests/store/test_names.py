"""Claimed names and ratings: the same on SQLite, on PostgreSQL and in memory."""

from __future__ import annotations

import asyncio

import pytest

from harena.ratings import Rating, update
from harena.store.rows import OVER, PERSON, PLAYING, Person, Seat, Sheet, Terms, now
from harena.store.store import Conflict, Store

from .conftest import Make
from .test_store import opened


def test_a_claimed_name_is_one_persons(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            anna, other = Person("anna", "Anna"), Person("other", "Anna")
            for person in (anna, other):
                await store.add_person(person)
            claimed = Person("anna", "Anna", 1, claimed=now())
            await store.claim(claimed, "hash", {"anna", "ana"})
            with pytest.raises(Conflict):
                await store.claim(Person("other", "Ana", 1, claimed=now()), "other hash", {"ana", "aha"})
            assert await store.person("anna") == claimed
            assert await store.person("other") == other
            assert await store.passphrase("other") is None
            assert await store.owners({"anna", "bruno"}) == {"anna"}
            assert await store.owners({"aha"}) == set()
            assert await store.owners(set()) == set()
            assert await store.claimed_people() == [claimed]
        async with opened(make) as store:
            assert await store.passphrase("anna") == "hash"
            await store.save_passphrase(Person("anna", "Anna", 2), "new hash")
            assert await store.passphrase("anna") == "new hash"
            await store.give_up(Person("anna", "Anna", 3))
            assert await store.person("anna") == Person("anna", "Anna", 3)
            assert await store.passphrase("anna") is None
            assert await store.owners({"anna", "ana"}) == set()
            assert await store.claimed_people() == []

    asyncio.run(run())


def test_a_void_cookie_changes_nothing(make: Make) -> None:
    """Given two with the same cookie, and one declares it void; expected: the other is too late."""

    async def run() -> None:
        async with opened(make) as store:
            anna = Person("anna", "Anna")
            await store.add_person(anna)
            void = await store.void(anna)
            assert void == await store.person("anna") == Person("anna", "Anna", 1)
            for write in (
                store.save_person(Person("anna", "Other")),
                store.void(anna),
                store.claim(Person("anna", "Other", 1, claimed=now()), "hash", {"other"}),
                store.save_passphrase(Person("anna", "Anna", 1), "hash"),
                store.give_up(Person("anna", "Anna", 1)),
            ):
                with pytest.raises(Conflict):
                    await write
            assert await store.person("anna") == void
            assert await store.passphrase("anna") is None
            assert await store.owners({"other"}) == set()

    asyncio.run(run())


async def seat_people(store: Store, *names: str) -> None:
    for name in names:
        await store.add_person(Person(name, name.title(), claimed=now()))


def rated(id: str, *names: str) -> Sheet:
    seats = [Seat(PERSON, name.title(), name, claimed=True) for name in names]
    made = Sheet(id, "colosseum", {}, False, names[0], "5eed", seats, PLAYING)
    made.terms = Terms(rated=True)
    return made


def ended(made: Sheet, ranking: list[list[int]]) -> Sheet:
    over = made.next()
    over.status, over.finished, over.ranking, over.scores = OVER, now(), ranking, [0] * len(made.seats)
    return over


def test_the_end_of_a_rated_game_is_rated_once(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await seat_people(store, "anna", "bruno", "clara")
            made = rated("aaaa", "anna", "bruno", "clara")
            await store.add_table(made, [])
            await store.append(made.next(), [])
            assert await store.ladder("colosseum") == []
            over = ended(made.next(), [[1], [0, 2]])
            await store.append(over, [])
            await store.save(over.next(), [])  # somebody leaves
        async with opened(make) as store:
            expected = update([Rating()] * 3, [2, 1, 2])
            for person, place, rating in zip(("anna", "bruno", "clara"), (2, 1, 2), expected, strict=True):
                (one,) = await store.ratings(person)
                assert (one.number, one.table, one.place, one.seats) == (1, "aaaa", place, 3)
                assert Rating(one.mu, one.sigma) == rating
            assert [one.person for one in await store.ladder("colosseum")] == ["bruno", "anna", "clara"]
            assert [one.person for one in await store.ladder("colosseum", 1)] == ["bruno"]
            assert await store.ladder("colossal-arena") == []

    asyncio.run(run())


def test_a_game_that_is_not_rated_leaves_ratings_alone(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await seat_people(store, "anna", "bruno")
            made = rated("aaaa", "anna", "bruno")
            made.terms = Terms()
            await store.add_table(made, [])
            await store.append(ended(made, [[0], [1]]), [])
            assert await store.ratings("anna") == []

    asyncio.run(run())


def test_games_that_end_together_count_one_after_the_other(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await seat_people(store, "anna", "bruno")
            games = [rated(f"table{n}", "anna", "bruno") for n in range(8)]
            for made in games:
                await store.add_table(made, [])
            await asyncio.gather(*(store.append(ended(made, [[0], [1]]), []) for made in games))
            found = await store.ratings("anna")
            assert [one.number for one in found] == list(range(1, 9))
            assert [one.mu for one in found] == sorted(one.mu for one in found)
            before, after = (Rating(one.mu, one.sigma) for one in found[-2:])
            assert after.mu > before.mu
            assert after.sigma < before.sigma
            assert (await store.ladder("colosseum"))[0] == found[-1]

    asyncio.run(run())


def test_ratings_go_with_a_name_and_with_a_table(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await seat_people(store, "anna", "bruno")
            for id in ("aaaa", "bbbb"):
                made = rated(id, "anna", "bruno")
                await store.add_table(made, [])
                await store.append(last := ended(made, [[0], [1]]), [])
            await store.claim(Person("bruno", "Bruno", 1, claimed=now()), "hash", {"bruno"})
            await store.give_up(Person("bruno", "Bruno", 2))
            assert await store.ratings("bruno") == []
            assert len(await store.ratings("anna")) == 2
            await store.remove(last)
            assert [one.table for one in await store.ratings("anna")] == ["aaaa"]

    asyncio.run(run())


def test_rated_games_are_for_all_to_see_and_others_by_who_played(make: Make) -> None:
    async def run() -> None:
        async with opened(make) as store:
            await seat_people(store, "anna", "bruno", "clara")
            casual = rated("aaaa", "anna", "bruno")
            casual.terms = Terms()
            for made in (casual, rated("bbbb", "anna", "bruno"), rated("cccc", "bruno", "clara")):
                await store.add_table(made, [])
                await store.append(ended(made, [[0], [1]]), [])
            assert [s.id for s in await store.records(None, of="anna")] == ["bbbb"]
            assert [s.id for s in await store.records("bruno", of="anna")] == ["bbbb", "aaaa"]
            assert [s.id for s in await store.records(None)] == ["cccc", "bbbb"]

    asyncio.run(run())
