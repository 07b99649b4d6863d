"""Plays what people and bots play most, so that a counting engine learns which of its ways are trodden."""

from __future__ import annotations

import harena
from harena.bots.specification import bot_of
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY

RANDOM, GREEDY = 1500, 40
"""Games for each game and number of seats."""
PLANNER = "planner:100"


def main() -> None:
    assert harena.COMPILED, "there is nothing to learn from an interpreted engine"
    luck = Luck(2026)
    for name, game in harena.GAMES.items():
        for seats in game.seats:
            bare = game.start(seats).bare()
            for _ in range(RANDOM):
                bare.bare().play_out(luck)
            for _ in range(RANDOM // 10):
                game.start(seats).play_out(luck)  # with its memory
            for number in range(GREEDY):
                play(name, seats, "greedy", f"greedy {number}")
        play(name, game.seats[0], PLANNER, "planner")


def play(game: str, seats: int, bot: str, seed: str) -> None:
    """A game of equals, to its end."""
    state, dealer = harena.GAMES[game].start(seats), harena.SeededDealer(seed)
    equals = [bot_of(bot, game, seat) for seat in range(seats)]
    while (actor := state.actor) != NOBODY:
        state.apply(dealer.choose(state) if actor == CHANCE else equals[actor].choose(state.view(actor)))


if __name__ == "__main__":
    main()
