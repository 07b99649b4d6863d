"""J, K, L. Medals and special tokens, the engine, the end."""

from __future__ import annotations

from random import Random as Choice

import pytest

from harena.core.chance import Luck
from harena.core.dealer import SeededDealer
from harena.core.errors import NotationError
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES

from .positions import COLOSSEUM, FULL_MARKETS, Table, arrange


def test_c121_a_medal_spent_returns_to_the_supply() -> None:
    """Whatever it is spent on; as spectators it is worth three of them and three coins."""
    table = arrange(
        medals={0: 6}, programs={0: "1"}, tokens={0: "2 gladiator, lion", 1: "horse"}, deals=["die 2"]
    ).play("cash", "ticket", "extra-medals", "loge", "done")
    assert (table.medals(0), table.seen("supply")["medals"]) == (3, 15)

    table.pass_until("producing")
    coins = table.coins(0)
    state = table.state
    state.loge[0] = 0
    table.match.play("roll")
    table.play("move senator-1 2", "nudge emperor 1", "stage 1", "medals 2")
    assert table.seen("supply")["medals"] == 18
    assert table.event(0)["medals"] == 6
    assert table.coins(0) - coins == table.event(0)["total"]


def test_c122_no_swap_from_an_empty_supply() -> None:
    """The Additional Action stays; an Emperor token is lost."""
    table = arrange(
        supply=0,
        tokens={0: "additional-action"},
        markets=FULL_MARKETS | {1: "emperor, lion, horse"},
    )
    assert "swap" not in table.legal
    assert table.refused("swap").rule == "C122"

    table.pass_until("auctions").play("market 1", "bid 8", "pass", "pass")
    assert table.medals(0) == 0
    assert table.tokens(0) == {"horse": 1, "lion": 1, "additional-action": 1}
    assert table.seen("removed")["emperor"] == 1


def test_c122_a_swapped_medal_serves_at_once() -> None:
    table = arrange(
        "producing",
        supply=1,
        programs={0: "1"},
        tokens={0: "2 gladiator, additional-action"},
        deals=["die 2"],
    ).play("roll", "move senator-1 2")
    assert not table.offered("nudge")

    table.play("swap")
    assert "nudge emperor 1" in table.legal
    table.play("stage 1", "medals 1")
    assert table.event(0)["medals"] == 3


def test_c123_a_lone_action_is_taken_without_asking() -> None:
    """Seat 1 has eight and eight is bid: she is out, and everybody is told."""
    table = arrange("auctions", coins={1: 8}).play("market 1", "bid 8")

    assert table.actor == 2
    assert "Seat 2 leaves the auction." in table.story()


@pytest.mark.parametrize("preset", ["standard", "official"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_c123_whoever_is_asked_has_a_choice(seats: int, preset: str) -> None:
    """In random games no player is ever asked with fewer than two actions to choose from."""
    luck = Luck(123, seats)
    start = COLOSSEUM.start(seats, preset)
    for _ in range(4):
        s = start.bare()
        while s.actor != NOBODY:
            assert s.actor == CHANCE or len(s.actions()) > 1
            s.wander(luck)


def test_c124_every_bundle_has_one_path() -> None:
    """After the lion no gladiator can be added."""
    table = arrange("trading", tokens={0: "gladiator, lion", 1: "horse"}).play("offer seat 2")

    table.play("give lion")
    assert table.offered("give") == []
    assert table.refused("give gladiator").rule == "C124"
    table.play("cancel", "offer seat 2", "give gladiator", "give lion")
    assert table.seen("trade", 0)["give"] == {"gladiator": 1, "lion": 1}


def test_c125_nobody_gets_stuck() -> None:
    """Without coins and tokens no offer is listed; every draft can be cancelled."""
    table = arrange("trading", coins={0: 0}, medals={0: 1}, tokens={1: "horse"})
    assert table.legal == ["cash", "done"]

    table = arrange("trading", tokens={0: "lion", 1: "horse"})
    for path in ([], ["give lion"], ["give lion", "next"], ["give lion", "next", "ask horse", "next"]):
        table.play("offer seat 2", *path, "cancel")
        assert table.step == "bargain"


def test_c125_random_games_never_end_early() -> None:
    luck = Luck(125)
    start = COLOSSEUM.start(3)
    for _ in range(20):
        s = start.bare()
        s.play_out(luck)
        s.check()
        assert s.actor == NOBODY


def test_c126_chance_only_deals_refills_rolls_and_breaks_ties() -> None:
    """The same dealer and the same actions give the same game."""
    logs = []
    for _ in range(2):
        choice = Choice(126)
        match = Match(COLOSSEUM, 4, dealer=SeededDealer("c126"))
        while not match.over:
            match.play(choice.choice(match.view(match.actor).actions()))
        logs.append(match.log)
        chances = {t.split()[0] for t, seat in zip(match.log, match.seats, strict=True) if seat == CHANCE}
        assert chances <= {"program", "draw", "die", "dice", "tie"}
    assert logs[0] == logs[1]
    record = Record.of(match)
    assert read_record(record.text()).verify(GAMES).log == logs[0]


def test_c126_chance_is_not_for_players() -> None:
    """While the bag deals, nobody else acts."""
    state = COLOSSEUM.start(3)
    assert state.actor == CHANCE
    assert state.refusal(state.parse("pass")).rule == "C126"
    assert arrange().refused("draw lion").rule == "C126"


def test_c127_there_is_no_word_for_a_promise() -> None:
    table = arrange("trading", tokens={0: "lion"})

    for text in ("promise seat 2 lion", "owe 5", "vow"):
        with pytest.raises(NotationError):
            table.match.play(text)


def finished(**position: object) -> Table:
    """The fifth turn is over and nobody staged anything in it."""
    table = arrange("producing", turn=5, current=2, **position)  # type: ignore[arg-type]
    return table.play("pass")


def test_c128_the_best_event_of_any_turn_wins() -> None:
    table = finished(markers={0: 84, 1: 82, 2: 60})

    assert table.over
    assert table.state.scores() == [84, 82, 60]
    assert table.state.ranking() == [[0], [1], [2]]


def test_c129_ties_go_to_coins_medals_counting_six() -> None:
    """12 coins and a medal beat 17; then a star decides."""
    table = finished(markers={0: 85, 1: 85}, coins={0: 12, 1: 17}, medals={0: 1})
    assert table.state.ranking() == [[0], [1], [2]]

    table = finished(markers={0: 85, 1: 85}, coins={0: 11, 1: 17}, tokens={0: "additional-action"})
    assert table.state.ranking()[0] == [0, 1]

    table = finished(markers={0: 85, 1: 85}, tokens={0: "3 lion", 1: "2 lion"})
    assert table.state.ranking() == [[0], [1], [2]]


def test_c130_still_tied_they_share_the_victory() -> None:
    table = finished(markers={0: 85, 2: 85, 1: 40})

    assert table.state.ranking() == [[0, 2], [1]]
    assert table.seen("ranking") == [[0, 2], [1]]
    assert table.seen("scores") == [85, 40, 85]
