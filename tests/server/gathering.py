"""A club that gathers for an event: words for the tests."""

from __future__ import annotations

import time
from collections.abc import Callable

from .guests import ARENA, Guest, Json, Seat

NONCES = ["0a" * 32, "1b" * 32, "2c" * 32, "3d" * 32, "4e" * 32]


class Cup:
    """An event, its organiser, and those who entered."""

    def __init__(self, organiser: Guest, **wish: object) -> None:
        self.organiser = organiser
        terms = {"stand_in": "random", "hints": False}
        wish = {"name": "Autumn cup", "game": ARENA, "size": 2, "rounds": 2, "terms": terms, **wish}
        self.id = organiser.post("/api/events", wish, 201)["head"]["id"]
        self.players: list[Guest] = []

    def path(self, verb: str = "") -> str:
        return f"/api/events/{self.id}" + (f"/{verb}" if verb else "")

    def enter(self, *players: Guest, **more: object) -> None:
        for player in players:
            nonce = NONCES[len(self.players) % len(NONCES)]
            player.post(self.path("enter"), {"nonce": nonce, **more})
            self.players.append(player)

    def begin(self) -> Json:
        return self.organiser.post(self.path("round"))

    def info(self, guest: Guest | None = None) -> Json:
        found: Json = (guest or self.organiser).get(self.path())
        return found

    def table_of(self, player: Guest) -> Json:
        return {"id": self.info(player)["table"]}

    def sit(self, player: Guest) -> Seat:
        return player.sit(self.table_of(player))

    def leave(self, *players: Guest) -> None:
        """Bots play on for them."""
        for player in players:
            player.post(f"/api/tables/{self.table_of(player)['id']}/leave")

    def until_round_is_over(self, number: int) -> Json:
        return self.until(lambda info: info["rounds"][number - 1]["over"])

    def until(self, so: Callable[[Json], bool]) -> Json:
        end = time.monotonic() + 120
        while not so(info := self.info()):
            assert time.monotonic() < end, "it did not come to pass"
            time.sleep(0.02)
        return info
