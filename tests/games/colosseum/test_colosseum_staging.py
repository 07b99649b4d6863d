"""G. Staging and scoring."""

from __future__ import annotations

import pytest

from .positions import Table, arrange

CIRCUS_TWO_MISSING = "3 gladiator, 2 horse, 2 chariot, decoration"
ALL_OF_30 = "2 gladiator, 3 musician, 2 comedian, priest, 3 horse, 3 chariot, 2 torch, decoration"
LARGE = {0: "31 32 33 34"}
MEDIUM = {0: "32 33 34"}


def stand(**position: object) -> Table:
    """Seat 0 has rolled and moved the Emperor out of everybody's way, and is to stage."""
    deals = ["die 2"]
    return arrange("producing", deals=deals, **position).play(  # type: ignore[arg-type]
        "roll", "move senator-1 2"
    )


def test_c91_whatever_fits_and_is_owned() -> None:
    """Four squares hold small and medium events too; one event a turn."""
    table = stand(
        arenas=LARGE,
        programs={0: "4 13 26"},
        tokens={0: "2 gladiator, 2 horse, 2 chariot, 3 musician, comedian"},
    )

    assert table.offered("stage") == ["4", "13", "26"]
    assert table.refused("stage 5").rule == "C91"
    table.play("stage 4")
    assert table.actor == 1


def test_c92_everything_that_fits_is_used() -> None:
    """Two of six missing, whatever lies over: base 12."""
    table = stand(
        arenas=MEDIUM, programs={0: "13"}, tokens={0: "4 gladiator, 2 horse, chariot, scenery"}
    ).play("stage 13")

    assert table.event(0)["base"] == 12


def test_c93_circus_maximus_with_two_missing_draws_24() -> None:
    table = stand(arenas=MEDIUM, programs={0: "20"}, tokens={0: CIRCUS_TWO_MISSING}).play("stage 20")

    assert table.event(0)["base"] == 24


def test_c94_too_few_assets() -> None:
    """Five missing are one too many for number 8; number 30 wants ten of sixteen."""
    table = stand(medals={0: 1}, programs={0: "8"}, tokens={0: "comedian"})
    assert table.offered("stage") == []
    assert table.refused("stage 8").rule == "C94"

    nine = "2 gladiator, 2 musician, 2 comedian, priest, 2 horse"
    assert stand(medals={0: 1}, arenas=LARGE, programs={0: "30"}, tokens={0: nine}).offered("stage") == []
    ten = nine.replace("2 horse", "3 horse")
    table = stand(arenas=LARGE, programs={0: "30"}, tokens={0: ten}).play("stage 30")
    assert table.event(0)["base"] == 10


@pytest.mark.parametrize(("jokers", "base"), [(0, 5), (1, 7)])
def test_c95_a_joker_replaces_an_asset_and_stays(jokers: int, base: int) -> None:
    table = stand(programs={0: "1"}, tokens={0: "2 gladiator, joker"}).play("stage 1")

    assert table.offered("jokers") == ["0", "1"]
    assert table.refused("jokers 2").rule == "C95"
    table.play(f"jokers {jokers}")
    assert table.event(0)["base"] == base
    assert table.tokens(0) == {"gladiator": 2, "joker": 1}


def test_c96_a_joker_may_be_needed() -> None:
    """Then there is nothing to choose: five missing, one Joker, base 2."""
    table = stand(programs={0: "8"}, tokens={0: "comedian, joker"})

    assert table.offered("stage") == ["8"]
    table.play("stage 8")
    assert table.event(0)["base"] == 2
    assert table.event(0)["jokers"] == 1


def test_c97_a_joker_names_no_type() -> None:
    """Whichever asset is missing, the spectators are as many."""
    for tokens in ("2 gladiator, joker", "gladiator, decoration, joker"):
        table = stand(programs={0: "1"}, tokens={0: tokens}).play("stage 1", "jokers 1")
        assert table.event(0)["total"] == 7


def test_c98_five_for_each_other_program_staged_before() -> None:
    table = stand(
        turn=3, arenas=MEDIUM, staged={0: "4 10"}, programs={0: "13"}, tokens={0: "3 horse, 2 gladiator"}
    )

    assert table.play("stage 13").event(0)["previous"] == 10


def test_c99_a_repeated_program_does_not_count_itself() -> None:
    tokens = {0: "3 horse, 2 gladiator"}
    assert stand(turn=3, staged={0: "4 10"}, tokens=tokens).play("stage 4").event(0)["previous"] == 5
    assert stand(turn=3, staged={0: "4"}, tokens=tokens).play("stage 4").event(0)["previous"] == 0


def test_c100_owned_but_never_staged_counts_nothing() -> None:
    table = stand(turn=2, staged={0: "4"}, programs={0: "1 10 11"}, tokens={0: "2 gladiator"})

    assert table.play("stage 1").event(0)["previous"] == 5


def test_c101_tickets_podiums_and_medals() -> None:
    table = stand(
        tickets={0: 2}, podiums={0: 1}, medals={0: 3}, programs={0: "1"}, tokens={0: "2 gladiator"}
    ).play("stage 1")
    assert table.offered("medals") == ["0", "1", "2", "3"]
    assert table.refused("medals 4").rule == "C101"

    table.play("medals 2")
    event = table.event(0)
    assert event["tickets"] + event["podiums"] + event["medals"] == 19
    assert table.seen("supply")["medals"] == 17


def test_c102_four_for_each_star_that_takes_part() -> None:
    """Stars for gladiators, lions and ships; number 25 uses the first two."""
    table = stand(
        arenas=LARGE, programs={0: "25"}, tokens={0: "3 gladiator, 3 lion, 3 ship, 2 cage, comedian"}
    )
    assert [table.star(kind) for kind in ("gladiator", "lion", "ship")] == [0, 0, 0]

    assert table.play("stage 25").event(0)["stars"] == 8


def test_c103_a_the_sum_of_all_parts() -> None:
    """24 + 10 previous + 5 ticket + 4 star + 10 nobles + 3 podium + 6 medals = 62."""
    table = stand(
        turn=3,
        arenas=MEDIUM,
        staged={0: "4 10"},
        programs={0: "20"},
        tokens={0: CIRCUS_TWO_MISSING},
        tickets={0: 1},
        podiums={0: 1},
        medals={0: 2},
        markers={0: 40},
        nobles={"emperor": 33, "senator-2": 32},
    ).play("stage 20", "medals 2")

    assert table.event(0) == {
        "program": 20,
        "jokers": 0,
        "base": 24,
        "previous": 10,
        "stars": 4,
        "nobles": 10,
        "tickets": 5,
        "podiums": 3,
        "medals": 6,
        "total": 62,
    }
    assert table.player(0)["marker"] == 62
    assert table.coins(0) == 92


def test_c103_b_markers_may_pass_a_hundred() -> None:
    """50 + 20 + 10 + 8 + 12 + 3 + 3 = 106."""
    table = stand(
        turn=5,
        arenas=LARGE,
        staged={0: "1 6 11 12"},
        programs={0: "30"},
        tokens={0: ALL_OF_30},
        tickets={0: 2},
        podiums={0: 1},
        medals={0: 1},
        nobles={"emperor": 31, "consul-1": 34},
    ).play("stage 30", "medals 1")

    assert [table.star(kind) for kind in ("horse", "musician")] == [0, 0]
    assert table.event(0)["total"] == table.player(0)["marker"] == 106


def test_c103_c_a_first_event() -> None:
    table = stand(programs={0: "7"}, tokens={0: "2 gladiator, scenery"}, nobles={"senator-2": 33}).play(
        "stage 7"
    )

    assert table.event(0)["total"] == 10
    assert table.coins(0) == 40


def test_c103_d_galleys() -> None:
    """33 + 15 + 8 + 6 = 62."""
    table = stand(
        turn=4,
        arenas=LARGE,
        staged={0: "1 6 11"},
        programs={0: "24"},
        tokens={0: "4 gladiator, 4 ship, comedian, torch"},
        nobles={"senator-2": 31, "senator-3": 34},
    ).play("stage 24")

    assert table.event(0)["total"] == 62


@pytest.mark.parametrize(("marker", "after"), [(62, 62), (10, 12), (12, 12)])
def test_c103_e_the_marker_never_falls(marker: int, after: int) -> None:
    """The income is the total either way."""
    table = stand(programs={0: "10"}, tokens={0: "3 gladiator, 3 horse"}, markers={0: marker})
    table.state.star[0] = table.state.star[3] = 0
    table.match.play("stage 10")

    assert table.player(0)["marker"] == after
    assert table.coins(0) == 42
