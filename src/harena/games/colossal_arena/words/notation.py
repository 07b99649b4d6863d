"""Actions and cards as words: `bet wyrm`, `play troll 7`, `spectator 4 on magus`, and back."""

from __future__ import annotations

from typing import Final

from harena.core.errors import NotationError
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import (
    MAGISTER,
    MOST_CREATURES,
    PREFECT,
    ROWS,
    SPECTATORS,
    STRENGTHS,
)
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import STEPS

PLAIN: Final = {
    actions.PASS: "pass",
    actions.REVEAL: "reveal",
    actions.USE: "use",
    actions.DECLINE: "decline",
    actions.DONE: "done",
    actions.DECLARE: "declare",
    actions.OBJECT: "object",
    actions.WAIT: "wait",
    actions.RETRIEVE_SECRET: "retrieve secret",
    actions.PLAY + PREFECT: "prefect",
}

COLUMN: Final = 0
CREATURE: Final = 1
SEAT: Final = 2
SPACE: Final = 3
CARD: Final = 4
SPECTATOR: Final = 5

VERBS: Final = {
    actions.BET: ("bet", COLUMN),
    actions.NAME: ("name", COLUMN),
    actions.COPY: ("copy", COLUMN),
    actions.MAGISTER_ON: ("magister on", COLUMN),
    actions.LINEUP: ("creature", CREATURE),
    actions.BAN: ("ban", CREATURE),
    actions.TARGET: ("target seat", SEAT),
    actions.START: ("start seat", SEAT),
    actions.PLACE: ("place", SPACE),
    actions.RETRIEVE: ("retrieve", SPACE),
    actions.SPECTATOR_ON: ("spectator", SPECTATOR),
    actions.SECRET: ("secret", CARD),
    actions.PLAY: ("play", CARD),
    actions.TAKE: ("take", CARD),
    actions.GIVE: ("give", CARD),
    actions.KEEP: ("keep", CARD),
    actions.SWAP: ("swap", CARD),
    actions.WITH: ("with", CARD),
    actions.STRIKE: ("strike", CARD),
    actions.DISCARD: ("discard", CARD),
    actions.DRAW: ("draw", CARD),
    actions.STUN: ("stun", CARD),
    actions.SHOW: ("show", CARD),
}
"""How each verb begins, and what comes after it."""


def creature_called(creature: int) -> str:
    return STEPS[steps.POWER + creature].creature


def creature_name(s: ColossalArena, column: int) -> str:
    return creature_called(s.kind[column])


def card_text(s: ColossalArena, card: int) -> str:
    if card >= PREFECT:
        return "prefect"
    if card == MAGISTER:
        return "magister"
    if card >= SPECTATORS:
        return f"spectator {card - SPECTATORS}"
    return f"{creature_name(s, card // STRENGTHS)} {card % STRENGTHS}"


def space_text(s: ColossalArena, space: int) -> str:
    return f"{creature_name(s, space & 7)} row {(space >> 3) + 1}"


def text(s: ColossalArena, action: int) -> str:
    if action in PLAIN:
        return PLAIN[action]
    verb = actions.verb_of(action)
    if verb not in VERBS:
        raise NotationError(f"no action has the number {action}")
    word, what = VERBS[verb]
    return f"{word} {_object_text(s, what, action - verb)}"


def _object_text(s: ColossalArena, what: int, offset: int) -> str:
    if what == COLUMN:
        return creature_name(s, offset)
    if what == CREATURE:
        return creature_called(offset)
    if what == SEAT:
        return str(offset + 1)
    if what == SPACE:
        return space_text(s, offset)
    if what == SPECTATOR:
        return f"{offset >> 3} on {creature_name(s, offset & 7)}"
    return card_text(s, offset)


def parse(s: ColossalArena, text: str) -> int:
    words = text.strip()
    for action, plain in PLAIN.items():
        if words == plain:
            return action
    for verb, (word, what) in VERBS.items():
        if words.startswith(word + " "):
            return verb + _parse_object(s, what, words[len(word) + 1 :])
    raise NotationError(f"{text!r} is no action of this game")


def _parse_object(s: ColossalArena, what: int, words: str) -> int:
    if what == COLUMN:
        return parse_column(s, words)
    if what == CREATURE:
        return parse_creature(words)
    if what == SEAT:
        return parse_number(words, 1, s.seats, "seat") - 1
    if what == SPACE:
        return parse_space(s, words)
    if what == SPECTATOR:
        return _parse_spectator(s, words)
    return parse_card(s, words)


def _parse_spectator(s: ColossalArena, words: str) -> int:
    parts = words.split(" ")
    if len(parts) != 3 or parts[1] != "on":
        raise NotationError(f"write 'spectator 4 on troll', not 'spectator {words}'")
    return 8 * parse_number(parts[0], 0, STRENGTHS - 1, "spectator") + parse_column(s, parts[2])


def parse_number(word: str, least: int, most: int, what: str) -> int:
    if (
        word.isascii()
        and word.isdigit()
        and len(word) <= 3
        and least <= int(word) <= most
        and str(int(word)) == word
    ):
        return int(word)
    raise NotationError(f"there is no {what} {word!r}")


def parse_creature(word: str) -> int:
    for creature in range(MOST_CREATURES):
        if word and creature_called(creature) == word:
            return creature
    raise NotationError(f"no creature is called {word!r}")


def parse_column(s: ColossalArena, word: str) -> int:
    creature = parse_creature(word)
    for column in range(s.laid):
        if s.kind[column] == creature:
            return column
    raise NotationError(f"R2: {word} does not fight today")


def parse_space(s: ColossalArena, words: str) -> int:
    name, _, row = words.partition(" row ")
    return 8 * (parse_number(row, 1, ROWS, "row") - 1) + parse_column(s, name)


def parse_card(s: ColossalArena, words: str) -> int:
    if words == "prefect":
        return PREFECT
    if words == "magister":
        return MAGISTER
    name, _, strength = words.partition(" ")
    value = parse_number(strength, 0, STRENGTHS - 1, "strength")
    if name == "spectator":
        return SPECTATORS + value
    return parse_column(s, name) * STRENGTHS + value
