"""What must hold in every position. For tests; the game itself never looks."""

from __future__ import annotations

from harena.core.bits import bit, count, members
from harena.core.state import NOBODY
from harena.games.colosseum import steps
from harena.games.colosseum.components import (
    ARENAS,
    COINS,
    EMPEROR,
    MARKET_SIZE,
    MEDALS,
    PODIUMS,
    SLOTS,
    SQUARES,
    STAR_LEAST,
    STAR_TYPES,
    STARS,
    TICKETS,
    TOKENS,
    TURNS,
    TYPES,
)
from harena.games.colosseum.phases.bill import PREVIOUS, TOTAL
from harena.games.colosseum.phases.stars import rightful_holder
from harena.games.colosseum.position import CLOSING, SETUP, TRADING
from harena.games.colosseum.state import Colosseum


def check(s: Colosseum) -> None:
    tokens_are_conserved(s)
    supplies_are_conserved(s)
    programs_have_one_place(s)
    arenas_are_apart(s)
    markets_are_full_or_empty(s)
    stars_are_deserved(s)
    events_are_counted(s)
    auctions_hold(s)
    drafts_can_be_kept(s)


def tokens_are_conserved(s: Colosseum) -> None:
    assert s.green_left == sum(s.green[kind] for kind in range(TYPES))
    assert s.bag_left == sum(s.bag[kind] for kind in range(TYPES))
    lying = [s.market[slot] - 1 for slot in range(SLOTS)]
    for kind, (name, green, orange) in enumerate(TOKENS):
        hands = [s.held[16 * seat + kind] for seat in range(5)]
        assert min(hands) >= 0, f"a hand owes a {name}"
        placed = s.green[kind] + s.bag[kind] + s.removed[kind] + lying.count(kind) + sum(hands)
        assert placed == green + orange, f"a {name} is lost or doubled"
    assert all(s.held[16 * seat + EMPEROR] == 0 for seat in range(5)), "somebody holds an Emperor token"


def supplies_are_conserved(s: Colosseum) -> None:
    seats = range(s.seats)
    assert s.supply + sum(s.medals[seat] for seat in seats) == MEDALS
    assert s.tickets_left + sum(s.tickets[seat] for seat in seats) == TICKETS
    assert s.podiums_left + sum(s.podiums[seat] for seat in seats) == PODIUMS
    assert s.bank + sum(s.coins[seat] for seat in seats) == COINS * s.seats, "a coin is lost or doubled"
    assert min(s.supply, s.tickets_left, s.podiums_left) >= 0
    assert min(min(s.coins[seat], s.medals[seat]) for seat in seats) >= 0, "somebody is in debt"
    assert all(s.loge[seat] in (0, 1) for seat in seats)
    if s.phase not in (SETUP, CLOSING):
        assert PODIUMS - s.podiums_left == s.turn - 1, "a ceremony without a podium"


def programs_have_one_place(s: Colosseum) -> None:
    places = members(s.sale) + members(s.aside)
    for seat in range(s.seats):
        places += members(s.owned[seat])
        assert s.staged[seat] & ~s.owned[seat] == 0, "a program was staged by another than its owner"
    assert sorted(places) == list(range(1, 31))


def arenas_are_apart(s: Colosseum) -> None:
    taken: list[int] = []
    for seat in range(s.seats):
        first = ARENAS[s.seats][seat]
        assert 2 <= s.size[seat] <= 4
        assert s.in_arena(seat, first)
        assert s.in_arena(seat, first + 1)
        taken += [(s.arena[seat] + i) % SQUARES for i in range(s.size[seat])]
    assert len(set(taken)) == len(taken), "two arenas overlap"
    assert all(0 <= s.noble[noble] < SQUARES for noble in range(6))


def markets_are_full_or_empty(s: Colosseum) -> None:
    """Unless the bag has run out (D20: not while a refill or the deal is under way)."""
    if s.step in (steps.REFILL, steps.DEAL_PROGRAM, steps.DEAL_TOKEN):
        return
    for slot in range(0, SLOTS, MARKET_SIZE):
        filled = [s.market[slot + i] != 0 for i in range(MARKET_SIZE)]
        assert filled == sorted(filled, reverse=True)
        assert all(filled) or not any(filled) or s.bag_left + s.green_left == 0


def stars_are_deserved(s: Colosseum) -> None:
    assert all(s.star[kind] == 0 or (STARS >> kind) & 1 for kind in range(8))
    if s.phase in (SETUP, CLOSING):
        return
    for kind in STAR_TYPES:
        assert s.star[kind] == rightful_holder(s, kind), "a star is with the wrong player"
        if s.star[kind] != 0:
            assert s.held[16 * (s.star[kind] - 1) + kind] >= STAR_LEAST


def events_are_counted(s: Colosseum) -> None:
    for seat in range(s.seats):
        total = s.bill[8 * seat + TOTAL]
        assert total == sum(s.bill[8 * seat + line] for line in range(TOTAL))
        assert 0 <= total <= s.marker[seat]
        assert s.bill[8 * seat + PREVIOUS] <= 20
        assert count(s.staged[seat]) <= s.turn
        assert s.shown[seat] == 0 or (s.staged[seat] & bit(s.shown[seat]) and total >= 2)
    assert s.turn <= TURNS
    assert s.actor != NOBODY or s.turn == TURNS


def auctions_hold(s: Colosseum) -> None:
    if s.step != steps.RAISE:
        return
    assert 8 <= s.bid <= s.power(s.leader)
    assert s.bidders & bit(s.leader)
    assert s.bidders & bit(s.actor)
    assert s.actor != s.leader
    assert s.bidders & s.won == 0, "a winner bids again"


def drafts_can_be_kept(s: Colosseum) -> None:
    if s.phase != TRADING:
        return
    for seat in range(s.seats):
        for kind in range(TYPES):
            assert 0 <= s.tradable[16 * seat + kind] <= s.held[16 * seat + kind]
            assert (s.tradable[16 * seat + kind] != 0) == ((s.wares[seat] >> kind) & 1 != 0)
    if steps.GIVE <= s.step <= steps.LAST_ANSWER:
        for kind in range(TYPES):
            assert s.given[kind] <= s.tradable[16 * s.composer + kind]
            assert s.asked[kind] <= s.tradable[16 * s.partner + kind]
            assert s.given[kind] == 0 or s.asked[kind] == 0
        assert -s.coins[s.partner] <= s.price <= s.coins[s.composer]
    else:
        assert s.given_types == 0
        assert s.asked_types == 0
