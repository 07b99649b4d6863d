"""The rounds of an event: paired, set up as tables, counted when all are over, then opened to everybody."""

from __future__ import annotations

from random import Random

from harena.core.game import Game
from harena.events.deal import round_seed
from harena.events.pairing import seated, swiss
from harena.events.past import Past
from harena.events.plan import plan
from harena.events.rounds import PAIRED, Round, Sitting
from harena.events.sizes import TooFew, enough_rounds, sizes
from harena.events.standings import standings
from harena.server.errors import Refusal
from harena.server.events import dealing
from harena.server.people.people import new_id
from harena.store.event import ROUND_ROBIN, Event
from harena.store.rows import GATHERING, OVER, PERSON, PLAYING, Seat, Sheet


def begin_next(event: Event, game: Game, now: float) -> None:
    """Before the first round all are asked for what they have pledged to add to the cards."""
    if event.status == GATHERING and event.pledges:
        sizes_for(event, game)
        dealing.ask(event, now)
    else:
        pair_next(event, game)


def draw(event: Event, game: Game, now: float) -> None:
    """All have told what they add, or have had their time."""
    if not dealing.is_ready(event):
        dealing.go_on_without(event, now)
        return
    try:
        pair_next(event, game)
    except Refusal:  # too few have stayed
        dealing.call_off(event)


def pair_next(event: Event, game: Game) -> None:
    """The next round, on paper; with the first the event begins."""
    if event.status == OVER or not event.is_between_rounds():
        raise Refusal(409, "the event is over" if event.status == OVER else "a round is being played")
    tables = sizes_for(event, game)
    if event.status == GATHERING:
        event.status, event.asked = PLAYING, ""
        event.planned = event.planned or enough_rounds(len(event.playing()), tables)
    if len(event.rounds) >= event.planned:
        raise Refusal(409, "all rounds are played")
    past, luck = Past(event.rounds), luck_of(event)
    found, byes = grouped(event, tables, past, luck)
    sittings = [Sitting(new_id(12), seated(table, past, luck)) for table in found]
    event.rounds.append(Round(sittings, byes, PAIRED))


def sizes_for(event: Event, game: Game) -> list[int]:
    allowed = [event.size] if event.byes else game.seats
    try:
        return sizes(len(event.playing()), event.size, allowed)
    except TooFew as error:
        raise Refusal(409, "too few play for a table") from error


def luck_of(event: Event) -> Random:
    """Nobody can know how lots will fall, and nobody chose it: it comes from the event's deal."""
    return Random(round_seed(event.seed, event.nonces, 0) + str(len(event.rounds)))


def grouped(event: Event, tables: list[int], past: Past, luck: Random) -> tuple[list[list[int]], list[int]]:
    if event.form == ROUND_ROBIN:
        return planned(event, tables, past, luck)
    everybody = [each.number for each in event.entrants]
    order = standings(luck.sample(everybody, len(everybody)), event.rounds)  # of equals, by lot
    points = {int(each.who): each.points for each in order if each.who in event.playing()}
    return swiss([*points], points, tables, past, event.team_of(), luck)


def planned(event: Event, tables: list[int], past: Past, luck: Random) -> tuple[list[list[int]], list[int]]:
    """As planned, unless others play now than when it was."""
    playing = event.playing()
    if not event.plan or took_part(event.rounds[-1]) != set(playing):
        left = event.planned - len(event.rounds)
        event.plan = plan(playing, tables, left, past, event.team_of(), luck)
    found = event.plan.pop(0)
    seats = {player for table in found for player in table}
    return found, [player for player in playing if player not in seats]


def took_part(round: Round) -> set[int]:
    return {*round.byes, *(player for sitting in round.sittings for player in sitting.players)}


def sheet_for(event: Event, sitting: Sitting, number: int, now: str) -> Sheet:
    """A table of the round of this number; everybody who plays there is known, so it begins at once."""
    people = {each.number: each for each in event.entrants}
    players = [people[player] for player in sitting.players]
    seats = [Seat(PERSON, each.name, each.person, claimed=each.claimed) for each in players]
    seed = round_seed(event.seed, event.nonces, number)
    sheet = Sheet(sitting.table, event.game, event.options, False, event.organiser, seed, seats)
    sheet.terms, sheet.event, sheet.sealed = event.terms, event.id, True
    sheet.created = sheet.changed = now
    return sheet


def are_over(round: Round, sheets: dict[str, Sheet]) -> bool:
    """All tables of the round; one that is gone does not keep the others waiting."""
    found = [sheets.get(sitting.table) for sitting in round.sittings]
    return all(sheet is None or sheet.status == OVER for sheet in found)


def count(round: Round, sheets: dict[str, Sheet]) -> None:
    for sitting in round.sittings:
        sheet = sheets.get(sitting.table)
        if sheet is not None:
            sitting.scores, sitting.ranking = sheet.scores, sheet.ranking
