"""What somebody means by a line she types."""

from __future__ import annotations

from collections.abc import Collection

from harena.core.errors import HarenaError

NAMED: int = 6
"""Choices named when a line may mean several."""
BINDING = {"on", "seat", "row", "with"}


def meant(line: str, actions: list[str], counted: Collection[str] = ()) -> str:
    """The action meant by a number, by its notation, or by beginnings of its words that fit only one.

    A number is that number of a verb that counts, as in `bid 12`; where no such verb is possible it is a
    place in the list. What fits nothing comes back as it is, for the rules to refuse.
    """
    words = " ".join(line.split()).lower()
    if not words and len(actions) == 1:
        return actions[0]
    if words in actions:
        return words
    if is_number(words):
        return numbered(words, actions, counted)
    for skipped in (0, 1):
        fitting = [action for action in actions if fits(telling(words), telling(action)[skipped:])]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            named = ", ".join(fitting[:NAMED]) + (", ..." if len(fitting) > NAMED else "")
            raise HarenaError(f"{words!r} may be {named}")
    return words


def telling(text: str) -> list[str]:
    """Its words but for those that only bind."""
    return [word for word in text.split() if word not in BINDING]


def is_number(words: str) -> bool:
    digits = words.removeprefix("-")
    return digits.isascii() and digits.isdigit()


def numbered(words: str, actions: list[str], counted: Collection[str]) -> str:
    verbs = {action.rpartition(" ")[0] for action in actions} & set(counted)
    if len(verbs) == 1:
        return f"{verbs.pop()} {words}"
    number = int(words[:6])
    if not 1 <= number <= len(actions):
        raise HarenaError(f"the numbers go from 1 to {len(actions)}")
    return actions[number - 1]


def fits(typed: list[str], words: list[str]) -> bool:
    """Whether each word typed is the beginning of one of the action; a number must be all of it."""
    if not typed or len(typed) > len(words):
        return False
    pairs = zip(typed, words, strict=False)
    return all(word == full if is_number(full) else full.startswith(word) for word, full in pairs)
