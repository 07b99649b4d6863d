"""What docs/own-bot.md says is true: its bot plays, and its commands run as they stand, only shorter."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import pytest
from msgspec.inspect import StructType, type_info

from harena.bots.pipe import protocol

from .program import harena

PAGE = (Path(__file__).parents[2] / "docs/own-bot.md").read_text()
EXAMPLES = Path(__file__).parents[2] / "examples"
CODE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
COMMANDS = [
    line
    for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines()
    if " serve " not in line
]


def test_it_is_short() -> None:
    assert len([line for line in CODE.splitlines() if line.strip()]) <= 20
    assert len(COMMANDS) >= 4


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, tmp_path: Path) -> None:
    """With few games in few worlds: what a bot thinks is not compiled here."""
    (tmp_path / "mine.py").write_text(CODE)
    for name in ("pipe_bot.py", "pipe_bot.js"):
        shutil.copy(EXAMPLES / name, tmp_path)
    words = shlex.split(command.replace("mine:Dreamer", "mine:Dreamer:worlds=1"))
    assert words.pop(0) == "harena"
    if words[0] == "play":
        words += ["--watch", "--seed", "1"]
    else:
        words[words.index("--games") + 1] = "1"
        seats = ["--seats", "3" if "colosseum" in words else "2"]
        words += [*seats, "--workers", "1", "--quiet"]
    said = harena(*words, cwd=tmp_path)
    assert said.returncode == 0, said.stderr
    assert "Dreamer" in said.stdout or "pipe_bot" in said.stdout
    assert "played for it" not in said.stdout


def test_the_protocol_is_all_there() -> None:
    """Its table has every field of every line, and no other."""
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \|", PAGE, re.MULTILINE)
    shapes = (protocol.Hello, protocol.Look, protocol.End, protocol.Answer)
    kinds = [type_info(shape) for shape in shapes]
    tags = [str(kind.tag) for kind in kinds if isinstance(kind, StructType)]
    assert rows == [
        (tag, field) for tag, shape in zip(tags, shapes, strict=True) for field in shape.__struct_fields__
    ]
    assert f"`protocol` | {protocol.VERSION}:" in PAGE
