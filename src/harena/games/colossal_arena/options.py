"""The options of a table, and what they mean to the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from harena.core.game import Option, Options, option_numbers

RANDOM: Final = 0
CHOSEN: Final = 1
BANNED: Final = 2

CLASSIC: Final = ["cyclops", "wyrm", "ettin", "amazon", "titan", "troll", "unicorn", "magus"]

OPTIONS: Final = [
    Option(
        "creature_select",
        ["random", "classic", "ban"],
        "Which eight fight: random ones, those of Titan: The Arena, what a ban draft leaves, or a list.",
        "eight creatures with commas between them, in the order of their columns",
    ),
    Option(
        "end_mode",
        ["last-card", "five-rounds"],
        "The last card of the deck ends the game, or five rounds are always played out.",
    ),
    Option(
        "stalemate_declare",
        ["on", "off"],
        "In five rounds: players may declare a stalemate and object to it, or only the automatic one counts.",
    ),
    Option(
        "tie_break",
        ["most-recent-turn", "last-dead"],
        "Equal gold: the later turn wins, or whoever lost more on the last creatures to die.",
    ),
    Option("round5_bets", ["on", "off"], "Bets in the fifth row are allowed, worth nothing, or forbidden."),
    Option("zero_bet_makes_backer", ["on", "off"], "A lone bet worth nothing makes its owner the backer."),
    Option("colossus_resets_secret", ["on", "off"], "A secret bet retrieved in round 1 may be made again."),
    Option(
        "row_tie",
        ["continue", "leftmost-dies"],
        "A tie for lowest goes on, or kills the leftmost of the tied.",
    ),
    Option("powers", ["on", "off"], "Creatures have their powers."),
    Option("secret_bets", ["on", "off"], "Secret bets may be made in round 1."),
    Option(
        "memory_aid", ["log", "none", "full"], "What a table shows of covered cards; the rules do not use it."
    ),
]

PRESETS: Final[dict[str, Options]] = {
    "colossal-arena": {},
    "titan": {"creature_select": "classic", "end_mode": "five-rounds", "round5_bets": "off"},
    "derby": {"powers": "off", "secret_bets": "off", "row_tie": "leftmost-dies"},
}

SENTENCES: Final = {
    "colossal-arena": "The game of 2004, twelve creatures with their powers.",
    "titan": "As in Titan: The Arena, its eight creatures and five full rounds.",
    "derby": "A race without powers and secrets, for a first game.",
}


class Rules:
    """The options in the form the engine asks for them. Shared by all states of a match, never changed."""

    def __init__(self, options: Options) -> None:
        select = options["creature_select"]
        self.options = options
        self.numbers: vec[i64] = vec[i64](option_numbers(OPTIONS, options))
        self.select = RANDOM if select == "random" else BANNED if select == "ban" else CHOSEN
        names = CLASSIC if select == "classic" else select.split(",")
        self.lineup: list[str] = names if self.select == CHOSEN else []
        """The creatures of a chosen list, in the order of their columns."""
        self.five_rounds = options["end_mode"] == "five-rounds"
        self.declare = options["stalemate_declare"] == "on"
        self.last_dead = options["tie_break"] == "last-dead"
        self.round5_bets = options["round5_bets"] == "on"
        self.zero_backer = options["zero_bet_makes_backer"] == "on"
        self.new_secret = options["colossus_resets_secret"] == "on"
        self.leftmost_dies = options["row_tie"] == "leftmost-dies"
        self.powers = options["powers"] == "on"
        self.secrets = options["secret_bets"] == "on"
