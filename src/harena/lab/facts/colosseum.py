"""Colosseum: which programs are staged and win, and what the winner had."""

from __future__ import annotations

from msgspec import Struct

from harena.core.bits import members
from harena.core.state import State
from harena.games.colosseum.components import PROGRAMS
from harena.games.colosseum.scoring import final_coins, stars_of
from harena.games.colosseum.state import Colosseum
from harena.lab.facts.facts import Facts, Kinds, Numbers

TITLES = {program.number: f"{program.number:02} {program.name}" for program in PROGRAMS}


class ColosseumFacts(Struct):
    turns: int
    coins: list[int]
    medals: list[int]
    stars: list[int]
    events_staged: list[int]
    staged: list[str]
    winning_programs: list[str]
    last_program: str


def collect(state: State) -> ColosseumFacts:
    assert isinstance(state, Colosseum)
    seats = range(state.seats)
    staged = [[TITLES[int(number)] for number in members(state.staged[seat])] for seat in seats]
    winners = state.ranking()[0]
    return ColosseumFacts(
        turns=int(state.turn),
        coins=[int(final_coins(state, seat)) for seat in seats],
        medals=[int(state.medals[seat]) for seat in seats],
        stars=[len(stars_of(state, seat)) for seat in seats],
        events_staged=[len(programs) for programs in staged],
        staged=sorted({program for programs in staged for program in programs}),
        winning_programs=sorted({program for seat in winners for program in staged[seat]}),
        last_program=closing_program(state, winners[0]),
    )


def closing_program(state: Colosseum, seat: int) -> str:
    """What a seat staged in the last turn; the crowd of that event is what most games are won by."""
    return TITLES[int(state.shown[seat])] if state.shown[seat] else "none"


FACTS = Facts(
    ColosseumFacts,
    collect,
    "spectators",
    [
        Numbers("coins", "coins at the end", lambda game: game.coins),
        Numbers("medals", "medals at the end", lambda game: game.medals),
        Numbers("stars", "star performers at the end", lambda game: game.stars),
        Numbers("events_staged", "different programs staged", lambda game: game.events_staged),
        Kinds("last_program", "the winner's last program", lambda game: [game.last_program]),
        Kinds(
            "winning_programs",
            "programs the winner staged, of the games they are staged in",
            lambda game: game.winning_programs,
            among=lambda game: game.staged,
        ),
    ],
)
