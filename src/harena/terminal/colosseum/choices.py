"""What the viewer may type at this step, and what it would bring."""

from __future__ import annotations

from typing import Final

from harena.core.state import Json
from harena.games.colosseum.components import MEDAL_COINS, PER_MEDAL, PER_TICKET
from harena.terminal.colosseum.text import Seen, bill_text, change, coins, extras, label, program_name
from harena.terminal.page import Page

COUNTED: Final = frozenset({"bid", "buy", "coins", "jokers", "market", "medals", "stage"})
"""A number alone is one of these where they are possible."""
USAGE: Final = 22
PLAIN: Final = {
    "cash": f"turn a medal into {MEDAL_COINS} coins",
    "swap": "turn an additional action into a medal",
    "extra-medals": "invest once more for two medals",
    "extra-aa": "invest once more for an additional action",
    "accept": "make the exchange",
    "roll": "roll for the nobles, then stage an event",
    "none": "take nothing",
    "stay": "move no noble",
}
STOPS: Final = {
    "invest": "invest nothing this turn",
    "invested": "invest no more",
    "extra": "invest no more",
    "open": "open no auction",
    "raise": "leave this auction",
    "bargain": "make no more offers",
    "approach": "make no offer",
    "roll": "stage no event this turn",
    "stage": "stage no event this turn",
}
"""What it means to pass, to be done or to decline."""
Choice = tuple[str, str]
"""What to type, and what it brings."""


def draw_choices(seen: Json, page: Page) -> list[str]:
    view: Seen = dict(seen)
    legal = list(view["legal"])
    found = [*numbers(view, legal), *stagings(view), *investments(view, legal), *offers(view, legal)]
    found += [*nobles(legal), *tokens(legal)]
    found += [(action, PLAIN[action]) for action in legal if action in PLAIN]
    stops = [action for action in legal if action in ("pass", "done", "decline")]
    found += [(action, STOPS.get(view["step"], "refuse")) for action in stops]
    lines = [line for usage, meaning in found for line in page.labelled(f"  {usage}", meaning, USAGE)]
    told = {usage.split()[0].removesuffix(":") for usage, _ in found}
    rest = [action for action in legal if action.split()[0] not in told]
    return lines + (page.labelled("", " · ".join(rest), 2) if rest else [])


def figures(legal: list[str], verb: str) -> list[int]:
    """The numbers that a verb may have."""
    found = [action.removeprefix(f"{verb} ") for action in legal if action.startswith(f"{verb} ")]
    return [int(word) for word in found if word.lstrip("-").isdigit()]


def ranges(numbers: list[int]) -> str:
    """`11-20, 22`."""
    parts: list[list[int]] = []
    for number in sorted(numbers):
        if parts and parts[-1][-1] == number - 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(p[0]) if len(p) == 1 else f"{p[0]}-{p[-1]}" for p in parts)


def tokens(legal: list[str]) -> list[Choice]:
    """What may be discarded or taken, by its name."""
    found: list[Choice] = []
    for verb in ("discard", "take"):
        words = [label(action.removeprefix(f"{verb} ")) for action in legal if action.startswith(f"{verb} ")]
        if words:
            found.append((f"{verb} {words[0]}", f"or {', '.join(words[1:])}" if words[1:] else ""))
    return found


def numbers(view: Seen, legal: list[str]) -> list[Choice]:
    """Choices of which the number may be typed alone."""
    found: list[Choice] = []
    if bought := figures(legal, "buy"):
        found.append((f"buy {bought[0]}", f"or another of {ranges(bought)} (type programs)"))
    if markets := figures(legal, "market"):
        found.append((f"market {markets[0]}", f"put it up for auction, or one of {ranges(markets)}"))
    if bids := figures(legal, "bid"):
        found.append((f"bid {bids[0]}", f"or up to {bids[-1]}; {left_after(view, bids[0])}"))
    if medals := figures(legal, "medals"):
        found.append((f"medals {medals[0]}", f"or up to {medals[-1]}, each {PER_MEDAL} spectators more"))
    return found


def left_after(view: Seen, bid: int) -> str:
    """What paying a bid leaves: coins go first, then medals for six each."""
    for row in view["own"]["purse"]:
        if bid <= row["up_to"]:
            medals = "1 medal" if row["medals"] == 1 else f"{row['medals']} medals"
            return f"{bid} leaves you {coins(row['up_to'] - bid)}" + (
                f" and {medals}" if row["medals"] else ""
            )
    return f"{bid} is more than you have"


def stagings(view: Seen) -> list[Choice]:
    """Each event that can be staged, line by line as it is counted."""
    found: list[Choice] = []
    for staging in view["own"]["stagings"]:
        number, bills = staging["program"], staging["bills"]
        if view["step"] == "stage":
            most = prospect_of(view, number)["most"]
            extra = extras(most["jokers"], most["medals"]) if most else ""
            more = f"; up to {most['total']} with {extra}" if extra else ""
            found.append((f"stage {number}", f"{program_name(number)}: {bill_text(bills[0]['bill'])}{more}"))
        elif view["step"] == "jokers":
            found += [(f"jokers {count['jokers']}", bill_text(count["bill"])) for count in bills]
    return found


def prospect_of(view: Seen, number: int) -> Seen:
    programs: list[Seen] = view["players"][view["viewer"]]["programs"]
    return next(prospect for prospect in programs if prospect["program"] == number)


def investments(view: Seen, legal: list[str]) -> list[Choice]:
    found: list[Choice] = []
    for one in view["own"]["investments"]:
        if one["action"] in legal:
            notes = [f"{coins(one['price'])}, {one['left']} left"]
            if "square" in one:
                notes.append(f"adds square {one['square']}")
            if one.get("opens"):
                notes.append(f"large enough for {ranges(one['opens'])}")
            best = one.get("best")
            if best and best[0] != best[1]:
                notes.append(f"best event {change(best)}")
            if one["action"] == "loge":
                notes.append("a second die")
            if one["action"] == "ticket":
                notes.append(f"{PER_TICKET} more at every event")
            found.append((one["action"], "; ".join(notes)))
    return found


def offers(view: Seen, legal: list[str]) -> list[Choice]:
    """How an offer is written, with things that are there."""
    bounds = view["own"]["bounds"]
    if not bounds:
        return []
    give = next(iter(bounds["give"]), "")
    partner = next((one for one in bounds["partners"] if one["ask"]), None)
    ask = next((token for token in partner["ask"] if token != give), "") if partner else ""
    given = " + ".join(part for part in (give, "2 coins" if bounds["coins"] > 1 else "") if part)
    asked = ask or "3 coins"
    if "counter" in legal:
        return [("counter: ...", f"for example counter: {given} for {asked}")]
    number = partner["seat"] + 1 if partner else bounds["partners"][0]["seat"] + 1
    return [(f"offer {number}: ...", f"for example offer {number}: {given} for {asked}")]


def nobles(legal: list[str]) -> list[Choice]:
    found: list[Choice] = []
    for verb, meaning in (
        ("move", "a noble and its squares, as above"),
        ("first", "one noble by the first die, then another by the second"),
        ("second", "another noble by the second die"),
        ("together", "one noble by both dice"),
        ("nudge", "a medal moves a noble by up to 3 squares, forwards or back (-2)"),
    ):
        moves = [action for action in legal if action.startswith(f"{verb} ")]
        if moves:
            found.append((moves[0], meaning))
    return found
