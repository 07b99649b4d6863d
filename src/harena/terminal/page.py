"""A page is eighty columns of text, or as many as there are, in which the seats have names."""

from __future__ import annotations

import re
import shutil
from textwrap import wrap
from typing import Final, TextIO

from harena.terminal.ink import Ink, ink_for

WIDTH: Final = 80
HEIGHT: Final = 24
LEAST: Final = 40
SEAT: Final = re.compile(r"\b[Ss]eat ([1-9])\b")


class Page:
    def __init__(self, ink: Ink, names: list[str], width: int = WIDTH, height: int = 0) -> None:
        self.ink = ink
        self.names = names
        self.first_names = [name.partition(" (")[0] or name for name in names]
        self.width = width
        self.height = height
        """Lines of the screen; 0 if it has no end."""

    def name(self, seat: int, width: int = 0) -> str:
        """A player's name in her colour, cut or padded to a width if there is one."""
        return self.ink.seat(fitted(self.names[seat], width), seat)

    def short(self, seat: int, width: int = 0) -> str:
        """The same without what stands in brackets."""
        return self.ink.seat(fitted(self.first_names[seat], width), seat)

    def title(self, text: str) -> str:
        return self.ink.paint(text, "bold")

    def rule(self) -> str:
        return self.ink.paint("─" * self.width, "dim")

    def people(self, sentence: str) -> str:
        """A sentence with names for seats, not yet painted."""
        return SEAT.sub(lambda found: self.named(int(found[1]) - 1, found[0]), sentence)

    def named(self, seat: int, otherwise: str) -> str:
        return self.first_names[seat] if seat < len(self.names) else otherwise

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        return wrap(text, self.width, subsequent_indent=indent, break_on_hyphens=False)

    def labelled(self, label: str, text: str, margin: int = 10) -> list[str]:
        """A paragraph with a label in the margin; on a narrow page it goes on below it."""
        inner = margin if 5 * margin <= 3 * self.width else 4
        room = self.width - inner
        head = f"{label:<{margin}}"
        if inner != margin:
            lines = wrap(head + text, self.width, subsequent_indent=" " * inner, break_on_hyphens=False)
            return [self.ink.paint(lines[0][: len(head)], "dim") + lines[0][len(head) :], *lines[1:]]
        lines = wrap(text, room, break_long_words=False, break_on_hyphens=False) or [""]
        return [self.ink.paint(head, "dim") + lines[0], *(" " * inner + line for line in lines[1:])]

    def menu(self, actions: list[str]) -> list[str]:
        """Numbered choices, in as many columns as fit, to be read downwards."""
        entries = [f"{number:>3}  {self.choice(action)}" for number, action in enumerate(actions, 1)]
        width = max(len(entry) for entry in entries) + 3
        columns = max(1, min((self.width + 3) // width, (len(entries) + 5) // 6))
        rows = -(-len(entries) // columns)
        return ["".join(f"{entry:<{width}}" for entry in entries[row::rows]).rstrip() for row in range(rows)]

    def choice(self, action: str) -> str:
        """An action's notation, and who is meant if it names a seat."""
        found = SEAT.search(action)
        return f"{action} ({self.named(int(found[1]) - 1, '?')})" if found else action


def page_on(stream: TextIO, names: list[str]) -> Page:
    """As wide and high as the screen; a file is eighty wide and has no end."""
    if not stream.isatty():
        return Page(ink_for(stream), names)
    size = shutil.get_terminal_size((WIDTH, HEIGHT))
    return Page(ink_for(stream), names, max(LEAST, min(WIDTH, size.columns)), size.lines)


def fitted(text: str, width: int) -> str:
    return text[:width].ljust(width) if width else text
