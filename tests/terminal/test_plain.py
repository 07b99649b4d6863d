"""A terminal of old: every sign has a likeness, and nothing is a question mark that need not be."""

from __future__ import annotations

import pytest

from harena.terminal.plain import SIMILAR


@pytest.mark.parametrize(
    ("text", "encoding", "expected"),
    [
        ("──", "ascii", "--"),
        (" · ×3 ±8", "ascii", " . x3 +-8"),
        ("7 → 9", "cp1252", "7 > 9"),
        ("· ×", "cp1252", "· ×"),
        ("Łódź é", "ascii", "?odz e"),
    ],
)
def test_likenesses(text: str, encoding: str, expected: str) -> None:
    assert text.encode(encoding, SIMILAR).decode(encoding) == expected
