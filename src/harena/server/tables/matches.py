"""A match from its log, and its log from a match: the log is what the store keeps."""

from __future__ import annotations

from harena.core.dealer import SeededDealer, commitment
from harena.core.match import Match
from harena.core.record import Move, Record
from harena.core.state import NOBODY
from harena.games import GAMES
from harena.store.rows import OVER, PLAYING, Action, Said, Sheet, now


def begin(sheet: Sheet) -> Match:
    """The first deal."""
    names, dealer = sheet.players(), SeededDealer(sheet.seed, sheet.nonces)
    game = GAMES[sheet.game]
    return Match(game, len(names), options=game.recorded(sheet.options), dealer=dealer, players=names)


def record_of(sheet: Sheet, actions: list[Action]) -> Record:
    record = Record(sheet.game, sheet.options, sheet.players())
    record.moves = [Move(action.seat, action.text, action.number) for action in actions]
    record.commitment = commitment(sheet.seed)
    record.nonces = dict(sheet.nonces)
    if sheet.status == OVER:
        record.seed = sheet.seed
        record.end = sheet.scores
    return record


def fold(sheet: Sheet, actions: list[Action]) -> Match:
    """The match as it stands after its log."""
    match = record_of(sheet, actions).match(GAMES)
    match.dealer = SeededDealer(sheet.seed, sheet.nonces)
    return match


def play_on(match: Match, actions: list[Action]) -> None:
    """Take up what was played elsewhere; what chance did there is among it."""
    dealer, match.dealer = match.dealer, None
    try:
        for action in actions:
            match.enter(action.text, action.seat)
    finally:
        match.dealer = dealer


def fresh_actions(sheet: Sheet, match: Match) -> list[Action]:
    """What the match has done since the sheet was written."""
    return [Action(n, match.seats[n], match.log[n]) for n in range(sheet.length, len(match.log))]


def bring_up(sheet: Sheet, match: Match) -> None:
    """Write down how far the match has come."""
    sheet.status = OVER if match.over else PLAYING
    sheet.started = sheet.started or now()
    sheet.length = len(match.log)
    sheet.actor = None if match.actor == NOBODY else int(match.actor)
    if match.over:
        sheet.finished = now()
        sheet.scores = [int(score) for score in match.state.scores()]
        sheet.ranking = match.state.ranking()


def record_text(sheet: Sheet, actions: list[Action], chat: list[Said]) -> str:
    """The record with its talk woven in as comments."""
    text = record_of(sheet, actions).text()
    head, _, body = text.partition("\n\n")
    lines = body.splitlines()
    for said in reversed(chat):
        lines.insert(min(said.at, len(actions)), f"# {said.name}: {said.text}")
    return "\n".join([head, "", *lines]) + "\n"
