"""What images of games are drawn with: paper, ink, and a colour and a number for each seat."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Colour = tuple[int, int, int]
Image = NDArray[np.uint8]

PAPER: Final = (234, 217, 182)
PANEL: Final = (248, 240, 221)
CARD: Final = (255, 250, 240)
INK: Final = (42, 31, 24)
SOFT: Final = (95, 77, 60)
EDGE: Final = (138, 112, 72)
STRONG: Final = (255, 248, 234)
ALARM: Final = (156, 61, 34)
SEATS: Final = [(11, 92, 150), (184, 74, 0), (138, 106, 0), (14, 122, 90), (169, 68, 126)]
WIDTH, HEIGHT = 960, 640
FINE = 2
"""It is drawn larger, and edges are smooth when it is made small."""


class Canvas:
    """Of one size whatever is on it, as whoever makes a film of a game needs it."""

    def __init__(self) -> None:
        from PIL import Image, ImageDraw, ImageFont

        self.picture = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), PAPER)
        self.pen: Any = ImageDraw.Draw(self.picture)
        self.font: Any = ImageFont.load_default

    def box(self, x: float, y: float, wide: float, high: float, fill: Colour, edge: Colour = EDGE) -> None:
        corners = [x * FINE, y * FINE, (x + wide) * FINE, (y + high) * FINE]
        self.pen.rounded_rectangle(corners, 5 * FINE, fill, edge, FINE)

    def disc(self, x: float, y: float, radius: float, fill: Colour, words: str = "") -> None:
        """Around a point."""
        self.pen.ellipse(
            [(x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE], fill, STRONG
        )
        if words:
            self.words(x, y, words, radius * (1.25 if len(words) == 1 else 1.1), STRONG, "mm")

    def seat(self, seat: int, x: float, y: float, radius: float = 9) -> None:
        self.disc(x, y, radius, SEATS[seat], str(seat + 1))

    def words(
        self, x: float, y: float, said: str, size: float = 15, ink: Colour = INK, anchor: str = "lm"
    ) -> None:
        """Beside a point, in its middle (anchor `mm`) or before it (`rm`)."""
        self.pen.text((x * FINE, y * FINE), said, ink, self.font(size * FINE), anchor)

    def table(self, x: float, y: float, heads: list[str], rows: list[list[str]], step: float = 62) -> None:
        """A row a seat, numbers below what they are."""
        for k, head in enumerate(heads):
            self.words(x + 60 + step * k, y, head, 12, SOFT, "mm")
        for seat, row in enumerate(rows):
            line = y + 24 + 25 * seat
            self.seat(seat, x + 10, line)
            for k, word in enumerate(row):
                self.words(x + 60 + step * k, line, word, 15, INK, "mm")

    def done(self) -> Image:
        from PIL import Image

        small = self.picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
        return np.asarray(small, dtype=np.uint8)
