"""The program as people start it: real processes, real files, exit codes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import harena
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.core.record import Record
from harena.games import GAMES

COMMANDS = ["play", "serve", "replay", "verify", "games", "simulate", "tournament", "train", "admin"]
PROGRAM = [sys.executable, "-m", "harena"]


def run(*arguments: str | Path, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **env},
    )


def finished(name: str) -> Record:
    """A game in which everybody takes the first action there is."""
    game = GAMES[name]
    players = [f"Player {k + 1}" for k in range(game.seats[0])]
    match = Match(game, game.seats[0], dealer=SeededDealer("cli"), players=players)
    while not match.over:
        match.play(match.state.text(match.state.actions()[0]))
    return Record.of(match)


@pytest.fixture(scope="module", params=list(GAMES))
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / f"{request.param}.txt"
    path.write_text(finished(request.param).text())
    return path


def changed(record: Path, old: str, new: str) -> Path:
    text = record.read_text()
    assert old in text
    path = record.with_name(f"changed-{record.name}")
    path.write_text(text.replace(old, new, 1))
    return path


def test_the_version_says_how_it_runs() -> None:
    done = run("--version")
    build = r"compiled \(mypyc(, lto)?(, profile)?\)" if harena.COMPILED else "interpreted"
    assert done.returncode == 0
    assert re.fullmatch(rf"harena {harena.__version__}, {build}\n", done.stdout)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_helps_with_an_example(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert f"harena {command}" in done.stdout.partition("example")[2]


def test_no_command_is_a_usage_error() -> None:
    done = run()
    assert done.returncode == 2
    assert "usage: harena" in done.stderr


def test_games_lists_options_of_each() -> None:
    assert all(name in run("games").stdout for name in GAMES)
    for name, game in GAMES.items():
        said = run("games", name).stdout
        assert all(option.name in said for option in game.options)
        assert all(preset in said for preset in game.presets)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "chess"],
        ["play", "{game}", "--seats", "99"],
        ["play", "{game}", "--seat", "0"],
        ["play", "{game}", "--preset", "absurd"],
        ["play", "{game}", "--option", "absurd"],
        ["play", "{game}", "--option", "absurd=1"],
        ["play", "{game}", "--bots", "nobody"],
        ["play", "{game}", "--seed", "a # b"],
        ["play", "{game}", "--name", "two\nlines"],
        ["play", "{game}", "--record", "/nowhere/at/all"],
        ["replay", "/nowhere/at/all"],
        ["verify", "/nowhere/at/all"],
        ["games", "chess"],
    ],
)
def test_what_cannot_be_run_says_why_in_a_line(arguments: list[str]) -> None:
    done = run(*(word.format(game=next(iter(GAMES))) for word in arguments))
    assert done.returncode == 2
    assert done.stderr.startswith("harena: ")
    assert done.stderr.count("\n") == 1


def test_several_games_and_nobody_to_ask() -> None:
    if len(GAMES) > 1:
        done = run("play")
        assert (done.returncode, done.stdout) == (2, "")
        assert ", ".join(GAMES) in done.stderr


def test_a_sound_record_is_proved(record: Path) -> None:
    done = run("verify", record)
    assert done.returncode == 0, done.stderr
    assert "every action is legal" in done.stdout
    assert "the seed is the one committed to" in done.stdout
    assert "draws are what the seed deals" in done.stdout


def test_a_record_without_a_seed_proves_the_rules_only(record: Path) -> None:
    lines = [line for line in record.read_text().split("\n") if not line.startswith(("seed", "commitment"))]
    done = run("verify", "-", stdin="\n".join(lines))
    assert done.returncode == 0
    assert "not checked" in done.stdout


def test_a_false_seed_is_a_no(record: Path) -> None:
    done = run("verify", changed(record, "seed: cli", "seed: clix"))
    assert done.returncode == 1
    assert "not the one committed to" in done.stderr


def test_a_hidden_seed_is_a_no(record: Path) -> None:
    done = run("verify", changed(record, "seed: cli\n", ""))
    assert done.returncode == 1
    assert "its seed is not shown" in done.stderr


def test_an_illegal_action_names_line_and_rule(record: Path) -> None:
    lines = record.read_text().split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("seat "))
    other = "seat 2" if lines[at].startswith("seat 1") else "seat 1"
    path = changed(record, lines[at], f"{other}:{lines[at].partition(':')[2]}")
    for command in ("verify", "replay"):
        done = run(command, path)
        assert done.returncode == 2
        assert f"line {at + 1}: turn order: " in done.stderr


def test_a_false_end_is_an_illegal_record(record: Path) -> None:
    done = run("verify", changed(record, "\nend: ", "\nend: 9"))
    assert done.returncode == 2
    assert "the game ends " in done.stderr


@pytest.mark.parametrize("content", [b"", b"hello\n", b"harena record 1\n\xff\xfe\n"])
def test_a_damaged_file_names_its_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "damaged.txt"
    path.write_bytes(content)
    done = run("verify", path)
    assert done.returncode == 2
    assert "damaged.txt: line " in done.stderr


def test_a_replay_shows_every_move_open(record: Path) -> None:
    done = run("replay", record)
    assert done.returncode == 0, done.stderr
    moves = [line for line in record.read_text().split("\n") if line.startswith(("seat", "chance"))]
    assert f"{len(moves):>5}  {moves[-1]}" in done.stdout
    assert "The end" in done.stdout


@pytest.mark.slow
def test_a_replay_may_be_a_part(record: Path) -> None:
    said = run("replay", record, "--from", "10", "--to", "12").stdout
    assert [line.split()[0] for line in said.split("\n") if line[:5].strip().isdigit()] == ["10", "11", "12"]
    assert run("replay", record, "--from", "12", "--to", "10").returncode == 2
    assert run("replay", record, "--to", "99999").returncode == 2
    assert run("replay", record, "--seat", "9").returncode == 2


def test_a_step_shows_the_table_and_waits(record: Path) -> None:
    said = run("replay", record, "--step", "--spectator", stdin="\n\nq\n").stdout
    assert said.count("Enter > ") == 3


def test_a_closed_pipe_ends_quietly(record: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "replay", str(record)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) in (0, 141)


def interrupted(process: subprocess.Popen[bytes]) -> int:
    """Its exit code. A signal just before it waits for a line is overlooked until the next one."""
    process.send_signal(signal.SIGINT)
    try:
        return process.wait(20)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        return process.wait(60)


def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    """Ctrl-C at the table is leaving it: the record is kept, nothing else is said, and the code tells."""
    path = tmp_path / "kept.txt"
    command = [*PROGRAM, "play", next(iter(GAMES)), "--record", str(path)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        seen = b""
        while b"\n> " not in seen:
            seen += process.stdout.read(1)
        assert interrupted(process) == 130
        assert process.stderr.read() == b""
    assert path.read_text().startswith("harena record 1\n")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_an_old_terminal_gets_signs_like_those_it_has_not(record: Path, encoding: str) -> None:
    done = subprocess.run(
        [*PROGRAM, "replay", record, "--to", "40"],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    said = done.stdout.decode(encoding)
    assert "player" in said
    assert "?" not in said


@pytest.mark.parametrize(
    ("name", "said"),
    [("col", "'col' may be colossal-arena or colosseum"), ("chess", "no game is called 'chess'")],
)
def test_a_game_is_called_by_a_clear_beginning(name: str, said: str) -> None:
    assert "Colosseum, 3 to 5 players" in run("games", "colosse").stdout
    done = run("games", name)
    assert done.returncode == 2
    assert said in done.stderr
