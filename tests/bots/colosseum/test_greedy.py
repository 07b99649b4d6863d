"""Greedy at Colosseum: always legal, always staging, never pumped, and never above a market's worth."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from harena.bots import BOTS
from harena.bots.colosseum.compiled import bargains, bids
from harena.bots.colosseum.compiled.bargains import standing
from harena.bots.colosseum.compiled.greedy import Greedy
from harena.bots.colosseum.compiled.outlook import Outlook
from harena.bots.colosseum.compiled.weights import Weights
from harena.core.chance import Luck, Random
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import EMPEROR, GLADIATOR, LION, SHIP, TURNS
from harena.games.colosseum.phases.stars import recount
from harena.games.colosseum.phases.turn import begin_phase
from harena.games.colosseum.position import AUCTIONS, INVESTING, TRADING
from harena.games.colosseum.state import Colosseum

COLOSSEUM = GAMES["colosseum"]


def decisions(seats: int, preset: str, seed: int, wild: int = 0) -> Iterator[Colosseum]:
    """The positions of a game by greed, `wild` of a hundred choices by chance."""
    greedy = Greedy(Weights())
    luck = Luck(seed, seats)
    state = COLOSSEUM.start(seats, preset).bare()
    assert isinstance(state, Colosseum)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.wander(luck)
            continue
        yield state
        if luck.random.below(100) < wild:
            state.wander(luck)
        else:
            state.apply(greedy.choose(state))


@pytest.mark.parametrize("preset", COLOSSEUM.presets)
@pytest.mark.parametrize("seats", COLOSSEUM.seats)
def test_is_legal_wherever_the_game_went(seats: int, preset: str) -> None:
    calm, quick = Greedy(Weights()), Greedy(Weights())
    quick.quick = True
    for state in decisions(seats, preset, 3, wild=40):
        legal = state.actions()
        if state.phase == TRADING:
            assert calm.choose(state) in legal, state.prompt()
        assert quick.choose(state) in legal, state.prompt()


@pytest.mark.parametrize("seats", COLOSSEUM.seats)
def test_stages_an_event_every_turn_and_spends_its_medals(seats: int) -> None:
    state = COLOSSEUM.start(seats)
    for position in decisions(seats, "", 1):
        state = position
        if state.step == steps.STAGE and state.shown[state.current] == 0:
            staged = any(actions.STAGE < action <= actions.STAGE + 30 for action in state.actions())
            assert not staged or Greedy(Weights()).choose(state) != actions.DECLINE
    assert isinstance(state, Colosseum)
    assert all(state.shown[seat] for seat in range(seats))
    assert not any(state.medals[seat] for seat in range(seats))
    assert max(state.scores()) > 45


@pytest.mark.parametrize("name", ["random", "beginner", "greedy"])
def test_equal_views_give_the_same_move(name: str) -> None:
    first, second = (BOTS[name].make("colosseum", 3) for _ in range(2))
    random = Random(5)
    for at, state in enumerate(decisions(3, "", 2, wild=20)):
        if at % 8 == 0:
            view = state.view(state.actor)
            other = view.imagine(random).view(state.actor)
            assert first.choose(view) == second.choose(other) == first.choose(other)


def test_beats_chance() -> None:
    greedy, won = Greedy(Weights()), 0
    for game in range(3):
        luck = Luck(game, 7)
        state = COLOSSEUM.start(4).bare()
        assert isinstance(state, Colosseum)
        while state.actor != NOBODY:
            if state.actor == game:
                state.apply(greedy.choose(state))
            else:
                state.wander(luck)
        won += state.ranking()[0] == [game]
    assert won == 3


# Trades


@pytest.mark.parametrize("preset", COLOSSEUM.presets)
def test_no_sequence_of_trades_lowers_what_it_holds(preset: str) -> None:
    """Others offer it anything at all, for as long as they like: its own worth only ever rises."""
    greedy = Greedy(Weights())
    accepted = 0
    for seed in range(2):
        state = next(s for s in decisions(4, preset, seed) if s.turn == 2 + seed and s.phase == TRADING)
        luck = Luck(seed, 9)
        prey = (state.current + 1) % 4
        worth = standing(greedy.outlook, state, prey)
        for _ in range(1000):
            if state.phase != TRADING:
                begin_phase(state, TRADING)
            if state.actor == prey and state.step in (steps.ANSWER, steps.LAST_ANSWER):
                action = greedy.choose(state)
                state.apply(action)
                now = standing(greedy.outlook, state, prey)
                assert action != actions.ACCEPT or now > worth
                assert now >= worth - 1e-6
                accepted += action == actions.ACCEPT
                worth = now
            elif state.actor == prey:
                state.apply(greedy.choose(state))
            else:
                offer_anything(state, luck)
    assert accepted > 0


def offer_anything(state: Colosseum, luck: Luck) -> None:
    """Chance, but one that gives little and pays little, so that some offers are good."""
    legal = [action for action in state.actions() if action not in (actions.CANCEL, actions.CASH)]
    fair = [action for action in legal if abs(action - actions.COINS) <= 6]
    legal = fair or legal or state.actions()
    if actions.NEXT in legal and luck.random.below(2):
        state.apply(actions.NEXT)
    else:
        state.apply(legal[luck.random.below(len(legal))])


def test_never_trades_with_the_leader() -> None:
    outlook = Outlook(Weights())
    for state in decisions(4, "", 4, wild=10):
        if state.step in (steps.ANSWER, steps.LAST_ANSWER) and bargains.takes(outlook, state):
            worths = [standing(outlook, state, seat) for seat in range(4)]
            assert worths[state.composer] <= max(w for q, w in enumerate(worths) if q != state.composer)


def test_takes_no_crumbs_and_sells_no_star() -> None:
    """Somebody who keeps nearly all that a trade brings is refused; what stars do may only forbid one."""
    outlook, accepted, refused = Outlook(Weights()), 0, 0
    for position in decisions(4, "", 5, wild=10):
        if position.step not in (steps.ANSWER, steps.LAST_ANSWER):
            continue
        for less in range(12):
            state = position.bare()
            state.price -= less
            own = bargains.gain_of_offer(outlook, state, state.partner)
            theirs = bargains.gain_of_offer(outlook, state, state.composer)
            if bargains.takes(outlook, state):
                accepted += 1
                assert own >= 0.5 * theirs
                assert bargains.true_gain_of_offer(outlook, state, state.partner, state.composer) >= 0
            elif own > outlook.weights.margin:
                refused += 1
    assert accepted > 0
    assert refused > 0


def test_offers_are_as_good_for_both() -> None:
    greedy, composed = Greedy(Weights()), 0
    for state in decisions(4, "", 6):
        if state.step == steps.ANSWER:
            own = bargains.gain_of_offer(greedy.outlook, state, state.composer)
            theirs = bargains.gain_of_offer(greedy.outlook, state, state.partner)
            assert min(own, theirs) >= 0.5 * max(own, theirs) - 1e-9
            composed += 1
    assert composed > 0


# Investments


@pytest.mark.parametrize(("seats", "seed"), [(3, 37), (4, 11), (5, 9)])
def test_after_the_last_investment_nothing_is_hoped_for(seats: int, seed: int) -> None:
    """A program that can no longer be bought is no plan."""
    outlook, seen = Outlook(Weights()), 0
    for state in decisions(seats, "", seed):
        if state.turn == TURNS and state.phase > INVESTING:
            outlook.look(state, state.actor)
            outlook.worth()
            assert (state.owned[state.actor] >> outlook.target) & 1
            seen += 1
    assert seen > 0


# Auctions


def last_auction(market: list[int], tokens: dict[int, int]) -> Colosseum:
    """Seat 1 owns Mare Spielbergus and bids last of all in the last turn, for whatever it is worth."""
    state = next(s for s in decisions(3, "", 1) if s.turn == 1 and s.phase == AUCTIONS)
    state.turn, state.start, state.current, state.gone = 5, 1, 0, 2
    state.owned[1], state.sale, state.size[1] = 1 << 18, 0, 3
    for kind in range(14):
        for seat in range(3):
            state.held[16 * seat + kind] = tokens.get(kind, 0) if seat == 1 else 0
    for slot, kind in enumerate(market):
        state.market[slot] = kind + 1
    recount(state, 255)
    state.coins[1], state.medals[1] = 20, 0
    state.step, state.actor, state.lot, state.leader, state.bidders = steps.RAISE, 1, 0, 0, 0b11
    return state


@pytest.mark.parametrize(
    ("market", "most"),
    [([GLADIATOR, SHIP, SHIP], 20), ([LION, LION, LION], 0)],
    ids=["three gaps", "nothing of use"],
)
def test_the_last_auction_is_worth_all_or_nothing(market: list[int], most: int) -> None:
    state = last_auction(market, {GLADIATOR: 2, SHIP: 1, 8: 1, 11: 1})
    greedy = Greedy(Weights())
    for bid in range(8, 20):
        state.bid = bid
        action = greedy.choose(state)
        assert action == (actions.BID + bid + 1 if bid < most else actions.PASS)
    state.bid = 20
    assert state.actions() == [actions.PASS]


def test_medals_are_not_paid_for_less_than_they_bring() -> None:
    """One medal is three spectators: to go over one's coins a market must bring more than that."""
    outlook = Outlook(Weights())
    state = last_auction([LION, LION, EMPEROR], {GLADIATOR: 3, SHIP: 3, 8: 1, 11: 2})
    state.medals[1] = 2
    assert bids.reservation(outlook, state, 1, 0) <= 20
    gap = last_auction([SHIP, SHIP, SHIP], {GLADIATOR: 3, 8: 1, 11: 2})
    gap.medals[1] = 2
    assert bids.reservation(outlook, gap, 1, 0) == 32
