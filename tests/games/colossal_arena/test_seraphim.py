"""J. Seraphim."""

from __future__ import annotations

import pytest

from .arrange import Table, arrange

TABLETOP = "seraphim titan troll unicorn wyrm amazon ettin magus"
HANDS = "seraphim amazon colossus cyclops daimon ettin gorgon magus"


def _copy(lineup: str, creature: str, hand: str = "seraphim 4, ...", **piles: str) -> Table:
    """Creature died first; in round 2 Seat 1, who backs Seraphim alone, plays Seraphim 4."""
    return arrange(
        lineup,
        dead=creature,
        hands={0: hand, 1: "titan 1, titan 2, titan 3" if "titan" in lineup else "gorgon 1, gorgon 2"},
        piles={place.replace("_", " "): cards for place, cards in piles.items()},
        bets={"seraphim 1": 0},
        deck=20,
    ).play("pass", "play seraphim 4")


def test_r96_a_copied_troll_takes_seraphim_cards() -> None:
    """Seraphim 9 lies in row 1, Troll 10 too: only Seraphim 9 is offered."""
    table = _copy(TABLETOP, "troll", seraphim_1="seraphim 9", troll_1="troll 10").play("copy troll")

    assert table.legal == ["decline", "take seraphim 9"]
    table.play("take seraphim 9")
    assert "seraphim 9" in table.hand(0)


def test_r96_a_copied_wyrm_spares_seraphim() -> None:
    """Any other creature of the row is struck, Seraphim's own column is not."""
    table = _copy(TABLETOP, "wyrm", titan_2="titan 8", troll_2="spectator 4").play("copy wyrm")

    assert table.offered("strike") == ["titan 8", "spectator 4"]


def test_r96_a_copied_unicorn_swaps_any_creature() -> None:
    """Seraphim's own cards among them."""
    table = _copy(TABLETOP, "unicorn", seraphim_1="seraphim 9").play("copy unicorn")

    table.play("swap seraphim 4", "with seraphim 9")

    assert (table.pile("seraphim 1"), table.pile("seraphim 2")) == (["seraphim 4"], ["seraphim 9"])


def test_r97_in_round_1_there_is_nobody_to_copy() -> None:
    """No elimination, no power."""
    table = arrange(HANDS, hands={0: "seraphim 4, ..."}, bets={"seraphim 1": 0}).play(
        "pass", "play seraphim 4"
    )

    assert table.step == "discard"


def test_r97_only_eliminated_creatures_are_copied() -> None:
    """A living one is refused."""
    table = _copy(HANDS, "ettin")

    assert table.legal == ["decline", "copy ettin"]
    assert table.refused("copy magus").rule == "R97"


def test_r98_only_seraphim_need_be_backed() -> None:
    """Seat 2 backs the dead Titan; Seat 1 copies him."""
    table = arrange(
        TABLETOP, dead="titan", hands={0: "seraphim 4, ..."}, bets={"seraphim 1": 0, "titan 1": 1}
    ).play("pass", "play seraphim 4", "copy titan")

    assert table.offered("target seat") == ["2", "3"]


def test_r99_amazon_copied_draws_three() -> None:
    """And may draw the last card."""
    table = _copy(HANDS, "amazon").play("copy amazon", "use")

    assert (table.size(0), table.deck) == (10, 17)

    last = arrange(HANDS, dead="amazon", hands={0: "seraphim 4, ..."}, bets={"seraphim 1": 0}, deck=2)
    assert last.play("pass", "play seraphim 4", "copy amazon", "use").over


def test_r99_colossus_copied_fetches_a_token() -> None:
    """Seraphim's own."""
    table = _copy(HANDS, "colossus").play("copy colossus", "retrieve seraphim row 1")

    assert table.tokens(0) == 5


def test_r99_cyclops_copied_stuns() -> None:
    """One of two cards."""
    table = _copy(HANDS, "cyclops").play("copy cyclops", "target seat 2")

    assert len(table.stunned(1)) == 1


def test_r99_daimon_copied_bets() -> None:
    """In row 1 of round 2."""
    table = _copy(HANDS, "daimon").play("copy daimon", "place magus row 1")

    assert table.bets == {"seraphim 1": 0, "magus 1": 0}


def test_r99_ettin_copied_gives_a_second_card() -> None:
    """Asked as Ettin asks."""
    table = _copy(HANDS, "ettin", "seraphim 4, magus 3").play("copy ettin", "use")

    assert table.legal == ["decline", "play magus 3"]


def test_r99_gorgon_copied_asks() -> None:
    """The victim gives; a dead Gorgon's cards cannot be named."""
    table = arrange(HANDS, dead="gorgon", hands={0: "seraphim 4, ...", 1: "magus 2"}, bets={"seraphim 1": 0})

    table.play("pass", "play seraphim 4", "copy gorgon", "target seat 2")
    assert table.refused("name gorgon").rule == "R92"
    table.play("name magus", "give magus 2")

    assert "magus 2" in table.hand(0)


def test_r99_magus_copied_frees_the_discards() -> None:
    """Living creatures' cards may go."""
    table = _copy(HANDS, "magus", "seraphim 4, ettin 3, spectator 2").play("copy magus", "use")

    assert table.legal == ["done", "discard ettin 3"]


def test_r99_titan_copied_looks_at_three() -> None:
    """And keeps one."""
    table = _copy(TABLETOP, "titan").play("copy titan", "target seat 2")

    assert table.legal == ["keep titan 1", "keep titan 2", "keep titan 3"]


def test_r100_a_dead_seraphim_copies_nothing() -> None:
    """Her cards cannot be played; her bets lie there."""
    table = arrange(HANDS, dead="amazon seraphim", hands={0: "seraphim 4, magus 2"}, bets={"seraphim 1": 0})

    table.play("pass")

    assert table.refused("play seraphim 4").rule == "R140"
    assert table.bets == {"seraphim 1": 0}


@pytest.mark.parametrize("dead", ["ettin", "ettin magus"])
def test_r101_seraphim_does_not_copy_seraphim(dead: str) -> None:
    """Another creature, so no recursion."""
    table = arrange(HANDS, dead=dead, hands={0: "seraphim 4, ..."}, bets={"seraphim 1": 0})

    table.play("pass", "play seraphim 4")

    assert table.refused("copy seraphim").rule == "R97"


def test_r102_a_power_without_a_target_is_not_offered() -> None:
    """Daimon without a token is left out beside Ettin; alone he is not asked at all."""
    bets = {f"{name} 1": 0 for name in ("seraphim", "magus", "gorgon", "amazon", "cyclops")}
    both = arrange(HANDS, dead="daimon ettin", hands={0: "seraphim 4, ..."}, bets=bets)
    alone = arrange(HANDS, dead="daimon", hands={0: "seraphim 4, ..."}, bets=bets)

    assert both.play("pass", "play seraphim 4").offered("copy") == ["ettin"]
    assert alone.play("pass", "play seraphim 4").step == "discard"
