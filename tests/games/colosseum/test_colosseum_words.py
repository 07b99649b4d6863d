"""Notation, refusals, stories, views and what an unfinished offer keeps to itself."""

from __future__ import annotations

import json

import pytest

from harena.core.chance import Random
from harena.core.errors import NotationError
from harena.core.state import CHANCE, EVERYBODY, Event
from harena.games.colosseum import actions, events
from harena.games.colosseum.components import TOKEN_NAMES
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.things import tokens

from .positions import COLOSSEUM, Table, arrange, new_game


@pytest.mark.parametrize(("token", "told"), [("lion", "a lion"), ("emperor", "an emperor")])
def test_a_token_has_its_article(token: str, told: str) -> None:
    laid = Event(events.PLACED, CHANCE, [], EVERYBODY, place=TOKEN_NAMES.index(token), count=1)
    assert COLOSSEUM.start(3).tell(laid) == f"Market 2 receives {told}."


@pytest.mark.parametrize(
    "text",
    [
        "pass",
        "extra-aa",
        "expand left",
        "market 5",
        "offer seat 3",
        "buy 30",
        "stage 1",
        "give additional-action",
        "jokers 0",
        "medals 18",
        "coins -500",
        "coins 0",
        "bid 500",
        "move emperor 1",
        "first senator-3 6",
        "second consul-1 6",
        "together senator-3 12",
        "nudge emperor -3",
        "nudge senator-3 3",
        "draw emperor",
        "program 10",
        "die i-iii",
        "dice 6 6",
        "tie seat 1",
    ],
)
def test_words_are_actions_and_back(text: str) -> None:
    state = COLOSSEUM.start(3)

    assert state.text(state.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "dance",
        "give",
        "give elephant",
        "buy 31",
        "buy 0",
        "buy 07",
        "buy one",
        "bid 501",
        "bid -1",
        "coins --1",
        "offer seat 4",
        "move emperor",
        "move caesar 3",
        "nudge emperor 0",
        "nudge emperor +1",
        "die 1",
        "die 3 4",
        "dice 4",
        "dice 3 7",
        "medals 1000",
    ],
)
def test_other_words_are_not(text: str) -> None:
    with pytest.raises(NotationError):
        COLOSSEUM.start(3).parse(text)


@pytest.mark.parametrize("action", [actions.GO_ON, actions.DICE, actions.ACTIONS])
def test_other_numbers_have_no_words(action: int) -> None:
    with pytest.raises(NotationError):
        COLOSSEUM.start(3).text(action)


def test_plain_dice_have_plain_faces() -> None:
    state = COLOSSEUM.start(3, "", {"dice": "one-to-three"})

    assert state.text(state.parse("die 1")) == "die 1"
    with pytest.raises(NotationError, match="no die shows"):
        state.parse("die 4")


@pytest.mark.parametrize("text", ["accept", "counter", "cancel", "none", "roll", "done", "decline", "next"])
def test_words_of_other_phases_are_refused_by_a_ruling(text: str) -> None:
    error = arrange().refused(text)

    assert error.rule.startswith("C")
    assert "invest" in error.reason


@pytest.mark.parametrize(
    "text",
    [
        "market 1",
        "bid 9",
        "offer seat 2",
        "give lion",
        "ask lion",
        "coins 3",
        "move emperor 2",
        "first emperor 2",
    ]
    + ["second emperor 2", "together emperor 7", "nudge emperor 1", "stage 4", "jokers 1", "medals 1"]
    + ["discard lion", "take lion", "tie seat 1", "die 4", "program 3"],
)
def test_every_verb_knows_its_place(text: str) -> None:
    assert arrange().refused(text).rule.startswith("C")


def test_an_unknown_number_is_refused_too() -> None:
    state = arrange().state

    assert state.refusal(actions.GO_ON).rule == "C13"


def test_after_the_end_the_refusal_says_so() -> None:
    state = arrange("producing", turn=5, current=2).play("pass").state

    assert state.refusal(actions.PASS).rule == "C16"
    assert state.prompt() == "the game is over"


def draft(*path: str) -> Table:
    """Seat 0 composes an offer to seat 1."""
    tokens = {0: "2 gladiator, lion", 1: "horse, ship", 2: "cage"}
    return arrange("trading", tokens=tokens).play("offer seat 2", *path)


DRAFTS = [
    ("give gladiator",),
    ("give gladiator", "give gladiator"),
    ("give lion", "next"),
    ("next", "ask horse"),
    ("give lion", "next", "ask ship", "next"),
]


@pytest.mark.parametrize("path", DRAFTS)
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_d30_a_draft_looks_like_an_empty_one(path: tuple[str, ...], viewer: int | None) -> None:
    """Views, prompts and stories of the others are the same, byte for byte."""
    empty, begun = draft(), draft(*path)

    assert json.dumps(begun.view(viewer)) == json.dumps(empty.view(viewer))
    assert begun.story(viewer) == empty.story(viewer)
    assert begun.state.prompt() == empty.state.prompt()
    assert begun.seen("step", viewer) == "compose"
    assert set(begun.seen("trade", viewer)) == {"kind", "composer", "partner"}


@pytest.mark.parametrize("path", DRAFTS)
def test_d30_the_composer_sees_her_draft(path: tuple[str, ...]) -> None:
    table = draft(*path)

    shown = table.seen("trade", 0)
    assert sum(shown["give"].values()) == path.count("give gladiator") + path.count("give lion")
    assert sum(shown["ask"].values()) == sum(1 for text in path if text.startswith("ask"))
    assert table.view(0) != draft().view(0)


def test_d30_a_proposed_offer_is_open_to_all() -> None:
    table = draft("give lion", "next", "ask ship", "next", "coins 2")

    for viewer in (0, 1, 2, None):
        offer = table.seen("trade", viewer)
        assert [effect["seat"] for effect in offer.pop("effects")] == [0, 1]
        assert offer == {
            "kind": "offer",
            "composer": 0,
            "partner": 1,
            "give": {"lion": 1},
            "ask": {"ship": 1},
            "coins": 2,
        }
    assert "Seat 1 offers seat 2 1 lion and 2 coins for 1 ship." in table.story()


def test_d30_an_imagined_draft_may_hold_something() -> None:
    """Of many imagined worlds some have tokens in the draft; all look the same to the outsider."""
    table = draft("give lion", "next")
    view = table.match.view(2)

    sizes = set()
    for seed in range(40):
        world = view.imagine(Random(seed))
        assert isinstance(world, Colosseum)
        assert world.view(2) == view
        world.check()
        sizes.add(sum(world.given[kind] for kind in range(16)))
    assert sizes >= {0, 1, 2}


def test_a_view_speaks_for_itself() -> None:
    """It lists, writes and reads actions; only the one to act has any."""
    table = new_game(3)
    view = table.match.view(0)

    assert "ticket" in view.actions()
    assert view.parse("ticket") == actions.TICKET
    assert table.match.view(1).legal() == table.match.view(None).legal() == []


def test_a_view_names_chance_and_ties() -> None:
    s = arrange("producing", loges="0").state.clone()
    s.apply(s.parse("roll"))
    view = s.view(None).as_dict()

    assert (view["actor"], view["step"], view["prompt"]) == ("chance", "dice", "the dice are rolled")


def test_an_auction_in_a_view() -> None:
    table = arrange("auctions")
    assert table.seen("auction") == {
        "winners": [],
        "market": None,
        "bid": 0,
        "leader": None,
        "bidders": [0, 1, 2],
        "out": [],
        "least": 8,
    }

    table.play("market 2", "bid 9")
    assert table.seen("auction") == {
        "winners": [],
        "market": 2,
        "bid": 9,
        "leader": 0,
        "bidders": [0, 1, 2],
        "out": [],
        "least": 10,
    }


def test_a_production_in_a_view() -> None:
    table = arrange(
        "producing",
        loges="0",
        medals={0: 1},
        programs={0: "1"},
        tokens={0: "gladiator, joker"},
        deals=["dice i-iii 6"],
    ).play("roll", "first emperor 3")
    assert table.seen("production") == {
        "dice": ["i-iii", "6"],
        "moved": "emperor",
        "program": None,
        "missing": None,
    }

    table.play("second consul-1 6", "stage 1")
    assert table.seen("production")["program"] == 1
    assert table.seen("production")["missing"] == 2
    table.play("jokers 1")
    assert table.seen("production")["missing"] == 1


def test_a_story_of_a_turn() -> None:
    """Sentences for whatever may happen."""
    table = arrange(
        medals={0: 5, 1: 1},
        programs={0: "1"},
        tokens={0: "2 gladiator, 2 additional-action, lion, joker", 1: "horse, ship"},
        markets={
            1: "emperor, lion, lion",
            2: "cage, cage, cage",
            3: "torch, torch, torch",
            4: "torch, torch, torch",
            5: "priest, priest, priest",
        },
        deals=["draw lion", "draw ship", "draw joker", "dice 6 2"],
    )
    table.play("cash", "swap", "loge", "extra-medals", "expand left", "extra-aa", "ticket", "done")
    table.play("buy 11", "done", "pass")
    table.play("market 1", "bid 8", "pass", "pass", "pass", "pass")
    table.play(
        "offer seat 2", "cancel", "offer seat 2", "give gladiator", "next", "ask ship", "next", "coins 1"
    )
    table.play("counter", "give horse", "next", "next", "coins -2", "decline", "offer seat 2", "next")
    table.play("ask ship", "next", "coins 2", "accept", "done", "pass", "pass", "done", "pass", "pass")
    while table.phase == "trading":
        table.pass_on()
    table.play("roll", "first emperor 6", "second consul-1 2", "nudge emperor -1", "stage 1", "jokers 1")
    table.play("medals 1", "roll")
    told = table.story()
    for sentence in (
        "Seat 1 turns a medal into six coins.",
        "Seat 1 swaps an Additional Action for a medal.",
        "Seat 1 builds an Emperor's loge.",
        "Seat 1 uses two medals to invest once more.",
        "Seat 1 expands the arena by square 31.",
        "Seat 1 uses an Additional Action to invest once more.",
        "Seat 1 buys a season ticket.",
        "Seat 2 buys Amphitrite's Anger (#11) for 13 coins.",
        "Seat 3 does not invest.",
        "Seat 1 puts market 1 up for auction.",
        "Seat 1 wins market 1 for 8: emperor, lion, lion.",
        "Seat 1 exchanges an Emperor token for a medal.",
        "Seat 1 holds the star for lion.",
        "Market 1 receives a ship.",
        "Seat 2 opens no auction.",
        "Seat 1 makes no offer to seat 2 after all.",
        "Seat 2 offers seat 1 in return 1 horse for 2 coins.",
        "Seat 1 declines the offer of seat 2.",
        "Seat 1 gives seat 2 2 coins for 1 ship.",
        "Seat 1 rolls 6 and 2.",
        "Seat 1 moves Emperor by 6 to square 6.",
        "Seat 1 earns a medal: Emperor rests.",
        "Seat 1 spends a medal to move Emperor by -1 to square 5.",
        "Seat 1 stages Tribute to Munus (#1) with 1 Joker: base 7, tickets 5, medals 3; 15 spectators.",
    ):
        assert sentence in told, sentence


def test_a_story_of_a_ceremony() -> None:
    table = arrange(
        "closing",
        markers={0: 30, 1: 2, 2: 2},
        tokens={0: "3 gladiator, decoration"},
        shown={0: 1},
        deals=["tie seat 2"],
    ).play("discard gladiator", "take gladiator")
    told = table.story()

    for sentence in (
        "Seat 1 discards a gladiator.",
        "Nobody holds the star for gladiator.",
        "Seat 1 gets a podium.",
        "Seat 2 is last by the dice.",
        "Seat 2 takes a gladiator from seat 1.",
        "Turn 2 begins; Seat 2 goes first.",
        "Investing.",
    ):
        assert sentence in told, sentence
    spared = arrange(
        "closing", markers={0: 30, 1: 9, 2: 2}, tokens={0: "lion"}, options={"theft": "may"}
    ).play("none")
    assert "Seat 3 takes nothing from seat 1." in spared.story()


def test_a_story_of_the_deal_and_the_end() -> None:
    table = new_game(3)
    assert "Seat 1 receives" in table.story()
    assert "is dealt a" in table.story()

    table = arrange("producing", turn=5, current=2).play("pass")
    assert table.story().endswith("The last spectacle is over: the game has ended.")


def test_an_emperor_token_without_a_medal_is_told() -> None:
    markets = {1: "emperor, lion, horse", 2: "cage, cage, cage"}
    table = arrange("auctions", supply=0, markets=markets).play("market 1", "bid 8", "pass", "pass")

    assert "No medal is left for the Emperor token of seat 1." in table.story()


def test_what_changes_hands_is_counted_in_words() -> None:
    assert [tokens(n, name) for n, name in ((1, "horse"), (2, "horse"), (2, "torch"), (3, "scenery"))] == [
        "1 horse",
        "2 horses",
        "2 torches",
        "3 scenery",
    ]
