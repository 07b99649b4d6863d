"""Somebody who plays by what the screen says, with a finger or with the keyboard, and knows no rule."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, TimeoutError, expect

from .visitor import COUNT, Visitor

CHOOSABLE = ".spot.next, .prompt button:not(.away):not(:disabled)"
ASIDE = re.compile(r"Undo|Hint|Cancel|Skip|Ruling|on sale|Back|less|more|…")
"""Words of what decides nothing, or leads away from a quick decision."""
SCREEN = """(choosable) => [...document.querySelectorAll(choosable)].map((thing, i) => ({
  i,
  words: (thing.querySelector('.hidden')?.textContent ?? thing.ariaLabel ?? thing.innerText).trim(),
  shown: thing.checkVisibility({ visibilityProperty: true }) && thing.offsetWidth > 0,
  picked: thing.ariaPressed === 'true' || thing.ariaChecked === 'true',
}))"""
HERE = """() => {
  const here = document.activeElement;
  return here === document.body ? 'nowhere'
    : (here.querySelector('.hidden')?.textContent ?? here.ariaLabel ?? here.innerText).trim();
}"""
ANSWERED = """([before, half]) => document.querySelector('[data-at]')?.dataset.at !== before
  || !document.querySelector('[data-action][aria-disabled=true]')
  && [...document.querySelectorAll('.picked, .prompt')].map((each) => each.innerHTML).join() !== half"""
HALF = "[...document.querySelectorAll('.picked, .prompt')].map((each) => each.innerHTML).join()"
MOST_KEYS = 400


class Reader(Visitor):
    def __init__(self, page: Page, luck: random.Random, finger: bool, sizes: list[tuple[int, int]]) -> None:
        super().__init__(page)
        self.luck = luck
        self.finger = finger
        self.sizes = sizes
        """She turns her phone, or moves to another screen, now and then."""
        self.decisions = 0
        self.said = ""
        """What she touched last."""

    def play_on(self) -> int:
        """To the end of the game."""
        while self.is_asked():
            if self.decisions % 12 == 0:
                width, height = self.sizes[self.decisions // 12 % len(self.sizes)]
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
            if self.finger:
                self.tap()
            else:
                self.type()
            self.decisions += 1
            if not self.finger:
                here = self.page.evaluate(HERE)
                assert here != "nowhere", f"the focus is lost after {self.said!r}"
        return self.decisions

    def is_asked(self) -> bool:
        self.page.wait_for_selector(f".prompt.mine, {COUNT}", state="attached")
        return self.page.locator(COUNT).count() == 0

    def tap(self) -> None:
        """One decision: a thing, and what may go with it."""
        before = self.turns()
        while self.turns() == before:
            seen = self.page.evaluate(SCREEN, CHOOSABLE)
            fit = [each for each in seen if each["shown"] and not ASIDE.search(each["words"])]
            assert fit, f"nothing to touch: {seen}, {self.prompt.inner_text()}"
            fresh = [each for each in fit if not each["picked"]]
            chosen = self.luck.choice(fresh or fit)
            half = self.page.evaluate(HALF)
            self.hit(self.page.locator(CHOOSABLE).nth(chosen["i"]))
            self.is_heard(before, half, chosen["words"])

    def is_heard(self, before: str, half: str, words: str) -> None:
        self.said = words
        try:
            self.page.wait_for_function(ANSWERED, arg=[before, half])
        except TimeoutError:
            raise AssertionError(f"nothing comes of {words!r}: {self.prompt.inner_text()}") from None

    def type(self) -> None:
        """The same by `j`, which goes from one thing that can be chosen to the next, and Enter."""
        before = self.turns()
        for _ in range(MOST_KEYS):
            if self.turns() != before:
                return
            self.page.keyboard.press("j")
            words = self.page.evaluate(HERE)
            assert words != "nowhere", "the focus is lost"
            taken = self.page.evaluate("document.activeElement.ariaChecked === 'true'")
            if taken or ASIDE.search(words) or self.luck.random() < 0.6:
                continue
            half = self.page.evaluate(HALF)
            self.page.keyboard.press("Enter")
            self.is_heard(before, half, words)
        raise AssertionError(f"nothing comes of the keys here: {self.prompt.inner_text()}")

    def ends(self, unit: str) -> None:
        expect(self.page.get_by_label(f"The count of {unit}").get_by_role("heading")).to_contain_text("win")
        expect(self.page.get_by_text(re.compile("^You (win|came|share)"))).to_be_visible()
