"""Positions said in words, and a table to play them at.

    table = arrange(hands={0: "troll 7, ..."}, piles={"wyrm 1": "wyrm 4, spectator 6"}, bets={"troll 1": 0})
    table.play("pass", "play troll 7", "done")

Cards are lists in one text, a pile's from the bottom up; a place is a creature and a row; seats count from 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from harena.core.bits import bit
from harena.core.state import Json
from harena.games import GAMES
from harena.games.colossal_arena.components import PREFECT, SPECTATORS, cards_in, hi_bit, lo_bit
from harena.games.colossal_arena.options import Rules
from harena.games.colossal_arena.phases.setup import lay_out, set_up
from harena.games.colossal_arena.phases.turn import begin_turn
from harena.games.colossal_arena.powers.table import CREATURES
from harena.games.colossal_arena.scoring import backer, dead_columns
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import card_text, parse_card, parse_column

from ..table import GameTable

ARENA = GAMES["colossal-arena"]
LINEUP = "amazon colossus cyclops daimon ettin gorgon troll wyrm"
FIVE_ROUNDS = {"end_mode": "five-rounds"}
REST = "..."
"""At the end of a hand: filled up to eight with cards that nobody mentions."""


def arrange(
    lineup: str = LINEUP,
    *,
    seats: int = 3,
    turn: int = 0,
    dead: str = "",
    hands: Mapping[int, str] | None = None,
    stunned: Mapping[int, str] | None = None,
    piles: Mapping[str, str] | None = None,
    bets: Mapping[str, int] | None = None,
    secrets: Mapping[int, str] | None = None,
    revealed: Mapping[int, str] | None = None,
    discards: str = "",
    deck: int | str | None = None,
    starter: int | None = None,
    round_turns: int = 0,
    recycled: int = 0,
    options: Mapping[str, str] | None = None,
    deals: list[str] | None = None,
) -> Table:
    """The table before a seat's phase 1. Whoever `dead` lists, in order, died; the row follows from it.

    Seats without a hand get eight cards that nobody mentions; what is left is the deck, unless `deck` says
    how many or which, and then the discard pile. `deals` is the script of chance.
    """
    s = _arena(lineup, seats, dict(options or {}))
    desk = _Desk(s)
    for column in [parse_column(s, name) for name in dead.split()]:
        desk.kill(column)
    for seat, text in (stunned or {}).items():
        desk.stun(seat, desk.cards(text))
    for place, text in (piles or {}).items():
        for card in desk.cards(text):
            s.push(desk.space(place), card)
    for place, seat in (bets or {}).items():
        s.bet[desk.space(place)] = seat + 1
        s.taken |= bit(desk.space(place))
        s.tokens[seat] -= 1
    for seat, text in [*(secrets or {}).items(), *(revealed or {}).items()]:
        desk.bet_in_secret(seat, text, seat in (revealed or {}))
    for card in desk.cards(discards):
        s.drop(card)
    desk.deal_hands(dict.fromkeys(range(seats), "...") | dict(hands or {}), deals or [])
    desk.leave_deck(deck)
    s.current = turn
    s.starter = turn if starter is None else starter
    s.round_turns = round_turns
    s.turns = round_turns
    s.recycled = recycled
    s.one_draw = 1 if recycled else 0
    begin_turn(s)
    _count_prefects(s)
    s.check()
    return Table(s, deals or [])


def _count_prefects(s: ColossalArena) -> None:
    """Everybody has looked at her hand and at the discards."""
    assert s.memory is not None
    for knowledge in s.memory.viewers:
        own = 2 * knowledge.viewer + 1
        sight = s.gone_hi | (s.hand[own] | s.stun[own] if knowledge.viewer >= 0 else 0)
        for card in cards_in(0, sight):
            if card >= PREFECT:
                knowledge.catch_sight()


def _arena(lineup: str, seats: int, options: dict[str, str]) -> ColossalArena:
    rules = Rules(ARENA.complete("colossal-arena", options))
    s = set_up(rules, seats)
    for name in lineup.split():
        lay_out(s, CREATURES.index(name))
    s.events = []
    return s


class _Desk:
    """The cards not yet put anywhere."""

    def __init__(self, s: ColossalArena) -> None:
        self.s = s
        self.left = set(cards_in(s.deck_lo, s.deck_hi))

    def cards(self, text: str) -> list[int]:
        found: list[int] = []
        for words in filter(None, (word.strip() for word in text.split(","))):
            card = parse_card(self.s, words)
            if words == "prefect" and card not in self.left:
                card += 1
            assert card in self.left, f"{words} is already somewhere"
            self.left.remove(card)
            found.append(card)
        return found

    def space(self, place: str) -> int:
        name, _, row = place.partition(" ")
        return 8 * (int(row) - 1) + parse_column(self.s, name)

    def kill(self, column: int) -> None:
        s = self.s
        s.alive &= ~bit(column)
        for card in range(11 * column, 11 * column + 11):
            s.live_lo &= ~lo_bit(card)
            s.live_hi &= ~hi_bit(card)
        s.deaths = (s.deaths << 4) | (column + 1)
        s.row += 1

    def stun(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.s.stun[2 * seat] |= lo_bit(card)
            self.s.stun[2 * seat + 1] |= hi_bit(card)
            self.s.stunned[seat] += 1

    def bet_in_secret(self, seat: int, text: str, revealed: bool) -> None:
        s = self.s
        (card,) = self.cards(text)
        s.secret[seat] = card + 1
        s.tokens[seat] -= 1
        s.secrets_made |= bit(seat)
        if revealed:
            s.revealed |= bit(seat)
            s.drop(card)

    def deal_hands(self, hands: dict[int, str], deals: list[str]) -> None:
        for seat, text in hands.items():
            for card in self.cards(text.removesuffix(REST)):
                self.s.give(seat, card)
        unnamed = self.unnamed(deals)
        for seat, text in hands.items():
            while text.endswith(REST) and self.s.size[seat] + self.s.stunned[seat] < 8:
                card = unnamed.pop()
                self.left.remove(card)
                self.s.give(seat, card)

    def unnamed(self, deals: list[str]) -> list[int]:
        """Living creatures' cards that no script deals, those of the last column last."""
        s = self.s
        named = {parse_card(s, deal.partition(" ")[2]) for deal in deals}
        return [card for card in sorted(self.left - named) if card < SPECTATORS and s.lives(card // 11)]

    def leave_deck(self, deck: int | str | None) -> None:
        s = self.s
        if deck is None:
            kept = set(self.left)
        elif isinstance(deck, str):
            kept = set(self.cards(deck))
        else:
            kept = set(sorted(self.left)[:deck])
            assert len(kept) == deck, "there are not so many cards left"
        for card in sorted(self.left - kept):
            s.drop(card)
        s.deck = len(kept)
        s.deck_lo = sum(lo_bit(card) for card in kept)
        s.deck_hi = sum(hi_bit(card) for card in kept)


def new_game(seats: int, options: Mapping[str, str] | None = None, deals: list[str] | None = None) -> Table:
    """A game from its very beginning."""
    state = ARENA.start(seats, "", dict(options or {}))
    assert isinstance(state, ColossalArena)
    return Table(state, deals or [])


def full_row(row: int, lineup: str, **strengths: int) -> dict[str, str]:
    """Piles of one row: a card on each of these creatures, of strength 5 unless another is given."""
    return {f"{name} {row}": f"{name} {strengths.get(name, 5)}" for name in lineup.split()}


class Table(GameTable[ColossalArena]):
    """A match, and what lies on its table in words."""

    def __init__(self, start: ColossalArena, deals: list[str]) -> None:
        super().__init__(ARENA, start, deals, "arena", start.rules.options)

    def column(self, creature: str, viewer: int | None = None) -> dict[str, Any]:
        columns = cast(list[dict[str, Any]], self.view(viewer)["columns"])
        return next(column for column in columns if column["creature"] == creature)

    def deed(self, seat: int, viewer: int | None = None) -> Json | None:
        """What a seat did last, as a viewer knows it."""
        return cast(list[Json | None], self.view(viewer)["deeds"])[seat]

    def facts(self, viewer: int | None = None) -> list[dict[str, Any]]:
        """What a viewer knows of cards she does not see."""
        return cast(list[dict[str, Any]], self.view(viewer)["known"])

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.current

    @property
    def row(self) -> int:
        return self.state.row + 1

    @property
    def dead(self) -> list[str]:
        """In the order of their deaths."""
        return [CREATURES[self.state.kind[column]] for column in reversed(dead_columns(self.state))]

    @property
    def deck(self) -> int:
        return self.state.deck

    @property
    def discard_top(self) -> str:
        return card_text(self.state, self.state.discard_top - 1) if self.state.discard_top else ""

    @property
    def bets(self) -> dict[str, int]:
        s = self.state
        return {
            f"{CREATURES[s.kind[space % 8]]} {space // 8 + 1}": s.bet[space] - 1
            for space in range(40)
            if s.bet[space]
        }

    def hand(self, seat: int) -> list[str]:
        """The usable cards, in alphabetical order."""
        return self._texts(self.state.usable(seat))

    def stunned(self, seat: int) -> list[str]:
        return self._texts(cards_in(self.state.stun[2 * seat], self.state.stun[2 * seat + 1]))

    def _texts(self, cards: list[int]) -> list[str]:
        return sorted(card_text(self.state, card) for card in cards)

    def size(self, seat: int) -> int:
        """How many cards are usable."""
        return self.state.size[seat]

    def tokens(self, seat: int) -> int:
        return self.state.tokens[seat]

    def pile(self, place: str) -> list[str]:
        name, _, row = place.partition(" ")
        cards = self.state.pile(8 * (int(row) - 1) + parse_column(self.state, name))
        return [card_text(self.state, card) for card in reversed(cards)]

    def backer(self, creature: str) -> int | None:
        seat = backer(self.state, parse_column(self.state, creature))
        return None if seat < 0 else seat

    @property
    def step(self) -> str:
        """What the game waits for; `power` is any creature's."""
        return str(self.view(None)["step"])

    @property
    def scores(self) -> list[int]:
        return self.match.state.scores()

    @property
    def ranking(self) -> list[int]:
        return [seat for place in self.match.state.ranking() for seat in place]
