"""How people add to a deal, so that nobody can choose it, not even together with the house.

Each pledges a nonce by its hash. When nobody is missing, all that have pledged are asked for their nonces,
and the cards come from the seed and all of these. Whoever does not tell hers in time is left out; then the
others tell new ones, for with what they have told she would know two deals and could have had either. The new
ones are pledged already: a client draws a chain in which each nonce is the hash of the next.

A table has a deal of its own, all tables of an event one together.
"""

from __future__ import annotations

from typing import Protocol

from harena.core.dealer import pledge
from harena.server.errors import Refusal

PATIENCE = 20.0
"""Seconds for which a deal waits for pledges and nonces."""


class Deal(Protocol):
    """What is kept of it, by seat or by entrant."""

    pledges: dict[int, str]
    nonces: dict[int, str]


def tell(deal: Deal, own: list[int], nonce: str, asking: bool) -> None:
    """What was pledged, once it is asked for."""
    fitting = [number for number in own if deal.pledges.get(number) == pledge(nonce)]
    if not fitting:
        raise Refusal(409, "this is not the number that was pledged")
    if not asking and fitting[0] not in deal.nonces:
        raise Refusal(409, "no number is told before all are pledged")
    deal.nonces[fitting[0]] = nonce


def is_told(deal: Deal) -> bool:
    """Whether nothing is missing of what anybody has promised to add."""
    return deal.pledges.keys() <= deal.nonces.keys()


def go_on_without(deal: Deal, asked: bool) -> None:
    """Leave out whoever has not kept her promise: to pledge or, if all were asked, to tell."""
    for number in deal.pledges.keys() - deal.nonces.keys():
        if asked or not deal.pledges[number]:
            del deal.pledges[number]
    ask_anew(deal)


def take_out(deal: Deal, number: int) -> None:
    """Somebody has left before the deal."""
    deal.pledges.pop(number, None)
    deal.nonces.pop(number, None)


def ask_anew(deal: Deal) -> None:
    """What was told is told; each was the hash of another, which nobody knows yet."""
    for number in deal.pledges.keys() & deal.nonces.keys():
        deal.pledges[number] = deal.nonces.pop(number)


def shown(deal: Deal, number: int, yours: bool, begun: bool) -> str | None:
    """Nobody knows another's nonce before the deal, for she might choose her own by it."""
    nonce = deal.nonces.get(number)
    return nonce if nonce is None or yours or begun else ""
