"""A small event in two browsers: made, entered, played, looked at, kept and printed."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from harena.events.file import read_event
from harena.games import GAMES

from .camera import photograph
from .conftest import DESKTOP, PHONE, Visit
from .test_access import check
from .visitor import Visitor


def hold(anna: Visitor, name: str) -> str:
    page = anna.page
    page.goto("/events")
    page.get_by_role("link", name="Hold an event").click()
    anna.choose_game("colossal-arena")
    page.get_by_label("Name of the event").fill(name)
    page.get_by_label("How many rounds").select_option("1")
    page.get_by_label("Players at a table").select_option("2")
    page.get_by_role("button", name="Hold the event").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page.url


def test_two_people_play_an_event(visit: Visit, pictures: Path) -> None:
    anna, carla = visit("Anna", chance=True), visit("Carla")
    address = hold(anna, "Autumn cup")
    anna.page.get_by_role("button", name="Enter", exact=True).click()
    bruno = visit(phone=True, path=address)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Enter", exact=True).click()
    expect(anna.page.get_by_role("heading", name="2 players")).to_be_visible()
    check(anna, "event-gathering", pictures)
    anna.page.goto("/events/new")
    expect(anna.page.get_by_label("Name of the event")).to_be_visible()
    check(anna, "event-new", pictures)
    anna.page.goto(address)

    anna.page.get_by_role("button", name="Begin the first round").click()
    for each in (anna, bruno):
        expect(each.page.get_by_role("region", name="Round 1")).to_contain_text("Table 1")
        each.page.get_by_role("link", name="Sit down at your table").click()
        expect(each.page.get_by_label("Your hand")).to_be_visible()
    carla.page.goto(anna.page.url)
    expect(carla.page.get_by_role("heading", name=re.compile("closed until all tables"))).to_be_visible()
    check(carla, "event-sealed", pictures)
    carla.page.get_by_role("link", name="To the event").click()
    expect(carla.page.get_by_role("region", name="Round 1")).to_contain_text("playing")
    check(carla, "event-playing", pictures)

    leave(bruno)
    anna.play_out(random.Random(1), by_list=True)
    anna.page.get_by_role("link", name="To the event").click()
    expect(anna.page.get_by_role("table")).to_contain_text("Anna")
    expect(carla.page.get_by_role("heading", name="Final standings")).to_be_visible()
    check(anna, "event-over", pictures)
    keep(anna, pictures)
    replay = carla.page.get_by_role("link", name="Replay")
    replay.click()
    expect(carla.page.get_by_label("All hands")).to_be_visible()


def leave(bruno: Visitor) -> None:
    """A bot plays on for him."""
    bruno.page.on("dialog", lambda dialog: dialog.accept())
    bruno.page.get_by_role("button", name="This table").click()
    bruno.page.get_by_role("button", name="Leave the table").click()


def keep(anna: Visitor, pictures: Path) -> None:
    """The records as a file that can be proved, the page as one that needs no server, and paper."""
    page = anna.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download all records").click()
    text = Path(download.value.path()).read_text()
    assert read_event(text).verify(GAMES)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this page").click()
    saved = pictures / "event.html"
    download.value.save_as(saved)
    assert "<script" not in saved.read_text()
    page.emulate_media(media="print")
    photograph(page, pictures / "event-print.png", full_page=True)
    expect(page.get_by_role("navigation", name="Pages")).to_be_hidden()
    page.emulate_media(media="screen")
    alone = page.context.new_page()
    alone.set_viewport_size(DESKTOP)
    alone.goto(saved.as_uri())
    expect(alone.get_by_role("heading", name="Autumn cup")).to_be_visible()
    expect(alone.get_by_role("table")).to_contain_text("Bruno")
    assert alone.get_by_role("button").count() == 0
    photograph(alone, pictures / "event-saved.png")
    alone.set_viewport_size(PHONE)
    assert alone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    alone.close()
