"""Who plays the games: this process, local processes or a cluster.

A job and its answer are each a line of JSON, so the same job can be done anywhere, and again by another when
whoever had it died.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from harena.core.errors import HarenaError
from harena.lab.jobs import work


class CrewLost(HarenaError):
    """Nobody is left to play, or one job kills whoever takes it."""


class Crew:
    """`run` gives back the answer of every job, in any order."""

    size = 1

    def run(self, jobs: Iterable[bytes]) -> Iterator[bytes]:
        """Jobs are taken as there is room for them, so they may be made up on the way."""
        raise NotImplementedError


class Alone(Crew):
    """This process."""

    def run(self, jobs: Iterable[bytes]) -> Iterator[bytes]:
        return map(work, jobs)


def crew_for(workers: int, cluster: str = "") -> Crew:
    """The crew a person asks for; a module is imported only where it is used."""
    if cluster:
        from harena.lab.cluster import Cluster

        return Cluster(cluster)
    if workers == 1:
        return Alone()
    from harena.lab.processes import Processes

    return Processes(workers)
