"""A bot of another package, or a program, sits in the environment for one learner."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from .program import environment

pytestmark = pytest.mark.skipif(
    find_spec("gymnasium") is None, reason="environments need gymnasium, of the extra `envs`"
)
PROGRAM = Path(__file__).parents[2] / "examples/pipe_bot.py"
PLAY = """
import sys
import gymnasium
import harena.envs.gymnasium
from harena.core.errors import HarenaError

name, *opponents = sys.argv[1:]
try:
    arena = gymnasium.make(name, seats=3, opponents=opponents, rewards="win")
    seen, info = arena.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        seen, reward, ended, cut, info = arena.step(int(info["action_mask"].nonzero()[0][0]))
    print(0 <= reward <= 1)
except HarenaError as error:
    print(error)
"""


def played(*words: str, site: Path) -> str:
    command = [sys.executable, "-W", "ignore", "-c", PLAY, *words]
    said = subprocess.run(
        command, env=environment(site), capture_output=True, text=True, check=False, timeout=120
    )
    assert said.returncode == 0, said.stderr
    return said.stdout


@pytest.mark.parametrize("name", ["harena/ColossalArena-v1", "harena/Colosseum-v1"])
def test_it_is_played_against(tiny: Path, name: str) -> None:
    assert played(name, "tiny", "tiny_bots:Tiny:back=1", site=tiny) == "True\n"


@pytest.mark.slow
def test_a_program_is_played_against(tiny: Path) -> None:
    program = f"exec:60000ms:{sys.executable} {PROGRAM}"
    assert played("harena/ColossalArena-v1", program, "tiny", site=tiny) == "True\n"


def test_what_it_does_wrong_is_said(tiny: Path) -> None:
    said = played("harena/ColossalArena-v1", "tiny_bots:Cheat", "tiny", site=tiny)
    assert "tiny_bots:Cheat chose 1000000, which is no legal action" in said
    assert "not 'nobody'" in played("harena/Colosseum-v1", "nobody", "tiny", site=tiny)
