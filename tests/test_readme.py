"""The README is a program: its Python runs as written, and what it names exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from harena.cli import parser

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    *(f"docs/{page.name}" for page in ROOT.glob("docs/*.md")),
]


def test_the_python_in_the_readme_runs() -> None:
    example = "\n".join(re.findall(r"```python\n(.*?)```", README, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    assert len(test.examples) > 10
    said: list[str] = []
    result = doctest.DocTestRunner().run(test, out=said.append)
    assert result.failed == 0, "".join(said)


def test_the_commands_in_the_readme_exist() -> None:
    usage = parser().format_help()
    for command in re.findall(r"^\| `harena (\w+)", README, re.MULTILINE):
        assert re.search(rf"^    {command}\b", usage, re.MULTILINE), command


def test_the_make_targets_in_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    contributing = (ROOT / "CONTRIBUTING.md").read_text()
    for target in re.findall(r"^make (\w+)", README + contributing, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize("page", PAGES)
def test_links_and_paths_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text()
    folder = (ROOT / page).parent
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (folder / link).exists(), link
    for path in re.findall(r"`((?:src|tests|bench|docs|scripts|web)/[\w/.-]+)`", text):
        assert (ROOT / path).exists(), path


def test_the_picture_fits_a_terminal() -> None:
    picture = re.findall(r"```\n(.*?)```", README, re.DOTALL)[0]
    assert max(map(len, picture.split("\n"))) <= 80


CHANGES = [
    "a power's effect",
    "what a secret bet is worth",
    "the deck count on the phone",
    "a bot's level",
    "chat's rate",
    "an investment",
    "a column of the tournament's JSON",
    "when an idle table closes",
    "an action's notation",
    "a new creature",
    "a page",
    "the database's pool",
]


def test_to_change_this_open_that() -> None:
    """Each row names a file that is there, and what it says to look for is in it."""
    text = (ROOT / "CONTRIBUTING.md").read_text()
    table = text.partition("## To change this, open that\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|", table, re.MULTILINE))
    assert rows.keys() >= set(CHANGES)
    for change, places in list(rows.items())[2:]:
        assert re.search(r"`[\w/-]+[/.][\w./-]+`", places), change
        for name, path in re.findall(r"`([\w.]+)` in `([^`]+)`", places):
            assert re.search(rf"\b{name.split('.')[-1]}\b", (ROOT / path).read_text()), name
