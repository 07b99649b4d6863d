"""Talk: while the table gathers, players and spectators apart, phrases, and who is not heard."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from .conftest import Visit
from .test_access import check
from .visitor import Visitor


def chat(visitor: Visitor) -> Locator:
    tab = visitor.page.get_by_role("tab", name=re.compile("Chat"))
    lines = visitor.page.get_by_role("list", name="Chat")
    expect(tab.or_(lines).first).to_be_visible()
    if tab.count():
        tab.click()
    return lines


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.get_by_role("button", name="Say", exact=True).click()


def test_players_and_spectators_talk_apart(visit: Visit, pictures: Path) -> None:
    anna, bruno, carla = visit("Anna"), visit("Bruno", phone=True), visit("Carla")
    table = anna.open_table(["mine", "open"], public=False)
    for each in (bruno, carla):
        each.page.goto(f"/table/{table}")
    say(carla, "Good luck to both")
    expect(chat(anna)).to_contain_text("Carla Good luck to both")
    say(bruno, "I take the other seat")
    expect(chat(anna)).to_contain_text("I take the other seat")
    check(anna, "talk-gathering", pictures)
    bruno.page.get_by_role("button", name="Sit down here").click()

    for each in (anna, bruno, carla):
        expect(each.page.get_by_role("tab", name=re.compile("Chat"))).to_be_visible()
        expect(chat(each)).to_contain_text("Good luck to both")
    say(carla, "Anna is bluffing")
    expect(chat(carla)).to_contain_text("Anna is bluffing")
    check(carla, "talk-spectator", pictures)
    anna.page.get_by_text("Phrases", exact=True).click()
    anna.page.get_by_role("button", name="Shall we spare …").click()
    expect(anna.page.get_by_label("Say something")).to_have_value("Shall we spare ")
    anna.page.get_by_role("button", name="Deal.", exact=True).click()
    for each in (bruno, carla):
        expect(chat(each)).to_contain_text("Anna Deal.")
    for player in (anna, bruno):
        expect(chat(player)).not_to_contain_text("bluffing")

    bruno.page.get_by_text("Who is heard").click()
    bruno.page.get_by_role("button", name="Mute Anna").click()
    expect(chat(bruno)).not_to_contain_text("Deal.")
    check(bruno, "talk-muted", pictures)
    say(anna, "Are you there?")
    expect(chat(carla)).to_contain_text("Are you there?")
    say(bruno, "Hm")
    expect(chat(bruno)).to_contain_text("Hm")
    expect(chat(bruno)).not_to_contain_text("Are you there?")
    bruno.page.reload()
    expect(chat(bruno)).to_contain_text("Hm")
    expect(chat(bruno)).not_to_contain_text("Are you there?")
    bruno.page.get_by_role("button", name=re.compile("preferences")).click()
    bruno.page.get_by_role("button", name="Hear Anna again").click()
    bruno.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    expect(chat(bruno)).to_contain_text("Are you there?")
