"""`harena train`: a bot learns a game, for as long as one lets it."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from harena.commands.arguments import game_called
from harena.commands.exit_codes import YES
from harena.commands.laboratory import add_crew, crew_of
from harena.core.errors import OptionError

if TYPE_CHECKING:
    from harena.lab.training.course import Course
    from harena.lab.training.folder import Round
    from harena.lab.training.sparring import Bout, Terms

EPILOG = """\
examples:
  harena train colossal-arena --folder course
  harena train colossal-arena --folder course --rounds 20 --workers 1
  harena train colossal-arena --folder course --finish
  harena train colossal-arena --folder course --spar
  harena train colossal-arena --folder rival --spar --start course/final.json --rival course/sparred.json

Each round labels decisions by play-outs, learns from them, and tries the new net against the best so far.
The folder holds best.json (weights), rounds.jsonl and course.html (a picture); stopped or killed, the same
command goes on where it was. At the end --finish fits a net to all labels at once: final.json.
With --spar a net learns from how whole games end, beginning with final.json or else the bot's own weights:
sparred.json. With --rival as well it learns to beat that one alone.
"""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "train",
        help="let a bot learn a game from its own play",
        description="Let a net learn a game from play-outs, and keep the best.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--folder", required=True, metavar="DIR", help="where the course is kept")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="in all (default: until stopped)")
    parser.add_argument(
        "--decisions", type=int, default=20_000, metavar="N", help="labelled in a round (default 20,000)"
    )
    parser.add_argument(
        "--games", type=int, default=2_000, metavar="N", help="of each trial of a net (default 2,000)"
    )
    parser.add_argument(
        "--review", type=int, default=10, metavar="N", help="lessons gone through in a round (default 10)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same seed learns the same")
    parser.add_argument(
        "--finish", action="store_true", help="learn no more: fit a net anew to all that was labelled"
    )
    parser.add_argument("--spar", action="store_true", help="learn from the end of games")
    parser.add_argument("--start", metavar="FILE", help="with --spar: the weights to begin with")
    parser.add_argument("--rival", metavar="FILE", help="with --spar: the weights to learn to beat")
    parser.add_argument(
        "--rate",
        type=float,
        default=5e-4,
        metavar="R",
        help="with --spar: how fast it learns (default 0.0005)",
    )
    add_crew(parser)
    parser.add_argument("--quiet", action="store_true", help="tell no progress")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # The products are so small that threads which share them do little but wait for each other.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from harena.lab.training.course import Course
    from harena.lab.training.folder import Folder, Plan

    game = game_called(args.game)
    if min(args.decisions, args.games, args.review) < 1 or args.rounds < 0:
        raise OptionError("a round has decisions, games and lessons")
    if args.spar:
        spar(game.name, args)
        return YES
    if args.start or args.rival:
        raise OptionError("--start and --rival go with --spar")
    plan = Plan(game.name, args.seed, args.decisions, args.games, args.review)
    course = Course(plan, Folder(Path(args.folder), plan), crew_of(args))
    if args.finish:
        end(course, args)
    else:
        learn(course, args)
    return YES


def learn(course: Course, args: argparse.Namespace) -> None:
    from harena.lab.training.files import keep
    from harena.lab.training.page import page_of

    tell = whisper if args.quiet else progress
    while not args.rounds or len(course.done) < args.rounds:
        found = course.round(tell)
        keep(course.folder.path / "course.html", page_of(course.plan, course.done).encode())
        print(said(found), flush=True)


def end(course: Course, args: argparse.Namespace) -> None:
    from harena.lab.training.finish import finish

    if not course.done:
        raise OptionError(f"{args.folder} has no round that ended: there is nothing to finish")
    _, share = finish(course, whisper if args.quiet else progress)
    print(f"final.json: {100 * share:.1f} % against three of greedy, {course.plan.games:,} games")


def spar(game: str, args: argparse.Namespace) -> None:
    from harena.bots.learned.weights import read
    from harena.lab.training.exercises import school_of
    from harena.lab.training.files import keep
    from harena.lab.training.page import sparring_page
    from harena.lab.training.sparring import Sparring, Terms

    folder, school = Path(args.folder), school_of(game)
    final = folder / "final.json"
    start = read(Path(args.start) if args.start else final if final.exists() else school.weights, school.kind)
    rival = read(Path(args.rival), school.kind) if args.rival else None
    terms = Terms(game, args.seed, args.decisions, args.games, start.hash, rival.hash if rival else "")
    sparring = Sparring(folder, start, rival, terms, crew_of(args))
    sparring.rate = args.rate
    while not args.rounds or sparring.round < args.rounds:
        found = sparring.go_on(whisper if args.quiet else progress)
        keep(folder / "sparring.html", sparring_page(terms, sparring.bouts).encode())
        print(told(found, terms), flush=True)


def progress(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def whisper(words: str) -> None:
    """Nobody wants to hear it."""


def told(found: Bout, terms: Terms) -> str:
    crown = "; the best so far" if found.best else ""
    field = "the rival" if terms.rival else "the best"
    return (
        f"round {found.round}: {found.decisions:,} decisions; {100 * found.greedy:.1f} % against greedy, "
        f"greedy {100 * found.behind:.1f} % against three of it, {100 * found.share:.1f} % of {field}{crown}"
    )


def said(found: Round) -> str:
    crown = "; the best so far" if found.best else ""
    return (
        f"round {found.number}: {found.lessons:,} labels, error {found.error:.5f}, "
        f"{100 * found.greedy:.1f} % against three of greedy, {100 * found.share:.1f} % of the best{crown}"
    )
