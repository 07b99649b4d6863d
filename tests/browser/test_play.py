"""From an empty lobby to the end of a whole game against bots, by clicking the things themselves."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .camera import photograph
from .conftest import Visit


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_against_bots(visit: Visit, pictures: Path, phone: bool) -> None:
    anna = visit(phone=phone, nonce=11)
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    photograph(anna.page, pictures / f"lobby-{'phone' if phone else 'desktop'}.png")
    anna.page.get_by_role("button", name="Play against bots").click()
    table = anna.at_table()

    assert anna.play_out(random.Random(7)) > 20
    anna.count_clicks(table)

    count = anna.page.get_by_label("The count of gold")
    expect(count.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(count.locator("ol > li")).to_have_count(4)
    expect(anna.page.get_by_text(re.compile("^You (win|came|share)"))).to_be_visible()
    expect(anna.page.get_by_role("img", name=re.compile("^Gold at the end: Gladiator"))).to_be_visible()
    expect(anna.page.get_by_label("All hands").get_by_role("list")).to_have_count(4)
    anna.page.get_by_text("How the cards were drawn").click()
    expect(anna.page.get_by_text("The number that this browser drew is among them.")).to_be_visible()
    told = anna.page.get_by_role("listitem").filter(has_text=re.compile("Gladiator: [0-9a-f]{64}"))
    expect(told).to_be_visible()
    for place in count.locator("ol > li").all():  # what is itemised adds up
        paid = [int(word) for word in place.locator("ul li b").all_inner_texts() if word.startswith("+")]
        assert sum(paid) == int(re.findall(r"\d+", place.locator(".sum").inner_text())[0])
    name = f"over-{'phone' if phone else 'desktop'}.png"
    photograph(anna.page, pictures / name, full_page=phone)

    anna.page.get_by_role("link", name="Replay").click()
    anna.page.wait_for_url(f"**/replay/{table}*")


def test_the_page_says_why_not(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    anna.wait()
    anna.act("pass")
    anna.wait()
    anna.page.locator(".bet[data-spot]").first.click()
    expect(anna.page.get_by_role("alert")).to_contain_text(re.compile(r"^R7\s+the bet of this turn is made"))
    anna.page.get_by_role("button", name="Ruling R7").click()
    expect(anna.page.get_by_role("dialog", name="Colossal Arena, R7")).to_contain_text(
        "Phase 1 allows one thing"
    )
    anna.page.keyboard.press("Escape")


def test_rules_in_place(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table(
        ["mine", "bot random"], {"creature_select": "wyrm,troll,magus,titan,ettin,gorgon,daimon,amazon"}
    )
    anna.wait()
    anna.page.get_by_role("button", name="About Wyrm").click()
    sheet = anna.page.get_by_role("dialog", name="Wyrm")
    expect(sheet).to_contain_text("Discard the visible card of any other creature")
    expect(sheet).to_contain_text("is worth 4 gold if it survives")
    anna.page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    for _ in range(3):  # to Wyrm's space, then to Troll
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.ariaLabel") == "About Troll":
            break
    expect(anna.page.get_by_role("tooltip").filter(has_text="Take a visible Troll card")).to_be_visible()


def test_the_memory_aid_shows_what_all_have_seen(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table(["mine", "bot random"], {"memory_aid": "full"})
    for _ in range(8):
        anna.wait()
        anna.act(next((word for word in anna.legal() if word.startswith(("play", "pass"))), anna.legal()[0]))
    anna.page.get_by_role("tab", name="Memory").click()
    assert anna.page.locator("td.seen").count() > 0
    assert anna.page.locator("td.held").count() > 0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_fly_unless_asked_not_to(visit: Visit, motion: str) -> None:
    anna = visit("Anna", motion=motion)
    anna.play_bots(2)
    anna.wait()
    anna.act("pass")
    anna.wait()
    card = next(word for word in anna.legal() if word.startswith(("play", "spectator")))
    anna.act(card)
    flying = anna.page.evaluate(
        "document.getAnimations().filter((each) => !('transitionProperty' in each)).length"
    )
    assert (flying > 0) == (motion == "no-preference")
