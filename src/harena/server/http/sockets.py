"""The framework's WebSocket as a socket of the house."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from harena.server import sockets
from harena.server.http.dependencies import Asker, EventId, TableId, TheHouse
from harena.server.tables.socket import Broken


class WebSocketLine:
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def receive(self) -> str | None:
        event = await self.socket.receive()
        return (event.get("text") or "") if event["type"] == "websocket.receive" else None

    async def send(self, text: str) -> None:
        try:
            await self.socket.send_text(text)
        except (WebSocketException, RuntimeError, OSError) as error:
            raise Broken from error

    async def close(self, code: int, reason: str = "") -> None:
        try:
            await self.socket.close(code, reason)
        except (WebSocketException, RuntimeError, OSError) as error:
            raise Broken from error


@websocket("/ws/table/{table_id:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], table_id: TableId, house: TheHouse, person: Asker
) -> None:
    await socket.accept()
    await sockets.at_table(WebSocketLine(socket), house, table_id, person)


@websocket("/ws/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any], house: TheHouse, person: Asker) -> None:
    await socket.accept()
    await sockets.in_lobby(WebSocketLine(socket), house, person)


@websocket("/ws/event/{event_id:str}")
async def event_socket(
    socket: WebSocket[Any, Any, Any], event_id: EventId, house: TheHouse, person: Asker
) -> None:
    await socket.accept()
    await sockets.at_event(WebSocketLine(socket), house, event_id, person)


ROUTES = [table_socket, lobby_socket, event_socket]
