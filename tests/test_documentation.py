"""The documentation: every public name is described in a sentence, and every page is in the contents."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import harena

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md"))


def test_every_page_is_in_the_contents() -> None:
    lists = re.findall(r"```\{toctree\}\n(.*?)```", (DOCS / "index.md").read_text(), re.DOTALL)
    listed = [line for text in lists for line in text.splitlines() if line and not line.startswith(":")]
    assert sorted(listed) == [page for page in PAGES if page != "index"]


def test_every_name_of_the_front_door_is_on_its_page() -> None:
    described = re.findall(r"^\.\. [\w:]+:: harena\.(\w+)$", (DOCS / "api.md").read_text(), re.MULTILINE)
    assert sorted(described) == sorted(harena.__all__)


def described() -> list[str]:
    pages = (DOCS / "api.md").read_text() + (DOCS / "api-envs.md").read_text()
    return re.findall(r"^\.\. auto\w+:: ([\w.]+)$", pages, re.MULTILINE)


@pytest.mark.parametrize("name", described())
def test_what_is_described_has_a_docstring(name: str) -> None:
    """Each class, and each method of it that anybody may call; read from the source, compiled or not."""
    node = source_of(name)
    assert ast.get_docstring(node), name
    for method in node.body if isinstance(node, ast.ClassDef) else []:
        public = isinstance(method, ast.FunctionDef) and not method.name.startswith("_")
        if public and not name.startswith("harena.envs."):
            assert isinstance(method, ast.FunctionDef)
            assert ast.get_docstring(method), f"{name}.{method.name}"


def source_of(name: str) -> ast.ClassDef | ast.FunctionDef:
    short = name.rpartition(".")[2]
    module = name.rpartition(".")[0]
    if module == "harena" and short != "match":
        module = next(f"harena.{room}" for room, names in harena._ROOMS.items() if short in names)
    if module == "harena.bots" and short == "Bot":
        module = "harena.bots.bot"
    place = ROOT / "src" / module.replace(".", "/")
    path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    tree = ast.parse(path.read_text())
    return next(
        node for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == short
    )
