"""`card wyrm`: a creature's power, and how it stands; `memory`: the cards that were seen."""

from __future__ import annotations

from typing import Any

from harena.core.errors import HarenaError
from harena.games.colossal_arena.powers.table import CREATURES, POWERS
from harena.terminal.colossal_arena.board import hand_text
from harena.terminal.page import Page


def draw_card(rest: str, view: dict[str, Any], page: Page) -> list[str]:
    wanted = rest.lower()
    fitting = [name for name in CREATURES if wanted and name.startswith(wanted)]
    if len(fitting) != 1:
        here = [column["creature"] for column in view["columns"]] or CREATURES
        raise HarenaError(f"card CREATURE: {', '.join(here)}")
    name = fitting[0]
    lines = page.wrapped(f"{page.title(name.capitalize())}: {POWERS[CREATURES.index(name)].sentence}")
    column = next((column for column in view["columns"] if column["creature"] == name), None)
    if column is None:
        return [*lines, "It does not fight today."]
    lines += page.wrapped(" ".join([*stakes(column, page), standing(column, page)]))
    return [*lines, page.ink.paint(f"rules {name} finds what is ruled about it.", "dim")]


def stakes(column: dict[str, Any], page: Page) -> list[str]:
    """Who has bet what on it."""
    bets = [*column["bets"], *column["secrets"]]
    found = [f"{page.first_names[bet['seat']]} has {bet['gold']} gold on it." for bet in bets]
    return found or ["Nobody is seen to bet on it."]


def standing(column: dict[str, Any], page: Page) -> str:
    if not column["alive"]:
        return "It is dead."
    backer = column["backer"]
    return "Nobody backs it." if backer is None else f"{page.first_names[backer]} backs it."


def draw_memory(rest: str, view: dict[str, Any], page: Page) -> list[str]:
    """Every card that all have seen, by creature, and what the viewer knows besides."""
    seen: dict[str, list[str]] = {}
    for card in view.get("seen", []):
        name, _, strength = card.partition(" ")
        seen.setdefault(name, []).append(strength)
    lines = [line for name, cards in seen.items() for line in page.labelled(name, " ".join(cards), 11)]
    lines = lines or ["No card has been seen yet, or this table remembers none."]
    return lines + [
        line for fact in view.get("known", []) for line in page.wrapped(known(fact, page), "    ")
    ]


def known(fact: dict[str, Any], page: Page) -> str:
    """`You know: at least 1 of troll 4 · prefect in Anna's hand.`"""
    places = " or ".join(place(zone, page) for zone in fact["zones"])
    if "at_least" in fact:
        all_of = fact["at_least"] == len(fact["cards"])
        bound = "" if all_of else f"at least {fact['at_least']} of "
    else:
        bound = f"at most {fact['at_most']} of " if fact["at_most"] else "none of "
    return f"You know: {bound}{hand_text(fact['cards'])} in {places}."


def place(zone: str, page: Page) -> str:
    """A zone that names a seat, by her name."""
    what, _, number = zone.partition(" ")
    return f"{page.first_names[int(number) - 1]}'s {what}" if number.isdigit() else f"the {what}"
