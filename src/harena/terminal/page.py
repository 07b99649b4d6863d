"""A page is eighty columns of text in which the seats have names."""

from __future__ import annotations

import re
from itertools import groupby, takewhile
from textwrap import wrap
from typing import Final

from harena.core.match import Told
from harena.terminal.ink import Ink

WIDTH: Final = 80
SEAT: Final = re.compile(r"\b[Ss]eat ([1-9])\b")
GAINS: Final = ("drew", "dealt", "program")
"""Somebody gets something; several of a kind in a row are one."""


class Page:
    def __init__(self, ink: Ink, names: list[str]) -> None:
        self.ink = ink
        self.names = names
        self.first_names = [name.partition(" (")[0] or name for name in names]

    def name(self, seat: int, width: int = 0) -> str:
        """A player's name in her colour, cut or padded to a width if there is one."""
        return self.ink.seat(fitted(self.names[seat], width), seat)

    def short(self, seat: int, width: int = 0) -> str:
        """The same without what stands in brackets."""
        return self.ink.seat(fitted(self.first_names[seat], width), seat)

    def title(self, text: str) -> str:
        return self.ink.paint(text, "bold")

    def rule(self) -> str:
        return self.ink.paint("─" * WIDTH, "dim")

    def people(self, sentence: str) -> str:
        """A sentence with names for seats, not yet painted."""
        return SEAT.sub(lambda found: self._named(int(found[1]) - 1, found[0]), sentence)

    def _named(self, seat: int, otherwise: str) -> str:
        return self.first_names[seat] if seat < len(self.names) else otherwise

    def labelled(self, label: str, text: str, width: int = 10, room: int = WIDTH) -> list[str]:
        """A paragraph with a label in the margin."""
        lines = wrap(text, room - width, break_long_words=False, break_on_hyphens=False) or [""]
        margin = self.ink.paint(f"{label:<{width}}", "dim")
        return [margin + lines[0], *(" " * width + line for line in lines[1:])]

    def menu(self, actions: list[str]) -> list[str]:
        """Numbered choices, in as many columns as fit, to be read downwards."""
        entries = [f"{number:>3}  {self.choice(action)}" for number, action in enumerate(actions, 1)]
        width = max(len(entry) for entry in entries) + 3
        columns = max(1, min(WIDTH // width, (len(entries) + 5) // 6))
        rows = -(-len(entries) // columns)
        return ["".join(f"{entry:<{width}}" for entry in entries[row::rows]).rstrip() for row in range(rows)]

    def choice(self, action: str) -> str:
        """An action's notation, and who is meant if it names a seat."""
        found = SEAT.search(action)
        return f"{action} ({self._named(int(found[1]) - 1, '?')})" if found else action

    def story(self, told: list[Told]) -> list[str]:
        """What is told as paragraphs, one for each stretch that is about the same person."""
        lines: list[str] = []
        for seat, stretch in groupby(gathered(told), lambda line: line.seat):
            if seat is None:
                lines += wrap(" ".join(self.people(line.sentence) for line in stretch), WIDTH)
            else:
                lines += self._stretch(seat, list(stretch))
        return lines

    def _stretch(self, seat: int, told: list[Told]) -> list[str]:
        name = self._named(seat, f"Seat {seat + 1}")
        subject = f"Seat {seat + 1} "
        clauses = [(line.kind, self.people(line.sentence.removeprefix(subject))) for line in told]
        text = "; ".join(folded(clauses)) + "."
        lines = wrap(text, WIDTH, initial_indent=f"{name} ", subsequent_indent="    ")
        return [self.ink.seat(name, seat) + lines[0][len(name) :], *lines[1:]]


def fitted(text: str, width: int) -> str:
    return text[:width].ljust(width) if width else text


def gathered(told: list[Told]) -> list[Told]:
    """A deal round the table, told person by person: the order of draws is nobody's concern."""
    found: list[Told] = []
    for gains, stretch in groupby(told, lambda line: line.kind in GAINS):
        run = list(stretch)
        seats = [line.seat for line in run]
        found += sorted(run, key=lambda line: seats.index(line.seat)) if gains else run
    return found


def folded(clauses: list[tuple[str, str]]) -> list[str]:
    """The same thing said several times in a row is said once, with a count; several gains are one."""
    lines: list[str] = []
    before, beginning = "", ""
    for (kind, clause), same in groupby(clauses):
        said, n = clause.removesuffix("."), len(list(same))
        counted = f"{said} (×{n})" if n > 1 else said
        beginning = shared(beginning, said) if kind == before and kind in GAINS else ""
        if beginning:
            lines[-1] += ", " + counted.removeprefix(beginning)
        else:
            lines.append(counted)
        before, beginning = kind, beginning or said
    return lines


def shared(one: str, other: str) -> str:
    """The words with which both clauses begin."""
    pairs = zip(one.split(" "), other.split(" "), strict=False)
    return "".join(f"{word} " for word, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
