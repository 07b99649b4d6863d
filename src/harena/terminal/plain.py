"""Signs that an old terminal cannot show, by signs that every terminal has."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final

SIMILAR: Final = "harena-similar"
"""The name under which a stream finds this."""
SIGNS: Final = {"─": "-", "·": ".", "×": "x", "±": "+-", "…": "...", "→": ">", "’": "'", "“": '"', "”": '"'}


def likeness(error: UnicodeError) -> tuple[str, int]:
    """For a codec's errors: something like the sign, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end]
    return "".join(SIGNS.get(sign) or bare(sign) for sign in wanted), error.end


def bare(sign: str) -> str:
    """A letter without its accents."""
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or "?"


codecs.register_error(SIMILAR, likeness)
