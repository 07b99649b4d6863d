"""What is said of a step, an event or an investment stands with it, and nothing is forgotten."""

from __future__ import annotations

import re
from random import Random as Choice

import pytest

import harena
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.games.colosseum import actions, events
from harena.games.colosseum.investments.table import INVESTMENTS
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import STEPS
from harena.games.colosseum.words.notation import VERBS, verb_of
from harena.games.colosseum.words.story import LINES

from .positions import COLOSSEUM


def test_every_step_has_a_name_of_its_own() -> None:
    names = [step.name for step in STEPS]
    assert all(names)
    assert len(set(names)) == len(names)


def test_every_kind_of_event_has_a_row() -> None:
    kinds = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)}
    assert set(LINES) == kinds | {investment.kind for investment in INVESTMENTS}
    for kind, line in LINES.items():
        named = set(re.findall(r"{(\w+)}", line.sentence + line.otherwise))
        assert named <= {"who", *line.things}, kind


def test_no_two_verbs_share_a_number_or_a_word() -> None:
    for verb in VERBS:
        assert verb_of(verb.first) is verb_of(verb.last) is verb
    assert len({verb.word for verb in VERBS}) == len(VERBS)
    assert verb_of(actions.GO_ON) is None


def test_the_numbers_of_further_investments_are_free() -> None:
    """So another one is a class and a row, which gives it its number."""
    for action in range(actions.FURTHER, actions.BUY):
        verb = verb_of(action)
        assert verb is None or any(verb in investment.verbs for investment in INVESTMENTS)


@pytest.mark.skipif(harena.COMPILED, reason="a compiled state does not list its fields")
def test_a_copy_has_every_field() -> None:
    """Whatever a state holds, its copy holds, and no table twice."""
    choice = Choice(1)
    match = Match(COLOSSEUM, 5, dealer=SeededDealer("copies"))
    for _ in range(300):
        match.play(match.state.text(choice.choice(match.state.actions())))
        state = match.state
        assert isinstance(state, Colosseum)
        copy, bare = vars(state.clone()), vars(state.bare())
        for name, value in vars(state).items():
            if name in ("events", "memory"):
                assert bare[name] is None
            elif isinstance(value, int) or name == "rules":
                assert copy[name] == bare[name] == value, name
            else:
                assert list(copy[name]) == list(bare[name]) == list(value), name
                assert copy[name] is not value, name
