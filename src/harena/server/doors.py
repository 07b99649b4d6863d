"""What every route may ask for: the house, who asks, and a table by its id."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter

from harena.server.house import House
from harena.store.rows import Person

TheHouse = NamedDependency[House]
Asker = NamedDependency[Person | None]
TableId = Annotated[str, PathParameter(max_length=32)]
