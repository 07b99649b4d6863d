"""What the lobby's socket says; it reads nothing but `ping`."""

from __future__ import annotations

from msgspec import Struct

from harena.server.wire.socket import Pong, Problem
from harena.server.wire.tables import TableInfo


class Lobby(Struct, tag="lobby"):
    """Tables that are not over: all of this person's, and the newest public ones."""

    tables: list[TableInfo]
    more: str | None
    """Not null: `GET /api/tables?before=` this lists older ones."""


class Changed(Struct, tag="changed"):
    """A table is new or different."""

    table: TableInfo


class Gone(Struct, tag="gone"):
    id: str


FromLobby = Lobby | Changed | Gone | Problem | Pong
