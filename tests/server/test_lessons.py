"""A lesson on the wire: from step to step by doing what is asked, in the learner's eyes alone."""

from __future__ import annotations

import pytest

from harena.games import GAMES

from .conftest import Welcome


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
