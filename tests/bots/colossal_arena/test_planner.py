"""The planner keeps its time, says why, and weighs worlds by what the others did."""

from __future__ import annotations

import math
import random
import time

import pytest

from harena import COMPILED
from harena.bots import BOTS
from harena.bots.colossal_arena.compiled.belief import ALWAYS, fits
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.odds import Reading, odds_of
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.guesses import hands, secret_bets
from harena.bots.colossal_arena.planner import Planner
from harena.core.bits import count
from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import HI_ALL, LO_ALL, hi_bit, lo_bit
from harena.games.colossal_arena.sight.facts import BURIED, DECK, Fact, hand_of, secret_of, stunned_of
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

ARENA = GAMES["colossal-arena"]


def middle_game(turn: int = 20) -> ColossalArenaView:
    """A seat's first choice of a turn, after greedy play."""
    return played("middle", turn)[1]


def played(seed: str, turn: int) -> tuple[ColossalArena, ColossalArenaView]:
    """The truth, and the view of the seat to act."""
    state = ARENA.start(4)
    assert isinstance(state, ColossalArena)
    dealer = SeededDealer(seed)
    bot = BOTS["greedy"].make("colossal-arena")
    while state.turns < turn or state.actor == CHANCE or len(state.actions()) < 3:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
        else:
            state.apply(bot.choose(state.view(state.actor)))
    view = state.view(state.actor)
    assert isinstance(view, ColossalArenaView)
    return state, view


@pytest.mark.slow
@pytest.mark.parametrize(("least", "milliseconds"), [(60, 100), (0, 400)] if COMPILED else [(0, 1500)])
def test_keeps_to_its_time(least: int, milliseconds: int) -> None:
    """A short time is used; of a long one so much as it takes until one action is clearly the best."""
    view = middle_game()
    planner = Planner(1, milliseconds=milliseconds)
    spent = []
    for _ in range(3):
        began = time.perf_counter()
        planner.choose(view)
        spent.append(1000 * (time.perf_counter() - began))
    assert least < min(spent) < 1.2 * milliseconds, spent


def test_explains_itself() -> None:
    view = middle_game()
    planner = Planner(1, simulations=40)
    thoughts = planner.explain(view)
    assert thoughts[0].action == planner.choose(view)
    assert {thought.action for thought in thoughts} <= set(view.legal())
    for thought in thoughts:
        assert 0 <= thought.value <= 1
        assert thought.error > 0
        assert "gold" in thought.reason
        assert thought.text in str(thought)


def test_beliefs_are_odds_and_can_be_told() -> None:
    view = middle_game(22)
    planner = Planner(1)
    worlds = planner.likely(view, planner.random(view))
    assert view.secrets
    for odds in secret_bets(worlds, view).values():
        assert sum(odds) == pytest.approx(1)
    for seat, chances in hands(worlds, view).items():
        assert sum(chances.values()) == pytest.approx(view.board.size[seat])
    sentences = planner.beliefs(view)
    assert any("secret bet: " in sentence for sentence in sentences)
    assert any("may hold " in sentence for sentence in sentences)


def test_suspects_the_creature_that_was_bet_on_in_secret() -> None:
    """Of greedy rivals it guesses better than chance, which is one in as many creatures as live."""
    guessed, chance = [], []
    for game in range(6):
        state, view = played(f"secrets {game}", 22)
        planner = Planner(1, simulations=64)
        for seat, odds in secret_bets(planner.likely(view, planner.random(view)), view).items():
            if state.lives(state.secret_column(seat)):
                guessed.append(odds[state.secret_column(seat)])
                chance.append(1 / sum(state.lives(column) for column in range(8)))
    assert len(guessed) >= 8
    assert sum(guessed) > 1.5 * sum(chance)


def test_worlds_explain_the_choices_of_others() -> None:
    """The exchanges make what was played likelier than a fresh deal does."""
    view = middle_game()
    planner = Planner(1)
    belief = planner.belief(view)
    chance = planner.random(view)

    def explained() -> float:
        return sum(past.likelihood(0, ALWAYS) for past in belief.pasts)

    fresh, likely = 0.0, 0.0
    for _ in range(5):
        belief.begin(view.world(chance), chance)
        fresh += explained()
        belief.change(300, chance)
        likely += explained()
    assert likely > fresh + 5 * 4, "each world ought to explain some fifty times as well"


def test_exchanges_keep_count() -> None:
    """What a choice was worth with the old hand is not forgotten: each value is the one found afresh."""
    view = middle_game()
    planner = Planner(1)
    belief = planner.belief(view)
    chance = planner.random(view)
    belief.begin(view.world(chance), chance)
    for _ in range(10):
        belief.change(20, chance)
        for past in belief.pasts:
            for k, clue in enumerate(past.clues):
                assert clue.value == pytest.approx(past.weigh(k))
            for slot in range(past.front):
                assert past.may_come(slot, past.born[slot])


def test_odds_are_those_of_the_policy() -> None:
    """The odds of a choice, found once with all cards in hand, are right for any hand."""
    view = middle_game(26)
    policy = Greedy(Weights())
    readings = [Reading(policy, 0.3, 0.3, 0.0), Reading(policy, 0.5, 0.2, 1.0)]
    luck = random.Random(1)
    for choice in view.recent:
        board = choice.board
        assert isinstance(board, ColossalArena)
        for _ in range(4):
            lo, hi = luck.getrandbits(55) & luck.getrandbits(55), luck.getrandbits(47) & luck.getrandbits(47)
            held = board.bare()
            held.hand[2 * choice.seat], held.hand[2 * choice.seat + 1] = lo & LO_ALL, hi & HI_ALL
            n = policy.score(held)
            scores = {int(policy.actions[i]): float(policy.scores[i]) for i in range(n)}
            weights = {action: math.exp(score / 0.3) for action, score in scores.items()}
            thrifty = {action: math.exp(thrift(board, action, score)) for action, score in scores.items()}
            for action in luck.sample(sorted(scores), min(n, 4)):
                for odds, each in zip(
                    odds_of(board.bare(), action, policy, readings), (weights, thrifty), strict=True
                ):
                    expected = each[action] / sum(each.values()) if n > 1 else 1
                    assert odds.chance(action, lo & LO_ALL, hi & HI_ALL) == pytest.approx(expected)


def thrift(board: ColossalArena, action: int, score: float) -> float:
    """The second reading by hand: looser bets, stricter plays, a gold for passing."""
    if board.step != steps.BET:
        return score / 0.2
    return (score + (1.0 if action == actions.PASS else 0.0)) / 0.5


@pytest.mark.parametrize("turn", [3, 12, 20, 30])
def test_likely_worlds_look_the_same(turn: int) -> None:
    """A belief exchanges hidden cards only: what the seat sees of each world is what it saw."""
    view = middle_game(turn)
    planner = Planner(1)
    planner.worlds = 12
    for world in planner.likely(view, planner.random(view)):
        world.check()
        assert [world.top[i] for i in range(40)] == [view.board.top[i] for i in range(40)]
        assert world.usable(view.seat) == view.board.usable(view.seat)
        for fact in view.knowledge.facts:
            assert is_true(fact, world)


def test_distrust_leaves_all_worlds_alike() -> None:
    view = middle_game()
    planner = Planner(1)
    planner.trust = 0.0
    other = (view.seat + 1) % 4
    hands = {tuple(world.usable(other)) for world in planner.likely(view, planner.random(view))}
    assert len(hands) > 60


def is_true(fact: Fact, world: ColossalArena) -> bool:
    n = 0
    for seat in range(world.seats):
        zones = [
            (hand_of(seat), world.hand[2 * seat], world.hand[2 * seat + 1]),
            (stunned_of(seat), world.stun[2 * seat], world.stun[2 * seat + 1]),
        ]
        if world.secret[seat] and not world.is_revealed(seat):
            card = world.secret[seat] - 1
            zones.append((secret_of(seat), lo_bit(card), hi_bit(card)))
        n += sum(count(fact.lo & lo) + count(fact.hi & hi) for zone, lo, hi in zones if fact.spans(zone))
    if fact.spans(DECK):
        n += count(fact.lo & world.deck_lo) + count(fact.hi & world.deck_hi)
    return n <= fact.bound if fact.ceiling else n >= fact.bound


def test_beliefs_move_where_cards_were_buried() -> None:
    """A world that agrees with a fact by what the Magus buried is a world to begin from."""
    creatures = "amazon,magus,gorgon,titan,seraphim,cyclops,troll,wyrm"
    state = ARENA.start(3, "", {"creature_select": creatures})
    dealer, bot, luck, buried = SeededDealer("magus0"), BOTS["greedy"].make("colossal-arena"), Random(4), 0
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        assert isinstance(view, ColossalArenaView)
        facts = view.knowledge.facts
        if any(fact.spans(BURIED) for fact in facts):
            buried += 1
            assert all(fits(view.world(luck), facts, view.seat) for _ in range(4))
        state.apply(bot.choose(view))
    assert buried > 0
