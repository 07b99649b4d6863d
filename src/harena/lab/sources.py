"""Which rules and which bots these are: a hash of their sources, in twelve hexadecimal digits."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import harena
from harena.bots.outside import is_outside, module_of
from harena.bots.specification import outsiders
from harena.core.errors import HarenaError


@cache
def fingerprint() -> str:
    """The same for the same core, games and bots, whatever the machine."""
    root = Path(harena.__file__).parent
    rooms = ("core", "games", "bots")
    return digest(root, [path for room in rooms for path in sorted((root / room).rglob("*.py"))])


def digest(root: Path, paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:12]


def outside_sources(bots: list[str]) -> dict[str, str]:
    """Of each of these bots that is of another package, the hash of all that package holds."""
    return {name: package_fingerprint(module_of(name)) for name in outsiders(bots)}


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
        if not is_outside(name):
            raise HarenaError(f"there is no bot {name} here")
        if package_fingerprint(module_of(name)) != sources:
            raise HarenaError(f"the bot {name} is another here than where the games were asked for")
