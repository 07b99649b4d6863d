from __future__ import annotations

from random import Random as Choice

import pytest

from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError, RecordError
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.games import GAMES
from harena.games.colossal_arena.powers.table import CREATURES

ARENA = GAMES["colossal-arena"]
OPTIONS = ARENA.complete("", {})


def finished(seed: str = "record") -> Record:
    match = Match(ARENA, 2, dealer=SeededDealer(seed), players=["Anna", "Bruno"])
    choice = Choice(seed)
    while not match.over:
        match.play(match.state.text(choice.choice(match.state.actions())))
    return Record.of(match)


@pytest.fixture(scope="module")
def text() -> str:
    return finished().text()


def test_a_record_reads_like_this(text: str) -> None:
    lines = text.splitlines()
    assert lines[0] == "harena record 1"
    assert lines[1] == "game: colossal-arena"
    assert lines[2].startswith("options: creature_select=random end_mode=last-card ")
    assert lines[3:5] == ["player 1: Anna", "player 2: Bruno"]
    assert lines[5].startswith("commitment: ")
    assert lines[6] == "seed: record"
    assert lines[8].startswith("chance: creature ")
    assert lines[-1].startswith("end: ")


def test_a_finished_record_is_verified(text: str) -> None:
    match = read_record(text).verify(GAMES)
    assert match.over


def test_comments_and_blank_lines_are_free(text: str) -> None:
    lines = text.splitlines()
    lines[9] += "   # what a creature"
    lines[10:10] = ["", "# round one"]
    lines[2:2] = ["# our club's evening"]
    assert read_record("\n".join(lines)).text() == text


def test_a_running_game_keeps_its_seed_to_itself() -> None:
    match = Match(ARENA, 2, dealer=SeededDealer("deep secret"))
    text = Record.of(match).text()
    assert "deep secret" not in text
    assert "commitment: " in text
    assert "end:" not in text
    assert not read_record(text).verify(GAMES).over


def test_a_record_without_a_dealer_has_no_commitment() -> None:
    match = Match(ARENA, 2)
    match.play("creature wyrm")
    text = Record.of(match).text()
    assert "commitment" not in text
    assert read_record(text).verify(GAMES).log == ["creature wyrm"]


def line_of_error(text: str) -> int | None:
    try:
        read_record(text).match(GAMES)
    except RecordError as error:
        return error.line
    return None


def test_every_truncation_is_readable_or_names_its_line(text: str) -> None:
    """A file cut off anywhere is a game broken off, or an error that knows where."""
    lines = {cut: line_of_error(text[:cut]) for cut in range(0, len(text), 97)}
    assert {line is None for line in lines.values()} == {True, False}
    for cut, line in lines.items():
        assert line is None or 1 <= line <= text[:cut].count("\n") + 2


def test_a_truncated_game_that_claims_its_end_is_refused(text: str) -> None:
    lines = text.splitlines()
    del lines[-9:-1]
    with pytest.raises(RecordError, match="not over"):
        read_record("\n".join(lines)).match(GAMES)


def test_shuffled_moves_are_refused(text: str) -> None:
    lines = text.splitlines()
    body = lines[8:-1]
    for seed in range(20):
        shuffled = list(body)
        Choice(seed).shuffle(shuffled)
        with pytest.raises(RecordError) as refused:
            read_record("\n".join([*lines[:8], *shuffled, lines[-1]])).match(GAMES)
        assert refused.value.line > 8


def test_a_move_of_the_wrong_seat_is_refused(text: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("seat "))
    lines[at] = lines[at].replace("seat 1", "seat x").replace("seat 2", "seat 1").replace("seat x", "seat 2")
    with pytest.raises(RecordError, match=rf"line {at + 1}: turn order: "):
        read_record("\n".join(lines)).match(GAMES)


def test_an_illegal_move_names_line_and_rule(text: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("seat "))
    lines[at] = lines[at].split(":")[0] + ": done"
    with pytest.raises(RecordError, match=rf"line {at + 1}: R6: "):
        read_record("\n".join(lines)).match(GAMES)


def test_a_false_result_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="the game ends"):
        read_record(text.replace("\nend: ", "\nend: 9")).match(GAMES)


def test_another_seed_is_not_the_one_committed_to(text: str) -> None:
    with pytest.raises(RecordError, match=r"line 7: .*not the one committed to"):
        read_record(text.replace("seed: record", "seed: recard")).verify(GAMES)


def test_a_draw_that_the_seed_does_not_deal_is_found() -> None:
    """One draw was exchanged for another that chance could have made."""
    record = finished()
    laid_out = {move.action for move in record.moves[:8]}
    creatures = [f"creature {name}" for name in CREATURES]
    record.moves[0].action = next(text for text in creatures if text not in laid_out)
    forged = read_record(record.text())
    with pytest.raises(RecordError, match="the seed deals"):
        forged.verify(GAMES)


SOUND = "harena record 1\ngame: colossal-arena\noptions: powers=on\nplayer 1: A\nplayer 2: B\n\n"
BROKEN = [
    ("", 1),
    ("harena record 2\n", 1),
    ("harena record 1\n", 2),
    ("harena record 1\ngame: colossal-arena\n", 3),
    ("harena record 1\ngame: colossal-arena\noptions: powers=on\n", 4),
    ("harena record 1\ngame colossal-arena\n", 2),
    ("harena record 1\ngame: colossal-arena\ngame: colossal-arena\n", 3),
    ("harena record 1\ncolour: blue\n", 2),
    ("harena record 1\ngame: colossal-arena\noptions: powers\n", 3),
    ("harena record 1\ngame: colossal-arena\noptions: powers=on\nplayer 2: B\n", 4),
    ("harena record 1\ngame: chess\noptions: powers=on\nplayer 1: A\nplayer 2: B\n\n", 2),
    ("harena record 1\ngame: colossal-arena\noptions: powers=maybe\nplayer 1: A\nplayer 2: B\n\n", 3),
    ("harena record 1\ngame: colossal-arena\noptions: powers=on\nplayer 1: A\n\n", None),
    (
        SOUND + "seat 3: pass\n",
        7,
    ),
    (SOUND + "nonsense\n", 7),
    (SOUND + "end: many\n", 7),
    (
        SOUND + "end: 0 0\nseat 1: pass\n",
        8,
    ),
]


@pytest.mark.parametrize(("text", "line"), BROKEN)
def test_a_damaged_file_is_refused_with_its_line(text: str, line: int | None) -> None:
    with pytest.raises(RecordError) as refused:
        read_record(text).match(GAMES)
    assert line is None or refused.value.line == line


def test_a_record_error_is_a_refusal() -> None:
    assert issubclass(RecordError, HarenaError)
