"""Colosseum on a page: all that a decision needs, on 80 by 24, at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from harena.bots import BOTS
from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.games import GAMES
from harena.games.colosseum.components import NOBLE_NAMES, PROGRAMS
from harena.terminal.colosseum.catalogue import draw_card, draw_catalogue
from harena.terminal.colosseum.choices import ranges
from harena.terminal.colosseum.hearing import heard
from harena.terminal.colosseum.offers import draw_effects, draw_offer
from harena.terminal.colosseum.stock import draw_stock
from harena.terminal.colosseum.track import draw_map
from harena.terminal.ink import Ink
from harena.terminal.page import Page
from harena.terminal.renderers import renderer_of

GAME = GAMES["colosseum"]
RENDERER = renderer_of("colosseum")
NAMES = ["Anna", "Aulus (greedy)", "Brutia (greedy)", "Cassius (greedy)", "Drusilla (greedy)"]


def page(seats: int, width: int = 80) -> Page:
    return Page(Ink(False), NAMES[:seats], width)


def decisions(seats: int, preset: str, seed: str) -> Iterator[dict[str, Any]]:
    """What each seat sees whenever it is to choose, in a game between bots."""
    match = Match(GAME, seats, preset, dealer=SeededDealer(seed))
    bots = [BOTS["beginner" if seat == 0 else "greedy"].make(GAME.name, seat) for seat in range(seats)]
    while not match.over:
        view = match.view(match.actor)
        yield view.as_dict()
        match.say(bots[match.actor].say(view), match.actor)
    yield match.view(0).as_dict()


def screen(seen: dict[str, Any], on: Page) -> list[str]:
    """All that is shown at a question, the news and the prompt excepted."""
    table = [*RENDERER.board(seen, on), *RENDERER.own(seen, on)]
    return table if seen["over"] else [*table, "You: " + seen["prompt"], *RENDERER.choices(seen, on)]


@pytest.mark.parametrize(("seats", "preset"), [(3, "standard"), (4, "official"), (5, "standard")])
def test_every_step_fits_the_screen(seats: int, preset: str) -> None:
    steps = set()
    for seen in decisions(seats, preset, f"screen {seats}"):
        steps.add(seen["step"])
        lines = screen(seen, page(seats))
        assert len(lines) <= 23, "\n".join(lines)
        assert max(map(len, lines)) <= 80, max(lines, key=len)
    assert {"invest", "open", "raise", "bargain", "roll", "move", "stage", "discard"} <= steps


def test_a_narrow_screen_has_all_of_it_too() -> None:
    for seen in decisions(3, "standard", "narrow"):
        lines = screen(seen, page(3, 60))
        assert max(map(len, lines)) <= 60, max(lines, key=len)


def first(step: str, seats: int = 3) -> dict[str, Any]:
    return next(seen for seen in decisions(seats, "standard", "first") if seen["step"] == step)


def test_what_can_be_typed_is_said_with_what_it_brings() -> None:
    lines = "\n".join(screen(first("invest"), page(3)))
    assert "buy 11" in lines
    assert "expand left" in lines
    assert "10 coins, 20 left" in lines
    assert "a second die" in lines
    lines = "\n".join(screen(first("raise"), page(3)))
    assert " leaves you " in lines
    assert "leads at " in lines
    lines = "\n".join(screen(first("stage"), page(3)))
    assert " base" in lines


def test_no_seat_counts_from_nought() -> None:
    for seen in decisions(3, "standard", "seats"):
        text = "\n".join(screen(seen, page(3)))
        assert "seat 0" not in text
        assert "[0]" not in text


def test_nobles_have_names_and_squares() -> None:
    lines = screen(first("move"), page(3))
    table = [line.split() for line in lines if line.split()[0] in NOBLE_NAMES]
    assert [row[0] for row in table] == NOBLE_NAMES
    assert table[0][1:3] == ["7", "0~"]


def test_the_catalogue_has_every_program_on_sale() -> None:
    seen = first("invest")
    lines = draw_catalogue("", seen, page(3))
    assert len(lines) <= 23
    assert len(lines) == 1 + len(seen["sale"]) + len(seen["players"][seen["viewer"]]["programs"])
    assert any(line.startswith("17  Bacchus and the Nymphs         21     3   25") for line in lines)


@pytest.mark.parametrize("number", ["1", "17", "#30"])
def test_a_program_has_a_card(number: str) -> None:
    program = PROGRAMS[int(number.removeprefix("#")) - 1]
    text = " ".join(" ".join(draw_card(number, first("invest"), page(3))).split())
    assert program.name in text
    assert f"{program.crowd[0]} complete" in text
    assert f"an arena of {2 + program.expansions} squares" in text


@pytest.mark.parametrize("number", ["", "0", "31", "x"])
def test_no_card_of_a_program_that_is_not(number: str) -> None:
    with pytest.raises(HarenaError, match="the programs are 1 to 30"):
        draw_card(number, first("invest"), page(3))


def test_the_track_shows_every_square_arena_and_noble() -> None:
    text = "\n".join(draw_map("", first("invest"), page(3)))
    squares = text.replace("~", " ").replace("[", " [").split()
    assert all(str(square) in squares for square in range(36))
    assert text.count("[1]") == text.count("[3]") == 2
    assert all(noble in text for noble in NOBLE_NAMES)


@pytest.mark.parametrize("seats", [3, 5])
def test_tokens_have_their_holders_and_stars(seats: int) -> None:
    lines = draw_stock("", first("invest", seats), page(seats))
    assert len(lines) == 16
    assert max(map(len, lines)) <= 80
    assert lines[1].startswith("gladiator")


def test_an_offer_is_told_from_the_readers_side() -> None:
    seen = first("bargain")
    trade = {
        "kind": "offer",
        "composer": 1,
        "partner": 0,
        "give": {"lion": 1},
        "ask": {"horse": 2},
        "coins": -3,
    }
    told = draw_offer({**seen, "viewer": 0, "trade": trade}, page(3))
    assert told == ["offer     Aulus offers: you get lion; you give 2 horse and 3 coins"]
    told = draw_offer({**seen, "viewer": 2, "trade": trade}, page(3))
    assert told == ["offer     Aulus offers Anna lion for 2 horse and 3 coins"]


@pytest.mark.parametrize(
    ("line", "notation"),
    [
        ("offer 2: lion for horse", "offer 2: lion for horse"),
        (
            "Offer Aulus: 2 Lions, a torch and 3 coins for horses",
            "offer 2: 2 lion + torch + 3 coins for horse",
        ),
        ("offer bru:gla+1 coin for dec", "offer 3: gladiator + 1 coin for decoration"),
        ("counter: 2 torches for action", "counter: 2 torch for additional-action"),
        ("offer 2: nothing", "offer 2: nothing"),
        ("offer 2: sc for unicorn", "offer 2: scenery for unicorn"),
        ("pass", "pass"),
    ],
)
def test_an_offer_may_be_written_as_one_speaks(line: str, notation: str) -> None:
    assert heard(line, first("bargain"), page(3)) == notation


def test_an_offer_is_made_to_somebody() -> None:
    with pytest.raises(HarenaError, match="say to whom: "):
        heard("offer: lion for horse", first("bargain"), page(3))


def test_what_an_offer_would_change_is_told_of_both() -> None:
    effect = {"coins": [3, 3], "medals": [0, 0], "tokens": {}, "stars": [], "best": [5, 5]}
    mine = {**effect, "seat": 0, "programs": [{"program": 4, "total": [5, 9]}]}
    hers = {**effect, "seat": 1, "programs": [], "stars": [{"token": "lion", "holder": [None, 1]}]}
    seen = first("bargain")
    seen = {
        **seen,
        "viewer": 0,
        "players": [{**player, "programs": [{"program": 4}]} for player in seen["players"]],
    }
    assert draw_effects([mine, hers], seen, page(3)) == ["for you   #4 5 → 9", "Aulus     lion star Aulus's"]


def test_ranges() -> None:
    assert ranges([11, 12, 13, 15, 20, 21]) == "11-13, 15, 20-21"
