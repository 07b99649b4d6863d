"""Every decision of simulated games as rows of numbers: what the seat saw, what it might do, what it did.

Whoever plays a job makes a table of its decisions, which travels as Arrow's own bytes; needs the extra `lab`.
"""

from __future__ import annotations

from typing import Any, Final

from harena.bots import Bot, Thinker
from harena.core.game import Game
from harena.core.planes import Sheet
from harena.core.state import CHANCE, State
from harena.extras import needs
from harena.lab.playthrough import Playthrough, wins

COLUMNS: Final = {
    "game": "which game of the simulation, as in games.parquet",
    "decision": "which decision of that game, from 0",
    "seat": "who decides, from 0",
    "bot": "as which bot",
    "numbers": "the view of that seat; docs/envs.md says what each number is",
    "legal": "the numbers of the legal actions, in the engine's order",
    "action": "the one it took",
    "chance": "of winning, by its play-outs, if it made any",
    "won": "the seat's part of the victory in the end",
    "place": "its place in the end, from 1",
    "score": "its score in the end",
}


def arrow() -> Any:
    with needs("lab", "Parquet"):
        import pyarrow
        import pyarrow.parquet
    return pyarrow


def schema_for(game: Game) -> Any:
    pa = arrow()
    size = sum(plane.size for plane in game.planes())
    kinds = {
        "game": pa.int64(),
        "decision": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "numbers": pa.list_(pa.int16(), size),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "chance": pa.float32(),
        "won": pa.float32(),
        "place": pa.int8(),
        "score": pa.int16(),
    }
    return pa.schema([pa.field(name, kinds[name]) for name in COLUMNS])


class Decisions:
    """Those of some games, one game after the other."""

    def __init__(self, game: Game) -> None:
        self.pa = arrow()
        self.schema = schema_for(game)
        self.found: dict[str, list[Any]] = {name: [] for name in COLUMNS if name != "numbers"}
        self.game = game
        self.sheet = Sheet(1, sum(plane.size for plane in game.planes()))
        self.numbers = bytearray()
        self.fresh = 0
        """Decisions of the game that is being played."""

    def watch(self, state: State, action: int, bot: Bot | None) -> None:
        if state.actor == CHANCE:
            return
        view = state.view(state.actor)
        self.sheet.turn_to(0)
        self.game.write(self.sheet, state, int(state.actor))
        self.sheet.finish()
        self.numbers += memoryview(self.sheet.values).cast("B")
        found = self.found
        found["decision"].append(self.fresh)
        found["seat"].append(int(state.actor))
        found["legal"].append(view.legal())
        found["action"].append(int(action))
        found["chance"].append(bot.chance if isinstance(bot, Thinker) else None)
        self.fresh += 1

    def end(self, number: int, names: list[str], played: Playthrough) -> None:
        """The game is over: what became of whoever decided."""
        found, places, scores = self.found, played.places(), played.scores()
        won = wins(places)
        seats = found["seat"][len(found["game"]) :]
        found["game"] += [number] * self.fresh
        found["bot"] += [names[seat] for seat in seats]
        found["won"] += [won[seat] for seat in seats]
        found["place"] += [places[seat] for seat in seats]
        found["score"] += [scores[seat] for seat in seats]
        self.fresh = 0
        self.sheet.wipe(0)

    def as_bytes(self) -> bytes:
        pa, rows = self.pa, len(self.found["game"])
        columns = []
        for column in self.schema:
            if column.name == "numbers":
                size = column.type.list_size
                flat = pa.Array.from_buffers(pa.int16(), rows * size, [None, pa.py_buffer(self.numbers)])
                columns.append(pa.FixedSizeListArray.from_arrays(flat, size))
            else:
                columns.append(pa.array(self.found[column.name], column.type))
        sink = pa.BufferOutputStream()
        options = pa.ipc.IpcWriteOptions(compression="zstd")
        with pa.ipc.new_stream(sink, self.schema, options=options) as stream:
            stream.write_table(pa.Table.from_arrays(columns, schema=self.schema))
        return bytes(sink.getvalue())


def table_of(sent: bytes) -> Any:
    with arrow().ipc.open_stream(sent) as stream:
        return stream.read_all()
