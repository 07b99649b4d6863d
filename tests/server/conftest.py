from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .guests import DEALS, Guest, serving

Welcome = Callable[..., Guest]


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    DEALS.begin(request.node.name)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server") / "harena.db") as address:
        yield address


@pytest.fixture
def welcome(server: str) -> Iterator[Welcome]:
    """Makes guests, and sees them out."""
    guests: list[Guest] = []

    def come(name: str | None = None, address: str = server) -> Guest:
        guests.append(Guest(address, name))
        return guests[-1]

    yield come
    for guest in guests:
        guest.leave_house()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "harena.db"
