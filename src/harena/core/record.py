"""Record is a playing written down, for people to read aloud and edit and for programs to replay.

    harena record 1
    game: colossal-arena
    options: creature_select=random end_mode=last-card ...
    player 1: Anna
    player 2: Bruno
    commitment: 9f86d0...
    seed: 5eed
    nonce 2: 0c1d2e...

    chance: creature wyrm
    seat 1: bet wyrm            # a comment
    seat 1: undo 1              # see `undo`
    seat 1: bet troll
    end: 12 9

`commitment`, `seed` and nonces may be missing, and `end` is missing while the game is unfinished. Comments
begin with `#`, except in the name of a player.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from harena.core.dealer import SeededDealer, commitment
from harena.core.errors import HarenaError, NotationError, RecordError, Unproven
from harena.core.game import Game, format_options, parse_options
from harena.core.match import Match
from harena.core.state import CHANCE, whom

FIRST_LINE = "harena record 1"


class Move:
    """One line of the log."""

    def __init__(self, seat: int, action: str, line: int) -> None:
        self.seat = seat
        self.action = action
        self.line = line


class Record:
    """A playing written down, for people to read aloud and edit and for programs to replay."""

    def __init__(self, game: str, options: dict[str, str], players: list[str]) -> None:
        for name in players:
            check_name(name)
        self.game = game
        self.options = options
        self.players = players
        self.commitment = ""
        self.seed = ""
        self.nonces: dict[int, str] = {}
        """What players added to the seed, by seat."""
        self.moves: list[Move] = []
        self.end: list[int] | None = None
        self.lines: dict[str, int] = {}
        """Where the header's fields and the end were read; nothing in a record that was not read."""

    @staticmethod
    def of(match: Match) -> Record:
        """The record of a match so far; its seed is shown once the game is over."""
        record = Record(match.game.name, match.options, match.players)
        record.moves = [Move(seat, text, 0) for seat, text in zip(match.seats, match.log, strict=True)]
        if match.over:
            record.end = match.state.scores()
        if isinstance(match.dealer, SeededDealer):
            check_seed(match.dealer.seed)
            record.commitment = commitment(match.dealer.seed)
            record.seed = match.dealer.seed if match.over else ""
            record.nonces = dict(match.dealer.nonces)
        return record

    def __repr__(self) -> str:
        course = f"{len(self.moves)} moves" + ("" if self.end is None else f", ended {self.end}")
        return f"<Record of {self.game}: {', '.join(self.players)}; {course}>"

    def text(self) -> str:
        """The record as it is written; `read_record` reads it back."""
        lines = [FIRST_LINE, f"game: {self.game}", f"options: {format_options(self.options)}"]
        lines += [f"player {i + 1}: {name}" for i, name in enumerate(self.players)]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        lines += [f"nonce {seat + 1}: {self.nonces[seat]}" for seat in sorted(self.nonces)]
        lines.append("")
        lines += [f"{whom(move.seat)}: {move.action}" for move in self.moves]
        if self.end is not None:
            lines.append("end: " + " ".join(str(score) for score in self.end))
        return "\n".join(lines) + "\n"

    def start(self, games: Mapping[str, Game]) -> Match:
        """The match before the first move; nobody deals but the record."""
        if self.game not in games:
            raise self._fail("game", f"no game is called {self.game!r}")
        game = games[self.game]
        if len(self.players) not in game.seats:
            allowed = ", ".join(str(n) for n in game.seats)
            raise self._fail("players", f"{game.name} is for {allowed} seats, not {len(self.players)}")
        try:
            return Match(game, len(self.players), options=game.recorded(self.options), players=self.players)
        except HarenaError as error:
            raise self._fail("options", str(error)) from error

    def replay(self, games: Mapping[str, Game]) -> Iterator[Match]:
        """The match before the first move and after each; RecordError at the first that the rules refuse."""
        match = self.start(games)
        yield match
        for move in self.moves:
            try:
                match.enter(move.action, move.seat)
            except HarenaError as error:
                raise RecordError(move.line, str(error)) from error
            yield match
        if self.end is not None and not match.over:
            raise self._fail("end", "the game is not over here")
        if self.end is not None and self.end != match.state.scores():
            scores = " ".join(str(score) for score in match.state.scores())
            raise self._fail("end", f"the game ends {scores}")

    def match(self, games: Mapping[str, Game]) -> Match:
        """The match after the last move."""
        last = self.start(games)
        for match in self.replay(games):
            last = match
        return last

    def verify(self, games: Mapping[str, Game]) -> Match:
        """Replay, and check the seed against its commitment and each draw against the seed (Unproven)."""
        if self.seed and self.commitment and commitment(self.seed) != self.commitment:
            raise Unproven(self._line("seed"), "the seed is not the one committed to")
        match = self._dealt(games) if self.seed else self.match(games)
        if self.commitment and not self.seed and match.over:
            raise Unproven(self._line("commitment"), "the game is over, but its seed is not shown")
        return match

    def _dealt(self, games: Mapping[str, Game]) -> Match:
        """The match after the last move, every draw by the seed."""
        dealer = SeededDealer(self.seed, self.nonces)
        source = "the seed with the nonces" if self.nonces else "the seed"
        expected = ""
        match = self.start(games)
        for number, match in enumerate(self.replay(games)):
            if expected and match.log[-1] != expected:
                line = self.moves[number - 1].line
                raise Unproven(line, f"{source} deals {expected!r}, not {match.log[-1]!r}")
            dealt = match.actor == CHANCE
            expected = match.state.text(dealer.choose(match.state)) if dealt else ""
        return match

    def _line(self, field: str) -> int:
        return self.lines.get(field, 0)

    def _fail(self, field: str, reason: str) -> RecordError:
        return RecordError(self._line(field), reason)


def check_name(name: str) -> None:
    """A player's name must fit on its line of a record, and come back from it the same."""
    if not name or not name.isprintable() or name != name.strip():
        raise NotationError(f"a name is a line of printable text without spaces around it, not {name!r}")


def check_seed(seed: str) -> None:
    """So must a seed."""
    if not seed or not seed.isprintable() or seed != seed.strip() or "#" in seed:
        raise NotationError(f"a seed is a line of printable text without spaces around it or #, not {seed!r}")


def read_record(text: str) -> Record:
    """Parse a record; its moves are not yet checked against any rules."""
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")  # as an editor counts them; `splitlines` knows more line ends
        self.found: dict[str, int] = {}
        self.at = 0

    def read(self) -> Record:
        if self.lines[0].strip() != FIRST_LINE:
            raise RecordError(1, f"a record begins with {FIRST_LINE!r}")
        self.at = 1
        record = self._header()
        while self.at < len(self.lines):
            self._body_line(record)
            self.at += 1
        return record

    def _fail(self, reason: str) -> RecordError:
        return RecordError(self.at + 1, reason)

    def _field(self) -> tuple[str, str]:
        name, colon, value = self.lines[self.at].partition("#")[0].partition(":")
        if not colon or not value.strip():
            raise self._fail("a line is written name: value")
        return name.strip(), value.strip()

    def _header(self) -> Record:
        fields: dict[str, str] = {}
        players: list[str] = []
        while self.at < len(self.lines) and self.lines[self.at].strip():
            if not self.lines[self.at].lstrip().startswith("#"):
                self._header_field(fields, players)
            self.at += 1
        for needed in ("game", "options"):
            if needed not in fields:
                raise self._fail(f"the header has no {needed}")
        if not players:
            raise self._fail("the header has no players")
        record = Record(fields["game"], parse_options(fields["options"]), players)
        record.commitment = fields.get("commitment", "")
        record.seed = fields.get("seed", "")
        record.nonces = self._nonces(fields, len(players))
        record.lines = self.found
        return record

    def _header_field(self, fields: dict[str, str], players: list[str]) -> None:
        if self.lines[self.at].startswith("player "):
            self._player(players)
            return
        name, value = self._field()
        if name not in ("game", "options", "commitment", "seed") and not name.startswith("nonce "):
            raise self._fail(f"the header knows no field {name!r}")
        if name in fields:
            raise self._fail(f"{name} is given twice")
        if name == "options":
            self._check_options(value)
        fields[name] = value
        self.found[name] = self.at + 1

    def _nonces(self, fields: dict[str, str], players: int) -> dict[int, str]:
        found: dict[int, str] = {}
        for name, value in fields.items():
            if name.startswith("nonce "):
                seats = [seat for seat in range(players) if name == f"nonce {seat + 1}"]
                if not seats:
                    raise RecordError(self.found[name], f"there is no player for {name!r}")
                found[seats[0]] = value
        return found

    def _player(self, players: list[str]) -> None:
        name, _, value = self.lines[self.at].partition(":")
        if name != f"player {len(players) + 1}":
            raise self._fail(f"player {len(players) + 1} is missing before this line")
        try:
            check_name(value.strip())
        except HarenaError as error:
            raise self._fail(str(error)) from error
        players.append(value.strip())
        self.found["players"] = self.at + 1

    def _check_options(self, value: str) -> None:
        try:
            parse_options(value)
        except HarenaError as error:
            raise self._fail(str(error)) from error

    def _body_line(self, record: Record) -> None:
        if not self.lines[self.at].partition("#")[0].strip():
            return
        if record.end is not None:
            raise self._fail("the record goes on after its end")
        name, value = self._field()
        if name == "end":
            record.end = self._scores(value)
            record.lines["end"] = self.at + 1
        else:
            record.moves.append(Move(self._seat(name, record), value, self.at + 1))

    def _scores(self, value: str) -> list[int]:
        try:
            return [int(word) for word in value.split()]
        except ValueError as error:
            raise self._fail("the end lists the scores as numbers") from error

    def _seat(self, name: str, record: Record) -> int:
        if name == "chance":
            return CHANCE
        for seat in range(len(record.players)):
            if name == whom(seat):
                return seat
        raise self._fail(f"nobody here is called {name!r}")
