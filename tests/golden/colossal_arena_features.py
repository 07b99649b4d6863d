"""What a game of Colossal Arena shows: the features that the golden games cover together.

Run this file to choose the golden games anew, after a change of the rules:

    PYTHONPATH=src python tests/golden/colossal_arena_features.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random as Choice

from harena.core.dealer import SeededDealer
from harena.core.match import Match
from harena.core.record import Record
from harena.games import GAMES
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.events import ENDINGS
from harena.games.colossal_arena.powers.table import CREATURES, IN_THE_BOX
from harena.games.colossal_arena.state import ColossalArena

ARENA = GAMES["colossal-arena"]
FOLDER = Path(__file__).parent / "colossal_arena"

TABLES = [
    (2, "colossal-arena", {}),
    (3, "colossal-arena", {}),
    (4, "colossal-arena", {"creature_select": "ban"}),
    (5, "colossal-arena", {"tie_break": "last-dead"}),
    (2, "titan", {}),
    (3, "titan", {"creature_select": "random"}),
    (5, "titan", {}),
    (2, "titan", {"creature_select": "random", "stalemate_declare": "off"}),
    (4, "derby", {}),
    (3, "colossal-arena", {"creature_select": "ban", "round5_bets": "off"}),
]
WORDS = {
    "revealed": "a secret is revealed",
    "showed-all": "a forced pass",
    "showed-one": "Gorgon finds nothing",
    "gave": "Gorgon's victim gives a card",
    "swapped": "Unicorn swaps",
    "struck": "Wyrm strikes",
    "buried": "Magus hides cards",
    "recovered": "stunned cards return",
    "declared": "a stalemate is declared",
    "objected": "somebody objects",
    "recycled": "a row is recycled",
    "banned": "creatures are banned",
    "took": "a card is picked up",
}
BOX = CREATURES[:IN_THE_BOX]
WANTED = (
    {f"power of {name}" for name in BOX}
    | {f"Seraphim copies {name}" for name in BOX if name != "seraphim"}
    | {f"ends by {ending}" for ending in ENDINGS if ending}
    | {f"{seats} seats" for seats in (2, 3, 4, 5)}
    | {f"preset {preset}" for preset in ARENA.presets}
    | set(WORDS.values())
    | {"the Prefect", "the Magister", "a secret is retrieved", "Titan looks into a stunned hand"}
)


def features(match: Match, preset: str) -> Iterator[str]:
    """Of a finished match, played again move by move."""
    yield f"{match.state.seats} seats"
    yield f"preset {preset}"
    again = Match(ARENA, match.state.seats, preset, match.options)
    copied = ""
    for text in match.log:
        s = again.state
        assert isinstance(s, ColossalArena)
        if text.startswith("copy "):
            copied = text.removeprefix("copy ")
        elif s.step >= steps.POWER and text != "decline":
            name = CREATURES[s.step - steps.POWER]
            yield f"Seraphim copies {name}" if name == copied else f"power of {name}"
            if name == "titan" and s.stunned[s.parse(text) - s.parse("target seat 1")]:
                yield "Titan looks into a stunned hand"
        if text == "done":
            copied = ""
        yield from plain_features(text)
        again.play(text)
        yield from (WORDS[event.kind] for event in again.events[-1] if event.kind in WORDS)
    last = again.state
    assert isinstance(last, ColossalArena)
    yield f"ends by {ENDINGS[last.ending]}"


def plain_features(text: str) -> Iterator[str]:
    if text == "prefect":
        yield "the Prefect"
    if text.startswith("magister on"):
        yield "the Magister"
    if text == "retrieve secret":
        yield "a secret is retrieved"
    if text.startswith("copy "):
        yield "power of seraphim"


def play(seats: int, preset: str, options: dict[str, str], seed: int) -> Match:
    """A random game. By the seed players are even-minded, or lazy, or eager to use every power."""
    choice = Choice(seed)
    players = [f"Player {seat + 1}" for seat in range(seats)]
    match = Match(ARENA, seats, preset, options, SeededDealer(f"golden {seed}"), players)
    while not match.over:
        texts = [match.state.text(action) for action in match.state.actions()]
        match.play(choice.choice(preferred(texts, seed % 3) or texts))
    return match


def preferred(texts: list[str], temper: int) -> list[str]:
    if temper == 1:
        agreed = ("done", "pass", "declare", "wait") if "object" in texts else ("done", "pass", "declare")
        return [text for text in texts if text in agreed]
    if temper == 2:
        return [text for text in texts if text not in ("decline", "pass") and not text.startswith("secret")]
    return []


def candidates() -> Iterator[tuple[Match, str, set[str]]]:
    plan = [(*TABLES[seed % len(TABLES)], seed) for seed in range(900)]
    plan += [(5, "titan", {}, seed) for seed in range(1, 300, 3)]
    for seats, preset, options, seed in plan:
        match = play(seats, preset, options, seed)
        yield match, preset, set(features(match, preset)) & WANTED


def choose() -> list[tuple[Match, str, set[str]]]:
    """A dozen or so games that together show everything wanted."""
    pool = list(candidates())
    missing = set(WANTED)
    chosen: list[tuple[Match, str, set[str]]] = []
    while missing:
        best = max(pool, key=lambda game: (len(game[2] & missing), -len(game[0].log)))
        if not best[2] & missing:
            raise SystemExit(f"no game shows {sorted(missing)}")
        chosen.append(best)
        missing -= best[2]
    match = play(3, "derby", {"tie_break": "last-dead"}, 12)
    return [*chosen, (match, "derby", set(features(match, "derby")))]


def story(match: Match) -> str:
    return "".join(f"{line.sentence}\n" for line in match.told(None))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for number, (match, preset, shown) in enumerate(choose(), 1):
        record = Record.of(match)
        file = FOLDER / f"{number:02}-{preset}-{match.state.seats}.record"
        file.write_text(record.text())
        file.with_suffix(".story").write_text(story(match))
        print(number, preset, len(match.log), sorted(shown))


if __name__ == "__main__":
    main()
