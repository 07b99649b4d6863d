"""Games between several of one bot, as its seats see them."""

from __future__ import annotations

from collections.abc import Iterator

from harena.bots.bot import Bot
from harena.core.dealer import SeededDealer
from harena.core.state import CHANCE, NOBODY, State, View
from harena.games import GAMES


def views_of(
    bot: Bot, game: str, seed: str, seats: int = 3, options: dict[str, str] | None = None
) -> Iterator[View]:
    """What seats see at their choices, where all are that bot's."""
    state, dealer = GAMES[game].start(seats, "", options), SeededDealer(seed)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(dealer.choose(state))
            continue
        view = state.view(state.actor)
        yield view
        state.apply(bot.choose(view))


def played_out(state: State, seed: str, bots: list[Bot]) -> State:
    """A game to its end, each seat its bot's."""
    dealer = SeededDealer(seed)
    while state.actor != NOBODY:
        chance = state.actor == CHANCE
        state.apply(dealer.choose(state) if chance else bots[state.actor].choose(state.view(state.actor)))
    return state
