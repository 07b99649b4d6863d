"""How far a run is, how fast and how long it will take, on standard error."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

EVERY: Final = 10.0
"""Seconds between lines where there is no terminal to rewrite one on."""


class Gauge:
    def __init__(self, stream: TextIO | None = None, quiet: bool = False) -> None:
        self.stream = stream or sys.stderr
        self.live = self.stream.isatty()
        self.quiet = quiet
        self.began = self.said = time.monotonic()
        self.first: int | None = None

    def tell(self, done: int, total: int) -> None:
        if self.first is None:
            self.first = done
        now = time.monotonic()
        if self.quiet or now - self.said < (0.2 if self.live else EVERY):
            return
        self.said = now
        line = self.line(done, total, now - self.began)
        print(
            f"\r{line:<70}" if self.live else line,
            end="" if self.live else "\n",
            file=self.stream,
            flush=True,
        )

    def line(self, done: int, total: int, seconds: float) -> str:
        rate = (done - (self.first or 0)) / max(seconds, 1e-9)
        left = f", {clock((total - done) / rate)} to go" if rate > 0 else ""
        return f"{done:,} of {total:,} games, {rate:,.1f}/s{left}"

    def end(self) -> None:
        if self.live and not self.quiet:
            print("\r" + " " * 70 + "\r", end="", file=self.stream, flush=True)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began


def clock(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
