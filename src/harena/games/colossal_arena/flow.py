"""Fills STEPS: a row for everything the game can wait for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.games.colossal_arena import steps
from harena.games.colossal_arena.betting import Bet
from harena.games.colossal_arena.discarding import Discard
from harena.games.colossal_arena.draws import AmazonDraw, Deal, RecycledDraw, Refill, Stun
from harena.games.colossal_arena.playing import Play, Prefect, Second
from harena.games.colossal_arena.powers.gorgon import Give, Name
from harena.games.colossal_arena.powers.table import POWERS
from harena.games.colossal_arena.powers.titan import Keep, Peek
from harena.games.colossal_arena.powers.unicorn import With
from harena.games.colossal_arena.setup import Ban, LineUp, Start
from harena.games.colossal_arena.stalemate import Declare, Object
from harena.games.colossal_arena.state import STEPS, Arena, Step


class Over(Step):
    def legal(self, s: Arena, out: vec[i64]) -> i64:
        return 0

    def prompt(self, s: Arena) -> str:
        return "the game is over"


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
