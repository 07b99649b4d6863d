"""What one viewer may know: everything but an offer that somebody else is still composing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.bits import members
from harena.core.chance import Random, blend
from harena.core.state import CHANCE, NOBODY, Json, State, View
from harena.games.colosseum import actions, steps
from harena.games.colosseum.components import (
    MARKET_SIZE,
    NOBLE_NAMES,
    SLOTS,
    SQUARES,
    STAR_TYPES,
    TOKEN_NAMES,
    TYPES,
)
from harena.games.colosseum.phases.staging import LINES
from harena.games.colosseum.phases.trading import clear_draft
from harena.games.colosseum.scoring import stars_of
from harena.games.colosseum.state import PRODUCING, STEPS, TRADING, Colosseum
from harena.games.colosseum.words.notation import face_text, parse, text

PHASES: Final = ["set-up", "investing", "auctions", "trading", "producing", "closing"]
BARGAINS: Final = ["offer", "counter", "approach"]
STEP_NAMES: Final = {
    steps.DEAL_PROGRAM: "deal-program",
    steps.DEAL_TOKEN: "deal-token",
    steps.INVEST: "invest",
    steps.INVESTED: "invested",
    steps.EXTRA: "extra",
    steps.OPEN: "open",
    steps.FIRST_BID: "first-bid",
    steps.RAISE: "raise",
    steps.REFILL: "refill",
    steps.BARGAIN: "bargain",
    steps.GIVE: "give",
    steps.ASK: "ask",
    steps.COINS: "coins",
    steps.ANSWER: "answer",
    steps.LAST_ANSWER: "last-answer",
    steps.APPROACH: "approach",
    steps.ROLL: "roll",
    steps.DICE: "dice",
    steps.MOVE: "move",
    steps.SECOND: "second",
    steps.STAGE: "stage",
    steps.JOKERS: "jokers",
    steps.MEDALS: "medals",
    steps.DISCARD: "discard",
    steps.PODIUM_TIE: "podium-tie",
    steps.LAST_TIE: "last-tie",
    steps.TAKE: "take",
    steps.OVER: "over",
}


def is_draft(s: Colosseum) -> bool:
    return steps.GIVE <= s.step <= steps.COINS


def board_for(s: Colosseum, viewer: int | None) -> Colosseum:
    """The position with an empty draft wherever another is composing one (D30)."""
    board = s.bare()
    if is_draft(s) and viewer != s.composer:
        clear_draft(board)
        board.step = steps.GIVE
    return board


class ColosseumView(View):
    def __init__(self, s: Colosseum, viewer: int | None) -> None:
        super().__init__(viewer, s.actor)
        self.board = board_for(s, viewer)
        """A state without any secret; read it, never play on it."""
        self.is_outside = is_draft(s) and viewer != s.composer
        """An offer is being composed, and the viewer does not see it."""

    def legal(self) -> list[int]:
        return self.board.actions() if self.viewer is not None and self.actor == self.viewer else []

    def text(self, action: int) -> str:
        return text(self.board, action)

    def parse(self, text: str) -> int:
        return parse(self.board, text)

    def world(self, random: Random) -> Colosseum:
        """`imagine` for play-outs: bare."""
        s = self.board.bare()
        if self.is_outside:
            begin_some_draft(s, random)
        return s

    def imagine(self, random: Random) -> State:
        s = self.world(random)
        s.events = []
        return s

    def glance(self) -> int:
        return self._glance(self.board.offers)

    def glance_but_offers(self) -> int:
        """The same however many offers were made."""
        return self._glance(0)

    def _glance(self, offers: i64) -> int:
        b = self.board
        mixture = blend(blend(b.turn, b.step), b.actor)
        mixture = blend(blend(blend(mixture, b.current), b.bid), offers)
        for numbers in (b.coins, b.marker, b.noble, b.market, b.held, b.given, b.asked):
            for number in numbers:
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
            "phase": PHASES[b.phase],
            "start": int(b.start),
            "current": int(b.current),
            "offers": int(b.offers),
            "actor": actor_of(b),
            "step": "compose" if self.is_outside else STEP_NAMES[b.step],
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
            "nobles": {name: int(b.noble[noble]) for noble, name in enumerate(NOBLE_NAMES)},
            "stars": {TOKEN_NAMES[kind]: holder_of(b, kind) for kind in STAR_TYPES},
            "players": [player_of(b, seat) for seat in range(b.seats)],
            "auction": auction_of(b),
            "trade": self.trade(),
            "production": production_of(b),
            "tied": members(b.tied) if b.step in (steps.PODIUM_TIE, steps.LAST_TIE) else [],
            "legal": self.actions(),
        }
        if b.actor == NOBODY:
            seen["scores"] = b.scores()
            seen["ranking"] = b.ranking()
        return seen

    def trade(self) -> Json | None:
        """The offer on the table; its contents are the composer's alone until she proposes it."""
        b = self.board
        if not steps.GIVE <= b.step <= steps.LAST_ANSWER:
            return None
        offer: Json = {
            "kind": BARGAINS[b.bargain],
            "composer": int(b.composer),
            "partner": int(b.partner),
        }
        if not self.is_outside:
            offer["give"] = tokens_in(b.given, 0)
            offer["ask"] = tokens_in(b.asked, 0)
            offer["coins"] = int(b.price)
        return offer


def begin_some_draft(s: Colosseum, random: Random) -> None:
    """The composer may have laid out something already."""
    out = vec[i64]([0] * 32)
    for _ in range(random.below(4)):
        n = s.legal(out)
        action = out[random.below(n)]
        if action >= actions.GIVE:
            s.apply(action)


def actor_of(b: Colosseum) -> int | str | None:
    return "chance" if b.actor == CHANCE else None if b.actor == NOBODY else int(b.actor)


def holder_of(b: Colosseum, kind: int) -> int | None:
    return int(b.star[kind]) - 1 if b.star[kind] != 0 else None


def tokens_in(table: vec[i64], first: int) -> dict[str, int]:
    """The tokens of fifteen entries of a table by name."""
    return {TOKEN_NAMES[kind]: int(table[first + kind]) for kind in range(TYPES) if table[first + kind] != 0}


def market_of(b: Colosseum, slot: int) -> list[str]:
    kinds = [b.market[slot + i] - 1 for i in range(MARKET_SIZE)]
    return [TOKEN_NAMES[kind] for kind in kinds if kind >= 0]


def player_of(b: Colosseum, seat: int) -> Json:
    arena = [int(b.arena[seat] + i) % SQUARES for i in range(b.size[seat])]
    player: Json = {
        "coins": int(b.coins[seat]),
        "medals": int(b.medals[seat]),
        "tokens": tokens_in(b.held, 16 * seat),
        "programs": members(b.owned[seat]),
        "staged": members(b.staged[seat]),
        "arena": arena,
        "loge": b.loge[seat] != 0,
        "tickets": int(b.tickets[seat]),
        "podiums": int(b.podiums[seat]),
        "stars": [TOKEN_NAMES[kind] for kind in stars_of(b, seat)],
        "marker": int(b.marker[seat]),
        "event": event_of(b, seat),
    }
    if b.phase == TRADING:
        player["tradable"] = tokens_in(b.tradable, 16 * seat)
    return player


def event_of(b: Colosseum, seat: int) -> Json | None:
    """This turn's event line by line."""
    if b.shown[seat] == 0:
        return None
    event: Json = {"program": int(b.shown[seat]), "jokers": int(b.jokers[seat])}
    for line, name in enumerate(LINES):
        event[name] = int(b.bill[8 * seat + line])
    return event


def auction_of(b: Colosseum) -> Json | None:
    if not steps.OPEN <= b.step <= steps.RAISE:
        return None
    running = b.step == steps.RAISE
    return {
        "winners": members(b.won),
        "market": None if b.step == steps.OPEN else int(b.lot) + 1,
        "bid": int(b.bid) if running else 0,
        "leader": int(b.leader) if running else None,
        "bidders": members(b.bidders) if running else [],
    }


def production_of(b: Colosseum) -> Json | None:
    """The roll, and the program chosen for it."""
    if b.phase != PRODUCING or not steps.MOVE <= b.step <= steps.MEDALS:
        return None
    faces = [face_text(b, face) for face in (int(b.die1), int(b.die2)) if face != 0]
    chosen = b.step in (steps.JOKERS, steps.MEDALS)
    return {
        "dice": faces,
        "moved": NOBLE_NAMES[b.moved] if b.step == steps.SECOND else None,
        "program": int(b.program) if chosen else None,
        "missing": int(b.missing) if chosen else None,
    }
