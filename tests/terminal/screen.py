"""A terminal of 80 by 24 under tmux, and somebody in front of it who knows nothing but what it shows."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import harena

PATIENCE = 90.0
"""Seconds that a busy machine is given."""


class Screen:
    def __init__(self, name: str, arguments: list[str], cwd: Path) -> None:
        self.server = ["tmux", "-L", name, "-f", os.devnull]
        program = [sys.executable, "-m", "harena", *arguments]
        # After the program the pane stays, so that its last words can be read.
        command = ["sh", "-c", 'trap : INT; "$@"; echo "code $?"; sleep 600', "sh", *program]
        self._run("new-session", "-d", "-x", "80", "-y", "24", "-c", str(cwd), *command)

    def _run(self, *words: str) -> str:
        env = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(Path(harena.__file__).parents[1])}
        return subprocess.run(
            [*self.server, *words], check=True, capture_output=True, text=True, env=env
        ).stdout

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._run("capture-pane", "-p").rstrip("\n").split("\n")]

    def wait(self, before: list[str] | None = None) -> list[str]:
        """The screen once it is another and asks for something, or the program has ended."""
        return self._until(
            lambda lines: lines != before and (lines[-1].endswith(">") or lines[-1].startswith("code ")),
            "nothing is asked",
        )

    def _until(self, wanted: Callable[[list[str]], bool], otherwise: str) -> list[str]:
        end = time.monotonic() + PATIENCE
        while not wanted(lines := self.lines()):
            assert time.monotonic() < end, "\n".join([otherwise, *lines])
            time.sleep(0.02)
        return lines

    def type(self, text: str) -> list[str]:
        """What the screen shows once the line has been answered."""
        before = self.lines()
        if text:
            self._run("send-keys", "-l", text)
            before = self._until(lambda lines: lines[-1].endswith(text), f"{text!r} is not echoed")
        return self.press("Enter", before)

    def press(self, key: str, before: list[str] | None = None) -> list[str]:
        before = before or self.lines()
        self._run("send-keys", key)
        return self.wait(before)

    def close(self) -> None:
        self._run("kill-server")
