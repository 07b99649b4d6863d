"""A hint in each game: what a strong bot would do, in words, on a large screen and on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .camera import photograph
from .conftest import Visit


@pytest.mark.parametrize(("game", "seats", "phone"), [("colossal-arena", 2, True), ("colosseum", 3, False)])
def test_a_hint(visit: Visit, pictures: Path, game: str, seats: int, phone: bool) -> None:
    anna = visit("Anna", phone=phone)
    anna.open_table(["mine", *["bot random"] * (seats - 1)], game=game)
    anna.wait()
    before = anna.turns()
    anna.page.get_by_role("button", name="Hint", exact=True).click()
    panel = anna.page.get_by_role("dialog", name="A strong bot’s advice")
    expect(panel.get_by_text("This is what it would do.")).to_be_visible(timeout=60_000)
    expect(panel.locator("li").first).to_contain_text("%")
    panel.get_by_role("button", name="What might they hold?").click()
    expect(panel.get_by_role("heading", name="What they might hold")).to_be_visible(timeout=60_000)
    photograph(anna.page, pictures / f"hint-{game}.png")
    panel.get_by_role("button", name="Close").click()
    expect(panel).not_to_be_visible()
    assert anna.turns() == before, "asking changes nothing"
