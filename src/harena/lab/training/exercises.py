"""The jobs of a course done: labels made, games played. A net travels with its job, as text."""

from __future__ import annotations

import io

from msgspec.json import decode

from harena.bots.learned.compiled.net import Net
from harena.bots.learned.weights import Learned
from harena.core.errors import OptionError
from harena.extras import needs
from harena.lab.jobs import Practice, Trial
from harena.lab.training.colossal_arena import ColossalArenaSchool
from harena.lab.training.colosseum import ColosseumSchool
from harena.lab.training.learner import Lesson
from harena.lab.training.school import School

with needs("train", "learning"):
    import numpy as np

SCHOOLS: dict[str, School] = {"colossal-arena": ColossalArenaSchool(), "colosseum": ColosseumSchool()}


def school_of(game: str) -> School:
    if game not in SCHOOLS:
        raise OptionError(f"nobody learns {game} yet; there are {', '.join(SCHOOLS)}")
    return SCHOOLS[game]


def net_of(text: str) -> Net | None:
    return decode(text, type=Learned).net() if text else None


def practised(job: Practice) -> bytes:
    """Lessons as bytes."""
    school = school_of(job.game)
    return packed(school.lessons(net_of(job.net), net_of(job.critic), job.decisions, job.seed))


def tried(job: Trial) -> float:
    return school_of(job.game).wins(net_of(job.hero), net_of(job.field), job.games, job.seed)


def packed(lessons: list[Lesson]) -> bytes:
    file = io.BytesIO()
    arrays = [(lesson.numbers, lesson.results, lesson.counts) for lesson in lessons]
    np.savez_compressed(file, *[array for three in arrays for array in three])
    return file.getvalue()


def unpacked(lessons: bytes) -> list[Lesson]:
    with np.load(io.BytesIO(lessons)) as arrays:
        found = [arrays[f"arr_{k}"] for k in range(len(arrays.files))]
    return [Lesson(*found[k : k + 3]) for k in range(0, len(found), 3)]
