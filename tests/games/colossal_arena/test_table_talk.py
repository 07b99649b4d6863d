"""R. Table talk, two players, and the rest.

What people say to each other is outside the engine; what it must never say for them is tested.
"""

from __future__ import annotations

from typing import cast

import pytest

from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.errors import NotationError, RuleError
from harena.core.match import Match
from harena.core.state import CHANCE, NOBODY
from harena.games.colossal_arena.state import ColossalArena

from .arrange import ARENA, FIVE_ROUNDS, arrange

GORGON_AND_TITAN = "amazon colossus cyclops gorgon magus titan troll wyrm"


def test_r160_nobody_shows_a_card_of_her_own_accord() -> None:
    """In a whole game no player is ever offered it, and asking for it is refused."""
    match = Match(ARENA, 3, dealer=SeededDealer("show"))
    random = Random(160)

    while not match.over:
        legal = match.view(match.actor).actions()
        assert not any(text.startswith("show") for text in legal)
        match.play(legal[random.below(len(legal))])

    table = arrange(hands={0: "troll 4, ..."})
    assert isinstance(table.refused("show troll 4"), RuleError)


@pytest.mark.parametrize("end", ["last-card", "five-rounds"])
def test_r161_two_players_play_by_the_same_rules(end: str) -> None:
    """Random games for two come to an end."""
    for seed in range(5):
        match = Match(ARENA, 2, "", {"end_mode": end}, dealer=SeededDealer(f"two {seed}"))
        random = Random(seed)
        while not match.over:
            legal = match.view(match.actor).actions()
            match.play(legal[random.below(len(legal))])
        match.state.check()
        assert match.actor == NOBODY


@pytest.mark.parametrize("creature", ["cyclops", "gorgon", "titan"])
def test_r161_with_two_players_the_victim_is_the_other(creature: str) -> None:
    """Cyclops, Gorgon and Titan have one target."""
    table = arrange(GORGON_AND_TITAN, seats=2, hands={0: f"{creature} 4, ..."}, bets={f"{creature} 1": 0})

    assert table.play("pass", f"play {creature} 4").offered("target seat") == ["2"]


def test_r162_what_gorgon_saw_is_told_to_nobody() -> None:
    """No sentence, no field of another's view holds the hand; her own story does."""
    table = arrange(
        hands={0: "gorgon 4, ...", 1: "wyrm 3, prefect", 2: "ettin 1"}, bets={"gorgon 1": 0}
    ).play("pass", "play gorgon 4", "target seat 2", "name troll")

    assert "Wyrm 3, Prefect" in table.story(0)
    for viewer in (2, None):
        assert "Wyrm 3" not in table.story(viewer)
        assert "'wyrm 3'" not in str(table.view(viewer))


def test_r163_what_is_seen_is_not_taken_back() -> None:
    """After a strike there is no way back, and no word for one."""
    table = arrange(hands={0: "wyrm 4, ..."}, bets={"wyrm 1": 0}, piles={"troll 1": "troll 2, troll 9"}).play(
        "pass", "play wyrm 4", "strike troll 9"
    )

    assert isinstance(table.refused("decline"), RuleError)
    with pytest.raises(NotationError):
        table.match.play("undo")
    assert table.pile("troll 1") == ["troll 2"]


@pytest.mark.no_cover
def test_r164_only_gorgons_victim_and_a_stalemate_ask_out_of_turn() -> None:
    """In twenty games every other decision is the active player's, and both exceptions occur."""
    asked: set[str] = set()

    for seed in range(20):
        options = FIVE_ROUNDS | {"creature_select": GORGON_AND_TITAN.replace(" ", ",")}
        match = Match(ARENA, 3, "", options, dealer=SeededDealer(f"turns {seed}"))
        random = Random(seed)
        state = cast(ColossalArena, match.state)
        while not match.over:
            if state.actor != state.current:
                asked.add(str(match.view(match.actor).as_dict()["step"]))
            legal = match.view(match.actor).actions()
            match.play(legal[random.below(len(legal))])
        assert CHANCE in match.seats

    assert asked == {"give", "declare", "object"}


def test_r165_an_unseen_theft_ends_certainty() -> None:
    """Seat 1 took Troll 8 with a Prefect; Seat 2's Titan keeps a card of hers; Seat 3 is no longer sure."""
    table = arrange(
        GORGON_AND_TITAN,
        hands={0: "prefect, wyrm 1, wyrm 2", 1: "titan 4, ...", 2: "amazon 1, ..."},
        piles={"troll 1": "troll 8"},
        bets={"titan 1": 1},
        deals=["draw colossus 1", "draw colossus 2", "draw colossus 3", "draw colossus 4", "draw colossus 5"]
        + ["show wyrm 1", "show colossus 1", "show colossus 2"],
    )

    table.play("pass", "prefect", "take troll 8", "done")
    assert table.player(0, 2)["known"] == table.player(0, None)["known"] == ["troll 8"]
    table.play("pass", "play titan 4", "target seat 1", "keep wyrm 1")

    for viewer in (2, None):
        assert table.player(0, viewer)["known"] == []
        (either,) = [fact for fact in table.facts(viewer) if fact["cards"] == ["troll 8"]]
        assert set(either["zones"]) == {"hand 1", "hand 2"}
    assert table.player(0, 1)["known"] == ["colossus 1", "colossus 2", "troll 8"]
