"""The C yardstick: a core of Colossal Arena as fast as this machine can play it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

GAME = "colossal-arena"
PROGRAM = Path(__file__).parents[1] / "build" / "yardstick"
GAMES_A_REPEAT, SEATS = "2000", "3"
SAID = {
    "games_per_second": r"playout n=3: .* ([\d.]+) games/s",
    "decisions_per_game": r"([\d.]+) dec/game",
    "clone_ns": r"clone\(malloc\) ([\d.]+) ns",
    "sims_per_second": r"ismcts ([\d.]+) sims/s",
    "state_bytes": r"sizeof (\d+)",
}


def measure(times: int = 2) -> dict[str, float]:
    """The best of its figures; empty where it is not built."""
    if not PROGRAM.exists():
        return {}
    runs = [read(run()) for _ in range(times)]
    fast = {name: max(run[name] for run in runs) for name in SAID}
    return fast | {"clone_ns": min(run["clone_ns"] for run in runs)}


def run() -> str:
    command = [str(PROGRAM), GAMES_A_REPEAT, SEATS]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def read(text: str) -> dict[str, float]:
    found = {name: re.search(pattern, text) for name, pattern in SAID.items()}
    missing = [name for name, match in found.items() if match is None]
    if missing:
        raise ValueError(f"the yardstick does not say its {', '.join(missing)}")
    return {name: float(match[1]) for name, match in found.items() if match}
