"""Record is a playing written down, for people to read aloud and edit and for programs to replay.

    harena record 1
    game: colossal-arena
    options: creatures=random end=last-card
    player 1: Anna
    player 2: Bruno
    commitment: 9f86d0...
    seed: 5eed

    chance: creature wyrm
    seat 1: bet wyrm            # a comment
    end: 12 9

`commitment` and `seed` may be missing, and `end` is missing while the game is unfinished.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from harena.core.dealer import SeededDealer, commitment
from harena.core.errors import HarenaError, RecordError
from harena.core.game import Game, format_options, parse_options
from harena.core.match import Match
from harena.core.state import CHANCE

FIRST_LINE = "harena record 1"


class Move:
    """One line of the log."""

    def __init__(self, seat: int, action: str, line: int) -> None:
        self.seat = seat
        self.action = action
        self.line = line


class Record:
    def __init__(self, game: str, options: dict[str, str], players: list[str]) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.commitment = ""
        self.seed = ""
        self.moves: list[Move] = []
        self.end: list[int] | None = None
        self.end_line = 0

    @staticmethod
    def of(match: Match, game: Game, options: dict[str, str], players: list[str]) -> Record:
        record = Record(game.name, options, players)
        record.moves = [Move(seat, text, 0) for seat, text in zip(match.seats, match.log, strict=True)]
        if match.over:
            record.end = match.state.scores()
        if isinstance(match.dealer, SeededDealer):
            record.commitment = commitment(match.dealer.seed)
            record.seed = match.dealer.seed if match.over else ""
        return record

    def text(self) -> str:
        lines = [FIRST_LINE, f"game: {self.game}", f"options: {format_options(self.options)}"]
        lines += [f"player {i + 1}: {name}" for i, name in enumerate(self.players)]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        lines.append("")
        lines += [f"{_seat_name(move.seat)}: {move.action}" for move in self.moves]
        if self.end is not None:
            lines.append("end: " + " ".join(str(score) for score in self.end))
        return "\n".join(lines) + "\n"

    def start(self, games: Mapping[str, Game]) -> Match:
        """The match before the first move; nobody deals but the record."""
        if self.game not in games:
            raise RecordError(2, f"no game is called {self.game!r}")
        game = games[self.game]
        try:
            return Match(game.start(len(self.players), "", self.options))
        except HarenaError as error:
            raise RecordError(3, str(error)) from error

    def replay(self, games: Mapping[str, Game]) -> Iterator[Match]:
        """The match before the first move and after each; RecordError at the first that the rules refuse."""
        match = self.start(games)
        yield match
        for move in self.moves:
            try:
                match.play(move.action, move.seat)
            except HarenaError as error:
                raise RecordError(move.line, str(error)) from error
            yield match
        if self.end is not None and not match.over:
            raise RecordError(self.end_line, "the game is not over here")
        if self.end is not None and self.end != match.state.scores():
            scores = " ".join(str(score) for score in match.state.scores())
            raise RecordError(self.end_line, f"the game ends {scores}")

    def match(self, games: Mapping[str, Game]) -> Match:
        """The match after the last move."""
        last = self.start(games)
        for match in self.replay(games):
            last = match
        return last

    def verify(self, games: Mapping[str, Game]) -> Match:
        """Replay, and check the seed against its commitment and each draw against the seed."""
        if self.seed and self.commitment and commitment(self.seed) != self.commitment:
            raise RecordError(self._header_line("seed"), "the seed is not the one committed to")
        if not self.seed:
            return self.match(games)
        dealer = SeededDealer(self.seed)
        expected = ""
        match = self.start(games)
        for number, match in enumerate(self.replay(games)):
            if expected and match.log[-1] != expected:
                line = self.moves[number - 1].line
                raise RecordError(line, f"the seed deals {expected!r}, not {match.log[-1]!r}")
            dealt = match.actor == CHANCE
            expected = match.state.text(dealer.choose(match.state)) if dealt else ""
        return match

    def _header_line(self, field: str) -> int:
        return next(i + 1 for i, line in enumerate(self.text().splitlines()) if line.startswith(field))


def _seat_name(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat + 1}"


def read_record(text: str) -> Record:
    """Parse a record; its moves are not yet checked against any rules."""
    return _Reader(text).read()


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def read(self) -> Record:
        if not self.lines or self.lines[0].strip() != FIRST_LINE:
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
        return record

    def _header_field(self, fields: dict[str, str], players: list[str]) -> None:
        if self.lines[self.at].startswith("player "):
            name, _, value = self.lines[self.at].partition(":")
            if name != f"player {len(players) + 1}":
                raise self._fail(f"player {len(players) + 1} is missing before this line")
            players.append(value.strip())
            return
        name, value = self._field()
        if name not in ("game", "options", "commitment", "seed"):
            raise self._fail(f"the header knows no field {name!r}")
        if name in fields:
            raise self._fail(f"{name} is given twice")
        if name == "options":
            self._check_options(value)
        fields[name] = value

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
            record.end_line = self.at + 1
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
            if name == _seat_name(seat):
                return seat
        raise self._fail(f"nobody here is called {name!r}")
