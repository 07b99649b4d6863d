"""A simulation as a folder: games.parquet, a row a game; decisions-00000.parquet and on, a row a decision.

Each file says in its metadata what was simulated and by which build. Nothing is held in memory but what has
just arrived.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from harena import COMPILED, __version__
from harena.core.errors import HarenaError
from harena.games import GAMES
from harena.lab.decisions import arrow, schema_for, table_of
from harena.lab.facts.facts import Row
from harena.lab.files import Parquet, Writer
from harena.lab.jobs import Answer
from harena.lab.simulation import Simulation
from harena.lab.sources import fingerprint, outside_sources

GROUP: Final = 16_384
"""Decisions written at once."""
FILE: Final = 1_000_000
"""Decisions in a file, about."""


def about(simulation: Simulation) -> dict[str, str]:
    """What the games were, in words that a file keeps."""
    game = GAMES[simulation.game]
    return {
        "harena": __version__,
        "compiled": json.dumps(COMPILED),
        "sources": fingerprint(),
        "outside": json.dumps(outside_sources(simulation.bots)),
        "game": simulation.game,
        "encoding": str(game.encoding),
        "bots": json.dumps(simulation.bots),
        "seats": str(len(simulation.bots)),
        "seed": simulation.seed,
        "options": json.dumps(simulation.options),
    }


class Folder(Writer):
    def __init__(self, path: Path, simulation: Simulation) -> None:
        self.pa = arrow()
        self.path = path
        self.about = about(simulation)
        self.schema = schema_for(GAMES[simulation.game]).with_metadata(self.about)
        make_empty(path)
        self.games = Parquet(path / "games.parquet", self.about)
        self.waiting: list[Any] = []
        self.rows = 0
        """Of the file that is being written, those waiting among them."""
        self.files = 0
        self.file: Any = None

    def keep(self, answer: Answer[Row[Any]]) -> None:
        self.games.keep(answer)
        table = table_of(answer.decisions)
        self.waiting.append(table)
        self.rows += table.num_rows
        if sum(table.num_rows for table in self.waiting) >= GROUP:
            self.write()

    def write(self) -> None:
        if self.file is None:
            name = self.path / f"decisions-{self.files:05}.parquet"
            self.file = self.pa.parquet.ParquetWriter(str(name), self.schema, compression="zstd")
            self.files += 1
        self.file.write_table(self.pa.concat_tables(self.waiting).cast(self.schema))
        self.waiting = []
        if self.rows >= FILE:
            self.file.close()
            self.file, self.rows = None, 0

    def close(self) -> None:
        if self.waiting:
            self.write()
        if self.file is not None:
            self.file.close()
        self.games.close()


def make_empty(path: Path) -> None:
    """Nothing of somebody's is mixed with these files."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise HarenaError(f"{path} is not empty: decisions are written to a folder of their own")
    except OSError as error:
        raise HarenaError(f"{path} cannot be written: {error.strerror}") from error
