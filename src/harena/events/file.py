"""An event as one file: who entered, how its deals came about, and the record of every table.

    harena event 1
    name: Autumn cup
    game: colossal-arena
    commitment: 9f86d0...
    seed: 5eed
    entrant 1: Anna
    nonce 1: 0c1d2e...
    points 1: 12

    round 1 table 1: 2 1
    harena record 1
    ...

Records follow one another, each after a line that says who sat where. A bye is `round 1 bye: 3`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from harena.core.dealer import commitment
from harena.core.errors import RecordError, Unproven
from harena.core.game import Game
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.events.deal import round_seed
from harena.events.rounds import OPEN, Round, Sitting
from harena.events.standings import Standing, standings

FIRST_LINE = "harena event 1"
TABLE = re.compile(r"round (\d{1,3}) table (\d{1,3}): ([\d ]+)")
BYE = re.compile(r"round (\d{1,3}) bye: (\d+)")
FIELD = re.compile(r"(name|game|commitment|seed|(?:entrant|nonce|points) [1-9]\d{0,3}): (.+)")


@dataclass
class Kept:
    """A table of the file: its round, who sat where, its record, and the line before that."""

    round: int
    players: list[int]
    record: Record
    line: int


@dataclass
class EventFile:
    name: str
    game: str
    commitment: str
    seed: str
    entrants: dict[int, str]
    nonces: dict[int, str] = field(default_factory=dict)
    points: dict[int, Fraction] = field(default_factory=dict)
    tables: list[Kept] = field(default_factory=list)
    byes: list[tuple[int, int]] = field(default_factory=list)
    """Round and entrant."""

    def rounds(self, games: Mapping[str, Game]) -> list[Round]:
        """As their records say; a record that is not legal or not proved raises as `Record.verify` does."""
        found = [Round([], [], OPEN) for _ in range(max([0, *(kept.round for kept in self.tables)]))]
        for kept in self.tables:
            match = verified(kept, games)
            ended = (match.state.scores(), match.state.ranking()) if match.over else (None, None)
            found[kept.round - 1].sittings.append(Sitting("", kept.players, *ended))
        for number, entrant in self.byes:
            found[number - 1].byes.append(entrant)
        return found

    def verify(self, games: Mapping[str, Game]) -> list[Standing]:
        """Every record, every deal and the points; the standings, or Unproven."""
        if commitment(self.seed) != self.commitment:
            raise Unproven(0, "the event's seed is not the one committed to")
        for kept in self.tables:
            self._check_table(kept)
        found = standings(self.entrants, self.rounds(games))
        for standing in found:
            said = self.points.get(int(standing.who))
            if said != standing.points:
                raise Unproven(0, f"entrant {standing.who} has {standing.points} points, not {said}")
        return found

    def _check_table(self, kept: Kept) -> None:
        if kept.record.seed != round_seed(self.seed, self.nonces, kept.round):
            raise Unproven(kept.line, f"round {kept.round} is not dealt from the event's seed and nonces")
        if kept.record.nonces or kept.record.game != self.game:
            raise Unproven(kept.line, "this table did not play the round's deal")
        if kept.record.players != [self.entrants.get(player) for player in kept.players]:
            raise Unproven(kept.line, "others sat here than the event says")


def verified(kept: Kept, games: Mapping[str, Game]) -> Match:
    try:
        return kept.record.verify(games)
    except RecordError as error:
        raise type(error)(kept.line + error.line, error.reason) from error


def is_event(text: str) -> bool:
    return text.partition("\n")[0].strip() == FIRST_LINE


def head_of(file: EventFile) -> str:
    lines = [FIRST_LINE, f"name: {file.name}", f"game: {file.game}"]
    lines += [f"commitment: {file.commitment}", f"seed: {file.seed}"]
    for what, found in (("entrant", file.entrants), ("nonce", file.nonces), ("points", file.points)):
        lines += [f"{what} {number}: {value}" for number, value in found.items()]
    return "\n".join(lines) + "\n"


def written(head: EventFile, tables: list[tuple[int, int, list[int], str]]) -> str:
    """`tables` are round, number, players and the record's text."""
    parts = [head_of(head), *(f"round {number} bye: {entrant}\n" for number, entrant in head.byes)]
    for number, table, players, text in tables:
        parts.append(f"\nround {number} table {table}: {' '.join(map(str, players))}\n{text}")
    return "".join(parts)


def read_event(text: str) -> EventFile:
    """Parse it; nothing is checked against any rules yet."""
    lines = text.split("\n")
    starts = [at for at, line in enumerate(lines) if TABLE.fullmatch(line.strip())]
    file = read_head(lines[: starts[0] if starts else len(lines)])
    for at, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        file.tables.append(read_table(lines[at:end], at + 1))
    if any(number > max((kept.round for kept in file.tables), default=0) for number, _ in file.byes):
        raise RecordError(1, "there is a bye in a round without tables")
    people = {*(entrant for _, entrant in file.byes), *(p for kept in file.tables for p in kept.players)}
    if people - set(file.entrants):
        raise RecordError(1, f"there is no entrant {min(people - set(file.entrants))}")
    return file


def read_table(lines: list[str], line: int) -> Kept:
    said = TABLE.fullmatch(lines[0].strip())
    assert said is not None
    try:
        record = read_record("\n".join(lines[1:]).rstrip("\n") + "\n")
    except RecordError as error:
        raise RecordError(line + error.line, error.reason) from error
    if int(said[1]) < 1:
        raise RecordError(line, "rounds count from 1")
    return Kept(int(said[1]), [int(word) for word in said[3].split()], record, line)


def read_head(lines: list[str]) -> EventFile:
    fields: dict[str, str] = {}
    byes: list[tuple[int, int]] = []
    for number, line in enumerate(lines[1:], 2):
        bye, found = BYE.fullmatch(line.strip()), FIELD.fullmatch(line.strip())
        if bye:
            byes.append((int(bye[1]), int(bye[2])))
        elif found and found[1] not in fields:
            fields[found[1]] = found[2]
        elif line.strip():
            raise RecordError(number, "this line of the event cannot be read")
    for needed in ("name", "game", "commitment", "seed"):
        if needed not in fields:
            raise RecordError(1, f"the event has no {needed}")
    points = {number: points_from(value) for number, value in numbered(fields, "points").items()}
    return EventFile(
        fields["name"],
        fields["game"],
        fields["commitment"],
        fields["seed"],
        numbered(fields, "entrant"),
        numbered(fields, "nonce"),
        points,
        byes=byes,
    )


def numbered(fields: dict[str, str], what: str) -> dict[int, str]:
    return {int(name.split()[1]): value for name, value in fields.items() if name.startswith(f"{what} ")}


def points_from(text: str) -> Fraction:
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError) as error:
        raise RecordError(1, f"{text!r} are no points") from error
