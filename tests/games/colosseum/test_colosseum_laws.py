"""The laws see what is wrong, and random games keep those that need a memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random as Choice
from typing import cast

import pytest

from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.games.colosseum import events, steps
from harena.games.colosseum.position import AUCTIONS, TRADING
from harena.games.colosseum.state import Colosseum

from .positions import COLOSSEUM, arrange


def set_at(table: str, place: int, change: int) -> Callable[[Colosseum], None]:
    def spoil(s: Colosseum) -> None:
        getattr(s, table)[place] += change

    return spoil


def set_field(field: str, change: int) -> Callable[[Colosseum], None]:
    def spoil(s: Colosseum) -> None:
        setattr(s, field, getattr(s, field) + change)

    return spoil


def move(table: str, source: int, target: int) -> Callable[[Colosseum], None]:
    def spoil(s: Colosseum) -> None:
        getattr(s, table)[source] -= 1
        getattr(s, table)[target] += 1

    return spoil


@pytest.mark.parametrize(
    "spoil",
    [
        set_at("held", 0, 1),
        set_at("bag", 3, -1),
        set_at("coins", 0, 1),
        set_field("bank", -1),
        move("coins", 1, 0),
        set_at("medals", 0, 1),
        set_at("tickets", 2, 1),
        set_at("podiums", 0, 1),
        set_at("loge", 0, 2),
        set_at("owned", 0, 1 << 20),
        set_at("staged", 0, 1 << 3),
        set_at("size", 0, 3),
        set_at("arena", 0, 5),
        set_at("noble", 0, 36),
        set_at("market", 1, -1),
        set_at("star", 0, 1),
        set_at("star", 4, 1),
        set_at("marker", 0, -1),
        set_at("bill", 0, 1),
        set_field("turn", 5),
        set_field("sale", 1 << 1),
    ],
)
def test_a_planted_fault_is_seen(spoil: Callable[[Colosseum], None]) -> None:
    s = arrange(coins={1: 0}, tokens={0: "2 gladiator"}).state.clone()
    s.check()

    spoil(s)
    with pytest.raises(AssertionError):
        s.check()


@pytest.mark.parametrize(
    "spoil",
    [
        set_field("bid", 40),
        set_field("bid", -5),
        set_field("bidders", -1),
        set_field("actor", -1),
        set_field("won", 2),
    ],
)
def test_a_fault_in_an_auction_is_seen(spoil: Callable[[Colosseum], None]) -> None:
    s = arrange("auctions").play("market 1", "bid 9").state.clone()
    assert s.step == steps.RAISE

    spoil(s)
    with pytest.raises(AssertionError):
        s.check()


@pytest.mark.parametrize(
    "spoil",
    [
        set_at("tradable", 7, 3),
        set_at("wares", 0, 1),
        set_at("given", 7, 5),
        set_at("asked", 7, 1),
        set_field("price", 99),
        set_field("step", steps.BARGAIN - steps.ANSWER),
    ],
)
def test_a_fault_in_a_trade_is_seen(spoil: Callable[[Colosseum], None]) -> None:
    table = arrange("trading", tokens={0: "lion", 1: "horse, lion"})
    table.play("offer seat 2", "give lion", "next", "ask horse", "next", "coins 1")
    s = table.state.clone()
    assert s.step == steps.ANSWER

    spoil(s)
    with pytest.raises(AssertionError):
        s.check()


def wander(preset: str, seed: int, seats: int = 4) -> Match:
    """A game with all its events, at its end; random but for drafts, which are seldom dropped."""
    choice = Choice(seed)
    match = Match(COLOSSEUM, seats, preset, dealer=SeededDealer(f"laws {seed}"))
    while not match.over:
        legal = match.view(match.actor).actions()
        kept = [text for text in legal if text != "cancel"]
        match.play(choice.choice(kept or legal))
    return match


@pytest.mark.parametrize(("preset", "most"), [("standard", None), ("official", 1)])
def test_wins_are_rationed(preset: str, most: int | None) -> None:
    """One an initiative, or one a turn; and no initiative sells more markets than there are players."""
    for seed in range(4):
        wins: Counter[int] = Counter()
        sold: Counter[int] = Counter()
        opener = -1
        for event in (event for told in wander(preset, seed).events for event in told):
            if event.kind == events.PHASE and event.place == AUCTIONS:
                wins, sold, opener = Counter(), Counter(), -1
            if event.kind == events.OPENED:
                if event.seat != opener and most is None:
                    wins = Counter()
                opener = event.seat
                sold[opener] += 1
            if event.kind == events.WON:
                wins[event.seat] += 1
                assert wins[event.seat] == 1
        assert max(sold.values(), default=0) <= 4


def test_nobody_gives_more_than_she_held() -> None:
    """Where tokens got by trade are locked: of each type at most what was in hand as the phase began."""
    trades = 0
    for seed in range(6):
        choice = Choice(seed)
        match = Match(COLOSSEUM, 4, dealer=SeededDealer(f"trades {seed}"))
        held = [0] * 80
        given: Counter[int] = Counter()
        s = cast(Colosseum, match.state)
        while not match.over:
            phase = s.phase
            legal = match.view(match.actor).actions()
            match.play(choice.choice([text for text in legal if text not in ("cancel", "done")] or legal))
            if s.phase != phase:
                held, given = [s.held[k] for k in range(80)], Counter()
            for event in match.events[-1]:
                if event.kind == events.TRADED:
                    trades += 1
                    for kind in range(16):
                        given[16 * event.seat + kind] += event.cards[kind]
                        given[16 * event.other + kind] += event.cards[16 + kind]
            assert s.phase != TRADING or all(given[k] <= held[k] for k in range(80))
    assert trades > 20
