from __future__ import annotations

import io

import pytest

from harena.core.match import Told
from harena.core.state import Json
from harena.terminal.colossal_arena import draw_board, draw_own
from harena.terminal.ink import Ink, ink_for
from harena.terminal.page import Page, folded, gathered
from harena.terminal.renderers import PLAIN, RENDERERS, renderer_of
from harena.terminal.table import meant

PAGE = Page(Ink(False), ["Anna", "Brutia (greedy)"])


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert ink_for(Screen()).colours
    assert not ink_for(io.StringIO()).colours
    monkeypatch.setenv("TERM", "dumb")
    assert not ink_for(Screen()).colours
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not ink_for(Screen()).colours


def test_paint_is_put_on_and_taken_off() -> None:
    assert Ink(True).paint("x", "bold", "red") == "\x1b[1;31mx\x1b[0m"
    assert Ink(False).paint("x", "bold") == "x"


def test_seats_have_names_in_sentences() -> None:
    assert PAGE.people("Seat 1 asks seat 2 for Troll.") == "Anna asks Brutia for Troll."
    assert PAGE.people("Seat 9 is nobody.") == "Seat 9 is nobody."
    assert PAGE.choice("target seat 2") == "target seat 2 (Brutia)"


def test_a_story_is_told_person_by_person() -> None:
    story = [
        Told(0, None, "rose", {}, "The sun rises."),
        Told(1, 0, "passed", {}, "Seat 1 passes."),
        Told(1, 0, "played", {}, "Seat 1 plays."),
        Told(2, 1, "passed", {}, "Seat 2 passes."),
        Told(2, None, "fell", {}, "Night falls."),
    ]
    assert PAGE.story(story) == ["The sun rises.", "Anna passes; plays.", "Brutia passes.", "Night falls."]


def test_a_deal_round_the_table_is_told_once() -> None:
    cards = [(0, "a card"), (1, "Wyrm 7"), (0, "a card"), (1, "Troll 1")]
    deal = [Told(0, seat, "drew", {}, f"Seat {seat + 1} draws {card}.") for seat, card in cards]
    assert gathered(deal) == [deal[0], deal[2], deal[1], deal[3]]
    assert PAGE.story(deal) == ["Anna draws a card (×2).", "Brutia draws Wyrm 7, Troll 1."]
    assert folded([("bid", "bids 8."), ("bid", "bids 9.")]) == ["bids 8", "bids 9"]


def test_a_menu_fits_the_page_and_keeps_its_order() -> None:
    actions = [f"spectator {k} on colossus" for k in range(40)]
    lines = PAGE.menu(actions)
    assert max(map(len, lines)) <= 80
    assert all(f"{k + 1}  {action}" in "\n".join(lines) for k, action in enumerate(actions))


def test_what_a_line_means() -> None:
    actions = ["pass", "bet troll", "bet titan", "bet t"]
    assert meant("2", actions) == "bet troll"
    assert meant("  BET   Troll", actions) == "bet troll"
    assert meant("p", actions) == "pass"
    assert meant("bet ti", actions) == "bet titan"
    assert meant("bet t", actions) == "bet t"
    assert meant("bet", actions) == "bet"
    assert meant("", ["done"]) == "done"
    with pytest.raises(ValueError, match="from 1 to 4"):
        meant("12345678901234567890", actions)


def test_a_game_without_a_renderer_is_printed_as_it_is() -> None:
    seen: Json = {
        "game": "x",
        "legal": ["a"],
        "over": False,
        "rows": [{"a": 1, "b": None}],
        "many": list(range(60)),
        "own": {"hand": ["ace"]},
    }
    assert renderer_of("no such game") is PLAIN
    lines = [*PLAIN.board(seen, PAGE), *PLAIN.own(seen, PAGE)]
    assert lines[0] == "game x · over no"
    assert "  1.          a 1, b -" in lines
    assert max(map(len, lines)) <= 80
    assert any("ace" in line for line in lines)
    assert not any("legal" in line for line in lines)


def column(creature: str, piles: list[Json], **more: object) -> Json:
    return {
        "creature": creature,
        "alive": True,
        "backer": None,
        "piles": piles,
        "bets": [],
        "secrets": [],
        **more,
    }


def arena() -> Json:
    player = {"hand": 8, "stunned": 0, "tokens": 5, "secret": "none", "gold": 0, "known": []}
    return {
        "viewer": 0,
        "round": 1,
        "turn": 3,
        "current": 1,
        "over": False,
        "deck": 60,
        "discard": {"top": "wyrm 3", "size": 2},
        "pays": {"rows": [4, 3, 2, 1, 0], "secret": 5},
        "lowest": ["wyrm"],
        "columns": [
            column(
                "troll",
                [{"row": 1, "top": "troll 7", "height": 3}],
                backer=1,
                bets=[{"row": 1, "seat": 1, "gold": 4}],
            ),
            column("wyrm", [{"row": 1, "top": "spectator 4", "height": 1}], secrets=[{"seat": 0, "gold": 5}]),
            column("titan", [{"row": 1, "top": "titan 0", "height": 1}], alive=False),
        ],
        "players": [player, {**player, "stunned": 2, "known": ["troll 1", "troll 4", "prefect"]}],
        "pending": {"on": "gorgon", "victim": 1, "shown": ["wyrm 1", "wyrm 2"]},
        "own": {"hand": ["troll 2", "troll 9", "magister"], "secret": "wyrm 5", "stunned": []},
    }


def test_the_arena_on_a_page() -> None:
    lines = draw_board(arena(), PAGE)
    assert lines[0] == "Round 1 · turn 3 · deck 60 · discards 2 (wyrm 3)"
    assert lines[3].rstrip() == "1 (4g)  7×3  [2]!s4       0"
    assert lines[4].rstrip() == "backer  Brutia   -        dead"
    assert lines[5].rstrip() == "  (5g)           [1]"
    assert "*2 Brutia (greedy)          0       5   8+2  none" in lines
    assert "     holds troll 1 4 · prefect" in lines


def test_the_hand_and_what_is_asked() -> None:
    assert draw_own(arena(), PAGE) == [
        "hand      troll 2 9 · magister",
        "secret    wyrm 5",
        "power     gorgon · against Brutia (greedy) · shown wyrm 1, wyrm 2",
    ]


def test_the_arena_before_its_creatures_enter() -> None:
    assert len(draw_board({**arena(), "columns": []}, PAGE)) == 1


def test_every_renderer_has_its_game() -> None:
    from harena.games import GAMES

    assert set(RENDERERS) <= set(GAMES)
