"""A whole game of Colosseum by typing, at 80 by 24, by somebody who follows only what is on the screen."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

from harena.core.record import read_record
from harena.games import GAMES

from .screen import Screen

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux here")


class Person:
    """Knows the rules of the game, and of this one what the screen shows."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.lines = screen.wait()
        self.asked: set[str] = set()
        """Every question met."""
        self.offered: set[str] = set()
        """Turns in which an offer was made."""

    def type(self, text: str) -> None:
        self.lines = self.screen.type(text)

    @property
    def question(self) -> str:
        return next(line for line in reversed(self.lines) if line.startswith("You: "))

    @property
    def turn(self) -> str:
        return next(line for line in reversed(self.lines) if line.startswith("Turn ")).split()[1]

    def choices(self) -> dict[str, str]:
        """What may be typed and what it means, in the order of the screen."""
        found: dict[str, str] = {}
        usage = ""
        for line in self.lines[self.lines.index(self.question) + 1 :]:
            if not line.startswith("  "):
                break
            if line[2:3].strip():
                usage = line[2:22].strip()
                found[usage] = ""
            found[usage] = f"{found[usage]} {line[22:].strip()}".strip()
        return found

    def play(self) -> None:
        while not self.lines[-1].startswith("To save the game"):
            self.check_screen()
            self.asked.add(self.question)
            self.answer(self.choices())

    def check_screen(self) -> None:
        """The table and the question are on one screen."""
        text = "\n".join(self.lines)
        assert len(self.lines) <= 24, text
        assert self.lines[-1] == ">", text
        assert re.search(r"^Turn \d of 5 ", text, re.MULTILINE), text
        assert self.choices(), text

    def answer(self, choices: dict[str, str]) -> None:
        verbs = {usage.split()[0].removesuffix(":"): usage for usage in choices}
        if "buy" in verbs or "ticket" in verbs:
            self.invest(choices)
        elif "market" in verbs:
            self.open()
        elif "bid" in verbs:
            least = int(verbs["bid"].split()[1])
            self.type(str(least) if least <= 14 else "pass")
        elif "stage" in verbs:
            self.stage(choices)
        elif "medals" in verbs:
            most = re.search(r"up to (\d+)", choices[verbs["medals"]])
            self.type(most[1] if most and self.turn == "5" else "0")
        elif "accept" in verbs:
            self.type("accept" if any("→" in line for line in self.lines) else "decline")
        elif "offer" in verbs and self.turn not in self.offered:
            self.offered.add(self.turn)
            self.type(choices[verbs["offer"]].removeprefix("for example "))
        elif verbs.keys() & {"move", "first", "second"}:
            self.move()
        else:
            self.type(self.plain(verbs))

    def plain(self, verbs: dict[str, str]) -> str:
        for word in ("roll", "done", "jokers", "discard", "take", "pass", "decline"):
            if word in verbs:
                return verbs[word]
        raise AssertionError("\n".join(self.lines))

    def invest(self, choices: dict[str, str]) -> None:
        """A loge, then room, then the program that draws most of those it can pay."""
        for wish in ("loge", "expand right"):
            if wish in choices and self.turn in ("1", "2"):
                return self.type(wish)
        if not any(usage.startswith("buy") for usage in choices):
            return self.type("pass")
        self.type("programs")
        on_sale = [re.match(r"(\d+) +\S.*? +(\d+) +(\d) +(\d+) +(\d+)  ", line) for line in self.lines]
        drawn = {row[1]: int(row[5]) for row in on_sale if row}
        for number in sorted(drawn, key=lambda number: -drawn[number]):
            self.type(number)
            if not self.is_refused(number):
                return None
        return self.type("pass")

    def is_refused(self, text: str) -> bool:
        said = f"> {text}"
        return said in self.lines and self.lines[self.lines.index(said) + 1].startswith("No. ")

    def open(self) -> None:
        """The market that promises something, or none."""
        promising = [line for line in self.lines if line.startswith("  market") and "→" in line]
        self.type(promising[0].split()[1] if promising else "pass")

    def stage(self, choices: dict[str, str]) -> None:
        totals = {
            usage: int(found[1]) for usage in choices if (found := re.search(r": (\d+) =", choices[usage]))
        }
        self.type(max(totals, key=lambda usage: totals[usage]).split()[1])

    def move(self) -> None:
        """Wherever the table of moves promises spectators or a medal; else as the screen suggests."""
        heads = next(k for k, line in enumerate(self.lines) if line.startswith("noble "))
        for line in self.lines[heads + 1 : heads + 7]:
            for cell in re.finditer(r"\d+(\+\d|m)", line[24:]):
                column = 24 + cell.start()
                heading = re.finditer(r"\S+", self.lines[heads - 1])
                verb = [word[0] for word in heading if word.start() <= column][-1]
                return self.type(f"{verb} {line.split()[0]} {self.lines[heads][column:].split()[0]}")
        return self.type(
            next(usage for usage in self.choices() if usage.split()[0] in ("move", "first", "second"))
        )


@pytest.mark.slow
def test_a_whole_evening(tmp_path: Path) -> None:
    screen = Screen(f"harena-{os.getpid()}", ["play", "colosseum", "--seed", "evening"], tmp_path)
    try:
        person = Person(screen)
        person.play()
        assert any(line == "The end" for line in person.lines)
        person.type("evening.txt")
        assert person.lines[-1] == "code 0"
    finally:
        screen.close()
    match = read_record((tmp_path / "evening.txt").read_text()).verify(GAMES)
    assert match.over
    assert len(person.asked) > 10, person.asked
    assert match.state.scores()[0] > 30, "one can play well by what one sees"


def test_leaving_asks_and_another_evening_goes_on(tmp_path: Path) -> None:
    screen = Screen(f"harena-leave-{os.getpid()}", ["play", "colossal-arena", "--seed", "leave"], tmp_path)
    try:
        question = screen.wait()
        assert screen.type("2")[-1] == ">"
        assert "Taken back." in screen.type("undo")
        assert [line for line in screen.lines() if line.startswith("You: ")][-1] in question
        screen.type("2")
        assert screen.type("quit")[-1].startswith("To save the game, type a file name")
        assert screen.type("half.txt")[-1] == "code 0"
    finally:
        screen.close()
    screen = Screen(f"harena-return-{os.getpid()}", ["play", "--resume", "half.txt"], tmp_path)
    try:
        assert any(line.startswith("You: ") for line in screen.wait())
        assert screen.press("C-c")[-1] == "code 130"
    finally:
        screen.close()
