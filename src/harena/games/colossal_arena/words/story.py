"""Events as sentences, in the eyes of one viewer. `Seat 2` and `you` are names that a table may replace."""

from __future__ import annotations

from typing import Final

from harena.core.state import CHANCE, Event, Json
from harena.games.colossal_arena import events
from harena.games.colossal_arena.components import PREFECT
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import card_text, creature_called, creature_name

HOW_IT_ENDED: Final = {
    events.LAST_CARD: "The last card is drawn: the game is over.",
    events.FIVE_ELIMINATIONS: "Five creatures are dead: the game is over.",
    events.DEADLOCK: "Nothing moves any more: the game is over.",
    events.NO_ROW_LEFT: "Nobody can play and no row is left to recycle: the game is over.",
}


CREATURE: Final = "creature"
"""Of the column that an event names; and so on."""
SPACE: Final = "space"
CARDS: Final = "cards"
WHOM: Final = "whom"
COUNT: Final = "count"

THINGS: Final = {
    events.LAID_OUT: [CREATURE],
    events.DREW: [CARDS],
    events.BET: [SPACE],
    events.SECRET: [CARDS],
    events.REVEALED: [CARDS, CREATURE],
    events.RETRIEVED: [CARDS, SPACE],
    events.PLAYED: [CARDS, CREATURE],
    events.REFEREE: [CARDS, CREATURE],
    events.NAMED: [CREATURE],
    events.TOOK: [CARDS, SPACE],
    events.SHOWED_ALL: [CARDS],
    events.DECLINED: [CREATURE],
    events.USED: [CREATURE],
    events.TARGETED: [CREATURE, WHOM],
    events.STUNNED: [CARDS, WHOM],
    events.ASKED: [CREATURE, WHOM],
    events.GAVE: [CARDS, CREATURE, WHOM],
    events.SHOWED_ONE: [CARDS, CREATURE, WHOM],
    events.COPIED: [CREATURE],
    events.PEEKED: [CARDS, WHOM],
    events.KEPT: [CARDS, WHOM],
    events.SWAPPED: [CARDS],
    events.STRUCK: [CARDS, SPACE],
    events.DISCARDED: [CARDS],
    events.BURIED: [CARDS, COUNT],
    events.RECOVERED: [COUNT],
    events.DIED: [CREATURE],
    events.RECYCLED: [CARDS, COUNT],
}


def things(s: ColossalArena, event: Event) -> Json:
    """What an event is about, the event being what its viewer has seen of it."""
    found: Json = {}
    for thing in THINGS.get(event.kind, []):
        if thing == CARDS and event.witnesses != 0 and (event.cards or event.kind == events.SHOWED_ALL):
            found["cards"] = [card_text(s, card) for card in event.cards]
        elif thing == CREATURE and event.place >= 0:
            found["creature"] = creature_name(s, event.place)
        elif thing == SPACE and event.place >= 0:
            found["creature"] = creature_name(s, event.place & 7)
            found["row"] = (event.place >> 3) + 1
        elif thing == WHOM:
            found["whom"] = event.other
        elif thing == COUNT:
            found["count"] = event.count
    if event.kind == events.BANNED:
        found["creature"] = creature_called(event.place)
    if event.kind == events.RECYCLED:
        found["row"] = event.place + 1
    if event.kind == events.ENDED:
        found["how"] = events.ENDINGS[event.count]
    return found


def sentence(s: ColossalArena, event: Event, viewer: int | None) -> str:
    """Empty for what is not worth a line of its own."""
    return _Teller(s, event, viewer).tell()


class _Teller:
    def __init__(self, s: ColossalArena, event: Event, viewer: int | None) -> None:
        self.s = s
        self.event = event
        self.viewer = viewer

    def person(self, seat: int) -> str:
        return f"Seat {seat + 1}" if seat != CHANCE else "Chance"

    def whom(self) -> str:
        return f"seat {self.event.other + 1}"

    def creature(self) -> str:
        return creature_name(self.s, self.event.place & 7).capitalize()

    def cards(self) -> str:
        """The cards if this viewer sees them."""
        return ", ".join(card_text(self.s, card).capitalize() for card in self.event.cards)

    def seen(self, words: str) -> str:
        return f" ({words} {self.cards()})" if self.event.cards else ""

    def tell(self) -> str:
        e = self.event
        who = self.person(e.seat)
        if e.kind in (events.LAID_OUT, events.BANNED, events.STARTS, events.DREW, events.ENDED):
            return self.tell_frame(who)
        if e.kind in (events.PASSED, events.BET, events.SECRET, events.REVEALED, events.RETRIEVED):
            return self.tell_bet(who)
        if e.kind in (events.PLAYED, events.REFEREE, events.NAMED, events.TOOK, events.SHOWED_ALL):
            return self.tell_play(who)
        if e.kind in (events.DISCARDED, events.BURIED, events.RECOVERED, events.DIED):
            return self.tell_upkeep(who)
        if e.kind in (events.DECLARED, events.OBJECTED, events.PLAYABLE, events.RECYCLED):
            return self.tell_stalemate(who)
        return self.tell_power(who)

    def tell_frame(self, who: str) -> str:
        e = self.event
        if e.kind == events.LAID_OUT:
            return f"{self.creature()} enters the arena."
        if e.kind == events.BANNED:
            return f"{who} bans {creature_called(e.place).capitalize()}."
        if e.kind == events.STARTS:
            return f"{who} starts."
        if e.kind == events.DREW:
            return f"{who} draws {self.cards() or 'a card'}."
        return HOW_IT_ENDED[e.count]

    def tell_bet(self, who: str) -> str:
        e = self.event
        if e.kind == events.PASSED:
            return f"{who} does not bet."
        if e.kind == events.BET:
            return f"{who} bets on {self.creature()} in row {(e.place >> 3) + 1}."
        if e.kind == events.SECRET:
            return f"{who} bets in secret{self.seen('with')}."
        if e.kind == events.REVEALED:
            return f"{who} has a secret bet on {self.creature()} ({self.cards()})."
        if e.cards:
            return f"{who} takes back the secret bet ({self.cards()})."
        return f"{who} takes back the token on {self.creature()} in row {(e.place >> 3) + 1}."

    def tell_play(self, who: str) -> str:
        e = self.event
        if e.kind == events.PLAYED:
            return f"{who} plays {self.cards()} on {self.creature()}."
        if e.kind == events.REFEREE:
            return (
                f"{who} plays the {'Prefect' if e.cards[0] >= PREFECT else f'Magister on {self.creature()}'}."
            )
        if e.kind == events.NAMED:
            return f"No other secret bet lies on {self.creature()}."
        if e.kind == events.TOOK:
            return f"{who} takes {self.cards()} from row {(e.place >> 3) + 1}."
        return f"{who} cannot play and shows {self.cards() or 'an empty hand'}."

    def tell_power(self, who: str) -> str:
        e = self.event
        if e.kind == events.DECLINED:
            return f"{who} declines."
        if e.kind == events.USED:
            return f"{who} uses {self.creature()}."
        if e.kind == events.TARGETED:
            return f"{who} turns {self.creature()} on {self.whom()}."
        if e.kind == events.STUNNED:
            return f"A card of {self.whom()} is stunned{self.seen('namely')}."
        if e.kind == events.ASKED:
            return f"{who} asks {self.whom()} for {self.creature()}."
        if e.kind == events.GAVE:
            return f"{who} gives a {self.creature()} card to {self.whom()}{self.seen('namely')}."
        if e.kind == events.SHOWED_ONE:
            return (
                f"{who} has no {self.creature()} and shows the hand to {self.whom()}{self.seen('it holds')}."
            )
        if e.kind == events.COPIED:
            return f"{who} copies {self.creature()}."
        return self.tell_table_power(who)

    def tell_table_power(self, who: str) -> str:
        e = self.event
        if e.kind == events.PEEKED:
            return f"{who} looks at a card of {self.whom()}{self.seen('it is')}."
        if e.kind == events.KEPT:
            return f"{who} keeps a card of {self.whom()}{self.seen('namely')}."
        if e.kind == events.SWAPPED:
            return f"{who} swaps {self.cards().replace(', ', ' with ')}."
        return f"{who} strikes {self.cards()} off {self.creature()}."

    def tell_upkeep(self, who: str) -> str:
        e = self.event
        if e.kind == events.DISCARDED:
            return f"{who} discards {self.cards()}."
        if e.kind == events.BURIED:
            hidden = "one card" if e.count == 1 else f"{e.count} cards"
            return f"{who} hides {hidden} under it{self.seen('namely')}."
        if e.kind == events.RECOVERED:
            return f"{who} recovers {e.count} stunned {'card' if e.count == 1 else 'cards'}."
        return f"{self.creature()} is eliminated."

    def tell_stalemate(self, who: str) -> str:
        e = self.event
        if e.kind == events.DECLARED:
            return f"{who} declares a stalemate."
        if e.kind == events.OBJECTED:
            return f"{who} objects."
        if e.kind == events.RECYCLED:
            return f"Stalemate: the {e.count} cards of row {e.place + 1} become the new deck."
        return ""
