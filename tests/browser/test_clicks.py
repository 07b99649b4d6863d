"""No click is in vain: what is alone happens by itself, what is asked twice is asked in one place."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .visitor import Visitor


def to_a_lone_action(anna: Visitor) -> str:
    """Play on until there is nothing to choose."""
    luck = random.Random(3)
    while anna.wait():
        legal = anna.legal()
        if len(legal) == 1:
            return legal[0]
        anna.act(luck.choice(legal))
    raise AssertionError("there was always something to choose")


def prefer(anna: Visitor, preference: str, wanted: bool) -> None:
    anna.page.get_by_role("button", name="preferences").click()
    anna.page.get_by_label(preference).set_checked(wanted)
    anna.page.get_by_role("dialog").get_by_role("button", name="Done").click()


def test_a_lone_action_is_taken_by_itself_unless_one_prefers_not(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    to_a_lone_action(anna)
    before = anna.turns()
    anna.page.wait_for_timeout(2500)
    assert anna.turns() == before
    prefer(anna, "Take my only move for me", True)
    expect(anna.prompt).to_contain_text("Nothing to choose")
    anna.moved_on(before)


def test_a_lone_action_is_never_confirmed(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    to_a_lone_action(anna)
    before = anna.turns()
    anna.page.locator(".spot.next, .prompt button[data-spot]").first.click()
    anna.moved_on(before)


def test_confirming_stays_where_the_button_was(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    anna.wait()
    button = anna.prompt.get_by_role("button", name="Do not bet")
    before, place = anna.turns(), button.bounding_box()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert button.bounding_box() == pytest.approx(place, abs=1.0)  # it rises a little under the cursor
    assert anna.turns() == before
    button.click()
    anna.moved_on(before)


def test_a_double_click_is_a_move_and_no_riddle(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    anna.wait()
    before = anna.turns()
    anna.page.locator(".bet .spot.next").first.dblclick()
    anna.moved_on(before)
    assert "Anna bets on" in anna.story()


def test_without_confirming_one_click_is_enough(visit: Visit) -> None:
    anna = visit("Anna")
    prefer(anna, "Ask before a move is made", False)
    anna.play_bots(2)
    anna.wait()
    before = anna.turns()
    anna.prompt.get_by_role("button", name="Do not bet").click()
    anna.moved_on(before)
