"""Arguments that several commands have: which game, how many seats, which bots."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from harena.core.errors import OptionError
from harena.core.game import Game
from harena.games import GAMES


def add_game(parser: argparse.ArgumentParser, sentence: str = "") -> None:
    """Required, unless a sentence says what happens without it."""
    help = f"{' or '.join(GAMES)}{sentence}"
    parser.add_argument("game", nargs="?" if sentence else None, metavar="GAME", help=help)


def game_called(name: str) -> Game:
    """The game of this name, or of a name that only one game's begins with."""
    if name in GAMES:
        return GAMES[name]
    fitting = [game for game in GAMES if name and game.startswith(name.lower())]
    if len(fitting) == 1:
        return GAMES[fitting[0]]
    if fitting:
        raise OptionError(f"{name!r} may be {' or '.join(fitting)}: write more of the name")
    also = f"; to continue a saved game: harena play --resume {name}" if Path(name).is_file() else ""
    raise OptionError(f"no game is called {name!r}; the games are {' and '.join(GAMES)}{also}")


def choose_game(name: str | None) -> Game:
    """The game of this name; without one the only game, or the person's choice."""
    if name is not None:
        return game_called(name)
    games = list(GAMES.values())
    if len(games) == 1:
        return games[0]
    if not sys.stdin.isatty():
        raise OptionError(f"say which game to play: {', '.join(GAMES)}")
    for number, game in enumerate(games, 1):
        print(f"{number:>3}  {game.title}, {game.seats[0]} to {game.seats[-1]} players")
    return ask_for(games)


def ask_for(games: list[Game]) -> Game:
    while True:
        line = input("Which game? [1] > ").strip().lower() or "1"
        for number, game in enumerate(games, 1):
            if line in (str(number), game.name, game.title.lower()):
                return game
        print(f"Type a number from 1 to {len(games)}.")


def seats_for(game: Game, wanted: int | None) -> int:
    """Three, if a game allows it: the least number at which every game is itself."""
    if wanted is not None:
        return wanted
    return 3 if 3 in game.seats else game.seats[0]


def add_bots(parser: argparse.ArgumentParser, sentence: str) -> None:
    parser.add_argument("--bots", default="", metavar="A,B,..", help=sentence)
    add_bot(parser)


def add_bot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="add a bot, for example package.module:Class or exec:./program; may be repeated",
    )


def bots_of(args: argparse.Namespace) -> list[str]:
    """Those of `--bots`, then those of every `--bot`."""
    return (args.bots.split(",") if args.bots else []) + list(args.bot)
