"""An offer is made whole: one sentence, checked, taken and told at once."""

from __future__ import annotations

from random import Random as Choice

import pytest

from harena.bots.specification import bot_of
from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError, NotationError, RuleError
from harena.core.match import Match
from harena.core.record import Record
from harena.games import GAMES
from harena.games.colosseum import steps
from harena.games.colosseum.state import Colosseum

from .positions import COLOSSEUM, Table, arrange

HANDS = {0: "2 comedian, torch", 1: "3 lion, ship", 2: "priest"}


def market_day() -> Table:
    return arrange("trading", coins={0: 10, 1: 4, 2: 0}, tokens=HANDS)


def refusal(table: Table, text: str) -> HarenaError:
    """What a person is told; nothing has changed."""
    before = [table.view(viewer) for viewer in (0, 1, 2, None)]
    with pytest.raises(HarenaError) as error:
        table.match.say(text, table.actor)
    assert [table.view(viewer) for viewer in (0, 1, 2, None)] == before
    assert str(table.match.objection(text, table.actor)) == str(error.value)
    return error.value


def test_a_whole_offer() -> None:
    """C124: the log has its path, types in the fixed order; the offer lies open at once."""
    table = market_day()
    table.match.say("offer 2: torch + 3 coins + comedian for 2 lion", 0)

    assert table.match.log == [
        "offer seat 2",
        "give comedian",
        "give torch",
        "next",
        "ask lion",
        "ask lion",
        "next",
        "coins 3",
    ]
    assert table.actor == 1
    assert table.seen("trade")["give"] == {"comedian": 1, "torch": 1}
    assert table.story().endswith("Seat 1 offers seat 2 1 comedian, 1 torch and 3 coins for 2 lions.")
    table.play("accept")
    assert table.tokens(0) == {"comedian": 1, "lion": 2}


def test_one_coin_is_told_as_one() -> None:
    table = arrange("trading", tokens={0: "torch", 1: "lion"})
    table.match.say("offer 2: torch for lion + 1 coin", 0)
    assert table.story().endswith("Seat 1 offers seat 2 1 torch for 1 lion and 1 coin.")


def test_it_is_told_once() -> None:
    """One offer, one sentence."""
    table = market_day()
    table.match.say("offer 2: comedian for lion", 0)
    assert [told.kind for told in table.match.told(2)] == ["proposed"]


def test_a_counter_offer() -> None:
    """C71: its partner is whoever made the offer; coins may be asked for."""
    table = market_day()
    table.match.say("offer 2: comedian for lion", 0)
    table.match.say("counter: lion for comedian + 2 coins", 1)

    assert table.actor == 0
    assert table.seen("trade")["coins"] == -2
    table.play("accept")
    assert (table.coins(0), table.coins(1)) == (8, 6)
    assert table.tokens(1) == {"comedian": 1, "lion": 2, "ship": 1}


def test_an_approach() -> None:
    """D7: to the active player, who answers yes or no."""
    table = market_day().play("done")
    table.match.say("offer 1: lion for 5 coins", 1)
    assert table.actor == 0
    assert table.legal == ["accept", "decline"]
    assert refusal(market_day().play("done"), "offer 3: lion for priest").args[0].startswith("C62")


def test_an_offer_of_nothing_is_begun_and_dropped() -> None:
    """C72: it counts as one of five; as a counter it declines."""
    table = market_day()
    table.match.say("offer 2: nothing", 0)
    assert table.match.log == ["offer seat 2", "cancel"]
    assert table.seen("offers") == 1
    table.match.say("offer 2: comedian for lion", 0)
    table.match.say("counter: nothing", 1)
    assert table.actor == 0
    assert table.seen("trade") is None


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("offer 2: 3 comedian for lion", "C73"),
        ("offer 2: comedian for priest", "C73"),
        ("offer 2: comedian for 5 coins", "C73"),
        ("offer 2: comedian + 11 coins for lion", "C73"),
        ("offer 3: comedian for 2 coins", "C73"),
        ("offer 2: joker for lion", "C64"),
        ("offer 2: comedian for comedian", "C73"),
        ("offer 1: comedian for lion", "C62"),
        ("counter: comedian for lion", "C71"),
        ("offer seat 2", "D30"),
    ],
)
def test_refused_offers(text: str, rule: str) -> None:
    error = refusal(market_day(), text)
    assert isinstance(error, RuleError)
    assert error.rule == rule


def test_a_type_is_on_one_side() -> None:
    """C66."""
    table = arrange("trading", tokens={0: "lion, torch", 1: "lion"})
    error = refusal(table, "offer 2: lion + torch for lion")
    assert isinstance(error, RuleError)
    assert error.rule == "C66"


@pytest.mark.parametrize(
    "text",
    [
        "offer 2: comedian",
        "offer 2: comedian for",
        "offer 2: 2 coins for 3 coins",
        "offer 2: 0 lion for torch",
        "offer 2: comedians for lion",
        "offer 2: emperor for lion",
        "offer 9: comedian for lion",
        "offer 2:comedian for lion",
        "sell 2: comedian for lion",
        "offer 2: 501 coins for lion",
    ],
)
def test_what_is_no_offer(text: str) -> None:
    assert isinstance(refusal(market_day(), text), NotationError)


def test_a_person_may_not_stop_in_the_middle() -> None:
    """Records may; what an old record left in the middle can only be dropped."""
    table = market_day().play("offer seat 2", "give comedian")
    for text in ("give torch", "next"):
        error = refusal(table, text)
        assert isinstance(error, RuleError)
        assert error.rule == "D30"
    assert bot_of("greedy", "colosseum").say(table.match.view(0)) == "cancel"
    table.match.say("cancel", 0)
    assert table.step == "bargain"


def test_an_event_with_its_helpers() -> None:
    """C95, C101: the program, Jokers and medals in one sentence."""
    table = arrange(
        "producing", tokens={0: "gladiator, 2 joker"}, programs={0: "1"}, medals={0: 2}, deals=["die 2"]
    ).play("roll", "move senator-1 2")
    assert "C95" in str(refusal(table, "stage 1: 3 jokers"))
    assert "C101" in str(refusal(table, "stage 1: 1 joker + 3 medals"))
    assert "C91" in str(refusal(table, "stage 2: 1 joker"))
    table.match.say("stage 1: 1 joker + 2 medals", 0)
    assert table.match.log[-3:] == ["stage 1", "jokers 1", "medals 2"]
    assert table.event(0)["total"] == 5 + 6


def test_helpers_that_nobody_is_asked_for() -> None:
    """D12: a sentence may say nought of what is not asked; more is refused."""
    position = {"tokens": {0: "2 gladiator, decoration"}, "programs": {0: "1"}}
    table = arrange("producing", deals=["die 2"], **position).play("roll", "move senator-1 2")  # type: ignore[arg-type]
    assert "C95" in str(refusal(table, "stage 1: 1 joker"))
    assert "C101" in str(refusal(table, "stage 1: 2 medals"))
    table.match.say("stage 1: 0 jokers + 0 medals", 0)
    assert table.match.log[-1] == "stage 1"


def test_what_an_offer_would_change_before_it_is_made() -> None:
    """The composer asks; nobody else learns of it, and nothing happens."""
    table = market_day()
    mine, hers = table.match.view(0).weigh("offer 2: comedian + 3 coins for lion")
    assert mine["coins"] == [10, 7]
    assert hers["tokens"] == {"comedian": 1, "lion": -1}
    assert {"token": "lion", "holder": [1, None]} in mine["stars"]  # type: ignore[operator]
    with pytest.raises(RuleError):
        table.match.view(0).weigh("offer 2: joker for lion")
    assert table.match.view(1).weigh("pass") == []
    table.match.say("offer 2: comedian + 3 coins for lion", 0)
    assert table.seen("trade")["effects"] == [mine, hers]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("seats", [3, 5])
def test_bots_say_whole_offers(bot: str, seats: int) -> None:
    """After every saying of a bot no draft is open, and the record replays."""
    bots = [bot_of(bot, "colosseum", seat) for seat in range(seats)]
    match = Match(COLOSSEUM, seats, dealer=SeededDealer(bot))
    while not match.over:
        match.say(bots[match.actor].say(match.view(match.actor)), match.actor)
        assert isinstance(match.state, Colosseum)
        assert not match.state.is_draft()
    offers = [text for text in match.log if text.startswith("offer seat")]
    assert offers
    assert Record.of(match).verify(GAMES).log == match.log


def test_said_whole_or_in_parts_it_is_the_same_offer() -> None:
    """Every path that a random composer takes has a sentence, and the sentence has that path."""
    choice = Choice(5)
    said = 0
    for seed in range(3):
        match = Match(COLOSSEUM, 4, "official", dealer=SeededDealer(f"paths {seed}"))
        while not match.over:
            start = match.state
            view, begun = match.view(match.actor), len(match.log)
            path = [choice.choice(start.actions())]
            sentence = view
            seen = view.onward(path[0])
            while seen is not None:
                path.append(choice.choice(seen.legal()))
                seen = seen.onward(path[-1])
            text = sentence.sentence(path)
            match.say(text, match.actor)
            if len(path) > 1 and not text.endswith("nothing"):
                again = Match(COLOSSEUM, 4, "official", start=start_of(match, begun))
                for line in match.log[begun : begun + len(path)]:
                    again.play(line)
                assert again.log == match.log[begun : begun + len(path)]
                said += 1
    assert said > 20


def start_of(match: Match, at: int) -> Colosseum:
    again = Match(match.game, match.state.seats, options=match.options)
    for text, seat in zip(match.log[:at], match.seats[:at], strict=True):
        again.play(text, seat)
    assert isinstance(again.state, Colosseum)
    return again.state


def test_an_outsider_imagines_every_stage_of_a_draft() -> None:
    """D30: what is given, what is asked for, the coins."""
    view = market_day().play("offer seat 2", "give comedian", "next").match.view(2)
    stages = set()
    for seed in range(60):
        world = view.imagine(Random(seed))
        assert isinstance(world, Colosseum)
        world.check()
        assert world.view(2) == view
        stages.add(int(world.step))
    assert stages == {steps.GIVE, steps.ASK, steps.COINS}
