"""Three people at a table of Colosseum: an auction in which all bid, and a trade with a counter-offer."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .camera import photograph
from .conftest import Visit
from .producer import Producer


def gather(visit: Visit) -> list[Producer]:
    """Anna opens the table; Bruno and Clara come with the link, Clara on her phone."""
    anna = Producer(visit("Anna").page)
    anna.open_colosseum(["mine", "open", "open"], public=False)
    link = anna.page.get_by_label("Invite with this link").input_value()
    people = [anna]
    for name in ("Bruno", "Clara"):
        guest = Producer(visit(phone=name == "Clara", path=link).page)
        guest.page.get_by_label("Your name").fill(name)
        guest.page.get_by_role("button", name="Sit down here").first.click()
        people.append(guest)
    for each in people:
        expect(each.page.get_by_label("Your troupe")).to_be_visible()
    return people


def test_three_bid_and_two_haggle(visit: Visit, pictures: Path) -> None:
    anna, bruno, clara = people = gather(visit)
    for each in people:
        each.wait()
        each.press("Invest nothing")

    anna.wait()
    anna.touch("market 1")
    anna.press(re.compile("^Bid 8:"))
    for bidder, raised in ((bruno, 9), (clara, 14), (anna, 15)):
        bidder.wait()
        expect(bidder.prompt.get_by_label("The lot")).to_be_visible()
        if bidder is clara:
            photograph(clara.page, pictures / "colosseum-auction-phone.png")
        bidder.press(re.compile(f"^Bid {raised}: leaves {30 - raised} coins"))
    bruno.wait()
    expect(bruno.prompt).to_contain_text(re.compile(r"15\s*Anna"))
    photograph(bruno.page, pictures / "colosseum-auction-desktop.png")
    bruno.press("Pass")
    clara.wait()
    expect(clara.prompt.locator(".out")).to_contain_text("Bruno")
    clara.press("Pass")
    expect(bruno.page.locator(".herald")).to_contain_text("Anna takes market I for 15")
    for each in (bruno, clara):
        each.wait()
        each.press("Open no auction")

    haggle(anna, bruno, clara, pictures)


def haggle(anna: Producer, bruno: Producer, clara: Producer, pictures: Path) -> None:
    anna.wait()
    anna.page.get_by_role("button", name=re.compile("^Bruno.*Can be chosen")).click()
    given, asked = anna.wares()
    anna.page.locator(f"[data-put='give {given}']").click()
    anna.page.locator(f"[data-put='ask {asked}']").click()
    anna.page.get_by_role("button", name="1 coin from you").click()
    before = clara.turns()
    expect(anna.prompt.get_by_text("For you", exact=True)).to_be_visible()
    photograph(anna.page, pictures / "colosseum-trade-desktop.png")
    assert clara.turns() == before
    anna.press("Offer this to Bruno")

    bruno.wait()
    expect(bruno.prompt.get_by_role("img", name=re.compile("^You get: .*and 1 coin$"))).to_be_visible()
    bruno.prompt.get_by_role("button", name="Counter-offer…").click()
    expect(bruno.page.get_by_role("group", name=re.compile("^You get: .*and 1 coin$"))).to_be_visible()
    for _ in range(2):  # what he was to get grows
        bruno.page.get_by_role("button", name="1 coin towards you").click()
    bruno.press("Offer this instead")

    anna.wait()
    expect(anna.prompt).to_contain_text("Bruno makes you a counter-offer")
    expect(anna.prompt.get_by_role("img", name=re.compile("^You give: .*and 3 coins$"))).to_be_visible()
    photograph(anna.page, pictures / "colosseum-counter-desktop.png")
    anna.press("Accept")
    expect(clara.page.locator(".herald")).to_contain_text(re.compile("gives"))
    assert "15" not in anna.page.get_by_label("Your troupe").inner_text()  # 15 less 3 are left
    anna.wait()
