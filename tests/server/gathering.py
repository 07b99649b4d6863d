"""A club that gathers for an event: words for the tests."""

from __future__ import annotations

import time
from collections.abc import Callable

from .chains import CHAINS
from .guests import ARENA, Guest, Json, Seat

NONCES = [chain.told() for chain in CHAINS]
"""What those who enter tell at the start, one after another."""


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
            pledge = CHAINS[len(self.players) % len(CHAINS)].pledge
            player.post(self.path("enter"), {"pledge": pledge, **more})
            self.players.append(player)

    def ask(self) -> Json:
        """The next round is to begin; before the first one everybody is asked for a number."""
        return self.organiser.post(self.path("round"))

    def begin(self) -> Json:
        if not (info := self.ask())["asks"]:
            return info
        for player in self.players:
            self.tell(player)
        return self.info()

    def tell(self, player: Guest) -> None:
        """What is asked for, if anything is."""
        own = next((each for each in self.info(player)["entrants"] if each["yours"]), None)
        if own is not None and own["pledge"] and not own["nonce"]:
            chain = next(chain for chain in CHAINS if own["pledge"] in chain.numbers)
            player.post(self.path("nonce"), {"nonce": chain.after(own["pledge"])})

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
