"""The file of an SQLite database: readable by its owner alone, and used by one server at a time."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from harena.store.store import Unusable


class OwnFile:
    """Beside it lies an empty file that a running server keeps locked; even kill -9 lets it go."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = path.with_name(f"{path.name}.lock")
        self.held: int | None = None

    def take(self) -> None:
        if not self.path.parent.is_dir():
            raise Unusable(f"there is no folder {self.path.parent}")
        self.held = os.open(self.lock, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self.held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.release()
            raise Unusable(
                "another server uses this database; several can share PostgreSQL, not SQLite"
            ) from error
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        if self.path.stat().st_mode & 0o077:  # it holds the keys of all guests and the seeds of all tables
            self.path.chmod(0o600)

    def release(self) -> None:
        if self.held is not None:
            os.close(self.held)
            self.held = None
