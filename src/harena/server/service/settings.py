"""How a server is set up."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from harena.server.limits import Limits
from harena.server.seeds import unguessable_seed
from harena.server.service.logs import PLAIN
from harena.store.store import Unusable


def default_database() -> Path:
    """Where this person's programs keep what they must not lose."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(home, "harena", "harena.db")


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    """0 takes any free one."""
    database: str = ""
    """A path for SQLite, a URL for PostgreSQL; nothing means `default_database`."""
    redis: str = ""
    workers: int = 1
    origins: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """Programs that sit down as bots, each NAME=exec:COMMAND."""
    pace: float = 0.7
    """Seconds a bot takes at least."""
    log: str = PLAIN
    metrics: bool = False
    limits: Limits = field(default_factory=Limits)
    new_seed: Callable[[], str] = unguessable_seed

    def check(self) -> None:
        """Raise Unusable if it cannot be meant so."""
        if not 0 <= self.port < 65_536:  # else the system takes the rest of a division, and serves there
            raise Unusable(f"a port is a number from 0 to 65535, not {self.port}")
        if self.workers < 1:
            raise Unusable("there must be at least one worker")
        shared = self.database.startswith("postgres")
        if self.workers > 1 and not (shared and self.redis):
            raise Unusable(
                "several workers share PostgreSQL and Redis: give --database postgresql://... and --redis redis://..."
            )
        if self.redis and not shared:
            raise Unusable("Redis joins servers that share PostgreSQL; SQLite is for one server alone")
