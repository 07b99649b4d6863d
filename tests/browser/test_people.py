"""Several people: hidden hands, chat, a reload, a cut line, a restarted server, spectators, a hot seat."""

from __future__ import annotations

import random
import re
from itertools import pairwise

from playwright.sync_api import expect

from .conftest import Server, Visit
from .visitor import Visitor


def gather(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Anna opens a table by invitation; Bruno comes with the link alone."""
    anna = visit("Anna")
    table = anna.open_table(["mine", "open"], public=False)
    expect(anna.page.get_by_role("heading", name="The table gathers")).to_be_visible()
    link = anna.page.get_by_label("Invite with this link").input_value()
    bruno = visit(phone=True, path=link)
    bruno.page.get_by_label("Your name").fill("Bruno")
    bruno.page.get_by_role("button", name="Sit down here").click()
    expect(bruno.page.get_by_label("Your hand")).to_be_visible()
    expect(anna.page.get_by_label("Your hand")).to_be_visible()
    return anna, bruno, table


def play_together(people: list[Visitor], luck: random.Random, decisions: int) -> None:
    for _ in range(decisions):
        actor = next((each for each in people if each.legal()), None)
        if actor is None:
            people[0].page.wait_for_timeout(30)
            continue
        before = [each.turns() for each in people]
        actor.act(luck.choice(actor.legal()))
        for each, old in zip(people, before, strict=True):
            each.moved_on(old)


def test_two_people_in_two_browsers(visit: Visit) -> None:
    anna, bruno, _ = gather(visit)
    hands = [set(anna.hand()), set(bruno.hand())]
    assert len(anna.hand()) == len(bruno.hand()) == 8
    anna.say("Shall we spare <b>Troll</b>?")
    chat = bruno.page.get_by_role("tab", name=re.compile("Chat"))
    expect(chat).to_have_text(re.compile("1"))
    chat.click()
    expect(bruno.page.get_by_role("list", name="Chat")).to_contain_text("Anna Shall we spare <b>Troll</b>?")

    received: list[str] = []
    bruno.page.on("websocket", lambda line: line.on("framereceived", lambda text: received.append(str(text))))
    bruno.page.reload()
    expect(bruno.page.get_by_label("Your hand")).to_be_visible()
    assert set(bruno.hand()) == hands[1]
    told = "".join(received)
    assert not any(f'"{card.removeprefix("hand ")}"' in told for card in hands[0] - hands[1])

    play_together([anna, bruno], random.Random(3), 20)


def test_a_killed_server_loses_nothing(visit: Visit, server: Server) -> None:
    anna, bruno, _ = gather(visit)
    play_together([anna, bruno], random.Random(5), 6)
    before = (anna.turns(), anna.hand(), bruno.hand())
    server.kill()
    expect(anna.page.get_by_text("The connection is lost")).to_be_visible()
    server.start()
    for each in (anna, bruno):
        expect(each.page.get_by_text("The connection is lost")).not_to_be_visible(timeout=30_000)
    assert (anna.turns(), anna.hand(), bruno.hand()) == before
    play_together([anna, bruno], random.Random(6), 6)


def test_a_spectator_sees_no_hand_and_the_lobby_is_live(visit: Visit) -> None:
    carla = visit("Carla")
    anna = visit("Anna")
    table = anna.open_table(["mine", "open", "bot random"])
    row = carla.page.get_by_role("listitem").filter(has_text="Anna").first
    expect(row.get_by_role("link", name="Join")).to_be_visible()
    bruno = visit("Bruno")
    bruno.page.get_by_role("listitem").filter(has_text="Anna").get_by_role("link", name="Join").first.click()
    bruno.page.get_by_role("button", name="Sit down here").click()
    expect(bruno.page.get_by_label("Your hand")).to_be_visible()
    expect(row.get_by_role("link", name="Look on")).to_be_visible()

    row.get_by_role("link", name="Look on").click()
    expect(carla.page.get_by_text("You are looking on")).to_be_visible()
    expect(anna.page.get_by_text("1 spectator", exact=True)).to_be_visible()
    assert carla.page.get_by_label("Your hand").count() == 0
    assert carla.legal() == []
    play_together([anna, bruno], random.Random(8), 3)
    expect(carla.page.get_by_role("list", name="The story")).to_contain_text(
        re.compile("(Anna|Bruno) (plays|bets)")
    )
    assert carla.page.url.endswith(table)


def test_a_hot_seat_covers_the_hand(visit: Visit) -> None:
    anna = visit("Anna")
    anna.page.goto("/new")
    seats = anna.page.get_by_role("combobox", name=re.compile("Who sits on seat"))
    seats.nth(1).select_option("mine")
    anna.page.get_by_label("Name on seat 1").fill("Anna")
    anna.page.get_by_label("Name on seat 2").fill("Dora")
    anna.page.get_by_role("button", name="Remove seat 3").click()
    anna.page.get_by_role("button", name="Open the table").click()
    covers: list[str] = []
    luck = random.Random(9)
    for _ in range(12):
        anna.page.wait_for_selector("[data-action], [aria-label='The hand is covered']", state="attached")
        cover = anna.page.get_by_label("The hand is covered")
        if cover.count():
            assert anna.hand() == []
            assert "draws" not in anna.page.get_by_role("list", name="The story").inner_text()
            covers.append(cover.get_by_role("heading").inner_text().split(",")[0].upper())
        anna.wait()
        anna.act(luck.choice(anna.legal()))
    assert set(covers) == {"ANNA", "DORA"}
    assert all(one != other for one, other in pairwise(covers))


def test_who_plays_again_tells_the_others_where(visit: Visit) -> None:
    anna, bruno, table = gather(visit)
    while not anna.page.get_by_role("button", name="Play again").count():
        play_together([anna, bruno], random.Random(2), 5)
    anna.page.get_by_role("button", name="Play again").click()
    anna.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    bruno.page.get_by_role("tab", name=re.compile("Chat")).click()
    bruno.page.get_by_role("list", name="Chat").get_by_role("link", name=re.compile("^http")).click()
    bruno.page.get_by_role("button", name="Sit down here").click()
    for each in (anna, bruno):
        expect(each.page.get_by_label("Your hand")).to_be_visible()
