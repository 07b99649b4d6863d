"""The rooms and their doors: who may import whom, and what may not be written at all."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

import harena

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "harena"
SOURCES = sorted(PACKAGE.rglob("*.py"))

MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "extras": {"core"},
    "ratings": set(),
    "lessons": {"core", "games"},
    "events": {"core"},
    "store": {"core", "games", "bots", "extras", "events", "ratings"},
    "lab": {"core", "games", "bots", "extras", "ratings", "store"},
    "envs": {"core", "games", "bots", "extras", "store"},
    "server": {"core", "games", "bots", "extras", "events", "lessons", "ratings", "store"},
    "terminal": {"core", "games", "bots", "extras", "store"},
}
"""Each room may use those above it; the guests at the end do not know one another."""


FRONT = {"__init__", "__main__", "cli", "commands"}
"""What opens every room."""


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


@cache
def imports_of(path: Path) -> set[str]:
    return {name for node in ast.walk(tree_of(path)) for name in names_in(node)}


def names_in(node: ast.AST) -> set[str]:
    """What a line imports, if it does."""
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    if isinstance(node, ast.ImportFrom) and node.module:
        return {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return set()


def test_every_room_has_its_place() -> None:
    assert {room_of(path) for path in SOURCES} == MAY_IMPORT.keys() | FRONT


@pytest.mark.parametrize(
    "path", [p for p in SOURCES if room_of(p) not in FRONT], ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_rooms_import_only_from_above(path: Path) -> None:
    room = room_of(path)
    rooms = {name.split(".")[1] for name in imports_of(path) if name.startswith("harena.")}
    assert rooms <= MAY_IMPORT[room] | {room, "COMPILED", "__version__"}


PURE = ("core", "games", "events", "ratings")


@pytest.mark.parametrize(
    "path", [p for p in SOURCES if room_of(p) in PURE], ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_rules_do_no_input_or_output(path: Path) -> None:
    banned = {
        "os",
        "sys",
        "io",
        "pathlib",
        "socket",
        "random",
        "time",
        "logging",
        "asyncio",
        "subprocess",
        "json",
    }
    if room_of(path) == "events":
        banned.remove("random")  # lots are drawn by the event's seed
    assert not {name.split(".")[0] for name in imports_of(path)} & banned
    assert not re.search(r"\b(print|open|input)\(", path.read_text())


NEWSAGENTS = {"redis"}
FRAMEWORKS = {"litestar", "starlette", "uvicorn"}
DATABASES = {"sqlalchemy", "alembic", "sqlite3", "aiosqlite", "asyncpg"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_table_knows_neither_a_framework_nor_a_database(path: Path) -> None:
    """A table without a server needs a store and a socket, nothing else."""
    place = path.relative_to(PACKAGE).as_posix()
    imported = imports_of(path)
    packages = {name.split(".")[0] for name in imported}
    assert place.startswith("server/http/") or place == "server/service/serve.py" or not packages & FRAMEWORKS
    assert place.startswith("store/sql/") or not packages & DATABASES
    assert place.startswith("server/redis/") or not packages & NEWSAGENTS
    if place.startswith("server/") and place not in ("server/service/serve.py", "server/service/admin.py"):
        assert not any(name.startswith("harena.store.sql") for name in imported)
        inside = not place.startswith("server/http/")
        assert not (inside and any(name.startswith("harena.server.http") for name in imported))
        apart = place.startswith("server/redis/")
        assert apart or not any(name.startswith("harena.server.redis") for name in imported)


def test_core_names_no_game() -> None:
    games = {path.name for path in (PACKAGE / "games").iterdir() if path.is_dir()}
    for path in (PACKAGE / "core").glob("*.py"):
        code = "\n".join(line for line in path.read_text().splitlines() if "game: colossal-arena" not in line)
        for game in games - {"__pycache__"}:
            assert game not in code, f"{path.name} knows {game}"
            assert game.replace("_", "-") not in code


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py")))
def test_what_is_of_one_game_knows_no_other(game: str) -> None:
    """In every room: its rules, bots, drawings, facts, messages and lessons for learners."""
    own = [path for path in SOURCES if game in path.relative_to(PACKAGE).with_suffix("").parts]
    others = {path.parent.name for path in (PACKAGE / "games").glob("*/game.py")} - {game}
    assert {room_of(path) for path in own} >= {"games", "bots", "terminal", "server", "lab"}
    for path in own:
        parts = {part for name in imports_of(path) for part in name.split(".")}
        assert not parts & others, f"{path.relative_to(PACKAGE)} knows {parts & others}"


def test_outside_its_folders_a_game_is_named_in_lists_only() -> None:
    """Who knows one knows all of them, a row each; but pictures measure Colosseum's track."""
    games = {folder.name for folder in FOLDERS}
    for path in SOURCES:
        place = path.relative_to(PACKAGE)
        known = games & {part for name in imports_of(path) for part in name.split(".")}
        if not games & set(place.with_suffix("").parts) and place.as_posix() != "envs/images.py":
            assert known in (set(), games), f"{place} knows {known}"


def test_learning_is_a_room_of_its_own() -> None:
    """The laboratory opens it where something is trained, and only there it does sums with matrices."""
    for path in SOURCES:
        place = path.relative_to(PACKAGE).as_posix()
        if place.startswith("lab/training/"):
            continue
        at_once = {name for node in tree_of(path).body for name in names_in(node)}
        assert not any(name.startswith("harena.lab.training") for name in at_once), place
        assert room_of(path) == "envs" or "numpy" not in {name.split(".")[0] for name in imports_of(path)}, (
            place
        )


EVENT_DOORS = {"house.py", "sockets.py", "http/events.py"}


def test_a_table_knows_nothing_of_events() -> None:
    """An event makes tables and watches them; in the server only these files know that there are any."""
    server = PACKAGE / "server"
    for path in server.rglob("*.py"):
        place = path.relative_to(server).as_posix()
        if any(name.startswith("harena.server.events") for name in imports_of(path)):
            assert place in EVENT_DOORS or place.startswith("events/"), place


OWN_ROOMS = {"powers", "investments"}
"""What a game has that the other has not: a file for each of its own kinds of thing."""
ROLES = {
    "phases": {"turn", "draws", "flow"},
    "sight": {"view", "prospects"},
    "words": {"notation", "refusals", "story"},
}
"""Names that mean the same in every game."""
FOLDERS = [path for path in sorted((PACKAGE / "games").iterdir()) if (path / "game.py").exists()]


def test_games_are_built_alike() -> None:
    """Who knows one finds everything in the other."""
    files = [{path.name for path in folder.glob("*.py")} for folder in FOLDERS]
    rooms = [{path.parent.name for path in folder.glob("*/__init__.py")} - OWN_ROOMS for folder in FOLDERS]
    assert all(found == files[0] for found in files)
    assert all(found == rooms[0] == set(ROLES) for found in rooms)
    for folder in FOLDERS:
        for room, names in ROLES.items():
            assert names <= {path.stem for path in (folder / room).glob("*.py")}, f"{folder.name}: {room}"
        for own in OWN_ROOMS & {path.name for path in folder.iterdir()}:
            assert {"base", "table"} <= {path.stem for path in (folder / own).glob("*.py")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_says_in_which_order_to_read_it(folder: Path) -> None:
    """Its docstring names every room and the files at the top."""
    order = ast.get_docstring(ast.parse((folder / "__init__.py").read_text())) or ""
    for room in {path.parent.name for path in folder.glob("*/__init__.py")}:
        assert f"`{room}`" in order, f"{room} is not in the reading order"
    for name in ("components", "options", "position", "state", "steps", "memory", "laws"):
        assert f"`{name}`" in order


def test_guests_read_no_sentence() -> None:
    """Sentences are for people. A guest may put names into one, and leave out its subject."""
    reads = re.compile(
        r"sentence\)?\.(split|partition|startswith|endswith|find|index|count)\(|in \w+\.sentence\b"
    )
    for path in SOURCES:
        if room_of(path) in ("core", "games"):
            continue
        code = path.read_text()
        found = reads.search(code)
        assert found is None, f"{path.relative_to(PACKAGE)} reads a sentence: {found[0]}"
        assert ".sentence" not in code or "re" not in imports_of(path), f"{path.name} may read a sentence"


def literal_shifts(code: str) -> list[int]:
    """Lines where a constant is shifted by a variable: mypyc does that on 32 bits, silently."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left)
        and not is_constant(node.right)
    ]


def is_constant(node: ast.expr) -> bool:
    """A literal, or arithmetic of literals and of CONSTANTS."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_literal_is_shifted_by_a_variable(path: Path) -> None:
    assert literal_shifts(path.read_text()) == []


def test_a_literal_shift_would_be_found() -> None:
    assert literal_shifts("x = 1 << k\ny = (16 * VALUE + 1) << k") == [1, 2]
    assert literal_shifts("x = (1 << 55) - 1\ny = bit(k)\nz = 3 << (PREFECT - SPLIT)") == []


def test_only_compiled_code_makes_vectors() -> None:
    """mypyc keeps a vector for ever that interpreted code hands to compiled code."""
    globs = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["harena"]["compiled"]
    compiled = {path for glob in globs for path in ROOT.glob(glob)}
    for path in SOURCES:
        assert path in compiled or "librt.vecs" not in imports_of(path), f"{path.name} is not compiled"


def test_functions_are_typed_and_short() -> None:
    for path in SOURCES:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or 0) - node.lineno
                fields = node.name in ("__init__", "bare")
                assert fields or length <= 60, f"{path.name}: {node.name} is {length} lines long"
                assert node.returns is not None, f"{path.name}: {node.name} has no return type"


WEB = ROOT / "web" / "src"
DRAWINGS = WEB / "games"
IMPORT = re.compile(r"""(?:\bfrom\s*|\bimport\s*)(?P<lazy>\()?\s*['"](?P<path>\.[^'"]*)['"]""")


def opened_games(path: Path) -> list[tuple[str, bool]]:
    """The games whose folder a file of the client opens, and whether it does so only when it is run."""
    found = []
    for match in IMPORT.finditer(path.read_text()):
        target = Path(os.path.normpath(path.parent / match["path"]))
        if DRAWINGS in target.parents and target.parent != DRAWINGS:
            found.append((target.relative_to(DRAWINGS).parts[0], bool(match["lazy"])))
    return found


def test_a_game_is_sealed_behind_its_drawing() -> None:
    """Nothing outside a game's folder opens it but the index and the shelf, which do when it is shown."""
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        own = path.relative_to(DRAWINGS).parts[0] if DRAWINGS in path.parents else ""
        for game, lazy in opened_games(path):
            door = path in (DRAWINGS / "index.ts", DRAWINGS / "shelf.ts") and lazy
            assert game == own or door, f"{path.relative_to(WEB)} opens {game}"
    drawn = {path.parent.name for path in DRAWINGS.glob("*/drawing.ts")}
    for name in ("index.ts", "shelf.ts"):
        assert {game for game, _ in opened_games(DRAWINGS / name)} == drawn


def test_the_client_reads_no_sentence() -> None:
    """Sentences are for people; a story line says by its kind and things what it is about."""
    words = re.compile(r"text\)?\.(match|split|search|indexOf|includes|startsWith|endsWith)\(")
    tested = re.compile(r"\.(exec|test|match)\(\w*\.?text\)")
    for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]:
        found = words.search(path.read_text()) or tested.search(path.read_text())
        assert found is None, f"{path.relative_to(WEB)} reads a sentence: {found[0]}"


def test_nothing_names_a_machine_or_a_registry() -> None:
    banned = re.compile(
        r"(?<![\w.])/(work|farm|root|home/\w+)/|\.\./shared|pypi\.org|registry\.npmjs", re.IGNORECASE
    )
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    for name in filter(None, tracked.split("\0")):
        path = ROOT / name
        if path.is_file() and path != Path(__file__):
            found = banned.search(path.read_text(errors="ignore"))
            assert found is None, f"{name} says {found[0]}"


def test_the_build_is_the_one_required() -> None:
    if os.environ.get("HARENA_REQUIRE_COMPILED") == "1":
        assert harena.COMPILED
