"""Two turns of Colosseum at a hot seat whose deal is known: every phase, an extra investment, a Joker."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import ViewportSize, expect

from .camera import photograph
from .conftest import PHONE, Server, Visit
from .producer import Producer
from .test_access import RULES
from .test_sizes import FINGER, SMALL

DEAL = "colosseum 645"
"""Two medals in the first event, a Joker in the second turn's markets."""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
CATALOGUE = ["dialog table"]
"""It lies above everything else, at any size."""
ON_TRACK = ("nobles", "stage")
"""Thirty-six squares cannot be as large as fingers on the smallest phone; what is picked is confirmed."""
OTHERS = [(1440, 900), (820, 1180), (844, 390), (320, 640)]
SEATS = ["mine", "mine", "mine"]
ASKED, MARKETS, TROUPE = "[aria-label='What is asked']", "[aria-label=Markets]", "[aria-label='Your troupe']"
TRACK, STAGE = "[aria-label='The track']", ".answers button.strong"


@pytest.fixture(scope="module")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("colosseum"), seed=DEAL)
    yield server
    server.kill()


def look(anna: Producer, name: str, pictures: Path, on_desk: list[str], on_phone: list[str]) -> None:
    """By day at a laptop, by night on a phone: what matters is in sight, and axe has nothing to say."""
    for width, height in OTHERS if on_desk != CATALOGUE else []:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate("scrollTo(0, 0)")
        photograph(anna.page, pictures / f"colosseum-{name}-{width}.png")
        expect(anna.page.locator(ASKED)).to_be_in_viewport()
        assert anna.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (name, width)
        if width < 900 and name not in ON_TRACK:
            assert anna.page.evaluate(SMALL, FINGER) == [], f"{name} at {width}x{height}"
    for size, theme, view, things in (
        ("phone", "dark", PHONE, on_phone),
        ("laptop", "light", LAPTOP, on_desk),
    ):
        anna.page.set_viewport_size(view)
        anna.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        anna.page.evaluate("scrollTo(0, 0)")
        photograph(anna.page, pictures / f"colosseum-{name}-{theme}-{size}.png")
        anna.sees(*things)
        assert complaints(anna) == [], f"{name} {size}"


def complaints(anna: Producer) -> list[str]:
    found = Axe().run(anna.page, options=RULES).response["violations"]
    return [f"{each['id']}: {node['html'][:300]}" for each in found for node in each["nodes"]]


def test_two_turns_at_a_hot_seat(visit: Visit, dealt: Server, pictures: Path) -> None:
    anna = Producer(visit("Anna", url=dealt.url).page)
    anna.open_colosseum(SEATS)
    anna.wait()
    anna.touch("button loge")
    buy_two_markets(anna)
    two_medals(anna)
    anna.until("Turn 1", "Close", seat=0)
    look(anna, "closing", pictures, [ASKED, MARKETS, TROUPE], [ASKED, MARKETS])
    anna.touch("token horse")
    anna.until("Turn 2", "Invest", seat=0)
    invest_twice(anna, pictures)
    win_the_joker(anna, pictures)
    show_with_joker_and_medals(anna, pictures)


def buy_two_markets(anna: Producer) -> None:
    """The other two take a market each, so that the bag is opened."""
    for market in (1, 2):
        anna.until("Turn 1", "Auction", seat=market, can="market")
        anna.touch(f"market {market}")
        anna.press("Bid 8: leaves")


def two_medals(anna: Producer) -> None:
    anna.until("Turn 1", "Event", seat=0)
    anna.press("Roll the dice")
    for _ in range(2):
        noble, square = anna.resting_move()
        anna.touch(noble, square)
    expect(anna.page.get_by_label("Your troupe")).to_contain_text("2 medals")
    anna.press(re.compile("^Stage for"))


def invest_twice(anna: Producer, pictures: Path) -> None:
    look(anna, "invest", pictures, [ASKED, MARKETS, TROUPE, TRACK], [ASKED, MARKETS])
    anna.prompt.get_by_role("button", name=re.compile("^All ")).click()
    anna.page.get_by_role("button", name=re.compile("^Compare")).first.click()
    anna.page.get_by_role("button", name=re.compile("^Compare")).nth(1).click()
    look(anna, "catalogue", pictures, CATALOGUE, CATALOGUE)
    anna.page.keyboard.press("Escape")
    anna.touch("button ticket")
    expect(anna.prompt).to_contain_text("invest once more")
    anna.touch("button extra-medals")
    anna.touch("square 34")


def win_the_joker(anna: Producer, pictures: Path) -> None:
    anna.until("Turn 2", "Auction", seat=0, can="market")
    expect(anna.page.locator(TROUPE)).to_contain_text("An arena of 3 squares")
    expect(anna.page.locator(TROUPE)).to_contain_text("1 season ticket,")
    lot = anna.page.get_by_role("button", name=re.compile("^Market .*Joker.*Can be chosen"))
    anna.touch(lot.first.get_attribute("data-spot") or "")
    look(anna, "auction", pictures, [ASKED, MARKETS, TROUPE], [ASKED, MARKETS])
    anna.press("Bid 8: leaves")
    anna.until("Turn 2", "Trade", seat=0, can="done")
    partner = anna.page.get_by_role("button", name=re.compile("Can be chosen$")).first
    partner.click()
    given, asked = anna.wares()
    anna.page.locator(f"[data-put='give {given}']").click()
    anna.page.locator(f"[data-put='ask {asked}']").click()
    expect(anna.prompt.get_by_text("weighing…")).to_have_count(0)
    look(anna, "trade", pictures, [ASKED, ".piles"], [ASKED])


def show_with_joker_and_medals(anna: Producer, pictures: Path) -> None:
    anna.prompt.get_by_role("button", name="Back", exact=True).click()
    anna.until("Turn 2", "Event", seat=0)
    anna.press("Roll the dice")
    anna.spot("noble emperor").click()
    look(anna, "nobles", pictures, [ASKED, TRACK, TROUPE, ".lit"], [ASKED, ".lit"])
    anna.page.keyboard.press("Escape")
    while "stage a program" not in anna.prompt.inner_text():
        anna.touch(*anna.resting_move())
    look(anna, "stage", pictures, [ASKED, TRACK, STAGE], [ASKED, STAGE])
    stage = anna.prompt.get_by_role("button", name=re.compile("^Stage for"))
    full = total(stage.inner_text())
    anna.prompt.get_by_role("button", name="One Joker less").click()
    assert total(stage.inner_text()) < full
    anna.prompt.get_by_role("button", name="One Joker more").click()
    anna.prompt.get_by_role("button", name="One medal more").click()
    expect(stage).to_have_text(f"Stage for {full + 3}")
    anna.press(re.compile("^Stage for"))
    expect(anna.page.get_by_label(re.compile("^Best events: .*" + str(full + 3)))).to_have_count(1)


def total(words: str) -> int:
    return int(words.removeprefix("Stage for "))


def test_a_whole_turn_by_keyboard(visit: Visit, dealt: Server) -> None:
    """Tab to a thing, Enter to take it."""
    anna = Producer(visit("Anna", url=dealt.url).page)
    anna.open_colosseum(SEATS)
    anna.wait()
    anna.type_on("[data-spot='button loge']")
    anna.until("Turn 1", "Auction", seat=0, can="market")
    anna.type_on("[data-spot='market 3']")
    anna.type_on("[data-spot='button bid 9']")
    anna.until("Turn 1", "Trade", seat=0, can="done")
    before = anna.turns()
    anna.tab_to("[data-spot='seat 1']")
    anna.page.keyboard.press("Enter")
    given, asked = anna.wares()
    for there in (
        f"[data-put='give {given}']",
        f"[data-put='ask {asked}']",
        "button[aria-label='1 coin from you']",
        ".answers button.strong:enabled",
    ):
        anna.tab_to(there)
        anna.page.keyboard.press("Enter")
    anna.moved_on(before)
    anna.wait()
    anna.type_on("[data-spot='button decline']")
    anna.until("Turn 1", "Event", seat=0)
    anna.type_on("[data-spot='button roll']")
    for _ in range(2):
        noble, square = anna.resting_move()
        anna.tab_to(f'.track [data-spot="{noble}"]')
        anna.page.keyboard.press("Enter")
        anna.type_on(f'.track [data-spot="{square}"]')
    anna.type_on(".answers button.strong")
    anna.until("Turn 1", "Close", seat=0)
    anna.type_on("[data-spot^='token ']")
