"""Phase 4, first half: dice and nobles (C74-C85)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit
from harena.core.chance import Luck
from harena.core.errors import RuleError
from harena.core.state import CHANCE
from harena.games.colosseum import actions, events, steps
from harena.games.colosseum.components import NOBLES, RESTING_MASK, SQUARES
from harena.games.colosseum.phases.turn import next_player
from harena.games.colosseum.position import PRODUCING
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import Step


def most(s: Colosseum, face: i64) -> i64:
    """The first face of a special die is I-III: the mover chooses (C76)."""
    return 3 if face == 1 and s.rules.special_dice else face


class Roll(Step):
    """Whoever does not roll stages nothing this turn (C77)."""

    name = "roll"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        out[0] = actions.ROLL
        out[1] = actions.PASS
        return 2

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.ROLL:
            s.goes_to(steps.DICE, CHANCE)
            return
        if s.events is not None:
            s.note(events.PASSED, s.current, place=PRODUCING)
        next_player(s)

    def prompt(self, s: Colosseum) -> str:
        return "roll for an event, or pass"


class Dice(Step):
    """One die, two with a loge (C74)."""

    name = "dice"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        faces: i64 = 6 if s.rules.special_dice else 3
        n: i64 = 0
        first: i64
        second: i64
        for first in range(1, faces + 1):
            if s.loge[s.current] == 0:
                out[n] = actions.DICE + 8 * first
                n += 1
            else:
                for second in range(1, faces + 1):
                    out[n] = actions.DICE + 8 * first + second
                    n += 1
        return n

    def urn(self, s: Colosseum) -> str:
        return f"dice {s.turn} {s.current}"

    def sample(self, s: Colosseum, luck: Luck) -> i64:
        faces: i64 = 6 if s.rules.special_dice else 3
        action = actions.DICE + 8 * (1 + luck.random.below(faces))
        return action if s.loge[s.current] == 0 else action + 1 + luck.random.below(faces)

    def apply(self, s: Colosseum, action: i64) -> None:
        faces = action - actions.DICE
        s.die1 = faces >> 3
        s.die2 = faces & 7
        s.goes_to(steps.MOVE, s.current)
        if s.events is not None:
            s.note(events.ROLLED, s.current, items=[s.die1] if s.die2 == 0 else [s.die1, s.die2])

    def prompt(self, s: Colosseum) -> str:
        return "the dice are rolled"


def list_stay(s: Colosseum, out: vec[i64], n: i64) -> i64:
    """Where nobles only may be moved, they may be left (C134)."""
    if s.rules.may_stay:
        out[n] = actions.STAY
        n += 1
    return n


def stay(s: Colosseum, dice_used: i64) -> None:
    s.step = steps.STAGE
    if s.events is not None:
        s.note(events.STAYED, s.current, count=dice_used)


def no_move(action: int) -> RuleError | None:
    """What is no move at all."""
    if action == actions.PASS:
        return RuleError("C78", "every die must be used")
    if action == actions.STAY:
        return RuleError("C134", "every die must be used at this table")
    if actions.NUDGE <= action < actions.TOGETHER:
        return RuleError("C86", "move by the dice first")
    return None


class Move(Step):
    """One die moves a noble; two move two nobles, or one of them the sum (C78-C80)."""

    name = "move"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n: i64 = 0
        noble: i64
        squares: i64
        verb: i64 = actions.MOVE
        if s.die2 != 0:
            verb = actions.FIRST
            for noble in range(NOBLES):
                for squares in range(s.die1 + s.die2, most(s, s.die1) + most(s, s.die2) + 1):
                    out[n] = actions.TOGETHER + 16 * noble + squares
                    n += 1
        for noble in range(NOBLES):
            for squares in range(s.die1, most(s, s.die1) + 1):
                out[n] = verb + 8 * noble + squares
                n += 1
        return list_stay(s, out, n)

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.STAY:
            stay(s, 0)
        elif action >= actions.TOGETHER:
            move_by_dice(s, (action - actions.TOGETHER) >> 4, (action - actions.TOGETHER) & 15)
            s.step = steps.STAGE
        elif action >= actions.FIRST:
            s.moved = (action - actions.FIRST) >> 3
            move_by_dice(s, s.moved, (action - actions.FIRST) & 7)
            s.step = steps.SECOND
        else:
            move_by_dice(s, (action - actions.MOVE) >> 3, (action - actions.MOVE) & 7)
            s.step = steps.STAGE

    def prompt(self, s: Colosseum) -> str:
        return "move a noble"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        by_one = actions.MOVE <= action < actions.FIRST
        by_two = actions.FIRST <= action < actions.SECOND or actions.TOGETHER <= action < actions.PROGRAM
        if not by_one and not by_two:
            return no_move(action)
        if by_one != (s.die2 == 0):
            return RuleError("C79", "one die moves a noble; two are used one after the other or together")
        return RuleError("C78", "a noble moves exactly what the die shows")


class Second(Step):
    """The second die moves another noble."""

    name = "second"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        n: i64 = 0
        noble: i64
        squares: i64
        for noble in range(NOBLES):
            if noble != s.moved:
                for squares in range(s.die2, most(s, s.die2) + 1):
                    out[n] = actions.SECOND + 8 * noble + squares
                    n += 1
        return list_stay(s, out, n)

    def apply(self, s: Colosseum, action: i64) -> None:
        if action == actions.STAY:
            stay(s, 1)
            return
        move_by_dice(s, (action - actions.SECOND) >> 3, (action - actions.SECOND) & 7)
        s.step = steps.STAGE

    def prompt(self, s: Colosseum) -> str:
        return "move another noble by the second die"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        if not actions.SECOND <= action < actions.NUDGE:
            return no_move(action)
        if (action - actions.SECOND) >> 3 == s.moved:
            return RuleError("C79", "the second die moves another noble")
        return RuleError("C78", "a noble moves exactly what the die shows")


def move_by_dice(s: Colosseum, noble: i64, squares: i64) -> None:
    """Ending on a resting area earns a medal (C82)."""
    square = (s.noble[noble] + squares) % SQUARES
    s.noble[noble] = square
    if s.events is not None:
        s.note(events.MOVED, s.current, other=noble, place=square, count=squares)
    if bit(square) & RESTING_MASK != 0 and s.earn_medal(s.current) and s.events is not None:
        s.note(events.MEDAL, s.current, other=noble)
