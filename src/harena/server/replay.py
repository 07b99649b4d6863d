"""A match told again, frame by frame, in one pair of eyes or in the open."""

from __future__ import annotations

from harena.core.match import Match
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.matches import record_of
from harena.server.messages import story_of
from harena.store.rows import OVER, Action, Sheet

SPECTATOR = "spectator"
OPEN = "open"


class Eyes:
    """Whose eyes: a seat's, the spectator's (None), or all at once."""

    def __init__(self, name: str, sheet: Sheet, person: str | None) -> None:
        self.open = name == OPEN
        self.seat = None if name in (OPEN, SPECTATOR) else _seat_called(name, len(sheet.seats))
        allowed = sheet.status == OVER or name == SPECTATOR or self.seat in sheet.seats_of(person)
        if not allowed:
            raise Refusal(403, "before the end you see with your own eyes only")

    def may_read(self, seat: int | None) -> bool:
        return self.open or (seat is not None and seat == self.seat)


def _seat_called(name: str, seats: int) -> int:
    if name not in [str(seat) for seat in range(seats)]:
        raise Refusal(400, f"eyes are {SPECTATOR!r}, {OPEN!r} or a seat's number, not {name[:20]!r}")
    return int(name)


def frames_of(sheet: Sheet, actions: list[Action], eyes: Eyes) -> list[wire.Frame]:
    """The deal, then a frame for every action of a player and what chance did with it."""
    frames: list[wire.Frame] = []
    if not actions:
        return frames
    since = 0
    for match in record_of(sheet, actions).replay(GAMES):
        if match.log and match.actor != CHANCE:
            frames.append(_frame(match, since, eyes))
            since = len(match.log)
    return frames


def _frame(match: Match, since: int, eyes: Eyes) -> wire.Frame:
    players = [at for at in range(since, len(match.log)) if match.seats[at] != CHANCE]
    seat = match.seats[players[0]] if players else None
    hands = [match.view(viewer).as_dict() for viewer in range(int(match.state.seats))] if eyes.open else None
    return wire.Frame(
        at=len(match.log),
        seat=seat,
        action=match.log[players[0]] if players and eyes.may_read(seat) else None,
        story=story_of(match, eyes.seat, since, eyes.open),
        view=match.view(eyes.seat).as_dict(),
        hands=hands,
    )
