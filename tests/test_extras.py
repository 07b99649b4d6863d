"""What `pip install harena` brings is enough for all but what an extra is for, and that says which."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
BASE = sorted(re.split(r"[<>=\[]", text)[0] for text in PROJECT["dependencies"])

WITHOUT = """
import sys
class Bare:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if {absent}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Bare())
from harena.cli import main
sys.exit(main(sys.argv[1:]))
"""
BARE = f"not path and top not in {[*BASE, 'harena', 'harena__mypyc']} and top not in sys.stdlib_module_names"


def run(*words: str, absent: str = BARE) -> subprocess.CompletedProcess[str]:
    """The program where some packages cannot be imported: all but the base, unless said otherwise."""
    code = WITHOUT.format(absent=absent)
    return subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)


def test_the_base_is_light() -> None:
    assert BASE == ["librt", "msgspec", "mypy_extensions"]


@pytest.mark.slow
def test_the_engine_bots_terminal_and_laboratory_need_no_extra(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    for words in (
        ["play", "colossal-arena", "--seats", "2", "--seed", "s", "--watch", "--record", str(record)],
        ["verify", str(record)],
        ["replay", str(record)],
        ["games", "colosseum"],
        ["simulate", "colosseum", "--games", "2", "--workers", "1", "--quiet"],
        ["tournament", "colossal-arena", "greedy", "random", "--games", "4", "--workers", "1", "--quiet"],
    ):
        done = run(*words)
        assert (done.returncode, done.stderr) == (0, ""), words


@pytest.mark.parametrize(
    ("extra", "absent", "command"),
    [
        ("table", BARE, "serve"),
        ("postgres", "top == 'asyncpg'", "serve --database postgresql://club@127.0.0.1/harena"),
        ("lab", BARE, "simulate colossal-arena --games 1 --out games.parquet"),
        ("train", BARE, "train colossal-arena --folder course"),
        ("cluster", BARE, "tournament colossal-arena greedy random --cluster tcp://127.0.0.1:1"),
    ],
)
def test_a_missing_extra_is_named_in_a_line(extra: str, absent: str, command: str) -> None:
    done = run(*command.split(), absent=absent)
    assert (done.returncode, done.stdout) == (2, "")
    said = rf"harena: [^\n]+: pip install 'harena\[{extra}\]', or '.\[{extra}\]' in a checkout\n"
    assert re.fullmatch(said, done.stderr)
    assert extra in PROJECT["optional-dependencies"]
