"""What the twelve powers share."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colossal_arena import actions, events
from harena.games.colossal_arena.phases.turn import enter_discards
from harena.games.colossal_arena.state import ColossalArena, Step


class Power(Step):
    """The backer has played a card on its creature and may now use this, or decline (R57)."""

    sentence: str = ""
    choice: str = "use it, or decline"

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
            if s.events is not None:
                s.note_public(events.DECLINED, s.current, place=s.self_column)
            enter_discards(s)
        else:
            self.use(s, action)

    def use(self, s: ColossalArena, action: i64) -> None:
        raise NotImplementedError

    def prompt(self, s: ColossalArena) -> str:
        return self.choice


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
