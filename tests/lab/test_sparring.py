"""What a net learns from the end of games: gains, preferences, and that who is killed goes on from there."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from harena.bots.colossal_arena.instant import KIND, WEIGHTS  # noqa: E402
from harena.bots.learned.compiled.net import Net  # noqa: E402
from harena.bots.learned.weights import read, shape_of, unpacked  # noqa: E402
from harena.core.errors import HarenaError  # noqa: E402
from harena.lab.crew import Alone  # noqa: E402
from harena.lab.training.exercises import school_of  # noqa: E402
from harena.lab.training.experience import MEMORY, Experience  # noqa: E402
from harena.lab.training.learner import NAMES, Learner, Lesson, widened  # noqa: E402
from harena.lab.training.page import sparring_page  # noqa: E402
from harena.lab.training.pupil import CURIOSITY, FAR, Pupil, agreed, preferences  # noqa: E402
from harena.lab.training.sparring import LEAST, Sparring, Terms  # noqa: E402

from .test_training import SCALES, SHAPE, nothing, some_lesson  # noqa: E402

START = read(WEIGHTS, KIND)


def games_of(whose: list[int], ends: list[float]) -> Experience:
    nothing = np.zeros(len(whose))
    lesson = Lesson(nothing, nothing, np.ones(len(whose), np.uint8))
    return Experience(lesson, nothing, nothing, nothing, np.array(whose), np.array(ends))


def test_a_rise_of_hope_is_laid_to_the_decisions_before_it() -> None:
    """Two seats of one game take turns: each is told of its own."""
    games = games_of([0, 1, 0, 1], [1.0, 0.0, 1.0, 0.0])
    gains = games.gains(np.array([0.3, 0.2, 0.6, 0.1]))
    assert gains[2] == pytest.approx(1.0 - 0.6)
    assert gains[0] == pytest.approx((0.6 - 0.3) + MEMORY * gains[2])
    assert gains[3] == pytest.approx(0.0 - 0.1)
    assert gains[1] == pytest.approx((0.1 - 0.2) + MEMORY * gains[3])


def test_what_was_foreseen_is_no_gain() -> None:
    games = games_of([5, 5, 5], [0.7, 0.7, 0.7])
    assert games.gains(np.array([0.7, 0.7, 0.7])).tolist() == pytest.approx([0.0, 0.0, 0.0])


def some_choices(seed: int = 1) -> tuple[Lesson, Any, Any, Any]:
    lesson, random = some_lesson(6, seed), np.random.default_rng(seed)
    logits = random.standard_normal(len(lesson.numbers))
    chosen = np.array([random.integers(0, count) for count in lesson.counts])
    return lesson, logits, chosen, random.standard_normal(len(lesson))


def chances_of(lesson: Lesson, logits: Any, chosen: Any) -> tuple[Any, Any]:
    """Of the chosen actions, and how undecided each decision is."""
    parts = [logits[a:b] for a, b in zip(lesson.starts, lesson.starts[1:], strict=False)]
    chances = [np.exp(part) / np.exp(part).sum() for part in parts]
    taken = np.array([chance[k] for chance, k in zip(chances, chosen, strict=True)])
    return taken, np.array([-(chance * np.log(chance)).sum() for chance in chances])


def test_preferences_are_the_slope_of_what_is_to_be_gained() -> None:
    lesson, logits, chosen, gains = some_choices()
    odds = np.log(chances_of(lesson, logits, chosen)[0]) + 0.01

    def worth(logits: Any) -> float:
        taken, doubt = chances_of(lesson, logits, chosen)
        return float((gains * taken / np.exp(odds)).sum() + CURIOSITY * doubt.sum())

    slopes = preferences(logits, lesson, chosen, odds, gains)
    for k in range(len(logits)):
        moved = logits.copy()
        moved[k] += 1e-6
        assert (worth(moved) - worth(logits)) / 1e-6 == pytest.approx(slopes[k], abs=1e-4)


def test_a_chance_that_has_moved_far_is_left_alone() -> None:
    lesson, logits, chosen, gains = some_choices()
    now = np.log(chances_of(lesson, logits, chosen)[0])
    far = math.log(1 + 2 * FAR)
    moved = preferences(logits, lesson, chosen, np.where(gains > 0, now - far, now + far), gains)
    assert moved.tolist() == pytest.approx(preferences(logits, lesson, chosen, now, 0 * gains).tolist())


def test_a_net_is_taken_over_and_widened_and_says_the_same() -> None:
    lesson, old = some_lesson(20), Learner(SHAPE, SCALES, 3)
    for _ in range(5):
        old.learn(lesson, 0.01)
    taken = Learner(SHAPE, SCALES, 4)
    taken.begin(old.flat())
    wide = widened(taken, [*SHAPE[:3], 9, 6, 8], SCALES, 5)
    old.weights = old.calm
    said = old.forward(lesson.numbers)[0].tolist()
    assert taken.forward(lesson.numbers)[0].tolist() == pytest.approx(said, abs=1e-5)
    assert wide.forward(lesson.numbers)[0].tolist() == pytest.approx(said, abs=1e-5)
    before = wide.weights["first"].copy()
    wide.learn(lesson, 0.01)
    wide.learn(lesson, 0.01)
    assert (wide.weights["first"][:, SHAPE[3] :] != before[:, SHAPE[3] :]).any()


def test_pupils_agree_on_the_mean() -> None:
    pupils = [Pupil(Learner(SHAPE, SCALES, k), Learner(SHAPE, SCALES, k + 9), 1.0) for k in range(2)]
    means = {name: (pupils[0].net.weights[name] + pupils[1].net.weights[name]) / 2 for name in NAMES}
    one = agreed(pupils)
    assert all(np.allclose(one.net.weights[name], means[name]) for name in NAMES)


def test_the_games_are_what_the_net_played() -> None:
    """Its chances are those that the learner computes; all decisions of a seat end alike."""
    school = school_of("colossal-arena")
    games = school.bouts(START.net(), None, LEAST, 5)
    learner = Learner(shape_of(KIND, START.widths), school.scales(), 0)
    learner.begin(unpacked(START.weights))
    values, _ = learner.forward(games.lesson.numbers)
    taken, _ = chances_of(games.lesson, values.astype(np.float64) / school.heat, games.chosen)
    assert np.log(taken).tolist() == pytest.approx(games.odds.tolist(), abs=0.05)
    for whose in set(games.whose.tolist()):
        assert len(set(games.ends[games.whose == whose].tolist())) == 1


def test_against_a_rival_one_seat_learns() -> None:
    games = school_of("colossal-arena").bouts(START.net(), START.net(), LEAST, 5)
    assert len({whose // 5 for whose in games.whose.tolist()}) == len(set(games.whose.tolist()))


def terms(rival: str = "") -> Terms:
    return Terms("colossal-arena", 7, LEAST, 4, START.hash, rival)


def sparring(folder: Path, rival: bool = False) -> Sparring:
    found = Sparring(folder, START, START if rival else None, terms(START.hash if rival else ""), Alone())
    found.every = 2
    return found


@pytest.mark.slow
def test_sparring_cut_short_comes_to_the_same(tmp_path: Path) -> None:
    whole = sparring(tmp_path / "whole")
    for _ in range(2):
        whole.go_on(nothing)
    cut = tmp_path / "cut"
    first = sparring(cut)
    first.go_on(nothing)

    def stop(words: str) -> None:
        if "plays" in words:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        first.go_on(stop)
    again = sparring(cut)
    assert again.round == 2
    assert again.go_on(nothing) == whole.bouts[1]
    ours, theirs = again.candidate(), whole.candidate()
    assert unpacked(ours.weights) == pytest.approx(unpacked(theirs.weights), abs=1e-5)
    assert "4 rounds" in sparring_page(again.terms, again.bouts)


@pytest.mark.slow
def test_the_best_is_kept_only_with_its_trial(tmp_path: Path) -> None:
    one = sparring(tmp_path, rival=True)
    found = one.go_on(nothing)
    assert found.best == (found.share > 0) == one.path.exists()
    one.next.write_bytes(b"of a trial that nobody wrote down")
    one.bouts[-1].best = False
    one.crown()
    assert one.next.exists()


@pytest.mark.slow
def test_what_a_trial_that_was_cut_short_left_is_not_the_best(tmp_path: Path) -> None:
    one = sparring(tmp_path, rival=True)
    one.go_on(nothing)
    one.bouts[-1].best = True
    (tmp_path / "sparred-4.json").write_bytes(b"of a trial that nobody wrote down")
    before = one.path.read_bytes() if one.path.exists() else None
    one.resume()
    assert (one.path.read_bytes() if one.path.exists() else None) == before


def test_a_folder_is_of_one_course(tmp_path: Path) -> None:
    sparring(tmp_path)
    with pytest.raises(HarenaError, match="another course"):
        sparring(tmp_path, rival=True)


def test_only_whole_games_teach(tmp_path: Path) -> None:
    few = Terms("colossal-arena", 7, LEAST - 1, 4, START.hash, "")
    with pytest.raises(HarenaError, match="whole games"):
        Sparring(tmp_path, START, None, few, Alone())
    other = Terms("colosseum", 7, LEAST, 4, START.hash, "")
    with pytest.raises(HarenaError, match="nobody learns colosseum"):
        Sparring(tmp_path, START, None, other, Alone())


def test_the_net_of_a_pupil_is_what_plays() -> None:
    learner = Learner(SHAPE, SCALES, 3)
    lesson = some_lesson(20)
    for _ in range(5):
        learner.learn(lesson, 0.05)
    net = Net(SHAPE, learner.flat(learner.weights))
    values, _ = learner.forward(lesson.numbers)
    first = [int(number) for number in lesson.numbers[0]]
    said = [net.answer(first, [int(number) for number in row]) for row in lesson.numbers]
    assert said == pytest.approx(values.tolist(), abs=1e-4)
