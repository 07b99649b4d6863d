"""What an event can be about: each thing has a plain value for programs and a word for people."""

from __future__ import annotations

from typing import Final

from harena.core.state import Event, Json
from harena.games.colosseum import actions
from harena.games.colosseum.components import NOBLE_NAMES, PROGRAMS, TOKEN_NAMES
from harena.games.colosseum.phases.bill import LINES, TOTAL
from harena.games.colosseum.phases.table import PHASES
from harena.games.colosseum.position import COUNTER
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.verbs import face_text

BARGAINS: Final = ["offer", "counter", "approach"]


def several(count: int, one: str) -> str:
    """`1 coin`, `2 coins`."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


class Thing:
    """A number of whatever is counted."""

    def value(self, s: Colosseum, e: Event) -> object:
        return e.count

    def word(self, s: Colosseum, e: Event) -> str:
        return str(self.value(s, e))


class Square(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return e.place


class Market(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return e.place + 1


class MarketOfToken(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return e.count + 1


class Program(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return e.place

    def word(self, s: Colosseum, e: Event) -> str:
        return f"{PROGRAMS[e.place - 1].name} (#{e.place})"


class Token(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return TOKEN_NAMES[e.place]


class OneToken(Token):
    """With its article."""

    def word(self, s: Colosseum, e: Event) -> str:
        name = TOKEN_NAMES[e.place]
        return f"an {name}" if name[0] in "aeiou" else f"a {name}"


class Tokens(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return [TOKEN_NAMES[kind] for kind in e.cards]

    def word(self, s: Colosseum, e: Event) -> str:
        return ", ".join(TOKEN_NAMES[kind] for kind in e.cards)


class Whom(Thing):
    """The other seat."""

    def value(self, s: Colosseum, e: Event) -> object:
        return e.other

    def word(self, s: Colosseum, e: Event) -> str:
        return f"seat {e.other + 1}"


class Start(Whom):
    """The same, as a person."""

    def word(self, s: Colosseum, e: Event) -> str:
        return f"Seat {e.other + 1}"


class Holder(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return e.seat if e.seat >= 0 else None


class Noble(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return NOBLE_NAMES[e.other]

    def word(self, s: Colosseum, e: Event) -> str:
        return NOBLE_NAMES[e.other].capitalize()


class Dice(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return self.faces(s, e)

    def word(self, s: Colosseum, e: Event) -> str:
        return " and ".join(self.faces(s, e))

    def faces(self, s: Colosseum, e: Event) -> list[str]:
        return [face_text(face, s.rules.special_dice) for face in e.cards]


class Whether(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return e.count > 0


class PhaseName(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return PHASES[e.place].name

    def word(self, s: Colosseum, e: Event) -> str:
        return PHASES[e.place].title


class Passed(PhaseName):
    def word(self, s: Colosseum, e: Event) -> str:
        return PHASES[e.place].passed


class ExtraBy(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return "medals" if e.place == actions.EXTRA_MEDALS else "additional-action"

    def word(self, s: Colosseum, e: Event) -> str:
        return "two medals" if e.place == actions.EXTRA_MEDALS else "an Additional Action"


def tokens(n: int, name: str) -> str:
    """`1 horse`, `2 torches`, `2 scenery`."""
    if n == 1 or name == "scenery":
        return f"{n} {name}"
    return several(n, name + "e" if name.endswith("ch") else name)


class Side(Thing):
    """What is on one side of an offer; in words with its coins."""

    def __init__(self, first: int, sign: int) -> None:
        self.first = first
        self.sign = sign

    def value(self, s: Colosseum, e: Event) -> object:
        found: Json = {TOKEN_NAMES[kind]: n for kind, n in enumerate(self.tokens(e)) if n > 0}
        return found

    def word(self, s: Colosseum, e: Event) -> str:
        parts = [tokens(n, TOKEN_NAMES[kind]) for kind, n in enumerate(self.tokens(e)) if n > 0]
        sides = [", ".join(parts)] if parts else []
        if self.sign * e.count > 0:
            sides.append(several(self.sign * e.count, "coin"))
        return " and ".join(sides)

    def tokens(self, e: Event) -> list[int]:
        return e.cards[self.first : self.first + 16]


class Bargain(Thing):
    """In words only what sets it apart."""

    def value(self, s: Colosseum, e: Event) -> object:
        return BARGAINS[e.place]

    def word(self, s: Colosseum, e: Event) -> str:
        return "in return " if e.place == COUNTER else ""


class Jokers(Thing):
    def word(self, s: Colosseum, e: Event) -> str:
        if e.count == 0:
            return ""
        return f" with {several(e.count, 'Joker')}"


class Missing(Thing):
    def value(self, s: Colosseum, e: Event) -> object:
        return e.other


class Bill(Thing):
    """An event line by line."""

    def value(self, s: Colosseum, e: Event) -> object:
        found: Json = {name: e.cards[line] for line, name in enumerate(LINES)}
        return found

    def word(self, s: Colosseum, e: Event) -> str:
        lines = [f"{LINES[i]} {e.cards[i]}" for i in range(TOTAL) if i == 0 or e.cards[i] > 0]
        return f"{', '.join(lines)}; {several(e.cards[TOTAL], 'spectator')}"


COUNT: Final = Thing()
SQUARE: Final = Square()
MARKET: Final = Market()
MARKET_OF_TOKEN: Final = MarketOfToken()
PROGRAM: Final = Program()
TOKEN: Final = Token()
ONE_TOKEN: Final = OneToken()
TOKENS: Final = Tokens()
WHOM: Final = Whom()
START: Final = Start()
HOLDER: Final = Holder()
NOBLE: Final = Noble()
DICE: Final = Dice()
WHETHER: Final = Whether()
PHASE: Final = PhaseName()
PASSED: Final = Passed()
EXTRA_BY: Final = ExtraBy()
GIVE: Final = Side(0, 1)
ASK: Final = Side(16, -1)
BARGAIN: Final = Bargain()
JOKERS: Final = Jokers()
MISSING: Final = Missing()
BILL: Final = Bill()


class Line:
    """How a kind of event is told: the things it is about, and a sentence of them.

    The other sentence is for an event that counts nothing, where that makes a difference.
    """

    def __init__(self, sentence: str, things: dict[str, Thing], otherwise: str = "") -> None:
        self.sentence = sentence
        self.things = things
        self.otherwise = otherwise or sentence
