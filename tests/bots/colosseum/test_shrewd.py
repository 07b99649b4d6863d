"""The wiles of greedy at Colosseum: limits of its own, prices pushed where it is safe, no ear for naggers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena import COMPILED
from harena.bots import ZOO
from harena.bots.colosseum.compiled import bargains
from harena.bots.colosseum.compiled.bargains import standing
from harena.bots.colosseum.compiled.bids import reservation
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.playout import play_out
from harena.bots.colosseum.compiled.policy import Policy
from harena.bots.colosseum.compiled.shrewd import Shrewd
from harena.bots.colosseum.compiled.weights import Weights
from harena.bots.colosseum.compiled.zoo import Milker, Pedlar, Pusher, Shark, Temper
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colosseum import actions, steps
from harena.games.colosseum.position import OFFER, TRADING
from harena.games.colosseum.state import Colosseum

COLOSSEUM = GAMES["colosseum"]


def decisions(seats: int, seed: int) -> Iterator[Colosseum]:
    """The positions of a game among the shrewd."""
    players = [Shrewd(Weights(), 100 * seed + seat) for seat in range(seats)]
    luck = Luck(seed, seats)
    state = COLOSSEUM.start(seats).bare()
    assert isinstance(state, Colosseum)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.wander(luck)
            continue
        yield state
        state.apply(players[state.actor].choose(state))


def test_a_limit_is_its_own_and_near_what_the_market_is_worth() -> None:
    """From one bot to the next it differs by a tenth at most; while the price rises it stays."""
    outlook, seen = Outlook(Weights()), 0
    for state in decisions(4, 1):
        if state.step != steps.RAISE:
            continue
        worth = int(reservation(outlook, state, state.actor, state.lot))
        if worth < 20:
            continue
        limits = {int(Shrewd(Weights(), salt).limit(state)) for salt in range(10)}
        assert all(abs(limit - worth) <= 0.1 * worth + 1 for limit in limits)
        assert len(limits) > 2
        before = Shrewd(Weights(), 7).limit(state)
        state.bid += 1
        assert Shrewd(Weights(), 7).limit(state) == before
        state.bid -= 1
        seen += 1
        if seen == 5:
            return
    raise AssertionError("no market is worth twenty coins to anybody")


def test_beyond_its_limit_it_raises_only_who_is_sure_to_go_on() -> None:
    outlook, pushed = Outlook(Weights()), 0
    for state in decisions(4, 2):
        if state.step == steps.RAISE:
            bot = Shrewd(Weights(), 3)
            if bot.choose(state) != actions.PASS and bot.limit(state) <= state.bid:
                pushed += 1
                if pushed == 10:
                    return
                assert int(state.bid) + 1 < 0.9 * int(reservation(outlook, state, state.leader, state.lot))
    raise AssertionError("it hardly ever pushes")


def offers(seats: int, seed: int) -> Iterator[Colosseum]:
    """Offers of the one whose turn it is that are taken."""
    for state in decisions(seats, seed):
        if state.step == steps.ANSWER and state.bargain == OFFER:
            if Shrewd(Weights(), 5).choose(state) == actions.ACCEPT:
                yield state


def test_who_nags_is_told_no() -> None:
    """Some offer that is fine as the first of a turn is refused as the fifth; none the other way round."""
    haggler = Shrewd(Weights(), 5).haggler
    for position in offers(4, 0):
        state = position.bare()
        state.offers = 1
        first = haggler.takes(state)
        state.offers = 5
        fifth = haggler.takes(state)
        assert first or not fifth
        if first and not fifth:
            return
    raise AssertionError("nobody was refused")


def test_what_it_offers_leaves_the_partner_as_much_as_itself() -> None:
    outlook, composed = Outlook(Weights()), 0
    for state in decisions(4, 3):
        if state.step in (steps.ANSWER, steps.LAST_ANSWER):
            own = bargains.gain_of_offer(outlook, state, state.composer)
            theirs = bargains.gain_of_offer(outlook, state, state.partner)
            assert own > outlook.weights.margin
            assert theirs >= own - 1e-9
            composed += 1
            if composed == 6:
                return
    raise AssertionError("hardly anybody offers anything")


def test_its_worth_never_falls_by_trading() -> None:
    outlook, traded = Outlook(Weights()), 0
    worths: list[float] = []
    for state in decisions(4, 4):
        if state.phase != TRADING:
            worths = []
            continue
        now = [standing(outlook, state, seat) for seat in range(4)]
        if worths:
            assert all(new >= old - 1e-6 for new, old in zip(now, worths, strict=True))
            traded += now != worths
        worths = now
    assert traded > 0


def share(temper: type[Temper], games: int) -> float:
    """What one of a temper wins against three greedy bots, from every seat."""
    won = 0.0
    for game in range(games):
        players: list[Policy] = [Shrewd(Weights(), 10 * game + seat) for seat in range(5)]
        players[game % 4] = temper(game)
        state = COLOSSEUM.start(4).bare()
        assert isinstance(state, Colosseum)
        play_out(state, players, Luck(9, game // 4))
        best = state.ranking()[0]
        won += (game % 4 in best) / len(best)
    return won / games


@pytest.mark.skipif(not COMPILED, reason="a game takes a third of a second")
@pytest.mark.parametrize("temper", [Pusher, Milker, Pedlar, Shark])
def test_nobody_milks_it(temper: type[Temper]) -> None:
    """The same games every time; docs/bots.md has the figures of many more."""
    assert temper.__name__.lower() in ZOO["colosseum"]
    assert share(temper, 200) < 0.33
