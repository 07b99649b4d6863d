"""Colossal Arena on a page."""

from __future__ import annotations

from harena.core.state import Json
from harena.terminal.colossal_arena.board import draw_board, draw_own
from harena.terminal.colossal_arena.cards import draw_memory
from harena.terminal.colossal_arena.choices import draw_choices
from harena.terminal.ink import Ink
from harena.terminal.page import Page

PAGE = Page(Ink(False), ["Anna", "Brutia (greedy)"])


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
    assert lines[2].rstrip() == "1 (4g)  7×3  [2]!s4       0"
    assert lines[3].rstrip() == "backer  Brutia   -        dead"
    assert lines[4].rstrip() == "  (5g)           [1]"
    assert "*2 Brutia (greedy)          0       5   8+2  none" in lines
    assert "     holds troll 1 4 · prefect" in lines


def test_the_arena_on_a_narrow_page_has_a_line_a_creature() -> None:
    lines = draw_board(arena(), Page(Ink(False), PAGE.names, 50))
    assert max(map(len, lines)) <= 50
    assert lines[2] == "troll     7×3  [2] Brutia"
    assert lines[3] == "wyrm     !s4       - [1]"
    assert lines[4] == "titan     0        dead"


def test_spectators_are_one_line_of_the_choices() -> None:
    spread = [f"spectator {k} on {creature}" for k in (2, 8) for creature in ("troll", "wyrm")]
    lines = draw_choices({"legal": ["play troll 2", "prefect", *spread]}, PAGE)
    assert lines == [
        "  1  play troll 2",
        "  2  prefect",
        "     spectator 2 or 8 on a living creature, for example spectator 2 troll",
    ]
    one = ["done", "spectator 2 on troll"]
    assert draw_choices({"legal": one}, PAGE) == PAGE.menu(one)


def test_what_was_seen_is_remembered() -> None:
    known = [
        {"cards": ["troll 4", "prefect"], "zones": ["hand 2"], "at_least": 1},
        {"cards": ["wyrm 1", "wyrm 2"], "zones": ["hand 2", "deck"], "at_most": 0},
        {"cards": ["wyrm 9"], "zones": ["secret 2"], "at_least": 1},
    ]
    view = {**arena(), "seen": ["troll 7", "troll 9", "magister"], "known": known}
    assert [line.rstrip() for line in draw_memory("", view, PAGE)] == [
        "troll      7 9",
        "magister",
        "You know: at least 1 of troll 4 · prefect in Brutia's hand.",
        "You know: none of wyrm 1 2 in Brutia's hand or the deck.",
        "You know: wyrm 9 in Brutia's secret.",
    ]


def test_the_hand_and_what_is_asked() -> None:
    assert draw_own(arena(), PAGE) == [
        "hand      troll 2 9 · magister",
        "secret    wyrm 5",
        "power     gorgon · against Brutia (greedy) · shown wyrm 1, wyrm 2",
    ]


def test_the_arena_before_its_creatures_enter() -> None:
    assert len(draw_board({**arena(), "columns": []}, PAGE)) == 1
