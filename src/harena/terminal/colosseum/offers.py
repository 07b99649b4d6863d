"""Offers in words, always from the reader's side, and what one may offer."""

from __future__ import annotations

from typing import Any

from harena.core.state import Json
from harena.terminal.colosseum.markets import owned
from harena.terminal.colosseum.text import Seen, bundle, effect_parts, several
from harena.terminal.page import Page


def draw_offer(view: Seen, page: Page) -> list[str]:
    """The offer on the table: what the viewer would give and get, and what that does for her."""
    trade = view["trade"]
    if not trade or "give" not in trade:
        return []
    composer, partner = page.first_names[trade["composer"]], page.first_names[trade["partner"]]
    given = bundle(trade["give"], max(0, trade["coins"]))
    asked = bundle(trade["ask"], max(0, -trade["coins"]))
    if view["viewer"] != trade["partner"]:
        return page.labelled("offer", f"{composer} offers {partner} {given} for {asked}")
    what = "offers back" if trade["kind"] == "counter" else "offers"
    lines = page.labelled("offer", f"{composer} {what}: you get {given}; you give {asked}")
    for effect in trade.get("effects", []):
        if effect["seat"] == view["viewer"]:
            parts = effect_parts(effect, owned(view), view["viewer"], page.first_names)
            lines += page.labelled("for you", ", ".join(parts) or "no program gains or loses by it")
    return lines


def draw_effects(effects: list[Json], seen: Json, page: Page) -> list[str]:
    """What something would do for each whom it concerns."""
    view: Seen = dict(seen)
    lines: list[str] = []
    for effect in [dict(effect) for effect in effects]:
        seat: Any = effect["seat"]
        who = "for you" if seat == view["viewer"] else page.first_names[seat]
        programs = {prospect["program"] for prospect in view["players"][seat]["programs"]}
        parts = effect_parts(effect, programs, view["viewer"], page.first_names)
        lines += page.labelled(who, ", ".join(parts) or "no program gains or loses by it")
    return lines or ["Nothing can be told of it."]


def draw_locked(view: Seen, page: Page) -> list[str]:
    """What of the own tokens may be given, where that is not all of them (C67)."""
    player = view["players"][view["viewer"]]
    bounds = view["own"]["bounds"]
    if not bounds or bounds["give"] == player["tokens"]:
        return []
    return page.labelled("to give", several(bounds["give"]))
