"""A whole game of Colosseum against bots by a finger on a phone, its end and its replay."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from .camera import photograph
from .conftest import DESKTOP, Visit
from .producer import Producer

LINE = re.compile(r"\+(\d+)$")


def test_a_whole_game_against_bots_and_its_replay(
    visit: Visit, browser: Browser, tmp_path: Path, pictures: Path
) -> None:
    anna = Producer(visit("Anna", phone=True).page)
    anna.finger = True
    page = anna.page
    table = anna.open_colosseum(["mine", "bot beginner", "bot beginner"])

    assert anna.play_out(random.Random(7)) > 20
    anna.count_clicks(table)
    page.set_viewport_size(DESKTOP)

    count = page.get_by_label("The count of spectators")
    expect(count.get_by_role("heading")).to_have_text(re.compile("win"))
    expect(count.locator("ol > li")).to_have_count(3)
    for place in count.locator("ol > li").all():  # what is itemised adds up
        lines = [LINE.search(line) for line in place.locator(".made li").all_inner_texts()]
        paid = [int(found[1]) for found in lines if found]
        assert sum(paid) == int(re.findall(r"\d+", place.locator(".sum").inner_text())[0])
    expect(count.get_by_text("The course of the game")).to_be_visible()
    photograph(page, pictures / "colosseum-over-desktop.png")

    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(f"**/replay/{table}*")
    expect(page.get_by_label("The track")).to_be_visible()
    page.get_by_label("Moment").fill("20")
    expect(page.get_by_role("status")).to_have_text(re.compile("^20 "))
    page.get_by_label("Eyes").select_option("1")
    expect(page.get_by_label("Your programs")).to_be_visible()
    photograph(page, pictures / "colosseum-replay-desktop.png")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "replay.html"
    download.value.save_as(file)
    read_alone(browser, file)


def read_alone(browser: Browser, file: Path) -> None:
    """The file needs nobody: no server, no network."""
    context = browser.new_context(offline=True, viewport=DESKTOP)
    page = context.new_page()
    page.goto(file.as_uri())
    expect(page.get_by_label("The track")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_label("The count of spectators")).to_be_visible()
    context.close()
