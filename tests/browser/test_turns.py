"""One is told that it is one's turn: in the title, the tab's sign and the header, by a sound and a notice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .test_people import gather
from .visitor import Visitor

NOTED = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
};
window.strokes = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.strokes += 1; start.apply(this, when); };
"""
AWAY = """
Object.defineProperty(document, 'hidden', { configurable: true, get: () => window.away ?? false });
"""


def sign(visitor: Visitor) -> str:
    return visitor.page.locator("link[rel=icon]").get_attribute("href") or ""


def test_title_sign_and_header_tell_of_a_turn(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.play_bots(2)
    anna.wait()
    expect(anna.page).to_have_title(re.compile("^● Your turn · Anna, "))
    expect(anna.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    anna.page.get_by_role("link", name="Records").click()
    turns = anna.page.get_by_role("group").filter(has_text="Your turn")
    expect(turns).to_contain_text("1")
    turns.locator("summary").click()
    turns.get_by_role("link", name=re.compile("^Colossal Arena: Anna")).click()
    assert anna.at_table() == table
    anna.wait()
    expect(turns).to_have_count(0)  # one is there


def test_a_sound_and_a_notice_for_who_looks_elsewhere(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.add_init_script(NOTED + AWAY)
    anna.page.reload()
    anna.page.get_by_role("button", name="preferences").click()
    anna.page.get_by_label("A notice of the system as well").check()
    anna.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    anna.play_bots(2)
    anna.wait()
    anna.page.wait_for_timeout(3500)
    assert anna.page.evaluate("[window.notices, window.strokes]") == [[], 0]  # she looks
    anna.act("pass")
    anna.wait()
    anna.page.evaluate("window.away = true")
    anna.act(anna.legal()[0])
    anna.page.wait_for_function("() => window.notices.length > 0")
    assert re.match("Your turn: Colossal Arena: Anna, ", anna.page.evaluate("window.notices[0]"))
    assert anna.page.evaluate("window.strokes") == 2


def test_who_waits_elsewhere_is_told_that_it_begins(visit: Visit) -> None:
    """Given a table that waits for Bruno, and Anna looking elsewhere when he sits down."""
    anna = visit("Anna")
    anna.page.add_init_script(NOTED + AWAY + "localStorage.setItem('notify', 'yes');")
    anna.page.reload()
    table = anna.open_table(["mine", "open"])
    anna.page.evaluate("window.away = true")
    bruno = visit(path=f"/table/{table}")
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down here").click()
    expect(bruno.page.get_by_label("Your hand")).to_be_visible()
    anna.page.wait_for_function("() => window.notices.length > 0")
    assert bruno.legal(), "in this deal he begins; else she would hear of her turn"
    assert anna.page.evaluate("window.notices") == ["It begins: Colossal Arena: Anna, Bruno"]


def test_who_leaves_comes_back_to_her_hand(visit: Visit) -> None:
    anna, bruno, table = gather(visit)
    hand = anna.hand()
    anna.page.on("dialog", lambda dialog: dialog.accept())
    anna.page.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.page).to_have_url(re.compile("/$"))
    expect(anna.page.get_by_text("your turn")).to_have_count(0)
    row = anna.page.get_by_role("region", name="Your tables").get_by_role("listitem").first
    row.get_by_role("link", name="Come back").click()
    expect(bruno.page.get_by_text("plays for Anna")).to_have_count(1)
    anna.page.get_by_role("button", name="Take my seat back").click()
    expect(anna.page.get_by_label("Your hand")).to_be_visible()
    assert set(anna.hand()) & set(hand), "a card or two a bot may have played"
    assert anna.at_table() == table
