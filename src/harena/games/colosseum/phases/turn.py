"""How a turn goes round: from player to player, from phase to phase, from turn to turn (C13-C16)."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum import events, steps
from harena.games.colosseum.components import STANDARD, TURNS, WARES
from harena.games.colosseum.phases.table import FIRST
from harena.games.colosseum.position import INVESTING, PRODUCING, TRADING
from harena.games.colosseum.state import Colosseum


def begin_turn(s: Colosseum) -> None:
    s.turn += 1
    seat: i64
    for seat in range(s.seats):
        s.shown[seat] = 0
        s.jokers[seat] = 0
    if s.events is not None:
        s.note(events.TURN, NOBODY, other=s.start, count=s.turn)
    begin_phase(s, INVESTING)


def begin_phase(s: Colosseum, phase: i64) -> None:
    s.phase = phase
    s.current = s.start
    s.gone = 0
    s.won = 0
    s.offers = 0
    s.ceremony = 0
    if phase == TRADING:
        free_wares(s)
    if s.events is not None:
        s.note(events.PHASE, NOBODY, place=phase)
    s.goes_to(FIRST[phase], s.current)


def next_player(s: Colosseum) -> None:
    """The current player has finished the phase."""
    s.gone += 1
    s.offers = 0
    if s.gone < s.seats:
        s.current = (s.current + 1) % s.seats
        s.goes_to(FIRST[s.phase], s.current)
    elif s.phase < PRODUCING or s.turn < TURNS:
        begin_phase(s, s.phase + 1)
    else:
        end(s)


def next_turn(s: Colosseum) -> None:
    s.start = (s.start + 1) % s.seats
    begin_turn(s)


def end(s: Colosseum) -> None:
    s.goes_to(steps.OVER, NOBODY)
    if s.events is not None:
        s.note(events.ENDED, CHANCE)


def free_wares(s: Colosseum) -> None:
    """As the trading phase begins every token one holds may be traded (C64, C67)."""
    kinds: i64 = WARES if s.rules.trade_specials else STANDARD
    seat: i64
    kind: i64
    for seat in range(s.seats):
        for kind in range(kinds):
            s.set_tradable(seat, kind, s.held[16 * seat + kind])
