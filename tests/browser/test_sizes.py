"""The row being fought, the prompt and the hand are in sight together, at every size; fingers find them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .camera import photograph
from .conftest import Server, Visit
from .visitor import Visitor

SIZES = [(1440, 900), (1366, 768), (820, 1180), (390, 844), (360, 740), (844, 390), (320, 640)]
SEED = "keyboard 278"
FINGER = 44

TOGETHER = """() => {
  const row = document.querySelector('.board .row.now').getBoundingClientRect();
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const hand = document.querySelector('section.hand').getBoundingClientRect();
  const apart = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1
    || a.right <= b.left + 1 || b.right <= a.left + 1;
  const inside = (box) => box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= -1
    && box.right <= innerWidth + 1;
  return {
    row: inside(row), prompt: inside(prompt), hand: inside(hand),
    apart: apart(row, prompt) && apart(row, hand) && apart(prompt, hand),
    sideways: document.documentElement.scrollWidth - innerWidth,
  };
}"""

SMALL = """(finger) => {
  const reach = finger / 2 - 1;
  const found = [];
  for (const spot of document.querySelectorAll('.spot.next, .prompt .buttons button:not(.away)')) {
    const middle = () => {
      const box = spot.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    if (!spot.contains(document.elementFromPoint(...middle()))) spot.scrollIntoView({ block: 'center' });
    const [x, y] = middle();
    if (x < reach || y < reach || x > innerWidth - reach || y > innerHeight - reach) continue;
    for (const [dx, dy] of [[reach, 0], [-reach, 0], [0, reach], [0, -reach]]) {
      const hit = document.elementFromPoint(x + dx, y + dy);
      if (!hit || !spot.contains(hit)) found.push(`${spot.ariaLabel ?? spot.innerText} at ${dx} ${dy}`);
    }
  }
  return found;
}"""


@pytest.fixture
def fixed(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, seed=SEED)
    yield server
    server.kill()


def check_every_size(anna: Visitor, name: str, pictures: Path) -> None:
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate("scrollTo(0, 0)")
        photograph(anna.page, pictures / f"{name}-{width}.png")
        seen = anna.page.evaluate(TOGETHER)
        good = {"row": True, "prompt": True, "hand": True, "apart": True, "sideways": 0}
        assert seen == good, f"{name} at {width}x{height}"
        check_deck(anna, width <= 700 or height <= 500)
        if min(width, height) < 700:
            assert anna.page.evaluate(SMALL, FINGER) == [], f"{name} at {width}x{height}"


def check_deck(anna: Visitor, small: bool) -> None:
    """Where there is no room for the piles, the bar says how many cards are left."""
    said = anna.page.locator("small.deck")
    assert said.is_visible() == small
    assert not small or re.fullmatch(r"deck \d+", said.inner_text())


@pytest.mark.parametrize("number", [1, 5])
def test_row_prompt_and_hand_together(visit: Visit, fixed: Server, pictures: Path, number: int) -> None:
    anna = visit("Anna", url=fixed.url, asked=True)
    anna.open_table(["mine"] * 4, public=False)
    anna.play_to_round(number, random.Random(1))
    check_every_size(anna, f"row-{number}", pictures)
    anna.page.locator(".spot.next, .prompt .buttons button:not(.away)").first.click()
    check_every_size(anna, f"row-{number}-picked", pictures)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_secret_bet_lies_beside_the_hand(visit: Visit, fixed: Server, pictures: Path, phone: bool) -> None:
    """Then there are nine cards to see, two answers to choose from, and eight bets for a finger."""
    anna = visit("Anna", url=fixed.url, asked=True, phone=phone)
    anna.open_table(["mine", "bot beginner"], public=False)
    anna.wait()
    anna.act(next(word for word in anna.legal() if word.startswith("secret")))
    while anna.wait() and "reveal" not in anna.legal():
        anna.act(anna.legal()[0])
    expect(anna.page.locator(".hand li")).to_have_count(9)
    expect(anna.page.locator("div.creature:not(.fallen)")).to_have_count(8)
    check_every_size(anna, "secret", pictures)


def test_whom_a_power_asks_sees_row_prompt_and_hand(visit: Visit, fixed: Server, pictures: Path) -> None:
    """Whether it can be declined, or a creature is named, or one of the cards that Titan saw is kept."""
    anna = visit("Anna", url=fixed.url)
    creatures = "titan,wyrm,troll,ettin,gorgon,daimon,unicorn,cyclops"
    anna.open_table(["mine"] * 3, {"creatures": creatures}, public=False)
    steps = ["power", "name", "keep"]
    while steps and anna.wait():
        if anna.view["step"] == steps[0]:
            check_every_size(anna, steps.pop(0), pictures)
        legal, wakes = anna.legal(), anna.view["own"]["wakes"]
        lively = [word for word in legal if wakes.get(word.removeprefix("play "))]
        bold = [word for word in legal if word.startswith(("use", "target", "name", "bet"))]
        anna.act((lively or bold or legal)[0])
    assert steps == []


def test_a_plate_has_room_for_what_it_says(visit: Visit, fixed: Server) -> None:
    """Given two to five players at any size; expected: a name can be read, no number lies over another."""
    anna = visit("Anna", url=fixed.url)
    for seats in (2, 3, 4, 5):
        anna.open_table(["mine", *["bot beginner"] * (seats - 1)], public=False)
        anna.wait()
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            assert anna.page.evaluate(CROWDED) == [], f"{seats} at {width}x{height}"


CROWDED = """() => {
  const found = [];
  for (const plate of document.querySelectorAll('.plate')) {
    const outer = plate.getBoundingClientRect();
    const parts = [...plate.querySelectorAll('b, .gold, .count, .left svg, .seal')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
      .map((each) => [each.getAttribute('class') || 'name', each.getBoundingClientRect()]);
    for (const [i, [what, a]] of parts.entries()) {
      if (a.bottom > outer.bottom + 1 || a.right > outer.right + 1) found.push(`${what} leaves the plate`);
      for (const [other, b] of parts.slice(i + 1))
        if (a.right > b.left + 1 && b.right > a.left + 1
            && a.bottom > b.top + 2 && b.bottom > a.top + 2)
          found.push(`${what} over ${other}`);
    }
  }
  return found;
}"""


def test_a_tip_never_widens_the_page(visit: Visit, fixed: Server) -> None:
    anna = visit("Anna", url=fixed.url)
    anna.open_table(["mine"] * 2, public=False)
    anna.wait()
    for width, height in [*SIZES, (768, 1024)]:
        anna.page.set_viewport_size({"width": width, "height": height})
        creatures = anna.page.locator("div.creature")
        for creature in (creatures.first, creatures.last):
            creature.hover(force=True)
            assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, width
