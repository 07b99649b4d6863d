"""Garbage, floods and strangers: refused, without a mistake of ours and without disturbing a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed, InvalidStatus

from harena.server.limits import Limits

from ...store.postgres import running_postgres
from ..conftest import Welcome
from ..guests import MINE, OPEN, Guest, Seat, bot, serving

GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"act"',
    "{}",
    '{"type": 3}',
    '{"type": "throne"}',
    '{"type": "act"}',
    '{"type": "act", "at": "1", "action": "pass"}',
    '{"type": "act", "at": 1.5, "action": "pass"}',
    '{"type": "act", "at": 1e400, "action": "pass"}',
    '{"type": "act", "at": null, "action": null}',
    '{"type": "act", "at": 1, "action": ["pass"]}',
    '{"type": "say"}',
    '{"type": "say", "text": {"a": 1}}',
    '{"type": "why", "action": "' + "x" * 401 + '"}',
    "[" * 2000,
    "x" * 5000,
    "\x00\x01",
]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, server: str) -> Iterator[str]:
    if request.param == "sqlite":
        yield server
        return
    with running_postgres() as url, serving(url) as address:
        yield address


@pytest.mark.parametrize("garbage", GARBAGE, ids=lambda text: repr(text[:24]))
def test_garbage_is_a_problem_and_no_more(welcome: Welcome, garbage: str) -> None:
    anna = welcome("Anna")
    seat = anna.sit(anna.table(MINE, {**MINE, "name": "Bruno"}))
    at = seat.state["at"]
    seat.send(garbage)
    assert seat.hear("problem")
    seat.send(garbage.encode())
    assert seat.hear("problem")
    seat.quiet()
    assert seat.state["at"] == at


def test_a_fuzzed_socket_never_breaks(either: str, welcome: Welcome) -> None:
    anna, choice = welcome("Anna", either), Random(5)
    seat = anna.sit(anna.table(MINE, {**MINE, "name": "Bruno"}))
    words = [
        "act",
        "why",
        "say",
        "refresh",
        "type",
        "at",
        "action",
        "text",
        "pass",
        "bet troll",
        "",
        "💥",
        "\ud800",
    ]
    values: list[Any] = [None, True, -1, 0, 2**63, 1e308, [], {}, "x" * 900, *words]
    verbs = [
        "bet",
        "play",
        "target seat",
        "keep",
        "secret",
        "spectator 4 on",
        "name",
        "discard",
        "take",
        "place",
    ]
    things = [
        "troll",
        "troll 7",
        "seat 9",
        "99",
        "-1",
        "troll 99",
        "prefect",
        "row 9",
        "on",
        "",
        "troll troll",
    ]
    for _ in range(60):
        kind = choice.choice(["act", "why", "say", "refresh", "throne"])
        message = {choice.choice(words): choice.choice(values) for _ in range(3)} | {"type": kind}
        if choice.random() < 0.6:
            text = f"{choice.choice(verbs)} {choice.choice(things)}"
            message = {"type": choice.choice(["act", "why"]), "at": seat.state["at"], "action": text}
        seat.send(json.dumps(message))
        if choice.random() < 0.2:
            seat.quiet()
    seat.quiet()
    seat.act(seat.legal[0])
    seat.hear("state")


def test_a_huge_message_ends_the_socket_and_nothing_else(welcome: Welcome) -> None:
    anna = welcome("Anna")
    table = anna.table(MINE, bot())
    seat = anna.sit(table)
    seat.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        seat.hear("pong")
    assert anna.sit(table).state["viewer"] == 0


def flood(seat: Seat) -> None:
    """More than anybody bears; the line may be cut while it flows."""
    for _ in range(40):
        seat.send({"type": "ping"})
    seat.hear("closed")


def test_floods_are_slowed_and_then_cut(database: Path, welcome: Welcome) -> None:
    strict = Limits(messages=(10, 1.0), talk=(2, 0.1), patience=15, requests=(4, 0.1), sockets=2)
    with serving(database, strict) as address:
        anna = welcome("Anna", address)
        table = anna.table(MINE, OPEN)
        seat = anna.sit(table)
        for _ in range(4):
            seat.send({"type": "say", "text": "deal?"})
        assert seat.hear("problem")["reason"] == "you talk too fast"
        with pytest.raises(ConnectionClosed) as closed:
            flood(seat)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
        for _ in range(2):
            anna.sit(table)
        with pytest.raises(ConnectionClosed) as closed:
            anna.sit(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        for _ in range(4):
            anna.http.post("/api/tables", json={"game": "x", "seats": [MINE]})
        anna.table(MINE, OPEN, status=429)


def test_foreign_tables_and_pages_are_refused(server: str, welcome: Welcome) -> None:
    anna, carla = welcome("Anna"), welcome("Carla")
    table = anna.table(MINE, bot())
    seat = anna.sit(table)
    stranger = carla.sit(table)
    assert stranger.state["viewer"] is None
    stranger.act(seat.legal[0] if seat.legal else "pass", seat.state["at"])
    assert stranger.hear("refused")["rule"] == "seat"
    with pytest.raises(ConnectionClosed):
        carla.connect("/ws/table/nosuchtable2").next()
    with pytest.raises(InvalidStatus):
        anna.connect(f"/ws/table/{table['id']}", headers={"origin": "https://elsewhere.example"})
    answer = anna.http.post("/api/me", json={"name": "x"}, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert anna.http.post("/api/me", json={"name": "x"}, headers={"origin": server}).status_code == 200


def test_every_answer_is_strict(server: str, welcome: Welcome) -> None:
    anyone = welcome()
    for path in (
        "/",
        "/table/abc",
        "/api/me",
        "/api/nothing",
        "/nothing.js",
        "/../pyproject.toml",
        "/%2e%2e/x",
    ):
        headers = anyone.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
    assert anyone.http.post("/api/me", content=b"x" * 50_000).status_code in (400, 413)


@pytest.mark.slow
def test_openapi_holds_for_any_request(either: str) -> None:
    """Schemathesis: no mistakes of ours, and answers are as described."""
    server = either
    guest = Guest(server, "Schema")
    table = guest.table(MINE, OPEN)
    schema = schemathesis.openapi.from_url(f"{server}/api/schema/openapi.json")
    cookie = f"harena={guest.http.cookies['harena']}"
    seen = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        seen += 1

        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            if "table_id" in case.path_parameters and len(case.path_parameters["table_id"]) % 2:
                case.path_parameters["table_id"] = table["id"]
            case.call_and_validate(headers={"cookie": cookie}, excluded_checks=[positive_data_acceptance])

        ask()
    assert seen >= 12
    guest.leave_house()
