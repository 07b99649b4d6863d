"""What is counted while a house is open, for whoever watches it. Nobody is named, and nothing is quoted."""

from __future__ import annotations

from typing import Protocol


class Tally(Protocol):
    def acted(self, seconds: float) -> None:
        """An action was taken and written."""

    def refused(self) -> None:
        """An action was not."""

    def answered(self, status: int) -> None:
        """A request got this status."""


class Silent:
    """Nobody watches."""

    def acted(self, seconds: float) -> None:
        return

    def refused(self) -> None:
        return

    def answered(self, status: int) -> None:
        return


SILENT = Silent()
