"""L. Titan, Troll, Unicorn, Wyrm."""

from __future__ import annotations

from .arrange import FIVE_ROUNDS, Table, arrange, full_row

FOUR = "amazon colossus ettin gorgon titan troll unicorn wyrm"


def _look(victim: str, *shown: str) -> Table:
    """Seat 1 plays Titan against Seat 2 and is shown these cards."""
    table = arrange(
        FOUR,
        hands={
            0: "titan 1, titan 2, titan 3, titan 4, titan 5, titan 6, titan 7, titan 8",
            1: victim,
            2: "wyrm 1",
        },
        bets={"titan 1": 0},
        deals=[f"show {card}" for card in shown],
    )
    return table.play("pass", "play titan 4", "target seat 2")


def test_r109_titan_keeps_one_of_three_random_cards() -> None:
    """Three are shown, one must be kept, the other two stay."""
    table = _look("troll 1, troll 2, troll 3, troll 4", "troll 4", "troll 1", "troll 2")

    assert table.legal == ["keep troll 1", "keep troll 2", "keep troll 4"]
    assert table.refused("decline").rule == "R109"
    assert table.refused("keep troll 3").rule == "R109"
    table.play("keep troll 2")

    assert "troll 2" in table.hand(0)
    assert table.hand(1) == ["troll 1", "troll 3", "troll 4"]


def test_r109_titan_needs_three_usable_cards() -> None:
    """Seat 2 has two; and Titan may be declined before looking."""
    table = arrange(FOUR, hands={0: "titan 4, ...", 1: "troll 1, troll 2"}, bets={"titan 1": 0})

    table.play("pass", "play titan 4")

    assert table.legal == ["decline", "target seat 3"]
    assert table.refused("target seat 2").rule == "R109"


def test_r110_what_titan_saw_is_shown_to_nobody_else() -> None:
    """Seat 3 and a spectator cannot tell which three were seen or which was kept; the victim can."""
    here = _look("troll 1, troll 2, troll 3, troll 4", "troll 4", "troll 1", "troll 2").play("keep troll 2")
    there = _look("troll 1, troll 2, troll 3, troll 4", "troll 1", "troll 3", "troll 2").play("keep troll 3")

    for viewer in (2, None):
        assert here.view(viewer) == there.view(viewer)
        assert here.story(viewer) == there.story(viewer)
    for viewer in (0, 1):
        for card in ("Troll 4", "Troll 1", "Troll 2"):
            assert card in here.story(viewer)
        assert "keeps a card of seat 2 (namely Troll 2)" in here.story(viewer)
    assert here.player(1, 0)["known"] == ["troll 1", "troll 4"]


def test_r110_while_titan_looks_only_the_two_see_the_cards() -> None:
    """The three are pending for actor and victim alone."""
    table = _look("troll 1, troll 2, troll 3", "troll 1", "troll 2", "troll 3")

    for viewer, sees in ((0, True), (1, True), (2, False), (None, False)):
        pending = table.view(viewer)["pending"]
        assert isinstance(pending, dict)
        assert ("shown" in pending) is sees


def test_r111_titan_takes_any_card() -> None:
    """A Prefect, a spectator, a dead creature's card."""
    table = _look("prefect, spectator 3, magister")

    assert table.legal == ["keep spectator 3", "keep magister", "keep prefect"]
    assert "prefect" in table.play("keep prefect").hand(0)

    dead = arrange(
        FOUR, dead="wyrm", hands={0: "titan 4, ...", 1: "wyrm 1, wyrm 2, wyrm 3"}, bets={"titan 1": 0}
    )
    assert "keep wyrm 1" in dead.play("pass", "play titan 4", "target seat 2").legal


def test_r112_titan_with_nobody_to_look_at_is_not_asked() -> None:
    """Two cards in every other hand."""
    table = arrange(
        FOUR,
        hands={0: "titan 4, ...", 1: "troll 1, troll 2", 2: "wyrm 1, wyrm 2"},
        bets={"titan 1": 0},
        deck=0,
        options=FIVE_ROUNDS,
    )

    assert table.play("pass", "play titan 4").step == "discard"


def _troll(row_1: str, row_2: str = "") -> Table:
    """In round 2 Seat 1, who backs Troll, plays Troll 3 on piles like these."""
    table = arrange(
        FOUR,
        dead="wyrm",
        hands={0: "troll 3, ..."},
        piles={"troll 1": row_1, "troll 2": row_2, "ettin 1": "ettin 2"},
        bets={"troll 1": 0},
    )
    return table.play("pass", "play troll 3")


def test_r113_troll_takes_a_visible_troll_from_an_earlier_row() -> None:
    """One under a spectator is not visible; other creatures' cards are no Trolls."""
    assert _troll("troll 9, spectator 2").step == "discard"

    table = _troll("troll 9")
    assert table.legal == ["decline", "take troll 9"]
    assert table.refused("take ettin 2").rule == "R113"
    table.play("take troll 9")
    assert "troll 9" in table.hand(0)
    assert table.pile("troll 1") == []


def test_r114_troll_takes_nothing_from_the_current_row() -> None:
    """Neither the card just covered nor the one just played."""
    assert _troll("", "troll 8").step == "discard"
    assert _troll("troll 9", "troll 8").legal == ["decline", "take troll 9"]


def test_r115_taking_a_card_exposes_the_one_beneath() -> None:
    """Row 1 shows Troll 1 again, and the past is not judged anew."""
    table = _troll("troll 1, troll 9").play("take troll 9", "done")

    assert table.pile("troll 1") == ["troll 1"]
    assert table.dead == ["wyrm"]


def _unicorn(dead: str = "ettin", **piles: str) -> Table:
    """Seat 1, who backs Unicorn, plays Unicorn 3 in the round after these deaths."""
    table = arrange(
        FOUR,
        dead=dead,
        hands={0: "unicorn 3, ..."},
        piles={place.replace("_", " "): cards for place, cards in piles.items()},
        bets={"unicorn 1": 0},
    )
    return table.play("pass", "play unicorn 3")


def test_r116_unicorn_swaps_two_visible_cards_of_a_creature() -> None:
    """Wyrm 8 of row 1 and Wyrm 4 of row 2 change places."""
    table = _unicorn(wyrm_1="wyrm 8", wyrm_2="wyrm 4", troll_2="troll 5")

    assert table.offered("swap") == ["wyrm 8", "wyrm 4"]
    table.play("swap wyrm 8")
    assert table.legal == ["with wyrm 4"]
    assert table.refused("with troll 5").rule == "R116"
    table.play("with wyrm 4")

    assert (table.pile("wyrm 1"), table.pile("wyrm 2")) == (["wyrm 4"], ["wyrm 8"])


def test_r116_any_two_rows_and_the_card_just_played() -> None:
    """Rows 1 and 2 in round 3; and Unicorn 3 itself."""
    table = _unicorn("ettin amazon", wyrm_1="wyrm 8", wyrm_2="wyrm 4", unicorn_1="unicorn 9")

    assert table.offered("swap") == ["unicorn 9", "unicorn 3", "wyrm 8", "wyrm 4"]


def test_r117_dead_creatures_cards_may_be_swapped() -> None:
    """Pointless and legal."""
    table = _unicorn("ettin wyrm", wyrm_1="wyrm 8", wyrm_2="wyrm 4").play("swap wyrm 8", "with wyrm 4")

    assert (table.pile("wyrm 1"), table.pile("wyrm 2")) == (["wyrm 4"], ["wyrm 8"])


def test_r118_spectators_are_not_swapped_and_hide_what_is_below() -> None:
    """Row 1 shows spectator 5 on Wyrm: nothing to swap."""
    assert _unicorn(wyrm_1="wyrm 8, spectator 5", wyrm_2="wyrm 4").step == "discard"


def test_r119_swapped_cards_take_each_others_place_on_top() -> None:
    """The heights stay, and no power follows though Seat 1 backs Wyrm too."""
    table = arrange(
        FOUR,
        dead="ettin",
        hands={0: "unicorn 3, ..."},
        piles={"wyrm 1": "spectator 1, wyrm 8", "wyrm 2": "wyrm 2, wyrm 4", "troll 2": "troll 5"},
        bets={"unicorn 1": 0, "wyrm 1": 0},
    ).play("pass", "play unicorn 3", "swap wyrm 4", "with wyrm 8")

    assert (table.pile("wyrm 1"), table.pile("wyrm 2")) == (["spectator 1", "wyrm 4"], ["wyrm 2", "wyrm 8"])
    assert table.step == "discard"


def _wyrm(**piles: str) -> Table:
    """In round 2 Seat 1, who backs Wyrm, plays Wyrm 6 among these piles."""
    table = arrange(
        FOUR,
        dead="ettin",
        hands={0: "wyrm 6, ..."},
        piles={place.replace("_", " "): cards for place, cards in piles.items()},
        bets={"wyrm 1": 0},
    )
    return table.play("pass", "play wyrm 6")


def test_r120_wyrm_strikes_a_visible_card_of_the_current_row() -> None:
    """Troll 0 goes and Troll 9 is on top; a lone card leaves an empty space; spectators too."""
    covered = _wyrm(troll_2="troll 9, troll 0", gorgon_2="gorgon 5", titan_2="titan 1, spectator 3")
    assert covered.offered("strike") == ["gorgon 5", "spectator 3", "troll 0"]
    covered.play("strike troll 0")
    assert (covered.pile("troll 2"), covered.discard_top) == (["troll 9"], "troll 0")

    lone = _wyrm(gorgon_2="gorgon 5").play("strike gorgon 5")
    assert lone.pile("gorgon 2") == []

    spectator = _wyrm(titan_2="titan 1, spectator 3").play("strike spectator 3")
    assert spectator.pile("titan 2") == ["titan 1"]
    for viewer in (0, 1, None):
        assert "Spectator 3" in spectator.story(viewer)


def test_r121_a_strike_is_not_taken_back() -> None:
    """Once the card is picked nothing but phase 3 is left."""
    table = _wyrm(troll_2="troll 9, troll 0", gorgon_2="gorgon 5").play("strike troll 0")

    assert table.legal == ["done"]
    assert table.refused("decline").rule == "R6"
    assert table.refused("strike gorgon 5").rule == "R6"


def test_r122_wyrm_spares_itself_and_the_earlier_rows() -> None:
    """Own column, row 1 and dead creatures are refused."""
    table = _wyrm(troll_1="troll 9", troll_2="troll 1", wyrm_2="wyrm 8", ettin_1="ettin 4")

    assert table.offered("strike") == ["troll 1"]
    for card in ("wyrm 6", "wyrm 8", "troll 9", "ettin 4"):
        assert table.refused(f"strike {card}").rule == "R120"


def test_r122_wyrm_alone_in_the_row_is_not_asked() -> None:
    """Nothing else lies in row 2."""
    assert _wyrm(troll_1="troll 9").step == "discard"


def test_r123_a_strike_can_stop_an_elimination() -> None:
    """The row is complete and Troll lowest; with Gorgon's space empty nobody dies."""
    piles = full_row(1, FOUR.replace(" wyrm", ""), troll=1)
    hands = {0: "wyrm 6, ..."}

    without = arrange(FOUR, hands=hands, piles=piles, bets={"wyrm 1": 0})
    assert without.play("pass", "play wyrm 6", "decline", "done").dead == ["troll"]

    struck = arrange(FOUR, hands=hands, piles=piles, bets={"wyrm 1": 0})
    assert struck.play("pass", "play wyrm 6", "strike gorgon 5", "done").dead == []
