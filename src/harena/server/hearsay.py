"""What other houses have written at a table that is open here: taken up, if nothing is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harena.core.errors import HarenaError
from harena.server.matches import play_on
from harena.server.neighbours import Changed, Missed, Talked
from harena.store.rows import GATHERING

if TYPE_CHECKING:
    from harena.server.table import Table


def follows(table: Table, word: Changed | Talked | Missed) -> bool:
    """Whether the table is again what the store says, having heard this."""
    if isinstance(word, Missed):
        return False
    if isinstance(word, Talked):
        if word.said.number == len(table.chat):
            table.chat.append(word.said)
        return word.said.number < len(table.chat)
    return word.sheet.version <= table.sheet.version or follows_change(table, word)


def follows_change(table: Table, word: Changed) -> bool:
    sheet, match = word.sheet.copy(), table.match
    sheet.seed = table.sheet.seed
    playing = sheet.status != GATHERING
    if sheet.version != table.sheet.version + 1 or not table.listeners or (match is None and playing):
        return False
    try:
        if match is not None:
            play_on(match, word.actions)
    except HarenaError:
        return False
    table.sheet = sheet
    return match is None or len(match.log) == sheet.length
