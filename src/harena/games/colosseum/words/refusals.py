"""Why an action is refused. What only one step can say, it says itself; here is what several share."""

from __future__ import annotations

from harena.core.errors import RuleError
from harena.core.state import CHANCE
from harena.games.colosseum import actions
from harena.games.colosseum.components import ACTION
from harena.games.colosseum.position import TRADING
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import STEPS
from harena.games.colosseum.words.notation import verb_of


def refusal(s: Colosseum, action: int) -> RuleError:
    if s.actor == CHANCE:
        return RuleError("C126", f"it is for chance to act: {s.prompt()}")
    return STEPS[s.step].refusal(s, action) or misplaced(s, action)


def misplaced(s: Colosseum, action: int) -> RuleError:
    """The verb belongs to another moment."""
    verb = verb_of(action)
    if verb is None:
        return RuleError("C13", f"not now: {s.prompt()}")
    if s.phase == TRADING and not s.is_draft() and verb.ruling in ("C65", "C124"):
        return RuleError("C73", "there is nothing in hand for that")
    return RuleError(verb.ruling, f"not now: {s.prompt()}")


def no_conversion(s: Colosseum, action: int) -> RuleError | None:
    """Where medals and Additional Actions may be turned into something; None for other verbs."""
    if action == actions.CASH:
        return RuleError("C121", "you have no medal")
    return no_swap(s, action)


def no_swap(s: Colosseum, action: int) -> RuleError | None:
    if action != actions.SWAP:
        return None
    if s.held[16 * s.actor + ACTION] == 0:
        return RuleError("C122", "you have no Additional Action")
    return RuleError("C122", "no medal is left in the supply")
