"""The champion looks first where its net tells it to, and asks its critic before the game is over."""

from __future__ import annotations

import pytest

from harena.bots.colosseum.champion import CRITIC, Champion
from harena.bots.colosseum.compiled.contest import Contest
from harena.bots.colosseum.instant import WEIGHTS, learned
from harena.core.chance import Random
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import TURNS
from harena.games.colosseum.state import Colosseum

from .test_planner import position

FEW = 12


def hasty() -> Champion:
    """Its play-outs are in a hurry from the beginning, for these tests are too."""
    champion = Champion(1)
    champion.tempers = [champion.quick]
    return champion


def contest(state: Colosseum) -> Contest:
    champion = hasty()
    race = champion.race(state.actor, state.bare(), champion.random(state.view(state.actor)))
    race.habit = champion.quick
    return race


def investing() -> Colosseum:
    return position(2, steps.INVEST)


def test_what_its_net_likes_best_is_tried_first() -> None:
    race, net = contest(investing()), learned(1)
    net.score(investing())
    liked = {net.choices.actions[k]: net.scores[k] for k in range(net.choices.count)}
    tried = [race.actions[k] for k in range(race.count)]
    assert len(tried) > 2
    assert tried == sorted(liked, key=lambda action: -liked[action])


def test_the_nets_opinion_fades_with_tries() -> None:
    race = contest(investing())
    race.keep(2)
    assert race.promise(0) - race.promise(1) == pytest.approx(race.prior[0] - race.prior[1])
    for _ in range(12):
        race.round()
    found = race.promise(0) - race.promise(1)
    shown = race.mean(0) - race.mean(1)
    assert found == pytest.approx((12 * shown + 8 * (race.prior[0] - race.prior[1])) / 20)


def test_what_was_tried_is_ahead_of_what_was_not() -> None:
    race = contest(investing())
    race.simulate(race.count - 1)
    assert race.best() == race.count - 1


@pytest.mark.slow
def test_all_that_are_in_the_race_are_tried_equally_often() -> None:
    champion, state = Champion(1, simulations=30), investing()
    search = champion.search(state.view(state.actor))
    tried = [int(search.visits[k]) for k in range(search.count) if search.live[k]]
    assert len(set(tried)) == 1
    assert 0 < search.done <= 30


def test_a_try_has_the_same_luck_and_tempers_for_all_actions() -> None:
    once, again = (contest(investing()) for _ in range(2))
    for race, order in ((once, [0, 1, 0]), (again, [1, 0, 0])):
        for k in order:
            race.simulate(k)
    assert list(once.reward) == list(again.reward)


def test_those_that_promise_least_leave_the_race() -> None:
    race = contest(investing())
    for _ in range(3):
        race.round()
    race.keep(2)
    left = [k for k in range(race.count) if race.live[k]]
    order = sorted(range(race.count), key=race.promise)
    assert sorted(left) == sorted(order[-2:])


@pytest.mark.slow
@pytest.mark.parametrize("step", [steps.INVEST, steps.OPEN, steps.STAGE], ids=["invest", "open", "stage"])
def test_equal_views_give_the_same_move(step: int) -> None:
    state = position(TURNS, step)
    first, second = (Champion(3, simulations=FEW) for _ in range(2))
    view = state.view(state.actor)
    other = view.imagine(Random(5)).view(state.actor)
    assert first.choose(view) == second.choose(other) == first.choose(other)


def test_tries_all_that_instant_may_choose_from() -> None:
    """Offers to everybody with whom one is to be made, too."""
    state = position(3, steps.BARGAIN)
    race, choices = contest(state), learned(1).choices
    choices.collect(state)
    assert {race.actions[k] for k in range(race.count)} == {choices.actions[k] for k in range(choices.count)}


def test_an_offer_in_the_making_takes_no_thought() -> None:
    """All else lies open, so how long it thinks tells nobody anything."""
    state = position(3, steps.BARGAIN)
    state.apply(next(action for action in state.actions() if actions.OFFER <= action < actions.BUY))
    assert state.is_draft()
    assert Champion(1).search(state.view(state.actor)).done == 0


@pytest.mark.slow
def test_explains_by_play_outs() -> None:
    state = investing()
    view = state.view(state.actor)
    champion = Champion(1, simulations=FEW)
    thoughts = champion.explain(view)
    assert thoughts[0].action == champion.choose(view)
    assert champion.chance == pytest.approx(thoughts[0].value)
    assert all("spectators" in thought.reason for thought in thoughts)


def test_its_weights_and_those_of_instant_are_small() -> None:
    assert CRITIC.stat().st_size + WEIGHTS.stat().st_size <= 300_000
