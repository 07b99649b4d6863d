"""`harena admin`: what whoever runs a club does beside the server, which may be running."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from harena.commands.exit_codes import NO, YES
from harena.commands.serve import add_options
from harena.extras import needs
from harena.server.service.configuration import settings_from

if TYPE_CHECKING:
    from harena.server.service.settings import Settings

EPILOG = """\
Name the server's database by --database, HARENA_DATABASE or --config. A running server notices a change
within ten seconds, or at once if you give --redis.

exit code:
  0  done
  1  no such table or person, or several of that name
  2  it could not be done

examples:
  harena admin tables                           list unfinished tables
  harena admin close k5x7q2mabcde               close a table for good
  harena admin revoke Anna                      log Anna out everywhere
  harena admin names                            list claimed names and their owners' ids
  harena admin reset Anna                       print a new passphrase for Anna, once
  harena admin backup friday.db                 copy the whole database to an SQLite file
  harena admin restore friday.db --database postgresql://club@localhost/harena"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "admin",
        help="look after a server: tables, names, backups",
        description="Look after a server, which may be running: its tables, its people and its database.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    tasks = parser.add_subparsers(title="tasks", metavar="TASK", required=True)
    add_task(tasks, "tables", "list the unfinished tables")
    add_task(tasks, "close", "close a table and delete all that belongs to it", "table")
    revoke = add_task(tasks, "revoke", "log a person out everywhere; NAME is an id with --id", "name")
    revoke.add_argument("--id", action="store_true", help="NAME is an id")
    add_task(tasks, "names", "list the claimed names")
    add_task(tasks, "reset", "give a claimed name a new passphrase and print it", "name")
    add_task(tasks, "backup", "copy the database to a new file", "file")
    add_task(tasks, "restore", "copy a backup into an empty database", "file")


def add_task(tasks: Any, name: str, sentence: str, what: str = "") -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = tasks.add_parser(
        name, help=sentence, description=sentence.capitalize() + "."
    )
    if what:
        parser.add_argument(what, metavar=what.upper())
    add_options(parser, "database", "redis")
    parser.set_defaults(run=run, task=name)
    return parser


def run(args: argparse.Namespace) -> int:
    settings = settings_from(vars(args), os.environ, args.config)
    with needs("table", "the server's database"):
        from harena.server.service import admin

    tasks: dict[str, Callable[[Settings], Awaitable[list[str]]]] = {
        "tables": admin.tables,
        "close": lambda found: admin.close(found, args.table),
        "revoke": lambda found: admin.revoke(found, args.name, args.id),
        "names": admin.names,
        "reset": lambda found: admin.reset(found, args.name),
        "backup": lambda found: admin.backup(found, args.file),
        "restore": lambda found: admin.restore(found, args.file),
    }

    async def do() -> list[str]:
        return await tasks[args.task](settings)

    try:
        for line in asyncio.run(do()):
            print(line)
    except admin.NotFound as missing:
        print(missing)
        return NO
    return YES
