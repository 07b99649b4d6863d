"""Colossal Arena: how games end, who survives, what is left on the table."""

from __future__ import annotations

from msgspec import Struct

from harena.core.state import State
from harena.games.colossal_arena.events import ENDINGS
from harena.games.colossal_arena.scoring import dead_columns
from harena.games.colossal_arena.sight.board import board_for
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import creature_name
from harena.lab.facts.facts import Facts, Kinds, Numbers


class ColossalArenaFacts(Struct):
    turns: int
    ending: str
    eliminations: int
    creatures: list[str]
    survivors: list[str]
    first_dead: str
    tokens_left: list[int]
    deck_left: int
    secrets_revealed: int


def collect(state: State) -> ColossalArenaFacts:
    assert isinstance(state, ColossalArena)
    b = board_for(state, -1)
    columns = range(b.laid)
    return ColossalArenaFacts(
        turns=int(b.turns) + 1,
        ending=ENDINGS[b.ending],
        eliminations=len(dead_columns(b)),
        creatures=[creature_name(b, column) for column in columns],
        survivors=[creature_name(b, column) for column in columns if b.lives(column)],
        first_dead=creature_name(b, dead_columns(b)[-1]) if b.deaths else "nobody",
        tokens_left=[int(b.tokens[seat]) for seat in range(b.seats)],
        deck_left=int(b.deck),
        secrets_revealed=sum(b.is_revealed(seat) for seat in range(b.seats)),
    )


FACTS = Facts(
    ColossalArenaFacts,
    collect,
    "gold",
    [
        Numbers("turns", "turns", lambda game: [game.turns]),
        Numbers("eliminations", "eliminations", lambda game: [game.eliminations]),
        Numbers("tokens_left", "tokens never bet", lambda game: game.tokens_left),
        Numbers("deck_left", "cards left in the deck", lambda game: [game.deck_left]),
        Kinds("ending", "how games end", lambda game: [game.ending]),
        Kinds(
            "survivors",
            "creatures that survive, of the games they fight in",
            lambda game: game.survivors,
            among=lambda game: game.creatures,
        ),
        Kinds("first_dead", "the first to die", lambda game: [game.first_dead]),
    ],
)
