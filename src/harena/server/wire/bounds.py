"""How long and how large what a client sends may be."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

NAME = 24
"""Characters of a name."""
Name = Annotated[str, Meta(min_length=1, max_length=NAME)]
Passphrase = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{12}$")]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Pledge = Nonce
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ActionText = Annotated[str, Meta(max_length=400)]
