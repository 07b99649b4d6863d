"""OpenSpiel's own tests on our games, and its algorithms at work on them."""

from __future__ import annotations

import pickle
from random import Random as Choice
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="these games are for OpenSpiel, of the extra `openspiel`")

import numpy as np
import pyspiel

import harena
import harena.envs.openspiel
from harena.core.state import NOBODY

NAMES = ["harena_colossal_arena", "harena_colosseum"]
SHORT = "harena_colossal_arena(players=2,preset=derby)"

pytestmark = pytest.mark.filterwarnings("ignore")
whole_games = pytest.mark.skipif(not harena.COMPILED, reason="whole games, on the compiled engine")


def somewhere(name: str, seed: int, decisions: int) -> Any:
    """So many actions into a random game, where somebody is to act."""
    choice = Choice(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or decisions > 0):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choice.choices(actions, odds)[0])
        else:
            decisions -= 1
            state.apply_action(choice.choice(state.legal_actions()))
    return state


@whole_games
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@whole_games
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_its_own_api_test(name: str) -> None:
    import unittest

    from absl import flags
    from open_spiel.integration_tests import api_test

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["api_test"])
    game = pyspiel.load_game(name)
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": game})
    found = unittest.TextTestRunner(verbosity=0).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    assert found.testsRun >= 4
    assert found.wasSuccessful(), found.failures + found.errors


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_written_and_read(name: str) -> None:
    state = somewhere(name, 3, 25)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    for player in range(state.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_string(player) == state.observation_string(player)
    game, state_again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(game) == str(state.get_game())
    assert state_again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("decisions", [1, 40])
def test_an_imagined_state_gives_its_player_the_same_information(name: str, decisions: int) -> None:
    state = somewhere(name, 5, decisions)
    luck = Choice(1)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.current_player() == state.current_player()
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()
        assert isinstance(other.information_state_string(other.current_player()), str)
        child = other.clone()
        child.apply_action(child.legal_actions()[0])
        assert other.information_state_string(player) == state.information_state_string(player)


def test_a_tensor_is_the_view_in_numbers() -> None:
    state = somewhere(NAMES[0], 2, 30)
    for player in range(3):
        assert state.observation_tensor(player) == state.position.state.view(player).numbers()


def test_players_presets_and_options() -> None:
    lineup = "amazon/gorgon/magus/titan/troll/unicorn/wyrm/ettin"
    game = pyspiel.load_game(
        f"harena_colossal_arena(players=5,preset=titan,options=row_tie:leftmost-dies;creature_select:{lineup})"
    )
    assert game.num_players() == 5
    options = game.new_initial_state().position.state.rules.options
    assert (options["row_tie"], options["end_mode"]) == ("leftmost-dies", "five-rounds")
    assert options["creature_select"] == lineup.replace("/", ",")
    assert pyspiel.load_game(str(game)).num_players() == 5
    with pytest.raises((ValueError, pyspiel.SpielError), match="no option"):
        pyspiel.load_game("harena_colosseum(options=weather:fine)")


@pytest.mark.slow
def test_information_set_search_plays() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = somewhere(SHORT, 1, 4)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.slow
def test_bots_are_evaluated() -> None:
    game = pyspiel.load_game(SHORT)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    assert sorted(pyspiel.evaluate_bots(game.new_initial_state(), bots, 5)) == [-1, 1]


@whole_games
@pytest.mark.slow
def test_the_environment_for_learners_runs() -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(pyspiel.load_game(SHORT))
    env.seed(3)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sorted(step.rewards) == [-1, 1]
    assert env.get_state.position.state.actor == NOBODY
