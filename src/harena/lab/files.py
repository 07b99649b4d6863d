"""Games written down as rows: JSON lines, CSV or Parquet, by the name of the file."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, TextIO

from msgspec.json import encode
from msgspec.structs import asdict

from harena.core.errors import HarenaError
from harena.lab.decisions import arrow
from harena.lab.facts.facts import Row
from harena.lab.jobs import Answer

Columns = dict[str, Any]


def columns(row: Row[Any]) -> Columns:
    """The facts stand beside the rest."""
    return {name: value for name, value in asdict(row).items() if name != "facts"} | asdict(row.facts)


class Writer:
    """Takes games in order; `close` finishes the file."""

    def keep(self, answer: Answer[Row[Any]]) -> None:
        """Nothing is written unless somebody wants it."""

    def close(self) -> None:
        pass


class JsonLines(Writer):
    def __init__(self, path: Path) -> None:
        self.file = opened(path)

    def keep(self, answer: Answer[Row[Any]]) -> None:
        self.file.writelines(encode(columns(row)).decode() + "\n" for row in answer.games)

    def close(self) -> None:
        self.file.close()


class Csv(Writer):
    """A list is written with spaces between."""

    def __init__(self, path: Path) -> None:
        self.file = opened(path)
        self.rows = csv.writer(self.file, lineterminator="\n")
        self.fresh = True

    def keep(self, answer: Answer[Row[Any]]) -> None:
        if self.fresh:
            self.rows.writerow(columns(answer.games[0]))
            self.fresh = False
        self.rows.writerows([cell(value) for value in columns(row).values()] for row in answer.games)

    def close(self) -> None:
        self.file.close()


def cell(value: Any) -> Any:
    return " ".join(str(part).replace(" ", "_") for part in value) if isinstance(value, list) else value


class Parquet(Writer):
    """A row group a batch; lists stay lists."""

    def __init__(self, path: Path, about: dict[str, str] | None = None) -> None:
        """`about` is kept in the file's metadata."""
        self.arrow = arrow()
        self.about = about
        opened(path).close()
        self.path = path
        self.file: Any = None
        self.waiting: list[Columns] = []

    def keep(self, answer: Answer[Row[Any]]) -> None:
        self.waiting += map(columns, answer.games)
        if len(self.waiting) >= 20_000:
            self.write()

    def write(self) -> None:
        table = self.arrow.Table.from_pylist(self.waiting, schema=self.file.schema if self.file else None)
        if self.file is None:
            table = table.replace_schema_metadata(self.about)
            self.file = self.arrow.parquet.ParquetWriter(str(self.path), table.schema)
        self.file.write_table(table)
        self.waiting = []

    def close(self) -> None:
        if self.waiting:
            self.write()
        if self.file is not None:
            self.file.close()


FORMATS: dict[str, type[JsonLines] | type[Csv] | type[Parquet]] = {
    ".jsonl": JsonLines,
    ".csv": Csv,
    ".parquet": Parquet,
}


def writer_for(name: str) -> Writer:
    if not name:
        return Writer()
    path = Path(name)
    if path.suffix not in FORMATS:
        raise HarenaError(f"{name}: the name of a file of games ends in {', '.join(FORMATS)}")
    return FORMATS[path.suffix](path)


def opened(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise HarenaError(f"{path} cannot be written: {error.strerror}") from error
