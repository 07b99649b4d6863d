"""Local processes. One that dies takes its job with it, and the job is given to another."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from queue import SimpleQueue
from typing import Final

from harena.bots.process import settle
from harena.lab.crew import Crew, CrewLost
from harena.lab.jobs import work

PATIENCE: Final = 5
"""How many crews in a row may die without an answer before it is the job's fault."""


class Processes(Crew):
    def __init__(self, workers: int) -> None:
        self.size = workers

    def run(self, jobs: Iterable[bytes]) -> Iterator[bytes]:
        """Replace the crew when one of it is killed; what it had in hand is done again."""
        source = iter(jobs)
        lost: list[bytes] = []
        deaths = 0
        while True:
            shift = Shift(self.size, lost, source)
            for answer in shift.answers():
                deaths = 0
                yield answer
            lost = shift.lost
            if not lost:
                return
            deaths += 1
            if deaths == PATIENCE:
                raise CrewLost(
                    f"{PATIENCE} crews of {self.size} processes died in a row; finished games are kept"
                )


class Shift:
    """One pool of processes, until the work is done or one of them dies."""

    def __init__(self, size: int, first: list[bytes], source: Iterator[bytes]) -> None:
        self.first = iter(first)
        self.source = source
        self.size = size
        self.pending: dict[Future[bytes], bytes] = {}
        self.done: SimpleQueue[Future[bytes]] = SimpleQueue()
        """Not `futures.wait`: interrupted at the wrong moment, that keeps the futures locked for ever."""
        self.lost: list[bytes] = []
        self.others = set(multiprocessing.active_children())
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(size, mp_context=context, initializer=settle)

    def answers(self) -> Iterator[bytes]:
        try:
            while self.fill():
                if self.lost:
                    break
                future = self.done.get()
                job = self.pending.pop(future)
                if isinstance(future.exception(), BrokenProcessPool):
                    self.lost.append(job)
                else:
                    yield future.result()
            self.lost += [*self.pending.values(), *self.first]
        finally:
            self.dismiss()

    def fill(self) -> bool:
        """Hand out jobs as long as somebody would have to wait for one; whether any are out."""
        room = self.size + 1 - len(self.pending)
        try:
            for job in islice(self.first, room):
                self.submit(job)
                room -= 1
            for job in islice(self.source, room):
                self.submit(job)
        except BrokenProcessPool:
            pass
        return bool(self.pending or self.lost)

    def submit(self, job: bytes) -> None:
        try:
            future = self.pool.submit(work, job)
        except BrokenProcessPool:
            self.lost.append(job)
            raise
        self.pending[future] = job
        future.add_done_callback(self.done.put)

    def dismiss(self) -> None:
        """Whether the work is done, somebody died or a person has had enough: nobody is left behind."""
        busy = bool(self.pending)
        self.pool.shutdown(wait=not busy, cancel_futures=True)
        if busy:
            for process in set(multiprocessing.active_children()) - self.others:
                process.terminate()
