"""An offer as people write it, tidied to the notation: names for seats, plurals, commas and ands."""

from __future__ import annotations

import re
from typing import Final

from harena.core.errors import HarenaError
from harena.games.colosseum.components import TOKEN_NAMES, WARES
from harena.terminal.colosseum.text import Seen
from harena.terminal.page import Page

AND: Final = re.compile(r"\s*(?:\+|,|\band\b)\s*")
ITEM: Final = re.compile(r"(?:(\d+)\s*|an? )?([a-z-]+)")
ALIASES: Final = {"action": "additional-action", "aa": "additional-action"}


def heard(line: str, view: Seen, page: Page) -> str:
    """The line itself if it is no offer."""
    head, colon, tail = line.strip().lower().partition(":")
    verb, _, whom = head.strip().partition(" ")
    if not colon or verb not in ("offer", "counter"):
        return line
    start = "counter" if verb == "counter" else f"offer {partner(whom.strip(), view, page)}"
    given, middle, asked = tail.partition(" for ")
    return f"{start}: {side(given)} for {side(asked)}" if middle else f"{start}: {tail.strip()}"


def partner(whom: str, view: Seen, page: Page) -> str:
    """A seat's number, from a number, a beginning of a name, or nothing where there is only one to ask."""
    bounds = view["own"]["bounds"]
    seats = [one["seat"] for one in bounds["partners"]] if bounds else []
    if whom.isdigit():
        return whom
    fitting = [seat for seat in seats if page.first_names[seat].lower().startswith(whom.removeprefix("to "))]
    if len(fitting) != 1:
        names = ", ".join(f"{seat + 1} {page.first_names[seat]}" for seat in seats)
        raise HarenaError(f"say to whom: {names or 'nobody can be asked now'}")
    return str(fitting[0] + 1)


def side(words: str) -> str:
    """`2 lions, torch and 3 coins` as `2 lion + torch + 3 coins`."""
    return " + ".join(item(part) for part in AND.split(words.strip()) if part)


def item(words: str) -> str:
    found = ITEM.fullmatch(words.strip())
    if not found:
        return words
    number, name = found[1] or "1", found[2]
    if "coins".startswith(name) and name.startswith("coin"):
        return "1 coin" if number == "1" else f"{number} coins"
    token = token_called(ALIASES.get(name, name))
    return token if number == "1" else f"{number} {token}"


def token_called(name: str) -> str:
    """A token by its name, its plural or a clear beginning; else the name, for the rules to refuse."""
    tokens = TOKEN_NAMES[:WARES]
    for word in (name, name.removesuffix("s"), name.removesuffix("es")):
        if word in tokens:
            return word
    fitting = [token for token in tokens if token.startswith(name)]
    return fitting[0] if len(fitting) == 1 else name
