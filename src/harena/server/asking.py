"""Why an action is not offered, answered from the asker's view alone.

The rules explain a refusal in full knowledge of the position. So they are asked about an imagined position
that the view cannot tell from the real one: whatever they answer, it holds no secret.
"""

from __future__ import annotations

from harena.core.chance import Random
from harena.core.errors import GameOver, HarenaError, NotationError, OutOfTurn, RuleError
from harena.core.match import Match
from harena.core.state import View


def objection_to(match: Match, seat: int, text: str) -> HarenaError | None:
    """What forbids this seat this action, or None if it may be taken."""
    if match.over:
        return GameOver("the end", "the game is over")
    if match.actor != seat:
        return OutOfTurn("turn order", f"it is for seat {match.actor + 1} to act: {match.state.prompt()}")
    view = match.view(seat)
    return None if text in view.actions() else _why_not(view, text)


def _why_not(view: View, text: str) -> HarenaError:
    world = view.imagine(Random(0))
    try:
        action = world.parse(text)
    except NotationError as error:
        return error
    written = world.text(action)
    if written != text:
        return NotationError(f"write {written!r}, not {text!r}")
    return world.refusal(action)


def rule_of(error: HarenaError) -> tuple[str, str]:
    """The rule's name and the reason."""
    if isinstance(error, RuleError):
        return error.rule, error.reason
    return "notation", str(error)
