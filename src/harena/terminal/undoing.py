"""Taking back what nobody has seen: the own latest actions, if nothing was learned by them."""

from __future__ import annotations

from harena.core.chance import Random
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.core.record import Record

WORLDS = 8
"""Imagined worlds in which the same actions must look the same."""


def taken_back(match: Match, seat: int) -> Match:
    """The match before the seat's latest choice; HarenaError if that cannot be undone."""
    at = len(match.log)
    while at > 0 and match.seats[at - 1] == seat:
        at -= 1
        before = until(match, at)
        if len(before.view(seat).legal()) > 1 and not is_amid(match, at):
            if learns(before, match, seat):
                raise HarenaError("you have learned something by it, so it stands")
            return before
    raise HarenaError("somebody else has acted since, or the dealer: it stands")


def is_amid(match: Match, at: int) -> bool:
    """Whether the place in the log is in the middle of a sentence."""
    if at == 0:
        return False
    state = until(match, at - 1).state
    return state.goes_on(state.parse(match.log[at - 1]))


def until(match: Match, at: int) -> Match:
    """The same match after so many actions of its log."""
    record = Record.of(match)
    record.moves, record.end = record.moves[:at], None
    again = record.match({match.game.name: match.game})
    again.dealer = match.dealer
    return again


def learns(before: Match, after: Match, seat: int) -> bool:
    """Whether the actions since showed the seat something it could not foresee.

    If they did not, they lead to the same view from every world that the seat could imagine before them.
    """
    view, random = before.view(seat), Random(1)
    seen = after.view(seat)
    for _ in range(WORLDS):
        world = view.imagine(random)
        for text in after.log[len(before.log) :]:
            if world.actor != seat:
                return True
            world.apply(world.parse(text))
        if world.view(seat) != seen:
            return True
    return False
