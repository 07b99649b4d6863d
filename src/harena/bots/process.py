"""A process in which bots play or think for another."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading

from harena.bots.pipe.program import BARRACKS


def settle() -> None:
    """Leave interrupts to the parent, and go when it goes, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        BARRACKS.kill()
        os._exit(1)
