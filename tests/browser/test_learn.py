"""A first game with somebody who explains, at the real table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from harena.lessons import lesson_of

from .camera import photograph
from .conftest import PHONE, Visit
from .test_access import complaints
from .test_sizes import TOGETHER

FIRST = {"colossal-arena": ("pass", ["Next"], "bet unicorn"), "colosseum": ("ticket", [], "loge")}
"""Something else that is allowed, what to press before it, and what is asked for."""


@pytest.mark.parametrize("game", FIRST)
def test_a_newcomer_learns_by_playing(visit: Visit, pictures: Path, game: str) -> None:
    other, before, wanted = FIRST[game]
    anna = visit()
    page = anna.page
    anna.choose_game(game)
    page.get_by_role("link", name="Learn it by playing").click()
    guide = page.get_by_label("The lesson")
    for name in before:
        guide.get_by_role("button", name=name).click()
    anna.wait()
    page.eval_on_selector(f'[data-action="{other}"]', "(button) => button.click()")
    expect(page.get_by_role("alert")).to_contain_text("the lesson asks for something else")
    here = guide.locator("progress").get_attribute("value")
    page.eval_on_selector(f'[data-action="{wanted}"]', "(button) => button.click()")
    expect(guide.locator("progress")).not_to_have_attribute("value", here or "")

    page.set_viewport_size(PHONE)
    assert complaints(anna) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    photograph(page, pictures / f"learn-{game}-phone.png")
    page.reload()
    expect(guide.locator("progress")).not_to_have_attribute("value", "1")  # it goes on where she left

    lesson = lesson_of(game)
    assert lesson is not None
    steps = len(lesson.said)
    for number in range(int(guide.locator("progress").get_attribute("value") or 0), steps):
        guide.get_by_role("button", name="Show me").or_(guide.get_by_role("button", name="Next")).click()
        expect(guide.locator("progress")).to_have_attribute("value", str(number + 1))
    expect(guide.get_by_role("link", name="Play a game")).to_be_visible()
    expect(page.get_by_label("The count of").first).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (320, 640)])
def test_the_table_of_a_lesson_fits_a_phone(visit: Visit, width: int, height: int) -> None:
    """Where the words leave too little room they are scrolled away."""
    anna = visit(path="/learn/colossal-arena")
    anna.page.get_by_label("The lesson").get_by_role("button", name="Next").click()
    anna.wait()
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.page.eval_on_selector(".hand", "(hand) => hand.scrollIntoView({ block: 'end' })")
    seen = anna.page.evaluate(TOGETHER)
    assert seen == {"row": True, "prompt": True, "hand": True, "apart": True, "sideways": 0}


@pytest.mark.parametrize("game", FIRST)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768)])
def test_the_guide_leaves_a_screen_its_question(
    visit: Visit, pictures: Path, game: str, width: int, height: int
) -> None:
    """Expected at every step: what is said, what is asked and what answers it are in sight together."""
    page = visit(path=f"/learn/{game}").page
    page.set_viewport_size({"width": width, "height": height})
    guide = page.get_by_label("The lesson")
    lesson = lesson_of(game)
    assert lesson is not None
    onward = guide.get_by_role("button", name="Show me").or_(guide.get_by_role("button", name="Next"))
    expect(onward).to_be_visible()
    place = onward.bounding_box()
    for number in range(1, len(lesson.said)):
        expect(guide.locator("progress")).to_have_attribute("value", str(number))
        assert onward.bounding_box() == pytest.approx(place, abs=1.0)  # it rises a little under the cursor
        expect(page.get_by_label("What is asked")).to_be_in_viewport(ratio=1)
        photograph(page, pictures / f"learn-{game}-{width}-{number}.png")
        onward.click()
