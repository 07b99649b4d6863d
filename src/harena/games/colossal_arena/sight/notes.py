"""What a row of numbers notes of what is written on it: nought is nothing, as on a row that was wiped."""

from __future__ import annotations

from typing import Final

TOPS: Final = 0
"""The top of each of the forty piles, as the state has it."""
COVERED: Final = 40
BARRED: Final = 41
SEEN: Final = 42
"""Two masks of cards, as below."""
EYES: Final = 44
"""By whose eyes it is written: the seat that is counted as the first, plus one."""
STEP: Final = 45
TAKEN: Final = 46
REVEALED: Final = 47
ALIVE: Final = 48
BACKERS: Final = 49
"""Of every column who backs it, plus one, four bits each."""
GOLD: Final = 50
"""Of every seat, in tokens that lie open on the living."""
SECRETS: Final = 55
"""Where each seat's secret bet is written, counted from the viewer, plus one, four bits each."""
CARDS: Final = 56
"""Of every zone of cards that is written by its changes two masks: hand, stunned, buried."""
HELD: Final = 62
"""Of every seat, counted from the viewer, the cards that it surely holds."""
COLUMNS: Final = 72
"""Of each of the eight columns all its numbers in one."""
MARKS: Final = 80
BACKING: Final = 81
DIED: Final = 82
"""What the numbers of all columns were made of."""
FIGHT: Final = 83
"""In which row, among whom."""
WEAK: Final = 84
"""Who is lowest there, and who is doomed."""
