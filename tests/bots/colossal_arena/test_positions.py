"""Positions with one right answer, that the planner must find, and what a greedy bot must never do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from harena.bots import BOTS
from harena.bots.bot import Bot
from harena.bots.colossal_arena.champion import Champion
from harena.bots.colossal_arena.planner import Planner

from ...games.colossal_arena.arrange import Table, arrange

LINEUP = "amazon colossus ettin daimon gorgon magus troll wyrm"
FINALE = "amazon colossus daimon magus"
"""Dead, so that ettin, gorgon, troll and wyrm fight the fifth round."""


def turn(table: Table, bot: Bot) -> list[str]:
    """What a bot does in its turn."""
    did: list[str] = []
    seat = table.turn
    before = table.state.turns
    while not table.over and table.actor == seat and table.state.turns == before:
        view = table.match.view(seat)
        did.append(view.text(bot.choose(view)))
        table.match.play(did[-1])
    return did


def planner() -> Planner:
    return Planner(7, simulations=100)


def champion() -> Bot:
    return Champion(7, simulations=100)


def greedy() -> Bot:
    return BOTS["greedy"].make("colossal-arena", 7)


def finale(hand: str, bets: dict[str, int], deck: int = 30, **strengths: int | None) -> Table:
    """The fifth round of three players."""
    piles = {f"{name} 5": f"{name} {value}" for name, value in strengths.items() if value is not None}
    return arrange(LINEUP, dead=FINALE, hands={0: hand}, piles=piles, bets=bets, deck=deck)


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_completes_the_row_when_that_kills_a_rival(make: Callable[[], Bot]) -> None:
    """The last elimination ends the game, and it must be Gorgon's."""
    bets = {"wyrm 1": 0, "ettin 2": 0, "gorgon 1": 1, "gorgon 2": 1, "troll 1": 2}
    table = finale("wyrm 9, wyrm 0, ettin 3, ettin 2, troll 2, troll 1", bets, ettin=6, gorgon=4, troll=7)
    assert "play wyrm 9" in turn(table, make())
    assert table.ranking[0] == 0


def test_does_not_brood_over_what_is_clear() -> None:
    """One card wins the game on the spot: the rest of the simulations would be waste."""
    bets = {"wyrm 1": 0, "ettin 2": 0, "gorgon 1": 1, "gorgon 2": 1, "troll 1": 2}
    table = finale("wyrm 9, wyrm 0, ettin 3, ettin 2, troll 2, troll 1", bets, ettin=6, gorgon=4, troll=7)
    table.match.play("pass")
    bot = Planner(7, simulations=1000)
    view = table.match.view(0)
    assert view.text(bot.choose(view)) == "play wyrm 9"
    assert bot.simulated < 1000


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_does_not_complete_the_row_over_its_own_creature(make: Callable[[], Bot]) -> None:
    """Gorgon is the lowest and its own: it must be raised before Wyrm's space is filled."""
    bets = {"gorgon 1": 0, "gorgon 2": 0, "wyrm 1": 1, "troll 1": 1, "ettin 1": 2}
    table = finale("wyrm 9, wyrm 8, wyrm 7, gorgon 9", bets, ettin=6, gorgon=1, troll=5)
    assert "play gorgon 9" in turn(table, make())
    assert "gorgon" not in table.dead


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_lowers_a_rival_under_its_own(make: Callable[[], Bot]) -> None:
    """A complete row with a tie at the bottom: breaking it downwards on Troll ends the game well."""
    bets = {"gorgon 1": 0, "ettin 2": 0, "troll 1": 1, "troll 2": 1, "wyrm 2": 2}
    table = finale("troll 1, gorgon 2, ettin 1, wyrm 3", bets, ettin=4, gorgon=4, troll=8, wyrm=9)
    assert "play troll 1" in turn(table, make())
    assert table.dead[-1] == "troll"


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_plays_the_magister_rather_than_kill_its_own(make: Callable[[], Bot]) -> None:
    """Every other card completes the row over its Gorgon or lowers it further."""
    bets = {"gorgon 1": 0, "gorgon 2": 0, "wyrm 1": 1, "troll 1": 2}
    table = finale("wyrm 9, wyrm 8, magister", bets, ettin=6, gorgon=1, troll=5)
    assert any(did.startswith("magister on") for did in turn(table, make()))


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_spends_a_spectator_to_save_its_creature(make: Callable[[], Bot]) -> None:
    bets = {"gorgon 1": 0, "gorgon 2": 0, "wyrm 1": 1, "wyrm 2": 1, "troll 1": 2}
    table = finale("spectator 9, troll 8, troll 7", bets, ettin=6, gorgon=1, troll=3, wyrm=1)
    assert "spectator 9 on gorgon" in turn(table, make())


@pytest.mark.parametrize("make", [planner, champion, greedy])
@pytest.mark.parametrize("rival", [2, 3])
def test_ends_the_game_while_it_leads(make: Callable[[], Bot], rival: int) -> None:
    """Two cards in the deck: to discard a dead card draws both. The latest turn wins ties."""
    bets = {"wyrm 2": 0, f"troll {rival}": 1, "ettin 4": 2}
    hand = "ettin 5, ettin 4, gorgon 5, gorgon 4, troll 4, wyrm 5, wyrm 4, daimon 5"
    table = arrange(LINEUP, dead="daimon", hands={0: hand}, bets=bets, deck=2)
    did = turn(table, make())
    assert "discard daimon 5" in did
    assert table.over


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_takes_the_last_gold_there_is(make: Callable[[], Bot]) -> None:
    """One card in the deck: this turn is the last, and a bet in row 4 makes up the gold that is missing."""
    bets = {"wyrm 2": 0, "troll 1": 1, "ettin 2": 2, "gorgon 1": 2}
    table = arrange(LINEUP, dead="daimon magus amazon", bets=bets, deck=1)
    assert turn(table, make())[0].startswith("bet ")
    assert table.ranking[0] == 0 or table.scores[0] == 4


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_daimon_places_where_it_is_worth_most(make: Callable[[], Bot]) -> None:
    """The last turn of the game: four gold in row 1 make a tie, which the latest turn wins."""
    bets = {"daimon 1": 0, "troll 1": 1, "troll 2": 1, "wyrm 3": 1, "ettin 1": 2}
    hand = "daimon 5, daimon 6, daimon 7"
    table = arrange(LINEUP, dead="amazon magus", hands={0: hand}, bets=bets, deck=5)
    placed = [did for did in turn(table, make()) if did.startswith("place ")]
    assert placed
    assert placed[0].endswith("row 1")


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_wyrm_burns_what_protects_a_rival(make: Callable[[], Bot]) -> None:
    """Under Gorgon 9 lies a 1: once burnt, Gorgon is the lowest of a complete row and dies."""
    bets = {"wyrm 1": 0, "gorgon 1": 1, "gorgon 2": 1, "troll 2": 2}
    piles = {
        "ettin 5": "ettin 6",
        "gorgon 5": "gorgon 1, gorgon 9",
        "troll 5": "troll 5",
        "wyrm 5": "wyrm 6",
    }
    table = arrange(LINEUP, dead=FINALE, hands={0: "wyrm 8, wyrm 7"}, piles=piles, bets=bets, deck=20)
    assert "strike gorgon 9" in turn(table, make())
    assert table.dead[-1] == "gorgon"


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_colossus_leaves_a_good_bet_alone(make: Callable[[], Bot]) -> None:
    """The last turn: a token in hand earns nothing any more."""
    bets = {"colossus 1": 0, "wyrm 1": 0, "troll 1": 1}
    hand = "colossus 5, colossus 6, colossus 7"
    table = arrange(LINEUP, dead="amazon magus", hands={0: hand}, bets=bets, deck=5)
    assert not any(did.startswith("retrieve") for did in turn(table, make()))


@pytest.mark.parametrize("make", [planner, champion, greedy])
def test_ettin_s_second_card_finishes_the_job(make: Callable[[], Bot]) -> None:
    """Raise Ettin, then fill Wyrm's space: Gorgon dies and the game is won."""
    bets = {"ettin 1": 0, "ettin 2": 0, "gorgon 1": 1, "gorgon 2": 1, "troll 1": 2, "wyrm 2": 2}
    table = finale("ettin 9, wyrm 9", bets, ettin=1, gorgon=3, troll=7)
    did = turn(table, make())
    assert did[-1] != "decline"
    assert [text for text in did if text.startswith("play")] == ["play ettin 9", "play wyrm 9"]
    assert table.ranking[0] == 0


def test_gives_gorgon_what_hurts_least() -> None:
    """Asked for an Ettin card, its backer keeps the one that defends it."""
    bets = {"gorgon 1": 1, "ettin 1": 0, "ettin 2": 0, "troll 1": 2}
    table = arrange(
        LINEUP,
        dead="amazon magus daimon",
        turn=1,
        hands={0: "ettin 10, ettin 3, troll 5", 1: "gorgon 4, gorgon 5, gorgon 6"},
        bets=bets,
        piles={"ettin 4": "ettin 4"},
    )
    table.play("pass", "play gorgon 6", "target seat 1", "name ettin")
    view = table.match.view(0)
    assert view.text(greedy().choose(view)) == "give ettin 3"


def test_leaves_no_token_unused() -> None:
    """Whoever could bet and did not has none left at the end."""
    from ..test_every_bot import finished

    unused = sum(sum(finished(["greedy"] * 4, f"tokens {game}").tokens[:4]) for game in range(12))
    assert unused <= 4, f"{unused} of 240 tokens"
