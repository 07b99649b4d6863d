"""Lighthouse on its emulated phone: lobby and tables, as a guest who has a seat sees them.

Needs the client built, Chromium, Playwright and, outside the repository, `npm install lighthouse@12`:
`python bench/lighthouse.py --lighthouse FOLDER [--runs 3]`. Prints the medians as a table.
"""

from __future__ import annotations

import argparse
import json
import re
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.browser.chromium import FLAGS, find

AUDITS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocking",
    "cumulative-layout-shift": "shift",
}
PLAY_OUT = """(table) => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws/table/${table}`);
  const least = (legal) => legal.find((word) => ['pass', 'done', 'decline'].includes(word)) ?? legal[0];
  line.onmessage = ({ data }) => {
    const { type, at, view } = JSON.parse(data);
    if (type !== 'state' || !view) return;
    if (view.over) done(line.close());
    else if (view.legal.length)
      setTimeout(() => line.send(JSON.stringify({ type: 'act', at, action: least(view.legal) })), 100);
  };
})"""
"""Does as little as the rules allow until the game is over."""
GAMES = ("colossal-arena", "colosseum")
BAR = 90


class Guest:
    """Somebody with a cookie, before she has a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.ask("/api/me", {"name": "Anna"})

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"content-type": "application/json", "origin": self.url}
        data = None if body is None else json.dumps(body).encode()
        return json.load(self.opener.open(Request(self.url + path, data=data, headers=headers)))

    def open(self, game: str, seats: list[dict[str, str]]) -> str:
        wish = {"game": game, "options": {}, "public": True, "seats": seats}
        return str(self.ask("/api/tables", wish)["id"])

    def cookies(self) -> list[dict[str, Any]]:
        return [{"name": each.name, "value": each.value or "", "url": self.url} for each in self.jar]


def free_port() -> int:
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return int(chosen.getsockname()[1])


@contextmanager
def serving(folder: str) -> Iterator[str]:
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"{folder}/harena.db", "--pace", "0"]
    process = subprocess.Popen([sys.executable, "-m", "harena", *words], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def pages(guest: Guest, page: Page) -> dict[str, str]:
    """The lobby, and a table in play and one that is over for each game."""
    bot = {"type": "bot", "bot": "beginner"}
    found = {"lobby": "/"}
    page.goto(guest.url)
    for game in GAMES:
        playing, over = (guest.open(game, [{"type": "mine"}, bot, bot, bot]) for _ in range(2))
        page.evaluate(PLAY_OUT, over)
        found |= {f"{game}, in play": f"/table/{playing}", f"{game}, over": f"/table/{over}"}
    return found


def measure(lighthouse: Path, url: str, port: int, name: str, keep: Path | None) -> dict[str, float]:
    """The score and what it is made of."""
    program = lighthouse / "node_modules/.bin/lighthouse"
    words = [url, f"--port={port}", "--only-categories=performance", "--output=json", "--quiet"]
    answer = subprocess.run([str(program), *words], capture_output=True, text=True, check=True)
    report = json.loads(answer.stdout)
    if keep:
        (keep / f"{re.sub(r'[^a-z]+', '-', name)}.json").write_text(answer.stdout)
    found = {name: float(report["audits"][audit]["numericValue"]) for audit, name in AUDITS.items()}
    return {"score": 100 * report["categories"]["performance"]["score"], **found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lighthouse", type=Path, required=True, help="where npm installed it")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", type=Path, help="a folder for the last report of each page")
    parser.add_argument("--only", default="", help="pages whose name contains this")
    wish = parser.parse_args()
    print(
        "| page | score | first paint | largest paint | blocking | shift |\n|---|---|---|---|---|---|",
        flush=True,
    )
    with tempfile.TemporaryDirectory() as folder, serving(folder) as url, sync_playwright() as playwright:
        guest, port = Guest(url), free_port()
        context = playwright.chromium.launch_persistent_context(
            f"{folder}/browser",
            executable_path=find(),
            args=[*FLAGS, f"--remote-debugging-port={port}"],
            chromium_sandbox=False,
        )
        context.add_cookies(guest.cookies())  # type: ignore[arg-type]
        low = 0
        for name, path in pages(guest, context.new_page()).items():
            if wish.only not in name:
                continue
            runs = [measure(wish.lighthouse, url + path, port, name, wish.keep) for _ in range(wish.runs)]
            mid = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
            low += mid["score"] < BAR
            print(
                f"| {name} | {mid['score']:.0f} | {mid['first paint'] / 1000:.1f} s"
                f" | {mid['largest paint'] / 1000:.1f} s | {mid['blocking']:.0f} ms | {mid['shift']:.3f} |",
                flush=True,
            )
        context.close()
    raise SystemExit(1 if low else 0)


if __name__ == "__main__":
    main()
