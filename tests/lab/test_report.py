"""What a report says, and that it says what it leaves out; how it is laid out is for the browser's tests."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from harena.lab.report.costs import duration
from harena.lab.report.course import spread
from harena.lab.report.page import page_of
from harena.lab.report.words import name, round_numbers
from harena.lab.standings import MIXED, Standings

from .unplayed import LONG, SHORT, standing_for, standings_for

EMPTY = {"meta", "line", "path", "wbr"}


class Nesting(HTMLParser):
    """Which elements are open, and that each is closed in its turn."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag


@pytest.mark.parametrize("bots", [SHORT, LONG, SHORT[:2]], ids=["short", "long", "two"])
@pytest.mark.parametrize(
    ("seats", "kind"), [(2, "each"), (4, "each"), (5, "each"), (4, "first"), (4, "steps"), (5, "mixed")]
)
def test_every_element_is_closed_and_every_pairing_is_there(bots: list[str], seats: int, kind: str) -> None:
    standings = standings_for(bots, seats, kind)
    page = page_of(standings, "harena tournament")
    nesting = Nesting()
    nesting.feed(page)
    assert nesting.open == []
    for row in standings.rows:
        assert page.count(f'<th scope="row">{name(row.title)}</th>') >= 2  # its share, and seat by seat


def test_the_course_says_what_it_leaves_out() -> None:
    assert "the first 6 of 12 pairings" in page_of(standings_for(SHORT), "")
    assert "the first 6 of 20 pairings" in page_of(standings_for([*SHORT, "champion"]), "")
    assert "Drawn are" not in page_of(standings_for(SHORT, kind="mixed"), "")


def test_pairings_of_few_deals_are_not_dropped_unsaid() -> None:
    assert "Nothing is drawn: a line needs 8 deals." in page_of(standings_for(SHORT, deals=7), "")
    standings = standings_for(SHORT[:3], kind="mixed")
    standings.rows[1] = standing_for("random", MIXED, 4, 5, 1)
    assert "Left out for having fewer than 8 deals: 1." in page_of(standings, "")


def cells(standings: Standings) -> list[str]:
    """The figures of the matrix, row by row."""
    matrix = page_of(standings, "").split('<table class="matrix">')[1].split("</table>")[0]
    return re.findall(r"<td[^>]*>([^<]+)</td>", matrix)


def test_a_duel_tells_of_both() -> None:
    """The first wins everything, so the rest lose everything to it; the others lose what they play."""
    assert cells(standings_for(SHORT[:3], 2)) == ["100 %", "100 %", "0 %", "0 %", "0 %", "100 %"]


def test_more_than_two_are_no_duel() -> None:
    standings = standings_for(SHORT[:3], 3)
    del standings.rows[-1]
    assert len(cells(standings)) == 5


def test_simulations_are_told_where_somebody_thinks() -> None:
    standings = standings_for(SHORT[:2])
    assert '<th scope="col">simulations</th>' in page_of(standings, "")
    standings.costs["random"] = standings.costs["greedy"]
    assert '<th scope="col">simulations</th>' not in page_of(standings, "")


def test_names_are_moved_apart_but_not_off_the_plot() -> None:
    moved = spread([1.0, 0.2, 1.0, 0.99], 0.1)
    assert moved == pytest.approx([0.9, 0.2, 1.0, 0.8])


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 15, [0, 5, 10, 15]), (7.9, 40.7, [0, 10, 20, 30, 40, 50]), (0, 1000, [0, 200, 400, 600, 800, 1000])],
)
def test_axes_have_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert round_numbers(low, high) == expected


@pytest.mark.parametrize(
    ("milliseconds", "said"),
    [(0.001, "1 µs"), (0.0324, "32 µs"), (1, "1 ms"), (1234, "1.2 s"), (999.9, "1 s")],
)
def test_a_duration_has_its_unit(milliseconds: float, said: str) -> None:
    assert duration(milliseconds) == said
