"""Actions and cards as words: `bet wyrm`, `play troll 7`, `spectator 4 on magus`, and back."""

from __future__ import annotations

from typing import Final

from harena.core.errors import NotationError
from harena.games.colossal_arena import actions
from harena.games.colossal_arena.components import (
    CARDS,
    COLUMNS,
    CREATURES,
    MAGISTER,
    PREFECT,
    ROWS,
    SPECTATORS,
    STRENGTHS,
)
from harena.games.colossal_arena.state import ColossalArena

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
COLUMN_VERBS: Final = {
    "bet": actions.BET,
    "name": actions.NAME,
    "copy": actions.COPY,
    "magister on": actions.MAGISTER_ON,
}
CREATURE_VERBS: Final = {"creature": actions.LINEUP, "ban": actions.BAN}
SEAT_VERBS: Final = {"target seat": actions.TARGET, "start seat": actions.START}
SPACE_VERBS: Final = {"place": actions.PLACE, "retrieve": actions.RETRIEVE}
CARD_VERBS: Final = {
    "secret": actions.SECRET,
    "play": actions.PLAY,
    "take": actions.TAKE,
    "give": actions.GIVE,
    "keep": actions.KEEP,
    "swap": actions.SWAP,
    "with": actions.WITH,
    "strike": actions.STRIKE,
    "discard": actions.DISCARD,
    "draw": actions.DRAW,
    "stun": actions.STUN,
    "show": actions.SHOW,
}


def creature_name(s: ColossalArena, column: int) -> str:
    return CREATURES[s.kind[column]]


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
    if actions.SPECTATOR_ON <= action < actions.TAKE:
        offset = action - actions.SPECTATOR_ON
        return f"spectator {offset >> 3} on {creature_name(s, offset & 7)}"
    for verbs, size in ((COLUMN_VERBS, COLUMNS), (SEAT_VERBS, 8), (CREATURE_VERBS, 12), (SPACE_VERBS, 40)):
        for verb, first in verbs.items():
            if first <= action < first + size:
                return _text_of(s, verbs is SEAT_VERBS, verb, action - first, size)
    for verb, first in CARD_VERBS.items():
        if first <= action < first + CARDS:
            return f"{verb} {card_text(s, action - first)}"
    raise NotationError(f"no action has the number {action}")


def _text_of(s: ColossalArena, is_seat: bool, verb: str, offset: int, size: int) -> str:
    if is_seat:
        return f"{verb} {offset + 1}"
    if size == COLUMNS:
        return f"{verb} {creature_name(s, offset)}"
    return f"{verb} {CREATURES[offset] if size == 12 else space_text(s, offset)}"


def parse(s: ColossalArena, text: str) -> int:
    words = text.strip()
    for action, plain in PLAIN.items():
        if words == plain:
            return action
    if words.startswith("spectator "):
        return _parse_spectator(s, words)
    for verb, first in COLUMN_VERBS.items():
        if words.startswith(verb + " "):
            return first + parse_column(s, words[len(verb) + 1 :])
    for verb, first in CREATURE_VERBS.items():
        if words.startswith(verb + " "):
            return first + parse_creature(words[len(verb) + 1 :])
    for verb, first in SEAT_VERBS.items():
        if words.startswith(verb + " "):
            return first + parse_number(words[len(verb) + 1 :], 1, s.seats, "seat") - 1
    for verb, first in SPACE_VERBS.items():
        if words.startswith(verb + " "):
            return first + parse_space(s, words[len(verb) + 1 :])
    for verb, first in CARD_VERBS.items():
        if words.startswith(verb + " "):
            return first + parse_card(s, words[len(verb) + 1 :])
    raise NotationError(f"{text!r} is no action of this game")


def _parse_spectator(s: ColossalArena, words: str) -> int:
    parts = words.split(" ")
    if len(parts) != 4 or parts[2] != "on":
        raise NotationError(f"write 'spectator 4 on troll', not {words!r}")
    strength = parse_number(parts[1], 0, STRENGTHS - 1, "spectator")
    return actions.SPECTATOR_ON + strength * 8 + parse_column(s, parts[3])


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
    if word not in CREATURES:
        raise NotationError(f"no creature is called {word!r}")
    return CREATURES.index(word)


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
