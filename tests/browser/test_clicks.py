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


def prefer(anna: Visitor, preference: str, wanted: bool | str) -> None:
    anna.page.get_by_role("button", name="preferences").click()
    field = anna.page.get_by_label(preference)
    if isinstance(wanted, bool):
        field.set_checked(wanted)
    else:
        field.select_option(wanted)
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
    anna = visit("Anna", asked=True)
    anna.play_bots(2)
    to_a_lone_action(anna)
    before = anna.turns()
    anna.page.locator(".spot.next, .prompt button[data-spot]").first.click()
    anna.moved_on(before)


def test_confirming_stays_where_the_button_was(visit: Visit) -> None:
    anna = visit("Anna")
    prefer(anna, "Ask before a move is made", "always")
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


@pytest.mark.parametrize("asked", [False, True])
def test_a_double_click_is_one_move(visit: Visit, asked: bool) -> None:
    anna = visit("Anna", asked=asked)
    anna.play_bots(2)
    anna.wait()
    before = anna.turns()
    anna.page.locator(".bet .spot.next").first.dblclick()
    anna.moved_on(before)
    assert "Anna bets on" in anna.story()
    assert anna.view["step"] == "play"


def test_a_second_click_is_not_taken_for_an_answer_to_the_next_question(visit: Visit) -> None:
    """Given a move by a click; when the next question stands there and the click is repeated: nothing."""
    anna = visit("Anna")
    anna.play_bots(2)
    anna.wait()
    anna.act("pass")
    anna.wait()
    card = next(word for word in anna.legal() if word.startswith("play "))
    spot = anna.page.locator(f'[data-spot="hand {card.removeprefix("play ")}"]')
    box = spot.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = anna.turns()
    anna.page.evaluate(HEARD)
    anna.page.mouse.click(x, y)
    anna.moved_on(before)
    anna.page.mouse.click(x, y)
    anna.page.wait_for_timeout(400)
    anna.page.mouse.click(x, y)
    first, second, third = anna.page.evaluate("window.clicks")
    slow = second - first >= SOON  # as a busy machine may be
    assert anna.page.evaluate("window.heard") == [first, *[second] * slow, third]


SOON = 350
HEARD = """() => {
  [window.clicks, window.heard] = [[], []];
  window.addEventListener('click', (event) => window.clicks.push(event.timeStamp), true);
  document.querySelector('.top').addEventListener('click', (event) => window.heard.push(event.timeStamp));
}"""
"""All clicks, and those that come as far as the things on the table."""


def test_one_click_is_enough_where_it_can_be_undone(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    anna.wait()
    before = anna.turns()
    anna.prompt.get_by_role("button", name="Do not bet").click()
    anna.moved_on(before)


def test_where_nothing_is_undone_one_is_asked(visit: Visit) -> None:
    anna = visit("Anna")
    anna.open_table(["mine", "bot random"], undo="none")
    anna.wait()
    before = anna.turns()
    button = anna.prompt.get_by_role("button", name="Do not bet")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert anna.turns() == before
    button.click()
    anna.moved_on(before)
