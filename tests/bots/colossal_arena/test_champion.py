"""The champion looks where its net tells it to, and is sure when the differences are."""

from __future__ import annotations

import statistics

import pytest

from harena.bots.colossal_arena.champion import Champion
from harena.bots.colossal_arena.compiled.contest import SURE, Contest
from harena.bots.colossal_arena.compiled.learned import OUT, Learned
from harena.bots.colossal_arena.instant import kept
from harena.bots.colossal_arena.planner import Planner
from harena.games.colossal_arena.sight.view import ColossalArenaView

from .test_planner import middle_game


def contest(view: ColossalArenaView, champion: Champion) -> Contest:
    random = champion.random(view)
    found = champion.contest(view, champion.likely(view, random), random.next())
    assert isinstance(found, Contest)
    return found


def test_looks_only_at_what_its_net_thinks_best() -> None:
    view, net = middle_game(), Learned(kept().net())
    race = contest(view, Champion(1, simulations=20))
    liked = {net.actions[i]: net.scores[i] for i in range(net.score(view.board))}
    running = [race.actions[race.running[i]] for i in range(race.open)]
    assert len(running) == min(8, len(view.legal()))
    assert running == sorted(liked, key=lambda action: -liked[action])[: len(running)]
    assert all(liked[action] > OUT for action in running)


def test_the_nets_opinion_fades_with_tries() -> None:
    view = middle_game()
    race = contest(view, Champion(1, simulations=20))
    first = race.running[0]
    assert race.promise(first) == pytest.approx(race.prior[first])
    for _ in range(60):
        race.round()
    mean = race.reward[first] / int(race.visits[first])
    assert abs(race.promise(first) - mean) < abs(race.prior[first] - mean)


def test_doubt_is_that_of_the_differences() -> None:
    """Tries of two actions share their luck: what counts is how much their difference wavers."""
    race = contest(middle_game(), Champion(1, simulations=20))
    first, other = race.running[0], race.running[1]
    differences = []
    for _ in range(80):
        before = race.reward[first] - race.reward[other]
        race.round()
        differences.append(race.reward[first] - race.reward[other] - before)
    error = statistics.stdev(differences) / len(differences) ** 0.5
    assert race.doubt(first, other) == pytest.approx(SURE * error, rel=1e-6)


def test_each_try_has_the_same_tempers_for_all_actions() -> None:
    view = middle_game()
    once, again = (contest(view, Champion(1, simulations=20)) for _ in range(2))
    for race, order in ((once, [0, 1]), (again, [1, 0])):
        for i in order:
            race.simulate(race.running[i])
    assert [once.reward[k] for k in range(once.count)] == [again.reward[k] for k in range(again.count)]


def test_choices_are_read_in_more_than_one_way() -> None:
    """Who passes with good cards is no riddle to the champion: strong players do."""
    view = middle_game()
    champion, planner = Champion(1), Planner(1)
    assert [len(past.readings) for past in champion.belief(view).pasts] == [2] * 4
    assert [len(past.readings) for past in planner.belief(view).pasts] == [1] * 4


@pytest.mark.slow
def test_explains_by_play_outs() -> None:
    view = middle_game()
    champion = Champion(1, simulations=200)
    thoughts = champion.explain(view)
    assert thoughts[0].action == champion.choose(view)
    assert champion.chance == pytest.approx(thoughts[0].value)
    assert all("gold" in thought.reason for thought in thoughts)
