"""Phase 1: one investment, and more of them for medals or an Additional Action (C17-C36)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import RuleError
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.components import ACTION
from harena.games.colosseum.investments.table import can_invest, invest, investment_of, list_investments
from harena.games.colosseum.phases.turn import next_player
from harena.games.colosseum.position import INVESTING
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step
from harena.games.colosseum.words.refusals import no_conversion


def list_conversions(s: Colosseum, seat: i64, out: vec[i64], n: i64) -> i64:
    if s.medals[seat] != 0:
        out[n] = actions.CASH
        n += 1
    if s.can_swap(seat):
        out[n] = actions.SWAP
        n += 1
    return n


def can_convert(s: Colosseum, seat: i64) -> bool:
    return s.medals[seat] != 0 or s.can_swap(seat)


def convert(s: Colosseum, seat: i64, action: i64) -> None:
    if action == actions.CASH:
        s.cash(seat)
    else:
        s.swap(seat)


class Invest(Step):
    name = "invest"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n = list_conversions(s, s.current, out, list_investments(s, s.current, out))
        out[n] = actions.PASS
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        return -1 if can_invest(s, s.current) or can_convert(s, s.current) else actions.PASS

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.PASS:
            if s.events is not None:
                s.note(events.PASSED, s.current, place=INVESTING)
            next_player(s)
        elif action <= actions.SWAP:
            convert(s, s.current, action)
        else:
            invest(s, action)
            s.goes_to(steps.INVESTED, s.current)

    def prompt(self, s: Colosseum) -> str:
        return "invest, or pass"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if action in (actions.EXTRA_MEDALS, actions.EXTRA_ACTION):
            return RuleError("C33", "an extra investment comes after the first")
        investment = investment_of(action)
        return no_conversion(s, action) if investment is None else investment.refusal(s, action)


class Invested(Step):
    """Another investment for two medals or an Additional Action, if it can then be paid (C30-C34)."""

    name = "invested"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        p = s.current
        n: i64 = 0
        if can_invest(s, p):
            if s.medals[p] >= 2:
                out[n] = actions.EXTRA_MEDALS
                n += 1
            if s.held[16 * p + ACTION] != 0:
                out[n] = actions.EXTRA_ACTION
                n += 1
        n = list_conversions(s, p, out, n)
        out[n] = actions.DONE
        return n + 1

    def forced(self, s: Colosseum) -> i64:
        p = s.current
        if s.medals[p] != 0 or (s.held[16 * p + ACTION] != 0 and (s.supply != 0 or can_invest(s, p))):
            return -1
        return actions.DONE

    def apply(self, s: Colosseum, action: i64) -> None:
        p = s.current
        if action == actions.DONE:
            next_player(s)
        elif action <= actions.SWAP:
            convert(s, p, action)
        else:
            if action == actions.EXTRA_MEDALS:
                s.spend_medals(p, 2)
            else:
                s.lose(p, ACTION)
            if s.events is not None:
                s.note(events.EXTRA, p, place=action)
            s.step = steps.EXTRA

    def prompt(self, s: Colosseum) -> str:
        return "invest again, or be done"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if investment_of(action) is not None:
            return RuleError("C30", "another investment costs two medals or an Additional Action first")
        if action not in (actions.EXTRA_MEDALS, actions.EXTRA_ACTION):
            return no_conversion(s, action)
        if action == actions.EXTRA_MEDALS and s.medals[s.actor] < 2:
            return RuleError("C30", "an extra investment costs two medals")
        if action == actions.EXTRA_ACTION and s.held[16 * s.actor + ACTION] == 0:
            return RuleError("C31", "you have no Additional Action")
        return RuleError("C34", "there is nothing you could then afford")


class Extra(Step):
    """What was paid for must be used (C34)."""

    name = "extra"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return list_investments(s, s.current, out)

    def forced(self, s: Colosseum) -> i64:
        out = vec[i64]([0] * 32)
        return out[0] if list_investments(s, s.current, out) == 1 else -1

    def apply(self, s: Colosseum, action: i64) -> None:
        invest(s, action)
        s.goes_to(steps.INVESTED, s.current)

    def prompt(self, s: Colosseum) -> str:
        return "make the extra investment"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if action == actions.PASS:
            return RuleError("C34", "the extra investment is paid for and must be made")
        investment = investment_of(action)
        return None if investment is None else investment.refusal(s, action)
