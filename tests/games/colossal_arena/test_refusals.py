"""A refusal names the ruling that a person would look up, and changes nothing."""

from __future__ import annotations

import pytest

from harena.core.errors import GameOver, NotationError, OutOfTurn

from .arrange import arrange, full_row

GORGON_AND_TITAN = "amazon colossus cyclops gorgon magus titan troll wyrm"


@pytest.mark.parametrize("discards", ["", "prefect"])
def test_both_prefects_are_refused_alike(discards: str) -> None:
    """Whichever of the two one holds, it is in hand and cannot be discarded (K20, R104)."""
    table = arrange(hands={0: "prefect, troll 4"}, discards=discards).play("pass", "play troll 4")

    assert table.refused("discard prefect").rule == "R104"


@pytest.mark.parametrize("stunned", [{0: "prefect", 1: "prefect"}, {1: "prefect", 0: "prefect"}])
def test_both_prefects_are_stunned_alike(stunned: dict[int, str]) -> None:
    """Whichever of the two is stunned, it is no discard and no play (R76)."""
    table = arrange(hands={0: "troll 4"}, stunned=stunned).play("pass")

    assert table.refused("prefect").rule == "R76"
    assert table.play("play troll 4").refused("discard prefect").rule == "R76"


def test_cards_that_are_not_held_are_refused_as_such() -> None:
    """Betting in secret, playing and discarding them."""
    table = arrange(hands={0: "troll 4, wyrm 4"})

    assert table.refused("secret troll 5").rule == "R55"
    table.play("pass")
    assert table.refused("play troll 5").rule == "R55"
    assert table.refused("prefect").rule == "R55"
    assert table.refused("magister on troll").rule == "R55"
    table.play("play troll 4")
    assert table.refused("discard troll 5").rule == "R55"


def test_actions_of_another_step_are_refused() -> None:
    """A power's words in phase 1, a bet's in phase 2, chance's words anywhere."""
    table = arrange(hands={0: "amazon 4, ..."}, bets={"amazon 1": 0})

    assert table.refused("use").rule == "R6"
    table.play("pass")
    assert table.refused("done").rule == "R6"
    assert table.refused("secret amazon 4").rule == "R7"
    table.play("play amazon 4")
    assert table.refused("pass").rule == "R70"
    assert table.refused("draw troll 4").rule == "R70"


@pytest.mark.parametrize(
    ("creature", "rule"),
    [
        ("amazon", "R70"),
        ("colossus", "R59"),
        ("cyclops", "R80"),
        ("gorgon", "R90"),
        ("magus", "R103"),
        ("titan", "R109"),
    ],
)
def test_each_power_cites_its_own_ruling(creature: str, rule: str) -> None:
    """`done` is no answer to any of them."""
    table = arrange(GORGON_AND_TITAN, hands={0: f"{creature} 4, ..."}, bets={f"{creature} 1": 0})

    assert table.play("pass", f"play {creature} 4").refused("done").rule == rule


def test_only_the_actor_acts() -> None:
    """Another seat is out of turn, before its action is looked at."""
    table = arrange(hands={0: "troll 4, ..."})

    with pytest.raises(OutOfTurn, match="seat 1"):
        table.match.play("pass", seat=1)


def test_nothing_is_played_after_the_end() -> None:
    """Not even nonsense."""
    table = arrange(hands={0: "wyrm 1, ..."}, deck=1).play("pass", "play wyrm 1", "done")

    for text in ("pass", "nonsense"):
        with pytest.raises(GameOver):
            table.match.play(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bet",
        "bet hydra",
        "bet Troll",
        "play troll 11",
        "play troll 07",
        "play troll",
        "spectator 4",
        "spectator 4 on",
    ]
    + [
        "spectator 11 on troll",
        "spectator 4 at troll",
        "target seat 4",
        "target seat 0",
        "place troll",
        "place troll row 6",
    ]
    + ["play troll ४", "magister", "pass  ,", "retrieve troll row x", "undo"],
)
def test_what_is_no_action_at_all_is_no_refusal_but_a_slip_of_the_pen(text: str) -> None:
    """NotationError, and nothing has changed."""
    table = arrange(hands={0: "troll 4, ..."})
    before = table.view(0)

    with pytest.raises(NotationError):
        table.match.play(text)
    assert table.view(0) == before


def test_an_action_is_written_in_one_way() -> None:
    """Understood, but to be written as the log will have it."""
    table = arrange(hands={0: "prefect, ..."}, piles=full_row(1, "troll")).play("pass")

    with pytest.raises(NotationError, match="write 'prefect'"):
        table.match.play("play prefect")
