"""A bot of another package plays wherever a bot can be named, and is held to the rules there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .program import ARENA, harena

FEW = ["--seats", "2", "--games", "2", "--workers", "1", "--quiet", "--seed", "s"]
NAMES = ["tiny", "tiny_bots:Tiny", "tiny_bots:Gladiator:back=1"]


@pytest.mark.parametrize("bot", NAMES)
def test_it_is_played_against(tiny: Path, bot: str) -> None:
    said = harena("play", ARENA, "--seats", "2", "--bot", bot, "--watch", "--seed", "1", site=tiny)
    assert said.returncode == 0, said.stderr
    assert f"({bot})" in said.stdout


@pytest.mark.slow
def test_a_saved_game_does_not_say_whose_code_is_run(tiny: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    saved = ["play", ARENA, "--seats", "2", "--bot", "tiny_bots:Tiny", "--record", str(path)]
    assert harena(*saved, site=tiny).returncode == 0
    assert "(tiny_bots:Tiny)" in path.read_text()
    refused = harena("play", "--resume", path, site=tiny)
    assert refused.returncode == 2
    assert "it plays on with --bot tiny_bots:Tiny" in refused.stderr
    assert harena("play", "--resume", path, "--bot", "tiny_bots:Tiny", site=tiny).returncode == 0


@pytest.mark.parametrize("game", [ARENA, "colosseum"])
def test_it_plays_a_tournament(tiny: Path, game: str) -> None:
    few = ["--seats", "3", *FEW[2:]]
    said = harena("tournament", game, "random", "--bot", "tiny_bots:Tiny", *few, "--json", site=tiny)
    assert said.returncode == 0, said.stderr
    assert {row["bot"] for row in json.loads(said.stdout)["table"]} == {"random", "tiny_bots:Tiny"}


@pytest.mark.slow
def test_it_plays_in_processes_of_their_own(tiny: Path) -> None:
    command = ["simulate", ARENA, "--bots", "tiny,greedy", *FEW, "--json"]
    one, other = harena(*command, site=tiny), harena(*command, "--workers", "2", site=tiny)
    assert (one.returncode, other.returncode) == (0, 0), other.stderr
    assert json.loads(one.stdout)["by_bot"] == json.loads(other.stdout)["by_bot"]


def test_it_is_listed(tiny: Path) -> None:
    assert "tiny" in harena("games", ARENA, site=tiny).stdout.split("\n")[1].split(", ")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("tiny_bots:Nobody", "cannot be loaded: AttributeError"),
        ("no_such_module:Bot", "cannot be loaded: ModuleNotFoundError"),
        ("tiny_bots:Stranger", "is no harena.Bot but a Stranger"),
        ("tiny_bots:harena", "is no class of bots"),
        ("tiny_bots:Tiny:back=x", "a setting is"),
        ("tiny_bots:Tiny:forward=1", "has the settings back"),
        ("tiny_bots:Cheat", "chose 1000000, which is no legal action"),
        ("tiny_bots:Clumsy", "failed: IndexError: list index out of range ("),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_it_does_wrong_is_said(tiny: Path, bot: str, reason: str, workers: str) -> None:
    said = harena("simulate", ARENA, "--bot", bot, *FEW, "--workers", workers, site=tiny)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr.startswith("harena: ")
    assert reason in said.stderr
    assert "Traceback" not in said.stderr


def test_a_bot_of_one_game_plays_no_other(tiny: Path) -> None:
    said = harena("simulate", "colosseum", "--bot", "tiny_bots:Gladiator", "--games", "1", site=tiny)
    assert said.returncode == 2
    assert "plays colossal-arena, not colosseum" in said.stderr


def test_a_kept_file_names_its_hash(tiny: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = ["tournament", ARENA, "greedy", "tiny", *FEW, "--resume", str(path), "--json"]
    said = harena(*command, site=tiny)
    assert said.returncode == 0, said.stderr
    (hash,) = json.loads(said.stdout)["outside"]["tiny"]
    assert json.loads(path.read_text().splitlines()[0])["outside"] == {"tiny": hash}
    path.write_text(path.read_text().replace(hash, "another"))
    assert "another version of the rules or bots" in harena(*command, site=tiny).stderr
