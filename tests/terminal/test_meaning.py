"""What somebody means by a line: a number, an action, or beginnings of its words."""

from __future__ import annotations

import pytest

from harena.core.errors import HarenaError
from harena.terminal.meaning import meant

ACTIONS = ["pass", "bet troll", "bet titan", "bet t"]
BIDS = [f"bid {coins}" for coins in range(12, 31)] + ["pass"]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("2", "bet troll"),
        ("  BET   Troll", "bet troll"),
        ("p", "pass"),
        ("bet ti", "bet titan"),
        ("b tr", "bet troll"),
        ("titan", "bet titan"),
        ("bet t", "bet t"),
        ("nonsense", "nonsense"),
    ],
)
def test_an_action_is_meant(line: str, action: str) -> None:
    assert meant(line, ACTIONS) == action


def test_nothing_means_the_only_action() -> None:
    assert meant("", ["done"]) == "done"


def test_a_beginning_that_fits_several_is_refused_with_their_names() -> None:
    with pytest.raises(HarenaError, match="'bet' may be bet troll, bet titan, bet t"):
        meant("bet", ACTIONS)


def test_a_number_beyond_the_list_is_refused() -> None:
    with pytest.raises(HarenaError, match="from 1 to 4"):
        meant("12345678901234567890", ACTIONS)


def test_a_number_at_a_bid_is_that_number() -> None:
    """Also one that is no legal bid: the rules say why."""
    assert meant("14", BIDS, {"bid"}) == "bid 14"
    assert meant("8", BIDS, {"bid"}) == "bid 8"
    assert meant("14", BIDS) == "bid 25", "without such verbs it is a place in the list"


def test_words_that_only_bind_may_be_left_out() -> None:
    actions = ["spectator 4 on wyrm", "spectator 4 on troll", "target seat 2"]
    assert meant("s 4 w", actions) == "spectator 4 on wyrm"
    assert meant("spectator 4 on t", actions) == "spectator 4 on troll"
    assert meant("target 2", actions) == "target seat 2"


def test_a_number_in_an_action_is_whole() -> None:
    assert meant("bid 1", BIDS) == "bid 1", "which is not bid 12"
    assert meant("emperor 4", ["move emperor 4", "move consul-1 4"]) == "move emperor 4"
