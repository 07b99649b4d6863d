"""Pictures for people to look at, if somebody names a folder for them: HARENA_PICTURES."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, TimeoutError

PATIENCE = 8_000


def photograph(page: Page, path: Path, full_page: bool = False) -> None:
    """They prove nothing by themselves, and take time: without a folder there are none."""
    if os.environ.get("HARENA_PICTURES"):
        keep(page, path, full_page)


def keep(page: Page, path: Path, full_page: bool = False) -> None:
    """Chromium without a screen now and then draws nothing until it is asked again."""
    try:
        page.screenshot(path=path, full_page=full_page, timeout=PATIENCE)
    except TimeoutError:
        page.screenshot(path=path, full_page=full_page)
