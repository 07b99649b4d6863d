"""Colossal Arena: how games end, who survives, what is left on the table."""

from __future__ import annotations

from typing import Any

from harena.core.state import State
from harena.games.colossal_arena.scoring import dead_columns
from harena.games.colossal_arena.sight.board import board_for
from harena.games.colossal_arena.sight.view import ENDINGS
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import creature_name
from harena.lab.facts.facts import Fact, Facts, Sort


def collect(state: State) -> dict[str, Any]:
    assert isinstance(state, ColossalArena)
    b = board_for(state, -1)
    columns = range(b.laid)
    return {
        "turns": int(b.turns) + 1,
        "ending": ENDINGS[b.ending],
        "eliminations": len(dead_columns(b)),
        "creatures": [creature_name(b, column) for column in columns],
        "survivors": [creature_name(b, column) for column in columns if b.lives(column)],
        "first_dead": creature_name(b, dead_columns(b)[-1]) if b.deaths else "nobody",
        "tokens_left": [int(b.tokens[seat]) for seat in range(b.seats)],
        "deck_left": int(b.deck),
        "secrets_revealed": sum(b.is_revealed(seat) for seat in range(b.seats)),
    }


FACTS = Facts(
    collect,
    "gold",
    [
        Fact("turns", "turns", Sort.NUMBER),
        Fact("eliminations", "eliminations", Sort.NUMBER),
        Fact("tokens_left", "tokens never bet", Sort.NUMBERS),
        Fact("deck_left", "cards left in the deck", Sort.NUMBER),
        Fact("ending", "how games end", Sort.KIND),
        Fact("survivors", "creatures that survive, of the games they fight in", Sort.KINDS, of="creatures"),
        Fact("first_dead", "the first to die", Sort.KIND),
    ],
)
