"""The line to the server: it is cut, it goes dead, the server dies. Nothing is lost, and one is told."""

from __future__ import annotations

import re
import time

from playwright.sync_api import WebSocketRoute, expect

from .conftest import Visit
from .visitor import Visitor

LOST = "The connection is lost"


class Cable:
    """Stands between a browser and the server, and can go dead without closing anything."""

    def __init__(self, visitor: Visitor) -> None:
        self.dead = False
        self.cut: list[WebSocketRoute] = []
        self.lines: list[WebSocketRoute] = []
        visitor.page.route_web_socket(re.compile("/ws/table/"), self.lay)

    def lay(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        if self.dead:
            return  # it rings, and nobody answers
        server = line.connect_to_server()
        line.on_message(lambda text: None if self.dead else server.send(text))
        server.on_message(lambda text: None if self.dead or line in self.cut else line.send(text))

    def cut_it(self) -> None:
        self.cut.append(self.lines[-1])
        self.lines[-1].close(code=4000, reason="cut")


def test_a_cut_line_comes_back(visit: Visit) -> None:
    anna = visit("Anna", chance=True)
    cable = Cable(anna)
    anna.play_bots(2)
    anna.wait()
    hand = anna.hand()
    cable.cut_it()
    expect(anna.page.get_by_text(LOST)).to_be_visible()
    expect(anna.page.get_by_text(LOST)).not_to_be_visible()
    assert len(cable.lines) == 2
    assert anna.hand() == hand
    anna.act("pass")


def test_a_dead_line_is_noticed_within_five_seconds_and_the_move_is_kept(visit: Visit) -> None:
    anna = visit("Anna", chance=True)
    cable = Cable(anna)
    anna.play_bots(2)
    anna.wait()
    before = anna.turns()
    cable.dead, since = True, time.monotonic()
    anna.page.get_by_text(LOST).wait_for()  # looks at every frame; `expect` looks once a second
    assert time.monotonic() - since < 5.0
    anna.prompt.get_by_role("button", name="Do not bet").dblclick()
    expect(anna.page.get_by_role("alert")).to_contain_text("“Do not bet” is not sent yet")
    assert anna.turns() == before
    cable.dead = False
    anna.moved_on(before)
    expect(anna.page.get_by_text(LOST)).not_to_be_visible()
    expect(anna.page.get_by_role("list", name="The story")).to_contain_text("Anna does not bet.")
