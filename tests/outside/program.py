"""The program where other packages are installed too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ARENA = "colossal-arena"


def environment(site: Path | None) -> dict[str, str]:
    path = [str(site)] if site else []
    if before := os.environ.get("PYTHONPATH"):
        path += [str(Path(folder).resolve()) for folder in before.split(os.pathsep)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONIOENCODING": "utf-8"}


def harena(
    *arguments: str | Path, site: Path | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "harena", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env=environment(site),
        cwd=cwd,
        stdin=subprocess.DEVNULL,
    )
