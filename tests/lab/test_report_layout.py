"""What a report says can be read: nothing is cut, covered or left out unsaid, at a desk and on a phone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from xml.etree import ElementTree as Tree

import pytest

from harena.lab.plan import Plan
from harena.lab.ratings import Rating
from harena.lab.report.page import page_of
from harena.lab.statistics import clustered, independent
from harena.lab.table import MIXED, Cost, Row, Table

from .running import ARENA

SHORT = ["greedy", "random", "beginner", "spiteful"]
LONG = ["planner:20:trust=0", "planner:400:trust=0.25", "greedy", "random"]
SIZES = {"tick": 12, "inside": 11, "cell": 15}
SVG = "{http://www.w3.org/2000/svg}"


def table_for(bots: list[str], seats: int = 4, kind: str = "each", deals: int = 20) -> Table:
    """A table nobody played; half of the bots win nothing, so that labels crowd at the bottom."""
    plan = Plan(ARENA, bots, seats, seats * deals, "s", {}, kind)
    pairs = [(bot, MIXED) for bot in bots] if kind == "mixed" else plan.pairs()
    rows = [row_for(bot, other, seats, deals, max(0, seats - 2 * bots.index(bot))) for bot, other in pairs]
    costs = {bot: Cost(100, 10.0**-k, 1000 * (k % 2)) for k, bot in enumerate(bots)}
    return Table(plan, plan.total, rows, {bot: Rating(10.0 * k, 3) for k, bot in enumerate(bots)}, costs, [])


def row_for(bot: str, other: str, seats: int, deals: int, won: int) -> Row:
    course = [(float(won), seats)] * deals
    by_seat = [independent(won * deals / seats, deals)] * seats
    return Row(bot, other, clustered(course), by_seat, course, list(range(deals)))


TABLES = [
    pytest.param(bots, seats, kind, id=f"{name} {kind} {seats}")
    for name, bots in {"short": SHORT, "long": LONG, "two": SHORT[:2]}.items()
    for seats, kind in [(2, "each"), (4, "each"), (5, "each"), (4, "first"), (4, "steps"), (5, "mixed")]
]


@dataclass(frozen=True)
class Box:
    said: str
    left: float
    top: float
    right: float
    bottom: float

    def covers(self, other: Box) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def drawings(page: str) -> list[Tree.Element]:
    return [Tree.fromstring(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


def named(page: str, name: str) -> list[Tree.Element]:
    """The same plot at a desk and on a phone."""
    return [svg for svg in drawings(page) if svg.findtext(f"{SVG}title") == name]


def frame(svg: Tree.Element) -> tuple[float, float]:
    _, _, wide, high = map(float, svg.attrib["viewBox"].split())
    return wide, high


def words(svg: Tree.Element) -> list[Box]:
    """Boxes of the texts, as a typeface of middling width sets them."""
    found = []
    for text in svg.iter(f"{SVG}text"):
        size, said = SIZES.get(text.attrib["class"], 13), text.text or ""
        wide, x, y = 0.53 * size * len(said), float(text.attrib["x"]), float(text.attrib["y"])
        left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[text.attrib["text-anchor"]]
        found.append(Box(said, left, y - 0.75 * size, left + wide, y + 0.2 * size))
    return found


def troughs(svg: Tree.Element) -> list[Box]:
    rects = [rect.attrib for rect in svg.iter(f"{SVG}rect") if rect.attrib["class"] == "trough"]
    places = [[float(rect[name]) for name in ("x", "y", "width", "height")] for rect in rects]
    return [Box("a bar", x, y, x + wide, y + high) for x, y, wide, high in places]


@pytest.mark.parametrize(("bots", "seats", "kind"), TABLES)
def test_all_words_are_inside_and_apart(bots: list[str], seats: int, kind: str) -> None:
    for svg in drawings(page_of(table_for(bots, seats, kind), "")):
        wide, high = frame(svg)
        found = words(svg)
        for box in found:
            assert box.left >= 0, box
            assert box.top >= 0, box
            assert box.right <= wide, box
            assert box.bottom <= high, box
        for one, other in [*combinations(found, 2), *((a, b) for a in found for b in troughs(svg))]:
            assert not one.covers(other), f"{one.said} and {other.said} overlap"


@pytest.mark.parametrize(("bots", "seats", "kind"), TABLES)
def test_every_plot_has_a_drawing_for_a_phone(bots: list[str], seats: int, kind: str) -> None:
    """Its letters stay near their size there; what is wider yet scrolls in its card, not the page."""
    page = page_of(table_for(bots, seats, kind), "")
    phone = re.findall(r'<div class="plot phone">(<svg.*?</svg>)', page, re.DOTALL)
    assert 2 * len(phone) == len(drawings(page))
    assert all(frame(Tree.fromstring(svg))[0] <= 430 for svg in phone)
    assert ".plot{overflow-x:auto}" in page


def test_labels_of_low_shares_stay_above_the_ticks() -> None:
    desk, _ = named(page_of(table_for(SHORT, kind="mixed"), ""), "win share as deals come in")
    found = {text.text: text.attrib for text in desk.iter(f"{SVG}text")}
    assert found["beginner"]["y"] != found["spiteful"]["y"]
    ticks = max(float(text["y"]) for text in found.values())
    assert all(float(found[bot]["y"]) <= ticks - 15 for bot in SHORT)


def test_a_plot_says_what_it_leaves_out() -> None:
    page = page_of(table_for(SHORT), "")
    assert "the first 6 of 12 pairings" in page
    assert "the first 12 of" not in page
    page = page_of(table_for([*SHORT, "champion"]), "")
    assert "the first 6 of 20 pairings" in page
    assert "the first 12 of 20 pairings" in page
    assert "Drawn are" not in page_of(table_for(SHORT, kind="mixed"), "")


def test_pairings_of_few_deals_are_not_dropped_unsaid() -> None:
    assert "Nothing is drawn: a line needs 8 deals." in page_of(table_for(SHORT, deals=7), "")
    table = table_for(SHORT[:3], kind="mixed")
    table.rows[1] = row_for("random", MIXED, 4, 5, 1)
    assert "Left out for having fewer than 8 deals: 1." in page_of(table, "")


def cells(svg: Tree.Element) -> list[str]:
    return [text.text or "" for text in svg.iter(f"{SVG}text") if text.attrib["class"] == "cell"]


def test_a_duel_tells_of_both() -> None:
    """The first wins everything, so the rest lose everything to it; the others lose what they play."""
    for svg in named(page_of(table_for(SHORT[:3], 2), ""), "win shares bot by bot"):
        assert [float(said.removesuffix(" %")) for said in cells(svg)] == [100, 100, 0, 0, 0, 100]


def test_more_than_two_are_no_duel() -> None:
    table = table_for(SHORT[:3], 3)
    del table.rows[-1]
    for svg in named(page_of(table, ""), "win shares bot by bot"):
        assert len(cells(svg)) == 5


def test_figures_bring_their_heads_to_a_phone() -> None:
    page = page_of(table_for(SHORT[:2]), "")
    assert '<td>greedy</td><td data-of="against">random</td><td data-of="wins">100.0 %</td>' in page
