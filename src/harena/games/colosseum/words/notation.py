"""Actions as words: `buy 20`, `bid 12`, `give lion`, `together emperor 7`, `dice i-iii 4`, and back."""

from __future__ import annotations

from typing import Final

from harena.core.errors import NotationError
from harena.games.colosseum import actions
from harena.games.colosseum.components import MARKETS, MEDALS, MOST_COINS, PROGRAMS_IN_ALL
from harena.games.colosseum.investments.table import INVESTMENTS
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.verbs import OfDice, OfNoble, OfNumber, OfSeat, OfToken, Verb

VERBS: Final = [
    Verb("pass", actions.PASS, "C14"),
    Verb("done", actions.DONE, "C14"),
    Verb("cash", actions.CASH, "C121"),
    Verb("swap", actions.SWAP, "C122"),
    *[verb for investment in INVESTMENTS for verb in investment.verbs],
    Verb("extra-medals", actions.EXTRA_MEDALS, "C30"),
    Verb("extra-aa", actions.EXTRA_ACTION, "C30"),
    Verb("next", actions.NEXT, "C65"),
    Verb("cancel", actions.CANCEL, "C125"),
    Verb("accept", actions.ACCEPT, "C71"),
    Verb("decline", actions.DECLINE, "C14"),
    Verb("counter", actions.COUNTER, "C71"),
    Verb("roll", actions.ROLL, "C77"),
    Verb("none", actions.NONE, "C132"),
    Verb("stay", actions.STAY, "C134"),
    OfNumber("market", actions.MARKET - 1, "C37", 1, MARKETS),
    OfSeat("offer", actions.OFFER, "C62"),
    OfNumber("stage", actions.STAGE, "C77", 1, PROGRAMS_IN_ALL),
    OfToken("give", actions.GIVE, "C124"),
    OfToken("ask", actions.ASK, "C124"),
    OfToken("discard", actions.DISCARD, "C104"),
    OfToken("take", actions.TAKE, "C110"),
    OfNumber("jokers", actions.JOKERS, "C95", 0, 4),
    OfNumber("medals", actions.MEDALS, "C101", 0, MEDALS),
    OfNoble("move", actions.MOVE, "C78", 8, 1, 6),
    OfNoble("first", actions.FIRST, "C79", 8, 1, 6),
    OfNoble("second", actions.SECOND, "C79", 8, 1, 6),
    OfNoble("nudge", actions.NUDGE + 3, "C88", 8, -3, 3),
    OfNoble("together", actions.TOGETHER, "C79", 16, 2, 12),
    OfNumber("program", actions.PROGRAM, "C126", 1, PROGRAMS_IN_ALL),
    OfToken("draw", actions.DRAW, "C126"),
    OfDice("dice", actions.DICE + 8, "C126", actions.TIE - 1),
    OfSeat("tie", actions.TIE, "C126"),
    OfNumber("bid", actions.BID, "C37", 0, MOST_COINS),
    OfNumber("coins", actions.COINS, "C65", -MOST_COINS, MOST_COINS),
]


def _verbs_by_action() -> list[Verb | None]:
    found: list[Verb | None] = [None] * actions.ACTIONS
    for verb in VERBS:
        for action in range(verb.first, verb.last + 1):
            found[action] = verb
    return found


_VERB_OF: Final = _verbs_by_action()


def verb_of(action: int) -> Verb | None:
    return _VERB_OF[action] if 0 <= action < actions.ACTIONS else None


def text(s: Colosseum, action: int) -> str:
    verb = verb_of(action)
    if verb is None:
        raise NotationError(f"no action has the number {action}")
    return verb.text(action, s.rules.special_dice)


def parse(s: Colosseum, text: str) -> int:
    words = text.strip()
    for verb in VERBS:
        if verb.fits(words):
            return verb.parse(words, int(s.seats), s.rules.special_dice)
    raise NotationError(f"{text!r} is no action of this game")
