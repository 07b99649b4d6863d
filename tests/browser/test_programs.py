"""A token for a program of one's own: made on its page, used by the example, revoked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Visit
from .test_access import check

EXAMPLE = Path(__file__).parents[2] / "examples/http_bot.py"


def test_a_program_gets_a_token_and_a_seat(visit: Visit, base_url: str, pictures: Path) -> None:
    anna = visit("Anna")
    page = anna.page
    page.goto("/name")
    page.get_by_role("link", name="Programs of your own").click()
    page.get_by_label("Its name").fill("Marvin")
    page.get_by_role("button", name="Make a token").click()
    code = page.get_by_role("code")
    expect(code).to_contain_text("harena-")
    token = code.inner_text()
    check(anna, "programs", pictures)

    table = anna.open_table(["mine", "open"])
    program = subprocess.Popen([sys.executable, str(EXAMPLE), base_url, table, token])
    try:
        expect(page.get_by_role("list", name="Players")).to_contain_text("Marvin")
    finally:
        program.kill()
        program.wait()

    page.goto("/programs")
    expect(page.get_by_role("list", name="Programs")).to_contain_text("Marvin")
    expect(code).to_be_hidden()
    page.get_by_role("button", name="Revoke Marvin").click()
    expect(page.get_by_text("The token of Marvin is void.")).to_be_visible()
    expect(page.get_by_role("list", name="Programs")).to_be_hidden()
