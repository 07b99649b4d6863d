"""Writes views of Colosseum for the tests of the client: `python web/scripts/views.py > their views.json`.

Four greedy bots play one deal; of each step that asks somebody the richest view of four turns is kept.
"""

from __future__ import annotations

import json

import harena
from harena.core.state import Json, View

DEAL = "abcd"
STEPS = ["invest", "invested", "open", "first-bid", "raise", "bargain", "answer", "move", "stage", "discard"]


def main() -> None:
    match = harena.match("colosseum", 4, seed=DEAL)
    bots = [harena.BOTS["greedy"].make("colosseum", seat) for seat in range(4)]
    kept: dict[str, Json] = {}
    while not match.over:
        view = match.view(match.actor)
        keep(kept, view)
        match.play(view.text(bots[match.actor].choose(view)), match.actor)
    kept["over"] = match.view(0).as_dict()
    kept["watched"] = match.view(None).as_dict()
    print(json.dumps(kept, separators=(",", ":")))


def keep(kept: dict[str, Json], view: View) -> None:
    seen = view.as_dict()
    step, turn, legal = seen["step"], seen["turn"], seen["legal"]
    assert isinstance(step, str)
    assert isinstance(turn, int)
    assert isinstance(legal, list)
    before = kept.get(step, {}).get("legal", [])
    assert isinstance(before, list)
    if step in STEPS and turn < 5 and len(legal) > len(before):
        kept[step] = seen


if __name__ == "__main__":
    main()
