"""A server process and browsers that fail a test on any error of the page or request off this machine."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import harena

from .chromium import FLAGS, find

if TYPE_CHECKING:  # a plain `pytest` reads this file too, and may have no Playwright
    from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

    from .visitor import Visitor

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SERVE = """
from hashlib import sha256
from pathlib import Path
from harena.server.limits import Limits
from harena.server.service.serve import main
from harena.server.service.settings import Settings

dealt = []

def deal():
    dealt.append(Path({deals!r}).read_text())
    return sha256(f"{{dealt[-1]}} {{dealt.count(dealt[-1])}}".encode()).hexdigest()[:32]

much = (10**6, 1e6)  # of one address, which all tests have
limits = Limits(knocks=much, guests=much, new_tables=much)
new_seed = lambda: {seed!r} or deal()
main(Settings(port={port}, database={database!r}, pace=0, limits=limits, new_seed=new_seed))
"""
CUT = "WebSocket is already in CLOSING or CLOSED state."
"""Thrown by Playwright's stand-in for a socket alone: of a real one the console is told, which counts."""
FIRST = int(os.environ.get("HARENA_DEALS", "1"))
"""Which series of deals a test's tables get; any must do, one is used so that a failure can be met again."""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Only when asked for by name: these tests need a process of their own."""
    return None if any("browser" in word for word in config.args) else True


class Server:
    """`harena serve` in its own process; with a seed all its deals are the same, else each test its own."""

    def __init__(self, folder: Path, seed: str = "") -> None:
        self.seed = seed
        self.deals = folder / "deals"
        self.begin("none")
        self.database = str(folder / "harena.db")
        self.port = 0
        self.start()

    def begin(self, test: str) -> None:
        """Whichever tests came before, and wherever: this one's deals are its own."""
        self.deals.write_text(f"{FIRST} {test}")

    def start(self) -> None:
        serve = SERVE.format(port=self.port, database=self.database, deals=str(self.deals), seed=self.seed)
        command = [sys.executable, "-c", serve]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    index = Path(harena.__file__).parent / "static/index.html"
    assert index.exists(), f"the client is not built: {index} is missing"
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    from playwright.sync_api import expect

    expect.set_options(timeout=20_000)  # a slow machine is no failure
    path = find()
    print(f"browser: {path or 'the one of Playwright'}", file=sys.__stdout__)
    return {**browser_type_launch_args, "executable_path": path, "args": FLAGS, "chromium_sandbox": False}


Visit = Callable[..., "Visitor"]


@pytest.fixture
def visit(browser: Browser, server: Server, base_url: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """A person with a browser of her own: `visit("Anna", phone=True)`."""
    from .visitor import Visitor

    server.begin(request.node.name)
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(
        name: str = "",
        phone: bool = False,
        path: str = "/",
        motion: str = "reduce",
        url: str = base_url,
        forced: bool = False,
        asked: bool = False,
        nonce: int | None = None,
        chance: bool = False,
    ) -> Visitor:
        context = browser.new_context(
            base_url=url,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion=motion,  # type: ignore[arg-type]
        )
        contexts.append(context)
        context.set_default_timeout(20_000)
        if not forced:  # or lone actions would be taken before a test takes them
            context.add_init_script("localStorage.getItem('forced') ?? localStorage.setItem('forced', 'no')")
        if asked:
            context.add_init_script("localStorage.setItem('asking', 'always')")
        draw = "delete Crypto.prototype.getRandomValues"  # or no deal would be the one a test knows
        if nonce is not None:
            draw = f"Crypto.prototype.getRandomValues = (bytes) => bytes.fill({nonce})"
        if not chance:  # Playwright's stand-in for a socket must be able to draw
            context.add_init_script(draw)
        page = context.new_page()
        watch(page, url, problems)
        visitor = Visitor(page)
        visitor.finger = phone
        page.goto(path)
        if name:
            visitor.introduce(name)
        return visitor

    yield come
    for context in contexts:
        context.close()
    assert problems == []


def watch(page: Page, base_url: str, problems: list[str]) -> None:
    def hear(message: Any) -> None:
        if message.type == "error" and "WebSocket connection" not in message.text:
            problems.append(message.text)

    def fail(error: Any) -> None:
        if error.message != CUT:
            problems.append(str(error))

    def see(request: Any) -> None:
        if not request.url.startswith((base_url, base_url.replace("http", "ws"), "data:", "blob:", "file:")):
            problems.append(f"asked {request.url}")

    page.on("console", hear)
    page.on("pageerror", fail)
    page.on("request", see)


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = Path(os.environ.get("HARENA_PICTURES") or tmp_path_factory.mktemp("pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
