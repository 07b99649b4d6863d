"""Names to keep: claimed on one device and used on another; pages, ladder, rated tables."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from ..server.guests import MINE, OPEN, Guest, play_out
from .conftest import Visit
from .test_access import check
from .visitor import Visitor

PHRASE = "sand and bronze"


def fill(visitor: Visitor, form: str, name: str = "", passphrase: str = PHRASE) -> None:
    """One of the forms of the page of one's own name."""
    there = visitor.page.get_by_role("form", name=form)
    if name:
        there.get_by_label("Name").fill(name)
    there.get_by_label("Passphrase", exact=True).fill(passphrase)
    there.get_by_role("button").click()


def known_as(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("button", name=re.compile(f"^{name}, preferences"))).to_be_visible()


def test_a_name_is_claimed_here_and_used_there(visit: Visit, pictures: Path) -> None:
    here, phone = visit("Aurelia"), visit(phone=True)
    here.page.get_by_role("button", name=re.compile("preferences")).click()
    here.page.get_by_role("link", name="Keep a name, or sign in").click()
    expect(here.page.get_by_role("form", name="Claim a name").get_by_label("Name")).to_have_value("Aurelia")
    check(here, "name-guest", pictures)
    fill(here, "Claim a name")
    expect(here.page.get_by_role("heading", name="Aurelia")).to_be_visible()
    check(here, "name-claimed", pictures)

    phone.page.goto("/name")
    fill(phone, "Sign in", "aurelia")
    phone.page.wait_for_url("**/")
    known_as(phone, "Aurelia")

    here.page.get_by_role("button", name="Sign out other devices").click()
    known_as(phone, "Guest")
    known_as(here, "Aurelia")
    here.page.get_by_role("button", name="Sign out everywhere").click()
    known_as(here, "Guest")
    expect(here.page.get_by_text("You are signed out everywhere.")).to_be_visible()


def member(address: str, name: str) -> Guest:
    guest = Guest(address)
    guest.post("/api/me/claim", {"name": name, "passphrase": PHRASE})
    return guest


def test_a_rated_game_is_on_both_pages_and_on_the_ladder(visit: Visit, base_url: str, pictures: Path) -> None:
    people = [member(base_url, name) for name in ("Lucius", "Marcella")]
    table = people[0].table(MINE, OPEN, terms={"rated": True})
    people[1].join(table)
    play_out([guest.sit(table) for guest in people], random.Random(2), pause=0.06)
    for guest in people:
        guest.leave_house()

    visitor = visit(path=f"/table/{table['id']}")
    visitor.page.get_by_role("link", name="Marcella").click()
    expect(visitor.page.get_by_role("heading", name="Ratings")).to_be_visible()
    expect(visitor.page.get_by_text("1 rated game", exact=False)).to_be_visible()
    check(visitor, "person", pictures)
    visitor.page.get_by_role("link", name="Lucius").click()
    expect(visitor.page.get_by_role("heading", name="Lucius")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Replay")).to_have_attribute(
        "href", f"/replay/{table['id']}"
    )
    visitor.page.goto("/people")
    visitor.choose_game("colossal-arena")
    expect(visitor.page.get_by_role("row").filter(has_text="Lucius")).to_be_visible()
    expect(visitor.page.get_by_role("row").filter(has_text="Marcella")).to_be_visible()
    check(visitor, "ladder", pictures)


def test_a_rated_table_is_set_up_and_kept_from_guests(visit: Visit, pictures: Path) -> None:
    host, guest = visit(path="/name"), visit("Somebody", phone=True)
    guest.page.goto("/new")
    expect(guest.page.get_by_label("Rated")).to_be_disabled()
    fill(host, "Claim a name", "Octavia")
    expect(host.page.get_by_role("heading", name="Octavia")).to_be_visible()
    host.page.goto("/new")
    host.choose_game("colossal-arena")
    host.page.get_by_label("Rated").check()
    seats = host.page.get_by_role("combobox", name=re.compile("Who sits on seat"))
    expect(seats.nth(2)).to_have_value("open")
    expect(host.page.get_by_text("Options", exact=True)).to_be_hidden()
    check(host, "new-rated", pictures)
    host.page.get_by_role("button", name="Open the table").click()
    table = host.at_table()
    guest.page.goto(f"/table/{table}")
    expect(guest.page.get_by_text("Rated.")).to_be_visible()
    guest.page.get_by_role("link", name="claim your name or sign in").click()
    fill(guest, "Claim a name", "Somebody else")
    expect(guest.page.get_by_role("heading", name="Somebody else")).to_be_visible()
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("button", name="Sit down here").first.click()
    expect(host.page.get_by_role("link", name="Somebody else")).to_be_visible()
