"""A process that is told lines and answers with lines. No wait for it is without an end.

It has a group of its own, so that whatever it has started goes with it. One that has played to the end may
play again; the rest are ended, at the latest when we are.
"""

from __future__ import annotations

import atexit
import os
import select
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal

from harena.bots.pipe.protocol import LONGEST

Kind = Literal["died", "slow", "nonsense", "illegal"]

CHUNK: Final = 64 * 1024
IDLE: Final = 8
"""Programs of one command that are kept for the next game."""


class Fault(Exception):
    """What a program did wrong, in one line."""

    def __init__(self, kind: Kind, what: str) -> None:
        super().__init__(what)
        self.kind: Kind = kind


class Program:
    def __init__(self, words: Sequence[str]) -> None:
        self.words = tuple(words)
        try:
            self.process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise Fault("died", f"it cannot be started: {error.strerror}") from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.into, self.out = self.process.stdin, self.process.stdout
        for pipe in (self.into, self.out):
            os.set_blocking(pipe.fileno(), False)
        self.heard = b""
        """What it said after its latest whole line."""
        BARRACKS.enter(self)

    def tell(self, line: bytes, until: float) -> None:
        """Write all of a line, or Fault."""
        left = memoryview(line)
        while left:
            self._wait(self.into.fileno(), select.POLLOUT, until, "it does not read")
            try:
                left = left[os.write(self.into.fileno(), left[:CHUNK]) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise Fault("died", "it has ended") from error

    def hear(self, until: float) -> bytes:
        """Its next line, or Fault."""
        while b"\n" not in self.heard:
            if len(self.heard) > LONGEST:
                raise Fault("nonsense", f"a line has at most {LONGEST} bytes")
            self._wait(self.out.fileno(), select.POLLIN, until, "no answer in time")
            said = self._read()
            if not said:
                raise Fault("died", "it has ended")
            self.heard += said
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def check_quiet(self) -> None:
        """Fault if it has ended, or said what it was not asked."""
        poll = select.poll()
        poll.register(self.out.fileno(), select.POLLIN)
        ended = False
        if poll.poll(0) and not self.heard:
            self.heard = self._read()
            ended = not self.heard
        if self.heard:
            raise Fault("nonsense", "it speaks without being asked")
        if ended:
            raise Fault("died", "it has ended")

    def is_ready(self) -> bool:
        with suppress(Fault):
            self.check_quiet()
            return True
        return False

    def _read(self) -> bytes:
        try:
            return os.read(self.out.fileno(), CHUNK)
        except BlockingIOError:
            return b""

    def _wait(self, descriptor: int, event: int, until: float, otherwise: str) -> None:
        poll = select.poll()
        poll.register(descriptor, event)
        left = until - time.monotonic()
        if left <= 0 or not poll.poll(1000 * left):
            raise Fault("slow", otherwise)

    def end(self) -> None:
        """It goes, with all that it has started, and is buried."""
        BARRACKS.leave(self)
        for pipe in (self.into, self.out):
            with suppress(OSError):
                pipe.close()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Barracks:
    """Every program that runs, and those of them that wait for another game."""

    def __init__(self) -> None:
        self.running: set[Program] = set()
        self.idle: dict[tuple[str, ...], list[Program]] = {}
        self.lock = threading.Lock()
        self.guarded = False

    def borrow(self, words: Sequence[str]) -> Program:
        """One that waits, or a new one."""
        while True:
            with self.lock:
                waiting = self.idle.get(tuple(words))
                found = waiting.pop() if waiting else None
            if found is None:
                return Program(words)
            if found.is_ready():
                return found
            found.end()

    def give_back(self, program: Program) -> None:
        with self.lock:
            waiting = self.idle.setdefault(program.words, [])
            if program.is_ready() and len(waiting) < IDLE:
                waiting.append(program)
                return
        program.end()

    def enter(self, program: Program) -> None:
        with self.lock:
            self.running.add(program)
            if not self.guarded:
                self.guarded = True
                self._guard()

    def leave(self, program: Program) -> None:
        with self.lock:
            self.running.discard(program)

    def clear(self) -> None:
        self.idle = {}
        for program in list(self.running):
            program.end()

    def _guard(self) -> None:
        """Nobody is left behind, even where a worker is asked to go in the middle of a game."""
        atexit.register(self.clear)
        main = threading.current_thread() is threading.main_thread()
        if main and signal.getsignal(signal.SIGTERM) is signal.SIG_DFL:
            signal.signal(signal.SIGTERM, self._go)

    def kill(self) -> None:
        """At the last moment: without waiting, not even for a lock, which may be ours."""
        for program in list(self.running):
            with suppress(OSError):
                os.killpg(program.process.pid, signal.SIGKILL)

    def _go(self, number: int, frame: object) -> None:
        self.kill()
        signal.signal(number, signal.SIG_DFL)
        signal.raise_signal(number)


BARRACKS: Final = Barracks()
