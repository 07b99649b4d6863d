"""A file of weights: their name, the rules and features they were made for, and a hash of the whole."""

from __future__ import annotations

import hashlib
from array import array
from base64 import b64decode, b64encode
from pathlib import Path
from sys import byteorder

from msgspec import MsgspecError, Struct
from msgspec.json import decode, encode, format

from harena.bots.learned.compiled.net import Net, net_size
from harena.core.errors import HarenaError


class Kind(Struct, frozen=True):
    """What a net is made for. Weights for another are refused: they would mean nothing."""

    game: str
    rules: str
    """What the game is made of, as far as the features know it."""
    features: int
    """The version of the numbers that it sees."""
    slots: int
    per_slot: int
    per_table: int


class Learned(Struct, frozen=True):
    """Weights as they are kept."""

    name: str
    kind: Kind
    widths: list[int]
    made: str
    """How: the command, and what it learned from."""
    weights: str
    """Numbers of four bytes, the least first, in base 64."""
    hash: str

    def net(self) -> Net:
        return Net(shape_of(self.kind, self.widths), unpacked(self.weights))


def shape_of(kind: Kind, widths: list[int]) -> list[int]:
    return [kind.slots, kind.per_slot, kind.per_table, *widths]


def packed(weights: list[float]) -> str:
    numbers = array("f", weights)
    if byteorder == "big":
        numbers.byteswap()
    return b64encode(numbers.tobytes()).decode()


def unpacked(text: str) -> list[float]:
    numbers = array("f")
    numbers.frombytes(b64decode(text))
    if byteorder == "big":
        numbers.byteswap()
    return list(numbers)


def digest(kind: Kind, widths: list[int], weights: str) -> str:
    return hashlib.sha256(encode([kind, widths, weights])).hexdigest()[:12]


def learned(name: str, kind: Kind, widths: list[int], made: str, weights: list[float]) -> Learned:
    text = packed(weights)
    return Learned(name, kind, widths, made, text, digest(kind, widths, text))


def write(path: Path, learned: Learned) -> None:
    path.write_bytes(format(encode(learned)) + b"\n")


def read(path: Path, kind: Kind) -> Learned:
    """The weights of a file, or HarenaError if they are not whole or not for this."""
    try:
        found = decode(path.read_bytes(), type=Learned)
    except OSError as error:
        raise HarenaError(f"{path.name} cannot be read: {error.strerror}") from error
    except MsgspecError as error:
        raise HarenaError(f"{path.name} holds no weights: {error}") from error
    if found.kind != kind:
        raise HarenaError(f"{path.name} was made for {found.kind}, not for {kind}")
    if found.hash != digest(kind, found.widths, found.weights):
        raise HarenaError(f"{path.name} is not whole: its hash is another")
    if len(unpacked(found.weights)) != net_size(shape_of(kind, found.widths)):
        raise HarenaError(f"{path.name} has too few weights or too many")
    return found
