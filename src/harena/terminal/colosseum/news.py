"""Several events of a kind as one clause."""

from __future__ import annotations

from collections import Counter

from harena.core.match import Told
from harena.games.colosseum import events
from harena.terminal.colosseum.text import label, program_name, several
from harena.terminal.page import Page
from harena.terminal.story import Folds


def tokens_of(told: list[Told]) -> str:
    return several(dict(Counter(str(line.things["token"]) for line in told)))


def dealt(told: list[Told], page: Page) -> str:
    return f"is dealt {tokens_of(told)}"


def programs(told: list[Told], page: Page) -> str:
    numbers = [int(str(line.things["program"])) for line in told]
    return "receives " + " and ".join(f"{program_name(number)} (#{number})" for number in numbers)


def placed(told: list[Told], page: Page) -> str:
    """`Laid out: market 1 horse, lion, ship; market 2 ...`."""
    markets: dict[str, list[str]] = {}
    for line in told:
        markets.setdefault(str(line.things["market"]), []).append(label(str(line.things["token"])))
    return "Laid out: " + "; ".join(
        f"market {market} {', '.join(tokens)}" for market, tokens in markets.items()
    )


def auction(told: list[Told], page: Page) -> str:
    """`Anna puts up market 4: Anna 8, Bruno 9, Anna out. Bruno wins market 4 for 9: horse, lion, ship.`"""
    parts: list[str] = []
    bids: list[str] = []
    for line in told:
        name = page.first_names[line.seat or 0]
        if line.kind == events.BID:
            bids.append(f"{name} {line.things['bid']}")
        elif line.kind == events.OUT:
            bids.append(f"{name} out")
        else:
            parts += [", ".join(bids)] if bids else []
            bids = []
            parts.append(page.people(line.sentence).removesuffix("."))
    parts += [", ".join(bids)] if bids else []
    return ". ".join(parts) + "."


def passing(told: list[Told], page: Page) -> str:
    names = list(dict.fromkeys(page.first_names[line.seat or 0] for line in told))
    return f"{' and '.join(filter(None, [', '.join(names[:-1]), names[-1]]))} pass."


FOLDS = Folds(
    {events.DEALT: dealt, events.PROGRAM: programs, events.PLACED: placed},
    {events.DEALT, events.PROGRAM},
    [
        ({events.OPENED, events.BID, events.OUT, events.WON, events.EMPEROR}, auction),
        ({events.PASSED}, passing),
    ],
)
