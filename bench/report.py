"""Figures as ratios, and ratios as a table with the bar that each has to reach."""

from __future__ import annotations

from typing import Any

from bench.yardstick import GAME

Bar = tuple[str, str, float, bool]
"""A figure's key, what it says, its bar, and whether more is better."""

BARS: list[Bar] = [
    ("games_vs_c", "whole games beside the C yardstick", 0.30, True),
    ("decisions_vs_open_spiel", "decisions beside open_spiel's C++", 4.0, True),
    ("stepped_vs_open_spiel", "stepped from Python, beside open_spiel", 10.0, True),
    ("clone_us", "one clone, microseconds", 1.0, False),
    ("state_bytes", "one state, bytes", 8192, False),
]
BARS_ELSEWHERE: list[Bar] = [
    ("decisions_per_second", "players' decisions a second", 2e6, True),
    ("decisions_vs_open_spiel", "decisions beside open_spiel's C++", 1.0, True),
]
"""For a game that the yardstick does not know."""


def compare(ours: dict[str, Any], spiel: dict[str, Any], c: dict[str, float]) -> dict[str, Any]:
    """A game's figures with their ratios to the fastest peer; None where there is no peer."""

    def beside(own: str, theirs: str) -> float | None:
        fastest = max((peer[theirs] for peer in spiel.values()), default=None)
        return round(ours[own] / fastest, 2) if fastest else None

    known = c if ours["game"] == GAME else {}
    return {
        "games_vs_c": round(ours["games_per_second"] / c["games_per_second"], 3) if known else None,
        "decisions_vs_open_spiel": beside("decisions_per_second", "decisions_per_second"),
        "decisions_vs_open_spiel_bots": beside("decisions_per_second", "by_bots_per_second"),
        "decisions_vs_open_spiel_after_the_deal": beside("decisions_per_second", "after_the_deal_per_second"),
        "stepped_vs_open_spiel": beside("stepped_per_second", "stepped_per_second"),
        "stepped_vs_open_spiel_tuned": beside("stepped_per_second", "stepped_tuned_per_second"),
        "imagined_vs_c": round(ours["imagined_per_second"] / c["sims_per_second"], 3) if known else None,
        **ours,
    }


MORE = {
    "decisions_vs_open_spiel_bots": "decisions beside open_spiel's C++ bots",
    "decisions_vs_open_spiel_after_the_deal": "beside its C++ from the first decision on",
    "stepped_vs_open_spiel_tuned": "stepped, beside its chance tuned by hand",
    "imagined_vs_c": "imagined and played out, beside C's search",
}
"""Other ways to look at it, without a bar."""
HEADS = ["a game", "whole", "by bots", "dealt", "stepped", "tuned"]


def table(figures: dict[str, Any]) -> str:
    lines = [
        f"harena, {'compiled' if figures['compiled'] else 'INTERPRETED'}; three players; CPU time, one core"
    ]
    for game in figures["games"].values():
        lines += ["", *game_lines(game)]
    lines += ["", f"{'open_spiel, decisions':<24}" + "".join(f"{head:>11}" for head in HEADS)]
    lines += [peer_line(name, peer) for name, peer in figures["open_spiel"].items()] or ["  not installed"]
    return "\n".join([*lines, "", yardstick_line(figures["c"])])


def game_lines(game: dict[str, Any]) -> list[str]:
    rates = f"{game['games_per_second']:,} games/s, {game['decisions_per_second']:,} decisions/s"
    stepped = f"stepped {game['stepped_per_second']:,} decisions/s"
    imagined = f"imagined {game['imagined_per_second']:,} games/s"
    bars = BARS if game["game"] == GAME else BARS_ELSEWHERE
    lines = [f"{game['game']}: {rates}", f"  {stepped}, {imagined}", *(bar_line(game, bar) for bar in bars)]
    return lines + [f"  {words:<42}{game[key]:>12}" for key, words in MORE.items() if game[key] is not None]


def bar_line(game: dict[str, Any], bar: Bar) -> str:
    key, words, limit, more = bar
    value = game[key]
    if value is None:
        return f"  {words:<42}{'not measured':>12}"
    reached = value >= limit if more else value <= limit
    sign = ">=" if more else "<="
    return f"  {words:<42}{value:>12,}  {sign} {limit:,g}  {'reached' if reached else 'MISSED'}"


def peer_line(name: str, peer: dict[str, float]) -> str:
    keys = ["decisions_per_second", "by_bots_per_second", "after_the_deal_per_second"]
    keys += ["stepped_per_second", "stepped_tuned_per_second"]
    return f"  {name:<22}{peer['decisions_per_game']:>11}" + "".join(f"{peer[key]:>11,.0f}" for key in keys)


def yardstick_line(c: dict[str, float]) -> str:
    if not c:
        return "C yardstick: not built"
    games, simulations = c["games_per_second"], c["sims_per_second"]
    return f"C yardstick: {games:,.0f} games/s, {simulations:,.0f} simulations/s"


def memory(name: str, found: dict[str, float]) -> str:
    before, after = found["bytes_before"] / 1e6, found["bytes_after"] / 1e6
    rate = found["games"] / found["seconds"]
    words = f"{name}: {found['games']:,.0f} games, {rate:,.0f} a second"
    return f"{words}; memory {before:.1f} MB before, {after:.1f} MB after"
