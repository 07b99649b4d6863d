"""What is told of an event. Of a table that is being played: who should be there, and nothing of the play.

An event of a hundred is told to hundreds at once: what only its writing changes is worked out once for each
version (`Standing`s and rounds that are over), and what is the same for many is made once for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from msgspec.structs import replace

from harena.core.dealer import commitment
from harena.events.deal import round_seed
from harena.events.rounds import PAIRED, Round, Sitting
from harena.events.standings import Standing, points_of, standings, team_standings
from harena.server import wire
from harena.server.events.dealing import is_asking
from harena.server.pledges import shown
from harena.server.tables.outbox import written
from harena.server.tables.presence import Attendance
from harena.store.event import Entrant, Event
from harena.store.rows import GATHERING, OVER, Sheet


def head_info(event: Event, playing: int, yours: bool) -> wire.EventHead:
    return wire.EventHead(
        id=event.id,
        name=event.name,
        game=event.game,
        form=event.form,
        size=event.size,
        status=event.status,
        entrants=playing,
        round=len(event.rounds),
        rounds=event.planned,
        created=event.created,
        finished=event.finished,
        yours=yours,
    )


@dataclass
class Settled:
    """Of one version of an event."""

    standings: list[wire.StandingInfo]
    teams: list[wire.StandingInfo]
    seeds: list[str]
    rounds: dict[int, wire.RoundInfo]
    """Those that are over, from 0."""


def settled(event: Event) -> Settled:
    found = standings([each.number for each in event.entrants], event.rounds)
    seeds = [round_seed(event.seed, event.nonces, number + 1) for number in range(event.planned)]
    return Settled(
        [standing_info(each) for each in found],
        [standing_info(each) for each in team_standings(found, event.team_of())],
        seeds,
        {
            number: round_info(
                number, round, seeds[number], [over_info(sitting) for sitting in round.sittings]
            )
            for number, round in enumerate(event.rounds)
            if round.is_over
        },
    )


def round_info(number: int, round: Round, seed: str, sittings: list[wire.SittingInfo]) -> wire.RoundInfo:
    return wire.RoundInfo(
        number=number + 1,
        over=round.is_over,
        commitment=commitment(seed),
        seed=seed if round.is_over else None,
        sittings=sittings,
        byes=round.byes,
    )


@dataclass
class Look:
    """An event as it is now, to be told to anybody."""

    event: Event
    sheets: dict[str, Sheet]
    """The tables of its last round."""
    organiser: str
    """Her name."""
    attendance: Attendance
    settled: Settled
    texts: dict[str | None, str] = field(default_factory=dict)
    """What each of those whom it concerns is told, and all others."""

    def text_for(self, person: str | None) -> str:
        who = person if self.event.concerns(person) else None
        if who not in self.texts:
            self.texts[who] = written(wire.EventNews(self.info_for(who)))
        return self.texts[who]

    def info_for(self, person: str | None) -> wire.EventInfo:
        """What is told to all, with what is this person's own."""
        event = self.event
        if not event.concerns(person):
            return self.common
        return replace(
            self.common,
            head=replace(self.common.head, yours=True),
            entrants=[entrant_info(event, each, person) for each in event.entrants],
            table=self._table_of(person),
        )

    @cached_property
    def common(self) -> wire.EventInfo:
        event = self.event
        begun = event.status != GATHERING
        return wire.EventInfo(
            head=head_info(event, len(event.playing()), False),
            options=event.options,
            public=event.public,
            organiser=event.organiser,
            organiser_name=self.organiser,
            byes=event.byes,
            teams=event.teams,
            terms=wire.Terms(**vars(event.terms)),
            commitment=commitment(event.seed),
            seed=event.seed if event.status == OVER else None,
            commitments=[commitment(seed) for seed in self.settled.seeds] if begun else [],
            entrants=[entrant_info(event, each, None) for each in event.entrants],
            asks=is_asking(event),
            rounds=[self._round_info(number, round) for number, round in enumerate(event.rounds)],
            standings=self.settled.standings,
            team_standings=self.settled.teams,
            table=None,
        )

    def _round_info(self, number: int, round: Round) -> wire.RoundInfo:
        if round.is_over:
            return self.settled.rounds[number]
        sittings = [self._playing_info(sitting, round) for sitting in round.sittings]
        return round_info(number, round, self.settled.seeds[number], sittings)

    def _playing_info(self, sitting: Sitting, round: Round) -> wire.SittingInfo:
        sheet = self.sheets.get(sitting.table)
        seats = [] if sheet is None else list(zip(sitting.players, sheet.seats, strict=True))
        live = self.attendance.seen(sitting.table)
        playing = sheet is not None and sheet.status != OVER
        away = [
            player
            for player, seat in seats
            if playing and (live is None or seat.person is None or not live.is_online(seat.person))
        ]
        gone = sheet is None and round.stage != PAIRED
        return wire.SittingInfo(
            table=sitting.table,
            players=sitting.players,
            status="gone" if gone else "playing" if playing or sheet is None else "over",
            away=away,
            stand_ins=[player for player, seat in seats if playing and seat.stand_in is not None],
            scores=None,
            ranking=None,
            points=None,
        )

    def _table_of(self, person: str | None) -> str | None:
        entrant, round = self.event.entrant_of(person), self.event.round()
        if entrant is None or round is None or round.is_over:
            return None
        sitting = round.sitting_of(entrant.number)
        sheet = None if sitting is None else self.sheets.get(sitting.table)
        return sheet.id if sheet is not None and sheet.status != OVER else None


def over_info(sitting: Sitting) -> wire.SittingInfo:
    points = None if sitting.ranking is None else points_of(sitting.ranking, len(sitting.players))
    return wire.SittingInfo(
        table=sitting.table,
        players=sitting.players,
        status="gone" if sitting.scores is None else "over",
        away=[],
        stand_ins=[],
        scores=sitting.scores,
        ranking=sitting.ranking,
        points=None if points is None else [float(points[seat]) for seat in sorted(points)],
    )


def entrant_info(event: Event, entrant: Entrant, person: str | None) -> wire.EntrantInfo:
    yours = entrant.person == person
    return wire.EntrantInfo(
        number=entrant.number,
        name=entrant.name,
        person=entrant.person,
        team=entrant.team,
        status=entrant.status,
        claimed=entrant.claimed,
        pledge=event.pledges.get(entrant.number),
        nonce=shown(event, entrant.number, yours, event.status != GATHERING),
        yours=yours,
    )


def standing_info(standing: Standing) -> wire.StandingInfo:
    team = isinstance(standing.who, str)
    return wire.StandingInfo(
        place=standing.place,
        entrant=None if team else int(standing.who),
        team=str(standing.who) if team else "",
        points=float(standing.points),
        wins=standing.wins,
        opponents=round(float(standing.opponents), 2),
        same_cards=round(float(standing.same_cards), 2),
        rounds=standing.rounds,
    )
