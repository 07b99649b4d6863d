"""The table in the terminal, driven as a person drives it: lines in, screen out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from harena.core.record import read_record
from harena.games import GAMES
from harena.terminal.renderers import renderer_of

GAME = next(iter(GAMES))
TOKENS = ["gladiator", "comedian", "musician", "horse", "torch", "priest", "ship", "lion", "scenery"]
TO_THE_END = {
    "colossal-arena": ["1"] * 3000,
    "colosseum": ["pass", "done", "decline", *(f"take {token}" for token in TOKENS)] * 200,
}
"""Whatever is not possible at a step is refused, and the next line tried."""


def play(lines: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "harena", "play", *arguments],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_game_with_its_record(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    done = play(TO_THE_END[game], game, "--seed", "terminal", "--name", "Anna", "--record", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The end" in done.stdout
    record = read_record(path.read_text())
    assert record.players[0] == "Anna"
    assert record.verify(GAMES).over
    _, _, after = done.stdout.partition("Type ? for help.")
    assert record.commitment in after
    assert "seed behind the seal was: terminal" in after
    assert max(map(len, done.stdout.replace(str(path), path.name).split("\n"))) <= 80
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("game", list(GAMES))
def test_the_help_shows_an_action_that_its_own_game_knows(game: str) -> None:
    shown = renderer_of(game).typed[0].split(", ")[0]
    said = play(["?", f"why {shown}", "quit"], game).stdout
    assert f"  {shown}, " in said
    assert "is no action of this game" not in said


def test_everything_a_person_may_type(tmp_path: Path) -> None:
    path = tmp_path / "so far.txt"
    done = play(
        [
            "?",
            "",
            "why",
            "why nonsense",
            "nonsense",
            "0",
            "999",
            "board",
            "news",
            "memory",
            "weigh 1",
            "rules R43",
            "card wyrm",
            "card",
            "save",
            f"save {path}",
            "quit",
        ],
        GAME,
        "--seed",
        "words",
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout
    assert "why ACTION    why an action is not allowed" in said
    assert said.count("'nonsense' is no action of this game") == 2
    assert said.count("the numbers go from 1 to ") == 2
    assert "say under which name" in said
    assert f"Saved in {path}." in " ".join(said.split())
    assert "R43   Whoever can play a card must." in said
    assert "Wyrm: Discard the visible card" in said
    assert "No. 'weigh 1' is no action of this game" in said
    assert "No. card CREATURE: " in said
    assert "You leave the table." in said
    assert len(re.findall(r"^You: ", said, re.MULTILINE)) == 1, "nothing typed has taken an action"


def test_an_action_may_be_typed_as_it_is_written(tmp_path: Path) -> None:
    menu = play(["quit"], GAME, "--seed", "typed").stdout
    choices = re.findall(r"(?<=  )2  (.*?)(?:   |$)", menu, re.MULTILINE)
    done = play([choices[-1].upper(), "quit"], GAME, "--seed", "typed")
    assert "No." not in done.stdout
    assert len(re.findall(r"^You: ", done.stdout, re.MULTILINE)) == 2


def test_why_cites_a_ruling_and_changes_nothing() -> None:
    done = play(["why done", "quit"], GAME, "--seed", "why")
    assert re.search(r"^R\d+: ", done.stdout, re.MULTILINE)
    assert len(re.findall(r"^You: ", done.stdout, re.MULTILINE)) == 1


def test_why_of_something_allowed() -> None:
    assert "It is allowed." in play(["why 1", "quit"], GAME, "--seed", "why").stdout


@pytest.mark.slow
@pytest.mark.parametrize("game", ["colossal-arena", "colosseum"])
def test_a_hint_is_given_and_changes_nothing(game: str) -> None:
    done = play(["hint", "guess", "quit"], game, "--seed", "hint")
    assert (done.returncode, done.stderr) == (0, "")
    figures = [int(share) for share in re.findall(r"^[> ] (\d+)% ± \d+%", done.stdout, re.MULTILINE)]
    assert figures == sorted(figures, reverse=True), "the order agrees with the figures"
    assert len(re.findall(r"^> \d+%", done.stdout, re.MULTILINE)) == 1, "one of them is the bot's choice"
    assert "may hold " in done.stdout or "nothing to guess" in done.stdout
    assert len(re.findall(r"^You: ", done.stdout, re.MULTILINE)) == 1
    assert max(map(len, done.stdout.split("\n"))) <= 80


def test_no_file_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("mine")
    assert play([], GAME, "--record", str(path)).returncode == 2
    assert "is there already" in " ".join(play([f"save {path}", "quit"], GAME).stdout.split())
    assert path.read_text() == "mine"


@pytest.mark.parametrize("game", list(GAMES))
def test_watching_needs_no_person(game: str) -> None:
    done = play([], game, "--watch", "--seed", "watch", "--bots", "beginner")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You are watching." in done.stdout
    assert "> " not in done.stdout
    assert "The end" in done.stdout


def test_the_end_of_input_is_leaving() -> None:
    done = play([], GAME, "--seat", "2", "--seats", "2")
    assert done.returncode == 0
    assert "You leave the table." in done.stdout


def test_another_seat_sees_another_hand() -> None:
    """The same deal: what one seat draws is hidden from the other."""
    first = play(["quit"], GAME, "--seed", "hands", "--seats", "2", "--seat", "1", "--bots", "random").stdout
    second = play(["quit"], GAME, "--seed", "hands", "--seats", "2", "--seat", "2", "--bots", "random").stdout
    hand = re.compile(r"^hand +(.*)", re.MULTILINE)
    mine, hers = hand.findall(first)[0], hand.findall(second)[0]
    assert mine != hers
    assert mine not in second
