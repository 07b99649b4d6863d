"""Colours for a terminal that has them, and nothing for one that has not."""

from __future__ import annotations

import os
from typing import Final, TextIO

STYLES: Final = {
    "bold": 1,
    "dim": 2,
    "red": 31,
    "green": 32,
    "yellow": 33,
    "blue": 34,
    "magenta": 35,
    "cyan": 36,
}
SEATS: Final = ["cyan", "yellow", "magenta", "green", "blue"]


class Ink:
    def __init__(self, colours: bool) -> None:
        self.colours = colours

    def paint(self, text: str, *styles: str) -> str:
        """Pad before you paint: paint takes no room on the screen but has a length."""
        if not self.colours or not styles:
            return text
        codes = ";".join(str(STYLES[style]) for style in styles)
        return f"\x1b[{codes}m{text}\x1b[0m"

    def seat(self, text: str, seat: int) -> str:
        return self.paint(text, SEATS[seat % len(SEATS)])


def ink_for(stream: TextIO) -> Ink:
    """NO_COLOR (any value) and a dumb terminal mean none."""
    return Ink(stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb")
