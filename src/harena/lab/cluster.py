"""A Dask cluster by the address of its scheduler, for example tcp://127.0.0.1:8786.

Every worker must have the same Harena installed, and the same bots of other packages. A worker that dies
costs the time of its jobs: the scheduler gives them to another, and a job it has given up on is sent again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

from harena.core.errors import HarenaError
from harena.extras import needs
from harena.lab.crew import Crew, CrewLost
from harena.lab.jobs import work
from harena.lab.sources import fingerprint

PATIENCE: Final = 3
"""How often a job that kills its workers is sent again."""
WAIT: Final = 30
"""Seconds for the first worker to come."""


def work_alike(job: bytes, sources: str) -> tuple[bytes, str]:
    """Do a job, but not with other rules or bots than whoever asks: the answer, or why there is none.

    An error of ours could not travel, text can.
    """
    if fingerprint() != sources:
        return b"", "a worker has another Harena installed than this one"
    try:
        return work(job), ""
    except HarenaError as error:
        return b"", f"a worker refuses: {error}"


class Cluster(Crew):
    def __init__(self, address: str) -> None:
        with needs("cluster", "a cluster"):
            import distributed
        self.distributed: Any = distributed
        if not re.fullmatch(r"\w+://\S+:\d+", address):
            raise HarenaError(f"a cluster's address is like tcp://127.0.0.1:8786, not {address!r}")
        try:
            self.client: Any = self.distributed.Client(address, timeout=10, set_as_default=False)
        except (OSError, ValueError) as error:
            raise HarenaError(f"no scheduler answers at {address}: {error}") from error
        self.wait_for_workers(address)
        self.pending: dict[Any, tuple[bytes, int]] = {}
        """Of each job that is out: the job, and how often it was sent before."""
        self.count()

    def wait_for_workers(self, address: str) -> None:
        try:
            self.client.wait_for_workers(1, timeout=WAIT)
        except self.distributed.TimeoutError as error:
            self.client.close()
            raise HarenaError(f"no worker came to {address} in {WAIT} s") from error

    def count(self) -> None:
        """How many are at work; they come and go."""
        self.size = max(1, sum(self.client.ncores().values()))

    def run(self, jobs: Iterable[bytes]) -> Iterator[bytes]:
        source = iter(jobs)
        arriving = self.distributed.as_completed([], loop=self.client.loop)
        try:
            self.send(arriving, islice(source, 2 * self.size))
            for future in arriving:
                job, tries = self.pending.pop(future)
                if future.status == "finished":
                    answer, refusal = future.result()
                    if refusal:
                        raise HarenaError(refusal)
                    yield answer
                    self.count()
                    self.send(arriving, islice(source, max(0, 2 * self.size - len(self.pending))))
                else:
                    self.complain(future, tries)
                    self.send(arriving, [job], tries + 1)
        finally:
            self.client.close()

    def send(self, arriving: Any, jobs: Iterable[bytes], tries: int = 0) -> None:
        for job in jobs:
            future = self.client.submit(work_alike, job, fingerprint(), pure=False)
            self.pending[future] = (job, tries)
            arriving.add(future)

    def complain(self, future: Any, tries: int) -> None:
        """Raise unless it was the worker that failed, and not too often."""
        if future.status == "error":
            error = future.exception()
            if not isinstance(error, self.distributed.scheduler.KilledWorker):
                raise error
        if tries >= PATIENCE:
            raise CrewLost("the workers keep dying or the scheduler is gone; finished games are kept")
