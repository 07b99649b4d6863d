"""M. The letter of the manual: four options, and a preset of it."""

from __future__ import annotations

import pytest

from harena.core.record import read_record
from harena.games import GAMES
from harena.games.colosseum.state import Colosseum

from .golden import BEFORE
from .positions import COLOSSEUM, Table, arrange

LATER = ["joker_discard", "theft", "previous_events", "noble_moves"]


def producing(**position: object) -> Table:
    """Seat 2, the last to produce, has rolled; the Emperor is out of everybody's way."""
    return arrange("producing", current=2, deals=["die 2"], **position).play(  # type: ignore[arg-type]
        "roll", "move senator-1 2"
    )


def test_c131_a_joker_is_never_discarded() -> None:
    """With Jokers alone nothing is; with two gladiators and a Joker it is a gladiator."""
    table = producing(programs={2: "1"}, tokens={2: "3 joker"}).play("stage 1", "jokers 3")
    assert table.tokens(2) == {"joker": 3}
    assert table.state.turn == 2

    table = producing(programs={2: "1"}, tokens={2: "2 gladiator, joker, lion", 0: "lion"})
    table.play("stage 1", "jokers 1")
    assert table.tokens(2)["joker"] == 1
    assert table.tokens(2)["gladiator"] == 1
    assert "discard" not in " ".join(table.match.log)


def test_c131_a_joker_may_be_discarded() -> None:
    """C104 as it stands."""
    table = producing(
        programs={2: "1"}, tokens={2: "gladiator, joker, decoration"}, options={"joker_discard": "may"}
    ).play("stage 1", "jokers 1")
    assert table.offered("discard") == ["gladiator", "decoration", "joker"]


def test_c131_the_reason_why_not() -> None:
    table = producing(programs={2: "1"}, tokens={2: "gladiator, joker, decoration"}).play(
        "stage 1", "jokers 1"
    )
    assert table.offered("discard") == ["gladiator", "decoration"]
    assert table.refused("discard joker").rule == "C131"


def test_c132_a_token_must_be_taken() -> None:
    """The types that the podium's winner holds, and no way round."""
    table = arrange("closing", markers={0: 30, 1: 10, 2: 20}, tokens={0: "lion, 2 gladiator, joker"})
    assert table.legal == ["take gladiator", "take lion"]
    assert table.state.prompt() == "take a token from the podium's winner"
    assert table.refused("none").rule == "C132"


def test_c132_a_single_type_takes_itself() -> None:
    table = arrange("closing", markers={0: 30, 1: 10, 2: 20}, tokens={0: "2 lion, joker"})
    assert table.tokens(1) == {"lion": 1}
    assert (table.phase, table.match.log) == ("investing", [])


def test_c132_a_token_may_be_taken() -> None:
    """C110 as it stands."""
    table = arrange("closing", markers={0: 30, 1: 10}, tokens={0: "lion"}, options={"theft": "may"})
    assert table.legal == ["take lion", "none"]


@pytest.mark.parametrize(("counts", "repeated", "other"), [("programs", 0, 5), ("events", 10, 15)])
def test_c133_every_event_counts(counts: str, repeated: int, other: int) -> None:
    """Number 4 in turns 1 and 2; again in turn 3, then number 13 in turn 4."""
    table = arrange(
        "investing",
        arenas={0: "32 33 34"},
        programs={0: "4 13"},
        tokens={0: "5 gladiator, 5 horse, 3 chariot, 3 scenery, 3 decoration", 1: "joker"},
        options={"previous_events": counts, "theft": "may"},
    )
    found: list[int] = []
    for program in (4, 4, 4, 13):
        stage(table, program)
        found.append(table.event(0)["previous"])
        leave_the_turn(table)
    assert found[2:] == [repeated, other]


def stage(table: Table, program: int) -> None:
    """Nobody does anything else."""
    while not (table.actor == 0 and f"stage {program}" in table.legal):
        rolls = table.phase == "producing" and table.actor == 0
        table.play("roll" if rolls and "roll" in table.legal else quiet(table, rolls))
    table.play(f"stage {program}")


def leave_the_turn(table: Table) -> None:
    turn = table.state.turn
    while table.state.turn == turn:
        table.play(quiet(table, False))


def quiet(table: Table, moves: bool) -> str:
    words = [word for word in ("pass", "done", "none", "medals 0") if word in table.legal]
    return words[0] if words and not moves else table.legal[0]


def test_c133_the_view_counts_alike() -> None:
    """What a program would draw is what it draws."""
    table = arrange(
        "producing",
        programs={0: "4"},
        tokens={0: "2 gladiator, 2 horse"},
        deals=["die 2"],
        options={"previous_events": "events"},
    )
    table.state.performed[0] = 2
    table.play("roll", "move senator-1 2")
    assert table.player(0)["programs"][0]["bill"]["previous"] == 10
    assert table.play("stage 4").event(0)["previous"] == 10


def test_c134_one_die() -> None:
    """Six moves, or none at all: no noble has moved, and no medal was earned."""
    table = arrange("producing", options={"noble_moves": "may"}, medals={0: 1}, deals=["die 6"]).play("roll")
    assert len(table.offered("move")) == 6
    assert table.legal[-1] == "stay"
    before = table.seen("nobles")
    table.play("stay")
    assert (table.step, table.seen("nobles"), table.medals(0)) == ("stage", before, 1)
    assert "Seat 1 moves no noble." in table.story()


def test_c134_two_dice() -> None:
    """After the first noble the second die may be left; it is not used alone."""
    table = arrange(
        "producing", loges="0", options={"noble_moves": "may"}, medals={0: 1}, deals=["dice 2 5"]
    ).play("roll")
    assert len(table.offered("together")) == 6
    assert table.legal[-1] == "stay"
    table.play("first emperor 2")
    assert len(table.offered("second")) == 5
    assert table.legal[-1] == "stay"
    table.play("stay")
    assert table.step == "stage"
    assert "Seat 1 moves no noble by the second die." in table.story()


def test_c134_elsewhere_every_die_is_used() -> None:
    table = arrange("producing", deals=["die 2"]).play("roll")
    assert table.refused("stay").rule == "C134"


def test_c135_three_presets() -> None:
    """Each has a sentence; each names what it does about the four."""
    assert list(COLOSSEUM.presets) == list(COLOSSEUM.sentences) == ["standard", "manual", "official"]
    found = {preset: [COLOSSEUM.complete(preset, {})[name] for name in LATER] for preset in COLOSSEUM.presets}
    assert found == {
        "standard": ["never", "must", "programs", "must"],
        "manual": ["never", "must", "events", "may"],
        "official": ["may", "may", "programs", "must"],
    }
    standard, manual = (COLOSSEUM.complete(preset, {}) for preset in ("standard", "manual"))
    assert {name for name in standard if standard[name] != manual[name]} == {
        "previous_events",
        "noble_moves",
        "dice",
    }


HEADER = "harena record 1\ngame: colosseum\noptions: {}\nplayer 1: A\nplayer 2: B\nplayer 3: C\n\n"


def test_c135_a_record_without_the_later_options() -> None:
    """It was played without them; one that names any of them has the others by default."""
    first = COLOSSEUM.complete("", {})
    older = " ".join(f"{name}={value}" for name, value in first.items() if name not in LATER)
    assert BEFORE == {
        "joker_discard": "may",
        "theft": "may",
        "previous_events": "programs",
        "noble_moves": "must",
    }
    match = read_record(HEADER.format(older)).match(GAMES)
    assert {name: match.options[name] for name in LATER} == BEFORE
    state = match.state
    assert isinstance(state, Colosseum)
    assert not state.rules.must_take
    named = read_record(HEADER.format(older + " noble_moves=may")).match(GAMES)
    assert [named.options[name] for name in LATER] == ["never", "must", "programs", "may"]
