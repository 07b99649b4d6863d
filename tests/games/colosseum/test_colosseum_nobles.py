"""F. Dice and nobles."""

from __future__ import annotations

from collections import Counter

import pytest

from harena.core.chance import Luck

from .positions import Table, arrange

NOBLES = ["emperor", "consul-1", "consul-2", "senator-1", "senator-2", "senator-3"]


def rolled(*faces: str, **more: object) -> Table:
    """Seat 0 has rolled these faces."""
    deals = [f"die {faces[0]}" if len(faces) == 1 else f"dice {faces[0]} {faces[1]}"]
    loges = "0" if len(faces) == 2 else ""
    return arrange("producing", loges=loges, deals=deals, **more).play("roll")  # type: ignore[arg-type]


def test_c74_one_die_or_two_with_a_loge() -> None:
    table = arrange("producing", current=1, loges="2", deals=["die 5", "dice 2 6"]).play("roll")
    assert table.seen("production")["dice"] == ["5"]

    table.play("move emperor 5")
    table.play("roll")
    assert table.seen("production")["dice"] == ["2", "6"]


def test_c75_each_face_is_as_likely() -> None:
    """Six faces, no plain 1 among them."""
    state = arrange("producing", loges="0").state
    state.apply(state.parse("roll"))
    luck = Luck(7)

    texts = Counter(state.text(state.sample(luck)) for _ in range(7200))
    assert len(texts) == 36
    assert {word for text in texts for word in text.split()[1:]} == {"i-iii", "2", "3", "4", "5", "6"}
    assert 120 < min(texts.values()) <= max(texts.values()) < 290
    assert sorted(texts) == sorted(state.text(action) for action in state.actions())


@pytest.mark.parametrize(("loges", "outcomes"), [("", 3), ("0", 9)])
def test_c75_one_to_three(loges: str, outcomes: int) -> None:
    """Every die shows 1, 2 or 3, and that is what it moves."""
    options = {"dice": "one-to-three"}
    deals = ["dice 1 3" if loges else "die 1"]
    table = arrange("producing", loges=loges, options=options, deals=deals)
    state = table.state.clone()
    state.apply(state.parse("roll"))
    assert len(state.actions()) == outcomes
    luck = Luck(1)
    assert {state.sample(luck) for _ in range(200)} == set(state.actions())

    table.play("roll")
    assert {text.split()[2] for text in table.legal} == ({"1", "4"} if loges else {"1"})


def test_c76_the_mover_chooses_one_two_or_three() -> None:
    table = rolled("i-iii")

    assert table.legal == [f"move {noble} {squares}" for noble in NOBLES for squares in (1, 2, 3)]


def test_c77_no_roll_no_event() -> None:
    """Whoever has rolled may still decline; what moved stays moved."""
    table = arrange("producing", programs={0: "1", 1: "2"}, tokens={0: "2 gladiator", 1: "comedian"})
    table.play("pass")
    assert table.event(0) is None
    assert table.actor == 1

    table = rolled("6", programs={0: "1"}, tokens={0: "2 gladiator"})
    table.play("move emperor 6", "decline")
    assert table.event(0) is None
    assert table.medals(0) == 1
    assert table.seen("nobles")["emperor"]["square"] == 6
    assert table.refused("stage 1").rule == "C77"


def test_c78_every_die_must_be_used() -> None:
    table = rolled("5")

    assert table.legal == [f"move {noble} 5" for noble in NOBLES]
    assert table.refused("pass").rule == "C78"
    assert table.refused("move emperor 4").rule == "C78"


def test_c79_two_different_nobles_or_one_the_sum() -> None:
    table = rolled("2", "5")

    assert "together emperor 7" in table.legal
    assert table.refused("move emperor 2").rule == "C79"
    table.play("first emperor 2")
    assert table.legal == [f"second {noble} 5" for noble in NOBLES[1:]]
    assert table.refused("second emperor 5").rule == "C79"
    assert table.refused("second consul-1 2").rule == "C78"


def test_c80_a_choice_with_a_second_die() -> None:
    table = rolled("i-iii", "5")
    assert {text.split()[2] for text in table.legal if text.startswith("together")} == {"6", "7", "8"}

    table = rolled("i-iii", "i-iii")
    totals = {text.split()[2] for text in table.legal if text.startswith("together")}
    assert totals == {"2", "3", "4", "5", "6"}


def test_c81_any_noble_also_out_of_anothers_arena() -> None:
    table = rolled("3", nobles={"emperor": 21}).play("move emperor 3")

    assert table.seen("nobles")["emperor"]["square"] == 24


def test_c82_a_medal_for_ending_on_a_resting_area() -> None:
    table = rolled("4").play("move consul-2 4")

    assert table.medals(0) == 1
    assert table.seen("supply")["medals"] == 17


@pytest.mark.parametrize(
    ("faces", "move", "medals"), [(("6", "5"), "senator-3 11", 0), (("4", "6"), "consul-2 10", 1)]
)
def test_c83_a_combined_move_counts_its_last_square(faces: tuple[str, str], move: str, medals: int) -> None:
    table = rolled(*faces).play(f"together {move}")

    assert table.medals(0) == medals


@pytest.mark.parametrize(("supply", "medals"), [(18, 2), (1, 1)])
def test_c84_two_medals_in_one_roll(supply: int, medals: int) -> None:
    """While they last."""
    table = rolled("4", "6", supply=supply).play("first consul-2 4", "second emperor 6")

    assert table.medals(0) == medals


def test_c85_none_from_an_empty_supply() -> None:
    table = rolled("6", supply=0).play("move senator-1 6")

    assert table.medals(0) == 0


def test_c86_a_medal_moves_a_noble_either_way_and_earns_none() -> None:
    table = arrange(
        "producing",
        seats=5,
        current=1,
        nobles={"emperor": 31},
        medals={1: 3},
        programs={1: "1"},
        tokens={1: "2 gladiator"},
        deals=["die 2"],
    ).play("roll", "move senator-1 2", "nudge emperor 3", "nudge emperor 2")
    assert (table.seen("nobles")["emperor"]["square"], table.medals(1)) == (0, 1)

    table.play("nudge emperor 2", "stage 1")
    assert table.event(1)["nobles"] == 7
    assert table.refused("nudge emperor 1").rule == "C88"


def test_c86_not_without_a_medal() -> None:
    table = rolled("2", programs={0: "1"}, tokens={0: "2 gladiator"})
    assert table.refused("nudge emperor 1").rule == "C86"

    table.play("move emperor 2")
    assert table.refused("nudge emperor 1").rule == "C86"


def test_c87_a_fresh_medal_may_be_used_at_once() -> None:
    table = rolled("6").play("move emperor 6")

    assert len(table.offered("nudge")) == 36


def test_c88_no_medal_moves_elsewhere() -> None:
    table = arrange(medals={0: 2, 1: 2}, tokens={0: "lion", 1: "horse"})

    while table.phase != "producing":
        assert not table.offered("nudge")
        assert table.refused("nudge emperor 1").rule == "C88"
        table.pass_on()
    assert table.refused("nudge emperor 1").rule == "C88"


def test_c89_squares_wrap_and_stack() -> None:
    table = rolled("4", nobles={"emperor": 34, "senator-1": 2}, medals={0: 1})
    table.play("move emperor 4")
    assert table.seen("nobles")["emperor"]["square"] == table.seen("nobles")["senator-1"]["square"] == 2

    table.play("nudge senator-1 -3")
    assert table.seen("nobles")["senator-1"]["square"] == 35


def test_c90_what_nobles_are_worth() -> None:
    """The Emperor, a Consul and two Senators: eighteen."""
    inside = {"emperor": 32, "consul-1": 33, "senator-1": 32, "senator-2": 33}
    table = rolled("2", nobles=inside, programs={0: "1"}, tokens={0: "2 gladiator"})
    table.play("move consul-2 2", "stage 1")

    assert table.event(0)["nobles"] == 18


def test_c90_nothing_for_those_who_have_left() -> None:
    table = rolled("2", nobles={"emperor": 33}, programs={0: "1"}, tokens={0: "2 gladiator"})
    table.play("move emperor 2", "stage 1")

    assert table.event(0)["nobles"] == 0
