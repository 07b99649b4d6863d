"""Rules of thumb: what a point of strength on each creature is worth, and all else follows from that.

It counts strengths instead of chances, never holds a card back and never watches the clock. What each temper
cares for is in `spiteful` and `zoo`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.bots.colossal_arena.compiled.bets import held_in
from harena.bots.colossal_arena.compiled.policy import Policy
from harena.bots.colossal_arena.compiled.sight import EMPTY, Sight
from harena.core.bits import count
from harena.games.colossal_arena import actions, steps
from harena.games.colossal_arena.components import COLUMNS, PREFECT, STRENGTHS
from harena.games.colossal_arena.state import ColossalArena


class RuleOfThumb(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.sight = Sight()
        self.target: i64 = 0
        """The richest rival."""
        self.care: vec[float] = vec[float]([0.0] * COLUMNS)
        """What a point of strength on each creature is worth."""

    def score(self, s: ColossalArena) -> i64:
        n = s.legal(self.actions)
        if n == 1:
            self.scores[0] = 0.0
            return n
        self.sight.look(s)
        self.choose_target()
        self.choose_cares()
        i: i64
        for i in range(n):
            self.scores[i] = self.value_of(self.actions[i])
        return n

    def choose_target(self) -> None:
        sight = self.sight
        most: i64 = -1
        q: i64
        for q in range(sight.seats):
            gold = sight.living_gold(q)
            if q != sight.seat and gold > most:
                most = gold
                self.target = q

    def choose_cares(self) -> None:
        """Fill `care`: a temper is hardly more than this."""
        raise NotImplementedError

    def others_gold(self, column: i64) -> i64:
        sight = self.sight
        gold: i64 = 0
        q: i64
        for q in range(sight.seats):
            if q != sight.seat:
                gold += sight.gold(q, column)
        return gold

    def value_of(self, action: i64) -> float:
        step = self.sight.step
        if step == steps.BET:
            return self.value_of_bet(action)
        if step == steps.PLAY or step == steps.SECOND:
            return self.value_of_play(action)
        if step == steps.DISCARD:
            return self.value_of_discard(action)
        if step == steps.GIVE or step == steps.KEEP:
            return self.value_of_gift(action)
        if action == actions.DECLINE or action == actions.WAIT or action == actions.DECLARE:
            return 0.0
        return self.value_of_power(action)

    def value_of_bet(self, action: i64) -> float:
        """Where the most own cards are; one bet in secret, as early as can be."""
        if action == actions.PASS or action == actions.REVEAL:
            return 0.3 if action == actions.PASS else 0.0
        if action >= actions.SECRET:
            card = action - actions.SECRET
            return 3.5 + self.cards_of(card // STRENGTHS) - 0.1 * float(card % STRENGTHS)
        return self.value_of_token(action - actions.BET)

    def value_of_token(self, column: i64) -> float:
        """A bet in the open."""
        return 1.0 + self.cards_of(column) + 0.1 * self.shown(column)

    def cards_of(self, column: i64) -> float:
        return float(count(held_in(self.sight.hand_lo, self.sight.hand_hi, column)))

    def shown(self, column: i64) -> float:
        """An empty space counts as middling."""
        shows = self.sight.shows[column]
        if shows == EMPTY:
            return 5.0
        return float(shows)

    def value_of_play(self, action: i64) -> float:
        if action == actions.PASS or action == actions.DECLINE:
            return 0.0
        if action >= actions.SPECTATOR_ON:
            place = action - actions.SPECTATOR_ON
            return self.value_of_strength(place & 7, place >> 3) - 2.0
        if action >= actions.PLAY + PREFECT or action < actions.PLAY:
            return -1.0
        card = action - actions.PLAY
        return self.value_of_strength(card // STRENGTHS, card % STRENGTHS) + 0.5

    def value_of_strength(self, column: i64, strength: i64) -> float:
        value = self.care[column] * (float(strength) - self.shown(column))
        dead = self.sight.lowest_if(column, strength, False)
        if dead >= 0:
            value -= 8.0 * self.care[dead]
        return value

    def value_of_discard(self, action: i64) -> float:
        """Dead cards always."""
        if action == actions.DONE:
            return 0.0
        return -1.0 if self.sight.lives((action - actions.DISCARD) // STRENGTHS) else 1.0

    def value_of_gift(self, action: i64) -> float:
        """Give the weakest card, keep the strongest."""
        if action >= actions.KEEP:
            return float((action - actions.KEEP) % STRENGTHS)
        return -float((action - actions.GIVE) % STRENGTHS)

    def value_of_power(self, action: i64) -> float:
        """Always use it, against the target where there is a choice."""
        if action >= actions.DISCARD:  # no power that is known here
            return 1.0
        if action >= actions.STRIKE:
            card = action - actions.STRIKE
            return 0.1 - self.care[self.column_showing(card)] * float(card % STRENGTHS)
        if actions.TAKE <= action < actions.GIVE:
            return 1.0 + 0.1 * float((action - actions.TAKE) % STRENGTHS)
        if actions.RETRIEVE <= action < actions.RETRIEVE_SECRET:
            return -1.0 if self.sight.lives((action - actions.RETRIEVE) & 7) else 1.0
        if actions.PLACE <= action < actions.RETRIEVE:
            space = action - actions.PLACE
            return 5.0 - float(space >> 3) + self.cards_of(space & 7)
        if actions.TARGET <= action < actions.START:
            return 2.0 if action - actions.TARGET == self.target else 1.0
        if action == actions.RETRIEVE_SECRET or action >= actions.SWAP or action == actions.OBJECT:
            return -1.0
        return 1.0

    def column_showing(self, card: i64) -> i64:
        pile: i64 = 0
        while self.sight.top[pile] != card + 1:
            pile += 1
        return pile & 7
