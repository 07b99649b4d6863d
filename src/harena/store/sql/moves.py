"""Moves in one sentence: PostgreSQL writes all that arrived together without being asked five times.

What does not fit is left alone: a sheet that is not the next version, or whose table is not in play.
"""

from __future__ import annotations

from collections.abc import Sequence

from harena.store.rows import PLAYING, Action, Sheet
from harena.store.sql.database import Database
from harena.store.sql.queries import MOVED, moved_values

KINDS = {
    "id": "varchar",
    "length": "integer",
    "actor": "integer",
    "version": "integer",
    "changed": "varchar",
    "clock": "text",
    "due": "float",
    "ask": "text",
    "table_id": "varchar",
    "number": "integer",
    "seat": "integer",
    "text": "text",
}
SHEET = ("id", *MOVED)
LINE = ("table_id", "number", "seat", "text")
ORDER = [*SHEET, *LINE]


def unnested(columns: Sequence[str]) -> str:
    """Lists, one for each column, as rows."""
    lists = ", ".join(f"${ORDER.index(name) + 1}::{KINDS[name]}[]" for name in columns)
    return f"unnest({lists}) AS new({', '.join(columns)})"


WRITE = f"""
    WITH new AS (SELECT * FROM {unnested(SHEET)}),
    held AS (
        SELECT tables.id FROM tables JOIN new ON new.id = tables.id ORDER BY tables.id FOR UPDATE OF tables
    ),
    moved AS (
        UPDATE tables SET {", ".join(f"{name} = new.{name}" for name in MOVED)}
        FROM new JOIN held ON held.id = new.id
        WHERE tables.id = new.id AND tables.version = new.version - 1 AND tables.status = '{PLAYING}'
        RETURNING tables.id
    ),
    entered AS (
        INSERT INTO actions ({", ".join(LINE)})
        SELECT {", ".join(f"new.{name}" for name in LINE)}
        FROM {unnested(LINE)} JOIN moved ON moved.id = new.table_id
    )
    SELECT id FROM moved
"""


async def write_moves(database: Database, moves: Sequence[tuple[Sheet, list[Action]]]) -> set[str]:
    """The tables that have been written; each comes once at most."""
    sheets = [{"id": sheet.id, **moved_values(sheet)} for sheet, _ in moves]
    lines = [{"table_id": sheet.id, **vars(action)} for sheet, actions in moves for action in actions]
    lists = [[row[name] for row in sheets] for name in SHEET]
    lists += [[row[name] for row in lines] for name in LINE]
    return {row[0] for row in await database.say(WRITE, lists)}
