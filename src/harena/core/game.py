"""Game is the rules as a whole: how many may play, with which options, and how it begins."""

from __future__ import annotations

from mypy_extensions import i64

from harena.core.errors import NotationError, OptionError
from harena.core.planes import Plane, Sheet
from harena.core.state import State

Options = dict[str, str]


class Option:
    """One choice a table makes before play; the first value is the default."""

    def __init__(
        self, name: str, values: list[str], sentence: str, pattern: str = "", before: str = ""
    ) -> None:
        self.name = name
        self.values = values
        self.sentence = sentence
        self.pattern = pattern
        """How a value that is not in the list is written, where free values are allowed."""
        self.before = before
        """How it was played before there was this option; empty for one that was there from the first."""


class Game:
    """The rules as a whole: how many may play, with which options, and how it begins."""

    name: str = ""
    title: str = ""
    actions: int = 0
    """Actions are numbered below this."""
    encoding: int = 0
    """The version of what the numbers of a view mean."""

    def __init__(
        self,
        seats: list[int],
        options: list[Option],
        presets: dict[str, Options],
        sentences: dict[str, str],
    ) -> None:
        self.seats = seats
        self.options = options
        self.presets = presets
        self.sentences = sentences
        """What each preset is, in a sentence."""

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.seats[0]} to {self.seats[-1]} seats; {', '.join(self.presets)}>"

    def planes(self) -> list[Plane]:
        """What the numbers of a view are, in their order."""
        raise NotImplementedError

    def write(self, out: Sheet, state: State, viewer: i64) -> None:
        """What a viewer may know of a state, as the numbers of its view; the spectator is -1."""
        raise NotImplementedError

    def new(self, seats: int, options: Options) -> State:
        """The position before the first event of chance, with `complete` options."""
        raise NotImplementedError

    def check_free_value(self, option: Option, value: str) -> str:
        """The normal form of a value that is not in the option's list, or OptionError."""
        raise OptionError(f"{option.name} is one of {', '.join(option.values)}, not {value!r}")

    def complete(self, preset: str, options: Options) -> Options:
        """Every option with its value: the preset's, unless one is given; no preset is the first."""
        preset = preset or next(iter(self.presets))
        if preset not in self.presets:
            raise OptionError(f"{self.name} has the presets {', '.join(self.presets)}, not {preset!r}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise OptionError(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        full: Options = {}
        for name, option in known.items():
            value = options.get(name, self.presets[preset].get(name, option.values[0]))
            full[name] = value if value in option.values else self.check_free_value(option, value)
        return full

    def recorded(self, options: Options) -> Options:
        """The options of a record: one that names none of the later options was played without them."""
        later = {option.name: option.before for option in self.options if option.before}
        if any(name in options for name in later):
            return options
        return {**options, **later}

    def start(self, seats: int, preset: str = "", options: Options | None = None) -> State:
        """The checked door to `new`."""
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise OptionError(f"{self.name} is for {allowed} seats, not {seats}")
        return self.new(seats, self.complete(preset, options or {}))


def option_numbers(options: list[Option], chosen: Options) -> list[int]:
    """Of each option which of its values was chosen, from 0; one more than the last is a free value."""
    found: list[int] = []
    for option in options:
        value = chosen[option.name]
        found.append(option.values.index(value) if value in option.values else len(option.values))
    return found


def parse_options(text: str) -> Options:
    """`end_mode=five-rounds powers=off` as options."""
    options: Options = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise NotationError(f"an option is written name=value, not {word!r}")
        if name in options:
            raise NotationError(f"option {name} is given twice")
        options[name] = value
    return options


def format_options(options: Options) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())
