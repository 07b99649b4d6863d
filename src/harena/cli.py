"""The program: `harena COMMAND`. Exit codes: 0 yes, 1 it ran and the answer is no, 2 it could not run,
130 it was interrupted."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final

import harena
from harena import COMPILED, __version__
from harena.commands.exit_codes import FAILED, INTERRUPTED
from harena.core.errors import HarenaError, RecordError
from harena.terminal import plain

COMMANDS: Final = [
    "play",
    "serve",
    "replay",
    "verify",
    "games",
    "simulate",
    "tournament",
    "train",
    "admin",
]
"""Each a module in `harena.commands`."""
PIPE_CLOSED: Final = 141
EPILOG: Final = """\
examples:
  harena play                      a game against bots, here in the terminal
  harena serve --open              the table in your browser
  harena COMMAND --help            what a command does, with examples"""


def parser(words: Sequence[str] = ()) -> argparse.ArgumentParser:
    """That reads these words: only what they name is loaded."""
    top = argparse.ArgumentParser(
        prog="harena",
        description="Play and study two board games: Colossal Arena and Colosseum.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"harena {__version__}, {build()}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in words[:1] if set(words[:1]) & set(COMMANDS) else COMMANDS:
        import_module(f"harena.commands.{name}").add(commands)
    return top


def build() -> str:
    """How the engine runs, and by what it was compiled."""
    if not COMPILED:
        return "interpreted"
    return f"compiled ({Path(harena.__file__).with_name('built.txt').read_text().strip()})"


def main(arguments: list[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=plain.SIMILAR)  # a terminal of old gets the nearest sign it has
    with suppress(OSError):  # a bot of one's own may be a file in the folder one stands in
        if not {"", os.getcwd()} & set(sys.path):
            sys.path.append(os.getcwd())
    words = sys.argv[1:] if arguments is None else arguments
    if not words:
        parser().print_help(sys.stderr)
        return FAILED
    args = parser(words).parse_args(words)
    try:
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except HarenaError as error:
        sys.stdout.flush()
        print(f"harena: {said(error, args)}", file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:  # a pipe that nobody reads, a disk that is full
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to flush to
        if isinstance(error, BrokenPipeError):
            return PIPE_CLOSED
        print(f"harena: {error.strerror or error}", file=sys.stderr)
        return FAILED


def said(error: HarenaError, args: argparse.Namespace) -> str:
    return f"{args.file}: {error}" if isinstance(error, RecordError) else str(error)
