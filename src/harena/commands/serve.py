"""`harena serve`: the table in the browser, for you alone or for friends on the network."""

from __future__ import annotations

import argparse
from typing import Any

from harena.commands.answers import YES
from harena.extras import needs

EPILOG = """\
examples:
  harena serve --open                                   play in your own browser
  harena serve --host 0.0.0.0 --port 8080               let the whole house in
  harena serve --origin https://club.example            behind a proxy that speaks TLS
  harena serve --bot "mybot=exec:python3 mybot.py"      a program in any language sits down, too
  harena serve --database postgresql://club@localhost/harena
  harena serve --workers 4 --database postgresql://club@db/harena --redis redis://cache   a busy club"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "serve",
        help="open the table in the browser",
        description="Serve the table in the browser until interrupted. Games are kept in a database.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default 127.0.0.1)")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="the port; 0 takes any free one")
    parser.add_argument("--database", metavar="WHERE", help="a file for SQLite, or a database's URL")
    parser.add_argument("--redis", default="", metavar="URL", help="joins workers that share PostgreSQL")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that serve")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="an address by which browsers reach it through a proxy, such as https://club.example",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=exec:COMMAND",
        help="a program that may be given a seat under this name; may be repeated",
    )
    parser.add_argument(
        "--pace",
        type=float,
        default=0.7,
        metavar="SECONDS",
        help="what a bot takes at least, so that people can follow (default 0.7; 0 for machines)",
    )
    parser.add_argument("--open", action="store_true", help="show it in a browser, where there is one")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    with needs("table", "the table in the browser"):
        from harena.server.serve import main  # seconds to import: other commands need not wait
        from harena.server.settings import Settings

    settings = Settings(
        args.host,
        args.port,
        args.database or "",
        args.redis,
        args.workers,
        tuple(args.origin),
        tuple(args.bot),
        max(0.0, args.pace),
    )
    main(settings, args.open)
    return YES
