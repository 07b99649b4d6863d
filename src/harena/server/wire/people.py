"""Who is asking."""

from __future__ import annotations

from msgspec import Struct

from harena.server.wire.bounds import Name


class Person(Struct):
    """A guest: the signed cookie says who she is, the name is what others see."""

    id: str
    name: str


class Me(Struct):
    """Who is asking; null before the first name is given."""

    person: Person | None


class Naming(Struct):
    """Become a guest, or change one's name; or name a new program of one's own."""

    name: Name


class Token(Struct):
    """A new program of one's own. Its token is shown this once."""

    id: str
    name: str
    token: str
