"""Small tournaments, and the program in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from msgspec.json import encode

from harena.lab import tournament
from harena.lab.crew import Crew
from harena.lab.ledger import Ledger
from harena.lab.plan import Plan, Terms
from harena.lab.results import results_of
from harena.lab.standings import Standings, standings_of

ARENA = "colossal-arena"
BOTS = ["greedy", "spiteful"]
TOURNAMENT = ["tournament", ARENA, *BOTS, "--seats", "3", "--seed", "s", "--quiet"]


def plan(games: int = 12, **changed: Any) -> Plan:
    """What TOURNAMENT plays."""
    asked: dict[str, Any] = {
        "bots": BOTS,
        "seats": 3,
        "seed": "s",
        "options": {},
        "format": "each",
        **changed,
    }
    return Plan(Terms(ARENA, **asked), games)


def played(crew: Crew, asked: Plan, path: Path | None = None) -> Standings:
    ledger = Ledger(asked, path)
    try:
        tournament.run(ledger, crew, lambda done, total: None)
        return standings_of(ledger)
    finally:
        ledger.close()


def timeless(standings: Standings) -> dict[str, Any]:
    """All of the results but the time they took, which is never the same."""
    return printed(encode(results_of(standings)))


def harena(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "harena", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


def started(*arguments: str | Path) -> subprocess.Popen[str]:
    """It can be interrupted, even where the tests themselves run in the background and cannot."""
    return subprocess.Popen(
        [sys.executable, "-m", "harena", *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def printed(text: str | bytes) -> dict[str, Any]:
    """What `--json` printed, without the time it took."""
    found: dict[str, Any] = json.loads(text)
    return {name: value for name, value in found.items() if name not in ("cost", "options")}


def wait_for_lines(path: Path, count: int, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + 60
    while not path.exists() or len(path.read_text().splitlines()) < count:
        assert process.poll() is None, "it ended too early"
        assert time.monotonic() < end, "no games are played"
        time.sleep(0.02)
