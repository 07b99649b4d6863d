"""The laws that every game keeps, as functions of a match, whatever the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random as Choice

from harena.core.chance import Random
from harena.core.dealer import SeededDealer
from harena.core.errors import HarenaError
from harena.core.game import Game, Options
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.core.state import CHANCE, NOBODY, State
from harena.games import GAMES

Show = Callable[[State, int | None], str]
"""Everything one viewer is shown of a state, as text."""


def show(state: State, viewer: int | None) -> str:
    view = state.view(viewer)
    return json.dumps([view.as_dict(), view.numbers()], sort_keys=True)


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def seated(game: Game, seats: int, preset: str, seed: int, options: Options | None = None) -> Match:
    return Match(game, seats, preset, options, dealer=SeededDealer(f"contract {seed}"))


def wander(match: Match, choice: Choice) -> Iterator[Match]:
    """The match at each decision of a random game, and at its end."""
    while not match.over:
        yield match
        match.play(match.state.text(choice.choice(match.state.actions())))
    yield match


def acts_are_sound(match: Match) -> None:
    """Law 1: a seat to act has a legal action, in a stable order, each with a notation that parses back."""
    state = match.state
    actions = state.actions()
    assert actions, "a seat must act and cannot"
    assert len(set(actions)) == len(actions)
    assert actions == state.actions() == state.clone().actions()
    assert state.actor == CHANCE or actions == match.view(match.actor).legal()
    for action in actions:
        assert state.parse(state.text(action)) == action
    assert len({state.text(action) for action in actions}) == len(actions)


def numbers_fit_their_planes(match: Match) -> None:
    """Of every viewer as many numbers as the planes have room for, each within its bounds."""
    planes = match.game.planes()
    for viewer in viewers(match.state):
        found = match.view(viewer).numbers()
        assert len(found) == sum(plane.size for plane in planes)
        at = 0
        for plane in planes:
            part = found[at : at + plane.size]
            assert plane.least <= min(part), f"{plane.name}: {min(part)}"
            assert max(part) <= plane.most, f"{plane.name}: {max(part)}"
            at += plane.size


def what_is_forced_lies_open(match: Match, random: Random) -> bool:
    """Where a state says what alone is left to a seat, nothing else is, and a spectator knows it."""
    if match.actor in (CHANCE, NOBODY):
        return False
    forced = match.state.forced()
    unseen = match.view(None).imagine(random)
    assert (unseen.forced() >= 0) == (forced >= 0)
    if forced >= 0:
        assert match.view(match.actor).legal() == [forced]
        assert len(unseen.actions()) == 1, "which card it is may be hidden"
    return forced >= 0


def others_have_no_actions(match: Match) -> None:
    for viewer in viewers(match.state):
        if viewer != match.actor:
            assert match.view(viewer).legal() == []


def clones_are_apart(match: Match, choice: Choice) -> None:
    """Law 2: a clone played on never disturbs its original."""
    before = [show(match.state, viewer) for viewer in viewers(match.state)]
    clone = match.state.clone()
    assert [show(clone, viewer) for viewer in viewers(clone)] == before
    for _ in range(6):
        if clone.actor not in range(clone.seats) and clone.actor != CHANCE:
            break
        clone.apply(choice.choice(clone.actions()))
    assert [show(match.state, viewer) for viewer in viewers(match.state)] == before


def refusals_change_nothing(match: Match, texts: list[str]) -> None:
    """Law 3: a refused action leaves every view equal."""
    before = [show(match.state, viewer) for viewer in viewers(match.state)]
    at = len(match.log)
    for text in texts:
        try:
            match.play(text)
        except HarenaError:
            assert [show(match.state, viewer) for viewer in viewers(match.state)] == before, text
            assert len(match.log) == at
        else:
            raise AssertionError(f"{text!r} should have been refused")


def secrets_are_kept(state: State, viewer: int | None, random: Random, show: Show = show) -> None:
    """Law 5: a world that differs only in what a viewer cannot know looks the same to her, byte for byte."""
    world = state.view(viewer).imagine(random)
    world.check()
    assert show(world, viewer) == show(state, viewer), (
        f"viewer {viewer} can tell an imagined world from the real one"
    )


def tidings_are_equal(state: State, viewer: int, action: int, random: Random) -> None:
    """Law 5 over one move: in both worlds the viewer's own plain action is told to her in the same words."""
    world = state.view(viewer).imagine(random)
    told: list[list[object]] = []
    for twin in (state.clone(), world):
        twin.events = []
        twin.apply(action)
        seen = [event.seen_by(viewer) for event in twin.take_events()]
        told.append([(twin.tell(event), twin.things(event)) for event in seen])
    assert told[0] == told[1]


def what_is_told_says_whom(match: Match) -> None:
    """A line about a seat begins with its name, which a table replaces; any other line begins otherwise."""
    for viewer in viewers(match.state):
        for line in match.told(viewer):
            subject = line.sentence.startswith("Seat ")
            assert subject == (line.seat is not None), line
            assert not subject or line.sentence.startswith(f"Seat {int(line.seat or 0) + 1} "), line
            assert json.loads(json.dumps(line.things)) == line.things


def record_is_faithful(match: Match) -> None:
    """Law 2: a record written, read and replayed gives equal views, and the same text again."""
    text = Record.of(match).text()
    record = read_record(text)
    assert record.text() == text
    again = record.verify(GAMES)
    assert again.log == match.log
    for viewer in viewers(match.state):
        assert show(again.state, viewer) == show(match.state, viewer)
        assert again.told(viewer) == match.told(viewer)


def views_agree_step_by_step(match: Match) -> None:
    record = read_record(Record.of(match).text())
    fresh = Match(match.game, match.state.seats, options=match.options)
    for step, replayed in enumerate(record.replay(GAMES)):
        if step:
            fresh.play(match.log[step - 1])
        if step % 7 == 0:
            for viewer in viewers(fresh.state):
                assert show(replayed.state, viewer) == show(fresh.state, viewer)
