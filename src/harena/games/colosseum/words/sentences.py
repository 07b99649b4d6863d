"""Sentences of several actions: a whole offer, and an event with its Jokers and medals.

    offer 2: comedian + 3 coins for lion
    counter: 2 torch for scenery
    offer 2: nothing
    stage 20: 1 joker + 2 medals

An offer of nothing is begun and cancelled. Tokens come in any order; the log has them in the fixed one.
"""

from __future__ import annotations

from typing import Final

from harena.core.errors import NotationError
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import MEDALS, MOST_COINS, TOKEN_NAMES, WARES
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.words.notation import parse, text
from harena.games.colosseum.words.verbs import parse_name, parse_number

NOTHING: Final = "nothing"
MOST_TOKENS: Final = 20


def is_sentence(words: str) -> bool:
    return ": " in words


def expand(s: Colosseum, words: str) -> list[int]:
    head, _, tail = words.strip().partition(": ")
    if head == "counter":
        return [actions.COUNTER, *draft_path(tail)]
    if head.startswith("offer "):
        partner = parse_number(head.removeprefix("offer "), 1, int(s.seats), "offer")
        return [actions.OFFER + partner - 1, *draft_path(tail)]
    if head.startswith("stage "):
        return staging_path(s, parse(s, head), tail)
    raise NotationError(f"{words!r} is no action of this game")


def draft_path(words: str) -> list[int]:
    if words == NOTHING:
        return [actions.CANCEL]
    given, middle, asked = words.partition(" for ")
    if not middle:
        raise NotationError(f"an offer is written 'lion + 3 coins for torch', not {words!r}")
    give, paid = parse_side(given)
    ask, got = parse_side(asked)
    if paid and got:
        raise NotationError("coins are on one side of an offer")
    path = [actions.GIVE + kind for kind in give] + [actions.NEXT]
    path += [actions.ASK + kind for kind in ask] + [actions.NEXT]
    return [*path, actions.COINS + paid - got]


def parse_side(words: str) -> tuple[list[int], int]:
    """Its tokens in the fixed order, and its coins."""
    kinds: list[int] = []
    coins = 0
    for item in words.split(" + "):
        number, name = counted(item)
        if name in ("coin", "coins"):
            coins += parse_number(number, 1, MOST_COINS, "an offer")
        else:
            kind = parse_name(TOKEN_NAMES[:WARES], name, "token for trade")
            kinds += [kind] * parse_number(number, 1, MOST_TOKENS, "an offer")
    if coins > MOST_COINS:
        raise NotationError(f"an offer has {MOST_COINS} coins at most")
    return sorted(kinds), coins


def counted(item: str) -> tuple[str, str]:
    """`2 lion` or `lion` as a number and a name."""
    number, space, name = item.strip().partition(" ")
    return (number, name) if space else ("1", number)


def staging_path(s: Colosseum, action: int, words: str) -> list[int]:
    """Jokers and medals are told where they are asked for; what the event settles itself is checked here."""
    jokers, medals = parse_helpers(words)
    path = [action]
    after = s.bare()
    if s.step != steps.STAGE or action not in after.actions():
        return path
    after.apply(action)
    if after.step == steps.JOKERS:
        path.append(actions.JOKERS + jokers)
        if path[-1] not in after.actions():
            return path
        after.apply(path[-1])
    elif after.jokers[s.current] != jokers:
        return [*path, actions.JOKERS + jokers]
    if after.step == steps.MEDALS or medals != 0:
        path.append(actions.MEDALS + medals)
    return path


def parse_helpers(words: str) -> tuple[int, int]:
    jokers, medals = 0, 0
    for item in words.split(" + "):
        number, name = counted(item)
        if name in ("joker", "jokers"):
            jokers = parse_number(number, 0, 4, "jokers")
        elif name in ("medal", "medals"):
            medals = parse_number(number, 0, MEDALS, "medals")
        else:
            raise NotationError(f"an event is helped by jokers and medals, not by {item!r}")
    return jokers, medals


def sentence(s: Colosseum, path: list[int]) -> str:
    """The sentence that stands for a path begun here."""
    if steps.GIVE <= s.step <= steps.COINS:
        return text(s, actions.CANCEL)  # left in the middle by an old record: a whole one can be begun anew
    if path[0] == actions.COUNTER:
        return f"counter: {draft_text(path[1:])}"
    if actions.OFFER <= path[0] < actions.FURTHER:
        return f"offer {path[0] - actions.OFFER + 1}: {draft_text(path[1:])}"
    return text(s, path[0])


def draft_text(path: list[int]) -> str:
    if path[-1] < actions.COINS - MOST_COINS:
        return NOTHING
    price = path[-1] - actions.COINS
    given = side_text(
        [action - actions.GIVE for action in path if actions.GIVE <= action < actions.ASK], price
    )
    asked = side_text(
        [action - actions.ASK for action in path if actions.ASK <= action < actions.DISCARD], -price
    )
    return f"{given} for {asked}"


def side_text(kinds: list[int], coins: int) -> str:
    parts: list[str] = []
    for kind in sorted(set(kinds)):
        n = kinds.count(kind)
        parts.append(TOKEN_NAMES[kind] if n == 1 else f"{n} {TOKEN_NAMES[kind]}")
    if coins > 0:
        parts.append("1 coin" if coins == 1 else f"{coins} coins")
    return " + ".join(parts)
