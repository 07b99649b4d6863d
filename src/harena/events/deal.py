"""Which cards an event plays: every table of a round the same, and nobody chose them.

The house draws the event's seed and shows its commitment before anybody enters; whoever enters before the
start adds a nonce. At the start all of them together fix a seed for each round, and the rounds' commitments
are shown. A round's seed is told when all its tables are over, the event's own when the event is: then
anybody can derive the rounds' again.
"""

from __future__ import annotations

import hashlib
import hmac

from harena.core.dealer import mixed


def round_seed(seed: str, nonces: dict[int, str], number: int) -> str:
    """Of a round, counted from 1; `nonces` by entrant's number. It tells nothing of any other round's."""
    key = mixed(seed, {entrant - 1: nonce for entrant, nonce in nonces.items()})
    return hmac.new(key.encode(), f"harena round {number}".encode(), hashlib.sha256).hexdigest()
