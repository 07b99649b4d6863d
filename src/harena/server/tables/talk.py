"""Who hears what is said at a table.

While people play, those who look on talk among themselves: no player hears it, by whatever door she comes,
nor does anybody without a name. Players are heard by all. After the end everybody hears everything.
"""

from __future__ import annotations

from harena.server import wire
from harena.store.rows import OVER, PLAYING, SPECTATORS, TABLE, Channel, Said, Sheet

TAIL = 200
"""Lines of talk that are told at once."""


def channel_of(sheet: Sheet, person: str) -> Channel:
    """Where this person speaks."""
    return SPECTATORS if sheet.status == PLAYING and not sheet.has_seat(person) else TABLE


def hears_spectators(sheet: Sheet, person: str | None) -> bool:
    return sheet.status == OVER or (person is not None and not sheet.has_seat(person))


def heard(chat: list[Said], spectators: bool) -> list[wire.ChatLine]:
    """Numbered as they are heard: gaps would tell how much is said elsewhere."""
    lines = [said for said in chat if spectators or said.channel == TABLE]
    return [
        wire.ChatLine(n, said.person, said.name, said.seat, said.text, said.when, said.at, said.channel)
        for n, said in enumerate(lines)
    ]


class Ear:
    """What one listener has heard so far."""

    def __init__(self) -> None:
        self.said = -1
        """Lines of the whole talk, of which she has heard hers."""
        self.spectators = False
        self.told = 0

    def news(self, chat: list[Said], spectators: bool) -> wire.Chat | None:
        """New lines, of many the last; all of them if she hears more or less than before."""
        if len(chat) == self.said and spectators == self.spectators:
            return None
        lines = heard(chat, spectators)
        fresh = self.said < 0 or spectators != self.spectators
        since = 0 if fresh else self.told
        self.said, self.spectators, self.told = len(chat), spectators, len(lines)
        if since == len(lines) and not fresh:
            return None
        first = max(since, len(lines) - TAIL)
        return wire.Chat(first, fresh, lines[first:])
