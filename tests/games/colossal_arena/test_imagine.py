"""Imagined worlds are consistent with all a viewer knows, and each is about as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random as Choice
from typing import Any, cast

import pytest

import harena
from harena.core.bits import bit
from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.games import GAMES
from harena.games.colossal_arena.components import (
    PREFECT,
    SPECTATORS,
    cards_in,
    hi_bit,
    hi_column,
    lo_bit,
    lo_column,
)
from harena.games.colossal_arena.sight.dealing import Dealing
from harena.games.colossal_arena.sight.facts import BURIED, DECK, ZONES, hand_of, stunned_of
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena

from .arrange import FIVE_ROUNDS, Table, arrange

World = tuple[tuple[int, tuple[int, ...]], ...]
"""Of each zone that is not empty, its cards."""


def zone_cards(s: ColossalArena, zone: int, viewer: int) -> list[int]:
    seat = zone % 5
    if zone == DECK:
        return cards_in(s.deck_lo, s.deck_hi)
    if zone == BURIED:
        others = [seat for seat in range(s.seats) if seat != viewer]
        return [card for seat in others for card in cards_in(s.buried[2 * seat], s.buried[2 * seat + 1])]
    if seat == viewer or seat >= s.seats:
        return []
    if zone >= 10:
        return [s.secret[seat] - 1] if s.secret[seat] and not s.is_revealed(seat) else []
    masks = s.hand if zone < 5 else s.stun
    return cards_in(masks[2 * seat], masks[2 * seat + 1])


def world_of(s: ColossalArena, viewer: int) -> World:
    """A Prefect that is hidden alone has the higher number, as in all that is known of it."""
    zones = [(zone, zone_cards(s, zone, viewer)) for zone in range(ZONES)]
    if sum(card >= PREFECT for _, cards in zones for card in cards) == 1:
        zones = [
            (zone, [PREFECT + 1 if card == PREFECT else card for card in cards]) for zone, cards in zones
        ]
    return tuple((zone, tuple(sorted(cards))) for zone, cards in zones if cards)


def faces(world: World) -> World:
    """The same with two Prefects that are alike."""
    return tuple((zone, tuple(min(card, PREFECT) for card in cards)) for zone, cards in world)


def fits(world: World, knowledge: Knowledge) -> bool:
    """Whether nothing that is known speaks against a world."""
    for zone, cards in world:
        if (zone == BURIED or 10 <= zone < DECK) and any(card >= SPECTATORS for card in cards):
            return False
    for fact in knowledge.facts:
        n = sum(1 for zone, cards in world if fact.spans(zone) for card in cards if fact.has(card))
        if n > fact.bound if fact.ceiling else n < fact.bound:
            return False
    return True


def deals(cards: list[int], rooms: list[tuple[int, int]]) -> Iterator[World]:
    """Every way to fill the zones."""
    if not rooms:
        yield ()
        return
    (zone, size), *rest = rooms
    for chosen in combinations(cards, size):
        for others in deals([card for card in cards if card not in chosen], rest):
            yield ((zone, chosen), *others)


def consistent_worlds(s: ColossalArena, view: ColossalArenaView) -> Counter[World]:
    """With the number of deals that look like each."""
    real = world_of(s, view.seat)
    cards = sorted(card for _, held in real for card in held)
    rooms = [(zone, len(held)) for zone, held in real]
    return Counter(faces(world) for world in deals(cards, rooms) if fits(world, view.knowledge))


def assert_even(drawn: Counter[World], worlds: Counter[World]) -> None:
    """Chi-square over the consistent worlds, five standard deviations wide."""
    assert set(drawn) <= set(worlds), "a world that cannot be"
    share = drawn.total() / worlds.total()
    chi = sum((drawn[world] - share * n) ** 2 / (share * n) for world, n in worlds.items())
    freedom = len(worlds) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5 + 10


def view_of(table: Table, viewer: int) -> ColossalArenaView:
    view = table.match.view(viewer)
    assert isinstance(view, ColossalArenaView)
    return view


def nothing_known() -> tuple[Table, int]:
    hands = {0: "troll 1", 1: "troll 2, wyrm 3", 2: "amazon 4, spectator 5"}
    return arrange(hands=hands, deck="ettin 6, ettin 7"), 0


def gorgon_missed() -> tuple[Table, int]:
    """Seat 1 asked seat 2 for Trolls in vain; seat 3 watches."""
    hands = {0: "gorgon 3, wyrm 9", 1: "amazon 1, wyrm 2", 2: "wyrm 1"}
    table = arrange(hands=hands, bets={"gorgon 1": 0}, deck="troll 1, troll 2, ettin 5")
    return table.play("pass", "play gorgon 3", "target seat 2", "name troll"), 2


def gorgon_was_given_a_troll() -> tuple[Table, int]:
    hands = {0: "gorgon 3, wyrm 9", 1: "troll 1, wyrm 2, wyrm 3", 2: "wyrm 1"}
    table = arrange(hands=hands, bets={"gorgon 1": 0}, deck="troll 2, ettin 5")
    return table.play("pass", "play gorgon 3", "target seat 2", "name troll", "give troll 1"), 2


def titan_stole_from_a_known_hand() -> tuple[Table, int]:
    """Seat 3 knew two cards of seat 2, then seat 1 took one of three unseen."""
    lineup = "titan colossus cyclops daimon ettin gorgon troll wyrm"
    hands = {0: "titan 3, wyrm 9", 1: "troll 8, troll 9, wyrm 2", 2: "wyrm 1"}
    table = arrange(lineup, hands=hands, bets={"titan 1": 0}, deck="ettin 5, ettin 6")
    assert table.state.memory is not None
    for card in (6 * 11 + 8, 6 * 11 + 9):
        table.state.memory.of(2).place(card, hand_of(1))
    table.play("pass", "play titan 3", "target seat 2")
    return table.play("keep troll 8"), 2


def cyclops_stunned_a_known_hand() -> tuple[Table, int]:
    hands = {0: "cyclops 3, wyrm 9", 1: "troll 8, troll 9, wyrm 2, wyrm 3", 2: "wyrm 1"}
    table = arrange(hands=hands, bets={"cyclops 1": 0}, deck="ettin 5")
    assert table.state.memory is not None
    table.state.memory.of(2).place(6 * 11 + 8, hand_of(1))
    return table.play("pass", "play cyclops 3", "target seat 2"), 2


def magister_missed() -> tuple[Table, int]:
    hands = {0: "magister, wyrm 9", 1: "troll 8", 2: "wyrm 1"}
    table = arrange(hands=hands, secrets={1: "amazon 4"}, deck="ettin 5, troll 2, spectator 3")
    return table.play("pass", "magister on troll"), 2


def titan_is_looking() -> tuple[Table, int]:
    """Seat 1 has seen three of seat 2's four cards and must keep one; she herself imagines."""
    lineup = "titan colossus cyclops daimon ettin gorgon troll wyrm"
    hands = {0: "titan 3, wyrm 9", 1: "troll 8, troll 9, wyrm 2, wyrm 3", 2: "wyrm 1"}
    table = arrange(lineup, hands=hands, bets={"titan 1": 0}, deck="ettin 5, ettin 6")
    return table.play("pass", "play titan 3", "target seat 2"), 0


def titan_saw_a_prefect() -> tuple[Table, int]:
    """Whether seat 2 has one or both, seat 1 cannot tell."""
    lineup = "titan colossus cyclops daimon ettin gorgon troll wyrm"
    hands = {0: "titan 3, wyrm 9", 1: "prefect, troll 9, wyrm 2, wyrm 3", 2: "wyrm 1"}
    deals = ["show prefect", "show troll 9", "show wyrm 2"]
    table = arrange(lineup, hands=hands, bets={"titan 1": 0}, deck="prefect, ettin 6", deals=deals)
    return table.play("pass", "play titan 3", "target seat 2", "keep wyrm 2"), 0


def titan_is_looking_at_a_prefect() -> tuple[Table, int]:
    lineup = "titan colossus cyclops daimon ettin gorgon troll wyrm"
    hands = {0: "titan 3, wyrm 9", 1: "prefect, troll 9, wyrm 2, wyrm 3", 2: "prefect"}
    deals = ["show prefect", "show troll 9", "show wyrm 2"]
    table = arrange(lineup, hands=hands, bets={"titan 1": 0}, deck="ettin 5, ettin 6", deals=deals)
    assert table.state.memory is not None
    table.state.memory.of(0).place(PREFECT, hand_of(2))
    return table.play("pass", "play titan 3", "target seat 2"), 0


SCENES: list[Callable[[], tuple[Table, int]]] = [
    nothing_known,
    gorgon_missed,
    gorgon_was_given_a_troll,
    titan_stole_from_a_known_hand,
    cyclops_stunned_a_known_hand,
    magister_missed,
    titan_is_looking,
    titan_saw_a_prefect,
    titan_is_looking_at_a_prefect,
]


@pytest.mark.no_cover
@pytest.mark.parametrize("scene", SCENES)
def test_every_consistent_world_is_about_equally_likely(scene: Callable[[], tuple[Table, int]]) -> None:
    table, viewer = scene()
    view = view_of(table, viewer)
    worlds = consistent_worlds(table.state, view)
    assert faces(world_of(table.state, viewer)) in worlds, "the truth itself must be possible"
    random = Random(7)
    drawn = Counter(faces(world_of(view.world(random), viewer)) for _ in range(40 * len(worlds)))
    assert_even(drawn, worlds)


@pytest.mark.slow
def test_a_deal_that_needs_mending_is_even_too() -> None:
    """Bounds that overlap: the swaps that mend a deal also mix it."""
    hands = {0: "troll 1", 1: "troll 2, wyrm 3, wyrm 4", 2: "amazon 4, amazon 5"}
    table = arrange(hands=hands, deck="ettin 6, ettin 7")
    knowledge = Knowledge(0, 3)
    knowledge.learn(lo_column(0), hi_column(0), bit(hand_of(2)) | bit(DECK), 1, False)
    knowledge.learn(lo_column(7), hi_column(7), bit(hand_of(1)), 1, False)
    knowledge.learn(lo_column(4), hi_column(4), bit(hand_of(1)), 1, True)
    view = view_of(table, 0)
    view.knowledge = knowledge
    worlds = consistent_worlds(table.state, view)
    random = Random(3)
    drawn: Counter[World] = Counter()
    for _ in range((12 if harena.COMPILED else 4) * len(worlds)):
        dealing = Dealing(view.board, 0, view.secrets, knowledge)
        dealing.mend(random)
        s = view.board.bare()
        dealing.hand_out(s)
        drawn[world_of(s, 0)] += 1
    assert_even(drawn, worlds)


def test_much_that_is_known_can_be_mended() -> None:
    """Of every other hand all cards but one are known, not which: few deals fit, and each try finds one."""
    match = Match(GAMES["colossal-arena"], 4, dealer=SeededDealer("mending"))
    s = match.state
    assert isinstance(s, ColossalArena)
    view = s.view(0)
    assert isinstance(view, ColossalArenaView)
    for seat in (1, 2, 3):
        view.knowledge.learn(s.hand[2 * seat], s.hand[2 * seat + 1], bit(hand_of(seat)), 7, False)
    random = Random(5)
    for _ in range(20):
        dealing = Dealing(view.board, 0, view.secrets, view.knowledge)
        dealing.mend(random)
        assert dealing.violations() == 0


def test_knowledge_that_no_deal_fits_is_an_error() -> None:
    table, viewer = nothing_known()
    view = view_of(table, viewer)
    view.knowledge.place(6 * 11 + 2, hand_of(1))
    view.knowledge.place(6 * 11 + 2, hand_of(2))
    with pytest.raises(AssertionError, match="no deal fits"):
        view.world(Random(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", ["colossal-arena", "titan"])
def test_what_is_known_is_true(seats: int, preset: str) -> None:
    """Over whole random games no viewer ever knows anything that is false."""
    game = GAMES["colossal-arena"]
    for seed in range(3 if harena.COMPILED else 1):
        choice = Choice(seed)
        match = Match(game, seats, preset, {"stalemate_declare": "on"}, dealer=SeededDealer(f"truth {seed}"))
        while not match.over:
            s = match.state
            assert isinstance(s, ColossalArena)
            assert s.memory is not None
            for knowledge in s.memory.viewers:
                assert fits(world_of(s, knowledge.viewer), knowledge)
            match.play(s.text(choice.choice(s.actions())))


def test_what_is_known_is_about_the_table_and_said_once() -> None:
    """No fact is about a seat that nobody has, and none follows from another."""
    for seats in (2, 3):
        choice = Choice(seats)
        match = Match(GAMES["colossal-arena"], seats, "titan", {}, SeededDealer("once"))
        there = {f"{zone} {seat + 1}" for zone in ("hand", "stunned", "secret") for seat in range(seats)}
        while not match.over:
            match.play(match.state.text(choice.choice(match.state.actions())))
            view = match.view(choice.randrange(seats)).as_dict()
            facts = cast(list[dict[str, Any]], view["known"])
            for fact in facts:
                assert fact["cards"]
                assert fact["zones"]
                assert set(fact["zones"]) <= there | {"deck", "buried"}
            said = [(fact["cards"], fact["zones"], "at_most" in fact) for fact in facts]
            assert all(said.count(fact) == 1 for fact in said)


def test_a_spectator_can_imagine_too() -> None:
    table, _ = titan_stole_from_a_known_hand()
    view = table.match.view(None)
    world = view.imagine(Random(5))
    world.check()
    assert world.view(None) == view


def test_a_bare_state_and_a_stranger_have_no_view() -> None:
    table, viewer = nothing_known()
    with pytest.raises(LookupError, match="remembers nothing"):
        table.state.bare().view(0)
    with pytest.raises(LookupError, match="nothing is remembered here"):
        table.match.view(viewer).imagine(Random(1)).view(1)


def test_a_third_party_imagines_what_titan_sees() -> None:
    """The three cards are some of the victim's imagined hand, so that the world can be played on."""
    lineup = "titan colossus cyclops daimon ettin gorgon troll wyrm"
    hands = {0: "titan 3, wyrm 9", 1: "troll 8, troll 9, wyrm 2, wyrm 3", 2: "wyrm 1"}
    table = arrange(lineup, hands=hands, bets={"titan 1": 0}, deck="ettin 5, ettin 6, ettin 7, ettin 8")
    table.play("pass", "play titan 3", "target seat 2")
    world = table.match.view(2).imagine(Random(2))
    assert len(world.actions()) == 3
    assert isinstance(world, ColossalArena)
    assert all(world.holds(1, action - world.parse("keep titan 0")) for action in world.actions())


def test_after_a_recycling_the_deck_is_known() -> None:
    """R153: the row's cards are public, so a spectator knows what the new deck holds."""
    match = Match(GAMES["colossal-arena"], 2, "", FIVE_ROUNDS, dealer=SeededDealer("recycle"))
    for seed in range(400):
        choice = Choice(seed)
        match = Match(GAMES["colossal-arena"], 2, "", FIVE_ROUNDS, dealer=SeededDealer(f"recycle {seed}"))
        while not match.over:
            s = match.state
            assert isinstance(s, ColossalArena)
            if s.recycled and s.deck > 2:
                world = match.view(None).imagine(Random(seed))
                assert isinstance(world, ColossalArena)
                assert sorted(cards_in(world.deck_lo, world.deck_hi)) != []
                assert world.view(None) == match.view(None)
                return
            texts = [s.text(action) for action in s.actions()]
            keeps = [text for text in texts if text in ("done", "declare", "wait")]
            match.play(choice.choice(keeps or texts))
    raise AssertionError("no game came to a recycling")


def test_stunned_cards_are_a_zone_of_their_own() -> None:
    table, viewer = cyclops_stunned_a_known_hand()
    view = view_of(table, viewer)
    card = 6 * 11 + 8
    assert card in view.knowledge.sure(bit(hand_of(1)) | bit(stunned_of(1)))
    assert card not in view.knowledge.sure(bit(hand_of(1)))
    assert lo_bit(card) | hi_bit(card)
