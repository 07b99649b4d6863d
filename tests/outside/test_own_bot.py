"""What docs/own-bot.md says is true: its bot plays, and its commands run as they stand, only shorter."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from .program import harena

PAGE = (Path(__file__).parents[2] / "docs/own-bot.md").read_text()
CODE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]


def test_it_is_short() -> None:
    assert len([line for line in CODE.splitlines() if line.strip()]) <= 20
    assert len(COMMANDS) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, tmp_path: Path) -> None:
    """With few games in few worlds: what a bot thinks is not compiled here."""
    (tmp_path / "mine.py").write_text(CODE)
    words = shlex.split(command.replace("mine:Dreamer", "mine:Dreamer:worlds=1"))
    assert words.pop(0) == "harena"
    if words[0] == "play":
        words += ["--watch", "--seed", "1"]
    else:
        words[words.index("--games") + 1] = "1"
        words += ["--seats", "2", "--workers", "1", "--quiet"]
    said = harena(*words, cwd=tmp_path)
    assert said.returncode == 0, said.stderr
    assert "Dreamer" in said.stdout
