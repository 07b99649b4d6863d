"""What a planner's own process runs. It imports the engine and the bots, and nothing of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from harena.bots import BOTS
from harena.core.record import read_record
from harena.games import GAMES


def plan(record: str, bot: str, seat: int, seed: int) -> str:
    """The bot's action in its notation, from the record's text and with the bot's eyes only."""
    read = read_record(record)
    view = read.match(GAMES).view(seat)
    return view.text(BOTS[bot].make(read.game, seed).choose(view))


def settle() -> None:
    """Leave interrupts to the server, and go when it goes, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
