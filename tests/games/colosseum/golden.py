"""Golden games: whole records that a person can read, kept byte for byte under tests/golden/colosseum.

When the rules are meant to change, write them anew with

    PYTHONPATH=src python tests/games/colosseum/golden.py
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import cast

from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.games import GAMES
from harena.games.colosseum import events, steps
from harena.games.colosseum.components import STAR_LEAST, STAR_TYPES, TOKEN_NAMES
from harena.games.colosseum.scoring import final_coins
from harena.games.colosseum.state import Colosseum

FOLDER = Path(__file__).parents[2] / "golden/colosseum"
PLAYERS = ["Aula", "Brutus", "Clodia", "Decius", "Evander"]
BEFORE = {option.name: option.before for option in GAMES["colosseum"].options if option.before}
QUIET_WORDS = ["pass", "done", "decline", "none"]

Chooser = Callable[[Match, Random], str]


class Golden:
    """How one of the games came about."""

    def __init__(
        self, name: str, seats: int, preset: str, seed: int, chooser: Chooser, older: bool = False
    ) -> None:
        self.name = name
        self.seats = seats
        self.preset = preset
        self.seed = seed
        self.chooser = chooser
        self.older = older
        """From before there were the later options: its record names none of them."""

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.record"

    def play(self) -> Match:
        random = Random(self.seed)
        dealer = SeededDealer(f"golden {self.seed}")
        options = BEFORE if self.older else {}
        match = Match(GAMES["colosseum"], self.seats, self.preset, options, dealer, PLAYERS[: self.seats])
        while not match.over:
            match.play(self.chooser(match, random))
        return match

    def text(self) -> str:
        record = Record.of(self.play())
        if self.older:
            record.options = {name: value for name, value in record.options.items() if name not in BEFORE}
        return record.text()


def lively(match: Match, random: Random) -> str:
    """Whatever keeps a table busy: investments, small bids, short offers, an event every turn."""
    legal = match.view(match.actor).actions()
    weights = [eagerness(text) for text in legal]
    point = random.below(sum(weights))
    for text, weight in zip(legal, weights, strict=True):
        if point < weight:
            return text
        point -= weight
    raise AssertionError("the weights do not add up")


def eagerness(text: str) -> int:
    verb, _, rest = text.partition(" ")
    if verb in ("bid", "coins"):
        return max(1, 60 - 6 * abs(int(rest) - (8 if verb == "bid" else 0)))
    if text == "medals 0":
        return 60
    known = {
        "stage": 400,
        "roll": 90,
        "accept": 60,
        "next": 60,
        "medals": 5,
        "extra-medals": 300,
        "extra-aa": 300,
    }
    known |= {
        "cancel": 1,
        "pass": 20,
        "done": 30,
        "decline": 5,
        "none": 5,
        "cash": 1,
        "swap": 2,
        "counter": 20,
    }
    known |= {
        "expand": 60,
        "loge": 30,
        "ticket": 20,
        "market": 20,
        "offer": 10,
        "nudge": 1,
        "give": 20,
        "ask": 20,
    }
    return known.get(verb, 10)


def quiet(match: Match, random: Random) -> str:
    """Nobody does anything she need not."""
    legal = match.view(match.actor).actions()
    return next((text for text in QUIET_WORDS if text in legal), legal[0])


def one_buyer(match: Match, random: Random) -> str:
    """As quiet, but for one season ticket of seat 2."""
    if match.actor == 1 and "ticket" in match.view(1).actions() and match.view(1).as_dict()["turn"] == 1:
        return "ticket"
    return quiet(match, random)


GOLDEN = [
    Golden("lively-3", 3, "standard", 6, lively, older=True),
    Golden("lively-4", 4, "standard", 3, lively, older=True),
    Golden("lively-5", 5, "standard", 26, lively, older=True),
    Golden("official-3", 3, "official", 12, lively, older=True),
    Golden("official-5", 5, "official", 29, lively, older=True),
    Golden("quiet-shared", 3, "standard", 0, quiet, older=True),
    Golden("quiet-stars", 4, "official", 4, quiet, older=True),
    Golden("quiet-coins", 5, "standard", 2, one_buyer, older=True),
    Golden("standard-3", 3, "standard", 7, lively),
    Golden("standard-5", 5, "standard", 8, lively),
    Golden("manual-3", 3, "manual", 1, lively),
    Golden("manual-4", 4, "manual", 2, lively),
]

INVESTMENTS = {"buy", "expand left", "expand right", "ticket", "loge", "extra-medals", "extra-aa"}
OTHER_WORDS = {"cash", "swap", "counter", "accept", "decline", "cancel"}
OTHER_WORDS |= {"nudge", "together", "first", "move", "stay"}
TIES = {
    "podium by coins",
    "podium by dice",
    "last by coins",
    "last by dice",
    "star set aside",
    "star kept",
    "end by coins",
    "end by stars",
    "end shared",
}


def shown_by(text: str) -> set[str]:
    """All that a record shows."""
    found: set[str] = set()
    for match in read_record(text).replay(GAMES):
        if match.log:
            found |= happenings(match)
    return found


def happenings(match: Match) -> set[str]:
    """What one action brought about that a golden game should show."""
    s = cast(Colosseum, match.state)
    last = match.log[-1]
    found = {word for word in INVESTMENTS | OTHER_WORDS if last == word or last.startswith(word + " ")}
    for event in match.events[-1]:
        if event.kind == events.WON:
            found |= {f"won {TOKEN_NAMES[kind]}" for kind in event.cards}
        if event.kind == events.STAGED and event.count:
            found.add("joker used")
        if event.kind == events.STAGED and s.rules.every_event and event.cards[1]:
            found.add("every event counts")
        if event.kind == events.EMPEROR and event.count:
            found.add("emperor exchanged")
        if event.kind == events.PODIUM:
            found |= podium_ties(s, last)
    if s.step == steps.TAKE:
        found |= last_ties(s, last)
    return found | star_ties(s) | (end_ties(s) if match.over else set())


WANTED = INVESTMENTS | OTHER_WORDS | TIES | {f"won {name}" for name in TOKEN_NAMES}
WANTED |= {"joker used", "emperor exchanged", "every event counts"}


def podium_ties(s: Colosseum, last: str) -> set[str]:
    markers = s.scores()
    if markers.count(max(markers)) == 1:
        return set()
    return {"podium by dice" if last.startswith("tie") else "podium by coins"}


def last_ties(s: Colosseum, last: str) -> set[str]:
    markers = [marker for seat, marker in enumerate(s.scores()) if seat != s.first]
    if markers.count(min(markers)) == 1:
        return set()
    return {"last by dice" if last.startswith("tie") else "last by coins"}


def star_ties(s: Colosseum) -> set[str]:
    found = set()
    for kind in STAR_TYPES if s.turn > 0 else []:
        counts = [s.held[16 * seat + kind] for seat in range(s.seats)]
        if max(counts) >= STAR_LEAST and counts.count(max(counts)) > 1:
            found.add("star set aside" if s.star[kind] == 0 else "star kept")
    return found


def end_ties(s: Colosseum) -> set[str]:
    """How the places of players with equal markers were settled."""
    if len(s.ranking()[0]) > 1:
        return {"end shared"}
    found = set()
    order = [place[0] for place in s.ranking()]
    for ahead, behind in pairwise(order):
        if s.marker[ahead] == s.marker[behind]:
            richer = final_coins(s, ahead) > final_coins(s, behind)
            found.add("end by coins" if richer else "end by stars")
    return found


def write() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in GOLDEN:
        golden.path.write_text(golden.text(), encoding="utf-8")


if __name__ == "__main__":
    write()
