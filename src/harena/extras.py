"""What `pip install harena` leaves out, and how it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from harena.core.errors import HarenaError


class NotInstalled(HarenaError):
    """A part of the program whose packages are not here."""


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Around imports of what an extra brings: says which extra, where they fail."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "harena":
            raise
        raise NotInstalled(
            f"{what} needs {error.name}: pip install 'harena[{extra}]', or '.[{extra}]' in a checkout"
        ) from error
