"""Bots think here, off the event loop, and act on the same road as people.

A quick bot thinks in a thread. A planner would hold the interpreter for too long (compiled code keeps its
lock), so it thinks in a process of its own, which gets the record as text and looks with the bot's eyes only.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import zlib
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass

from harena.bots import BOTS
from harena.bots.process import settle
from harena.bots.specification import bot_of
from harena.core.record import Record
from harena.core.state import View
from harena.server.errors import Gone, Stale
from harena.server.planners import plan
from harena.server.table import Table

log = logging.getLogger(__name__)


@dataclass
class Turn:
    seat: int
    bot: str
    game: str
    at: int
    seed: int
    view: View
    record: str


def choose(turn: Turn) -> str:
    """The bot's action, in its notation."""
    return turn.view.text(bot_of(turn.bot, turn.game, turn.seed).choose(turn.view))


class Thinkers:
    def __init__(self, pace: float) -> None:
        self.pace = pace
        """Seconds that a bot takes at least, so that people can follow."""
        self.threads: Executor = ThreadPoolExecutor(2, "bot")
        self.planners: Executor | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.closing = False

    def wake(self, table: Table) -> None:
        """Let bots act for as long as it is for them."""
        if table.bot_to_act() is not None and table.id not in self.tasks:
            task = asyncio.create_task(self._act(table), name=f"bots at {table.id}")
            self.tasks[table.id] = task
            task.add_done_callback(lambda _: self._rest(table))

    def _rest(self, table: Table) -> None:
        del self.tasks[table.id]
        if not self.closing:
            self.wake(table)

    async def close(self) -> None:
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)
        if self.planners is not None:
            self.planners.shutdown(wait=False, cancel_futures=True)

    async def _act(self, table: Table) -> None:
        trouble = 0.0
        while True:
            try:
                turn = await _turn_at(table)
                if turn is None:
                    return
                text, _ = await asyncio.gather(self._think(turn), asyncio.sleep(self.pace))
                await table.act_for_bot(turn.seat, turn.bot, turn.at, text)
                trouble = 0.0
            except Stale:
                continue
            except Gone:
                return
            except Exception as error:  # the store, most likely: it may come back
                trouble = min(30.0, 2 * trouble + 1)
                log.warning("bots at %s: %s; again in %.0f s", table.id, type(error).__name__, trouble)
                await asyncio.sleep(trouble)

    async def _think(self, turn: Turn) -> str:
        """The bot's choice; a bot that fails plays the first legal action, and the game goes on."""
        try:
            text = await self._choice(turn)
        except Exception as error:
            log.warning("bot %s fails: %s", turn.bot, type(error).__name__)
            text = ""
        legal = turn.view.actions()
        return text if text in legal else legal[0]

    async def _choice(self, turn: Turn) -> str:
        loop = asyncio.get_running_loop()
        if BOTS[turn.bot].quick:
            return await loop.run_in_executor(self.threads, choose, turn)
        if self.planners is None:
            workers = max(1, (os.cpu_count() or 1) - 1)
            self.planners = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), settle)
        try:
            return await loop.run_in_executor(
                self.planners, plan, turn.record, turn.bot, turn.seat, turn.seed
            )
        except BrokenExecutor:
            self.planners = None
            return await loop.run_in_executor(self.threads, choose, turn)


async def _turn_at(table: Table) -> Turn | None:
    """What the bot to act at this table needs to know, if one is."""
    try:
        async with table.held():
            sheet, match, bot = table.sheet, table.match, table.bot_to_act()
            if match is None or bot is None:
                return None
            seat = int(match.actor)
            seed = zlib.crc32(f"{table.id} {seat}".encode())
            text = "" if BOTS[bot].quick else Record.of(match).text()
            return Turn(seat, bot, sheet.game, len(match.log), seed, match.view(seat), text)
    except Gone:
        return None
