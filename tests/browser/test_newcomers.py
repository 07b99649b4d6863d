"""What a newcomer needs to see: what others did, and what an option or a preset means."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .producer import PASSES

RAW = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b|per-initiator|initiator-|one-per-turn|discard-podium|last-card")
"""How the server spells options and their values."""


@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_what_others_do_is_told_one_by_one_and_can_be_skipped(visit: Visit, game: str) -> None:
    anna = visit("Anna", motion="no-preference")
    page = anna.page
    anna.open_table(["mine", "bot beginner", "bot beginner", "bot beginner"], game=game)
    skip = page.get_by_role("button", name="Skip ahead")
    while not skip.is_visible():  # until it is for the others to act
        page.wait_for_selector("[data-action][aria-disabled=false], .prompt .button.small", state="attached")
        if page.locator("[data-action]").count():
            legal = anna.legal()
            anna.act(next((word for word in PASSES if word in legal), legal[0]))
        page.wait_for_timeout(400)
    told = page.locator(".prompt .told")
    expect(told).to_contain_text(re.compile("[A-Z]"))
    words = told.inner_text()
    expect(told).not_to_have_text(words)  # the next one, after a while
    page.get_by_role("button", name=re.compile("preferences")).click()
    expect(page.get_by_role("dialog").get_by_label(re.compile("[Pp]ace|moves of others"))).to_be_visible()
    page.keyboard.press("Escape")
    if skip.is_visible():
        page.keyboard.press("n")
    anna.wait()
    expect(skip).to_have_count(0)


def test_a_new_table_says_in_words_what_is_chosen(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto("/new")
    for game in ("colossal-arena", "colosseum"):
        anna.choose_game(game)
        page.get_by_text("Options", exact=True).click()
        options = page.locator("details fieldset.option")
        expect(options.first).to_be_visible()
        for words in options.all_inner_texts():
            assert not RAW.search(words), words
        page.get_by_text("Options", exact=True).click()
    official = page.locator("label.preset", has_text="official")
    expect(official).to_contain_text("The rulebook of 2007")
    expect(official).to_contain_text("A tie for a star: its holder keeps it")
    anna.open_table(["mine", "open", "bot beginner"], game="colosseum")
    link = page.get_by_label("Invite with this link")
    expect(link).to_have_value(re.compile("^http://.+/table/"))
    expect(page.get_by_role("heading", name="The table gathers")).to_be_visible()


def test_records_are_found_by_game_and_by_whose_they_are(visit: Visit) -> None:
    anna = visit("Nobody yet", path="/records")
    page = anna.page
    none = page.get_by_text("No finished game is like this.")
    page.get_by_label("Game").select_option("colosseum")
    page.get_by_role("button", name="My games").click()
    expect(page.get_by_label("Player")).to_have_value("Nobody yet")
    expect(none).to_be_visible()
    page.get_by_role("button", name="My games").click()
    expect(page.get_by_label("Player")).to_have_value("")
