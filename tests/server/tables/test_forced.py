"""What the whole table can see is forced, the server takes at once."""

from __future__ import annotations

import asyncio
from random import Random

from harena.core.match import Match
from harena.core.state import CHANCE
from harena.games import GAMES
from harena.server import wire

from ..guests import ARENA
from ..hand_moved import HandMoved
from ..timed import BRUNO, actor, house_in, table_for


def test_nobody_is_asked_to_pass_without_a_token() -> None:
    """Given a whole game by two people; expected: without a token or a hidden bet one just plays a card."""

    async def play() -> tuple[int, Match]:
        async with house_in(HandMoved()) as house:
            table = await table_for(house, wire.Terms(), BRUNO)
            luck, asked = Random(1), 0
            while not table.running().over:
                match = table.running()
                assert match.state.forced() < 0
                await table.act(
                    actor(table).id, len(match.log), luck.choice(match.view(match.actor).actions())
                )
                asked += 1
            return asked, table.running()

    asked, match = asyncio.run(play())
    entries = [seat for seat in match.seats if seat != CHANCE]
    assert len(entries) > asked + 5
    again = Match(GAMES[ARENA], 2, options=match.options)
    for seat, text in zip(match.seats, match.log, strict=True):
        again.enter(text, seat)
    assert again.state.scores() == match.state.scores(), "the record knows nothing of who took it"
