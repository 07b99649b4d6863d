"""Everything by keyboard alone: Tab and the arrows to reach a thing, Enter to choose it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Server, Visit
from .visitor import Visitor

CREATURES = "gorgon,titan,wyrm,unicorn,troll,daimon,colossus,seraphim"
SEED = "keyboard 3706"
"""A deal in which every kind of decision comes up early."""
DECISIONS = {"bet", "secret", "reveal", "pass", "play", "spectator", "prefect", "magister", "take", "target"}
DECISIONS |= {"name", "give", "keep", "strike", "swap", "with", "place", "retrieve", "copy", "decline"}
DECISIONS |= {"discard", "done"}
TYPED = 9
"""So many decisions are typed one after the other: more than two whole turns."""


def wish(legal: list[str], done: set[str], luck: random.Random) -> str:
    """What has not been done yet comes first; else mostly bets and cards, so that powers come."""
    legal = sorted(legal)
    new = [action for action in legal if action.split(" ")[0] not in done]
    lively = [action for action in legal if action.split(" ")[0] in {"bet", "play", "copy"}]
    return luck.choice(new or (lively if luck.random() < 0.7 else []) or legal)


class Typist:
    """Never touches the mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.done: set[str] = set()

    def press_on(self, selector: str) -> None:
        """Tab until the focus is there, then Enter."""
        for _ in range(150):
            if self.page.evaluate("(there) => document.activeElement.matches(there)", selector):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} is out of reach of the keyboard")

    def type(self, action: str) -> None:
        before = self.visitor.turns()
        for spot in self.page.evaluate(PATH, action):
            self.press_on(f'[data-spot="{spot}"]')
        self.visitor.moved_on(before)
        self.done.add(action.split(" ")[0])

    def uncover(self) -> bool:
        """False once the game is over."""
        self.page.wait_for_selector(
            "[data-action][aria-disabled=false], .count.panel, [aria-label='The hand is covered']",
            state="attached",
        )
        if self.page.get_by_label("The hand is covered").count():
            self.press_on("[aria-label='The hand is covered'] button")
            return self.uncover()
        return self.page.locator(".count.panel").count() == 0


PATH = """(action) => document.querySelector(`[data-action="${action}"]`).dataset.path.split('|')"""


@pytest.fixture
def fixed(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, seed=SEED)
    yield server
    server.kill()


def test_every_kind_of_decision_by_keyboard(visit: Visit, fixed: Server) -> None:
    """Whole turns first, then each kind once; between these the game is hurried along."""
    anna = visit("Anna", url=fixed.url)
    anna.open_table(["mine", "mine", "mine"], {"creature_select": CREATURES}, public=False)
    typist = Typist(anna)
    luck = random.Random(11)
    decisions = 0
    while typist.uncover() and not typist.done >= DECISIONS:
        action = wish(anna.legal(), typist.done, luck)
        if decisions < TYPED or action.split(" ")[0] not in typist.done:
            typist.type(action)
        else:
            anna.act(action)
        decisions += 1
    assert typist.done >= DECISIONS, f"never came up: {DECISIONS - typist.done}"


def test_arrows_move_over_the_board_and_escape_lets_go(visit: Visit) -> None:
    anna = visit("Anna", asked=True)
    anna.play_bots(2)
    anna.wait()
    spots = anna.page.locator(".bet.offered")
    spots.first.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(spots.nth(1)).to_be_focused()
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("Space")
    expect(spots.first).to_have_attribute("aria-pressed", "true")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".picked")).to_have_count(0)


HERE = "document.activeElement === document.body ? 'nowhere' : document.activeElement.tagName"


def test_a_few_keys_make_a_move_and_the_focus_stays_at_the_table(visit: Visit) -> None:
    anna = visit("Anna", path="/")
    anna.page.get_by_role("button", name="Play against bots").focus()
    anna.page.keyboard.press("Enter")
    anna.at_table()
    for _ in range(15):
        anna.wait()
        assert anna.page.evaluate(HERE) != "nowhere"
        before = anna.turns()
        for key in ("j", "Enter"):
            anna.page.keyboard.press(key)
        if anna.page.locator(".words", has_text="choose a creature").count():
            for key in ("j", "Enter"):
                anna.page.keyboard.press(key)
        anna.moved_on(before)
        assert anna.page.evaluate(HERE) != "nowhere"


def test_the_keys_are_listed(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    anna.wait()
    anna.page.keyboard.press("?")
    keys = anna.page.get_by_role("dialog", name="Keys")
    for what in ("the next thing that can be chosen", "the question", "about this table", "the records"):
        expect(keys).to_contain_text(what)
    anna.page.keyboard.press("Escape")
    expect(keys).not_to_be_visible()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.page.get_by_label("Say something").focus()
    anna.page.keyboard.type("Really?")
    expect(anna.page.get_by_label("Say something")).to_have_value("Really?")
    expect(keys).not_to_be_visible()


def test_the_live_region_tells_the_story(visit: Visit) -> None:
    anna = visit("Anna")
    anna.play_bots(2)
    anna.wait()
    log = anna.page.get_by_role("log", name="What happens")
    expect(log).to_contain_text("It is for you to act: bet, or pass.")
    anna.act("pass")
    expect(log).to_contain_text("Anna does not bet.")
    expect(log).to_contain_text("It is for you to act: play a card.")
