"""Phase 4, second half: medal moves, the event, and its spectators line by line (C86-C103)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.core.errors import RuleError
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.components import (
    ASSETS,
    EXPANSIONS,
    JOKER,
    KINDS,
    NOBLES,
    PROGRAMS_IN_ALL,
    SQUARES,
    WORST,
)
from harena.games.colosseum.phases.bill import TOTAL, count_spectators
from harena.games.colosseum.phases.turn import next_player
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step
from harena.games.colosseum.words.refusals import no_swap


def missing_assets(s: Colosseum, seat: i64, program: i64) -> i64:
    """Of each type everything fitting is used (C92); the rest is missing."""
    missing: i64 = 0
    kinds = KINDS[program]
    while kinds != 0:
        kind = low_index(kinds)
        kinds &= kinds - 1
        short = ASSETS[16 * program + kind] - s.held[16 * seat + kind]
        if short > 0:
            missing += short
    return missing


def can_stage(s: Colosseum, seat: i64, program: i64) -> bool:
    """The arena is large enough, and with Jokers there are enough assets (C91, C96)."""
    if s.expansions(seat) < EXPANSIONS[program]:
        return False
    return missing_assets(s, seat, program) <= WORST[program] + s.held[16 * seat + JOKER]


class Stage(Step):
    name = "stage"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        p = s.current
        n: i64 = 0
        noble: i64
        if s.medals[p] != 0:
            for noble in range(NOBLES):
                n = list_nudges(out, n, actions.NUDGE + 8 * noble)
        if s.can_swap(p):
            out[n] = actions.SWAP
            n += 1
        programs = s.owned[p]
        while programs != 0:
            program = low_index(programs)
            programs &= programs - 1
            if can_stage(s, p, program):
                out[n] = actions.STAGE + program
                n += 1
        out[n] = actions.DECLINE
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        p = s.current
        if s.medals[p] != 0 or s.can_swap(p):
            return -1
        programs = s.owned[p]
        while programs != 0:
            if can_stage(s, p, low_index(programs)):
                return -1
            programs &= programs - 1
        return actions.DECLINE

    def apply(self, s: Colosseum, action: i64) -> None:
        p = s.current
        if action == actions.SWAP:
            s.swap(p)
        elif action == actions.DECLINE:
            if s.events is not None:
                s.note(events.NO_EVENT, p)
            next_player(s)
        elif action >= actions.NUDGE:
            nudge(s, (action - actions.NUDGE) >> 3, ((action - actions.NUDGE) & 7) - 3)
        else:
            s.program = action - actions.STAGE
            s.missing = missing_assets(s, p, s.program)
            s.step = steps.JOKERS

    def prompt(self, s: Colosseum) -> str:
        return "stage a program, nudge a noble, or decline"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if actions.NUDGE <= action < actions.TOGETHER:
            return RuleError("C86", "a medal moves a noble, and you have none")
        program = action - actions.STAGE
        if not 0 < program <= PROGRAMS_IN_ALL:
            return no_swap(s, action)
        if (s.owned[s.actor] >> program) & 1 == 0:
            return RuleError("C91", f"program {program} is not yours")
        if s.expansions(s.actor) < EXPANSIONS[program]:
            return RuleError("C91", f"your arena is too small for program {program}")
        return RuleError("C94", f"too many assets are missing for program {program}")


def list_nudges(out: vec[i64], n: i64, verb: i64) -> i64:
    squares: i64
    for squares in range(7):
        if squares != 3:
            out[n] = verb + squares
            n += 1
    return n


def nudge(s: Colosseum, noble: i64, squares: i64) -> None:
    """A medal moves a noble either way, and never earns one (C86)."""
    s.spend_medals(s.current, 1)
    s.noble[noble] = (s.noble[noble] + squares + SQUARES) % SQUARES
    if s.events is not None:
        s.note(events.NUDGED, s.current, other=noble, place=s.noble[noble], count=squares)


class Jokers(Step):
    """Each Joker used stands for a missing asset; sometimes the event needs some (C95, C96)."""

    name = "jokers"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        low = least_jokers(s)
        jokers: i64
        for jokers in range(low, most_jokers(s) + 1):
            out[jokers - low] = actions.JOKERS + jokers
        return most_jokers(s) - low + 1

    def forced(self, s: Colosseum) -> i64:
        low = least_jokers(s)
        return actions.JOKERS + low if low == most_jokers(s) else -1

    def apply(self, s: Colosseum, action: i64) -> None:
        s.jokers[s.current] = action - actions.JOKERS
        s.missing -= action - actions.JOKERS
        s.step = steps.MEDALS

    def prompt(self, s: Colosseum) -> str:
        return "say how many Jokers take part"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if not actions.JOKERS <= action < actions.MEDALS:
            return None
        return RuleError("C95", "use a Joker for each missing asset at most, and as many as the event needs")


def least_jokers(s: Colosseum) -> i64:
    need = s.missing - WORST[s.program]
    return need if need > 0 else 0


def most_jokers(s: Colosseum) -> i64:
    held = s.held[16 * s.current + JOKER]
    return held if held < s.missing else s.missing


class Medals(Step):
    name = "medals"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        medals: i64
        for medals in range(s.medals[s.current] + 1):
            out[medals] = actions.MEDALS + medals
        return s.medals[s.current] + 1

    def forced(self, s: Colosseum) -> i64:
        return actions.MEDALS if s.medals[s.current] == 0 else -1

    def apply(self, s: Colosseum, action: i64) -> None:
        s.spend_medals(s.current, action - actions.MEDALS)
        perform(s, action - actions.MEDALS)
        next_player(s)

    def prompt(self, s: Colosseum) -> str:
        return "say how many medals to spend on spectators"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if not actions.MEDALS <= action < actions.MOVE:
            return None
        return RuleError("C101", f"you have not so many medals, but {s.medals[s.actor]}")


def perform(s: Colosseum, medals: i64) -> None:
    """Count the spectators; they are the income, and the marker if there never were more (C103)."""
    p = s.current
    line = 8 * p
    count_spectators(s, p, s.program, s.missing, medals, s.bill, line)
    total = s.bill[line + TOTAL]
    s.shown[p] = s.program
    s.staged[p] |= bit(s.program)
    s.performed[p] += 1
    s.pay(p, -total)
    if total > s.marker[p]:
        s.marker[p] = total
    if s.events is not None:
        bill = [s.bill[line + i] for i in range(8)]
        s.note(events.STAGED, p, other=s.missing, place=s.program, count=s.jokers[p], items=bill)
