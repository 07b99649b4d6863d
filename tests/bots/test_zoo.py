"""The zoo: opponents of different tempers, each legal, honest and unlike the others."""

from __future__ import annotations

import pytest

from harena.bots import ZOO
from harena.bots.specification import bot_of, outsiders
from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.errors import OptionError
from harena.core.state import CHANCE, NOBODY, View
from harena.games import GAMES

INMATES = [(game, name) for game, zoo in ZOO.items() for name in zoo]


def views(game: str, players: list[str], seed: str) -> list[View]:
    """What the seats saw at their choices, in a game whose every action was checked."""
    state, dealer = GAMES[game].start(len(players)), SeededDealer(seed)
    bots = [bot_of(name, game, seat) for seat, name in enumerate(players)]
    found: list[View] = []
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        action = bots[state.actor].choose(view)
        assert action in view.legal()
        found.append(view)
        state.apply(action)
    return found


@pytest.mark.parametrize(("game", "name"), INMATES)
def test_plays_whole_games_from_what_it_may_know(game: str, name: str) -> None:
    for view in views(game, [name, "greedy", "greedy"], name)[::7]:
        assert view.viewer is not None
        twin = view.imagine(Random(3)).view(view.viewer)
        assert bot_of(name, game, 1).choose(twin) == bot_of(name, game, 1).choose(view)


@pytest.mark.slow
@pytest.mark.parametrize("game", ZOO)
def test_no_two_are_of_one_temper(game: str) -> None:
    """Put before the same choices they differ, and each differs from greedy."""
    asked = [view for view in views(game, ["greedy"] * 3, "tempers") if len(view.legal()) > 2]
    names = [*ZOO[game], "greedy"]
    answers = {name: [bot_of(name, game, 1).choose(view) for view in asked] for name in names}
    for one in names:
        for other in names:
            if one < other:
                differ = sum(a != b for a, b in zip(answers[one], answers[other], strict=True))
                assert differ > 0, (one, other)


def test_the_zoo_is_of_this_package_and_of_one_game() -> None:
    assert outsiders(["loyal", "greedy", "somebody.else:Bot"]) == ["somebody.else:Bot"]
    with pytest.raises(OptionError, match="loyal"):
        bot_of("loyal", "colosseum")
