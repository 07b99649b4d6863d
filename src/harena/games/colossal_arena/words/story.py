"""Events as sentences and as things, a row a kind. `Seat 2` is a name that a table may replace."""

from __future__ import annotations

from typing import Final

from harena.core.state import CHANCE, Event, Json
from harena.games.colossal_arena import events
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import card_text, creature_called, creature_name

HOW_IT_ENDED: Final = {
    events.LAST_CARD: "The last card is drawn",
    events.FIVE_ELIMINATIONS: "Five creatures are dead",
    events.DEADLOCK: "Nothing moves any more",
    events.NO_ROW_LEFT: "Nobody can play and no row is left to recycle",
}

CARDS: Final = "cards"
CREATURE: Final = "creature"
ROW: Final = "row"
WHOM: Final = "whom"
COUNT: Final = "count"
HOW: Final = "how"


class Line:
    """How a kind of event is told: one sentence, and another where something it names is not to be seen."""

    def __init__(self, things: list[str], sentence: str, otherwise: str = "") -> None:
        self.things = things
        self.sentence = sentence
        self.otherwise = otherwise


LINES: Final = {
    events.LAID_OUT: Line([CREATURE], "{creature} enters the arena."),
    events.BANNED: Line([CREATURE], "{who} bans {creature}."),
    events.STARTS: Line([], "{who} starts."),
    events.DREW: Line([CARDS], "{who} draws {cards}.", "{who} draws a card."),
    events.PASSED: Line([], "{who} does not bet."),
    events.BET: Line([CREATURE, ROW], "{who} bets on {creature} in row {row}."),
    events.SECRET: Line([CARDS], "{who} bets in secret (with {cards}).", "{who} bets in secret."),
    events.REVEALED: Line([CARDS, CREATURE], "{who} has a secret bet on {creature} ({cards})."),
    events.RETRIEVED: Line(
        [CARDS, CREATURE, ROW],
        "{who} takes back the secret bet ({cards}).",
        "{who} takes back the token on {creature} in row {row}.",
    ),
    events.PLAYED: Line([CARDS, CREATURE], "{who} plays {cards} on {creature}."),
    events.REFEREE: Line(
        [CARDS, CREATURE], "{who} plays the {cards} on {creature}.", "{who} plays the {cards}."
    ),
    events.NAMED: Line([CREATURE], "No other secret bet lies on {creature}."),
    events.TOOK: Line([CARDS, CREATURE, ROW], "{who} takes {cards} from row {row}."),
    events.SHOWED_ALL: Line(
        [CARDS], "{who} cannot play and shows {cards}.", "{who} cannot play and shows an empty hand."
    ),
    events.DECLINED: Line([CREATURE], "{who} declines."),
    events.USED: Line([CREATURE], "{who} uses {creature}."),
    events.TARGETED: Line([CREATURE, WHOM], "{who} turns {creature} on {whom}."),
    events.STUNNED: Line(
        [CARDS, WHOM], "A card of {whom} is stunned (namely {cards}).", "A card of {whom} is stunned."
    ),
    events.ASKED: Line([CREATURE, WHOM], "{who} asks {whom} for {creature}."),
    events.GAVE: Line(
        [CARDS, CREATURE, WHOM],
        "{who} gives {a_creature} card to {whom} (namely {cards}).",
        "{who} gives {a_creature} card to {whom}.",
    ),
    events.SHOWED_ONE: Line(
        [CARDS, CREATURE, WHOM],
        "{who} has no {creature} and shows the hand to {whom} (it holds {cards}).",
        "{who} has no {creature} and shows the hand to {whom}.",
    ),
    events.COPIED: Line([CREATURE], "{who} copies {creature}."),
    events.PEEKED: Line(
        [CARDS, WHOM], "{who} looks at a card of {whom} (it is {cards}).", "{who} looks at a card of {whom}."
    ),
    events.KEPT: Line(
        [CARDS, WHOM], "{who} keeps a card of {whom} (namely {cards}).", "{who} keeps a card of {whom}."
    ),
    events.SWAPPED: Line([CARDS], "{who} swaps {pair}."),
    events.STRUCK: Line([CARDS, CREATURE, ROW], "{who} strikes {cards} off {creature}."),
    events.DISCARDED: Line([CARDS], "{who} discards {cards}."),
    events.BURIED: Line(
        [CARDS, COUNT],
        "{who} hides {several} under it (namely {cards}).",
        "{who} hides {several} under it.",
    ),
    events.RECOVERED: Line([COUNT], "{who} recovers {count} stunned {noun}."),
    events.DIED: Line([CREATURE], "{creature} is eliminated."),
    events.DECLARED: Line([], "{who} declares a stalemate."),
    events.OBJECTED: Line([], "{who} objects."),
    events.PLAYABLE: Line([], ""),
    events.RECYCLED: Line([CARDS, COUNT, ROW], "Stalemate: row {row} becomes the new deck, {count} {noun}."),
    events.ENDED: Line([HOW], "{how}: the game is over."),
}


def things(s: ColossalArena, event: Event) -> Json:
    """What an event is about, in notation and numbers; the event is what its viewer has seen of it."""
    found: Json = {}
    for thing in LINES[events.NUMBERS[event.kind]].things:
        if thing == CARDS and is_seen(event):
            found[CARDS] = [card_text(s, card) for card in event.cards]
        elif thing == CREATURE and event.place >= 0:
            banned = event.kind == events.NAMES[events.BANNED]
            found[CREATURE] = creature_called(event.place) if banned else creature_name(s, event.place & 7)
        elif thing == ROW and event.place >= 0:
            found[ROW] = (event.place >> 3) + 1
        elif thing == WHOM:
            found[WHOM] = event.other
        elif thing == COUNT:
            found[COUNT] = event.count
        elif thing == HOW:
            found[HOW] = events.ENDINGS[event.count]
    return found


def is_seen(event: Event) -> bool:
    """Whether its viewer is shown the cards; an empty hand can be shown too."""
    return event.witnesses != 0 and (len(event.cards) > 0 or event.kind == events.NAMES[events.SHOWED_ALL])


def sentence(s: ColossalArena, event: Event) -> str:
    """The same things in words. Empty for what is not worth a line of its own."""
    line = LINES[events.NUMBERS[event.kind]]
    words = words_for(event, things(s, event))
    whole = all(f"{{{thing}}}" not in line.sentence or thing in words for thing in line.things)
    return (line.sentence if whole else line.otherwise).format(**words)


def words_for(event: Event, found: Json) -> dict[str, str]:
    words = {
        "who": "Chance" if event.seat == CHANCE else f"Seat {event.seat + 1}",
        "noun": "card" if event.count == 1 else "cards",
        "several": "one card" if event.count == 1 else f"{event.count} cards",
    }
    for thing, value in found.items():
        if thing == WHOM:
            words[WHOM] = f"seat {event.other + 1}"
        elif thing == HOW:
            words[HOW] = HOW_IT_ENDED[event.count]
        elif isinstance(value, list):
            if value:
                words[CARDS] = ", ".join(card.capitalize() for card in value)
                words["pair"] = " with ".join(card.capitalize() for card in value)
        else:
            words[thing] = str(value).capitalize()
    if CREATURE in words:
        words["a_creature"] = f"{'an' if words[CREATURE][0] in 'AE' else 'a'} {words[CREATURE]}"
    return words
