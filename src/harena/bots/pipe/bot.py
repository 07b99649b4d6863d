"""A bot that asks a program. Where the program fails, the plainest action is taken, and it is noted.

exec:./mybot                        ten seconds for each answer
exec:2000ms:python3 mybot.py -v     two seconds
"""

from __future__ import annotations

import re
import shlex
import shutil
import time
from typing import Final

from msgspec import MsgspecError, Struct

from harena.bots.bot import Bot, plain_action
from harena.bots.pipe.program import BARRACKS, Fault, Kind, Program
from harena.bots.pipe.protocol import Answer, end, hello, line_of, look, reader
from harena.core.chance import Random
from harena.core.errors import HarenaError, OptionError
from harena.core.match import hitch
from harena.core.state import View

PATIENCE: Final = 10_000
"""Milliseconds for an answer, unless the text says otherwise."""
LONGEST: Final = 3_600_000
WAKING: Final = 10.0
"""Seconds more for the first answer of a program that has just been started."""
STARTS: Final = 3
"""How often a program is started in one game; after that it is not asked again."""
TEXT: Final = re.compile(r"exec:(?:(?P<limit>\d{1,9})ms:)?(?P<command>.*)", re.DOTALL)


class Note(Struct):
    """How often a program failed in one way, and what happened first."""

    times: int
    first: str


Notes = dict[Kind, Note]


def is_program(text: str) -> bool:
    """Whether a bot's text names a program: to make such a bot is to run it."""
    return TEXT.fullmatch(text) is not None


def command_of(text: str) -> tuple[list[str], int]:
    """The words of the command and the milliseconds of an answer; OptionError if it is none."""
    found = TEXT.fullmatch(text)
    assert found is not None
    try:
        words = shlex.split(found["command"])
    except ValueError as error:
        raise OptionError(f"{text!r} is no command: {error}") from error
    if not words or "\0" in text:
        raise OptionError("a program is written exec:./mybot, or exec:2000ms:./mybot")
    limit = PATIENCE if found["limit"] is None else int(found["limit"])
    if not 1 <= limit <= LONGEST:
        raise OptionError(f"a program has from 1 to {LONGEST} ms for an answer, not {limit}")
    return words, limit


def piped(text: str, seed: int) -> Piped:
    """The bot that a text means; OptionError if there is no such program here."""
    words, limit = command_of(text)
    if shutil.which(words[0]) is None:
        raise OptionError(f"there is no program {words[0]!r} here")
    bot = Piped(words, seed, limit)
    bot.name = text
    return bot


class Piped(Bot):
    def __init__(self, words: list[str], seed: int = 0, milliseconds: int = PATIENCE) -> None:
        super().__init__(seed)
        self.words = words
        self.milliseconds = milliseconds
        self.notes: Notes = {}
        self.program: Program | None = None
        self.starts = 0
        self.asked = 0
        self.rest: list[int] = []
        """What is left of the sentence that it said."""

    def choose(self, view: View) -> int:
        if self.rest and self.rest[0] in view.legal():
            return self.rest.pop(0)
        first, *self.rest = self._path(view, self.say(view))
        return first

    def say(self, view: View) -> str:
        """Its answer, whole and allowed; or the plainest action, in its place."""
        self.rest = []
        try:
            text = self._answer(view)
            self._path(view, text)
        except Fault as fault:
            self._note(fault)
            return plain_action(view)
        return text

    def end(self, view: View) -> None:
        """Tell it how the game has ended; it may wait for another."""
        program, self.program, self.rest, self.starts, self.asked = self.program, None, [], 0, 0
        if program is None:
            return
        try:
            program.tell(line_of(end(view)), self._due())
        except Fault:
            program.end()
        else:
            BARRACKS.give_back(program)

    def stop(self) -> None:
        """The game is broken off."""
        if self.program is not None:
            self.program.end()
            self.program = None

    def _answer(self, view: View) -> str:
        if self.starts >= STARTS and self.program is None:
            raise Fault("died", "it is not started again in this game")
        try:
            return self._ask(view)
        except Fault:
            self.stop()  # what it still has to say would be taken for its next answer
            raise

    def _ask(self, view: View) -> str:
        due = self._due()
        if self.program is None:
            self.starts += 1
            self.program = BARRACKS.borrow(self.words)
            due += WAKING
            self.program.tell(line_of(hello(view, self.seed, self.milliseconds)), due)
        else:
            self.program.check_quiet()
        self.asked += 1
        self.program.tell(line_of(look(view, self.asked)), due)
        return self._read(self.program.hear(due))

    def _read(self, line: bytes) -> str:
        try:
            answer: Answer = reader.decode(line)
        except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Fault("nonsense", f"it says {line[:60]!r}") from error
        if answer.at != self.asked:
            raise Fault("nonsense", f"it answers {answer.at} and was asked {self.asked}")
        return answer.action

    def _path(self, view: View, text: str) -> list[int]:
        """The actions of a text, all of which the rules allow; Fault if they do not."""
        world = view.imagine(Random(0))
        try:
            path = world.expand(text)
            objection: HarenaError | None = hitch(world, path)
        except HarenaError as error:
            objection = error
        if objection is not None:
            raise Fault("illegal", f"it says {text[:60]!r}: {objection}") from objection
        return path

    def _due(self) -> float:
        return time.monotonic() + self.milliseconds / 1000

    def _note(self, fault: Fault) -> None:
        note = self.notes.setdefault(fault.kind, Note(0, str(fault)))
        note.times += 1


def add_notes(all: Notes, more: Notes) -> None:
    """Count these with the rest."""
    for kind, note in more.items():
        known = all.setdefault(kind, Note(0, note.first))
        known.times += note.times


def lines_of(notes: dict[str, Notes]) -> list[str]:
    """What went wrong with which program, for people."""
    return [
        f"{bot}: the plainest action was played for it, {kind}, {note.times} × (first: {note.first})"
        for bot, found in notes.items()
        for kind, note in found.items()
    ]
