"""A tournament's report can be read: nothing cut, covered or off the screen, by day, by night, on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from harena.lab.report.page import page_of

from ..lab.unplayed import LONG, SHORT, standings_for
from .conftest import PHONE, watch

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

DESK = {"width": 1440, "height": 900}
MANY = [*SHORT, "planner", "champion", "planner:20", "planner:30", "planner:90"]
TABLES = [
    pytest.param(SHORT, 4, "each", id="four bots"),
    pytest.param(LONG, 5, "each", id="long names"),
    pytest.param(SHORT[:2], 2, "each", id="a duel"),
    pytest.param(LONG, 4, "mixed", id="mixed tables"),
    pytest.param(MANY, 3, "each", id="many bots"),
]

Open = Callable[..., "Page"]

WORDS = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen = node => !node || getComputedStyle(node).clipPath === "none" && seen(node.parentElement);
    const words = [];
    while (walker.nextNode()) {
        const text = walker.currentNode, parent = text.parentElement;
        if (!text.data.trim() || !seen(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const card = (parent.closest("section") ?? document.body).getBoundingClientRect();
        for (const box of range.getClientRects())
            if (box.width > 0)
                words.push({said: text.data.trim(), left: box.left, top: box.top, right: box.right,
                    bottom: box.bottom, scrolls: !!parent.closest(".scroll"),
                    outside: box.left < card.left || box.right > card.right || box.bottom > card.bottom});
    }
    return words;
}"""
"""Every line of text that is shown, and whether it is outside its card."""


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    """Whether letters touch; the boxes of lines may, by a little."""
    across = a["left"] + 1 < b["right"] and b["left"] + 1 < a["right"]
    return across and a["top"] + 4 < b["bottom"] and b["top"] + 4 < a["bottom"]


@pytest.fixture
def open_report(browser: Browser, tmp_path: Path) -> Iterator[Open]:
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def show(bots: list[str], seats: int, kind: str, phone: bool = False, scheme: str = "light") -> Page:
        path = tmp_path / "report.html"
        path.write_text(page_of(standings_for(bots, seats, kind), "harena tournament " + " ".join(bots)))
        context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            color_scheme=scheme,  # type: ignore[arg-type]
        )
        contexts.append(context)
        page = context.new_page()
        watch(page, "file:", problems)
        page.goto(f"file://{path}")
        return page

    yield show
    for context in contexts:
        context.close()
    assert problems == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(("bots", "seats", "kind"), TABLES)
def test_nothing_is_cut_or_covered(
    open_report: Open, bots: list[str], seats: int, kind: str, phone: bool
) -> None:
    page = open_report(bots, seats, kind, phone)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    words = page.evaluate(WORDS)
    assert len(words) > 50
    assert [word["said"] for word in words if word["outside"] and not word["scrolls"]] == []
    covered = [(a["said"], b["said"]) for a, b in combinations(words, 2) if overlap(a, b)]
    assert covered == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_everybody_can_read_it(open_report: Open, phone: bool, scheme: str) -> None:
    """Contrast, names and structure, by axe; many bots, so that the matrix scrolls in its card."""
    from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

    found = Axe().run(open_report(MANY, 3, "each", phone, scheme))
    assert found.violations_count == 0, found.generate_report()


def test_a_dot_is_where_its_share_is(open_report: Open) -> None:
    """The first wins all of its games, the second half of them, the third none."""
    page = open_report(SHORT, 4, "mixed")
    for row, share in ((0, 1.0), (1, 0.5), (2, 0.0)):
        line = page.locator(".shares .line").nth(row)
        dot, box = line.locator(".dot").bounding_box(), line.bounding_box()
        assert dot is not None
        assert box is not None
        assert (dot["x"] + dot["width"] / 2 - box["x"]) / box["width"] == pytest.approx(share, abs=0.01)


def test_columns_of_the_matrix_are_numbers_on_a_phone_and_named_all_the_same(open_report: Open) -> None:
    page = open_report(SHORT, 4, "each", phone=True)
    page.get_by_role("columnheader", name="2 random").wait_for()
    head = page.locator(".matrix thead th").nth(1)
    assert head.inner_text().split() == ["2", "random"]
    assert (head.bounding_box() or {"width": 99})["width"] < 80


def test_it_prints_in_daylight(open_report: Open) -> None:
    page = open_report(SHORT, 4, "each", scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(251, 247, 239)"
    assert page.pdf(format="A4", print_background=True)[:4] == b"%PDF"
