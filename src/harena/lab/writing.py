"""Games written down as rows: JSON lines, CSV or Parquet, by the name of the file."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, TextIO

from harena.core.errors import HarenaError
from harena.lab.jobs import Line


class Writer:
    """Takes games in order; `close` finishes the file."""

    def keep(self, lines: list[Line]) -> None:
        """Nothing is written unless somebody wants it."""

    def close(self) -> None:
        pass


class JsonLines(Writer):
    def __init__(self, path: Path) -> None:
        self.file = opened(path)

    def keep(self, lines: list[Line]) -> None:
        self.file.writelines(json.dumps(line) + "\n" for line in lines)

    def close(self) -> None:
        self.file.close()


class Csv(Writer):
    """A list is written with spaces between."""

    def __init__(self, path: Path) -> None:
        self.file = opened(path)
        self.rows = csv.writer(self.file, lineterminator="\n")
        self.fresh = True

    def keep(self, lines: list[Line]) -> None:
        if self.fresh:
            self.rows.writerow(lines[0])
            self.fresh = False
        self.rows.writerows([cell(value) for value in line.values()] for line in lines)

    def close(self) -> None:
        self.file.close()


def cell(value: Any) -> Any:
    return " ".join(str(part).replace(" ", "_") for part in value) if isinstance(value, list) else value


class Parquet(Writer):
    """A row group a batch; lists stay lists."""

    def __init__(self, path: Path) -> None:
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError as error:
            raise HarenaError("Parquet needs the extra: pip install 'harena[lab]'") from error
        opened(path).close()
        self.arrow = pyarrow
        self.path = path
        self.file: Any = None
        self.waiting: list[Line] = []

    def keep(self, lines: list[Line]) -> None:
        self.waiting += lines
        if len(self.waiting) >= 20_000:
            self.write()

    def write(self) -> None:
        table = self.arrow.Table.from_pylist(self.waiting, schema=self.file.schema if self.file else None)
        if self.file is None:
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
        raise HarenaError(f"{name}: a file of games ends in {', '.join(FORMATS)}")
    return FORMATS[path.suffix](path)


def opened(path: Path) -> TextIO:
    try:
        return path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        raise HarenaError(f"{path} cannot be written: {error.strerror}") from error
