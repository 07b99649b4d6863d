"""Alembic's door: migrates the connection it is given, or the one of `alembic -x url=...`."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from harena.store.sql.schema import metadata


def migrate(connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=sqlite)
    with context.begin_transaction():
        context.run_migrations()


given: Connection | None = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).begin() as opened:
        migrate(opened)
