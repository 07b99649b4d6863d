"""How a view of Colosseum looks. The engine makes it; this describes it, for the types of the client.

Seats count from 0, markets from 1, squares from 0. A pair is what something is and what it would be.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Token = str
"""`gladiator`, `joker`, `additional-action` ..."""
Tokens = dict[str, int]
"""How many of each type; a type that is missing is 0."""
Noble = str
"""`emperor`, `consul-1` ... `senator-3`"""
Pair = tuple[int, int]
MaybePair = tuple[int | None, int | None]
"""Null: impossible, or nobody."""


# What is printed on the things, the same in every game


class ColosseumProgram(Struct, forbid_unknown_fields=True):
    number: int
    name: str
    price: int
    squares: int
    """How large the arena must be."""
    needs: Tokens
    crowd: list[int]
    """Spectators with 0, 1, 2 ... assets missing; with more missing it cannot be staged."""


class ColosseumToken(Struct, forbid_unknown_fields=True):
    name: Token
    count: int
    green: int
    """Of these, dealt at the start."""
    star: bool
    special: bool


class ColosseumNobleCard(Struct, forbid_unknown_fields=True):
    name: Noble
    start: int
    worth: int


class ColosseumPrices(Struct, forbid_unknown_fields=True):
    expansion: int
    ticket: int
    loge: int


class ColosseumDraws(Struct, forbid_unknown_fields=True):
    """Spectators for each."""

    previous: int
    ticket: int
    star: int
    podium: int
    medal: int


class ColosseumCatalogue(Struct, forbid_unknown_fields=True):
    programs: list[ColosseumProgram]
    tokens: list[ColosseumToken]
    nobles: list[ColosseumNobleCard]
    squares: int
    resting: list[int]
    arenas: dict[str, list[int]]
    """By the number of players, the first of each seat's two squares."""
    turns: int
    coins: int
    medals: int
    tickets: int
    podiums: int
    expansions: int
    offers: int
    """That the current player may begin in her trading."""
    least_bid: int
    medal_coins: int
    star_least: int
    prices: ColosseumPrices
    draws: ColosseumDraws


# The table


class ColosseumBag(Struct, forbid_unknown_fields=True):
    size: int
    tokens: Tokens


class ColosseumSupply(Struct, forbid_unknown_fields=True):
    medals: int
    tickets: int
    podiums: int


class ColosseumNoble(Struct, forbid_unknown_fields=True):
    square: int
    arena: int | None
    """Whose arena the square is in."""
    resting: bool


class ColosseumStar(Struct, forbid_unknown_fields=True):
    holder: int | None
    counts: list[int]
    short: list[int]
    """How many more tokens each seat needs to hold it; 0 for its holder."""


class ColosseumStanding(Struct, forbid_unknown_fields=True):
    """Who would get the podium now and who would take a token from her; several where dice decide."""

    first: list[int]
    last: list[int]


# Programs and events


class ColosseumBill(Struct, forbid_unknown_fields=True):
    base: int
    previous: int
    stars: int
    nobles: int
    tickets: int
    podiums: int
    medals: int
    total: int


class ColosseumMost(Struct, forbid_unknown_fields=True):
    """An event with every Joker and every medal thrown in."""

    program: int
    jokers: int
    medals: int
    total: int


class ColosseumProspect(Struct, forbid_unknown_fields=True):
    """A program as it stands for a seat."""

    program: int
    lacks: Tokens
    missing: int
    squares: int
    """How many expansions the arena is short of it."""
    bill: ColosseumBill | None
    """If it were staged now without Jokers and medals; null if too much is missing."""
    most: ColosseumMost | None


class ColosseumSale(Struct, forbid_unknown_fields=True):
    """A program on sale as it would stand for the viewer."""

    program: int
    lacks: Tokens
    missing: int
    squares: int
    bill: ColosseumBill | None
    most: ColosseumMost | None
    left: int
    """Her coins after buying it; below 0 she is short of so many."""
    allowed: bool
    """By the table's order of programs."""


class ColosseumEvent(ColosseumBill, forbid_unknown_fields=True):
    """An event that was staged."""

    program: int
    jokers: int
    turn: int | UnsetType = UNSET
    seat: int | UnsetType = UNSET


class ColosseumCourse(Struct, forbid_unknown_fields=True):
    totals: list[list[int | None]]
    """For each seat the spectators of each turn's event."""
    events: list[ColosseumEvent] | UnsetType = UNSET
    """Every event in order, once the game is over."""


class ColosseumPlayer(Struct, forbid_unknown_fields=True):
    coins: int
    medals: int
    power: int
    """How far she can go in an auction: coins, and six for each medal."""
    tokens: Tokens
    programs: list[ColosseumProspect]
    staged: list[int]
    arena: list[int]
    nobles: list[Noble]
    """In her arena."""
    loge: bool
    tickets: int
    podiums: int
    stars: list[Token]
    marker: int
    """Her best event so far."""
    event: ColosseumEvent | None
    """This turn's."""
    best: ColosseumMost | None
    """The best event in her reach."""
    tradable: Tokens | UnsetType = UNSET
    """In the trading phase."""


class ColosseumDeed(Struct, forbid_unknown_fields=True):
    """What a seat did last."""

    kind: str
    things: dict[str, Any]
    sentence: str


# What goes on


class ColosseumAuction(Struct, forbid_unknown_fields=True):
    winners: list[int]
    """Who may not bid because she has won already."""
    market: int | None
    bid: int
    leader: int | None
    bidders: list[int]
    out: list[int]
    least: int
    """The least next bid."""


class ColosseumChange(Struct, forbid_unknown_fields=True):
    """A program before and after; null where it cannot be staged for lack of assets."""

    program: int
    missing: Pair
    base: MaybePair
    total: MaybePair


class ColosseumStarChange(Struct, forbid_unknown_fields=True):
    token: Token
    holder: MaybePair


class ColosseumEffect(Struct, forbid_unknown_fields=True):
    """What a deed would change for a seat."""

    seat: int
    coins: Pair
    medals: Pair
    tokens: Tokens
    """Gained; below 0, lost."""
    programs: list[ColosseumChange]
    """Of her own and of those on sale, the ones that change."""
    stars: list[ColosseumStarChange]
    best: MaybePair
    """The best event in her reach."""


class ColosseumTrade(Struct, forbid_unknown_fields=True):
    kind: Literal["offer", "counter", "approach"]
    composer: int
    partner: int
    give: Tokens | UnsetType = UNSET
    ask: Tokens | UnsetType = UNSET
    coins: int | UnsetType = UNSET
    """What the composer pays; below 0, what she is paid."""
    effects: list[ColosseumEffect] | UnsetType = UNSET
    """On the composer and on her partner."""


class ColosseumProduction(Struct, forbid_unknown_fields=True):
    dice: list[str]
    moved: Noble | None
    """By the first die, while the second is still to be used."""
    program: int | None
    missing: int | None


class ColosseumDiscard(Struct, forbid_unknown_fields=True):
    seat: int
    tokens: list[Token]


class ColosseumClosing(Struct, forbid_unknown_fields=True):
    order: list[Literal["discards", "podium", "theft"]]
    discards: list[ColosseumDiscard]
    """Who has still to discard one of which tokens."""
    first: int | None
    """Who got the podium."""
    last: int | None
    """Who takes a token from her."""
    takes: list[Token]


# What the viewer wants to know before she decides


class ColosseumDistance(Struct, forbid_unknown_fields=True):
    """Squares to go to her arena, and since it; 0 and 0 inside."""

    ahead: int
    past: int


class ColosseumPurse(Struct, forbid_unknown_fields=True):
    """A bid up to `up_to` (above the row before) leaves so many medals, and `up_to` less the bid in coins."""

    up_to: int
    medals: int


class ColosseumInvestment(Struct, forbid_unknown_fields=True):
    action: str
    price: int
    left: int
    """Coins after it; below 0 she is short of so many."""
    possible: bool
    best: MaybePair | UnsetType = UNSET
    """The best event in her reach, before and after."""
    opens: list[int] | UnsetType = UNSET
    """Programs for which the arena is then large enough."""
    square: int | UnsetType = UNSET
    """That an expansion adds."""


class ColosseumPartner(Struct, forbid_unknown_fields=True):
    seat: int
    ask: Tokens
    """At most so many of each."""
    coins: int
    """At most so many."""


class ColosseumBounds(Struct, forbid_unknown_fields=True):
    """An offer has something on either side and at least one token, no type on both sides, coins on one."""

    kind: Literal["offer", "counter", "approach"]
    give: Tokens
    coins: int
    partners: list[ColosseumPartner]


class ColosseumMove(Struct, forbid_unknown_fields=True):
    action: str
    noble: Noble
    squares: int
    square: int
    leaves: int | None
    """Whose arena."""
    enters: int | None
    medal: bool
    """It ends on a resting area, and a medal is left."""
    gain: int
    """Spectators of the mover's own."""


class ColosseumJokers(Struct, forbid_unknown_fields=True):
    jokers: int
    missing: int
    bill: ColosseumBill


class ColosseumStaging(Struct, forbid_unknown_fields=True):
    program: int
    bills: list[ColosseumJokers]
    """One for each number of Jokers, without medals."""
    medals: int
    """At most; each adds `draws.medal` of the catalogue."""


class ColosseumOwn(Struct, forbid_unknown_fields=True):
    sale: list[ColosseumSale]
    distances: dict[Noble, ColosseumDistance]
    lots: list[ColosseumEffect | None]
    """What each market would do for her, whatever it costs; while investing and in auctions."""
    purse: list[ColosseumPurse]
    """While she may bid."""
    investments: list[ColosseumInvestment]
    """But programs; while investing."""
    bounds: ColosseumBounds | None
    """Where she may make an offer."""
    moves: list[ColosseumMove]
    stagings: list[ColosseumStaging]


class ColosseumView(Struct, forbid_unknown_fields=True):
    game: Literal["colosseum"]
    viewer: int | None
    seats: int
    options: dict[str, str]
    turn: int
    phase: Literal["set-up", "investing", "auctions", "trading", "producing", "closing"]
    start: int
    current: int
    offers: int
    """That the current player has begun."""
    actor: int | Literal["chance"] | None
    step: str
    prompt: str
    over: bool
    markets: list[list[Token]]
    leftover: int
    bag: ColosseumBag
    removed: Tokens
    sale: list[int]
    out: list[int]
    supply: ColosseumSupply
    nobles: dict[Noble, ColosseumNoble]
    stars: dict[Token, ColosseumStar]
    standing: ColosseumStanding
    players: list[ColosseumPlayer]
    auction: ColosseumAuction | None
    trade: ColosseumTrade | None
    production: ColosseumProduction | None
    closing: ColosseumClosing | None
    tied: list[int]
    """Among whom dice decide."""
    course: ColosseumCourse
    deeds: list[ColosseumDeed | None]
    """What each seat did last."""
    legal: list[str]
    own: ColosseumOwn | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    ranking: list[list[int]] | UnsetType = UNSET
