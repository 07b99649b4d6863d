"""Which names can be claimed: readable, of one alphabet, and nobody's who is no person."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from harena.bots import BOTS
from harena.games import GAMES
from harena.server.errors import Refusal
from harena.server.people.skeleton import skeletons
from harena.server.tables.seats import NAMES
from harena.server.wire.bounds import NAME

MARKS = " -'’._"
LEAST = 2
RESERVED = (
    *("admin", "administrator", "anonymous", "bot", "chance", "club", "dealer", "everybody", "guest"),
    *("harena", "host", "house", "me", "mod", "moderator", "nobody", "null", "official", "player"),
    *("program", "root", "seat", "server", "somebody", "spectator", "staff", "support", "system", "you"),
)
TOGETHER = dict.fromkeys(("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "CJK"), "JAPANESE")
"""Alphabets that are written together."""


def reserved(programs: Iterable[str] = ()) -> set[str]:
    """The skeletons of names that no person may claim."""
    bots = [word for bot in BOTS.values() for word in (bot.name, bot.title)]
    games = [word for game in GAMES.values() for word in (game.name, game.title)]
    return {one for name in (*RESERVED, *NAMES, *bots, *games, *programs) for one in skeletons(name)}


def check(name: str, taken: set[str]) -> None:
    """Refuse a name that cannot be claimed; `taken` are skeletons."""
    if sum(c.isalpha() for c in name) < LEAST:
        raise Refusal(400, f"a name to keep has at least {LEAST} letters")
    if len(name) > NAME:  # some characters are many more when they are written out
        raise Refusal(400, f"a name to keep has at most {NAME} characters")
    strange = next((c for c in name if not is_fit(c)), None)
    if strange is not None:
        raise Refusal(400, f"a name to keep has letters, digits and {MARKS.strip()} only, not {strange}")
    if len({alphabet(c) for c in name} - {""}) > 1:
        raise Refusal(400, "a name to keep has the letters of one alphabet")
    if skeletons(name) & taken:
        raise Refusal(409, "this name is not for people")


def is_fit(c: str) -> bool:
    """Accents are part of their letters; those that are not could be piled up."""
    return (
        c in MARKS or c.isalnum() or (unicodedata.category(c) in ("Mn", "Mc") and alphabet(c) != "COMBINING")
    )


def alphabet(c: str) -> str:
    """The first word of its name in Unicode, as far as that is an alphabet's."""
    if c in MARKS or c.isdigit():
        return ""
    word = unicodedata.name(c, "?").partition(" ")[0]
    return TOGETHER.get(word, word)
