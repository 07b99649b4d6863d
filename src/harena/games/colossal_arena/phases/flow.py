"""Fills STEPS: a row for everything the game can wait for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import GameOver, RuleError
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.phases.betting import Bet
from harena.games.colossal_arena.phases.discarding import Discard
from harena.games.colossal_arena.phases.draws import Deal, RecycledDraw, Refill
from harena.games.colossal_arena.phases.playing import Play, Prefect, Second
from harena.games.colossal_arena.phases.setup import Ban, LineUp, Start
from harena.games.colossal_arena.phases.stalemate import Declare, Object
from harena.games.colossal_arena.powers.amazon import AmazonDraw
from harena.games.colossal_arena.powers.cyclops import Stun
from harena.games.colossal_arena.powers.gorgon import Give, Name
from harena.games.colossal_arena.powers.table import POWERS
from harena.games.colossal_arena.powers.titan import Keep, Peek
from harena.games.colossal_arena.powers.unicorn import With
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import STEPS, Step


class Over(Step):
    name = "over"
    ruling = "R141"
    phrase = "the game is over"

    def legal(self, s: ColossalArena, out: vec[i64]) -> i64:
        return 0

    def refusal(self, s: ColossalArena, action: int) -> RuleError:
        return GameOver(self.ruling, self.phrase)


def fill() -> None:
    STEPS[steps.LINEUP] = LineUp()
    STEPS[steps.BAN] = Ban()
    STEPS[steps.START] = Start()
    STEPS[steps.DEAL] = Deal()
    STEPS[steps.BET] = Bet()
    STEPS[steps.PLAY] = Play()
    STEPS[steps.SECOND] = Second()
    STEPS[steps.PREFECT] = Prefect()
    STEPS[steps.DISCARD] = Discard()
    STEPS[steps.REFILL] = Refill()
    STEPS[steps.DECLARE] = Declare()
    STEPS[steps.OBJECT] = Object()
    STEPS[steps.RECYCLED_DRAW] = RecycledDraw()
    STEPS[steps.OVER] = Over()
    STEPS[steps.AMAZON_DRAW] = AmazonDraw()
    STEPS[steps.STUN] = Stun()
    STEPS[steps.NAME] = Name()
    STEPS[steps.GIVE] = Give()
    STEPS[steps.PEEK] = Peek()
    STEPS[steps.KEEP] = Keep()
    STEPS[steps.WITH] = With()
    for creature, power in enumerate(POWERS):
        STEPS[steps.POWER + creature] = power
