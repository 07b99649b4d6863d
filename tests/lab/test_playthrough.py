"""Games of the laboratory are games: the same by every road, and dealt alike to every seating."""

from __future__ import annotations

import pytest

from harena import COMPILED
from harena.bots import BOTS, Bot, Thinker
from harena.bots.colossal_arena.compiled.greedy import Greedy
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.weights import Weights
from harena.bots.colossal_arena.policies import PolicyBot
from harena.bots.specification import bot_of
from harena.core.chance import Luck
from harena.core.dealer import SeededDealer
from harena.core.errors import OptionError
from harena.core.state import CHANCE, NOBODY, View
from harena.games import GAMES
from harena.games.colossal_arena.sight.board import board_for
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena
from harena.lab.plan import Bout, Plan, Terms
from harena.lab.playthrough import Chair, dealt_fast, play, wins

ARENA = "colossal-arena"


class Watched(Bot):
    """Plays as another, but has no shortcut and keeps what it was shown."""

    def __init__(self, other: Bot) -> None:
        super().__init__(other.seed)
        self.other = other
        self.shown: list[View] = []

    def choose(self, view: View) -> int:
        self.shown.append(view)
        return self.other.choose(view)


@pytest.mark.parametrize("name", ["greedy", "spiteful"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_shortcut_leads_to_the_same_game(name: str, seats: int) -> None:
    start = GAMES[ARENA].start(seats)
    for seed in range(3):
        bots = [BOTS[name].make(ARENA, seat) for seat in range(seats)]
        assert all(bot.shortcut() for bot in bots)
        watched = [Watched(bot) for bot in bots]
        short = play(start, bots, dealt_fast(seed))
        long = play(start, list(watched), dealt_fast(seed))
        assert short.decisions == long.decisions == sum(len(bot.shown) for bot in watched)
        assert short.state.scores() == long.state.scores()
        for seat, bot in enumerate(watched):
            assert {view.viewer for view in bot.shown} == {seat}


class Peeping(Policy):
    """Looks into the others' hands, the deck and their secret bets before it does as greedy would."""

    def __init__(self) -> None:
        super().__init__()
        self.greedy = Greedy(Weights())
        self.found: list[int] = []

    def best(self, s: ColossalArena) -> int:
        others = [seat for seat in range(s.seats) if seat != s.actor]
        hands = [s.hand[2 * seat + half] | s.stun[2 * seat + half] for seat in others for half in range(2)]
        secrets = [s.secret[seat] for seat in others if not s.is_revealed(seat)]
        self.found += [number for number in [*hands, *secrets, s.deck_lo, s.deck_hi] if number != 0]
        s.size[others[0]] = 0
        return self.greedy.best(s)


@pytest.mark.skipif(COMPILED, reason="a compiled policy has no child that is not compiled")
def test_a_policy_that_wants_to_see_hidden_cards_is_shown_none() -> None:
    start = GAMES[ARENA].start(3)
    policies = [Peeping() for _ in range(3)]
    bots: list[Bot] = [PolicyBot(seat, policy) for seat, policy in enumerate(policies)]
    honest = [BOTS["greedy"].make(ARENA, seat) for seat in range(3)]
    played = play(start, bots, dealt_fast(5))
    assert all(bot.shortcut() for bot in bots)
    assert [policy.found for policy in policies] == [[], [], []]
    assert played.scores() == play(start, honest, dealt_fast(5)).scores()


class Contrary(PolicyBot):
    """A child of it that has other ideas is asked for them."""

    def choose(self, view: View) -> int:
        return view.legal()[-1]


def test_only_what_follows_a_policy_and_nothing_else_takes_the_short_road() -> None:
    assert Contrary(1, Greedy(Weights())).shortcut() is None


@pytest.mark.parametrize("seats", [2, 5])
def test_a_place_hands_out_the_board_of_a_view(seats: int) -> None:
    """Field by field what the seat would see in its view, compiled too."""
    state, luck = GAMES[ARENA].start(seats), Luck(seats)
    while state.actor != NOBODY:
        if state.actor != CHANCE:
            view = state.view(state.actor)
            assert isinstance(state, ColossalArena)
            assert isinstance(view, ColossalArenaView)
            seen = board_for(state, state.actor)
            assert seen.actions() == state.actions()
            assert [list(seen.hand), list(seen.secret), seen.deck_lo] == [
                list(view.board.hand),
                list(view.board.secret),
                0,
            ]
        state.wander(luck)


def test_a_bot_that_plays_loosely_has_no_shortcut() -> None:
    assert BOTS["beginner"].make(ARENA, 1).shortcut() is None
    assert BOTS["random"].make(ARENA, 1).shortcut() is None


def test_a_deal_is_the_same_whoever_sits_where() -> None:
    """Whoever begins sees the same cards first, and both seatings see the same deck run out."""
    first: list[View] = []
    for names in (["greedy", "spiteful"], ["spiteful", "greedy"]):
        bots = [Watched(BOTS[name].make(ARENA, 0)) for name in names]
        play(GAMES[ARENA].start(2), list(bots), SeededDealer("7/deal/0").choose)
        first.append(next(bot.shown[0] for bot in bots if bot.shown[0].as_dict()["turn"] == 1))
    assert first[0] == first[1]


def test_a_game_is_timed_only_if_asked() -> None:
    start = GAMES[ARENA].start(2)
    bots = [BOTS["greedy"].make(ARENA, seat) for seat in range(2)]
    played = play(start, bots, SeededDealer("1").choose, timed=True)
    assert sum(chair.decisions for chair in played.chairs) == played.decisions
    assert all(chair.seconds > 0 for chair in played.chairs)
    assert play(start, bots, SeededDealer("1").choose).chairs[0].seconds == 0
    assert sorted(played.places()) == [1, 2]


def test_a_victory_may_be_shared() -> None:
    assert wins([2, 1, 3]) == [0, 1, 0]
    assert wins([1, 3, 1]) == [0.5, 0, 0.5]


def test_simulations_are_counted_where_there_is_a_choice() -> None:
    state = GAMES[ARENA].start(2)
    dealer = SeededDealer("1")
    while state.actor == CHANCE:
        state.apply(dealer.choose(state))
    bot = bot_of("planner:2", ARENA, 3)
    assert isinstance(bot, Thinker)
    chair = Chair(bot, int(state.actor))
    assert chair.timed(state) in state.actions()
    assert (chair.decisions, chair.simulations) == (1, bot.simulated)
    assert 2 <= bot.simulated <= len(state.actions())


def plan(format: str, bots: list[str], seats: int, games: int = 20) -> Plan:
    return Plan(Terms(ARENA, bots, seats, "1", {}, format), games)


@pytest.mark.parametrize(
    ("format", "pairings"), [("each", 6), ("first", 2), ("steps", 2), ("mixed", 1)], ids=lambda x: str(x)
)
def test_everybody_has_every_seat_of_every_deal(format: str, pairings: int) -> None:
    made = plan(format, ["greedy", "spiteful", "random"], 4)
    bouts = list(made.bouts())
    assert len(bouts) == made.total == pairings * 20
    for pairing in made.pairings:
        for deal in range(made.deals):
            tables = [bout.bots for bout in bouts if bout.key[:2] == (pairing.number, deal)]
            for bot in set(tables[0]):
                counts = [sum(table[seat] == bot for table in tables) for seat in range(4)]
                assert len(set(counts)) == 1
            if pairing.hero:
                assert all(sorted(table) == sorted([pairing.hero] + 3 * [pairing.field]) for table in tables)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [2, 3, 4, 5, 6])
def test_no_game_of_a_mixed_deal_is_played_twice(bots: int, seats: int) -> None:
    made = plan("mixed", ["greedy", "spiteful", "random", "beginner", "planner", "champion"][:bots], seats)
    for deal in range(made.deals):
        tables = {tuple(bout.bots) for bout in made.bouts() if bout.deal == deal}
        assert len(tables) == seats


def test_kept_games_of_one_against_copies_stay_those_of_the_plan() -> None:
    """Files of games go on where they were: who sits where must never change."""
    bouts = list(plan("first", ["greedy", "random"], 4).bouts())
    assert bouts[:4] == [
        Bout(0, 0, 0, ["greedy", "random", "random", "random"]),
        Bout(0, 0, 1, ["random", "greedy", "random", "random"]),
        Bout(0, 0, 2, ["random", "random", "greedy", "random"]),
        Bout(0, 0, 3, ["random", "random", "random", "greedy"]),
    ]


def test_two_seats_meet_once_and_longer_plans_go_on() -> None:
    short, long = (plan("each", ["greedy", "random"], 2, games) for games in (4, 12))
    assert len(short.pairings) == 1
    assert list(long.bouts())[: short.total] == list(short.bouts())


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], ["greedy", "nobody"]])
def test_a_tournament_needs_two(bots: list[str]) -> None:
    with pytest.raises(OptionError):
        plan("each", bots, 4)
