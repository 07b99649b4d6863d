"""Events as sentences. `Seat 2` is a name that a table may replace; all viewers are told the same."""

from __future__ import annotations

from typing import Final

from harena.core.state import CHANCE, Event
from harena.games.colosseum import actions, events
from harena.games.colosseum.components import NOBLE_NAMES, PROGRAMS, TOKEN_NAMES
from harena.games.colosseum.phases.staging import LINES, TOTAL
from harena.games.colosseum.state import COUNTER, Colosseum
from harena.games.colosseum.words.notation import face_text

PHASE_SENTENCES: Final = [
    "",
    "Investing.",
    "Auctions.",
    "Trading.",
    "Spectacles.",
    "The closing ceremony.",
]
WHAT_IS_PASSED: Final = ["", "does not invest", "opens no auction", "makes no more offers", "stages no event"]


def sentence(s: Colosseum, event: Event) -> str:
    """Empty for what is not worth a line of its own."""
    return _Teller(s, event).tell()


def several(items: list[int]) -> str:
    """Counts of each type as words."""
    parts = [f"{n} {TOKEN_NAMES[kind]}" for kind, n in enumerate(items) if n > 0]
    return ", ".join(parts)


class _Teller:
    def __init__(self, s: Colosseum, event: Event) -> None:
        self.s = s
        self.event = event

    def person(self, seat: int) -> str:
        return f"Seat {seat + 1}" if seat != CHANCE else "Chance"

    def whom(self) -> str:
        return f"seat {self.event.other + 1}"

    def token(self) -> str:
        return TOKEN_NAMES[self.event.place]

    def program(self) -> str:
        return f"{PROGRAMS[self.event.place - 1].name} (#{self.event.place})"

    def noble(self) -> str:
        return NOBLE_NAMES[self.event.other].capitalize()

    def tell(self) -> str:
        e = self.event
        who = self.person(e.seat)
        if e.kind in (events.TURN, events.PHASE, events.PROGRAM, events.DEALT, events.PLACED, events.ENDED):
            return self.tell_frame(who)
        if e.kind in (
            events.BOUGHT,
            events.EXPANDED,
            events.TICKET,
            events.LOGE,
            events.EXTRA,
            events.PASSED,
        ):
            return self.tell_investing(who)
        if e.kind in (events.OPENED, events.BID, events.OUT, events.WON, events.EMPEROR):
            return self.tell_auction(who)
        if e.kind in (events.COMPOSING, events.CANCELLED, events.COUNTERED, events.DECLINED):
            return self.tell_bargain(who)
        if e.kind in (events.PROPOSED, events.TRADED):
            return self.tell_offer(who)
        if e.kind in (events.ROLLED, events.MOVED, events.NUDGED, events.STAYED, events.MEDAL):
            return self.tell_nobles(who)
        if e.kind in (events.STAGED, events.NO_EVENT):
            return self.tell_event(who)
        return self.tell_ceremony(who)

    def tell_frame(self, who: str) -> str:
        e = self.event
        if e.kind == events.TURN:
            return f"Turn {e.count} begins; {self.person(e.other)} goes first."
        if e.kind == events.PHASE:
            return PHASE_SENTENCES[e.place]
        if e.kind == events.PROGRAM:
            return f"{who} receives {self.program()}."
        if e.kind == events.DEALT:
            return f"{who} is dealt a {self.token()}."
        if e.kind == events.PLACED:
            return f"A {self.token()} is laid into market {e.count + 1}."
        return "The last spectacle is over: the game has ended."

    def tell_investing(self, who: str) -> str:
        e = self.event
        if e.kind == events.BOUGHT:
            return f"{who} buys {self.program()} for {e.count} coins."
        if e.kind == events.EXPANDED:
            return f"{who} expands the arena by square {e.place}."
        if e.kind == events.TICKET:
            return f"{who} buys a season ticket."
        if e.kind == events.LOGE:
            return f"{who} builds an Emperor's loge."
        if e.kind == events.EXTRA:
            by = "two medals" if e.place == actions.EXTRA_MEDALS else "an Additional Action"
            return f"{who} uses {by} to invest once more."
        return f"{who} {WHAT_IS_PASSED[e.place]}."

    def tell_auction(self, who: str) -> str:
        e = self.event
        if e.kind == events.OPENED:
            return f"{who} puts market {e.place + 1} up for auction."
        if e.kind == events.BID:
            return f"{who} bids {e.count}."
        if e.kind == events.OUT:
            return f"{who} leaves the auction."
        if e.kind == events.WON:
            tokens = ", ".join(TOKEN_NAMES[kind] for kind in e.cards)
            return f"{who} wins market {e.place + 1} for {e.count}: {tokens}."
        if e.count == 0:
            return f"No medal is left for the Emperor token of {self.whom()}."
        return f"{who} exchanges an Emperor token for a medal."

    def tell_bargain(self, who: str) -> str:
        e = self.event
        if e.kind in (events.COMPOSING, events.COUNTERED):
            return ""  # it is told when it is made
        if e.kind == events.CANCELLED:
            return f"{who} makes no offer to {self.whom()} after all."
        return f"{who} declines the offer of {self.whom()}."

    def tell_offer(self, who: str) -> str:
        e = self.event
        given = [several(e.cards[:16])] if any(e.cards[:16]) else []
        asked = [several(e.cards[16:])] if any(e.cards[16:]) else []
        if e.count > 0:
            given.append(f"{e.count} coins")
        if e.count < 0:
            asked.append(f"{-e.count} coins")
        verb = "offers" if e.kind == events.PROPOSED else "gives"
        back = "in return " if e.kind == events.PROPOSED and e.place == COUNTER else ""
        return f"{who} {verb} {self.whom()} {back}{' and '.join(given)} for {' and '.join(asked)}."

    def tell_nobles(self, who: str) -> str:
        e = self.event
        if e.kind == events.ROLLED:
            return f"{who} rolls {' and '.join(face_text(self.s, face) for face in e.cards)}."
        if e.kind == events.MEDAL:
            return f"{who} earns a medal: {self.noble()} rests."
        if e.kind == events.STAYED:
            return f"{who} moves no noble{'' if e.count == 0 else ' by the second die'}."
        if e.kind == events.MOVED:
            return f"{who} moves {self.noble()} by {e.count} to square {e.place}."
        return f"{who} spends a medal to move {self.noble()} by {e.count} to square {e.place}."

    def tell_event(self, who: str) -> str:
        e = self.event
        if e.kind == events.NO_EVENT:
            return f"{who} stages no event."
        lines = [f"{LINES[i]} {e.cards[i]}" for i in range(TOTAL) if i == 0 or e.cards[i] > 0]
        jokers = "" if e.count == 0 else f" with {e.count} {'Joker' if e.count == 1 else 'Jokers'}"
        total = e.cards[TOTAL]
        return f"{who} stages {self.program()}{jokers}: {', '.join(lines)}; {total} spectators."

    def tell_ceremony(self, who: str) -> str:
        e = self.event
        if e.kind == events.CASHED:
            return f"{who} turns a medal into six coins."
        if e.kind == events.SWAPPED:
            return f"{who} swaps an Additional Action for a medal."
        if e.kind == events.STAR:
            award = f"the star for {self.token()}"
            return f"Nobody holds {award}." if e.seat < 0 else f"{who} holds {award}."
        if e.kind == events.DISCARDED:
            return f"{who} discards a {self.token()}."
        if e.kind == events.PODIUM:
            return f"{who} gets a podium."
        if e.kind == events.LAST:
            return f"{who} is last by the dice."
        if e.kind == events.TOOK:
            return f"{who} takes a {self.token()} from {self.whom()}."
        return f"{who} takes nothing from {self.whom()}."
