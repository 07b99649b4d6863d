"""The database itself: its schema, its migrations, its file, and what cannot be opened."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, event, insert, text

from harena.store.rows import GATHERING, PLAYING, Action, Clock, Seat, Sheet, Status
from harena.store.sql import schema
from harena.store.sql.database import MIGRATIONS, NEWEST, VERSIONS, Database, version
from harena.store.sql.queries import clock_of
from harena.store.sql.store import SqlStore
from harena.store.store import Conflict, Unusable

from .postgres import Postgres

WRITTEN_BEFORE = Path(__file__).with_name("version_0001.sql")
"""Rows that a server of the first version wrote."""


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def migrate(connection: Connection, to: str) -> None:
    migrations = Config()
    migrations.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    migrations.attributes["connection"] = connection
    (command.upgrade if to != "base" else command.downgrade)(migrations, to)


def test_migrations_make_the_schema(database: str) -> None:
    async def run() -> None:
        store = SqlStore(database)
        await store.open()
        assert await store.database.read(differences) == []
        assert await store.database.read(version) == NEWEST
        await store.close()

    asyncio.run(run())


def test_every_migration_is_known() -> None:
    files = sorted(path.name[1:5] for path in (MIGRATIONS / "versions").glob("v*.py"))
    assert files == VERSIONS


def old_rows(folder: Path) -> dict[str, list[dict[str, Any]]]:
    """What the first version kept, by table."""
    path = folder / "old.db"
    with create_engine(f"sqlite:///{path}").begin() as connection:
        migrate(connection, "0001")
    with sqlite3.connect(path) as file:
        file.executescript(WRITTEN_BEFORE.read_text())
        file.row_factory = sqlite3.Row
        names = ["people", "settings", "tables", "seats", "actions", "chat"]
        return {name: [dict(row) for row in file.execute(f"SELECT * FROM {name}")] for name in names}


def write_old(connection: Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    migrate(connection, "0001")
    reflected = MetaData()
    reflected.reflect(connection)
    for name, found in rows.items():
        table = reflected.tables[name]
        kinds = {column.name: column.type.python_type for column in table.columns}
        fitting = [{k: v if v is None else kinds[k](v) for k, v in row.items()} for row in found]
        connection.execute(insert(table), fitting)


def test_a_database_of_the_first_version_is_brought_up_to_date(database: str, tmp_path: Path) -> None:
    rows = old_rows(tmp_path)
    played = max(rows["tables"], key=lambda row: int(row["length"]))

    async def run() -> None:
        old = Database(database)
        async with old.writing() as connection:
            await connection.run_sync(write_old, rows)
        await old.close()
        store = SqlStore(database)
        await store.open()
        assert await store.database.read(differences) == []
        assert [key.value.hex() for key in await store.keys()] == [rows["settings"][0]["value"]]
        for row in rows["people"]:
            person = await store.person(row["id"])
            assert person is not None
            assert (person.name, person.revoked) == (row["name"], 0)
        sheet = await store.sheet(played["id"])
        assert sheet is not None
        assert (sheet.seed, sheet.length, sheet.version) == (played["seed"], played["length"], 0)
        assert len(await store.actions(sheet.id)) == sheet.length > 20
        assert [said.text for said in await store.chat(sheet.id)] == ["Good luck"]
        assert await store.abandoned(sheet.created, sheet.created, sheet.created) == []
        await store.append(sheet.next(), [])
        await store.close()

    asyncio.run(run())


def write_events(connection: Connection) -> None:
    migrate(connection, "0008")
    for id, status in (("cup", "playing"), ("new", "gathering")):
        connection.execute(
            text(
                "INSERT INTO events VALUES (:id, 'Cup', 'colosseum', '', :yes, 'olga', '5eed', 3, 'swiss', "
                "1, :no, :no, '{}', '[]', '[]', :status, '2026', '', 0, '2026')"
            ),
            {"id": id, "status": status, "yes": True, "no": False},
        )
        for number, nonce in ((1, "0a"), (2, ""), (3, "2c")):
            connection.execute(
                text("INSERT INTO entrants VALUES (:id, :number, 'anna', 'Anna', '', :nonce, 'in', :no)"),
                {"id": id, "number": number, "nonce": nonce, "no": False},
            )


def test_an_event_keeps_what_was_told_and_no_number_that_nobody_had_pledged(database: str) -> None:
    async def run() -> None:
        old = Database(database)
        async with old.writing() as connection:
            await connection.run_sync(write_events)
        await old.close()
        store = SqlStore(database)
        await store.open()
        begun, gathering = await store.events.find("cup"), await store.events.find("new")
        assert begun is not None
        assert gathering is not None
        assert [begun.nonces, begun.pledges] == [{1: "0a", 3: "2c"}, {}]
        assert [gathering.nonces, gathering.pledges, len(gathering.entrants)] == [{}, {}, 3]
        await store.close()

    asyncio.run(run())


def test_a_clock_that_was_written_before_decisions_were_remembered_goes_on() -> None:
    assert clock_of('{"left": [5.0, 9.0], "runs": 1, "spared": [5.0, 9.5]}') == Clock([5.0, 9.0], 1)
    assert clock_of('{"left": [5.0], "spared": [[7, 0, 5.5]]}') == Clock([5.0], spared=[(7, 0, 5.5)])


def test_migrations_can_be_undone(database: str, tmp_path: Path) -> None:
    rows = old_rows(tmp_path)

    async def run() -> None:
        opened = Database(database)
        async with opened.writing() as connection:
            await connection.run_sync(write_old, rows)
            await connection.run_sync(migrate, "head")
        async with opened.writing() as connection:
            await connection.run_sync(lambda sync: command.downgrade(config_for(sync), "0001"))
            count = (await connection.execute(text("SELECT COUNT(*) FROM actions"))).scalar_one()
            assert count == len(rows["actions"])
        await opened.close()

    asyncio.run(run())


def config_for(connection: Connection) -> Config:
    migrations = Config()
    migrations.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    migrations.attributes["connection"] = connection
    return migrations


# Group commit


def test_moves_that_arrive_together_are_one_transaction(database: str) -> None:
    async def run() -> None:
        store = SqlStore(database)
        await store.open()
        sheets = [Sheet(f"table{n}", "colossal-arena", {}, True, "anna", "5eed", [Seat()]) for n in range(40)]
        for sheet in sheets:
            await store.add_table(sheet, [])
        commits = 0

        def count(connection: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(store.database.engine.sync_engine, "commit", count)
        await asyncio.gather(*(store.append(sheet.next(), [Action(0, 0, "pass")]) for sheet in sheets))
        assert commits <= 2
        for sheet in sheets:
            assert await store.actions(sheet.id) == [Action(0, 0, "pass")]
        await store.close()

    asyncio.run(run())


def new_sheet(id: str, status: Status) -> Sheet:
    return Sheet(id, "colossal-arena", {}, True, "anna", "5eed", [Seat()], status)


@pytest.mark.parametrize("status", [GATHERING, PLAYING])
def test_one_write_that_cannot_be_made_spoils_no_other(database: str, status: Status) -> None:
    async def run() -> None:
        store = SqlStore(database)
        await store.open()
        sheets = [new_sheet(f"table{n}", status) for n in range(4)]
        for sheet in sheets:
            await store.add_table(sheet, [])
        twice = [Action(0, 0, "pass"), Action(0, 0, "pass")]
        writes = [store.append(sheet.next(), twice if n == 2 else []) for n, sheet in enumerate(sheets)]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [result is None for result in done] == [True, True, False, True]
        found = [await store.sheet(sheet.id) for sheet in sheets]
        assert [sheet.version for sheet in found if sheet] == [1, 1, 0, 1]
        await store.close()

    asyncio.run(run())


def test_of_two_moves_made_on_the_same_the_second_is_refused(database: str) -> None:
    async def run() -> None:
        one, other = SqlStore(database), SqlStore(database, beside=True)
        await one.open()
        sheets = [
            Sheet(f"table{n}", "colossal-arena", {}, True, "anna", "5eed", [Seat()], PLAYING)
            for n in range(9)
        ]
        for sheet in sheets:
            await one.add_table(sheet, [])
        writes = [
            store.append(sheet.next(), [Action(0, 0, name)])
            for sheet in sheets
            for name, store in (("one", one), ("other", other))
        ]
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert [result is None for result in done].count(True) == len(sheets)
        assert sum(isinstance(result, Conflict) for result in done) == len(sheets)
        for n, sheet in enumerate(sheets):
            found = await one.sheet(sheet.id)
            assert found is not None
            assert found.version == 1
            assert [line.text for line in await one.actions(sheet.id)] == (
                ["one"] if done[2 * n] is None else ["other"]
            )
        await other.close()
        await one.close()

    asyncio.run(run())


def test_a_quick_way_that_fails_leaves_the_slow_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OSError

    async def run() -> None:
        store = SqlStore(database)
        await store.open()
        sheet = new_sheet("table", PLAYING)
        await store.add_table(sheet, [])
        monkeypatch.setattr(store.database, "say", fail)
        await asyncio.wait_for(store.append(sheet.next(), [Action(0, 0, "pass")]), 10)
        assert len(await store.actions(sheet.id)) == 1
        await store.close()

    asyncio.run(run())


@pytest.mark.slow
def test_when_the_server_of_the_database_comes_back_moves_are_written_at_once() -> None:
    postgres = Postgres()

    async def run() -> None:
        store = SqlStore(postgres.url)
        await store.open()
        sheet = new_sheet("table", PLAYING)
        await store.add_table(sheet, [])
        await store.append(sheet := sheet.next(), [Action(0, 0, "pass")])
        postgres.kill()
        postgres.start()
        await store.append(sheet.next(), [Action(1, 0, "pass")])
        assert len(await store.actions("table")) == 2
        await store.close()

    try:
        asyncio.run(run())
    finally:
        postgres.remove()


# The file of SQLite


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    path.touch(0o644)
    path.chmod(0o644)

    async def run() -> None:
        store = SqlStore(path)
        await store.open()
        assert [p.name for p in tmp_path.iterdir() if p.stat().st_mode & 0o077] == []
        await store.close()

    asyncio.run(run())
    new = tmp_path / "new.db"
    asyncio.run(open_and_close(new))
    assert new.stat().st_mode & 0o777 == 0o600


async def open_and_close(database: str | Path) -> None:
    store = SqlStore(database)
    await store.open()
    await store.close()


HOLD = """
import asyncio, sys
from harena.store.sql.store import SqlStore
async def hold():
    await SqlStore(sys.argv[1]).open()
    print("open", flush=True)
    await asyncio.sleep(60)
asyncio.run(hold())
"""


@pytest.mark.slow
def test_one_server_at_a_time_uses_a_file(tmp_path: Path) -> None:
    path = tmp_path / "harena.db"
    other = subprocess.Popen([sys.executable, "-c", HOLD, path], stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline() == b"open\n"
    with pytest.raises(Unusable, match=r"harena\.db: another server uses this database"):
        asyncio.run(open_and_close(path))
    other.kill()
    other.wait()
    other.stdout.close()
    asyncio.run(open_and_close(path))


# What cannot be opened


def broken(path: Path) -> str:
    path.write_bytes(b"this is no database, and long enough to be looked at as one" * 9)
    return str(path)


def foreign(path: Path) -> str:
    with sqlite3.connect(path) as file:
        file.execute("CREATE TABLE recipes (name TEXT)")
    return str(path)


def newer(path: Path) -> str:
    asyncio.run(open_and_close(path))
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    return str(path)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (broken, "file is not a database"),
        (foreign, "this database holds something else"),
        (newer, "of version 9999, from a newer Harena"),
        (lambda path: str(path / "missing" / "harena.db"), "there is no folder"),
        (lambda path: "postgresql://127.0.0.1:1/nowhere", "postgresql"),
        (lambda path: "oracle://me:secret@host/x", "a database is a file"),
        (lambda path: "://", "a database is a file"),
    ],
)
def test_what_cannot_be_opened_says_why_in_one_line(tmp_path: Path, make: Any, reason: str) -> None:
    database = make(tmp_path / "harena.db")
    with pytest.raises(Unusable, match=reason) as trouble:
        asyncio.run(open_and_close(database))
    assert "\n" not in str(trouble.value)
    assert "secret" not in str(trouble.value)
