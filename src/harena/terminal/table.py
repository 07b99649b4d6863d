"""The table: shows what one person may see, takes her actions line by line, and lets the bots take theirs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from harena.bots import ADVISERS, Bot
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.terminal.page import Page
from harena.terminal.renderers import PLAIN, renderer_of
from harena.terminal.saving import Scribe

HELP: Final = """\
  12           take action 12 of the list
  bet wyrm     take an action as it is written, or by a clear beginning of it
  Enter        take the only action there is
  hint         what a strong bot would consider in your place, and why
  guess        where it takes hidden cards and secret bets to be
  why ACTION   why something is not allowed; changes nothing
  board        show the table again
  view         show all that you know
  save FILE    write the game down so far
  quit         leave the table"""

HINTS: Final = 3


class Leave(Exception):
    """The person gets up."""


class Table:
    def __init__(self, match: Match, page: Page, bots: list[Bot], seat: int | None) -> None:
        self.match = match
        self.page = page
        self.bots = bots
        self.seat = seat
        """The person's; None if she only watches."""
        self.scribe = Scribe(match)
        self.renderer = renderer_of(match.game.name)
        self.adviser = ADVISERS[match.game.name]()
        """Is given the person's view and nothing else."""
        self.told = 0
        """How much of the log the person has read about."""
        self.shown: list[str] = []
        """The board as she last saw it."""
        self.words: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "hint": self.hint,
            "guess": self.guess,
            "why": self.why,
            "board": self.show_board,
            "view": self.show_view,
            "save": self.save,
            "quit": self.leave,
            "q": self.leave,
        }

    def play(self) -> None:
        """To the end of the game, unless the person leaves."""
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 (so that lines can be edited and called back)
        while not self.match.over:
            if self.match.actor == self.seat:
                self.decide()
            else:
                self.let_bot_act()
        self.tell_news()
        self.show_board()

    def let_bot_act(self) -> None:
        seat = self.match.actor
        view = self.match.view(seat)
        self.match.play(view.text(self.bots[seat].choose(view)), seat)
        if self.seat is None and self.match.actor != seat:
            self.tell_news()

    def decide(self) -> None:
        """Show what happened and what is possible, and go on asking until something is done."""
        self.tell_news()
        self.show_board(unless_shown=True)
        actions = self.match.view(self.seat).actions()
        print(self.page.title("You: " + self.page.people(self.match.state.prompt())))
        print("\n".join(self.page.menu(actions)))
        before = len(self.match.log)
        while len(self.match.log) == before:
            self.obey(self.ask(actions), actions)

    def ask(self, actions: list[str]) -> str:
        hint = f"[Enter: {actions[0]}] " if len(actions) == 1 else ""
        try:
            line = input(f"{hint}> ").strip()
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            print(line)  # so that a transcript reads like the screen
        return line

    def obey(self, line: str, actions: list[str]) -> None:
        word, _, rest = line.partition(" ")
        if word.lower() in self.words:
            self.words[word.lower()](rest.strip())
        elif line or len(actions) == 1:
            self.take(line, actions)

    def take(self, line: str, actions: list[str]) -> None:
        try:
            self.match.play(meant(line, actions), self.seat)
        except HarenaError as error:
            print(f"{self.page.ink.paint('No.', 'red')} {error}")

    def why(self, line: str) -> None:
        if not line:
            print("why ACTION, for example the action as it would be written in the list")
            return
        actions = self.match.view(self.seat).actions()
        try:
            print(self.match.objection(meant(line, actions), self.seat) or "It is allowed.")
        except HarenaError as error:
            print(error)

    def hint(self, line: str) -> None:
        view = self.match.view(self.seat)
        if len(view.legal()) == 1:
            print("There is only one thing to do.")
            return
        for thought in self.adviser.explain(view)[:HINTS]:
            odds = f"{thought.value:.0%} ± {thought.error:.0%}"
            text = f"{thought.text}. {self.page.people(thought.reason)}"
            print("\n".join(self.page.labelled(odds, text, 14)))

    def guess(self, line: str) -> None:
        sentences = self.adviser.beliefs(self.match.view(self.seat))
        print("\n".join(self.page.people(sentence) for sentence in sentences) or "There is nothing to guess.")

    def help(self, line: str) -> None:
        print(HELP)

    def leave(self, line: str) -> None:
        raise Leave

    def save(self, line: str) -> None:
        try:
            if not line:
                raise HarenaError("save FILE: it needs a name")
            self.scribe.save(line)
            print(f"Saved in {line}.")
        except HarenaError as error:
            print(error)

    def show_view(self, line: str) -> None:
        seen = self.match.view(self.seat).as_dict()
        print("\n".join(PLAIN.board(seen, self.page) + PLAIN.own(seen, self.page)))

    def show_board(self, line: str = "", unless_shown: bool = False) -> None:
        seen = self.match.view(self.seat).as_dict()
        board = self.renderer.board(seen, self.page)
        if board != self.shown or not unless_shown:
            print("\n".join(board))
        self.shown = board
        print("\n".join([*self.renderer.own(seen, self.page), ""]))

    def tell_news(self) -> None:
        """What happened since the person last read anything."""
        story = self.page.story(self.match.told(self.seat, self.told))
        others = any(seat != self.seat for seat in self.match.seats[self.told :])
        self.told = len(self.match.log)
        if story and self.seat is not None:
            story = [*([self.page.rule()] if others else []), *story, ""]
        print("\n".join(story), end="\n" if story else "")


def meant(line: str, actions: list[str]) -> str:
    """The action that somebody means by a number, by its notation or by a beginning that fits only one."""
    words = " ".join(line.split()).lower()
    if not words and len(actions) == 1:
        return actions[0]
    if words.isascii() and words.isdigit():
        if not 1 <= int(words[:6]) <= len(actions):
            raise HarenaError(f"the list goes from 1 to {len(actions)}")
        return actions[int(words[:6]) - 1]
    fitting = [action for action in actions if action.startswith(words)]
    return fitting[0] if len(fitting) == 1 and words not in actions else words
