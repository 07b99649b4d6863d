"""Each page at each size: axe is content, no letter is too small, nothing jumps or leaves the window."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from .camera import photograph
from .conftest import Visit
from .test_access import COLOURS, complaints
from .visitor import Visitor

SIZES: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1366, "height": 768},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 320, "height": 640},
]
PAGES = {
    "lobby": "/",
    "new": "/new",
    "records": "/records",
    "people": "/people",
    "name": "/name",
    "programs": "/programs",
    "events": "/events",
    "new-event": "/events/new",
    "rules": "/rules/colossal-arena",
    "card": "/card/colosseum",
    "learn-arena": "/learn/colossal-arena",
    "learn-colosseum": "/learn/colosseum",
    "lost": "/nowhere",
}
LEAST, CAPTION = 12.9, 10.9
"""Pixels of a letter, and of what is written below a picture that says the same."""
LETTERS = """([least, caption]) => {
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent.trim();
    const around = texts.currentNode.parentElement;
    if (!words || around.closest('svg, .hidden, .card') || !around.checkVisibility()) continue;
    if (around.getBoundingClientRect().width < 2) continue;
    const size = parseFloat(getComputedStyle(around).fontSize);
    if (size < (around.closest('.creature, .word') ? caption : least)) found.add(`${size} ${words}`);
  }
  return [...found];
}"""
HIDDEN = """() => [...document.querySelectorAll('main :is(h1, h2, p, button, a, input, select)')]
  .filter((thing) => {
    const { left, right, top, width, height } = thing.getBoundingClientRect();
    if (width < 3 || !thing.checkVisibility() || thing.closest('nav, .hidden, .track')) return false;
    const y = top + height / 2;
    if (y < 0 || y > innerHeight || left < -1 || right > innerWidth + 1) return false;
    return document.elementFromPoint(left + 2, y)?.closest('main nav') || false;
  })
  .map((thing) => thing.ariaLabel ?? thing.innerText)"""
"""What begins below the pages of a table, at the left; at the bottom one scrolls."""
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, ...sources.map(({ node }) => node?.className ?? '?')]);
}).observe({ type: 'layout-shift', buffered: true });
"""
MOST_SHIFT = 0.1
"""What is called good by those who measure it; 1 is all of the window by all of its height."""


def check_every_size(anna: Visitor, name: str, pictures: Path) -> None:
    """By day at every size; by night the colours, at two."""
    for size in SIZES:
        anna.page.set_viewport_size(size)
        tag = f"{name}-{size['width']}"
        photograph(anna.page, pictures / f"{tag}.png")
        assert complaints(anna) == [], tag
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, tag
        assert anna.page.evaluate(LETTERS, [LEAST, CAPTION]) == [], tag
        if size["height"] < 500:
            assert anna.page.evaluate(HIDDEN) == [], tag
    anna.page.emulate_media(color_scheme="dark")
    for size in (SIZES[0], SIZES[2]):
        anna.page.set_viewport_size(size)
        photograph(anna.page, pictures / f"{name}-{size['width']}-night.png")
        assert complaints(anna, COLOURS) == [], f"{name} by night"
    anna.page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("name", PAGES)
def test_a_page(visit: Visit, pictures: Path, name: str) -> None:
    anna = visit("Anna")
    page = anna.page
    page.add_init_script(SHIFTS)
    page.goto(PAGES[name])
    expect(page.get_by_role("heading").or_(page.get_by_label("The lesson")).first).to_be_visible()
    page.wait_for_timeout(600)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, *_ in shifts) <= MOST_SHIFT, shifts
    check_every_size(anna, name, pictures)


@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_a_table(visit: Visit, pictures: Path, game: str) -> None:
    """As it gathers, in the middle of a game, at its end, and as a replay."""
    anna = visit("Anna")
    page = anna.page
    anna.open_table(["mine", "open", "bot beginner"], game=game)
    expect(page.get_by_role("heading", name="The table gathers")).to_be_visible()
    check_every_size(anna, f"{game}-gathering", pictures)
    table = anna.open_table(["mine", "bot beginner", "bot beginner"], game=game)
    luck = random.Random(5)
    for _ in range(12):
        anna.wait()
        anna.act(luck.choice(anna.legal()))
    anna.wait()
    check_every_size(anna, f"{game}-table", pictures)
    anna.play_out(luck, by_list=True)
    page.wait_for_timeout(600)
    check_every_size(anna, f"{game}-over", pictures)
    page.goto(f"/replay/{table}#40")
    expect(page.get_by_label("Moment")).to_be_visible()
    check_every_size(anna, f"{game}-replay", pictures)
