"""A course of learning: what is learned, what is kept, and that whoever is killed goes on from there."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode

np = pytest.importorskip("numpy")

from harena.bots.colossal_arena.instant import KIND  # noqa: E402
from harena.bots.colosseum.instant import KIND as COLOSSEUM  # noqa: E402
from harena.bots.learned.compiled.net import Net, net_size  # noqa: E402
from harena.bots.learned.weights import Kind, learned, read, write  # noqa: E402
from harena.core.errors import HarenaError  # noqa: E402
from harena.lab.crew import Alone  # noqa: E402
from harena.lab.jobs import Practice  # noqa: E402
from harena.lab.training.course import SHY, Course  # noqa: E402
from harena.lab.training.finish import finish  # noqa: E402
from harena.lab.training.folder import Folder, Plan  # noqa: E402
from harena.lab.training.learner import GROUP, NAMES, Learner, Lesson, compared, merged  # noqa: E402
from harena.lab.training.page import page_of  # noqa: E402

SHAPE = [3, 5, 4, 6, 4, 5]
SCALES = [1.0, 0.5, 1.0, 0.1, 1.0, 1.0, 0.2, 1.0, 1.0]
PLAN = Plan("colossal-arena", 7, 6, 4, 2)


def some_lesson(decisions: int, seed: int = 1) -> Lesson:
    random = np.random.default_rng(seed)
    counts = random.integers(2, 5, decisions).astype(np.uint8)
    numbers = random.integers(0, 4, (int(counts.sum()), 3 * 5 + 4)).astype(np.uint8)
    numbers[:, [0, 5, 10]] = random.integers(0, 2, (len(numbers), 3))
    results = 0.1 * (numbers[:, [1, 6, 11]] * numbers[:, [0, 5, 10]]).sum(axis=1) - 0.05 * numbers[:, 17]
    return Lesson(numbers, results.astype(np.float32), counts)


def test_the_compiled_net_says_what_the_learner_says() -> None:
    learner, lesson = Learner(SHAPE, SCALES, 3), some_lesson(20)
    for _ in range(5):
        learner.learn(lesson, 0.01)
    learner.weights = learner.calm
    values, _ = learner.forward(lesson.numbers)
    net = Net(SHAPE, learner.flat())
    base = [int(number) for number in lesson.numbers[0]]
    said = [net.answer(base, [int(number) for number in row]) for row in lesson.numbers]
    assert said == pytest.approx(values.tolist(), abs=1e-4)


def test_several_nets_are_one_that_says_their_mean() -> None:
    lesson, learners = some_lesson(20), [Learner(SHAPE, SCALES, seed) for seed in range(3)]
    for learner in learners:
        for _ in range(5):
            learner.learn(lesson, 0.01)
    one = merged(learners, SCALES)
    for learner in [one, *learners]:
        learner.weights = learner.calm
    said = [learner.forward(lesson.numbers)[0] for learner in learners]
    assert one.shape[3:] == [3 * width for width in SHAPE[3:]]
    assert one.forward(lesson.numbers)[0].tolist() == pytest.approx(np.mean(said, axis=0).tolist(), abs=1e-5)


def test_it_learns_down_the_slope() -> None:
    """What `backward` says of each weight is what happens when it is moved a little."""
    learner, lesson = Learner(SHAPE, SCALES, 3), some_lesson(6)
    weights = learner.weights
    for name in NAMES:
        weights[name] = weights[name].astype(np.float64)

    def loss() -> float:
        values, _ = learner.forward(lesson.numbers)
        return float(np.mean((lesson.centred(values) - lesson.centred(lesson.results)) ** 2))

    values, kept = learner.forward(lesson.numbers)
    error = lesson.centred(values) - lesson.centred(lesson.results)
    slopes = learner.backward(2 * error / len(error), kept)
    for name in NAMES:
        flat, slope = weights[name].reshape(-1), np.ravel(slopes[name])
        for k in range(0, len(flat), max(1, len(flat) // 4)):
            before = loss()
            flat[k] += 1e-6
            assert (loss() - before) / 1e-6 == pytest.approx(slope[k], abs=2e-4)
            flat[k] -= 1e-6


def test_it_learns_what_there_is_to_learn() -> None:
    learner, lesson = Learner(SHAPE, SCALES, 3), some_lesson(200)
    first = learner.learn(lesson, 0.01)
    for _ in range(300):
        last = learner.learn(lesson, 0.01)
    assert last < 0.05 * first
    assert learner.judge(lesson)[1] > 0.05


def test_weights_are_for_one_kind_of_net_and_whole(tmp_path: Path) -> None:
    widths = [4, 3, 2]
    numbers = [k / 100 for k in range(net_size([KIND.slots, KIND.per_slot, KIND.per_table, *widths]))]
    path = tmp_path / "some.json"
    write(path, learned("some", KIND, widths, "by hand", numbers))
    assert read(path, KIND).name == "some"
    others = [
        Kind("colosseum", KIND.rules, KIND.features, KIND.slots, KIND.per_slot, KIND.per_table),
        Kind(KIND.game, "a hydra", KIND.features, KIND.slots, KIND.per_slot, KIND.per_table),
        Kind(KIND.game, KIND.rules, KIND.features + 1, KIND.slots, KIND.per_slot, KIND.per_table),
    ]
    for other in others:
        with pytest.raises(HarenaError, match="made for"):
            read(path, other)
    path.write_text(path.read_text().replace('"widths": [4,', '"widths": [5,').replace("4,", "5,", 1))
    with pytest.raises(HarenaError, match="not whole"):
        read(path, KIND)
    path.write_text("{}")
    with pytest.raises(HarenaError, match="no weights"):
        read(path, KIND)
    with pytest.raises(HarenaError, match="cannot be read"):
        read(tmp_path / "none.json", KIND)


def nothing(words: str) -> None:
    """No progress is told."""


def state_of(folder: Path) -> dict[str, Any]:
    with np.load(folder / "learner-0.npz") as arrays:
        return {name: arrays[name] for name in arrays.files}


@pytest.mark.slow
def test_where_there_is_a_critic_it_is_heard_after_some_rounds(tmp_path: Path) -> None:
    plan = Plan("colosseum", 7, 40, 4, 2)
    course = Course(plan, Folder(tmp_path, plan), Alone())
    heard = []
    for number in range(1, SHY + 2):
        heard.append(all(decode(job, type=Practice).critic for job in course.practice(number)))
        course.round(nothing)
    assert heard == [False] * SHY + [True]
    assert all(len(course.lesson(number, 1)) for number in range(1, SHY + 2))
    assert course.worthwhile(SHY) == list(range(1, SHY + 1))
    assert course.worthwhile(SHY + 1) == [SHY + 1]
    again = Course(plan, Folder(tmp_path, plan), Alone())
    assert again.candidate(SHY + 1, 1).hash == course.candidate(SHY + 1, 1).hash
    finish(again, nothing)
    assert read(tmp_path / "critic.json", COLOSSEUM).name == "colosseum critic"


def test_positions_are_compared_in_groups() -> None:
    numbers = np.arange(2 * GROUP + 3)[:, None]
    lesson = compared(numbers, 0.5 * numbers[:, 0], 3)
    assert len(lesson) == 2
    assert lesson.counts.tolist() == [GROUP, GROUP]
    assert (0.5 * lesson.numbers[:, 0] == lesson.results).all()
    assert len(set(lesson.results.tolist())) == 2 * GROUP


@pytest.mark.slow
def test_a_course_cut_short_anywhere_comes_to_the_same(tmp_path: Path) -> None:
    whole = Course(PLAN, Folder(tmp_path / "whole", PLAN), Alone())
    for _ in range(2):
        whole.round(nothing)
    cut = tmp_path / "cut"
    Course(PLAN, Folder(cut, PLAN), Alone()).round(nothing)

    def stop(words: str) -> None:
        if "plays" in words:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Course(PLAN, Folder(cut, PLAN), Alone()).round(stop)
    (cut / "lessons" / "00003.part").write_bytes(b"half of a less")
    again = Course(PLAN, Folder(cut, PLAN), Alone())
    assert len(again.done) == 1
    assert again.round(nothing) == whole.done[1]
    ours, theirs = state_of(cut), state_of(tmp_path / "whole")
    assert all(np.allclose(ours[name], theirs[name], atol=1e-5) for name in theirs)
    assert "2 rounds, 12 labelled decisions" in page_of(PLAN, again.done)


@pytest.mark.slow
def test_a_course_is_finished_by_a_net_fitted_to_all_of_it(tmp_path: Path) -> None:
    course = Course(PLAN, Folder(tmp_path, PLAN), Alone())
    for _ in range(2):
        course.round(nothing)
    found, share = finish(course, nothing)
    assert 0 <= share <= 1
    assert read(tmp_path / "final.json", KIND) == found
    assert found.hash != course.candidate(2).hash
    assert finish(course, nothing)[0].hash == found.hash


@pytest.mark.slow
def test_a_course_that_is_killed_goes_on(tmp_path: Path) -> None:
    words = [
        "colossal-arena",
        "--folder",
        str(tmp_path),
        "--decisions",
        "6",
        "--games",
        "4",
        "--workers",
        "1",
    ]
    command = [sys.executable, "-m", "harena", "train", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("round 1: 6 labels")
        process.send_signal(signal.SIGKILL)
    done = subprocess.run([*command, "--rounds", "2"], capture_output=True, text=True, check=True)
    assert "round 2: 12 labels" in done.stdout
    assert "round 1:" not in done.stdout
    with pytest.raises(HarenaError, match="another course"):
        Folder(tmp_path, PLAN)
