"""Before the first turn: which creatures fight, who starts, what everybody is dealt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, low_index
from harena.core.chance import Luck
from harena.core.errors import OptionError
from harena.core.state import CHANCE
from harena.games.colossal_arena import actions, events, steps
from harena.games.colossal_arena.components import COLUMNS, HAND
from harena.games.colossal_arena.memory import Memory
from harena.games.colossal_arena.options import BANNED, CHOSEN, Rules
from harena.games.colossal_arena.powers.table import CREATURES, IN_THE_BOX
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import Step

BANS: Final = IN_THE_BOX - COLUMNS
BOX: Final = bit(IN_THE_BOX) - 1


def set_up(rules: Rules, seats: int) -> ColossalArena:
    s = ColossalArena(rules, seats)
    s.events = []
    s.memory = Memory(seats)
    if rules.select == CHOSEN:
        for name in rules.lineup:
            lay_out(s, CREATURES.index(name))
        await_start(s)
    elif rules.select == BANNED:
        s.step = steps.BAN
        s.actor = 0
    return s


def check_lineup(value: str) -> None:
    """A list of eight different creatures, with commas between them."""
    names = value.split(",")
    for name in names:
        if name not in CREATURES:
            raise OptionError(f"R3: no creature is called {name!r}")
    if len(names) != COLUMNS or len(set(names)) != COLUMNS:
        raise OptionError(f"R3: creature_select lists eight different creatures, not {value!r}")


def lay_out(s: ColossalArena, creature: i64) -> None:
    """The creature takes the next free column."""
    s.kind[s.laid] = creature
    s.alive |= bit(s.laid)
    s.barred |= bit(creature)
    if s.memory is not None:
        s.note_public(events.LAID_OUT, CHANCE, place=s.laid)
    s.laid += 1


def await_start(s: ColossalArena) -> None:
    s.step = steps.START
    s.actor = CHANCE


def list_creatures(s: ColossalArena, out: vec[i64], verb: i64) -> i64:
    n: i64 = 0
    free = BOX & ~s.barred
    while free != 0:
        out[n] = verb + low_index(free)
        n += 1
        free &= free - 1
    return n


class LineUp(Step):
    """A creature is drawn for the next column."""

    name = "line-up"
    ruling = "R2"
    phrase = "a creature enters the arena"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        return list_creatures(s, out, actions.LINEUP)

    def urn(self, s: ColossalArena) -> str:
        return f"creature {s.laid}"

    def apply(self, s: ColossalArena, action: i64) -> None:
        lay_out(s, action - actions.LINEUP)
        if s.laid == COLUMNS:
            await_start(s)


class Ban(Step):
    """All but eight creatures are banned in turn; with three players chance bans the fourth."""

    name = "ban"
    ruling = "R3"
    phrase = "ban a creature"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        return list_creatures(s, out, actions.BAN)

    def urn(self, s: ColossalArena) -> str:
        return "ban"

    def apply(self, s: ColossalArena, action: i64) -> None:
        creature = action - actions.BAN
        s.barred |= bit(creature)
        s.left += 1
        if s.memory is not None:
            s.note_public(events.BANNED, s.actor, place=creature)
        if s.left == BANS:
            self.lay_out_the_rest(s)
        elif s.left == 3 and s.seats == 3:
            s.actor = CHANCE
        else:
            s.actor = s.left % s.seats

    def lay_out_the_rest(self, s: ColossalArena) -> None:
        creature: i64
        for creature in range(IN_THE_BOX):
            if (s.barred >> creature) & 1 == 0:
                lay_out(s, creature)
        await_start(s)


class Start(Step):
    name = "start"
    ruling = "R5"
    phrase = "chance picks who starts"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        seat: i64
        for seat in range(s.seats):
            out[seat] = actions.START + seat
        return s.seats

    def urn(self, s: ColossalArena) -> str:
        return "start"

    def sample(self, s: ColossalArena, luck: Luck) -> i64:
        return actions.START + luck.random.below(s.seats)

    def apply(self, s: ColossalArena, action: i64) -> None:
        s.current = action - actions.START
        s.starter = s.current
        s.drawer = s.current
        s.left = HAND * s.seats
        s.step = steps.DEAL
        if s.memory is not None:
            s.note_public(events.STARTS, s.current)
