"""What happened, as paragraphs: one for each stretch that is about the same person, repetitions folded.

How several events of a kind are told as one is the game's own: a Fold makes one clause of them, without its
subject where they have one.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from textwrap import wrap

from harena.core.match import Told
from harena.terminal.page import Page

Fold = Callable[[list[Told], Page], str]


class Folds:
    def __init__(
        self, kinds: dict[str, Fold], dealt: set[str], rounds: list[tuple[set[str], Fold]] | None = None
    ) -> None:
        self.kinds = kinds
        self.dealt = dealt
        """Kinds that come round the table, and are told person by person."""
        self.rounds = rounds or []
        """Kinds that several people take turns at, told in one paragraph."""

    def round_of(self, line: Told) -> int:
        """Which of the rounds an event belongs to; -1 if none."""
        return next((k for k, (kinds, _) in enumerate(self.rounds) if line.kind in kinds), -1)

    def gathered(self, told: list[Told]) -> list[Told]:
        found: list[Told] = []
        for dealt, stretch in groupby(told, lambda line: line.kind in self.dealt):
            run = list(stretch)
            order = [(line.seat, line.kind) for line in run]
            found += sorted(run, key=lambda line: order.index((line.seat, line.kind))) if dealt else run
        return found

    def clauses(self, told: list[Told], page: Page) -> list[str]:
        """Of events about one person, or about nobody; the same thing said again is only counted."""
        found: list[str] = []
        for kind, stretch in groupby(told, lambda line: line.kind):
            run = list(stretch)
            if len(run) > 1 and kind in self.kinds:
                found.append(self.kinds[kind](run, page))
            else:
                found += [page.people(line.sentence.removeprefix(subject(line))) for line in run]
        counted = [(clause.removesuffix("."), len(list(same))) for clause, same in groupby(found)]
        return [f"{clause} (×{n})" if n > 1 else clause for clause, n in counted]


def subject(line: Told) -> str:
    return "" if line.seat is None else f"Seat {line.seat + 1} "


def paragraphs(told: list[Told], page: Page, folds: Folds) -> list[str]:
    lines: list[str] = []
    for k, stretch in groupby(folds.gathered(told), folds.round_of):
        run = list(stretch)
        if k >= 0 and len(run) > 1:
            lines += page.wrapped(folds.rounds[k][1](run, page), "    ")
        else:
            lines += by_person(run, page, folds)
    return lines


def by_person(told: list[Told], page: Page, folds: Folds) -> list[str]:
    lines: list[str] = []
    for seat, stretch in groupby(told, lambda line: line.seat):
        clauses = folds.clauses(list(stretch), page)
        if seat is None:
            lines += page.wrapped(". ".join(clauses) + ".")
        else:
            lines += about(seat, "; ".join(clauses) + ".", page)
    return lines


def about(seat: int, text: str, page: Page) -> list[str]:
    name = page.named(seat, f"Seat {seat + 1}")
    lines = wrap(f"{name} {text}", page.width, subsequent_indent="    ", break_on_hyphens=False)
    return [page.ink.seat(name, seat) + lines[0][len(name) :], *lines[1:]]
