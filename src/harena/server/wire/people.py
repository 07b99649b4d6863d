"""Who is asking."""

from __future__ import annotations

from msgspec import Struct

from harena.server.wire.bounds import Name, Passphrase


class Person(Struct):
    """The signed cookie says who she is, the name is what others see."""

    id: str
    name: str
    claimed: bool
    """Whether the name is hers to keep; if not, she is a guest."""


class Me(Struct):
    """Who is asking; null before the first name is given."""

    person: Person | None


class Naming(Struct):
    """Become a guest, or change one's name; or name a new program of one's own."""

    name: Name


class Claiming(Struct):
    """Claim a name, or sign in under it."""

    name: Name
    passphrase: Passphrase


class Proving(Struct):
    """That the name is hers."""

    passphrase: Passphrase


class NewPassphrase(Struct):
    passphrase: Passphrase
    new: Passphrase


class Token(Struct):
    """A new program of one's own. Its token is shown this once."""

    id: str
    name: str
    token: str
