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
        if self.turns() == before:
            self.prompt.locator(".answers button.strong").click()
        self.moved_on(before)

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button of the question that takes its action at once."""
        before = self.turns()
        self.prompt.get_by_role("button", name=name).first.click()
        self.moved_on(before)

    def pass_on(self) -> None:
        """Do as little as the rules allow."""
        legal = self.legal()
        self.act(next((word for word in PASSES if word in legal), legal[0]))

    def click_something(self, luck: random.Random) -> None:
        """One decision by touching the things themselves."""
        before = self.turns()
        action = luck.choice([each for each in self.legal() if not each.startswith("offer")])
        for at in self.path_of(action):
            if action.startswith("buy") and not self.spot(at).count():
                self.browse(action)
            elif self.spot(at).count():  # not a number between those of the buttons
                self.spot(at).click()
        answers = self.prompt.locator(".answers button.strong:not(:disabled)")
        for _ in range(2):  # picked, then taken
            if self.turns() == before and answers.count():
                answers.first.click()
        self.moved_on(before)

    def browse(self, action: str) -> None:
        """Pick a program in the catalogue."""
        self.prompt.get_by_role("button", name=re.compile("^All ")).click()
        self.page.get_by_role("dialog").locator(f'[data-buy="{action.removeprefix("buy ")}"]').click()

    def path_of(self, action: str) -> list[str]:
        find = """(action) => document.querySelector(`[data-action="${action}"]`).dataset.path.split('|')"""
        path: list[str] = self.page.evaluate(find, action)
        return path

    def step_into(self, step: str) -> None:
        """Let everybody of a hot seat pass until the question has these words."""
        while self.wait() and step not in self.prompt.inner_text():
            self.pass_on()

    def sees(self, *things: str) -> None:
        """They are within the window, without scrolling."""
        for thing in things:
            expect(self.page.locator(thing).first).to_be_in_viewport(ratio=0.6)
        assert self.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
