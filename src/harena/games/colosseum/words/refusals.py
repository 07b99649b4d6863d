"""Why an action that a person might expect is not offered: the ruling and a sentence."""

from __future__ import annotations

from typing import Final

from harena.core.errors import GameOver, RuleError
from harena.core.state import CHANCE, NOBODY
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import (
    ACTION,
    EXPANSION_PRICE,
    EXPANSIONS,
    FIRST_ON_SALE,
    JOKER,
    LEAST_BID,
    LOGE_PRICE,
    MARKET_SIZE,
    MOST_EXPANSIONS,
    OFFERS_PER_TURN,
    PRICE,
    STANDARD,
    TICKET_PRICE,
    TOKEN_NAMES,
)
from harena.games.colosseum.phases.investing import in_order
from harena.games.colosseum.state import STEPS, TRADING, Colosseum

WHERE: Final = [
    # a verb's first and last action, the steps that know it, the ruling that says so
    (actions.PASS, actions.PASS, [], "C14"),
    (actions.DONE, actions.DONE, [], "C14"),
    (actions.CASH, actions.CASH, [steps.INVEST, steps.INVESTED, steps.BARGAIN, steps.APPROACH], "C121"),
    (
        actions.SWAP,
        actions.SWAP,
        [
            steps.INVEST,
            steps.INVESTED,
            steps.OPEN,
            steps.RAISE,
            steps.BARGAIN,
            steps.APPROACH,
            steps.STAGE,
        ],
        "C122",
    ),
    (actions.TICKET, actions.EXPAND_RIGHT, [steps.INVEST, steps.INVESTED, steps.EXTRA], "C17"),
    (actions.EXTRA_MEDALS, actions.EXTRA_ACTION, [steps.INVEST, steps.INVESTED], "C30"),
    (actions.NEXT, actions.NEXT, [steps.GIVE, steps.ASK], "C65"),
    (actions.CANCEL, actions.CANCEL, [], "C125"),
    (actions.ACCEPT, actions.ACCEPT, [], "C71"),
    (actions.DECLINE, actions.DECLINE, [], "C14"),
    (actions.COUNTER, actions.COUNTER, [], "C71"),
    (actions.ROLL, actions.ROLL, [], "C77"),
    (actions.NONE, actions.NONE, [], "C132"),
    (actions.STAY, actions.STAY, [], "C134"),
    (actions.MARKET, actions.MARKET + 7, [steps.OPEN], "C37"),
    (actions.OFFER, actions.OFFER + 7, [steps.BARGAIN, steps.APPROACH], "C62"),
    (actions.BUY, actions.BUY + 31, [steps.INVEST, steps.INVESTED, steps.EXTRA], "C17"),
    (actions.STAGE, actions.STAGE + 31, [steps.STAGE], "C77"),
    (actions.GIVE, actions.GIVE + 15, [steps.GIVE], "C124"),
    (actions.ASK, actions.ASK + 15, [steps.ASK], "C124"),
    (actions.DISCARD, actions.DISCARD + 15, [steps.DISCARD], "C104"),
    (actions.TAKE, actions.TAKE + 15, [steps.TAKE], "C110"),
    (actions.JOKERS, actions.JOKERS + 7, [steps.JOKERS], "C95"),
    (actions.MEDALS, actions.MEDALS + 23, [steps.MEDALS], "C101"),
    (actions.MOVE, actions.FIRST - 1, [steps.MOVE], "C78"),
    (actions.FIRST, actions.SECOND - 1, [steps.MOVE], "C79"),
    (actions.SECOND, actions.NUDGE - 1, [steps.SECOND], "C79"),
    (actions.NUDGE, actions.TOGETHER - 1, [steps.STAGE], "C88"),
    (actions.TOGETHER, actions.PROGRAM - 1, [steps.MOVE], "C79"),
    (actions.PROGRAM, actions.BID - 1, [], "C126"),
    (actions.BID, actions.BID + 507, [steps.FIRST_BID, steps.RAISE], "C37"),
    (actions.COINS - 507, actions.COINS + 507, [steps.COINS], "C65"),
]


def refusal(s: Colosseum, action: int) -> RuleError:
    if s.actor == NOBODY:
        return GameOver("C16", "the game is over")
    if s.actor == CHANCE:
        return RuleError("C126", f"it is for chance to act: {s.prompt()}")
    for first, last, where, rule in WHERE:
        if first <= action <= last:
            if s.step not in where:
                return misplaced(s, action, rule)
            return known_here(s, action)
    return RuleError("C13", f"not now: {s.prompt()}")


def misplaced(s: Colosseum, action: int, rule: str) -> RuleError:
    if action == actions.PASS and s.step == steps.EXTRA:
        return RuleError("C34", "the extra investment is paid for and must be made")
    if action == actions.PASS and s.step == steps.FIRST_BID:
        return RuleError("C41", "the market is open: bid for it")
    if action == actions.PASS and s.step in (steps.MOVE, steps.SECOND):
        return RuleError("C78", "every die must be used")
    if action == actions.STAY and s.step in (steps.MOVE, steps.SECOND):
        return RuleError("C134", "every die must be used at this table")
    if action == actions.NONE and s.step == steps.TAKE:
        return RuleError("C132", "a token must be taken at this table")
    if action == actions.COUNTER and s.step == steps.LAST_ANSWER:
        return RuleError("C71", "one counter-offer is the last")
    if actions.NUDGE <= action < actions.TOGETHER and s.step in (steps.MOVE, steps.SECOND):
        return RuleError("C86", "move by the dice first")
    if s.phase == TRADING and not s.is_draft() and rule in ("C65", "C124"):
        return RuleError("C73", "there is nothing in hand for that")
    return RuleError(rule, f"not now: {STEPS[s.step].prompt(s)}")


def known_here(s: Colosseum, action: int) -> RuleError:
    if action in (actions.CASH, actions.SWAP):
        return conversion_refusal(s, action)
    if action in (actions.EXTRA_MEDALS, actions.EXTRA_ACTION):
        return extra_refusal(s, action)
    if actions.BUY <= action < actions.STAGE or action in (
        actions.TICKET,
        actions.LOGE,
        actions.EXPAND_LEFT,
        actions.EXPAND_RIGHT,
    ):
        return investment_refusal(s, action)
    if s.step in (steps.OPEN, steps.FIRST_BID, steps.RAISE):
        return auction_refusal(s, action)
    if s.step in (steps.BARGAIN, steps.APPROACH):
        return offer_refusal(s, action - actions.OFFER)
    if s.step in (steps.GIVE, steps.ASK, steps.COINS):
        return draft_refusal(s, action)
    if s.step == steps.STAGE:
        return staging_refusal(s, action)
    return choice_refusal(s, action)


def conversion_refusal(s: Colosseum, action: int) -> RuleError:
    if action == actions.CASH:
        return RuleError("C121", "you have no medal")
    if s.held[16 * s.actor + ACTION] == 0:
        return RuleError("C122", "you have no Additional Action")
    return RuleError("C122", "no medal is left in the supply")


def extra_refusal(s: Colosseum, action: int) -> RuleError:
    if s.step == steps.INVEST:
        return RuleError("C33", "an extra investment comes after the first")
    if action == actions.EXTRA_MEDALS and s.medals[s.actor] < 2:
        return RuleError("C30", "an extra investment costs two medals")
    if action == actions.EXTRA_ACTION and s.held[16 * s.actor + ACTION] == 0:
        return RuleError("C31", "you have no Additional Action")
    return RuleError("C34", "there is nothing you could then afford")


def investment_refusal(s: Colosseum, action: int) -> RuleError:
    if s.step == steps.INVESTED:
        return RuleError("C30", "another investment costs two medals or an Additional Action first")
    if action >= actions.BUY:
        return program_refusal(s, action - actions.BUY)
    if action == actions.TICKET:
        if s.tickets_left == 0:
            return RuleError("C27", "the season tickets are sold out")
        return RuleError("C27", price_reason(s, "a season ticket", TICKET_PRICE))
    if action == actions.LOGE:
        if s.loge[s.actor]:
            return RuleError("C28", "one loge an arena is the most")
        return RuleError("C28", price_reason(s, "a loge", LOGE_PRICE))
    if s.expansions(s.actor) == MOST_EXPANSIONS:
        return RuleError("C22", "an arena is expanded twice at most")
    return RuleError("C22", price_reason(s, "an expansion", EXPANSION_PRICE))


def price_reason(s: Colosseum, what: str, price: int) -> str:
    return f"{what} costs {price} coins; you have {s.coins[s.actor]}"


def program_refusal(s: Colosseum, program: int) -> RuleError:
    if program < FIRST_ON_SALE:
        return RuleError("C4", "programs 1 to 10 are dealt, never sold")
    if (s.sale >> program) & 1 == 0:
        return RuleError("C21", f"program {program} is sold")
    if (in_order(s, s.actor) >> program) & 1 == 0:
        return RuleError("C20", f"you have staged a program above {program}")
    return RuleError("C18", price_reason(s, f"program {program}", int(PRICE[program])))


def auction_refusal(s: Colosseum, action: int) -> RuleError:
    if s.step == steps.OPEN:
        if s.market[MARKET_SIZE * (action - actions.MARKET)] == 0:
            return RuleError("C38", "that market is empty")
        return RuleError("C38", f"an auction opens at {LEAST_BID}; you can pay {s.power(s.actor)}")
    coins = action - actions.BID
    if s.step == steps.FIRST_BID and coins < LEAST_BID:
        return RuleError("C38", f"an auction opens at {LEAST_BID}")
    if s.step == steps.RAISE and coins <= s.bid:
        return RuleError("C39", f"bid more than {s.bid}")
    return RuleError("C42", f"you can pay {s.power(s.actor)} with your coins and medals")


def offer_refusal(s: Colosseum, partner: int) -> RuleError:
    if partner == s.actor or (s.step == steps.APPROACH and partner != s.current):
        return RuleError("C62", "every trade has the active player on one side, and another on the other")
    if s.step == steps.BARGAIN and s.offers == OFFERS_PER_TURN:
        return RuleError("C72", f"{OFFERS_PER_TURN} offers a turn are the most")
    return RuleError("C65", "there is nothing the two of you could exchange")


def draft_refusal(s: Colosseum, action: int) -> RuleError:
    if action == actions.NEXT:
        if s.given_types != 0 and s.coins[s.partner] == 0:
            return RuleError("C73", "the other side has no coins")
        return RuleError("C65", "each side gives something, and a token changes hands")
    if s.step == steps.COINS:
        return coins_refusal(s, action - actions.COINS)
    giving = s.step == steps.GIVE
    kind = action - (actions.GIVE if giving else actions.ASK)
    owner = s.composer if giving else s.partner
    named = s.given[kind] if giving else s.asked[kind]
    if kind >= STANDARD and not s.rules.trade_specials:
        return RuleError("C64", "special tokens are not traded at this table")
    if s.held[16 * owner + kind] <= named:
        return RuleError("C73", f"there is no {TOKEN_NAMES[kind]} to trade")
    if not giving and s.given[kind] != 0:
        return RuleError("C66", f"{TOKEN_NAMES[kind]} is on the other side of the offer")
    if s.tradable[16 * owner + kind] <= named:
        return RuleError("C67", f"that {TOKEN_NAMES[kind]} was got by trade in this phase")
    return RuleError("C124", "tokens are named in their fixed order")


def coins_refusal(s: Colosseum, coins: int) -> RuleError:
    if s.given_types == 0 and coins <= 0:
        return RuleError("C65", "nothing is given: pay something")
    if s.asked_types == 0 and coins >= 0:
        return RuleError("C65", "nothing is asked for: be paid something")
    return RuleError("C73", "that is more than there are coins in hand")


def staging_refusal(s: Colosseum, action: int) -> RuleError:
    if action >= actions.NUDGE:
        return RuleError("C86", "a medal moves a noble, and you have none")
    program = action - actions.STAGE
    if (s.owned[s.actor] >> program) & 1 == 0:
        return RuleError("C91", f"program {program} is not yours")
    if s.expansions(s.actor) < EXPANSIONS[program]:
        return RuleError("C91", f"your arena is too small for program {program}")
    return RuleError("C94", f"too many assets are missing for program {program}")


def choice_refusal(s: Colosseum, action: int) -> RuleError:
    if s.step in (steps.MOVE, steps.SECOND):
        if s.step == steps.SECOND and (action - actions.SECOND) >> 3 == s.moved:
            return RuleError("C79", "the second die moves another noble")
        if s.step == steps.MOVE and (action < actions.FIRST) != (s.die2 == 0):
            return RuleError("C79", "one die moves a noble; two are used one after the other or together")
        return RuleError("C78", "a noble moves exactly what the die shows")
    if s.step == steps.JOKERS:
        return RuleError("C95", "use a Joker for each missing asset at most, and as many as the event needs")
    if s.step == steps.MEDALS:
        return RuleError("C101", f"you have {s.medals[s.actor]} medals")
    if s.step == steps.DISCARD:
        if action == actions.DISCARD + JOKER and s.rules.spares_jokers:
            return RuleError("C131", "a Joker is not discarded at this table")
        return RuleError("C104", "discard a token that took part in this turn's event")
    return RuleError("C110", "take a standard token that the podium's winner holds")
