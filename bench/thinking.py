"""How fast the planner of Colossal Arena thinks, over the decisions of whole games.

    python bench/thinking.py [--games 6] [--simulations 400]

One seat of four thinks at each of its decisions with a choice; everybody plays greedily on.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

from harena.bots import BOTS
from harena.bots.colossal_arena.planner import Planner
from harena.core.chance import Luck
from harena.core.state import CHANCE, NOBODY
from harena.games import GAMES
from harena.games.colossal_arena.sight.view import ColossalArenaView

ARENA = "colossal-arena"


def decisions(games: int) -> Iterator[ColossalArenaView]:
    """What the first seat sees whenever it has a choice."""
    greedy = BOTS["greedy"].make(ARENA)
    for game in range(games):
        luck = Luck(game)
        luck.begin()
        state = GAMES[ARENA].start(4)
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.apply(state.sample(luck))
                continue
            view = state.view(state.actor)
            if state.actor == 0 and len(view.legal()) > 1:
                assert isinstance(view, ColossalArenaView)
                yield view
            state.apply(greedy.choose(view))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=400)
    args = parser.parse_args()
    asked, spent, worlds, played = 0, 0.0, 0.0, 0
    for view in decisions(args.games):
        planner = Planner(1, simulations=args.simulations)
        began = time.process_time()
        planner.likely(view, planner.random(view))
        between = time.process_time()
        search = planner.search(view)  # finds its worlds again
        spent += time.process_time() - between
        worlds += between - began
        played += int(search.decisions)
        asked += 1
    print(f"{asked} decisions of {args.simulations} simulations: {1000 * spent / asked:.1f} ms each,")
    print(f"{1000 * worlds / asked:.1f} of them for likely worlds;")
    print(f"{played / (spent - worlds):,.0f} decisions a second inside play-outs")


if __name__ == "__main__":
    main()
