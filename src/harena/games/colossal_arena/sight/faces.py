"""Where the cards are as numbers: how many of a face in which zone."""

from __future__ import annotations

from mypy_extensions import i16, i64

from harena.core.bits import bit, count, low_index
from harena.core.planes import KEPT, Sheet, clockwise
from harena.games.colossal_arena import steps
from harena.games.colossal_arena.components import PREFECT, PREFECTS, SPLIT
from harena.games.colossal_arena.sight import notes
from harena.games.colossal_arena.sight.facts import hand_of, stunned_of
from harena.games.colossal_arena.sight.knowledge import Knowledge
from harena.games.colossal_arena.sight.planes import CARDS_AT, SEEN_ZONE, ZONES_SIZE
from harena.games.colossal_arena.state import ColossalArena


def write_seen(out: Sheet, lo: i64, hi: i64) -> None:
    """The faces that everybody has seen; of the Prefects' the first number stands for both."""
    change(out, notes.SEEN, lo, hi, SEEN_ZONE)


def write_cards(out: Sheet, s: ColossalArena, seat: i64) -> None:
    if seat >= 0:
        v = 2 * seat
        change(out, notes.CARDS, s.hand[v], s.hand[v + 1], 0)
        change(out, notes.CARDS + 2, s.stun[v], s.stun[v + 1], 1)
        change(out, notes.CARDS + 4, s.buried[v], s.buried[v + 1], 2)
        if seat == s.current:
            mark_packed(out, s.stack, 3)
    else:
        change(out, notes.CARDS, 0, 0, 0)
        change(out, notes.CARDS + 2, 0, 0, 1)
        change(out, notes.CARDS + 4, 0, 0, 2)
    if (s.step == steps.PEEK or s.step == steps.KEEP) and (seat == s.current or seat == s.victim):
        mark_packed(out, s.shown, 4)
    if s.discard_top != 0:
        mark(out, s.discard_top - 1, 6)
    if s.step == steps.WITH:
        mark(out, s.first, 13)


def write_known(out: Sheet, s: ColossalArena, seat: i64, first: i64, knowledge: Knowledge) -> None:
    i: i64
    for i in range(s.seats):
        other = clockwise(first, i, s.seats)
        lo: i64 = 0
        hi: i64 = 0
        if other != seat:
            lo, hi = knowledge.held(bit(hand_of(other)) | bit(stunned_of(other)))
        change(out, notes.HELD + 2 * i, lo, hi, 8 + i)


def change(out: Sheet, note: i64, lo: i64, hi: i64, zone: i64) -> None:
    """Write which cards came into a zone or left it since the row was last written on."""
    kept = out.kept
    at = out.row * KEPT + note
    if kept[at] == lo and kept[at + 1] == hi:
        return
    values = out.values
    place = out.at + CARDS_AT + zone
    other = kept[at] ^ lo
    while other != 0:
        k = low_index(other)
        other &= other - 1
        values[place + k * ZONES_SIZE] = i16((lo >> k) & 1)
    other = kept[at + 1] ^ hi
    if (other & PREFECTS) != 0:
        values[place + PREFECT * ZONES_SIZE] = i16(count(hi & PREFECTS))
        other &= ~PREFECTS
    while other != 0:
        k = low_index(other)
        other &= other - 1
        values[place + (SPLIT + k) * ZONES_SIZE] = i16((hi >> k) & 1)
    kept[at] = lo
    kept[at + 1] = hi


def mark_packed(out: Sheet, cards: i64, zone: i64) -> None:
    while cards != 0:
        mark(out, (cards & 127) - 1, zone)
        cards >>= 7


def mark(out: Sheet, card: i64, zone: i64) -> None:
    """A card that is there for this look alone."""
    if card > PREFECT:
        card = PREFECT
    out.add(CARDS_AT + card * ZONES_SIZE + zone)
