"""What all powers share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import RuleError
from harena.core.state import Json
from harena.games.colossal_arena import actions, events
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step
from harena.games.colossal_arena.words.notation import creature_name


class Power(Step):
    """The backer has played a card on its creature and may now use this, or decline (R57)."""

    name = "power"
    phrase = "use it, or decline"
    sentence: str = ""
    """What its card says."""

    def offers(self, s: ColossalArena) -> bool:
        """Whether the table can see anything to use it on (R58, K0)."""
        return True

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        out[0] = actions.DECLINE
        return self.targets(s, out, 1)

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        """Append what it may be used on."""
        out[n] = actions.USE
        return n + 1

    def apply(self, s: ColossalArena, action: i64) -> None:
        if action == actions.DECLINE:
            if s.memory is not None:
                s.note_public(events.DECLINED, s.current, place=s.self_column)
            enter_discards(s)
        else:
            self.use(s, action)

    def use(self, s: ColossalArena, action: i64) -> None:
        raise NotImplementedError

    def pending(self, s: ColossalArena) -> Json:
        return {"on": creature_name(s, s.self_column)}


class Aimed(Power):
    """A power that is turned on another player."""

    least: i64 = 0
    """How many usable cards she must have."""

    def offers(self, s: ColossalArena) -> bool:
        return has_victim(s, self.least)

    def targets(self, s: ColossalArena, out: vec[i64], n: i64) -> i64:
        return list_victims(s, out, n, self.least)

    def refusal(self, s: ColossalArena, action: int) -> RuleError:
        if actions.verb_of(action) != actions.TARGET:
            return super().refusal(s, action)
        if action - actions.TARGET == s.current:
            return RuleError("R80", "choose another player")
        return RuleError(self.ruling, "that player has too few usable cards")


class Aftermath(Step):
    """A step that a power leads to."""

    def pending(self, s: ColossalArena) -> Json:
        return {"on": creature_name(s, s.self_column), "victim": int(s.victim)}


def list_victims(s: ColossalArena, out: vec[i64], n: i64, least: i64) -> i64:
    """Append the other players with at least so many usable cards."""
    seat: i64
    for seat in range(s.seats):
        if seat != s.current and s.size[seat] >= least:
            out[n] = actions.TARGET + seat
            n += 1
    return n


def has_victim(s: ColossalArena, least: i64) -> bool:
    seat: i64
    for seat in range(s.seats):
        if seat != s.current and s.size[seat] >= least:
            return True
    return False
