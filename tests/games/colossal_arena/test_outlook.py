"""What a view tells of the future: what bets pay, who is about to fall, which cards would wake a power."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

from harena.core.dealer import SeededDealer
from harena.core.match import Match

from .arrange import ARENA, LINEUP, Table, arrange


def wakes(table: Table, seat: int) -> dict[str, str]:
    own = cast(dict[str, Any], table.view(seat)["own"])
    return cast(dict[str, str], own["wakes"])


def everywhere(strength: int, **others: str) -> dict[str, str]:
    return {f"{name} 1": others.get(name, f"{name} {strength}") for name in LINEUP.split()}


def test_a_bet_pays_by_its_row_while_its_creature_lives() -> None:
    table = arrange(dead="troll", bets={"troll 1": 0, "wyrm 1": 1, "wyrm 2": 0}, revealed={2: "wyrm 3"})
    assert table.view(None)["pays"] == {"rows": [4, 3, 2, 1, 0], "secret": 5}
    assert [bet["gold"] for bet in table.column("wyrm")["bets"]] == [4, 3]
    assert table.column("wyrm")["secrets"] == [{"seat": 2, "gold": 5}]
    assert [bet["gold"] for bet in table.column("troll")["bets"]] == [0]


def test_what_the_bets_pay_adds_up_to_the_score() -> None:
    for seed in range(5):
        match = Match(ARENA, seats=4, dealer=SeededDealer(f"pay {seed}"))
        luck = Random(seed)
        while not match.over:
            match.play(match.state.text(luck.choice(match.state.actions())))
        view: dict[str, Any] = dict(match.view(None).as_dict())
        paid = [0] * 4
        for column in view["columns"]:
            for bet in column["bets"] + column["secrets"]:
                paid[bet["seat"]] += bet["gold"]
        assert paid == view["scores"]
        assert (view["lowest"], view["doomed"]) == ([], None)


@pytest.mark.parametrize(
    ("tie", "lowest", "doomed"),
    [("continue", ["troll", "wyrm"], None), ("leftmost-dies", ["troll", "wyrm"], "troll")],
)
def test_the_lowest_fall_as_the_table_decides_ties(tie: str, lowest: list[str], doomed: str | None) -> None:
    piles = everywhere(5, troll="troll 2", wyrm="spectator 2")
    view = arrange(piles=piles, options={"row_tie": tie}).view(None)
    assert (view["lowest"], view["doomed"]) == (lowest, doomed)


def test_nobody_is_doomed_before_every_creature_shows_a_card() -> None:
    piles = everywhere(5, troll="troll 2")
    view = arrange(piles=piles).view(None)
    assert (view["lowest"], view["doomed"]) == (["troll"], "troll")
    del piles["wyrm 1"]
    view = arrange(piles=piles).view(None)
    assert (view["lowest"], view["doomed"]) == (["troll"], None)
    assert arrange().view(None)["lowest"] == []


def test_a_card_wakes_the_power_of_a_creature_one_backs() -> None:
    table = arrange(hands={0: "amazon 1, amazon 2, gorgon 3, prefect"}, bets={"amazon 1": 0, "gorgon 1": 1})
    assert wakes(table, 0) == {"amazon 1": "amazon", "amazon 2": "amazon"}
    assert "own" not in table.view(None)


def test_whoever_waits_sees_what_her_cards_would_wake() -> None:
    table = arrange(turn=1, hands={0: "ettin 1, troll 1"}, bets={"ettin 1": 0, "troll 1": 0})
    assert wakes(table, 0) == {"ettin 1": "ettin"}  # there is no earlier row for Troll


def test_a_spectator_in_the_way_or_nothing_to_use_it_on_wakes_nothing() -> None:
    bets = {"amazon 1": 0, "wyrm 1": 0}
    hands = {0: "amazon 1, wyrm 2"}
    assert wakes(arrange(hands=hands, bets=bets), 0) == {"amazon 1": "amazon"}
    piles = {"amazon 1": "spectator 3"}
    assert wakes(arrange(hands=hands, bets=bets, piles=piles), 0) == {"wyrm 2": "wyrm"}
    assert wakes(arrange(hands=hands, bets=bets, options={"powers": "off"}), 0) == {}


def test_after_the_card_nothing_wakes_until_the_next_turn() -> None:
    table = arrange(hands={0: "ettin 1, ettin 2, ..."}, bets={"ettin 1": 0})
    table.play("pass", "play ettin 1")
    assert wakes(table, 0) == {}
    table.play("use")
    assert wakes(table, 0) == {}  # once a turn
    table.play("decline", "done")
    assert wakes(table, 0) == {"ettin 2": "ettin"}


@pytest.mark.parametrize("seed", range(4))
def test_what_a_view_promises_is_kept(seed: int) -> None:
    match = Match(ARENA, seats=3, dealer=SeededDealer(f"outlook {seed}"))
    luck = Random(seed)
    promises = 0
    while not match.over:
        view: dict[str, Any] = dict(match.view(match.actor).as_dict())
        action = match.state.text(luck.choice(match.state.actions()))
        match.play(action)
        if not action.startswith("play ") or match.over:
            continue
        woken = view["own"]["wakes"].get(action.removeprefix("play "))
        after: dict[str, Any] = dict(match.view(None).as_dict())
        assert (after["step"] == "power") == (woken is not None)
        promises += woken is not None
    assert promises
