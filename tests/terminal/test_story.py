"""What happened, folded by what it is about; no sentence is taken apart."""

from __future__ import annotations

from harena.core.match import Told
from harena.terminal.colossal_arena.news import FOLDS as ARENA
from harena.terminal.colosseum.news import FOLDS as COLOSSEUM
from harena.terminal.ink import Ink
from harena.terminal.page import Page
from harena.terminal.story import Folds, paragraphs

PAGE = Page(Ink(False), ["Anna", "Brutia (greedy)", "Cassius (random)"])
PLAIN = Folds({}, set())


def told(seat: int | None, kind: str, sentence: str, **things: object) -> Told:
    return Told(0, seat, kind, things, sentence)


def test_a_story_is_told_person_by_person() -> None:
    story = [
        told(None, "sun", "The sun rises."),
        told(0, "passed", "Seat 1 passes."),
        told(0, "played", "Seat 1 plays."),
        told(1, "passed", "Seat 2 passes."),
        told(None, "night", "Night falls."),
    ]
    expected = ["The sun rises.", "Anna passes; plays.", "Brutia passes.", "Night falls."]
    assert paragraphs(story, PAGE, PLAIN) == expected


def test_a_deal_round_the_table_is_told_once() -> None:
    deal = [
        told(0, "drew", "Seat 1 draws a card."),
        told(1, "drew", "Seat 2 draws Wyrm 7.", cards=["wyrm 7"]),
        told(0, "drew", "Seat 1 draws a card."),
        told(1, "drew", "Seat 2 draws Troll 1.", cards=["troll 1"]),
    ]
    assert paragraphs(deal, PAGE, ARENA) == ["Anna draws 2 cards.", "Brutia draws Wyrm 7, Troll 1."]


def test_stunned_cards_are_counted() -> None:
    blows = [told(None, "stunned", "A card of seat 2 is stunned.", whom=1) for _ in range(4)]
    assert paragraphs(blows, PAGE, ARENA) == ["4 cards of Brutia are stunned."]


def test_markets_are_laid_out_in_one_sentence() -> None:
    laid = [
        told(None, "placed", "...", token=token, market=market)
        for market in (1, 2)
        for token in ("horse", "lion", "additional-action")
    ]
    assert paragraphs(laid, PAGE, COLOSSEUM) == [
        "Laid out: market 1 horse, lion, action; market 2 horse, lion, action."
    ]


def test_an_auction_is_one_paragraph() -> None:
    auction = [
        told(1, "opened", "Seat 2 puts market 4 up for auction.", market=4),
        told(1, "bid", "Seat 2 bids 8.", bid=8),
        told(2, "bid", "Seat 3 bids 9.", bid=9),
        told(0, "out", "Seat 1 leaves the auction."),
        told(1, "out", "Seat 2 leaves the auction."),
        told(2, "won", "Seat 3 wins market 4 for 9: horse.", market=4, price=9, tokens=["horse"]),
    ]
    assert paragraphs(auction, PAGE, COLOSSEUM) == [
        "Brutia puts market 4 up for auction. Brutia 8, Cassius 9, Anna out, Brutia out.",
        "    Cassius wins market 4 for 9: horse.",
    ]


def test_what_is_said_twice_is_counted() -> None:
    story = [told(0, "used", "Seat 1 uses Troll.")] * 3
    assert paragraphs(story, PAGE, PLAIN) == ["Anna uses Troll (×3)."]
