"""Events as sentences and as things, a row a kind. `Seat 2` is a name that a table may replace.

Events without a sentence are not told; all viewers are told the same.
"""

from __future__ import annotations

from typing import Final

from harena.core.state import CHANCE, Event, Json
from harena.games.colosseum import events
from harena.games.colosseum.investments.table import INVESTMENTS
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words import things as thing
from harena.games.colosseum.words.things import Line

LINES: Final = {
    events.TURN: Line("Turn {turn} begins; {start} goes first.", {"turn": thing.COUNT, "start": thing.START}),
    events.PHASE: Line("{phase}.", {"phase": thing.PHASE}),
    events.PROGRAM: Line("{who} receives {program}.", {"program": thing.PROGRAM}),
    events.DEALT: Line("{who} is dealt {token}.", {"token": thing.ONE_TOKEN}),
    events.PLACED: Line(
        "Market {market} receives {token}.", {"token": thing.ONE_TOKEN, "market": thing.MARKET_OF_TOKEN}
    ),
    events.PASSED: Line("{who} {phase}.", {"phase": thing.PASSED}),
    **{investment.kind: investment.line for investment in INVESTMENTS},
    events.EXTRA: Line("{who} uses {by} to invest once more.", {"by": thing.EXTRA_BY}),
    events.CASHED: Line("{who} turns a medal into six coins.", {}),
    events.SWAPPED: Line("{who} swaps an Additional Action for a medal.", {}),
    events.OPENED: Line("{who} puts market {market} up for auction.", {"market": thing.MARKET}),
    events.BID: Line("{who} bids {bid}.", {"bid": thing.COUNT}),
    events.OUT: Line("{who} leaves the auction.", {}),
    events.WON: Line(
        "{who} wins market {market} for {price}: {tokens}.",
        {"market": thing.MARKET, "price": thing.COUNT, "tokens": thing.TOKENS},
    ),
    events.EMPEROR: Line(
        "{who} exchanges an Emperor token for a medal.",
        {"seat": thing.WHOM, "medal": thing.WHETHER},
        "No medal is left for the Emperor token of {seat}.",
    ),
    events.STAR: Line(
        "{who} holds the star for {token}.",
        {"token": thing.TOKEN, "holder": thing.HOLDER},
        "Nobody holds the star for {token}.",
    ),
    events.COMPOSING: Line("", {"partner": thing.WHOM}),
    events.COUNTERED: Line("", {"partner": thing.WHOM}),
    events.CANCELLED: Line("{who} makes no offer to {partner} after all.", {"partner": thing.WHOM}),
    events.PROPOSED: Line(
        "{who} offers {partner} {bargain}{give} for {ask}.",
        {
            "partner": thing.WHOM,
            "give": thing.GIVE,
            "ask": thing.ASK,
            "coins": thing.COUNT,
            "bargain": thing.BARGAIN,
        },
    ),
    events.TRADED: Line(
        "{who} gives {partner} {give} for {ask}.",
        {"partner": thing.WHOM, "give": thing.GIVE, "ask": thing.ASK, "coins": thing.COUNT},
    ),
    events.DECLINED: Line("{who} declines the offer of {partner}.", {"partner": thing.WHOM}),
    events.ROLLED: Line("{who} rolls {dice}.", {"dice": thing.DICE}),
    events.MOVED: Line(
        "{who} moves {noble} by {squares} to square {square}.",
        {"noble": thing.NOBLE, "squares": thing.COUNT, "square": thing.SQUARE},
    ),
    events.NUDGED: Line(
        "{who} spends a medal to move {noble} by {squares} to square {square}.",
        {"noble": thing.NOBLE, "squares": thing.COUNT, "square": thing.SQUARE},
    ),
    events.STAYED: Line("{who} moves no noble by the second die.", {}, "{who} moves no noble."),
    events.MEDAL: Line("{who} earns a medal: {noble} rests.", {"noble": thing.NOBLE}),
    events.STAGED: Line(
        "{who} stages {program}{jokers}: {bill}.",
        {"program": thing.PROGRAM, "jokers": thing.JOKERS, "missing": thing.MISSING, "bill": thing.BILL},
    ),
    events.NO_EVENT: Line("{who} stages no event.", {}),
    events.DISCARDED: Line("{who} discards {token}.", {"token": thing.ONE_TOKEN}),
    events.PODIUM: Line("{who} gets a podium.", {"marker": thing.COUNT}),
    events.LAST: Line("{who} is last by the dice.", {}),
    events.TOOK: Line("{who} takes {token} from {from}.", {"token": thing.ONE_TOKEN, "from": thing.WHOM}),
    events.SPARED: Line("{who} takes nothing from {from}.", {"from": thing.WHOM}),
    events.ENDED: Line("The last spectacle is over: the game has ended.", {}),
}


def things(s: Colosseum, event: Event) -> Json:
    """What an event is about: tokens and nobles by name, everything else by its number."""
    return {name: found.value(s, event) for name, found in LINES[event.kind].things.items()}


def sentence(s: Colosseum, event: Event) -> str:
    """The same in words."""
    line = LINES[event.kind]
    words = {name: found.word(s, event) for name, found in line.things.items()}
    words["who"] = "Chance" if event.seat == CHANCE else f"Seat {event.seat + 1}"
    return (line.sentence if event.count != 0 else line.otherwise).format(**words)
