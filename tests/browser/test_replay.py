"""Records and replays: scrub, step and play; anybody's eyes; a link to a moment; one file to keep."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from .camera import photograph
from .conftest import Visit
from .visitor import Visitor


def number(visitor: Visitor) -> int:
    return int(visitor.page.get_by_role("status").inner_text().split("/")[0])


def test_a_replay_in_anybodys_eyes(visit: Visit, browser: Browser, tmp_path: Path, pictures: Path) -> None:
    anna = visit("Anna Replay")
    table = anna.play_bots(3)
    anna.play_out(random.Random(2), by_list=True)
    page = anna.page

    page.goto("/records")
    page.get_by_label("Player").fill("Anna Rep")
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)
    photograph(page, pictures / "records-desktop.png")
    page.get_by_role("link", name="Replay").click()

    expect(page.get_by_label("All hands").get_by_role("list")).to_have_count(3)
    step = page.get_by_role("button", name="One step on")
    for _ in range(3):
        step.click()
    assert number(anna) == 3
    page.get_by_role("button", name="One step back").click()
    assert number(anna) == 2
    page.get_by_role("heading", level=1).evaluate("(heading) => document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    assert number(anna) == 3
    page.keyboard.press("Home")
    assert number(anna) == 0
    page.get_by_label("Moment").fill("20")
    assert number(anna) == 20
    photograph(page, pictures / "replay-desktop.png")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("status")).to_have_text(re.compile("^22 "))
    page.get_by_role("button", name="Pause").click()

    page.get_by_label("Eyes").select_option("1")
    expect(page.get_by_label("Your hand")).to_be_visible()
    expect(page.get_by_label("All hands")).to_have_count(0)
    page.wait_for_url(re.compile(r"eyes=1#\d+$"))
    moment, hand = number(anna), page.locator(".hand li").all_inner_texts()
    other = visit(path=page.url.removeprefix(page.url.split("/replay")[0]))
    expect(other.page.get_by_label("Your hand")).to_be_visible()
    assert number(other) == moment
    assert other.page.locator(".hand li").all_inner_texts() == hand

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "replay.html"
    download.value.save_as(file)
    assert download.value.suggested_filename == f"harena-{table}.html"
    read_alone(browser, file, pictures)


def read_alone(browser: Browser, file: Path, pictures: Path) -> None:
    """The file needs nobody: no server, no network."""
    context = browser.new_context(offline=True, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    expect(page.get_by_label("All hands")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_label("The count of gold")).to_be_visible()
    page.get_by_label("Eyes").select_option("0")
    expect(page.get_by_label("Your hand")).to_be_visible()
    photograph(page, pictures / "saved-desktop.png")
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    context.close()
