"""Taking back in two browsers: freely, then by the other's leave; a double click takes back once."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .camera import photograph
from .conftest import Visit
from .test_people import gather
from .visitor import Visitor


def act(people: list[Visitor], word: str) -> None:
    before = [each.turns() for each in people]
    people[0].act(next(action for action in people[0].legal() if action.startswith(word)))
    for each, old in zip(people, before, strict=True):
        each.moved_on(old)


def test_two_people_take_back(visit: Visit, pictures: Path) -> None:
    anna, bruno, _ = gather(visit)
    people = sorted([anna, bruno], key=lambda each: not each.legal())
    actor, other = people
    question = actor.prompt.locator(".words").inner_text()
    act(people, "bet")
    assert not other.page.get_by_role("button", name="Undo").count()
    photograph(actor.page, pictures / "undo-free.png")
    before = [each.turns() for each in people]
    actor.page.get_by_role("button", name="↶ Undo").dblclick()
    for each, old in zip(people, before, strict=True):
        each.moved_on(old)
    expect(actor.prompt.locator(".words")).to_have_text(question)
    assert "takes back an action" in other.story()
    expect(other.page.locator(".story .undone").first).to_contain_text("bets on")
    expect(actor.page.get_by_role("alert")).not_to_be_visible()

    act(people, "pass")
    hand = actor.hand()
    act(people, "play")
    assert actor.hand() != hand
    actor.page.keyboard.press("u")
    bar = other.page.get_by_role("status").filter(has_text="would take back")
    expect(bar).to_be_visible()
    photograph(actor.page, pictures / "undo-asks.png")
    photograph(other.page, pictures / "undo-asked.png")
    bar.get_by_role("button", name="Rather not").click()
    expect(bar).not_to_be_visible()
    actor.page.get_by_role("button", name=re.compile("Ask to undo")).click()
    before = [each.turns() for each in people]
    bar.get_by_role("button", name="Allow").click()
    for each, old in zip(people, before, strict=True):
        each.moved_on(old)
    assert actor.hand() == hand
    expect(bar).not_to_be_visible()
