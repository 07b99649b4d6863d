"""Several events of a kind as one clause."""

from __future__ import annotations

from typing import cast

from harena.core.match import Told
from harena.games.colossal_arena import events
from harena.games.colossal_arena.events import NAMES
from harena.terminal.page import Page
from harena.terminal.story import Folds


def cards_of(told: list[Told]) -> list[str]:
    return [
        str(card).capitalize() for line in told for card in cast(list[object], line.things.get("cards", []))
    ]


def draws(told: list[Told], page: Page) -> str:
    """`draws Troll 7, Wyrm 2` if they are seen, else how many."""
    hidden = sum("cards" not in line.things for line in told)
    unseen = [f"{hidden} cards" if hidden > 1 else "a card"] if hidden else []
    return "draws " + ", ".join(cards_of(told) + unseen)


def discards(told: list[Told], page: Page) -> str:
    return "discards " + ", ".join(cards_of(told))


def enters(told: list[Told], page: Page) -> str:
    return ", ".join(str(line.things["creature"]).capitalize() for line in told) + " enter the arena"


def stuns(told: list[Told], page: Page) -> str:
    """Cyclops's blows, all on one hand."""
    victim = page.first_names[cast(int, told[0].things["whom"])]
    seen = cards_of(told)
    return f"{len(told)} cards of {victim} are stunned" + (f" (namely {', '.join(seen)})" if seen else "")


FOLDS = Folds(
    {
        NAMES[events.DREW]: draws,
        NAMES[events.DISCARDED]: discards,
        NAMES[events.LAID_OUT]: enters,
        NAMES[events.STUNNED]: stuns,
    },
    {NAMES[events.DREW]},
)
