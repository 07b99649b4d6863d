"""A lesson cannot part from the rules: it is a record that verifies, and all it asks for is legal."""

from __future__ import annotations

import pytest

from harena.core.errors import RuleError
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.lessons import LEARNER, Lesson, lesson_of, parted
from harena.terminal.rules import rulings

SHOWN = {
    "colossal-arena": "bet play secret pass target swap discard spectator prefect take",
    "colosseum": "loge market bid pass offer accept roll first second together stage discard take ticket"
    " expand extra-medals buy",
}
"""What somebody has done once who has learned a game."""


@pytest.fixture(params=GAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found = lesson_of(request.param)
    assert found is not None
    return found


def test_it_is_a_record_of_a_whole_game(lesson: Lesson) -> None:
    match = lesson.record.verify(GAMES)
    assert match.over
    assert max(lesson.said) == len(match.log), "something is said at the end"
    assert match.state.scores()[LEARNER] == max(match.state.scores()), "the learner has won"


def test_what_it_asks_for_can_be_done(lesson: Lesson) -> None:
    asked = []
    for at in lesson.places:
        assert lesson.match(at).actor != CHANCE
        wanted = lesson.wanted(at)
        if wanted is not None:
            assert lesson.is_wanted(at, wanted)
            asked.append(wanted)
    assert 15 <= len(asked) <= 40, "ten to fifteen minutes"
    verbs = {wanted.split()[0] for wanted in asked}
    assert set(SHOWN[lesson.record.game].split()) <= verbs


def test_other_words_will_do_and_other_deeds_will_not() -> None:
    lesson = lesson_of("colosseum")
    assert lesson is not None
    last = lesson.places[-2]
    assert lesson.wanted(last) == "stage 28"
    assert lesson.is_wanted(last, "stage 28: 1 joker + 2 medals")
    assert not lesson.is_wanted(last, "stage 28: 1 joker + 1 medal")
    with pytest.raises(RuleError):
        lesson.is_wanted(last, "stage 20")


def test_the_rulings_that_it_names_exist(lesson: Lesson) -> None:
    known = rulings(lesson.record.game)
    for words in lesson.said.values():
        text, named = parted(words)
        assert "[" not in text
        assert text.endswith((".", ")"))
        assert set(named) <= known.keys()


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of("chess") is None
    assert lesson_of("../colosseum") is None
