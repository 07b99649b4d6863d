"""The options of a table, and what they mean to the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.game import Option, Options, option_numbers

OPTIONS: Final = [
    Option(
        "program_order", ["any", "rising"], "Any program may be bought, or only above all one has staged."
    ),
    Option(
        "auction_wins",
        ["per-initiator", "one-per-turn"],
        "A winner is out until the next player opens auctions, or for the rest of the turn.",
    ),
    Option(
        "refill",
        ["initiator-wins", "initiator-done"],
        "Empty markets are refilled when the opener wins, or also when she is done.",
    ),
    Option("retrade", ["no", "yes"], "Tokens got by trade may be traded on in the same phase."),
    Option("trade_specials", ["no", "yes"], "Jokers and Additional Actions may be traded."),
    Option(
        "star_ties",
        ["set-aside", "holder-keeps"],
        "A tie takes the star from its holder, or leaves it with her.",
    ),
    Option(
        "closing_order",
        ["discard-podium-theft", "podium-discard-theft"],
        "Whether tokens are discarded before the podium is given, or after.",
    ),
    Option(
        "dice",
        ["special", "one-to-three"],
        "Dice with the faces I-III, 2, 3, 4, 5, 6, or with 1, 2 and 3 alone.",
    ),
    Option(
        "joker_discard",
        ["never", "may"],
        "A Joker that was used is never discarded, or may be.",
        before="may",
    ),
    Option(
        "theft", ["must", "may"], "The last player must take a token from the first, or may.", before="may"
    ),
    Option(
        "previous_events",
        ["programs", "events"],
        "Five spectators for each other program staged before, or for each event.",
        before="programs",
    ),
    Option(
        "noble_moves", ["must", "may"], "Dice must move nobles, or may leave them standing.", before="must"
    ),
]

PRESETS: Final[dict[str, Options]] = {
    "standard": {},
    "manual": {"dice": "one-to-three", "previous_events": "events", "noble_moves": "may"},
    "official": {
        "program_order": "rising",
        "auction_wins": "one-per-turn",
        "refill": "initiator-done",
        "retrade": "yes",
        "trade_specials": "yes",
        "star_ties": "holder-keeps",
        "closing_order": "podium-discard-theft",
        "joker_discard": "may",
        "theft": "may",
    },
}

SENTENCES: Final = {
    "standard": "The reference manual where it is clear and can be played, else the rulebook.",
    "manual": "The manual to the letter, even where the printed game reads otherwise.",
    "official": "The rulebook of 2007.",
}


class Rules:
    """The options in the form the engine asks for them, never changed."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.numbers: vec[i64] = vec[i64](option_numbers(OPTIONS, options))
        self.rising = options["program_order"] == "rising"
        self.one_win = options["auction_wins"] == "one-per-turn"
        self.refill_when_done = options["refill"] == "initiator-done"
        self.retrade = options["retrade"] == "yes"
        self.trade_specials = options["trade_specials"] == "yes"
        self.holder_keeps = options["star_ties"] == "holder-keeps"
        self.podium_first = options["closing_order"] == "podium-discard-theft"
        self.special_dice = options["dice"] == "special"
        self.spares_jokers = options["joker_discard"] == "never"
        self.must_take = options["theft"] == "must"
        self.every_event = options["previous_events"] == "events"
        self.may_stay = options["noble_moves"] == "may"
