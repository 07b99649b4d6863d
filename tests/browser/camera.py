"""Pictures for people to look at."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, TimeoutError

PATIENCE = 8_000


def photograph(page: Page, path: Path | str, full_page: bool = False) -> None:
    """Chromium without a screen now and then draws nothing until it is asked again."""
    try:
        page.screenshot(path=path, full_page=full_page, timeout=PATIENCE)
    except TimeoutError:
        page.screenshot(path=path, full_page=full_page)
