"""What one viewer may know: everything but an offer that somebody else is still composing."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import members
from harena.core.chance import Random, blend
from harena.core.planes import Sheet
from harena.core.state import CHANCE, MOST_ACTIONS, NOBODY, Json, State, View
from harena.games.colosseum import steps
from harena.games.colosseum.components import MARKET_SIZE, SLOTS, TOKEN_NAMES
from harena.games.colosseum.memory import Memory
from harena.games.colosseum.phases.table import PHASES
from harena.games.colosseum.phases.trading import clear_draft
from harena.games.colosseum.sight.bids import auction_of
from harena.games.colosseum.sight.ceremony import closing_of, standing_of
from harena.games.colosseum.sight.effects import effects_of
from harena.games.colosseum.sight.nobles import nobles_of
from harena.games.colosseum.sight.numbers import write
from harena.games.colosseum.sight.offers import trade_of
from harena.games.colosseum.sight.own import own_of
from harena.games.colosseum.sight.past import course_of, deeds_of
from harena.games.colosseum.sight.planes import WIDTH
from harena.games.colosseum.sight.seats import player_of, tokens_in
from harena.games.colosseum.sight.stages import production_of
from harena.games.colosseum.sight.stars import stars_of_all
from harena.games.colosseum.state import Colosseum
from harena.games.colosseum.steps import STEPS
from harena.games.colosseum.words.notation import parse, text
from harena.games.colosseum.words.sentences import sentence


def board_for(s: Colosseum, viewer: int | None) -> Colosseum:
    """The position with an empty draft wherever another is composing one (D30)."""
    board = s.bare()
    if s.is_draft() and viewer != s.composer:
        clear_draft(board)
        board.step = steps.GIVE
    return board


class ColosseumView(View):
    def __init__(self, s: Colosseum, viewer: int | None) -> None:
        super().__init__(viewer, s.actor)
        self.board = board_for(s, viewer)
        """A state without any secret; read it, never play on it."""
        self.is_outside = s.is_draft() and viewer != s.composer
        """An offer is being composed, and the viewer does not see it."""
        self.memory = Memory(s.seats) if s.memory is None else s.memory.clone()

    def legal(self) -> list[int]:
        return self.board.actions() if self.viewer is not None and self.actor == self.viewer else []

    def text(self, action: int) -> str:
        return text(self.board, action)

    def parse(self, text: str) -> int:
        return parse(self.board, text)

    def onward(self, action: int) -> View | None:
        if not self.board.goes_on(action):
            return None
        s = self.board.bare()
        s.apply(action)
        return ColosseumView(s, self.viewer)

    def after(self, action: int) -> View:
        s = self.board.bare()
        s.memory = self.memory.clone()
        s.events = []
        s.apply(action)
        return ColosseumView(s, self.viewer)

    def sentence(self, path: list[int]) -> str:
        return sentence(self.board, path)

    def weigh(self, text: str) -> list[Json]:
        return [] if self.actor != self.viewer else effects_of(self.board, self.board.expand(text))

    def world(self, random: Random) -> Colosseum:
        """`imagine` for play-outs: bare."""
        s = self.board.bare()
        if self.is_outside:
            begin_some_draft(s, random)
        return s

    def imagine(self, random: Random) -> State:
        s = self.world(random)
        s.events = []
        s.memory = self.memory.clone()
        return s

    def numbers(self) -> list[int]:
        out = Sheet(1, WIDTH)
        write(out, self.board, -1 if self.viewer is None else self.viewer)
        return out.numbers()

    def glance(self) -> int:
        return self._glance(self.board.offers)

    def glance_but_offers(self) -> int:
        """The same however many offers were made."""
        return self._glance(0)

    def _glance(self, offers: i64) -> int:
        b = self.board
        mixture = blend(blend(b.turn, b.step), b.actor)
        mixture = blend(blend(blend(mixture, b.current), b.bid), offers)
        for table in (b.coins, b.marker, b.noble, b.market, b.held, b.given, b.asked):
            for number in table:
                mixture = blend(mixture, number)
        return int(mixture)

    def as_dict(self) -> Json:
        b = self.board
        seen: Json = {
            "game": "colosseum",
            "viewer": self.viewer,
            "seats": int(b.seats),
            "options": b.rules.options,
            "turn": int(b.turn),
            "phase": PHASES[b.phase].name,
            "start": int(b.start),
            "current": int(b.current),
            "offers": int(b.offers),
            "actor": actor_of(b),
            "step": "compose" if self.is_outside else STEPS[b.step].name,
            "prompt": STEPS[b.step].prompt(b),
            "over": b.actor == NOBODY,
            "markets": [market_of(b, slot) for slot in range(0, SLOTS, MARKET_SIZE)],
            "leftover": int(b.green_left) if b.turn > 0 else 0,
            "bag": {"size": int(b.bag_left), "tokens": tokens_in(b.bag, 0)},
            "removed": tokens_in(b.removed, 0),
            "sale": members(b.sale),
            "out": members(b.aside) if b.turn > 0 else [],
            "supply": {
                "medals": int(b.supply),
                "tickets": int(b.tickets_left),
                "podiums": int(b.podiums_left),
            },
            "nobles": nobles_of(b),
            "stars": stars_of_all(b),
            "standing": standing_of(b),
            "players": [player_of(b, seat) for seat in range(b.seats)],
            "auction": auction_of(b),
            "trade": trade_of(b, self.is_outside),
            "production": production_of(b),
            "closing": closing_of(b),
            "tied": members(b.tied) if b.step in (steps.PODIUM_TIE, steps.LAST_TIE) else [],
            "course": course_of(self.memory, b),
            "deeds": deeds_of(self.memory, b),
            "legal": self.actions(),
        }
        if self.viewer is not None:
            seen["own"] = own_of(b, self.viewer)
        if b.actor == NOBODY:
            seen["scores"] = b.scores()
            seen["ranking"] = b.ranking()
        return seen


def begin_some_draft(s: Colosseum, random: Random) -> None:
    """The composer may be anywhere in her draft: at what she gives, what she asks for, or the coins."""
    out = vec[i64]([0] * MOST_ACTIONS)
    for _ in range(random.below(10)):
        n = s.legal(out)
        action = out[random.below(n)]
        if s.goes_on(action):
            s.apply(action)


def actor_of(b: Colosseum) -> int | str | None:
    return "chance" if b.actor == CHANCE else None if b.actor == NOBODY else int(b.actor)


def market_of(b: Colosseum, slot: int) -> list[str]:
    kinds = [b.market[slot + i] - 1 for i in range(MARKET_SIZE)]
    return [TOKEN_NAMES[kind] for kind in kinds if kind >= 0]
