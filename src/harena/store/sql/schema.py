"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("made", String(32), primary_key=True),
    Column("value", String(64), nullable=False),  # hexadecimal
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", String(32), nullable=False),
    Column("revoked", Integer, nullable=False, server_default="0"),
    Column("owner", String(32), nullable=True, index=True),
    Column("token", String(64), nullable=True, index=True),  # its SHA-256
    Column("claimed", String(32), nullable=False, server_default=""),
    Column("passphrase", Text, nullable=True),  # argon2id
)

names = Table(
    "names",
    metadata,
    Column("skeleton", String(128), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # name=value name=value
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    Column("started", String(32), nullable=False),
    Column("finished", String(32), nullable=False),
    Column("length", Integer, nullable=False),
    Column("actor", Integer, nullable=True),
    Column("ranking", Text, nullable=True),  # 1 0=2 3: seat 1 first, then 0 and 2 together, then 3
    Column("nonces", Text, nullable=False, server_default=""),  # 0=NONCE~PLEDGE 2=~PLEDGE 3=~
    Column("version", Integer, nullable=False, server_default="0"),
    Column("changed", String(32), nullable=False, server_default=""),
    Column("terms", Text, nullable=False, server_default="{}"),  # JSON
    Column("clock", Text, nullable=False, server_default="{}"),  # JSON
    Column("due", Float, nullable=True, index=True),  # when the running clock runs out, in seconds since 1970
    Column("ask", Text, nullable=True),  # JSON
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("event", String(32), nullable=False, server_default=""),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_status_finished", "status", "finished"),
    Index("ix_tables_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("person", String(32), nullable=True, index=True),
    Column("bot", String(64), nullable=True),
    Column("left", Boolean, nullable=False),
    Column("score", Integer, nullable=True),
    Column("stand_in", String(64), nullable=True),
    Column("claimed", Boolean, nullable=False, server_default=false()),
)

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("when", String(32), nullable=False),
    Column("at", Integer, nullable=False),
    Column("channel", String(16), nullable=False, server_default="table"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True, index=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("when", String(32), nullable=False),
    UniqueConstraint("table_id", "person", name="uq_ratings_table_person"),  # nobody is rated twice
)

events = Table(
    "events",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # name=value name=value
    Column("public", Boolean, nullable=False),
    Column("organiser", String(32), nullable=False, index=True),
    Column("seed", String(64), nullable=False),
    Column("size", Integer, nullable=False),
    Column("form", String(16), nullable=False),
    Column("planned", Integer, nullable=False),
    Column("byes", Boolean, nullable=False),
    Column("teams", Boolean, nullable=False),
    Column("terms", Text, nullable=False),  # JSON
    Column("rounds", Text, nullable=False),  # JSON
    Column("plan", Text, nullable=False),  # JSON
    Column("status", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    Column("finished", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("changed", String(32), nullable=False),
    Column("nonces", Text, nullable=False, server_default=""),  # 1=NONCE~PLEDGE 2=~PLEDGE, by entrant
    Column("asked", String(32), nullable=False, server_default=""),
    Index("ix_events_status_created", "status", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("event_id", String(32), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("team", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("claimed", Boolean, nullable=False),
)
