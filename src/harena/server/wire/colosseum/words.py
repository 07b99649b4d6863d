"""How things are named. Seats count from 0, markets from 1, squares from 0."""

from __future__ import annotations

Token = str
"""`gladiator`, `joker`, `additional-action` ..."""
Tokens = dict[str, int]
"""How many of each type; a type that is missing is 0."""
Noble = str
"""`emperor`, `consul-1` ... `senator-3`"""
Pair = tuple[int, int]
MaybePair = tuple[int | None, int | None]
"""Null: impossible, or nobody."""
