"""What one viewer may know of an arena: built by allow-list, and the only thing that leaves the engine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import bit, members
from harena.core.chance import Random, blend
from harena.core.planes import Sheet
from harena.core.state import CHANCE, NOBODY, Event, Json, State, View
from harena.games.colossal_arena import events, steps
from harena.games.colossal_arena.components import (
    ROWS,
    SECRET_VALUE,
    SPECTATORS,
    STRENGTHS,
    cards_in,
    token_value,
    unpacked,
)
from harena.games.colossal_arena.memory import Choice, Memory
from harena.games.colossal_arena.scoring import backer, dead_columns, gold
from harena.games.colossal_arena.sight.board import board_for, foresee, hidden_secrets
from harena.games.colossal_arena.sight.facts import DECK, Fact, hand_of, stunned_of
from harena.games.colossal_arena.sight.imagine import imagine
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.sight.numbers import write
from harena.games.colossal_arena.sight.past import recall
from harena.games.colossal_arena.sight.planes import WIDTH
from harena.games.colossal_arena.sight.prospects import doomed_column, lowest_columns, waking_columns
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.steps import STEPS
from harena.games.colossal_arena.words.notation import card_text, creature_name, parse, text
from harena.games.colossal_arena.words.story import sentence, things


class ColossalArenaView(View):
    def __init__(self, s: ColossalArena, viewer: int | None) -> None:
        super().__init__(viewer, s.actor)
        seat = -1 if viewer is None else viewer
        if s.memory is None:
            raise LookupError("a bare state remembers nothing, so it has no views")
        self.board = board_for(s, seat)
        """A state without any secret; read it, never play on it."""
        self.seat = seat
        self.secrets = hidden_secrets(s, seat)
        self.knowledge: Knowledge = s.memory.of(seat).clone()
        self.recent: list[Choice] = list(recall(s.memory))
        """What everybody saw the players choose lately."""
        self.drawn: list[int] = [int(n) for n in s.memory.drawn]
        self.seen_lo = s.memory.seen_lo
        self.seen_hi = s.memory.seen_hi
        """The cards that everybody has seen, wherever they are now."""
        self.deeds: list[Event | None] = [
            None if deed is None else deed.seen_by(viewer) for deed in s.memory.last_deeds()
        ]
        """What each seat did last."""

    def legal(self) -> list[int]:
        return self.board.actions() if self.seat >= 0 and self.actor == self.seat else []

    def text(self, action: int) -> str:
        return text(self.board, action)

    def parse(self, text: str) -> int:
        return parse(self.board, text)

    def world(self, random: Random) -> ColossalArena:
        """`imagine` for play-outs: bare, at half the cost."""
        return imagine(self.board, self.seat, self.secrets, self.knowledge, random)

    def imagine(self, random: Random) -> State:
        s = self.world(random)
        s.events = []
        s.memory = self.remembered()
        return s

    def after(self, action: int) -> View:
        s = self.board.bare()
        memory = self.remembered()
        # Whether anybody can still play is told only where the deck is empty, and cannot be foreseen.
        memory.deaf = s.rules.five_rounds and s.deck == 0
        s.memory = memory
        foresee(s, self.seat, action)
        seen = ColossalArenaView(s, self.viewer)
        seen.secrets = self.secrets
        return seen

    def remembered(self) -> Memory:
        """What the viewer remembers, and nobody else."""
        memory = Memory(0)
        memory.viewers = [self.knowledge.clone()]
        memory.recent = list(self.recent)
        memory.drawn = vec[i64](self.drawn)
        memory.seen_lo = self.seen_lo
        memory.seen_hi = self.seen_hi
        memory.deeds = list(self.deeds)
        return memory

    def as_dict(self) -> Json:
        b = self.board
        step = STEPS[b.step]
        doomed = doomed_column(b)
        seen: Json = {
            "game": "colossal-arena",
            "viewer": self.viewer,
            "seats": int(b.seats),
            "options": b.rules.options,
            "round": int(b.row) + 1,
            "turn": int(b.turns) + 1,
            "current": int(b.current),
            "starter": int(b.starter),
            "actor": actor_of(b),
            "step": step.name,
            "prompt": step.phrase,
            "over": b.actor == NOBODY,
            "ending": events.ENDINGS[b.ending],
            "pays": {"rows": [int(token_value(row)) for row in range(ROWS)], "secret": SECRET_VALUE},
            "columns": [column_of(b, column) for column in range(b.laid)],
            "lowest": [creature_name(b, column) for column in lowest_columns(b)],
            "doomed": creature_name(b, doomed) if doomed >= 0 else None,
            "dead": [creature_name(b, column) for column in reversed(dead_columns(b))],
            "players": [self.player(seat) for seat in range(b.seats)],
            "deck": int(b.deck),
            "discard": {
                "top": card_text(b, b.discard_top - 1) if b.discard_top else None,
                "size": int(b.discarded),
            },
            "seen": self.cards(self.seen_lo, self.seen_hi),
            "recycled": int(b.recycled),
            "pending": step.pending(b),
            "known": self.facts(),
            "deeds": [self.deed(seat) for seat in range(b.seats)],
            "recent": [self.chosen(choice) for choice in self.recent],
            "legal": self.actions(),
        }
        if self.seat >= 0:
            seen["own"] = self.own()
        if b.actor == NOBODY:
            seen["scores"] = [int(gold(b, seat)) for seat in range(b.seats)]
            seen["ranking"] = b.ranking()
        return seen

    def numbers(self) -> list[int]:
        out = Sheet(1, WIDTH)
        write(out, self.board, self.seat, self.secrets, self.knowledge, self.seen_lo, self.seen_hi)
        return out.numbers()

    def glance(self) -> int:
        b = self.board
        mixture = blend(blend(b.turns, b.step), b.deck)
        mixture = blend(blend(mixture, b.discards), b.taken)
        if b.step == steps.BAN:  # nothing else has changed since the last one
            mixture = blend(mixture, b.barred)
        if self.seat >= 0:
            mixture = blend(blend(mixture, b.hand[2 * self.seat]), b.hand[2 * self.seat + 1])
        return int(mixture)

    def own(self) -> Json:
        b = self.board
        v = 2 * self.seat
        secret = b.secret[self.seat]
        return {
            "hand": self.cards(b.hand[v], b.hand[v + 1]),
            "wakes": self.wakes(),
            "stunned": self.cards(b.stun[v], b.stun[v + 1]),
            "secret": card_text(b, secret - 1) if secret else None,
            "buried": self.cards(b.buried[v], b.buried[v + 1]),
            "stack": [card_text(b, card) for card in unpacked(b.stack)],
        }

    def wakes(self) -> Json:
        """Of the cards in hand those that would offer the seat a power if it played them now, and whose."""
        b = self.board
        waking = waking_columns(b, self.seat)
        return {
            card_text(b, card): creature_name(b, card // STRENGTHS)
            for card in b.usable(self.seat)
            if card < SPECTATORS and card // STRENGTHS in waking
        }

    def player(self, seat: int) -> Json:
        b = self.board
        held = bit(hand_of(seat)) | bit(stunned_of(seat))
        known = self.knowledge.sure(held)
        secret = "hidden" if (self.secrets >> seat) & 1 else "none"
        if b.secret[seat] != 0:
            secret = "revealed" if b.is_revealed(seat) else "hidden"
        return {
            "hand": int(b.size[seat]),
            "stunned": int(b.stunned[seat]),
            "tokens": int(b.tokens[seat]),
            "secret": secret,
            "gold": int(gold(b, seat)),
            "known": [card_text(b, card) for card in known],
        }

    def deed(self, seat: int) -> Json | None:
        """What this seat did last, as it was told."""
        deed = self.deeds[seat]
        if deed is None:
            return None
        b = self.board
        return {"kind": deed.kind, "things": things(b, deed), "sentence": sentence(b, deed)}

    def facts(self) -> list[Json]:
        """What is known of hidden cards, without what follows from the rest of it."""
        facts = self.knowledge.facts
        return [
            self.fact(fact)
            for n, fact in enumerate(facts)
            if not any(
                fact.follows(other) and not (n < m and other.follows(fact))
                for m, other in enumerate(facts)
                if m != n
            )
        ]

    def fact(self, fact: Fact) -> Json:
        bound = "at_most" if fact.ceiling else "at_least"
        return {
            "cards": self.cards(fact.lo, fact.hi),
            "zones": [zone_name(zone) for zone in members(fact.zones)],
            bound: int(fact.bound),
        }

    def chosen(self, choice: Choice) -> Json:
        return {"seat": int(choice.seat), "did": choice.did()}

    def cards(self, lo: int, hi: int) -> list[str]:
        return [card_text(self.board, card) for card in cards_in(lo, hi)]


def actor_of(b: ColossalArena) -> int | str | None:
    return "chance" if b.actor == CHANCE else None if b.actor == NOBODY else int(b.actor)


def zone_name(zone: int) -> str:
    if zone >= DECK:
        return "deck" if zone == DECK else "buried"
    return f"{('hand', 'stunned', 'secret')[zone // 5]} {zone % 5 + 1}"


def column_of(b: ColossalArena, column: int) -> Json:
    alive = b.lives(column)
    behind = int(backer(b, column))
    piles: list[Json] = []
    bets: list[Json] = []
    for row in range(ROWS):
        pile = b.pile(8 * row + column)
        if pile:
            piles.append({"row": row + 1, "top": card_text(b, pile[0]), "height": len(pile)})
        if b.bet[8 * row + column] != 0:
            worth = int(token_value(row)) if alive else 0
            bets.append({"row": row + 1, "seat": int(b.bet[8 * row + column]) - 1, "gold": worth})
    revealed: list[Json] = [
        {"seat": seat, "gold": SECRET_VALUE if alive else 0}
        for seat in range(b.seats)
        if b.is_revealed(seat) and b.secret_column(seat) == column
    ]
    return {
        "creature": creature_name(b, column),
        "alive": alive,
        "backer": None if behind < 0 else behind,
        "piles": piles,
        "bets": bets,
        "secrets": revealed,
    }
