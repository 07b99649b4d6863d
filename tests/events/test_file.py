"""An event's file is read again as it was written, and whatever is not so is found."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import harena
from harena.core.dealer import commitment
from harena.core.errors import RecordError, Unproven
from harena.core.record import Record
from harena.events.deal import round_seed
from harena.events.file import EventFile, is_event, read_event, written
from harena.events.rounds import OPEN, Round, Sitting
from harena.events.standings import standings
from harena.games import GAMES

SEED, NONCES = "5eed", {1: "0a" * 16, 3: "2c" * 16}
NAMES = {1: "Anna", 2: "Bruno: the second", 3: "Carla"}


def played(number: int, players: list[int]) -> tuple[Sitting, str]:
    """A table of a round, by anything that is legal."""
    names = [NAMES[player] for player in players]
    match = harena.match("colossal-arena", 2, seed=round_seed(SEED, NONCES, number), players=names)
    luck = Random(number)
    while not match.over:
        match.play(luck.choice(match.view(match.actor).actions()))
    return Sitting("", players, match.state.scores(), match.state.ranking()), Record.of(match).text()


@pytest.fixture(scope="module")
def text() -> str:
    tables = [played(1, [1, 2]), played(2, [3, 1])]
    rounds = [Round([tables[0][0]], [3], OPEN), Round([tables[1][0]], [2], OPEN)]
    points = {int(each.who): each.points for each in standings(NAMES, rounds)}
    file = EventFile("Cup", "colossal-arena", commitment(SEED), SEED, NAMES, NONCES, points)
    file.byes = [(1, 3), (2, 2)]
    return written(file, [(n, 1, sitting.players, record) for n, (sitting, record) in enumerate(tables, 1)])


def test_what_was_written_is_read_and_proved(text: str) -> None:
    assert is_event(text)
    file = read_event(text)
    assert (file.name, file.entrants, file.nonces, file.byes) == ("Cup", NAMES, NONCES, [(1, 3), (2, 2)])
    assert sum(each.points for each in file.verify(GAMES)) == 12 * 2 + 6 * 2
    assert file.points == {int(each.who): each.points for each in file.verify(GAMES)}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seed: 5eed\nentrant", "seed: 5eee\nentrant", "not the one committed to"),
        (f"nonce 1: {NONCES[1]}", f"nonce 1: {'0b' * 16}", "not dealt from the event's seed"),
        ("round 2 table 1: 3 1", "round 2 table 1: 1 3", "others sat here"),
        ("round 1 table 1: 1 2", "round 2 table 2: 1 2", "not dealt from the event's seed"),
        ("round 1 bye: 3", "round 1 bye: 2", "points, not"),
        ("game: colossal-arena\ncommitment", "game: colosseum\ncommitment", "did not play the round's deal"),
    ],
)
def test_what_is_not_so_is_found(text: str, old: str, new: str, reason: str) -> None:
    assert old in text
    with pytest.raises(Unproven, match=reason):
        read_event(text.replace(old, new, 1)).verify(GAMES)


def test_an_illegal_move_is_found_at_its_line(text: str) -> None:
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("seat 1: bet "))
    lines[at] = "seat 1: bet nobody"
    with pytest.raises(RecordError) as found:
        read_event("\n".join(lines)).verify(GAMES)
    assert found.value.line == at + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("name: Cup\n", "", "no name"),
        ("name: Cup\n", "title: Cup\n", "line 2: this line"),
        ("entrant 3: Carla\n", "", "no entrant 3"),
        ("round 1 bye: 3", "round 9 bye: 3", "a round without tables"),
        ("points 2: ", "points 2: 1/0 ", "are no points"),
        ("round 1 table 1", "round 0 table 1", "rounds count from 1"),
        ("harena record 1", "harena record 9", "a record begins with"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        read_event(text.replace(old, new, 1))


def test_points_may_be_fractions() -> None:
    file = EventFile("Cup", "chess", "", "s", {1: "Anna"}, {}, {1: Fraction(21, 2)})
    assert "points 1: 21/2" in written(file, [])
