"""A match told again, frame by frame, in one pair of eyes or in the open."""

from __future__ import annotations

import msgspec

from harena.core.match import Match
from harena.core.state import CHANCE
from harena.core.undo import is_undo
from harena.games import GAMES
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.tables.matches import record_of
from harena.server.tables.messages import story_of
from harena.server.tables.seats import check_may_look
from harena.store.rows import OVER, Action, Sheet

PAGE = 40
"""Frames."""
SPECTATOR = "spectator"
OPEN = "open"


class Eyes:
    """Whose eyes: a seat's, the spectator's (None), or all at once."""

    def __init__(self, name: str, sheet: Sheet, person: str | None) -> None:
        self.name = name
        self.open = name == OPEN
        self.seat = None if name in (OPEN, SPECTATOR) else _seat_called(name, len(sheet.seats))
        check_may_look(sheet, person)
        anybody = not sheet.sealed and (sheet.status == OVER or name == SPECTATOR)
        if not anybody and self.seat not in sheet.seats_of(person):
            raise Refusal(403, "before the end you see with your own eyes only")

    def may_read(self, seat: int | None) -> bool:
        return self.open or (seat is not None and seat == self.seat)


def _seat_called(name: str, seats: int) -> int:
    if name not in [str(seat) for seat in range(seats)]:
        raise Refusal(400, f"eyes are {SPECTATOR!r}, {OPEN!r} or a seat's number, not {name[:20]!r}")
    return int(name)


def frames_of(sheet: Sheet, actions: list[Action], eyes: Eyes) -> list[wire.Frame]:
    """The deal, then a frame for every sentence of a player and what chance did with it, or every undo."""
    frames: list[wire.Frame] = []
    if not actions:
        return frames
    match = record_of(sheet, actions).start(GAMES)
    sentence = Sentence()
    since = 0
    for action in actions:
        if action.seat != CHANCE:
            sentence.hear(match, action)
        match.enter(action.text, action.seat)
        if not sentence.goes_on and match.actor != CHANCE:
            frames.append(_frame(match, since, eyes, sentence.text()))
            sentence, since = Sentence(), len(match.log)
    return frames


class Sentence:
    """What a player says in one go: an action, or several of the log."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.goes_on = False
        self.undo: str | None = None

    def hear(self, match: Match, action: Action) -> None:
        if is_undo(action.text):
            self.path, self.goes_on, self.undo = [], False, action.text
            return
        if not self.path:
            self.view = match.view(action.seat)
        self.path.append(match.state.parse(action.text))
        self.goes_on = match.state.goes_on(self.path[-1])

    def text(self) -> str | None:
        return self.view.sentence(self.path) if self.path else self.undo


def _frame(match: Match, since: int, eyes: Eyes, said: str | None) -> wire.Frame:
    seat = next((seat for seat in match.seats[since:] if seat != CHANCE), None)
    hands = [match.view(viewer).as_dict() for viewer in range(int(match.state.seats))] if eyes.open else None
    return wire.Frame(
        at=len(match.log),
        seat=seat,
        action=said if eyes.may_read(seat) else None,
        story=story_of(match, eyes.seat, since, eyes.open),
        view=match.view(eyes.seat).as_dict(),
        hands=hands,
    )


def pages_of(sheet: Sheet, actions: list[Action], eyes: Eyes) -> list[bytes]:
    """The frames as JSON, so many on a page."""
    frames = frames_of(sheet, actions, eyes)
    return [msgspec.json.encode(frames[i : i + PAGE]) for i in range(0, max(1, len(frames)), PAGE)]
