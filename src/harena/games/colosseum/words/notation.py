"""Actions as words: `buy 20`, `bid 12`, `give lion`, `together emperor 7`, `dice i-iii 4`, and back."""

from __future__ import annotations

from typing import Final

from harena.core.errors import NotationError
from harena.games.colosseum import actions
from harena.games.colosseum.components import (
    MARKETS,
    MEDALS,
    MOST_COINS,
    NOBLE_NAMES,
    PROGRAMS_IN_ALL,
    TOKEN_NAMES,
    TYPES,
)
from harena.games.colosseum.state import Colosseum

PLAIN: Final = {
    actions.PASS: "pass",
    actions.DONE: "done",
    actions.CASH: "cash",
    actions.SWAP: "swap",
    actions.TICKET: "ticket",
    actions.LOGE: "loge",
    actions.EXPAND_LEFT: "expand left",
    actions.EXPAND_RIGHT: "expand right",
    actions.EXTRA_MEDALS: "extra-medals",
    actions.EXTRA_ACTION: "extra-aa",
    actions.NEXT: "next",
    actions.CANCEL: "cancel",
    actions.ACCEPT: "accept",
    actions.DECLINE: "decline",
    actions.COUNTER: "counter",
    actions.ROLL: "roll",
    actions.NONE: "none",
    actions.STAY: "stay",
}
TOKEN_VERBS: Final = {
    "give": actions.GIVE,
    "ask": actions.ASK,
    "discard": actions.DISCARD,
    "take": actions.TAKE,
    "draw": actions.DRAW,
}
NUMBER_VERBS: Final = {
    # verb: number of 0, least, most
    "market": (actions.MARKET - 1, 1, MARKETS),
    "offer seat": (actions.OFFER - 1, 1, 5),
    "buy": (actions.BUY, 1, PROGRAMS_IN_ALL),
    "stage": (actions.STAGE, 1, PROGRAMS_IN_ALL),
    "jokers": (actions.JOKERS, 0, 4),
    "medals": (actions.MEDALS, 0, MEDALS),
    "program": (actions.PROGRAM, 1, PROGRAMS_IN_ALL),
    "tie seat": (actions.TIE - 1, 1, 5),
    "bid": (actions.BID, 0, MOST_COINS),
    "coins": (actions.COINS, -MOST_COINS, MOST_COINS),
}
NOBLE_VERBS: Final = {
    # verb: number of 0, numbers a noble, least, most
    "move": (actions.MOVE, 8, 1, 6),
    "first": (actions.FIRST, 8, 1, 6),
    "second": (actions.SECOND, 8, 1, 6),
    "nudge": (actions.NUDGE + 3, 8, -3, 3),
    "together": (actions.TOGETHER, 16, 2, 12),
}
ANY_OF_THREE: Final = "i-iii"


def text(s: Colosseum, action: int) -> str:
    if action in PLAIN:
        return PLAIN[action]
    for verb, first in TOKEN_VERBS.items():
        if first <= action < first + TYPES:
            return f"{verb} {TOKEN_NAMES[action - first]}"
    for verb, (zero, least, most) in NUMBER_VERBS.items():
        if zero + least <= action <= zero + most:
            return f"{verb} {action - zero}"
    for verb, (zero, room, least, most) in NOBLE_VERBS.items():
        noble, squares = divmod(action - zero - least, room)
        if 0 <= noble < len(NOBLE_NAMES) and squares <= most - least:
            return f"{verb} {NOBLE_NAMES[noble]} {squares + least}"
    if actions.DICE < action < actions.TIE:
        return dice_text(s, (action - actions.DICE) >> 3, (action - actions.DICE) & 7)
    raise NotationError(f"no action has the number {action}")


def dice_text(s: Colosseum, first: int, second: int) -> str:
    if second == 0:
        return f"die {face_text(s, first)}"
    return f"dice {face_text(s, first)} {face_text(s, second)}"


def face_text(s: Colosseum, face: int) -> str:
    return ANY_OF_THREE if face == 1 and s.rules.special_dice else str(face)


def parse(s: Colosseum, text: str) -> int:
    words = text.strip()
    for action, plain in PLAIN.items():
        if words == plain:
            return action
    for verb, first in TOKEN_VERBS.items():
        if words.startswith(verb + " "):
            return first + parse_name(TOKEN_NAMES, words[len(verb) + 1 :], "token")
    for verb, (zero, least, most) in NUMBER_VERBS.items():
        if words.startswith(verb + " "):
            most = s.seats if verb.endswith("seat") else most
            return zero + parse_number(words[len(verb) + 1 :], least, most, verb)
    for verb, (zero, room, least, most) in NOBLE_VERBS.items():
        if words.startswith(verb + " "):
            return zero + parse_noble_move(words[len(verb) + 1 :], room, least, most, verb)
    if words.startswith(("die ", "dice ")):
        return parse_dice(s, words)
    raise NotationError(f"{text!r} is no action of this game")


def parse_name(names: list[str], word: str, what: str) -> int:
    if word not in names:
        raise NotationError(f"no {what} is called {word!r}")
    return names.index(word)


def parse_number(word: str, least: int, most: int, what: str) -> int:
    digits = word.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= 3 and str(int(word)) == word:
        if least <= int(word) <= most:
            return int(word)
    raise NotationError(f"{what} takes a number from {least} to {most}, not {word!r}")


def parse_noble_move(words: str, room: int, least: int, most: int, verb: str) -> int:
    name, _, number = words.partition(" ")
    squares = parse_number(number, least, most, verb)
    if squares == 0:
        raise NotationError(f"{verb} moves a noble by one square at least")
    return room * parse_name(NOBLE_NAMES, name, "noble") + squares


def parse_dice(s: Colosseum, words: str) -> int:
    verb, _, rest = words.partition(" ")
    faces = [parse_face(s, word) for word in rest.split(" ")]
    if len(faces) != (1 if verb == "die" else 2):
        raise NotationError(f"write 'die 4' or 'dice 4 5', not {words!r}")
    return actions.DICE + 8 * faces[0] + (faces[1] if verb == "dice" else 0)


def parse_face(s: Colosseum, word: str) -> int:
    most = 6 if s.rules.special_dice else 3
    for face in range(1, most + 1):
        if face_text(s, face) == word:
            return face
    raise NotationError(f"no die shows {word!r}")
