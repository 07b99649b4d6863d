"""What whoever runs a club relies on: settings, health, metrics, logs, an orderly end, and `harena admin`."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy.exc import OperationalError

from harena.cli import main
from harena.core.errors import OptionError
from harena.server import lookout
from harena.server.limits import Days, Limits
from harena.server.service import logs
from harena.server.service.configuration import OPTIONS, settings_from, table
from harena.server.service.serve import allow_many_lines
from harena.server.service.settings import Settings
from harena.store.rows import Person
from harena.store.sql import copy
from harena.store.sql.store import SqlStore
from harena.store.store import Unusable

from ...store.postgres import running_postgres
from ..club import until
from ..conftest import Welcome
from ..guests import MINE, OPEN, Guest, Json, play_out, serving

ROOT = Path(__file__).parents[3]


# Settings


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "harena.toml"
    file.write_text(
        'port = 1\nhost = "::1"\npace = 2\norigin = ["https://a.example"]\nmetrics = true\n'
        "[limits]\ntables = 3\ntalk = [9, 1]\n[limits.days]\nleft = 1\n"
    )
    environment = {
        "HARENA_CONFIG": str(file),
        "HARENA_PORT": "2",
        "HARENA_HOST": "0.0.0.0",
        "HARENA_LOG": "json",
    }
    found = settings_from({"port": 3}, environment, None)
    limits = Limits(tables=3, talk=(9, 1), days=Days(left=1))
    origins = ("https://a.example",)
    assert found == Settings(
        port=3, host="0.0.0.0", pace=2, origins=origins, metrics=True, log="json", limits=limits
    )


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ("prot = 1", "prot"),
        ('port = "1"', "port"),
        ("log = 'loud'", "plain or json"),
        ("origin = 'a'", "origin"),
        ("[limits]\ntabels = 1", "tabels"),
        ("[limits]\ntalk = 1", "talk"),
        ("[limits]\ntables = 'many'", "tables"),
        ("limits = 1", "limits"),
        ("port = ", "Invalid value"),
    ],
)
def test_a_setting_that_cannot_be_meant_so_is_named(tmp_path: Path, written: str, named: str) -> None:
    file = tmp_path / "harena.toml"
    file.write_text(written)
    with pytest.raises(OptionError, match=named):
        settings_from({}, {}, str(file))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"nothing\.toml cannot be read: No such file"):
        settings_from({}, {}, str(tmp_path / "nothing.toml"))


def test_a_variable_that_is_no_number_is_named() -> None:
    with pytest.raises(OptionError, match="port is a number, not 'x'"):
        settings_from({}, {"HARENA_PORT": "x"}, None)
    assert settings_from({}, {"HARENA_METRICS": "on", "HARENA_ORIGIN": "a, b"}, None) == Settings(
        metrics=True, origins=("a", "b")
    )


def test_the_documentation_has_every_setting() -> None:
    assert table() in (ROOT / "docs" / "operate.md").read_text()
    assert {option.field or option.name for option in OPTIONS} <= set(vars(Settings()))


@pytest.mark.parametrize("port", [-1, 65_536, 99_999])
def test_a_port_that_there_cannot_be_is_refused(port: int) -> None:
    with pytest.raises(Unusable, match=f"not {port}"):
        Settings(port=port).check()


@pytest.mark.parametrize(
    "settings",
    [
        Settings(workers=2),
        Settings(workers=2, database="postgresql://a@b/c"),
        Settings(workers=2, redis="redis://a"),
        Settings(redis="redis://a"),
        Settings(workers=0),
    ],
)
def test_several_workers_need_postgres_and_redis(settings: Settings) -> None:
    with pytest.raises(Unusable):
        settings.check()


# Health, metrics, logs


def test_health_and_ready(welcome: Welcome) -> None:
    guest = welcome()
    assert guest.http.get("/health").text == "ok\n"
    assert guest.http.get("/ready").status_code == 200
    assert "harena_" not in guest.http.get("/metrics").text  # the client's page, where it is built


def test_not_ready_without_a_store(welcome: Welcome, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(self: SqlStore) -> None:
        raise OSError

    monkeypatch.setattr(SqlStore, "keys", fail)
    assert welcome().http.get("/ready").status_code == 503


def test_logs_are_lines_without_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.getLogger().handlers[:]
    try:
        for kind in logs.KINDS:
            logs.set_up(kind)
            logging.getLogger("harena.server.test").warning("table %s", "a\nb\x1b[31m\u202e")
    finally:
        logging.basicConfig(handlers=before, force=True)
        logging.getLogger("harena").setLevel(logging.NOTSET)
    plain, line = capsys.readouterr().err.splitlines()
    assert plain.endswith("warning table a\\nb\\x1b[31m\\u202e")
    assert json.loads(line)["message"] == "table a\\nb\\x1b[31m\\u202e"
    assert set(json.loads(line)) == {"time", "level", "from", "process", "message"}


class Serving:
    """`harena serve` as one starts it."""

    def __init__(self, *flags: str, **environment: str) -> None:
        command = [sys.executable, "-m", "harena", "serve", "--port", "0", *flags]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    def stop(self, how: int = signal.SIGTERM) -> tuple[int, str]:
        self.process.send_signal(how)
        _, said = self.process.communicate(timeout=30)
        return self.process.returncode, said


@pytest.mark.slow
def test_sigterm_finishes_what_was_begun_and_sends_clients_back_later(database: Path) -> None:
    server = Serving("--metrics", "--log", "json", HARENA_DATABASE=str(database))
    anna = Guest(server.address, "Anna")
    seat = anna.sit(anna.table(MINE, {**MINE, "name": "Bruno"}))
    seat.act(seat.legal[0])
    seat.hear("state")
    counted = anna.http.get("/metrics").text
    assert "harena_action_seconds_count 1.0" in counted
    assert 'harena_requests_total{status="2xx"}' in counted
    assert anna.person["id"] not in counted
    seat.act(seat.legal[0])
    code, said = server.stop()
    until(lambda: seat.socket.close_code is not None)
    assert seat.socket.close_code == 1012
    assert code == 0
    assert all(json.loads(line) for line in said.splitlines())
    anna.leave_house()
    at = seat.state["at"]

    async def stored() -> int:
        store = SqlStore(database)
        sheet = await store.sheet(seat.state["table"]["id"])
        await store.close()
        assert sheet is not None
        return sheet.length

    assert asyncio.run(stored()) >= at


@pytest.mark.slow
def test_one_process_alone_ends_in_order_when_it_is_to_be_replaced(database: Path) -> None:
    """`systemctl reload`: whoever watches it starts it again."""
    assert Serving(HARENA_DATABASE=str(database)).stop(signal.SIGHUP) == (0, "")


# Admin


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "harena.db")
        return
    with running_postgres() as url:
        yield url


def ask(task: str, *arguments: str, database: str) -> int:
    return main(["admin", task, *arguments, "--database", database])


def test_beside_a_running_server(
    where: str, welcome: Welcome, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables are listed and closed, people shown out; whoever is concerned is told by herself."""
    monkeypatch.setattr(lookout, "LOOK", 0.2)
    with serving(where) as address:
        anna, bruno = welcome("Anna", address), welcome("Bruno", address)
        table, other = anna.table(MINE, OPEN), bruno.table(MINE, OPEN)
        seat, elsewhere = anna.sit(table), bruno.sit(other)
        assert ask("tables", database=where) == 0
        said = capsys.readouterr().out
        assert table["id"] in said
        assert "Anna, -" in said
        assert ask("close", table["id"], database=where) == 0
        assert ask("close", table["id"], database=where) == 1
        seat.hear("closed")
        assert ask("revoke", "Bruno", database=where) == 0
        until(lambda: elsewhere.socket.close_code is not None)
        assert elsewhere.socket.close_code == 4401
        assert bruno.get("/api/me") == {"person": None}
        assert ask("revoke", "Nobody", database=where) == 1
        welcome("Anna", address)
        assert ask("revoke", "Anna", database=where) == 1
        assert anna.person["id"] in capsys.readouterr().out
        assert ask("revoke", anna.person["id"], "--id", database=where) == 0


def test_names_are_listed_and_a_forgotten_passphrase_replaced(
    where: str, welcome: Welcome, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(where) as address:
        anna = welcome("Anna", address)
        claim = {"name": "Anna", "passphrase": "sand and bronze"}
        anna.post("/api/me/claim", claim)
        welcome("Bruno", address)
        capsys.readouterr()
        assert ask("names", database=where) == 0
        said = capsys.readouterr().out
        assert anna.person["id"] in said
        assert "Bruno" not in said
        assert ask("reset", "Bruno", database=where) == 1
        capsys.readouterr()
        assert ask("reset", "anna", database=where) == 0
        passphrase = capsys.readouterr().out.partition(" is now ")[2].split()[0]
        assert anna.get("/api/me") == {"person": None}
        anna.post("/api/me/sign-in", claim, 403)
        back = anna.post("/api/me/sign-in", {**claim, "passphrase": passphrase})["person"]
        assert back["id"] == anna.person["id"]


def test_a_backup_of_a_running_server_is_restored(where: str, welcome: Welcome, tmp_path: Path) -> None:
    """The table goes on from where it was; whoever sat there still does."""
    saved, again = str(tmp_path / "saved.db"), str(tmp_path / "again.db")
    with serving(where) as address:
        anna = welcome("Anna", address)
        table = anna.table(MINE, {**MINE, "name": "Bruno"})
        seat = anna.sit(table)
        play_out([seat], Random(1), 12)
        seat.send({"type": "say", "text": "To be continued"})
        seat.hear("chat")
        assert ask("backup", saved, database=where) == 0
        assert ask("backup", saved, database=where) == 2
        assert ask("restore", saved, database=where) == 2
        seat.act(seat.legal[0])
        seat.hear("state")
    assert Path(saved).stat().st_mode & 0o077 == 0
    assert ask("restore", saved, database=again) == 0
    with serving(again) as address:
        back = welcome(None, address)
        back.http.cookies = anna.http.cookies
        then = back.connect(f"/ws/table/{table['id']}")
        then.hear("state")
        assert then.hear("chat")["lines"][0]["text"] == "To be continued"
        assert play_out([then], Random(2), 5) == 5


def test_of_a_backup_that_fails_nothing_is_left(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full in the middle of it."""
    asyncio.run(kept(database))

    async def fail(connection: object, table: object) -> AsyncIterator[list[Json]]:
        raise OperationalError("", {}, OSError("the disk is full"))
        yield

    saved = tmp_path / "saved.db"
    with monkeypatch.context() as patch:
        patch.setattr(copy, "several", fail)
        assert ask("backup", str(saved), database=str(database)) == 2
    assert capsys.readouterr().err == f"harena: {database}: the disk is full\n"
    assert list(tmp_path.glob("saved*")) == []
    assert ask("backup", str(saved), database=str(database)) == 0
    assert list(tmp_path.glob("saved*")) == [saved]


async def kept(database: Path) -> None:
    """A database, and somebody in it."""
    store = SqlStore(database)
    await store.open()
    await store.add_person(Person("anna", "Anna"))
    await store.close()


@pytest.mark.slow
def test_a_backup_moves_to_postgres(welcome: Welcome, database: Path) -> None:
    with serving(database) as address:
        anna = welcome("Anna", address)
        table = anna.table(MINE, OPEN)
    with running_postgres() as url:
        assert ask("restore", str(database), database=url) == 0
        with serving(url) as address:
            back = welcome(None, address)
            back.http.cookies = anna.http.cookies
            assert [found["id"] for found in back.get("/api/tables")["tables"]] == [table["id"]]


def test_what_cannot_be_done_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("tables", database=str(tmp_path / "none.db")) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "none.db").exists()


def test_a_server_may_have_more_lines_open_than_is_usual() -> None:
    kept = _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        allow_many_lines()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, kept)
