"""Who leads, and by what.

A table gives 12 points to the first place and none to the last, evenly between; whoever shares places shares
their points. So a table of three weighs as much as one of five. A bye is worth 6, the middle.

Of those with equal points comes first, in this order: who has won more tables alone, whose opponents have
more points a round, who did better with the same cards: the difference to the mean score of those who had the
same seat of the same deal. Who is equal in all of that shares the place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from harena.events.rounds import Round, Sitting

FIRST = Fraction(12)
BYE = FIRST / 2


@dataclass
class Standing:
    """Of an entrant by her number, or of a team by its name."""

    who: int | str
    points: Fraction = Fraction(0)
    wins: int = 0
    """Tables won alone."""
    opponents: Fraction = Fraction(0)
    """The mean of the opponents' points a round."""
    same_cards: Fraction = Fraction(0)
    rounds: int = 0
    """In which she played or had a bye."""
    place: int = 0
    met: list[int] = field(default_factory=list)

    @property
    def key(self) -> tuple[Fraction, int, Fraction, Fraction]:
        return self.points, self.wins, self.opponents, self.same_cards


def standings(entrants: Iterable[int], rounds: Sequence[Round]) -> list[Standing]:
    """The leader first. Rounds that are not over do not count."""
    found = {entrant: Standing(entrant) for entrant in entrants}
    for round in rounds:
        if not round.is_over:
            continue
        for entrant in round.byes:
            found[entrant].points += BYE
            found[entrant].rounds += 1
        means = means_of(round)
        for sitting in round.sittings:
            add_sitting(found, sitting, means)
    for standing in found.values():
        each = [found[other].points / max(1, found[other].rounds) for other in standing.met]
        standing.opponents = mean(each) if each else Fraction(0)
    return placed(found.values())


def add_sitting(
    found: Mapping[int, Standing], sitting: Sitting, means: Mapping[tuple[int, int], Fraction]
) -> None:
    if sitting.scores is None or sitting.ranking is None:
        return
    size = len(sitting.players)
    points, first = points_of(sitting.ranking, size), sitting.ranking[0]
    for seat, entrant in enumerate(sitting.players):
        standing = found[entrant]
        standing.points += points[seat]
        standing.wins += first == [seat]
        standing.same_cards += sitting.scores[seat] - means[size, seat]
        standing.rounds += 1
        standing.met += [other for other in sitting.players if other != entrant]


def points_of(ranking: list[list[int]], size: int) -> dict[int, Fraction]:
    """By seat."""
    found: dict[int, Fraction] = {}
    better = 0
    for sharing in ranking:
        beaten = Fraction(2 * (size - 1 - better) - (len(sharing) - 1), 2)
        for seat in sharing:
            found[seat] = FIRST * beaten / (size - 1) if size > 1 else FIRST
        better += len(sharing)
    return found


def means_of(round: Round) -> dict[tuple[int, int], Fraction]:
    """What a seat scored on average, at tables of one size: they had the same cards."""
    scores: defaultdict[tuple[int, int], list[Fraction]] = defaultdict(list)
    for sitting in round.sittings:
        for seat, score in enumerate(sitting.scores or []):
            scores[len(sitting.players), seat].append(Fraction(score))
    return {seat: mean(found) for seat, found in scores.items()}


def mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def placed(found: Iterable[Standing]) -> list[Standing]:
    """In order; equals share a place, and the next is as far down as there are better ones."""
    order = sorted(found, key=lambda standing: standing.key, reverse=True)
    for number, standing in enumerate(order):
        same = number > 0 and standing.key == order[number - 1].key
        standing.place = order[number - 1].place if same else number + 1
    return order


def team_standings(members: Iterable[Standing], teams: Mapping[int, str]) -> list[Standing]:
    """A team has what its members have together; of opponents' strength the mean."""
    found: dict[str, list[Standing]] = {}
    for standing in members:
        team = teams.get(int(standing.who), "")
        if team:
            found.setdefault(team, []).append(standing)
    return placed(together(team, each) for team, each in found.items())


def together(team: str, members: list[Standing]) -> Standing:
    return Standing(
        team,
        sum((each.points for each in members), Fraction(0)),
        sum(each.wins for each in members),
        mean([each.opponents for each in members]),
        sum((each.same_cards for each in members), Fraction(0)),
        sum(each.rounds for each in members),
    )
