"""`harena serve`: the table in the browser, for you alone or for friends on the network."""

from __future__ import annotations

import argparse
import os
from typing import Any

from harena.commands.exit_codes import YES
from harena.extras import needs
from harena.server.service.configuration import OPTIONS, settings_from

EPILOG = """\
examples:
  harena serve --open                                   play in your browser
  harena serve --host 0.0.0.0 --port 8080               let other machines connect
  harena serve --origin https://club.example            behind a proxy that speaks TLS
  harena serve --bot "mybot=exec:python3 mybot.py"      offer a program of yours as a bot
  harena serve --database postgresql://club@localhost/harena
  harena serve --workers 4 --database postgresql://club@db/harena --redis redis://cache   a busy club"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="serve the table in the browser",
        description="Serve the table in the browser until interrupted. Games are kept in a database.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_options(parser)
    parser.add_argument("--open", action="store_true", help="open a browser, if there is one")
    parser.set_defaults(run=run)


def add_options(parser: argparse.ArgumentParser, *names: str) -> None:
    """The settings of a server as flags: all, or those that are named."""
    parser.add_argument(
        "--config",
        metavar="FILE",
        help="read settings from a TOML file; its keys are the names of these flags",
    )
    for option in OPTIONS:
        more: dict[str, Any] = {"type": option.kind, "metavar": option.metavar}
        if option.kind is list:
            more = {"action": "append", "metavar": option.metavar}
        elif option.kind is bool:
            more = {"action": "store_true", "default": None}
        elif option.values:
            more = {"choices": option.values}
        if not names or option.name in names:
            usual = f"default {option.usual}; " if option.usual else ""
            parser.add_argument(option.flag, help=f"{option.sentence} ({usual}{option.variable})", **more)


def run(args: argparse.Namespace) -> int:
    with needs("table", "the table in the browser"):
        from harena.server.service.serve import main  # seconds to import: other commands need not wait

    main(settings_from(vars(args), os.environ, args.config), args.open)
    return YES
