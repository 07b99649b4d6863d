"""Clocks, a closed tab, a seat taken back, and a pause by agreement, in two browsers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from .camera import photograph
from .conftest import Visit
from .test_sizes import TOGETHER
from .visitor import Visitor

WIDE = {"width": 1440, "height": 900}


def hurry(page: Page) -> None:
    """The form offers a minute at least; nobody here has one."""

    def ask(route: Any) -> None:
        wish = route.request.post_data_json
        wish["terms"]["away"] = 5
        route.continue_(post_data=json.dumps(wish))

    page.route("**/api/tables", ask)


def sit_down(visit: Visit, game: str, seats: list[str]) -> list[Visitor]:
    """Anna opens a table with a clock, Bruno comes by its link."""
    anna = visit("Anna")
    anna.page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    anna.page.goto("/new")
    anna.choose_game(game)
    anna.page.get_by_role("combobox", name="Clock").select_option("5")
    anna.page.get_by_role("combobox", name="Whoever is away").select_option("60")
    expect(anna.page.get_by_text("plays for whoever is away for 1 minute")).to_be_visible()
    hurry(anna.page)
    fields = anna.page.get_by_role("combobox", name=re.compile("Who sits on seat"))
    while fields.count() > len(seats):
        anna.page.get_by_role("button", name=re.compile("Remove seat")).last.click()
    for i, seat in enumerate(seats):
        fields.nth(i).select_option(seat)
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_text("10 minutes each for the whole game")).to_be_visible()
    expect(anna.page.get_by_text("it closes by itself")).to_be_visible()
    bruno = visit(phone=True, path=f"/table/{anna.at_table()}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down here").click()
    for each in (anna, bruno):
        expect(each.page.locator("[data-at]")).to_be_visible()
    return [anna, bruno]


def asked(people: list[Visitor]) -> int:
    """Who is to act: her page may take a moment to say so."""
    asks = "[data-action][aria-disabled=false]"
    for _ in range(200):
        for i, each in enumerate(people):
            if each.page.locator(asks).count() and each.hand():
                return i
        people[0].page.wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_a_closed_tab_stalls_nobody(visit: Visit, pictures: Path) -> None:
    """Given that the player to act closes the tab; expected: a bot plays until she takes her seat back."""
    people = sit_down(visit, "colossal-arena", ["mine", "open"])
    people[0].page.wait_for_function("() => document.querySelector('.clock.runs')")
    names = ["Anna", "Bruno"]
    photograph(people[0].page, pictures / "clock-1440.png")
    photograph(people[1].page, pictures / "clock-390.png")
    gone = asked(people)
    left, stays = people[gone], people[1 - gone]
    hand, address = set(left.hand()), left.page.url
    left.page.close()
    expect(stays.page.get_by_text(f"plays for {names[gone]}")).to_be_visible()
    stays.wait()
    stays.page.evaluate("scrollTo(0, 0)")
    seen = stays.page.evaluate(TOGETHER)
    assert seen == {"row": True, "prompt": True, "hand": True, "apart": True, "sideways": 0}
    photograph(stays.page, pictures / f"stand-in-{1440 if gone else 390}.png")

    back = Visitor(left.page.context.new_page())
    back.page.goto(address)
    expect(back.page.get_by_text("plays for you")).to_be_visible()
    photograph(back.page, pictures / f"take-back-{390 if gone else 1440}.png")
    expect(back.page.locator(".hand [data-spot]").first).to_be_visible()
    assert hand & set(back.hand()), "it is her hand that the bot plays"
    back.page.get_by_role("button", name="Take my seat back").click()
    for each in (back, stays):
        expect(each.page.get_by_text(re.compile("plays for (you|Anna|Bruno)"))).to_have_count(0)
    stays.act(stays.legal()[0])


def test_a_pause_by_agreement(visit: Visit, pictures: Path) -> None:
    anna, bruno = sit_down(visit, "colosseum", ["mine", "open", "bot beginner"])
    anna.page.get_by_role("button", name="Pause", exact=True).click()
    expect(anna.page.get_by_text("You would pause")).to_be_visible()
    expect(bruno.page.get_by_text("Anna would pause.")).to_be_visible()
    photograph(bruno.page, pictures / "pause-asked-390.png")
    bruno.page.get_by_role("button", name="Agree").click()
    for each in (anna, bruno):
        expect(each.page.get_by_text("The game is paused, and the clocks stand.")).to_be_visible()
        expect(each.page.locator(".clock.runs")).to_have_count(0)
    photograph(anna.page, pictures / "paused-1440.png")
    bruno.page.get_by_role("button", name="Play on").click()
    for each in (anna, bruno):
        expect(each.page.get_by_text("The game is paused")).to_have_count(0)
