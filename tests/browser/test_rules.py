"""The rules at hand: a page a game, a ruling from where it is cited, a card on one sheet of paper."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Visit
from .test_access import check


def test_a_rulebook_and_a_card_for_each_game(visit: Visit, pictures: Path) -> None:
    anna = visit()
    page = anna.page
    for game, ruling, word in (("colossal-arena", "R43", "Magister"), ("colosseum", "C48", "loge")):
        page.goto(f"/rules/{game}#{ruling}")
        expect(page.locator(f"#{ruling}")).to_be_in_viewport()
        page.get_by_label("Find in the rulings").fill(word)
        expect(page.get_by_role("status")).to_have_text(re.compile(r"^[1-9]\d* rulings$"))
        for found in page.locator("li[id]:visible").all():
            expect(found).to_contain_text(re.compile(word, re.IGNORECASE))
        page.get_by_label("Find in the rulings").fill("")
        check(anna, f"rules-{game}", pictures)
        page.get_by_role("link", name="Reference card").click()
        expect(page.get_by_role("button", name="Print")).to_be_visible()
        check(anna, f"card-{game}", pictures)
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
