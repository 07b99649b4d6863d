"""Undo is an entry of the log: free while nobody learned anything, and the same urn gives the same again."""

from __future__ import annotations

import hashlib
from collections import Counter
from random import Random as Choice

import pytest

import harena
from harena.core.chance import Random
from harena.core.dealer import ScriptedDealer, SeededDealer
from harena.core.errors import HarenaError, RecordError
from harena.core.game import Game
from harena.core.match import Match
from harena.core.record import Record, read_record
from harena.core.state import CHANCE, State
from harena.core.undo import is_undo
from harena.games import GAMES

from . import laws

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
MATCHES = 4 if harena.COMPILED else 1


class Hesitant:
    """Somebody at every seat who plays at random and often thinks better of it."""

    def __init__(self, match: Match, choice: Choice, watched: int) -> None:
        self.match = match
        self.choice = choice
        self.watched = watched
        """Every so many undos are looked at closely."""
        self.course: list[State] = []
        """The position before each action that stands."""
        self.taken_back: Counter[str] = Counter()

    def play(self, text: str) -> None:
        self.course.append(self.match.state.clone())
        before = len(self.match.past.standing)
        self.match.play(text)
        dealt = self.course[-1].clone()
        for line in self.match.past.standing[before:-1]:
            dealt.apply(dealt.parse(self.match.log[line]))
            self.course.append(dealt.clone())

    def wander(self, often: float, grants: float) -> None:
        """To the end of the game."""
        while not self.match.over:
            self.play(self.choice.choice(self.match.view(self.match.actor).actions()))
            while self.choice.random() < often:
                latest = next(seat for seat in reversed(self.match.seats) if seat != CHANCE)
                anybody = self.choice.randrange(int(self.match.state.seats))
                self.think_better(self.choice.choice([latest, latest, anybody]), grants)

    def think_better(self, seat: int, grants: float) -> None:
        undo = self.match.undoable(seat)
        if undo is None or (not undo.free and self.choice.random() > grants):
            return
        self.taken_back["free" if undo.free else "granted"] += 1
        watched = self.watched and self.taken_back.total() % self.watched == 0
        if undo.free and watched:
            nobody_learned(self.course[-undo.count], self.match, seat)
        assert undo.alone or not undo.free
        before = self.course[-undo.count]
        self.match.undo(seat, granted=not undo.free)
        del self.course[-undo.count :]
        assert self.match.actor == seat
        for viewer in laws.viewers(before) if watched else []:
            assert laws.show(self.match.state, viewer) == laws.show(before, viewer)


def nobody_learned(before: State, match: Match, seat: int) -> None:
    """In every world that a viewer could imagine before, the seat might have looked the same to her."""
    undo = match.undoable(seat)
    assert undo is not None
    words = [match.log[line] for line in match.past.standing[-undo.count :]]
    for viewer in laws.viewers(before):
        seen = laws.show(match.state, viewer)
        for world in (before.view(viewer).imagine(Random(number)) for number in range(2)):
            alike = outcomes(world, words, viewer == seat)
            assert any(laws.show(after, viewer) == seen for after in alike), (
                f"viewer {viewer} learned something by {words}"
            )


def outcomes(world: State, words: list[str], own: bool) -> list[State]:
    """What the same words lead to or, where a viewer did not hear which they were, any others."""
    said = said_in(world, words)
    if own or len(words) > 1 or said is not None:
        return [] if said is None else [said]
    found = []
    for action in world.actions():
        after = world.clone()
        after.apply(action)
        found.append(after)
    return found


def said_in(world: State, words: list[str]) -> State | None:
    after = world.clone()
    for word in words:
        try:
            action = after.parse(word)
        except HarenaError:
            return None
        if action not in after.actions():
            return None
        after.apply(action)
    return after


@pytest.mark.no_cover
@EVERY_GAME
def test_what_is_free_changes_nothing_that_anybody_was_shown(game: Game) -> None:
    """And nothing that is drawn later: a game without the second thoughts goes the same way."""
    taken_back: Counter[str] = Counter()
    for seed in range(MATCHES):
        hesitant = Hesitant(laws.seated(game, game.seats[seed % 2], "", seed), Choice(seed), watched=2)
        hesitant.wander(0.3, 0.1)
        taken_back += hesitant.taken_back
        match = hesitant.match
        straight = laws.seated(game, int(match.state.seats), "", seed)
        standing = [(match.seats[line], match.log[line]) for line in match.past.standing]
        for seat, text in standing:
            if seat != CHANCE:
                straight.play(text, seat)
        assert list(zip(straight.seats, straight.log, strict=True)) == standing
        for viewer in laws.viewers(match.state):
            assert laws.show(match.state, viewer) == laws.show(straight.state, viewer)
        laws.record_is_faithful(match)
        laws.what_is_told_says_whom(match)
    assert taken_back["free"] > 6, taken_back
    assert taken_back["granted"] > 3, taken_back


@EVERY_GAME
def test_no_dealer_deals_a_second_chance(game: Game) -> None:
    """A script that has gone on is not asked again for what went back into its urn."""
    straight = laws.seated(game, game.seats[0], "", 8)
    for _ in laws.wander(straight, Choice(8)):
        pass
    turns = list(zip(straight.seats, straight.log, strict=True))
    script = [text for seat, text in turns if seat == CHANCE]
    match = Match(game, game.seats[0], dealer=ScriptedDealer(script, SeededDealer("never asked")))
    again = 0
    for seat, text in turns:
        if seat == CHANCE:
            continue
        before = len(match.log)
        match.play(text, seat)
        dealt = match.log[before:]
        undo = match.undoable(seat, len(dealt))
        if len(dealt) > 1 and undo is not None:
            match.undo(seat, len(dealt), granted=True)
            match.play(text, seat)
            assert match.log[before + len(dealt) + 1 :] == dealt
            again += 1
    assert again > 5
    assert [match.log[line] for line in match.past.standing] == straight.log


def with_a_second_draw() -> list[str]:
    """A record in which a draw was taken back; its last line draws the same card again."""
    match = Match(GAMES["colossal-arena"], 2, dealer=SeededDealer("again"))
    seat = match.actor
    while match.actor == seat:
        match.play(match.view(seat).actions()[0], seat)
    undo = match.undoable(seat)
    assert undo is not None
    entries = list(zip(match.seats, match.log, strict=True))[-undo.count :]
    match.undo(seat, granted=True)
    for own in [text for who, text in entries if who == seat]:
        match.play(own, seat)
    return Record.of(match).text().splitlines()


def test_a_record_with_another_second_draw_is_refused() -> None:
    lines = with_a_second_draw()
    assert lines[-1].startswith("chance: draw ")
    assert any(line.endswith(" granted") for line in lines)
    read_record("\n".join(lines)).verify(GAMES)
    others = {line for line in lines if line.startswith("chance: draw ")}
    lines[-1] = next(f"chance: draw troll {n}" for n in range(11) if f"chance: draw troll {n}" not in others)
    with pytest.raises(RecordError, match="the same urn gives it again") as refused:
        read_record("\n".join(lines)).match(GAMES)
    assert refused.value.line == len(lines)


@pytest.mark.parametrize("entry", ["undo 2", "undo 0", "undo", "undo 1 kindly", "undo  1"])
def test_a_wrong_undo_is_refused_and_changes_nothing(entry: str) -> None:
    match = laws.seated(GAMES["colossal-arena"], 2, "", 1)
    seat = match.actor
    match.play("pass")
    before = laws.show(match.state, seat)
    with pytest.raises(HarenaError):
        match.enter(entry, seat)
    assert laws.show(match.state, seat) == before
    assert match.log[-1] == "pass"
    match.enter("undo 1", seat)


def test_what_was_shown_stands_unless_the_others_grant_it() -> None:
    """R163: a card that everybody saw is not taken back; those who saw it may allow it all the same."""
    match = laws.seated(GAMES["colossal-arena"], 3, "", 1)
    seat, start = match.actor, match.view(match.actor)
    match.play("pass")
    match.play(next(text for text in match.view(seat).actions() if text.startswith("play ")))
    undo = match.undoable(seat)
    assert undo is not None
    assert (undo.count, undo.free, undo.alone) == (1, False, True)
    with pytest.raises(HarenaError, match="stands"):
        match.undo(seat)
    match.undo(seat, granted=True)
    match.undo(seat)
    assert match.view(seat) == start
    assert match.log[-2:] == ["undo 1 granted", "undo 1"]
    assert [line.sentence for line in match.told(None)][-2:] == [
        f"Seat {seat + 1} takes back an action, as the others allow.",
        f"Seat {seat + 1} takes back an action.",
    ]
    assert match.undoable(seat) is None


def test_how_far_an_undo_goes_tells_nobody_what_was_forced() -> None:
    """Given a `done` that was the only answer, though not for all to see, and one that was not.

    Expected: both go back as far.
    """
    seen: Counter[bool] = Counter()
    for seed in range(4):
        match = laws.seated(GAMES["colossal-arena"], 3, "", seed)
        choice = Choice(seed)
        while not match.over:
            seat, legal = match.actor, match.view(match.actor).actions()
            before, open = len(match.past.standing), match.state.forced() >= 0
            match.play("done" if "done" in legal else choice.choice(legal))
            undo = match.undoable(seat)
            if not open and match.log[match.past.standing[before]] == "done" and undo is not None:
                assert undo.count == len(match.past.standing) - before
                seen[len(legal) == 1] += 1
    assert min(seen[True], seen[False]) > 5, seen


def test_what_all_saw_was_forced_is_taken_back_with_the_choice_before_it() -> None:
    """Given a card after which nobody could discard anything; expected: it is the card that goes back."""
    match = laws.seated(GAMES["colossal-arena"], 3, "", 1)
    seat = match.actor
    match.play("pass")
    match.play(next(text for text in match.view(seat).actions() if text.startswith("play ")))
    played = len(match.past.standing) - 1
    match.follow()
    assert match.log[played + 1] == "done"
    undo = match.undoable(seat)
    assert undo is not None
    assert undo.count == len(match.past.standing) - played
    match.undo(seat, granted=True)
    assert match.view(seat).actions() != ["done"]


def test_nothing_is_taken_back_after_the_end() -> None:
    match = laws.seated(GAMES["colossal-arena"], 2, "", 1)
    for _ in laws.wander(match, Choice(1)):
        pass
    assert match.undoable(0) is None
    with pytest.raises(HarenaError, match="nothing that seat 1 could take back"):
        match.undo(0, granted=True)


def test_an_offer_is_taken_back_whole() -> None:
    match = laws.seated(GAMES["colosseum"], 3, "", 3)
    choice = Choice(3)
    while "offer" not in " ".join(match.view(match.actor).actions()):
        match.play(choice.choice(match.view(match.actor).actions()))
    seat, seen = match.actor, match.view(match.actor)
    path: list[int] = []
    while not path or match.actor == seat:
        text = next(iter(match.view(seat).actions()))
        path.append(match.state.parse(text))
        match.play(text, seat)
    assert len(path) > 2
    assert seen.sentence(path).startswith("offer")
    undo = match.undoable(seat)
    assert undo is not None
    assert (undo.count, undo.free) == (len(path), True)
    match.undo(seat)
    assert match.view(seat) == seen


SUMS = {"colossal-arena": "800a5d4ca29d", "colosseum": "a9d1116c9f44"}


@EVERY_GAME
def test_both_builds_take_back_the_same(game: Game) -> None:
    hesitant = Hesitant(laws.seated(game, game.seats[0], "", 77), Choice(77), watched=0)
    hesitant.wander(0.2, 0.2)
    entries = "\n".join(hesitant.match.log)
    assert sum(map(is_undo, hesitant.match.log)) > 8
    assert hashlib.sha256(entries.encode()).hexdigest()[:12] == SUMS[game.name]
