"""Colosseum: which programs are staged and win, and what the winner had."""

from __future__ import annotations

from typing import Any

from harena.core.bits import members
from harena.core.state import State
from harena.games.colosseum.components import PROGRAMS
from harena.games.colosseum.scoring import final_coins, stars_of
from harena.games.colosseum.state import Colosseum
from harena.lab.facts.facts import Fact, Facts, Sort

TITLES = {program.number: f"{program.number:02} {program.name}" for program in PROGRAMS}


def collect(state: State) -> dict[str, Any]:
    assert isinstance(state, Colosseum)
    seats = range(state.seats)
    staged = [[TITLES[int(number)] for number in members(state.staged[seat])] for seat in seats]
    winners = state.ranking()[0]
    return {
        "turns": int(state.turn),
        "coins": [int(final_coins(state, seat)) for seat in seats],
        "medals": [int(state.medals[seat]) for seat in seats],
        "stars": [len(stars_of(state, seat)) for seat in seats],
        "events_staged": [len(programs) for programs in staged],
        "staged": sorted({program for programs in staged for program in programs}),
        "winning_programs": sorted({program for seat in winners for program in staged[seat]}),
        "last_program": closing_program(state, winners[0]),
    }


def closing_program(state: Colosseum, seat: int) -> str:
    """What a seat staged in the last turn; the crowd of that event is what most games are won by."""
    return TITLES[int(state.shown[seat])] if state.shown[seat] else "none"


FACTS = Facts(
    collect,
    "spectators",
    [
        Fact("coins", "coins at the end", Sort.NUMBERS),
        Fact("medals", "medals at the end", Sort.NUMBERS),
        Fact("stars", "star performers at the end", Sort.NUMBERS),
        Fact("events_staged", "different programs staged", Sort.NUMBERS),
        Fact("last_program", "the winner's last program", Sort.KIND),
        Fact(
            "winning_programs",
            "programs the winner staged, of the games they are staged in",
            Sort.KINDS,
            "staged",
        ),
    ],
)
