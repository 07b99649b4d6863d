"""What a person does with the client, and what she sees."""

from __future__ import annotations

import json
import math
import random
import re
import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

MOST_CLICKS = 1.3
"""A decision, on average over a whole game."""
SOON, NEAR = 0.4, 40
"""A click so soon after another, and so near, might not be heard: seconds and pixels."""

NEXT = ".spot.next, .prompt .buttons button[data-spot]:not(.away)"

COUNT = "[aria-label^='The count of']"
"""The page of the end."""


class Visitor:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.finger = False
        """She taps, and has no mouse."""
        self.clicks = 0
        """For decisions that had a choice; a lone action can be left to itself."""
        self.last = (0.0, 0.0, 0.0)
        """When and where she clicked last."""
        self.view: dict[str, Any] = {}
        """What her page was told last."""
        page.on("websocket", lambda line: line.on("framereceived", self.hear))

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "state" and message["view"]:
            self.view = message["view"]

    def introduce(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile("preferences")).click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("dialog").get_by_role("button", name="Done").click()
        expect(self.page.get_by_role("button", name=re.compile(name))).to_be_visible()

    # The lobby

    def choose_game(self, game: str) -> None:
        self.page.locator(f'input[name="game"][value="{game}"]').check(force=True)

    def play_bots(self, players: int = 4) -> str:
        self.page.goto("/")
        self.page.get_by_label("Players").select_option(str(players))
        self.page.get_by_role("button", name="Play against bots").click()
        return self.at_table()

    def open_table(
        self,
        seats: list[str],
        options: dict[str, str] | None = None,
        public: bool = True,
        game: str = "colossal-arena",
        undo: str = "ask",
    ) -> str:
        """`seats` are the words of the form: mine, open, `bot random`."""
        self.page.goto("/new")
        self.choose_game(game)
        fields = self.page.get_by_role("combobox", name=re.compile("Who sits on seat"))
        expect(fields.first).to_be_visible()
        while fields.count() < len(seats):
            self.page.get_by_role("button", name="One more seat").click()
        while fields.count() > len(seats):
            self.page.get_by_role("button", name=re.compile("Remove seat")).last.click()
        for i, seat in enumerate(seats):
            fields.nth(i).select_option(seat)
        if options:
            self.page.get_by_text("Options", exact=True).click()
        for name, value in (options or {}).items():
            if "," in value:
                for creature in value.split(","):
                    self.page.get_by_role("button", name=creature.capitalize(), exact=True).click()
            else:
                self.page.locator(f'input[name="{name}"][value="{value}"]').check()
        self.page.get_by_role("combobox", name="Taking back").select_option(undo)
        self.page.get_by_label("Show this table in the lobby").set_checked(public)
        self.page.get_by_role("button", name="Open the table").click()
        return self.at_table()

    def at_table(self) -> str:
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1]

    # The table

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_label("What is asked")

    def hand(self) -> list[str]:
        return self.words(".hand [data-spot^='hand ']", "spot")

    def legal(self) -> list[str]:
        return self.words("[data-action]", "action")

    def words(self, selector: str, attribute: str) -> list[str]:
        script = "(found, name) => found.map((each) => each.dataset[name])"
        found: list[str] = self.page.eval_on_selector_all(selector, script, attribute)
        return found

    def wait(self) -> bool:
        """Until it is for her to act (or the game is over: False)."""
        ready = f"[data-action][aria-disabled=false], {COUNT}, [aria-label='The hand is covered'] button"
        self.page.wait_for_selector(ready, state="attached")
        cover = self.page.get_by_role("button", name=re.compile("show my hand"))
        if cover.count():
            cover.click()
            return self.wait()
        return self.page.locator(COUNT).count() == 0

    def act(self, action: str) -> None:
        """By the list of everything that can be done."""
        before = self.turns()
        self.page.eval_on_selector(f'[data-action="{action}"]', "(button) => button.click()")
        self.moved_on(before)

    def turns(self) -> Any:
        return self.page.evaluate("document.querySelector('[data-at]')?.dataset.at")

    def moved_on(self, before: Any) -> None:
        self.page.wait_for_function(
            "(before) => document.querySelector('[data-at]')?.dataset.at !== before", arg=before
        )

    def hit(self, thing: Locator, lone: bool = False) -> None:
        """With the mouse, or with a finger; nobody reads and clicks again at the same place at once."""
        self.clicks += not lone
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box() or {"x": 0.0, "y": 0.0, "width": 0.0, "height": 0.0}
        x, y, now = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, time.monotonic()
        before, u, v = self.last
        if now - before < SOON and math.hypot(x - u, y - v) < NEAR:
            self.page.wait_for_timeout(1000 * (before + SOON - now))
        if self.finger:
            thing.tap()
        else:
            thing.click()
        self.last = (time.monotonic(), x, y)  # a busy page takes its time before it is clicked

    def click_something(self, luck: random.Random) -> None:
        """One decision by clicking the things themselves, picked at random."""
        before, lone = self.turns(), len(self.legal()) == 1
        for _ in range(3):
            offered = self.page.locator(NEXT)
            self.hit(offered.nth(luck.randrange(offered.count())), lone)
            confirm = self.prompt.locator("button.strong:not([data-spot]), button[aria-pressed='true']")
            if confirm.count():  # a thing in the prompt stays pressed beside the button that takes it
                self.hit(confirm.last, lone)
            if not self.page.locator(".spot.picked").count():
                break
        self.moved_on(before)

    def play_out(self, luck: random.Random, by_list: bool = False) -> int:
        decisions = 0
        while self.wait():
            if by_list:
                self.act(luck.choice(self.legal()))
            else:
                self.click_something(luck)
            decisions += 1
        return decisions

    def play_to_round(self, number: int, luck: random.Random) -> None:
        """Straight on: whoever can puts a card where the row has none."""
        while self.wait() and self.view["round"] < number:
            row, legal = self.view["round"], self.legal()
            bare = [
                column["creature"]
                for column in self.view["columns"]
                if column["alive"] and row not in [pile["row"] for pile in column["piles"]]
            ]
            cards = [word for word in legal if word.startswith(("play", "spectator"))]
            forward = [word for word in cards if any(creature in word for creature in bare)]
            lively = [word for word in legal if word.startswith(("bet", "secret", "use", "target", "keep"))]
            self.act(luck.choice(forward or lively or legal))

    def count_clicks(self, table: str) -> None:
        """Few a decision, over a recorded game in which hers is the first seat."""
        text = self.page.request.get(f"/api/records/{table}/text").text()
        decisions = len(re.findall(r"^seat 1:", text, re.MULTILINE))
        print(f"{self.clicks} clicks for {decisions} decisions: {self.clicks / decisions:.2f}")
        assert self.clicks <= MOST_CLICKS * decisions

    def say(self, text: str) -> None:
        self.page.get_by_role("tab", name=re.compile("Chat")).click()
        self.page.get_by_label("Say something").fill(text)
        self.page.get_by_role("button", name="Say", exact=True).click()

    def story(self) -> str:
        self.page.get_by_role("tab", name="Story").click()
        return self.page.get_by_role("list", name="The story").inner_text()
