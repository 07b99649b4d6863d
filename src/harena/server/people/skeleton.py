"""What a name looks like. Names that share a skeleton could be taken for each other.

A name has two: as it reads whatever the case of its letters, and as it looks with them. "Ivan" is "ivan" to
whoever types it, and "lvan" to whoever sees it.
"""

from __future__ import annotations

import unicodedata

from harena.server.people.lookalikes import TO_ASCII

JOINED = {"æ": "ae", "œ": "oe", "rn": "m", "vv": "w"}


def skeletons(name: str) -> set[str]:
    """None, if there is no letter and no digit in it."""
    plain = bare(name)
    found = {joined(text.translate(TO_ASCII).casefold()) for text in (plain, bare(plain.casefold()))}
    return found - {""}


def bare(name: str) -> str:
    """Letters and digits alone, without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", name) if c.isalnum())


def joined(text: str) -> str:
    for pair, one in JOINED.items():
        text = text.replace(pair, one)
    return text
