"""`harena games`: what can be played, for how many, with which presets and options."""

from __future__ import annotations

import argparse
from textwrap import wrap
from typing import Any

from harena.bots.outside import installed
from harena.bots.specification import playing
from harena.commands.arguments import add_game, game_called
from harena.commands.exit_codes import YES
from harena.core.game import Game, Option, Options, format_options
from harena.games import GAMES


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "games",
        help="list the games, their options and bots",
        description="List the games, or one game's presets, options and bots.",
        epilog="example: harena games colossal-arena",
    )
    add_game(parser, "; without it both are listed")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.game:
        describe(game_called(args.game))
    else:
        for game in GAMES.values():
            print(f"{game.name:<18}{game.title}, {game.seats[0]} to {game.seats[-1]} players")
    return YES


def describe(game: Game) -> None:
    print(f"{game.title}, {game.seats[0]} to {game.seats[-1]} players")
    print(f"bots: {', '.join([*playing(game.name), *installed()])}")
    print("\npresets (--preset)")
    for name, options in game.presets.items():
        print("\n".join(lines_of_preset(name, game.sentences[name], options)))
    print("\noptions (--option name=value), the default first")
    for option in game.options:
        print("\n".join(lines_of(option)))


def lines_of_preset(name: str, sentence: str, options: Options) -> list[str]:
    margin = " " * 26
    return [
        *wrap(sentence, 80, initial_indent=f"  {name:<24}", subsequent_indent=margin),
        *wrap(format_options(options), 80, initial_indent=margin, subsequent_indent=margin),
    ]


def lines_of(option: Option) -> list[str]:
    values = " | ".join(option.values) + (f" | {option.pattern}" if option.pattern else "")
    margin = " " * 26
    return [
        *wrap(values, 80, initial_indent=f"  {option.name:<24}", subsequent_indent=margin),
        *wrap(option.sentence, 80, initial_indent=margin, subsequent_indent=margin),
    ]
