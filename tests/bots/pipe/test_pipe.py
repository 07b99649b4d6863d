"""A program by pipe plays whole games; one that dies, lies or dawdles loses nothing but its own time."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import harena
from harena.bots.bot import plain_action
from harena.bots.pipe import bot as pipe
from harena.bots.pipe.bot import Piped, piped
from harena.bots.pipe.program import BARRACKS, Kind
from harena.bots.specification import bot_of, is_foreign
from harena.core.errors import OptionError

EXAMPLES = Path(__file__).parents[3] / "examples"
LIAR = [sys.executable, "-S", "-E", str(Path(__file__).with_name("liar.py"))]
SLOW = 400
GAMES = ["colossal-arena", "colosseum"]


def liar(*words: str, milliseconds: int = 60_000) -> Piped:
    return Piped([*LIAR, *words], 7, milliseconds)


def position(game: str = "colossal-arena") -> harena.View:
    match = harena.match(game, seats=3, seed="pipe")
    return match.view(match.actor)


def market() -> harena.View:
    """Where somebody may make an offer."""
    match = harena.match("colosseum", seats=3, seed="market day")
    while match.state.prompt() != "make an offer, or be done":
        match.play("pass")
    return match.view(match.actor)


def play_through(game: str, bots: list[harena.Bot]) -> harena.Match:
    match = harena.match(game, seats=len(bots), seed="pipe")
    while not match.over:
        view = match.view(match.actor)
        match.say(bots[match.actor].say(view), match.actor)
    for seat, bot in enumerate(bots):
        bot.end(match.view(seat))
    return match


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture(autouse=True)
def nobody_is_left() -> None:
    BARRACKS.clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("example", ["python3 pipe_bot.py", "node pipe_bot.js"])
def test_an_example_plays_a_whole_game(game: str, example: str) -> None:
    runs, name = example.split()
    if shutil.which(runs) is None:
        pytest.skip(f"{runs} is not here")
    text = f"exec:60000ms:{runs} {shlex.quote(str(EXAMPLES / name))}"
    bots = [bot_of(text, game, 5), *(bot_of("random", game, seed) for seat, seed in ((1, 1), (2, 2)))]
    match = play_through(game, bots)
    assert match.over
    assert isinstance(bots[0], Piped)
    assert bots[0].notes == {}
    code = [line for line in (EXAMPLES / name).read_text().splitlines() if line.strip()]
    assert len(code) <= 20


def test_the_same_seed_gives_the_same_game() -> None:
    text = f"exec:60000ms:{shlex.quote(sys.executable)} {EXAMPLES / 'pipe_bot.py'}"
    logs = [
        play_through("colossal-arena", [bot_of(text, "", seed) for seed in seeds]).log
        for seeds in ([1, 2], [1, 2], [3, 4])
    ]
    assert logs[0] == logs[1] != logs[2]
    assert 0 < len(BARRACKS.running) <= 2, "a program that has played to the end plays again"


def test_it_is_given_a_view_and_never_more(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    bot = liar("diary", str(diary))
    match = play_through("colosseum", [bot, bot_of("random", "colosseum"), bot_of("random", "colosseum", 1)])
    until(lambda: '"type":"end"' in diary.read_text())
    lines = [json.loads(line) for line in diary.read_text().splitlines()]
    assert [line["type"] for line in lines] == ["hello", *["view"] * (len(lines) - 2), "end"]
    assert lines[0] == {
        "type": "hello",
        "protocol": 1,
        "game": "colosseum",
        "seat": 0,
        "seats": 3,
        "options": match.options,
        "seed": 7,
        "milliseconds": 60_000,
    }
    assert [line["at"] for line in lines[1:-1]] == list(range(1, len(lines) - 1))
    assert all(line["view"]["viewer"] == 0 for line in lines[1:])
    assert all(set(line["legal"]) <= set(line["view"]["legal"]) for line in lines[1:-1])
    assert (lines[-1]["scores"], lines[-1]["ranking"]) == (match.state.scores(), match.state.ranking())


def test_an_offer_is_one_sentence_and_is_played_step_by_step_where_one_asks_for_steps() -> None:
    view = market()
    said = liar("offers").say(view)
    assert said.startswith("offer ")
    bot, path = liar("offers"), list[int]()
    seen: harena.View | None = view
    while seen is not None:
        path.append(bot.choose(seen))
        seen = seen.onward(path[-1])
    assert view.sentence(path) == said
    assert bot.asked == 1
    assert bot.notes == {}


def test_the_beginning_of_an_offer_is_none() -> None:
    bot, view = liar("part"), market()
    assert bot.say(view) == plain_action(view)
    assert bot.notes["illegal"].times == 1


@pytest.mark.parametrize(
    ("way", "kind"),
    [
        ("dies", "died"),
        ("illegal", "illegal"),
        ("late", "nonsense"),
        ("chatter", "nonsense"),
        ("endless", "nonsense"),
        ("megabytes", "nonsense"),
        ("bytes ff00", "nonsense"),
    ],
)
def test_what_it_does_wrong_is_noted_and_played_for_it(way: str, kind: Kind) -> None:
    bot, view = liar(*way.split()), position()
    assert bot.say(view) == plain_action(view)
    assert list(bot.notes) == [kind]
    assert bot.notes[kind].times == 1
    assert (kind == "illegal") == (bot.program is not None), "whoever only plays badly is asked again"


def test_whoever_answers_twice_is_not_believed() -> None:
    bot, view = liar("twice"), position()
    assert bot.choose(view) == view.legal()[0]
    program = bot.program
    assert program is not None
    until(lambda: not program.is_ready())
    assert bot.say(view) == plain_action(view)
    assert bot.notes["nonsense"].first == "it speaks without being asked"


@pytest.mark.parametrize("way", ["silent", "deaf"])
def test_it_is_not_waited_for(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pipe, "WAKING", 0.0)
    bot, view = liar(way, milliseconds=SLOW), position("colosseum")
    began = time.monotonic()
    assert bot.say(view) == plain_action(view)
    assert time.monotonic() - began >= SLOW / 1000
    assert bot.notes["slow"].times == 1


def test_it_is_started_three_times_a_game_and_then_let_be() -> None:
    bot = liar("dies")
    match = play_through("colossal-arena", [bot, bot_of("random", "colossal-arena")])
    assert match.over
    assert bot.notes["died"].times > pipe.STARTS
    assert bot.notes["died"].first == "it has ended"
    assert BARRACKS.running == set()


def test_it_goes_with_all_that_it_has_started(tmp_path: Path) -> None:
    bot = liar("family", str(tmp_path / "child"))
    bot.say(position())
    child = int((tmp_path / "child").read_text())
    assert is_running(child)
    bot.stop()
    until(lambda: not is_running(child))
    assert BARRACKS.running == set()


answers = st.one_of(
    st.binary(max_size=300),
    st.text(max_size=80).map(str.encode),
    st.builds(
        lambda at, action: json.dumps({"type": "action", "at": at, "action": action}).encode(),
        st.one_of(st.integers(), st.just(1), st.none(), st.text(max_size=5)),
        st.one_of(st.text(max_size=500), st.sampled_from(["offer 2: lion for", "offer 9: nothing", "pass"])),
    ),
    st.recursive(st.none() | st.booleans() | st.floats() | st.text(max_size=5), st.lists).map(
        lambda value: json.dumps(value).encode()
    ),
)


@pytest.mark.slow
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(said=answers, game=st.sampled_from(GAMES))
def test_whatever_it_says_an_allowed_action_is_played(said: bytes, game: str) -> None:
    """A line of anything, and then nothing more: the seat plays on, and the process is gone or quiet."""
    view = market() if game == "colosseum" else position()
    bot = liar("bytes", said.hex())
    try:
        text = bot.say(view)
        match = harena.match(game, seats=3, seed="market day" if game == "colosseum" else "pipe")
        if game == "colosseum":
            while match.state.prompt() != "make an offer, or be done":
                match.play("pass")
        assert match.objection(text, match.actor) is None
        assert sum(note.times for note in bot.notes.values()) <= 1
        assert bot.notes or json.loads(said)["action"] == text
    finally:
        bot.stop()
    assert BARRACKS.running == set()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("exec:", "a program is written"),
        ("exec:0ms:true", "a program has from 1"),
        ("exec:'half a quote", "is no command"),
        ("exec:./no-such-program", "there is no program './no-such-program' here"),
    ],
)
def test_what_is_no_program_is_said_at_once(text: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        bot_of(text, "colosseum")


def test_a_file_does_not_say_which_program_is_run() -> None:
    assert is_foreign("exec:./mybot")


def test_time_is_a_setting() -> None:
    assert piped("exec:250ms:true -x", 0).milliseconds == 250
    assert piped("exec:true -x", 0).words == ["true", "-x"]
