"""A verb owns its word, the numbers of its actions, and the ruling that says where it belongs."""

from __future__ import annotations

from typing import Final

from harena.core.errors import NotationError
from harena.games.colosseum.components import NOBLE_NAMES, TOKEN_NAMES, TYPES

ANY_OF_THREE: Final = "i-iii"


class Verb:
    """One that stands alone, as `pass`."""

    def __init__(self, word: str, first: int, ruling: str, last: int = -1) -> None:
        self.word = word
        self.first = first
        self.last = max(first, last)
        """Its greatest action."""
        self.ruling = ruling

    def fits(self, text: str) -> bool:
        return text == self.word

    def text(self, action: int, special_dice: bool) -> str:
        return self.word

    def parse(self, text: str, seats: int, special_dice: bool) -> int:
        return self.first


class OfSomething(Verb):
    """One with an object."""

    def fits(self, text: str) -> bool:
        return text.startswith(self.word + " ")

    def rest(self, text: str) -> str:
        return text[len(self.word) + 1 :]


class OfToken(OfSomething):
    """`give lion`"""

    def __init__(self, word: str, first: int, ruling: str) -> None:
        super().__init__(word, first, ruling, first + TYPES - 1)

    def text(self, action: int, special_dice: bool) -> str:
        return f"{self.word} {TOKEN_NAMES[action - self.first]}"

    def parse(self, text: str, seats: int, special_dice: bool) -> int:
        return self.first + parse_name(TOKEN_NAMES, self.rest(text), "token")


class OfNumber(OfSomething):
    """`bid 12`"""

    def __init__(self, word: str, zero: int, ruling: str, least: int, most: int) -> None:
        super().__init__(word, zero + least, ruling, zero + most)
        self.zero = zero
        self.least = least
        self.most = most

    def text(self, action: int, special_dice: bool) -> str:
        return f"{self.word} {action - self.zero}"

    def parse(self, text: str, seats: int, special_dice: bool) -> int:
        return self.zero + parse_number(self.rest(text), self.least, self.most, self.word)


class OfSeat(OfNumber):
    """`offer seat 2`"""

    def __init__(self, word: str, first: int, ruling: str) -> None:
        super().__init__(f"{word} seat", first - 1, ruling, 1, 5)

    def parse(self, text: str, seats: int, special_dice: bool) -> int:
        return self.zero + parse_number(self.rest(text), 1, seats, self.word)


class OfNoble(OfSomething):
    """`move emperor 4`"""

    def __init__(self, word: str, zero: int, ruling: str, room: int, least: int, most: int) -> None:
        super().__init__(word, zero + least, ruling, zero + room * (len(NOBLE_NAMES) - 1) + most)
        self.zero = zero
        self.room = room
        """Numbers a noble."""
        self.least = least
        self.most = most

    def text(self, action: int, special_dice: bool) -> str:
        noble, squares = divmod(action - self.first, self.room)
        return f"{self.word} {NOBLE_NAMES[noble]} {squares + self.least}"

    def parse(self, text: str, seats: int, special_dice: bool) -> int:
        name, _, number = self.rest(text).partition(" ")
        squares = parse_number(number, self.least, self.most, self.word)
        if squares == 0:
            raise NotationError(f"{self.word} moves a noble by one square at least")
        return self.zero + self.room * parse_name(NOBLE_NAMES, name, "noble") + squares


class OfDice(Verb):
    """`die 4`, `dice i-iii 5`"""

    def fits(self, text: str) -> bool:
        return text.startswith(("die ", "dice "))

    def text(self, action: int, special_dice: bool) -> str:
        first, second = divmod(action - self.first + 8, 8)
        if second == 0:
            return f"die {face_text(first, special_dice)}"
        return f"dice {face_text(first, special_dice)} {face_text(second, special_dice)}"

    def parse(self, text: str, seats: int, special_dice: bool) -> int:
        word, _, rest = text.partition(" ")
        faces = [parse_face(face, special_dice) for face in rest.split(" ")]
        if len(faces) != (1 if word == "die" else 2):
            raise NotationError(f"write 'die 4' or 'dice 4 5', not {text!r}")
        return self.first + 8 * (faces[0] - 1) + (faces[1] if word == "dice" else 0)


def face_text(face: int, special_dice: bool) -> str:
    return ANY_OF_THREE if face == 1 and special_dice else str(face)


def parse_face(word: str, special_dice: bool) -> int:
    for face in range(1, 7 if special_dice else 4):
        if face_text(face, special_dice) == word:
            return face
    raise NotationError(f"no die shows {word!r}")


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
