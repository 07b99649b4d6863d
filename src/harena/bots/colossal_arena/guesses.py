"""What likely worlds have in common: where secret bets and unseen cards are, in odds and in words."""

from __future__ import annotations

from collections import Counter

from harena.games.colossal_arena.sight.view import ColossalArenaView
from harena.games.colossal_arena.state import ColossalArena
from harena.games.colossal_arena.words.notation import card_text, creature_name

LEADING = 4
"""Cards and creatures named of each seat."""


def secret_bets(worlds: list[ColossalArena], view: ColossalArenaView) -> dict[int, list[float]]:
    """Of each seat with a hidden secret bet: how likely it lies on each column."""
    found: dict[int, list[float]] = {}
    for seat in range(view.board.seats):
        if (view.secrets >> seat) & 1:
            columns = Counter(world.secret_column(seat) for world in worlds)
            found[seat] = [columns[column] / len(worlds) for column in range(8)]
    return found


def hands(worlds: list[ColossalArena], view: ColossalArenaView) -> dict[int, dict[int, float]]:
    """Of each other seat: how likely it holds each card."""
    found: dict[int, dict[int, float]] = {}
    for seat in range(view.board.seats):
        if seat != view.seat:
            cards = Counter(card for world in worlds for card in world.usable(seat))
            found[seat] = {card: n / len(worlds) for card, n in cards.items()}
    return found


def told(worlds: list[ColossalArena], view: ColossalArenaView) -> list[str]:
    """The same as sentences, the likeliest first."""
    board = view.board
    said: list[str] = []
    for seat, odds in secret_bets(worlds, view).items():
        columns = sorted(range(8), key=lambda column: -odds[column])[:LEADING]
        likely = [
            f"{creature_name(board, c).capitalize()} ({odds[c]:.0%})" for c in columns if odds[c] >= 0.05
        ]
        said.append(f"Seat {seat + 1}'s secret bet: {', '.join(likely)}.")
    for seat, chances in hands(worlds, view).items():
        cards = sorted(chances, key=lambda card: (-chances[card], card))[:LEADING]
        likely = [f"{card_text(board, card).capitalize()} ({chances[card]:.0%})" for card in cards]
        if likely:
            said.append(f"Seat {seat + 1} may hold {', '.join(likely)}.")
    return said
