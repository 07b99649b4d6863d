"""Several processes that listen at one address. One that dies is replaced; SIGHUP replaces them one by one.

A new worker listens before the old one is asked to leave, so somebody always answers.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

START = 60.0
"""Seconds within which a worker must be there."""
END = 15.0
"""Seconds in which it must have left."""
REST = 1.0
"""Seconds before a worker that died is replaced."""

log = logging.getLogger(__name__)
spawn = multiprocessing.get_context("spawn")

Serve = Callable[..., None]
"""Called with its arguments and what to call when it is there."""


class Worker:
    def __init__(self, serve: Serve, args: tuple[Any, ...]) -> None:
        self.ready, there = spawn.Pipe(duplex=False)
        self.process: SpawnProcess = spawn.Process(target=work, args=(serve, args, there))
        self.process.start()
        there.close()

    def is_there(self) -> bool:
        try:
            return self.ready.poll() and bool(self.ready.recv_bytes())
        except EOFError:
            return False

    def stop(self) -> None:
        self.process.terminate()

    def end(self) -> None:
        self.process.join(END)
        if self.process.is_alive():
            log.warning("worker %s does not leave", self.process.pid)
            self.process.kill()
            self.process.join()
        self.ready.close()


def work(serve: Serve, args: tuple[Any, ...], there: Connection) -> None:
    """What runs in a worker's process."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # a terminal that goes says it to all; it is for our keeper
    threading.Thread(target=leave_with_parent, daemon=True).start()
    with suppress(KeyboardInterrupt):  # whoever interrupts one interrupts all
        serve(*args, lambda: there.send_bytes(b"there"))


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(END)
        os._exit(1)


class Workers:
    def __init__(self, number: int, serve: Serve, *args: object, forget: Callable[[int], None]) -> None:
        self.forget = forget
        """Called with the number of each process that has gone."""
        self.number = number
        self.serve = serve
        self.args = args
        self.workers: list[Worker] = []
        self.stopping = False
        self.renewing = False

    def run(self, announce: Callable[[], None]) -> None:
        """Until told to stop."""
        for sig in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sig, self._stop)
        signal.signal(signal.SIGHUP, self._renew)
        self.workers = [self._start() for _ in range(self.number)]
        try:
            for worker in self.workers:
                self._await(worker)
            if not self.stopping:
                announce()
            while not self.stopping:
                wait([worker.process.sentinel for worker in self.workers], timeout=0.2)
                self._look_after()
        finally:
            for worker in self.workers:
                worker.stop()
            for worker in self.workers:
                self._end(worker)

    def _stop(self, *_: object) -> None:
        self.stopping = True

    def _renew(self, *_: object) -> None:
        self.renewing = True

    def _end(self, worker: Worker) -> None:
        worker.end()
        self.forget(worker.process.pid or 0)

    def _start(self) -> Worker:
        return Worker(self.serve, self.args)

    def _await(self, worker: Worker) -> bool:
        """Whether it is there before it dies or takes too long."""
        end = time.monotonic() + START
        while not self.stopping and worker.process.is_alive() and time.monotonic() < end:
            wait([worker.process.sentinel, worker.ready], timeout=0.2)
            if worker.is_there():
                return True
        return False

    def _look_after(self) -> None:
        for place, worker in enumerate(self.workers):
            if not worker.process.is_alive() and not self.stopping:
                log.warning("worker %s died; another takes its place", worker.process.pid)
                self._end(worker)
                time.sleep(REST)
                self.workers[place] = self._start()
        if self.renewing:
            self.renewing = False
            for place in range(len(self.workers)):
                if not self._replace(place):
                    log.error("a new worker did not start; the old ones stay")
                    return

    def _replace(self, place: int) -> bool:
        new = self._start()
        if not self._await(new):
            new.stop()
            self._end(new)
            return self.stopping
        old, self.workers[place] = self.workers[place], new
        old.stop()
        self._end(old)
        return True
