"""What a person does at a table of Colosseum."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from .visitor import Visitor

PASSES = ("pass", "done", "decline", "none")


class Producer(Visitor):
    def open_colosseum(self, seats: list[str], public: bool = True) -> str:
        return self.open_table(seats, public=public, game="colosseum")

    def spot(self, at: str) -> Locator:
        return self.page.locator(f'[data-spot="{at}"]:visible').first

    def touch(self, *spots: str) -> None:
        """One thing after the other, then the button that says what they mean."""
        before = self.turns()
        for at in spots:
            self.spot(at).click()
        self.confirm()
        self.moved_on(before)

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button of the question, by its name or the beginning of its label."""
        before = self.turns()
        self.prompt.get_by_role("button", name=name).first.click()
        self.confirm()
        self.moved_on(before)

    def confirm(self, lone: bool = False) -> None:
        """Whatever is picked can be taken or cancelled."""
        if self.prompt.get_by_role("button", name="Cancel").count():
            self.hit(self.prompt.locator(".answers button.strong"), lone)

    def pass_on(self) -> None:
        """Do as little as the rules allow."""
        legal = self.legal()
        self.act(next((word for word in PASSES if word in legal), legal[0]))

    def click_something(self, luck: random.Random) -> None:
        """One decision by touching the things themselves."""
        before, legal = self.turns(), self.legal()
        action = luck.choice(legal)
        verb, lone = action.split(" ")[0], len(legal) == 1
        for at in self.path_of(action):
            if at.startswith("noble ") and not self.spot(at).count():  # on a phone the track is a page
                self.hit(self.page.get_by_role("button", name="Track", exact=True))
            if self.spot(at).count():
                self.hit(self.spot(at), lone)
            elif verb == "buy":
                self.browse(action)
            elif verb == "bid":  # a number between those of the buttons
                self.hit(self.prompt.get_by_role("button", name="Bid").first, lone)
        if verb == "stage":
            self.hit(self.prompt.get_by_role("button", name="Stage for"), lone)
        self.confirm(lone)
        self.moved_on(before)

    def browse(self, action: str) -> None:
        """Pick a program in the catalogue."""
        self.hit(self.prompt.get_by_role("button", name=re.compile("^All ")))
        self.hit(self.page.locator(f'[data-buy="{action.removeprefix("buy ")}"]:visible'))

    def path_of(self, action: str) -> list[str]:
        find = """(action) => document.querySelector(`[data-action="${action}"]`).dataset.path.split('|')"""
        path: list[str] = self.page.evaluate(find, action)
        return path

    def until(self, turn: str, phase: str, seat: int, can: str = "") -> None:
        """Everybody of a hot seat does as little as possible until this one is asked and can do that."""
        while self.wait():
            here = self.page.locator(".round").first.inner_text()
            now = self.page.locator(".phases [aria-current]").text_content()
            able = any(action.startswith(can) for action in self.legal())
            if turn in here and now == phase and self.seat() == seat and able:
                return
            self.pass_on()

    def seat(self) -> int:
        """Whose eyes these are."""
        you = self.page.locator(".plates li.you")
        return int((you.get_attribute("data-home") or "").removeprefix("seat "))

    def resting_move(self) -> tuple[str, str]:
        """A noble whom a die brings to a resting area, and that square; else the last noble's last square."""
        for noble in self.words(".track .pawn [data-spot^='noble ']", "spot"):
            self.page.keyboard.press("Escape")
            self.page.eval_on_selector(f'.track [data-spot="{noble}"]', "(pawn) => pawn.click()")
            earns = self.words(".lit:not(.both):has(.earns) [data-spot]", "spot")
            squares = earns or self.words(".lit:not(.both) [data-spot]", "spot")
            if earns:
                break
        self.page.keyboard.press("Escape")
        return noble, squares[-1]

    def wares(self) -> tuple[str, str]:
        """A type to give and another one to ask for, at the table of a trade."""
        given = self.words("[data-put^='give ']:enabled", "put")[0].removeprefix("give ")
        kinds = [word.removeprefix("ask ") for word in self.words("[data-put^='ask ']:enabled", "put")]
        return given, next(kind for kind in kinds if kind != given)

    def tab_to(self, selector: str) -> None:
        """The keyboard alone leads there."""
        for _ in range(150):
            if self.page.evaluate("(there) => document.activeElement.matches(there)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} is out of reach of the keyboard")

    def type_on(self, selector: str) -> None:
        before = self.turns()
        self.tab_to(selector)
        self.page.keyboard.press("Enter")
        self.moved_on(before)

    def sees(self, *things: str) -> None:
        """They are within the window, without scrolling."""
        for thing in things:
            expect(self.page.locator(thing).first).to_be_in_viewport(ratio=0.6)
        assert self.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
