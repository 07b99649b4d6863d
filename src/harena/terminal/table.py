"""The table: shows what one person may see, takes her actions line by line, and lets the bots take theirs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from harena.bots import ADVISERS, Bot
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.terminal import advice, rules
from harena.terminal.meaning import meant
from harena.terminal.page import Page
from harena.terminal.renderers import renderer_of
from harena.terminal.saved_games import Scribe
from harena.terminal.story import paragraphs

USAGE: Final = 14


class Leave(Exception):
    """The person gets up."""


class Table:
    def __init__(self, match: Match, page: Page, bots: list[Bot], seat: int | None) -> None:
        self.match = match
        self.page = page
        self.bots = bots
        self.seat = seat
        """The person's; None if she only watches."""
        self.scribe = Scribe()
        self.renderer = renderer_of(match.game.name)
        self.adviser = ADVISERS[match.game.name]()
        """Is given the person's view and nothing else."""
        self.told = 0
        """How much of the log the person has read about."""
        self.kept = len(match.log)
        """How much of it is in a file, or was there when she sat down."""
        self.latest: list[str] = []
        """What she was told last."""
        self.words: dict[str, tuple[str, str, Callable[[str], None]]] = {
            "hint": ("hint", "what a strong bot would do in your place, and why", self.hint),
            "guess": ("guess", "where it expects hidden things to be", self.guess),
            "why": ("why ACTION", "why an action is not allowed; changes nothing", self.why),
            "rules": ("rules [R43]", "how to play, one ruling, or the rulings about a word", self.look_up),
            "undo": ("undo", "take back your last action, if the bots agree", self.undo),
            "news": ("news", "what happened since your last decision", self.show_news),
            "board": ("board", "show the table again", self.show_board),
            "save": ("save FILE", "save the game; harena play --resume FILE continues it", self.save),
            "quit": ("quit", "leave the table", self.leave),
        }
        if self.renderer.weigh is not None:
            what = "what an action would change, as far as can be told"
            self.words = {"weigh": ("weigh ACTION", what, self.weigh), **self.words}
        self.typed_ahead = ""
        """What she typed where the screen only waited for her to read on."""

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
        for seat, bot in enumerate(self.bots):
            if seat != self.seat:
                bot.end(self.match.view(seat))
        self.say(self.news())
        self.show_board()

    def let_bot_act(self) -> None:
        seat = self.match.actor
        view = self.match.view(seat)
        self.match.say(self.bots[seat].say(view), seat)
        if self.seat is None and self.match.actor != seat and not self.is_amid_round():
            self.say(self.news())

    def is_amid_round(self) -> bool:
        """Whether several take turns at something that is told in one paragraph."""
        told = self.match.told(self.seat, self.told)
        return bool(told) and self.renderer.folds.round_of(told[-1]) >= 0

    def decide(self) -> None:
        """Show what happened and what is possible, and go on asking until something is done."""
        actions = self.match.view(self.seat).actions()
        if len(actions) == 1:
            self.match.say(actions[0], self.seat)
            return
        self.show_question()
        before = len(self.match.log)
        while len(self.match.log) == before:
            self.obey(self.ask(), actions)

    def show_question(self) -> None:
        """The news, the table, what is asked; on a low screen only as much news as leaves the table on it."""
        seen = self.match.view(self.seat).as_dict()
        body = [*self.renderer.board(seen, self.page), *self.renderer.own(seen, self.page)]
        body.append(self.page.title("You: " + self.page.people(self.match.state.prompt())))
        body += self.renderer.choices(seen, self.page)
        news = self.news()
        room = self.page.height - len(body) - 2
        if self.page.height and len(news) > room:
            news = news[-max(0, room - 1) :] if room > 1 else []
            news.insert(0, self.page.ink.paint("... (type news for all of it)", "dim"))
        self.say([*news, *([self.page.rule()] if news else []), *body])

    def ask(self) -> str:
        if self.typed_ahead:
            line, self.typed_ahead = self.typed_ahead, ""
            print(f"> {line}")
            return line
        try:
            line = input("> ").strip()
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            print(line)  # so that a transcript reads like the screen
        return line

    def obey(self, line: str, actions: list[str]) -> None:
        word, _, rest = line.partition(" ")
        word = {"?": "help", "q": "quit"}.get(word.lower(), word.lower())
        try:
            if word == "help":
                self.help()
            elif word in self.words:
                self.words[word][2](rest.strip())
            elif word in self.renderer.words and line.lower() not in actions:
                seen = self.match.view(self.seat).as_dict()
                self.say(self.renderer.words[word].draw(rest.strip(), seen, self.page))
            elif line:
                self.match.say(self.meant(line), self.seat)
        except HarenaError as error:
            self.say(self.page.wrapped(f"{self.page.ink.paint('No.', 'red')} {error}"))

    def say(self, lines: list[str]) -> None:
        print("\n".join(lines), end="\n" if lines else "")

    def unroll(self, lines: list[str]) -> None:
        """What may be longer than the screen, screen by screen."""
        step = self.page.height - 1 if self.page.height and sys.stdin.isatty() else len(lines)
        for first in range(0, len(lines), max(1, step)):
            if first and (line := turned_page()):
                self.typed_ahead = "" if line in ("q", "quit") else line
                return
            self.say(lines[first : first + step])

    def why(self, line: str) -> None:
        if not line:
            raise HarenaError("say which action, written as in the list: why ACTION")
        objection = self.match.objection(self.meant(line), self.seat)
        self.say(self.page.wrapped(str(objection or "It is allowed.")))

    def weigh(self, line: str) -> None:
        """Nobody else learns of it."""
        assert self.renderer.weigh is not None
        view, action = self.match.view(self.seat), self.meant(line)
        if objection := self.match.objection(action, self.seat):
            raise objection
        self.say(self.renderer.weigh(view.weigh(action), view.as_dict(), self.page))

    def meant(self, line: str) -> str:
        """The action or sentence that a line stands for."""
        view = self.match.view(self.seat)
        whole = [view.text(action) for action in view.legal() if view.onward(action) is None]
        return meant(self.renderer.heard(line, view.as_dict(), self.page), whole, self.renderer.counted)

    def hint(self, line: str) -> None:
        self.say(advice.hints(self.adviser, self.match.view(self.seat), self.page))

    def guess(self, line: str) -> None:
        self.say(advice.guesses(self.adviser, self.match.view(self.seat), self.page))

    def look_up(self, line: str) -> None:
        self.unroll(rules.looked_up(self.match.game.name, line, self.page.width))

    def undo(self, line: str) -> None:
        """Bots grant what is not free but only the person's own doing."""
        assert self.seat is not None
        undo = self.match.undoable(self.seat)
        self.match.undo(self.seat, granted=undo is not None and undo.alone and not undo.free)
        self.told = len(self.match.log)
        print("Taken back.")

    def help(self) -> None:
        lines = [self.renderer.typed]
        lines += [(word.usage, word.sentence) for word in self.renderer.words.values()]
        lines += [(usage, sentence) for usage, sentence, _ in self.words.values()]
        self.say(
            [line for usage, text in lines for line in self.page.labelled(f"  {usage}", text, USAGE + 2)]
        )

    def leave(self, line: str) -> None:
        raise Leave

    def save(self, line: str) -> None:
        if not line:
            raise HarenaError("say under which name: save FILE")
        self.scribe.save(line, self.match)
        self.kept = len(self.match.log)
        print(f"Saved in {line}. harena play --resume {line} continues it.")

    def is_saved(self) -> bool:
        """Whether nothing has happened since the game was saved, or nothing at all that was chosen."""
        return len(self.match.log) == self.kept

    def show_board(self, line: str = "") -> None:
        seen = self.match.view(self.seat).as_dict()
        self.say([*self.renderer.board(seen, self.page), *self.renderer.own(seen, self.page)])

    def show_news(self, line: str) -> None:
        self.unroll(self.latest or ["Nothing has happened yet."])

    def news(self) -> list[str]:
        """What happened since the person last read anything."""
        lines = paragraphs(self.match.told(self.seat, self.told), self.page, self.renderer.folds)
        self.told = len(self.match.log)
        if lines:
            self.latest = lines
        return lines


def turned_page() -> str:
    """What is typed at the end of a screen: nothing goes on, anything else ends the reading."""
    try:
        return input("Enter continues, q stops > ").strip()
    except EOFError:
        return "q"
