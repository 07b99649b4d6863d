"""How the engine is compiled: what is compiled how, and that nothing old is taken for new."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PATTERNS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["harena"]
COMPILE = runpy.run_path(str(ROOT / "scripts/compile.py"))


@pytest.mark.parametrize("pattern", [*PATTERNS["compiled"], *PATTERNS["cold"]])
def test_every_pattern_finds_modules(pattern: str) -> None:
    assert list(ROOT.glob(pattern.removeprefix("!")))


def test_what_is_cold_is_compiled() -> None:
    assert COMPILE["files"]("cold") < COMPILE["files"]("compiled")


class FakeCompiler:
    def __init__(self, identity: str = "gcc 12") -> None:
        self.identity = identity
        self.made: list[str] = []

    def compile(self, source: Path, to: Path, flags: list[str]) -> None:
        self.made.append(to.name)
        to.write_text("machine code")

    compile_and_link = compile


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "headers").mkdir()
    (tmp_path / "headers/a.h").write_text("int a;")
    (tmp_path / "a.c").write_text("int a = 1;")
    return tmp_path


def made(folder: Path, flags: list[str], identity: str = "gcc 12") -> list[str]:
    """What one more build compiles."""
    compiler = FakeCompiler(identity)
    kept = COMPILE["Kept"](compiler, folder / "kept", [str(folder / "headers")])
    kept.made(folder / "a.c", "a.o", flags)
    kept.made(folder / "a.c", "a.so", ["-O1"])
    return compiler.made


def test_what_did_not_change_is_not_compiled_again(folder: Path) -> None:
    assert made(folder, ["-O3"]) == ["a.o", "a.so"]
    assert made(folder, ["-O3"]) == []


def test_a_change_of_source_header_flag_or_compiler_is_noticed(folder: Path) -> None:
    made(folder, ["-O3"])
    assert made(folder, ["-O3", "-flto"]) == ["a.o"]
    (folder / "a.c").write_text("int a = 2;")
    assert made(folder, ["-O3", "-flto"]) == ["a.o", "a.so"]
    (folder / "headers/a.h").write_text("long a;")
    assert made(folder, ["-O3", "-flto"]) == ["a.o"]
    assert made(folder, ["-O3", "-flto"], "gcc 13") == ["a.o", "a.so"]


def test_what_was_broken_off_is_compiled_again(folder: Path) -> None:
    made(folder, ["-O3"])
    (folder / "kept/a.o").unlink()
    (folder / "kept/a.so.key").unlink()
    assert made(folder, ["-O3"]) == ["a.o", "a.so"]
