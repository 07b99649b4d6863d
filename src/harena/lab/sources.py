"""Which rules and which bots these are: a hash of their sources, in twelve hexadecimal digits."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import harena
from harena.bots.outside import is_outside, module_of
from harena.bots.pipe.bot import command_of, is_program
from harena.bots.specification import outsiders
from harena.core.errors import HarenaError


@cache
def fingerprint() -> str:
    """The same for the same core, games, bots and weights, whatever the machine."""
    root = Path(harena.__file__).parent
    rooms = ("core", "games", "bots")
    kinds = (".py", ".json")
    return digest(
        root,
        [path for room in rooms for path in sorted((root / room).rglob("*")) if path.suffix in kinds],
    )


def digest(root: Path, paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:12]


def outside_sources(bots: list[str]) -> dict[str, str]:
    """Of each of these bots that is not of this package, the hash of what it is made of."""
    return {name: outside_fingerprint(name) for name in outsiders(bots)}


def outside_fingerprint(name: str) -> str:
    return program_fingerprint(name) if is_program(name) else package_fingerprint(module_of(name))


@cache
def program_fingerprint(name: str) -> str:
    """The hash of the files that a command names; of what runs them only if it is all there is."""
    words, _ = command_of(name)
    found = shutil.which(words[0])
    if found is None:
        raise HarenaError(f"there is no program {words[0]!r} here")
    files = [Path(word) for word in words[1:] if Path(word).is_file()] or [Path(found)]
    return hashlib.sha256(b"".join(digest(path.parent, [path]).encode() for path in files)).hexdigest()[:12]


@cache
def package_fingerprint(module: str) -> str:
    top = module.partition(".")[0]
    spec = find_spec(top)
    if spec is None:
        raise HarenaError(f"there is no package {top}")
    folders = [Path(folder) for folder in spec.submodule_search_locations or []]
    if not folders and spec.origin:
        return digest(Path(spec.origin).parent, [Path(spec.origin)])
    found = [digest(folder, sorted(filter(is_source, folder.rglob("*")))) for folder in folders]
    return found[0] if len(found) == 1 else hashlib.sha256("".join(found).encode()).hexdigest()[:12]


def is_source(path: Path) -> bool:
    """A bot may have more than code, weights for example."""
    return path.is_file() and "__pycache__" not in path.parts


def check_outside(expected: dict[str, str]) -> None:
    """Refuse to play as a bot that is not here, or is another here than where it was asked for."""
    for name, sources in expected.items():
        if not is_program(name) and not is_outside(name):
            raise HarenaError(f"there is no bot {name} here")
        if outside_fingerprint(name) != sources:
            missing = "missing or " if is_program(name) else ""
            raise HarenaError(f"the bot {name} is {missing}another here than where the games were asked for")
