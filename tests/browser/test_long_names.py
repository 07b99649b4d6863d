"""Five players with long names: the header, the plates and a trade's question keep their room."""

from __future__ import annotations

from pathlib import Path

from .camera import photograph
from .conftest import Visit
from .producer import Producer

NAME = "Anna Maria Octavia"
WIDE = [(1600, 900), (1440, 900), (1366, 768), (1280, 800), (1345, 800), (1110, 800)]
EVERY = [*WIDE, (844, 390), (390, 844), (320, 640)]
APART = """() => {
  const found = [];
  const boxes = [...document.querySelectorAll(
    'header > .brand, nav a, .round > span, .phases, .right > *, header > button')]
    .filter((each) => each.checkVisibility() && each.offsetWidth > 2)
    .map((each) => [each.innerText.replaceAll('\\n', ' '), each.getBoundingClientRect()]);
  for (const [i, [words, a]] of boxes.entries())
    for (const [others, b] of boxes.slice(i + 1))
      if (a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
        found.push(`${words} over ${others}`);
  return found;
}"""
"""What lies over something else in the header."""
WORDS = "document.querySelector('.prompt .words').getBoundingClientRect().height"
INSIDE = """() => [...document.querySelectorAll('.plate .purse, .prompt .answers .button')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.innerText)"""
"""What is wider than its room."""


def test_nothing_lies_over_anything(visit: Visit, pictures: Path) -> None:
    anna = Producer(visit(NAME).page)
    anna.open_colosseum(["mine"] * 5)
    anna.until("Turn 1", "Trade", seat=0, can="done")
    for width, height in EVERY:
        anna.page.set_viewport_size({"width": width, "height": height})
        photograph(anna.page, pictures / f"long-names-{width}.png")
        size = f"{width}x{height}"
        assert anna.page.evaluate(APART) == [], size
        assert anna.page.evaluate(INSIDE) == [], size
        assert anna.page.evaluate(WORDS) <= 70, f"three lines at most: {size}"
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
