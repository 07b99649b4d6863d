"""Where settings come from: flags, then the environment, then a file, then what is usual."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from harena.core.errors import OptionError
from harena.server.limits import Days, Limits
from harena.server.service.logs import KINDS
from harena.server.service.settings import Settings

SWITCH = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}


@dataclass(frozen=True)
class Option:
    """One setting: a flag, a variable and a key of the file, all by the same name."""

    name: str
    kind: type
    """str, int, float, bool; list is a flag that may be repeated, or words with commas between."""
    sentence: str
    metavar: str = "WHAT"
    field: str = ""
    """Of Settings, where it is called otherwise."""
    values: tuple[str, ...] = ()

    @property
    def flag(self) -> str:
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        return f"HARENA_{self.name.upper()}"

    @property
    def usual(self) -> str:
        """What holds where nobody says anything; empty if that is nothing."""
        value = getattr(Settings(), self.field or self.name)
        if self.kind is bool:
            return "on" if value else "off"
        return str(value or "")

    def read(self, text: str) -> Any:
        """What a flag or a variable says."""
        try:
            if self.kind is list:
                return tuple(word.strip() for word in text.split(",") if word.strip())
            value = SWITCH[text.lower()] if self.kind is bool else self.kind(text)
        except (KeyError, ValueError) as error:
            raise OptionError(f"{self.name} is {self.wanted()}, not {text!r}") from error
        return self.checked(value)

    def checked(self, value: Any) -> Any:
        """What the file says."""
        number = self.kind is float and type(value) is int
        if self.kind is list and isinstance(value, list | tuple) and all(isinstance(w, str) for w in value):
            return tuple(value)
        if not number and type(value) is not self.kind:
            raise OptionError(f"{self.name} is {self.wanted()}, not {value!r}")
        if self.values and value not in self.values:
            raise OptionError(f"{self.name} is {self.wanted()}, not {value!r}")
        return value

    def wanted(self) -> str:
        if self.values:
            return " or ".join(self.values)
        return {int: "a number", float: "a number", bool: "on or off", list: "a list of words"}.get(
            self.kind, "a word"
        )


OPTIONS = (
    Option("host", str, "address to listen on", "ADDRESS"),
    Option("port", int, "port to listen on; 0 picks a free one", "N"),
    Option("database", str, "an SQLite file, or the URL of a PostgreSQL database", "WHERE"),
    Option("redis", str, "connects workers that share PostgreSQL", "URL"),
    Option("workers", int, "number of server processes", "N"),
    Option("origin", list, "address at which browsers reach the server through a proxy", "URL", "origins"),
    Option(
        "bot", list, "a program that people may give a seat to, and its name", "NAME=exec:COMMAND", "bots"
    ),
    Option("pace", float, "least time a bot takes, so that people can follow; 0 for none", "SECONDS"),
    Option("log", str, "format of the log on standard error", values=KINDS),
    Option("metrics", bool, "serve metrics for Prometheus at /metrics"),
)


def settings_from(flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None) -> Settings:
    """The settings of a server; OptionError if something cannot be meant so."""
    file = file or environment.get("HARENA_CONFIG")
    written = read_file(Path(file)) if file else {}
    found: dict[str, Any] = {}
    for option in OPTIONS:
        field = option.field or option.name
        if flags.get(option.name) is not None:
            value = flags[option.name]
            found[field] = tuple(value) if option.kind is list else value
        elif option.variable in environment:
            found[field] = option.read(environment[option.variable])
        elif option.name in written:
            found[field] = option.checked(written[option.name])
    found["pace"] = max(0.0, found.get("pace", Settings.pace))
    return Settings(**found, limits=limits_from(written.get("limits", {})))


def read_file(path: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(path.read_text())
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError(f"{path}: {error}") from error
    unknown = set(written) - {option.name for option in OPTIONS} - {"limits"}
    if unknown:
        raise OptionError(f"{path}: there is no setting {', '.join(sorted(unknown))}")
    return written


def limits_from(written: Any) -> Limits:
    """Those of the file's `[limits]`; `[limits.days]` says when tables are cleared away."""
    if not isinstance(written, dict):
        raise OptionError("limits is a part of the file, [limits]")
    days = changed(Days(), written.get("days", {}), "limits.days")
    found: Limits = changed(Limits(days=days), {k: v for k, v in written.items() if k != "days"}, "limits")
    return found


def changed(usual: Any, written: dict[str, Any], where: str) -> Any:
    values = {}
    for name, value in written.items():
        if name not in {field.name for field in fields(usual)}:
            raise OptionError(f"[{where}] has no {name}")
        old = getattr(usual, name)
        pair = isinstance(old, tuple) and isinstance(value, list) and len(value) == 2
        numbers = all(type(v) in (int, float) and v >= 0 for v in (value if pair else [value]))
        if not numbers or isinstance(old, tuple) != pair:
            raise OptionError(f"{where}.{name} is written like {list(old) if pair else old!r}, not {value!r}")
        values[name] = tuple(value) if pair else type(old)(value)
    return replace(usual, **values)


def table() -> str:
    """All settings, for the documentation."""
    lines = ["| flag | environment | file | usual | |", "|---|---|---|---|---|"]
    lines.append("| `--config FILE` | `HARENA_CONFIG` | | | the file that holds the others |")
    for option in OPTIONS:
        usual = f"`{option.usual}`" if option.usual else ""
        what = option.sentence + (f": {option.wanted()}" if option.values else "")
        name = option.name
        lines.append(f"| `{option.flag}` | `{option.variable}` | `{name}` | {usual} | {what} |")
    return "\n".join(lines)
