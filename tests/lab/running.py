"""Small tournaments, and the program in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from harena.lab import tournament
from harena.lab.crew import Crew
from harena.lab.jobs import Line
from harena.lab.plan import Plan
from harena.lab.results import Results
from harena.lab.table import Table, table_of

ARENA = "colossal-arena"
TOURNAMENT = ["tournament", ARENA, "greedy", "spiteful", "--seats", "3", "--seed", "s", "--quiet"]


def plan(games: int = 12, **changed: Any) -> Plan:
    """What TOURNAMENT plays."""
    asked: dict[str, Any] = {
        "bots": ["greedy", "spiteful"],
        "seats": 3,
        "seed": "s",
        "options": {},
        **changed,
    }
    return Plan(ARENA, games=games, **asked)


def played(crew: Crew, asked: Plan, path: Path | None = None) -> Table:
    results = Results(asked, path)
    try:
        tournament.run(results, crew, lambda done, total: None)
        return table_of(results)
    finally:
        results.close()


def timeless(table: Table) -> Line:
    """All of a table but the time it took, which is never the same."""
    return {name: value for name, value in table.as_json().items() if name not in ("cost", "options")}


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
    command = [sys.executable, "-m", "harena", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def printed(text: str) -> Line:
    """What `--json` printed, without the time it took."""
    found: Line = json.loads(text)
    return {name: value for name, value in found.items() if name not in ("cost", "options")}


def wait_for_lines(path: Path, count: int, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + 60
    while not path.exists() or len(path.read_text().splitlines()) < count:
        assert process.poll() is None, "it ended too early"
        assert time.monotonic() < end, "no games are played"
        time.sleep(0.02)
