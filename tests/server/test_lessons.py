"""A lesson on the wire: from step to step by doing what is asked, in the learner's eyes alone."""

from __future__ import annotations

import pytest

from harena.games import GAMES
from harena.server import wire
from harena.server.errors import Refusal
from harena.server.house import House
from harena.server.lessons import answer
from harena.server.limits import Limits

from .conftest import Welcome
from .houses import in_house


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_by_doing_what_is_asked(welcome: Welcome, game: str) -> None:
    nobody = welcome()
    step = nobody.get(f"/api/lessons?game={game}")
    seen = 0
    while step["step"] + 1 < step["steps"] and seen < 8:
        assert step["view"]["viewer"] == 0
        if step["action"] is None:
            step = nobody.get(f"/api/lessons?game={game}&step={step['step'] + 1}")
            continue
        assert step["action"].split(":")[0].split()[0] in " ".join(step["view"]["legal"])
        said = {"game": game, "step": step["step"], "action": step["action"]}
        step = nobody.post("/api/lessons", said)["next"]
        seen += 1
    assert seen == 8


def test_anything_else_is_refused_with_a_reason(welcome: Welcome) -> None:
    nobody = welcome()
    lesson = {"game": "colossal-arena", "step": 1}
    allowed = nobody.post("/api/lessons", {**lesson, "action": "bet wyrm"})
    assert allowed["next"] is None
    assert allowed["reason"] == "That is allowed, but just now the lesson asks for something else."
    early = nobody.post("/api/lessons", {**lesson, "action": "play unicorn 7"})
    assert (early["next"], early["rule"]) == (None, "R6")
    nobody.post("/api/lessons", {**lesson, "action": "sing"}, status=400)
    nobody.post("/api/lessons", {**lesson, "game": "chess", "action": "pass"}, status=404)
    nobody.post("/api/lessons", {**lesson, "step": 900, "action": "pass"}, status=404)


def test_nobody_keeps_the_house_busy_with_it() -> None:
    """Each answer plays the lesson's game again up to there; so many a second are enough to learn."""

    async def visit(house: House) -> None:
        said = wire.LessonAnswer("colossal-arena", 1, "pass")
        for _ in range(2):
            assert (await answer(house, None, "127.0.0.1", said)).next is None
        with pytest.raises(Refusal) as refused:
            await answer(house, None, "127.0.0.1", said)
        assert refused.value.status == 429

    in_house(visit, Limits(requests=(2, 0.001)))
