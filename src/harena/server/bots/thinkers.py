"""Bots think here, off the event loop, and act on the same road as people.

A quick bot thinks in a thread. A planner would hold the interpreter for too long (compiled code keeps its
lock), so it thinks in a process of its own, which gets the log and looks with the bot's eyes only. If none
can be started, or it takes too long, a quick bot stands in for it: the loop is never held.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import dataclass, replace

from harena.bots import BOTS
from harena.bots.bot import plain_action
from harena.bots.specification import bot_of, usual
from harena.core.dealer import mixed
from harena.core.errors import HarenaError
from harena.core.match import Match
from harena.core.state import View
from harena.server.bots.planners import HINT, MOVE, Question
from harena.server.bots.pool import Pool, processes, threads
from harena.server.bots.programs import Programs
from harena.server.chores import end
from harena.server.clocks.timekeeper import Timekeeper
from harena.server.errors import Gone, Refusal, Stale
from harena.server.limits import Limits
from harena.server.neighbours import Neighbours
from harena.server.tables.seats import is_among_machines
from harena.server.tables.table import Table
from harena.store.rows import OVER, Sheet

PIPED = 8
"""Programs that are waited for at a time."""
STEADY = 3.0
"""Seconds for each decision of somebody's stand-in that thinks, whatever there is to think about."""
SPARE = 1.0
"""So many of them are left for a quick bot, should the thought not come in time."""
LOOK = 1.0
"""Seconds after which a house looks whether a table's bots have been left alone."""

log = logging.getLogger(__name__)


@dataclass
class Turn:
    """A bot's decision: whose table it is, what the bot sees, and what a planner's process must know."""

    person: str
    view: View
    question: Question


def luck(sheet: Sheet, seat: int) -> int:
    """A bot's seed. It comes from the secret one, so nobody can foretell a bot before the seed is shown."""
    digest = hashlib.sha256(f"harena bot {seat} {mixed(sheet.seed, sheet.nonces)}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def choose(bot: str, game: str, seed: int, view: View) -> str:
    """The bot's action, in its notation."""
    return bot_of(bot, game, seed).say(view)


def ponders(sheet: Sheet, seat: int) -> bool:
    """Whether a bot that thinks plays for somebody there."""
    bot = sheet.seats[seat].stand_in
    return bot in BOTS and not BOTS[bot].quick


def hurried(turn: Turn) -> Turn:
    """The same decision for whoever answers at once."""
    return replace(turn, question=replace(turn.question, bot=usual(turn.question.game)))


class Thinkers:
    def __init__(
        self, pace: float, limits: Limits, neighbours: Neighbours, programs: Programs, time: Timekeeper
    ) -> None:
        self.neighbours = neighbours
        self.pace = pace
        """Seconds that a bot takes at least, so that people can follow, whether or not it has a choice."""
        self.time = time
        self.patience = limits.thought
        self.quick = Pool(2, threads)
        self.programs = programs
        self.piped = Pool(PIPED, threads)
        self.planners = Pool(max(1, (os.cpu_count() or 1) - 1), processes)
        self.shared = neighbours.planners(self.planners)
        self.tasks: dict[str, asyncio.Task[bool]] = {}
        self.ends: set[asyncio.Task[None]] = set()
        self.closing = False

    def wake(self, table: Table) -> None:
        """Let bots act for as long as it is for them."""
        if self.programs.has(table.id) and table.sheet.status == OVER and not self.closing:
            end = asyncio.create_task(self._tell_end(table), name=f"the end at {table.id}")
            self.ends.add(end)
            end.add_done_callback(self.ends.discard)
        if not self.closing and table.bot_to_act() is not None and table.id not in self.tasks:
            task = asyncio.create_task(self._tend(table), name=f"bots at {table.id}")
            self.tasks[table.id] = task
            task.add_done_callback(lambda done: self._rest(table, done))

    def _rest(self, table: Table, done: asyncio.Task[bool]) -> None:
        del self.tasks[table.id]
        if not done.cancelled() and (done.result() or table.listeners):
            self.wake(table)

    async def close(self) -> None:
        self.closing = True
        await end([*self.tasks.values(), *self.ends])
        self.quick.close()
        self.piped.close()
        await asyncio.to_thread(self.programs.close)
        await self.shared.close()

    async def _tend(self, table: Table) -> bool:
        """Act, unless another house does; if that one dies while somebody looks on here, it is for us."""
        while not await self.neighbours.tend(table.id):
            await asyncio.sleep(LOOK)
            if table.bot_to_act() is None or not table.listeners:
                return False
        try:
            await self._act(table)
        finally:
            await self.neighbours.let_go(table.id)
        return True

    async def _act(self, table: Table) -> None:
        trouble = 0.0
        while True:
            try:
                turn = await _turn_at(table)
                if turn is None:
                    return
                if ponders(table.sheet, turn.question.seat):
                    text = await self._think_steadily(turn)
                else:
                    pause = 0.0 if is_among_machines(table.sheet) else self.pace
                    text, _ = await asyncio.gather(self._think(turn), self.time.sleep(pause))
                await _take(table, turn, text)
                trouble = 0.0
            except Stale:
                continue
            except Gone:
                return
            except Exception as error:  # the store, most likely: it may come back
                trouble = min(30.0, 2 * trouble + 1)
                log.warning("bots at %s: %s; again in %.0f s", table.id, type(error).__name__, trouble)
                await asyncio.sleep(trouble)

    async def advise(self, table: Table, person: str, wants: str) -> tuple[int, str]:
        """A hint or a guess for whichever of this person's seats is to act, and at which `at`.

        Nothing but her own view decides it; she waits in the same line as everybody's bots.
        """
        async with table.held():
            sheet, match, seat = table.sheet, table.running(), table.seat_of(person)
            if not sheet.terms.hints:
                raise Refusal(409, "this table plays without hints")
            if wants == HINT and seat != match.actor:
                raise Refusal(409, "a hint is for whoever is to act")
            question = asked(sheet, match, seat, "", 0, wants)
        try:
            return len(question.log), await self.shared.think(person, self.patience, question)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("no advice at %s: %s", table.id, type(error).__name__)
            raise Refusal(503, "nobody has time to think about it now; try again") from error

    async def _think_steadily(self, turn: Turn) -> str:
        """The choice of somebody's stand-in: when it comes tells nobody how much there was to think about."""
        over = asyncio.create_task(self.time.sleep(max(self.pace, STEADY)))
        late = asyncio.create_task(self.time.sleep(max(self.pace, STEADY) - SPARE))
        thought = asyncio.create_task(self._think(turn))
        try:
            await asyncio.wait((thought, late), return_when=asyncio.FIRST_COMPLETED)
            text = thought.result() if thought.done() else await self._think(hurried(turn))
            await over
            return text
        finally:
            await end([thought, late, over])

    async def _think(self, turn: Turn) -> str:
        """The bot's choice; a bot that fails plays a plain action, and the game goes on."""
        try:
            text = await self._choice(turn)
        except Exception as error:
            log.warning("bot %s fails: %s", turn.question.bot, type(error).__name__)
            text = ""
        return text or plain_action(turn.view)

    async def _choice(self, turn: Turn) -> str:
        asked = turn.question
        if asked.bot in self.programs.named:
            return await self.piped.run(turn.person, self.patience, self.programs.say, asked, turn.view)
        if asked.bot not in BOTS:  # its program is no longer named
            return await self._quickly(usual(asked.game), turn)
        if BOTS[asked.bot].quick:
            return await self._quickly(asked.bot, turn)
        try:
            return await self.shared.think(turn.person, self.patience, asked)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("bot %s cannot think: %s", asked.bot, type(error).__name__)
            return await self._quickly(usual(asked.game), turn)

    async def _tell_end(self, table: Table) -> None:
        views: dict[int, View] = {}
        with suppress(Gone):
            async with table.held():
                match = table.running()
                views = {seat: match.view(seat) for seat in range(len(table.sheet.seats))}
        await asyncio.to_thread(self.programs.end, table.id, views)

    async def _quickly(self, bot: str, turn: Turn) -> str:
        asked = turn.question
        return await self.quick.run(
            turn.person, self.patience, choose, bot, asked.game, asked.seed, turn.view
        )


async def _take(table: Table, turn: Turn, text: str) -> None:
    asked = turn.question
    try:
        await table.act_for_bot(asked.seat, asked.bot, len(asked.log), text)
    except HarenaError as error:
        log.warning("bot %s is refused: %s", asked.bot, type(error).__name__)  # the text may name a hand
        await table.act_for_bot(asked.seat, asked.bot, len(asked.log), plain_action(turn.view))


async def _turn_at(table: Table) -> Turn | None:
    """What the bot to act at this table needs to know, if one is."""
    try:
        async with table.held():
            sheet, match, bot = table.sheet, table.match, table.bot_to_act()
            if match is None or bot is None:
                return None
            seat = int(match.actor)
            question = asked(sheet, match, seat, bot, luck(sheet, seat))
            return Turn(sheet.host, match.view(seat), question)
    except Gone:
        return None


def asked(sheet: Sheet, match: Match, seat: int, bot: str, seed: int, wants: str = MOVE) -> Question:
    return Question(
        table=sheet.id,
        game=sheet.game,
        options=match.options,
        players=len(sheet.seats),
        bot=bot,
        seat=seat,
        seed=seed,
        seats=list(match.seats),
        log=list(match.log),
        wants=wants,
    )
