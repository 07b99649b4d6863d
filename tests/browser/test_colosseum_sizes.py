"""What an answer brings is in sight with its question, and fingers find the answers; the deal is known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .camera import photograph
from .conftest import Server, Visit
from .producer import Producer

DEAL = "colosseum 645"
SIZES = [(1440, 900), (1366, 768), (390, 844), (844, 390), (320, 640)]
FINGER = 44

CUT = """(wanted) => {
  const bars = [...document.querySelectorAll('.answers, nav')].filter((each) =>
    each.checkVisibility() && /fixed|sticky/.test(getComputedStyle(each).position));
  const over = (box, bar) => box.bottom > bar.top + 1 && box.top < bar.bottom - 1
    && box.right > bar.left + 1 && box.left < bar.right - 1;
  return [...document.querySelectorAll(wanted)].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.top < 0 || box.bottom > innerHeight + 1
      || bars.some((bar) => over(box, bar.getBoundingClientRect()));
  }).map((each) => each.innerText);
}"""
"""Which of these things are below the window's edge or behind the answers."""

SMALL = """(finger) => [...document.querySelectorAll('.prompt button, .prompt [role=radio]')]
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < finger - 1 || box.width < finger - 1))
  .map(([each]) => each.ariaLabel ?? each.innerText)"""


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("colosseum"), seed=DEAL)
    yield server
    server.kill()


@pytest.fixture
def anna(visit: Visit, dealt: Server) -> Producer:
    """At a hot seat of four, who have bought a program each."""
    anna = Producer(visit("Anna", url=dealt.url).page)
    anna.open_colosseum(["mine"] * 4)
    while anna.wait() and any(word.startswith("buy") for word in anna.legal()):
        anna.act(next(word for word in anna.legal() if word.startswith("buy")))
    return anna


def check_every_size(anna: Producer, name: str, wanted: str, pictures: Path) -> None:
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate("scrollTo(0, 0)")
        photograph(anna.page, pictures / f"{name}-{width}.png")
        assert anna.page.evaluate(CUT, wanted) == [], f"{name} at {width}x{height}"
        if min(width, height) < 700:
            assert anna.page.evaluate(SMALL, FINGER) == [], f"{name} at {width}x{height}"


def test_what_a_lot_brings_is_in_sight_with_the_bids(anna: Producer, pictures: Path) -> None:
    """Given a lot that changes two programs and the best event; expected: what it fills in them as well."""
    anna.touch("market 1")
    anna.press("Bid 8: leaves")
    anna.wait()
    while anna.page.locator(".gains li").count() < 4:
        anna.act(next(word for word in anna.legal() if word.startswith("bid")))
        anna.wait()
    check_every_size(anna, "lot", ".gains li", pictures)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    assert anna.page.evaluate(CUT, ".cards .slots") == []


def test_what_an_offer_brings_is_in_sight_with_it(anna: Producer, pictures: Path) -> None:
    anna.until("Turn 1", "Trade", seat=0, can="done")
    before = anna.turns()
    anna.page.get_by_label("Players").get_by_role("button", name="Can be chosen").first.click()
    given, asked = anna.wares()
    anna.page.locator(f"[data-put='give {given}']").click()
    anna.page.locator(f"[data-put='ask {asked}']").click()
    for width, height in SIZES[2:]:
        anna.page.set_viewport_size({"width": width, "height": height})
        assert anna.page.evaluate(SMALL, FINGER) == [], f"haggling at {width}x{height}"
    anna.prompt.get_by_role("button", name="Offer this").click()
    anna.moved_on(before)
    anna.wait()
    expect(anna.prompt).to_contain_text("makes you an offer")
    check_every_size(anna, "offer", ".pile, .gains li", pictures)


def test_what_one_invests_in_is_as_large_as_a_finger(visit: Visit, dealt: Server, pictures: Path) -> None:
    anna = Producer(visit("Anna", url=dealt.url).page)
    anna.open_colosseum(["mine"] * 3)
    anna.wait()
    check_every_size(anna, "invest", ".prompt .words", pictures)
