"""What may be typed: a numbered list, but for spectators, which go on every living creature alike."""

from __future__ import annotations

from harena.core.state import Json
from harena.terminal.page import Page

SPECTATOR = "spectator "


def draw_choices(seen: Json, page: Page) -> list[str]:
    legal = seen["legal"]
    assert isinstance(legal, list)
    spread = [action for action in legal if action.startswith(SPECTATOR)]
    numbers = [*dict.fromkeys(action.split()[1] for action in spread)]
    if len(numbers) < 2 or legal[-len(spread) :] != spread:
        return page.menu(legal)
    plain = page.menu(legal[: -len(spread)]) if len(legal) > len(spread) else []
    strengths = f"{', '.join(numbers[:-1])} or {numbers[-1]}"
    example = spread[0].removeprefix(SPECTATOR).replace(" on ", " ")
    text = f"spectator {strengths} on a living creature, for example {SPECTATOR}{example}"
    return [*plain, *page.labelled("", text, 5)]
