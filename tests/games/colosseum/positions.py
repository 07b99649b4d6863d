"""Positions said in words, and a table to play them at.

    table = arrange("auctions", coins={0: 5}, tokens={0: "3 gladiator, joker"}, markets={1: "lion, torch"})
    table.play("market 1", "bid 8")

Tokens are lists in one text, so are programs and squares; markets count from 1, seats from 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from harena.core.bits import bit, members
from harena.games import GAMES
from harena.games.colosseum.components import NOBLE_NAMES, TOKEN_NAMES, TOKENS, TYPES
from harena.games.colosseum.memory import Memory
from harena.games.colosseum.options import Rules
from harena.games.colosseum.phases.stars import recount
from harena.games.colosseum.phases.table import PHASES
from harena.games.colosseum.phases.turn import begin_phase
from harena.games.colosseum.state import Colosseum

from ..table import GameTable

COLOSSEUM = GAMES["colosseum"]
FULL_MARKETS = {
    1: "torch, torch, torch",
    2: "cage, cage, cage",
    3: "chariot, chariot, chariot",
    4: "priest, priest, priest",
    5: "ship, ship, ship",
}
Numbers = Mapping[int, int]
Words = Mapping[int, str]


def arrange(
    phase: str = "investing",
    *,
    seats: int = 3,
    start: int = 0,
    current: int | None = None,
    turn: int | None = None,
    coins: Numbers | None = None,
    medals: Numbers | None = None,
    supply: int | None = None,
    tokens: Words | None = None,
    markets: Words | None = None,
    leftover: str = "",
    bag: str | None = None,
    programs: Words | None = None,
    staged: Words | None = None,
    arenas: Words | None = None,
    loges: str = "",
    tickets: Numbers | None = None,
    podiums: Numbers | None = None,
    markers: Numbers | None = None,
    shown: Numbers | None = None,
    nobles: Mapping[str, int] | None = None,
    stars: Mapping[str, int] | None = None,
    preset: str = "standard",
    options: Mapping[str, str] | None = None,
    deals: list[str] | None = None,
) -> Table:
    """The table as a phase begins, or as seat `current` comes to it.

    Whoever is not mentioned has 30 coins and nothing else. Tokens that lie nowhere are in the bag, unless it
    is given; medals that `supply` leaves out are with the last seat; so are podiums of earlier turns.
    """
    s = Colosseum(Rules(COLOSSEUM.complete(preset, dict(options or {}))), seats)
    s.events = []
    _lay_tokens(s, tokens or {}, markets if markets is not None else FULL_MARKETS, leftover, bag)
    for seat, n in (coins or {}).items():
        s.bank += s.coins[seat] - n
        s.coins[seat] = n
    for seat, text in _program_texts(programs or {}, staged or {}).items():
        for program in _numbers(text):
            s.owned[seat] |= bit(program)
            s.sale &= ~bit(program)
            s.aside &= ~bit(program)
    for seat, text in (staged or {}).items():
        s.staged[seat] = sum(bit(program) for program in _numbers(text))
    for seat, text in (arenas or {}).items():
        squares = _numbers(text)
        s.arena[seat] = squares[0]
        s.size[seat] = len(squares)
    for seat in _numbers(loges):
        s.loge[seat] = 1
    for name, square in (nobles or {}).items():
        s.noble[NOBLE_NAMES.index(name)] = square
    for seat, n in (markers or {}).items():
        s.marker[seat] = n
    _lay_supplies(s, medals or {}, supply, tickets or {}, podiums or {}, turn)
    for name, seat in (stars or {}).items():
        s.star[TOKEN_NAMES.index(name)] = seat + 1
    recount(s, 255)
    s.start = start
    begin_phase(s, [row.name for row in PHASES].index(phase))
    if current is not None:
        s.current = current
        s.actor = current
        s.gone = (current - start) % seats
    for seat, program in (shown or {}).items():
        _show(s, seat, program)
    s.events = []
    s.memory = Memory(seats)
    s.memory.turn = s.turn
    s.settle()
    s.check()
    return Table(s, deals or [])


def new_game(seats: int, preset: str = "", deals: list[str] | None = None, **options: str) -> Table:
    """A game from its very beginning."""
    state = COLOSSEUM.start(seats, preset, dict(options))
    assert isinstance(state, Colosseum)
    return Table(state, deals or [])


def _numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def _program_texts(programs: Words, staged: Words) -> dict[int, str]:
    """Whatever was staged is owned."""
    return {seat: f"{programs.get(seat, '')} {staged.get(seat, '')}" for seat in {*programs, *staged}}


def count_tokens(text: str) -> Counter[int]:
    found: Counter[int] = Counter()
    for words in filter(None, (word.strip() for word in text.split(","))):
        number, _, name = words.rpartition(" ")
        found[TOKEN_NAMES.index(name)] += int(number or 1)
    return found


def _lay_tokens(s: Colosseum, tokens: Words, markets: Words, leftover: str, bag: str | None) -> None:
    left = Counter({kind: green + orange for kind, (_, green, orange) in enumerate(TOKENS)})
    for seat, text in tokens.items():
        for kind, n in count_tokens(text).items():
            s.held[16 * seat + kind] = n
            left[kind] -= n
    for market, text in markets.items():
        for slot, word in enumerate(filter(None, text.split(", "))):
            kind = TOKEN_NAMES.index(word)
            s.market[3 * (market - 1) + slot] = kind + 1
            left[kind] -= 1
    for kind in range(TYPES):
        s.green[kind] = count_tokens(leftover)[kind]
        left[kind] -= s.green[kind]
        assert left[kind] >= 0, f"there are not so many tokens: {TOKEN_NAMES[kind]}"
        orange = min(left[kind], TOKENS[kind][2])
        s.bag[kind] = orange if bag is None else count_tokens(bag)[kind]
        s.removed[kind] = left[kind] - s.bag[kind]
    s.green_left = sum(s.green[kind] for kind in range(TYPES))
    s.bag_left = sum(s.bag[kind] for kind in range(TYPES))


def _lay_supplies(
    s: Colosseum, medals: Numbers, supply: int | None, tickets: Numbers, podiums: Numbers, turn: int | None
) -> None:
    for seat in range(s.seats):
        s.medals[seat] = medals.get(seat, 0)
        s.tickets[seat] = tickets.get(seat, 0)
        s.podiums[seat] = podiums.get(seat, 0)
    if supply is not None:
        s.medals[s.seats - 1] += 18 - sum(medals.values()) - supply
    s.supply = 18 - sum(s.medals[seat] for seat in range(s.seats))
    s.tickets_left = 10 - sum(tickets.values())
    s.turn = 1 + sum(podiums.values()) if turn is None else turn
    s.podiums[s.seats - 1] += s.turn - 1 - sum(podiums.values())
    s.podiums_left = 5 - s.turn


def _show(s: Colosseum, seat: int, program: int) -> None:
    """This program was staged this turn, before an audience of two."""
    s.shown[seat] = program
    s.owned[seat] |= bit(program)
    s.sale &= ~bit(program)
    s.aside &= ~bit(program)
    s.staged[seat] |= bit(program)
    s.bill[8 * seat] = 2
    s.bill[8 * seat + 7] = 2
    s.marker[seat] = max(2, s.marker[seat])


class Table(GameTable[Colosseum]):
    """A match, and what lies on its table in words."""

    def __init__(self, start: Colosseum, deals: list[str]) -> None:
        super().__init__(COLOSSEUM, start, deals, "colosseum")

    def pass_on(self) -> Table:
        """One player does nothing in her part of the phase."""
        return self.play("done" if "done" in self.legal else "pass")

    def pass_until(self, phase: str) -> Table:
        """Everybody does as little as possible until a phase comes."""
        while self.phase != phase and not self.over:
            quiet = [word for word in ("pass", "done", "decline", "none", "medals 0") if word in self.legal]
            self.play(quiet[0] if quiet else self.legal[0])
        return self

    def seen(self, key: str, viewer: int | None = None) -> Any:
        return self.view(viewer)[key]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase].name

    @property
    def step(self) -> str:
        return str(self.match.view(self.actor if self.actor < 5 else None).as_dict()["step"])

    def coins(self, seat: int) -> int:
        return self.state.coins[seat]

    def medals(self, seat: int) -> int:
        return self.state.medals[seat]

    def tokens(self, seat: int) -> dict[str, int]:
        return cast(dict[str, int], self.player(seat)["tokens"])

    def market(self, market: int) -> list[str]:
        return cast(list[list[str]], self.view()["markets"])[market - 1]

    def star(self, kind: str) -> int | None:
        return cast(dict[str, dict[str, int | None]], self.view()["stars"])[kind]["holder"]

    def event(self, seat: int) -> dict[str, int]:
        """This turn's event, line by line."""
        return cast(dict[str, int], self.player(seat)["event"])

    def owned(self, seat: int) -> list[int]:
        return members(self.state.owned[seat])
