"""what players add to an event's deal is pledged before it is told"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

EVENTS = sa.table("events", sa.column("id"), sa.column("nonces"), sa.column("status"))
ENTRANTS = sa.table("entrants", sa.column("event_id"), sa.column("number"), sa.column("nonce"))


def upgrade() -> None:
    op.add_column("events", sa.Column("nonces", sa.Text, nullable=False, server_default=""))
    op.add_column("events", sa.Column("asked", sa.String(32), nullable=False, server_default=""))
    for event, words in told().items():
        op.execute(sa.update(EVENTS).where(EVENTS.c.id == event).values(nonces=" ".join(words)))
    op.drop_column("entrants", "nonce")


def told() -> dict[str, list[str]]:
    """By event. In one that has not begun it was not pledged, and is no part of the deal."""
    begun = sa.select(EVENTS.c.id).where(EVENTS.c.status != "gathering")
    given = sa.select(ENTRANTS).where(ENTRANTS.c.event_id.in_(begun), ENTRANTS.c.nonce != "")
    found: dict[str, list[str]] = {}
    for event, number, nonce in op.get_bind().execute(given.order_by(ENTRANTS.c.number)).all():
        found.setdefault(event, []).append(f"{number}={nonce}")
    return found


def downgrade() -> None:
    op.add_column("entrants", sa.Column("nonce", sa.String(64), nullable=False, server_default=""))
    op.drop_column("events", "asked")
    op.drop_column("events", "nonces")
