"""Fills STEPS: a row for everything the game can wait for."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.errors import GameOver, RuleError
from harena.games.colosseum import steps
from harena.games.colosseum.phases.auctions import FirstBid, Initiative, InitiativeOver, Open, Raise
from harena.games.colosseum.phases.closing import Ceremony, Discard, LastTie, Take, Tie
from harena.games.colosseum.phases.drafting import Ask, Coins, Give
from harena.games.colosseum.phases.draws import DealProgram, DealToken, Refill
from harena.games.colosseum.phases.investing import Extra, Invest, Invested
from harena.games.colosseum.phases.producing import Dice, Move, Roll, Second
from harena.games.colosseum.phases.staging import Jokers, Medals, Stage
from harena.games.colosseum.phases.trading import Answer, Approach, Bargain, LastAnswer
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import STEPS, Step


class Over(Step):
    name = "over"

    def legal(self, s: Colosseum, out: vec[i64]) -> i64:
        return 0

    def prompt(self, s: Colosseum) -> str:
        return "the game is over"

    def refusal(self, s: Colosseum, action: int) -> RuleError | None:
        return GameOver("C16", "the game is over")


def fill() -> None:
    STEPS[steps.DEAL_PROGRAM] = DealProgram()
    STEPS[steps.DEAL_TOKEN] = DealToken()
    STEPS[steps.INVEST] = Invest()
    STEPS[steps.INVESTED] = Invested()
    STEPS[steps.EXTRA] = Extra()
    STEPS[steps.INITIATIVE] = Initiative()
    STEPS[steps.OPEN] = Open()
    STEPS[steps.FIRST_BID] = FirstBid()
    STEPS[steps.RAISE] = Raise()
    STEPS[steps.REFILL] = Refill()
    STEPS[steps.INITIATIVE_OVER] = InitiativeOver()
    STEPS[steps.BARGAIN] = Bargain()
    STEPS[steps.GIVE] = Give()
    STEPS[steps.ASK] = Ask()
    STEPS[steps.COINS] = Coins()
    STEPS[steps.ANSWER] = Answer()
    STEPS[steps.LAST_ANSWER] = LastAnswer()
    STEPS[steps.APPROACH] = Approach()
    STEPS[steps.ROLL] = Roll()
    STEPS[steps.DICE] = Dice()
    STEPS[steps.MOVE] = Move()
    STEPS[steps.SECOND] = Second()
    STEPS[steps.STAGE] = Stage()
    STEPS[steps.JOKERS] = Jokers()
    STEPS[steps.MEDALS] = Medals()
    STEPS[steps.CEREMONY] = Ceremony()
    STEPS[steps.DISCARD] = Discard()
    STEPS[steps.PODIUM_TIE] = Tie()
    STEPS[steps.LAST_TIE] = LastTie()
    STEPS[steps.TAKE] = Take()
    STEPS[steps.OVER] = Over()
