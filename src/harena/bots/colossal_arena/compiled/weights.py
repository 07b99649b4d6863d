"""What the greedy policy cares about, in gold. A style of play is a change of a few of these."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from harena.games.colossal_arena.powers.table import CREATURES


class Weights:
    def __init__(self) -> None:
        # Stakes: what the life of a creature is worth to me.
        self.rival: float = 0.338
        """A rival's gold, against my own."""
        self.leader: float = 0.578
        """More of it for the rival who leads."""
        # The row: how likely each creature is to be the lowest when it is complete.
        self.sharp: float = 0.467
        """How much a point of strength protects in a complete row."""
        self.blur: float = 0.130
        """How much less with every empty space."""
        self.unknown: float = 2.278
        """The strength an empty space is as good as."""
        self.pace: float = 0.507
        """Cards a turn takes from the deck."""
        # Cards.
        self.keep: float = 0.014
        """What a card's strength is worth in hand, by the stake in its creature."""
        self.middle: float = 5.186
        """Stronger cards help their creature, weaker ones hurt it."""
        self.spectator: float = 0.212
        """What a spectator's distance from the middle is worth in hand."""
        self.prefect: float = 0.543
        self.magister: float = 0.583
        # Bets.
        self.patience: float = 0.330
        """A token kept for later."""
        self.survival: float = 0.291
        """A creature's chance to see the end of the game."""
        self.danger: float = 0.560
        """How much of it the current row can take away."""
        self.support: float = 0.374
        """Each good card in hand for the creature."""
        self.ally: float = 0.101
        """Each gold that others have on it, and will protect."""
        self.crown: float = 0.267
        """To become its backer."""
        self.secrecy: float = 0.246
        """A secret bet, beside its gold."""
        self.skip: float = 0.330
        """The card not played for it."""
        self.reveal: float = 0.581
        """What showing a secret costs."""
        # Powers and the clock.
        self.power: float = 0.121
        """All powers, beside the table below."""
        self.discard: float = 0.217
        """A fresh card for a dead one."""
        self.clock: float = 0.169
        """Each gold of lead, when a card fewer in the deck shortens the game."""
        self.amazon: float = 0.416
        self.junk: float = 0.262
        """A fresh card for a living creature's, under Magus."""
        self.hit: float = 0.199
        """Aiming at a rival: each gold of hers."""
        self.next: float = 0.222
        """Aiming at whoever is next."""
        self.guess: float = 1.958
        """The gold of a hidden secret bet, as far as others can tell."""


WELCOME: Final = {
    "amazon": 1.0,
    "colossus": 0.5,
    "cyclops": 1.2,
    "daimon": 1.0,
    "ettin": 1.5,
    "gorgon": 0.8,
    "magus": 0.6,
    "seraphim": 0.8,
    "titan": 1.2,
    "troll": 0.8,
    "unicorn": 1.0,
    "wyrm": 1.5,
}
"""How welcome each power is; one that is not known here is as welcome as most."""

POWER_WORTH: Final = vec[float]([WELCOME.get(name, 1.0) for name in CREATURES])
"""The same by the creatures' numbers."""
