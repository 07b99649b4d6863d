"""POWERS: a row a creature, in the order of their numbers. A new power is a class and a last row here."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from harena.games.colossal_arena.powers.amazon import Amazon
from harena.games.colossal_arena.powers.base import Power
from harena.games.colossal_arena.powers.colossus import Colossus
from harena.games.colossal_arena.powers.cyclops import Cyclops
from harena.games.colossal_arena.powers.daimon import Daimon
from harena.games.colossal_arena.powers.ettin import Ettin
from harena.games.colossal_arena.powers.gorgon import Gorgon
from harena.games.colossal_arena.powers.magus import Magus
from harena.games.colossal_arena.powers.seraphim import Seraphim
from harena.games.colossal_arena.powers.titan import Titan
from harena.games.colossal_arena.powers.troll import Troll
from harena.games.colossal_arena.powers.unicorn import Unicorn
from harena.games.colossal_arena.powers.wyrm import Wyrm

POWERS: Final = vec[Power](
    [
        Amazon(),
        Colossus(),
        Cyclops(),
        Daimon(),
        Ettin(),
        Gorgon(),
        Magus(),
        Seraphim(),
        Titan(),
        Troll(),
        Unicorn(),
        Wyrm(),
    ]
)

CREATURES: Final = [power.creature for power in POWERS]
"""Their names."""
IN_THE_BOX: Final = 12
"""The line-up is drawn or banned from these; later ones fight where listed: old seeds deal as ever."""
