"""Why an action that a person might expect is not offered: the ruling and a sentence."""

from __future__ import annotations

from typing import Final

from harena.core.errors import GameOver, RuleError
from harena.core.state import NOBODY
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import SPECTATORS, STRENGTHS, hi_bit, lo_bit
from harena.games.colossal_arena.phases.betting import may_bet_in
from harena.games.colossal_arena.phases.draws import which
from harena.games.colossal_arena.state import STEPS, ColossalArena
from harena.games.colossal_arena.words.notation import card_text, creature_name

POWER_RULES: Final = ["R70", "R59", "R80", "R65", "R83", "R90", "R103", "R97", "R109", "R113", "R116", "R120"]


def refusal(s: ColossalArena, action: int) -> RuleError:
    if s.actor == NOBODY:
        return GameOver("R141", "the game is over")
    if s.step == steps.BET:
        return bet_refusal(s, action)
    if s.step in (steps.PLAY, steps.SECOND):
        return play_refusal(s, action)
    if s.step == steps.DISCARD:
        return discard_refusal(s, action)
    if s.step >= steps.POWER:
        return power_refusal(s, action)
    return step_refusal(s)


def step_refusal(s: ColossalArena) -> RuleError:
    """Steps whose list is the whole story."""
    rules = {
        steps.BAN: "R3",
        steps.PREFECT: "R124",
        steps.NAME: "R92",
        steps.GIVE: "R90",
        steps.KEEP: "R109",
        steps.WITH: "R116",
        steps.DECLARE: "R152",
        steps.OBJECT: "R152",
        steps.LINEUP: "R2",
        steps.START: "R5",
        steps.STUN: "R74",
        steps.PEEK: "R109",
    }
    return RuleError(rules.get(s.step, "R131"), f"not possible here: {STEPS[s.step].prompt(s)}")


def is_card_verb(action: int, first: int) -> bool:
    return first <= action < first + 112


def bet_refusal(s: ColossalArena, action: int) -> RuleError:
    p = s.current
    if actions.BET <= action < actions.NAME:
        return normal_bet_refusal(s, action - actions.BET)
    if is_card_verb(action, actions.SECRET):
        return secret_refusal(s, action - actions.SECRET)
    if action == actions.REVEAL:
        reason = (
            "you have no secret bet to reveal" if s.secret[p] == 0 else "your secret bet is revealed already"
        )
        return RuleError("R27", reason)
    return RuleError("R6", "bet, bet in secret, reveal or pass first; cards come after")


def normal_bet_refusal(s: ColossalArena, column: int) -> RuleError:
    name = creature_name(s, column)
    if not s.lives(column):
        return RuleError("R10", f"{name} is eliminated")
    if s.tokens[s.current] == 0:
        return RuleError("R15", "you have no token left")
    if not may_bet_in(s, s.row):
        return RuleError("R12", "this table allows no bets in round 5")
    return RuleError("R9", f"there is a token on {name} in this row already")


def secret_refusal(s: ColossalArena, card: int) -> RuleError:
    p = s.current
    if not s.rules.secrets:
        return RuleError("K25", "this table plays without secret bets")
    if card >= SPECTATORS:
        return RuleError("R18", "a secret bet is made with a combat card")
    if s.row != 0:
        return RuleError("R19", "secret bets are made in round 1 only")
    if s.secret[p] != 0:
        return RuleError("R20", "you have made your secret bet")
    if s.tokens[p] == 0:
        return RuleError("R15", "you have no token left")
    if is_stunned(s, card):
        return RuleError("R24", f"{card_text(s, card)} is stunned")
    if not is_held(s, card):
        return held_refusal(s, card)
    return RuleError("R61", "you have made your secret bet, and this table does not give it back")


def is_held(s: ColossalArena, card: int) -> bool:
    """Either Prefect will do (K20)."""
    p = s.current
    return s.holds(p, which(card, s.hand[2 * p + 1]))


def is_stunned(s: ColossalArena, card: int) -> bool:
    p = s.current
    hi = s.stun[2 * p + 1]
    return (s.stun[2 * p] & lo_bit(card)) != 0 or (hi & hi_bit(which(card, hi))) != 0


def held_refusal(s: ColossalArena, card: int) -> RuleError:
    if is_stunned(s, card):
        return RuleError("R76", f"{card_text(s, card)} is stunned")
    return RuleError("R55", f"{card_text(s, card)} is not in your hand")


def play_refusal(s: ColossalArena, action: int) -> RuleError:
    if action == actions.PASS:
        if s.step == steps.SECOND:
            return RuleError("R85", "decline the second card instead")
        return RuleError("R43", "you must play while you can")
    if is_card_verb(action, actions.PLAY):
        return card_refusal(s, action - actions.PLAY)
    if actions.SPECTATOR_ON <= action < actions.TAKE:
        offset = action - actions.SPECTATOR_ON
        return target_refusal(s, SPECTATORS + (offset >> 3), offset & 7, "R45")
    if actions.MAGISTER_ON <= action < actions.TARGET:
        return target_refusal(s, SPECTATORS + STRENGTHS, action - actions.MAGISTER_ON, "R32")
    if (
        actions.BET <= action < actions.NAME
        or is_card_verb(action, actions.SECRET)
        or action == actions.REVEAL
    ):
        return RuleError("R7", "the bet of this turn is made; play a card")
    return RuleError("R6", f"not now: {STEPS[s.step].prompt(s)}")


def card_refusal(s: ColossalArena, card: int) -> RuleError:
    if not is_held(s, card):
        return held_refusal(s, card)
    if card < SPECTATORS:
        return RuleError("R140", f"{creature_name(s, card // STRENGTHS)} is eliminated")
    return RuleError("R45", "say which creature it is played on")


def target_refusal(s: ColossalArena, card: int, column: int, rule: str) -> RuleError:
    if not is_held(s, card):
        return held_refusal(s, card)
    return RuleError(rule, f"{creature_name(s, column)} is eliminated")


def discard_refusal(s: ColossalArena, action: int) -> RuleError:
    if not is_card_verb(action, actions.DISCARD):
        return RuleError("R6", "discard, or be done; cards are played before")
    card = action - actions.DISCARD
    if s.discards == 3:
        return RuleError("R105" if s.magus else "R129", "three cards a turn are the most")
    if not is_held(s, card):
        return held_refusal(s, card)
    if card >= SPECTATORS:
        return RuleError("R104", "only combat cards can be discarded")
    if s.magus:
        return RuleError("R105", "that card is in the stack already")
    return RuleError(
        "R129", f"{creature_name(s, card // STRENGTHS)} still lives; its cards cannot be discarded"
    )


def power_refusal(s: ColossalArena, action: int) -> RuleError:
    kind = s.step - steps.POWER
    if actions.TARGET <= action < actions.START:
        if action - actions.TARGET == s.current:
            return RuleError("R80", "choose another player")
        return RuleError(POWER_RULES[kind], "that player has too few usable cards")
    if actions.PLACE <= action < actions.RETRIEVE:
        return place_refusal(s, action - actions.PLACE)
    return RuleError(POWER_RULES[kind], f"not possible here: {STEPS[s.step].prompt(s)}")


def place_refusal(s: ColossalArena, space: int) -> RuleError:
    if not s.lives(space & 7):
        return RuleError("R66", f"{creature_name(s, space & 7)} is eliminated")
    if space >> 3 > s.row:
        return RuleError("R67", "that row is not open yet")
    if s.bet[space] != 0:
        return RuleError("R69", "there is a token already")
    return RuleError("K10", "this table allows no bets in row 5")
