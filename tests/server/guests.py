"""A real server on loopback and guests who talk to it as browsers do: words for the tests."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from harena.server.house import House
from harena.server.http.app import create_guarded
from harena.server.limits import Limits
from harena.server.service.serve import configured
from harena.store.sql.store import SqlStore

ARENA = "colossal-arena"
GENEROUS = Limits(
    knocks=(100_000, 1e5),
    address_sockets=10_000,
    address_messages=(100_000, 1e5),
    guests=(100_000, 1e5),
    messages=(100_000, 1e5),
    requests=(100_000, 1e5),
    new_tables=(100_000, 1e5),
    talk=(100_000, 1e5),
    passphrases=(100_000, 1e5),
    tries=(100_000, 1e5),
    tables=10_000,
)
MINE = {"type": "mine"}
OPEN = {"type": "open"}
WAIT = 20
Json = dict[str, Any]


def bot(name: str = "random") -> Json:
    return {"type": "bot", "bot": name}


class Deals:
    """The seeds of a test's tables: any must do; a failure can be met again with the same."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        self.random = Random(f"{os.environ.get('HARENA_DEALS', '1')} {test}")

    def __call__(self) -> str:
        return self.random.randbytes(16).hex()


DEALS = Deals()


@contextmanager
def serving(
    database: str | Path,
    limits: Limits = GENEROUS,
    pace: float = 0.0,
    origins: Sequence[str] = (),
    programs: Mapping[str, str] | None = None,
) -> Iterator[str]:
    """A server in a thread; its address."""
    house = House(SqlStore(database), pace, limits, DEALS, programs=programs)
    config = configured(create_guarded(house, origins), limits)
    config.port = 0
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


class Seat:
    """One socket at a table, and everything heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.state: Json = {}

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self, timeout: float = WAIT) -> Json:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
        return message

    def hear(self, kind: str) -> Json:
        """The next message of a kind; others pass by."""
        while (message := self.next())["type"] != kind:
            pass
        return message

    def hear_from(self, at: int) -> None:
        """States, until the table is there or further."""
        while self.state["at"] < at:
            self.hear("state")

    def quiet(self) -> None:
        """Hear everything that was sent before now."""
        self.send({"type": "ping"})
        self.hear("pong")

    def act(self, action: str, at: int | None = None) -> None:
        self.send({"type": "act", "at": self.state["at"] if at is None else at, "action": action})

    @property
    def legal(self) -> list[str]:
        return list(self.state["view"]["legal"]) if self.state["view"] else []

    @property
    def over(self) -> bool:
        return bool(self.state["table"]["status"] == "over")

    def close(self) -> None:
        self.socket.close()


class Guest:
    def __init__(self, address: str, name: str | None = None) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, timeout=WAIT, verify=False
        )  # reading certificates takes time
        self.sockets = ExitStack()
        if name is not None:
            self.person: Json = self.post("/api/me", {"name": name})["person"]

    def post(self, path: str, body: object = None, status: int | None = None) -> Json:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status if status else answer.status_code < 300, answer.text
        found: Json = answer.json()
        return found

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats: Json, public: bool = False, status: int | None = None, **more: object) -> Json:
        return self.post("/api/tables", {"game": ARENA, "seats": seats, "public": public, **more}, status)

    def join(self, table: Json, seat: int | None = None, status: int | None = None) -> Json:
        return self.post(f"/api/tables/{table['id']}/join", {"seat": seat}, status)

    def connect(self, path: str, **options: Any) -> Seat:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookie, **options.pop("headers", {})}
        address = self.address.replace("http", "ws") + path
        return Seat(self.sockets.enter_context(connect(address, additional_headers=headers, **options)))

    def sit(self, table: Json) -> Seat:
        """Open the table and hear the first state and chat."""
        seat = self.connect(f"/ws/table/{table['id']}")
        seat.hear("state")
        seat.hear("chat")
        return seat

    def leave_house(self) -> None:
        self.sockets.close()
        self.http.close()


def play_out(seats: list[Seat], choice: Random, most: int = 10_000, pause: float = 0) -> int:
    """Each in turn takes any legal action, until the end or so many actions; how many were taken.

    A house that limits how much is sent needs a pause.
    """
    taken = 0
    while not all(seat.over for seat in seats) and taken < most:
        actor = next((seat for seat in seats if seat.legal), None)
        if actor is None:
            seats[0].hear("state")
            catch_up(seats)
            continue
        at = actor.state["at"]
        time.sleep(pause)
        actor.act(choice.choice(actor.legal))
        for seat in seats:
            seat.hear_from(at + 1)
        catch_up(seats)
        taken += 1
    return taken


def catch_up(seats: list[Seat]) -> None:
    """Bring all to the same moment."""
    newest = max(seat.state["at"] for seat in seats)
    for seat in seats:
        while seat.state["at"] < newest:
            seat.hear("state")
            newest = max(newest, seat.state["at"])
