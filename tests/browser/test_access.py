"""axe finds nothing to complain of on any page, in both themes and sizes; each page has its picture."""

from __future__ import annotations

import random
import re
import shutil
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from .camera import keep, photograph
from .conftest import DESKTOP, PHONE, Visit
from .visitor import Visitor

README_PICTURE = Path(__file__).parents[2] / "docs/pictures/table.png"
LARGEST_PICTURE = 300_000
RULES = {
    "resultTypes": ["violations"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
"""Every rule of axe, its best practices among them, and that a label has the words that are seen."""
COLOURS = {
    "resultTypes": ["violations"],
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
}
"""What else could be wrong at night: all but the colours is as by day."""


def check(visitor: Visitor, name: str, pictures: Path) -> None:
    """In the day and at night, on a desk and on a phone."""
    for size, view in (("phone", PHONE), ("desktop", DESKTOP)):
        visitor.page.set_viewport_size(view)
        for theme in ("dark", "light"):
            visitor.page.emulate_media(color_scheme=theme)
            tag = f"{name}-{theme}-{size}"
            photograph(visitor.page, pictures / f"{tag}.png")
            assert complaints(visitor, RULES if theme == "light" else COLOURS) == [], tag
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{name} scrolls sideways by {wide} pixels on a {size}"


def complaints(visitor: Visitor, rules: dict[str, Any] = RULES) -> list[str]:
    found = Axe().run(visitor.page, options=rules).response["violations"]
    return [
        f"{each['id']}: {node['html']} {node['failureSummary']}" for each in found for node in each["nodes"]
    ]


def test_the_pages_around_the_table(visit: Visit, pictures: Path) -> None:
    anna = visit("Anna")
    page = anna.page
    table = anna.open_table(["mine", "open", "bot greedy"])
    expect(page.get_by_role("heading", name="The table gathers")).to_be_visible()
    check(anna, "gathering", pictures)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    check(anna, "lobby", pictures)
    page.goto("/new")
    page.get_by_text("Options", exact=True).click()
    check(anna, "new", pictures)
    page.goto("/nowhere")
    check(anna, "lost", pictures)
    page.get_by_role("button", name=re.compile("preferences")).click()
    check(anna, "preferences", pictures)
    anna.page.set_viewport_size({"width": 320, "height": 640})
    for path in ("/", "/new", "/records", f"/table/{table}"):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    anna.open_table(["mine", "mine"], public=False)
    expect(page.get_by_label("The hand is covered")).to_be_visible()
    check(anna, "cover", pictures)


def test_the_table_from_its_second_round_to_the_replay(visit: Visit, pictures: Path) -> None:
    anna = visit("Anna", asked=True)
    page = anna.page
    table = play_a_while(anna)
    keep_picture(anna, pictures / "table.png")
    check(anna, "table", pictures)
    page.locator(".spot.hand.next").last.click()
    check(anna, "picked", pictures)
    page.keyboard.press("Escape")
    page.get_by_text("Everything you can do now").click()
    check(anna, "actions", pictures)
    page.locator(".info").first.click()
    check(anna, "sheet", pictures)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="This table").click()
    check(anna, "facts", pictures)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Memory").click()
    check(anna, "memory", pictures)
    anna.say("Shall we spare Wyrm?")
    check(anna, "chat", pictures)

    anna.play_out(random.Random(4), by_list=True)
    check(anna, "over", pictures)
    page.goto(f"/replay/{table}#40")
    expect(page.get_by_label("All hands")).to_be_visible()
    check(anna, "replay", pictures)
    page.goto("/records")
    expect(page.get_by_role("link", name="Replay").first).to_be_visible()
    check(anna, "records", pictures)


def keep_picture(anna: Visitor, path: Path) -> None:
    """The README's picture of the table, on plain sand to stay small; it is kept when none is there yet."""
    style = anna.page.add_style_tag(content="body { background: var(--sand) }")
    keep(anna.page, path)
    style.evaluate("(style) => style.remove()")
    assert path.stat().st_size < LARGEST_PICTURE
    if not README_PICTURE.exists():
        README_PICTURE.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, README_PICTURE)


def play_a_while(anna: Visitor) -> str:
    """To round 2, with bets and cards on the table."""
    table = anna.open_table(["mine", "bot greedy", "bot greedy", "bot greedy"], {"memory_aid": "full"})
    luck = random.Random(1)
    while anna.wait() and "Round 1" in anna.page.locator(".bar").inner_text():
        legal = anna.legal()
        lively = [word for word in legal if word.startswith(("bet", "play", "target", "strike", "use"))]
        anna.act(luck.choice(lively or legal))
    while anna.wait() and not any(word.startswith("play") for word in anna.legal()):
        anna.act(luck.choice(anna.legal()))
    return table
