"""clubs hold events, and their tables are sealed"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("planned", sa.Integer, nullable=False),
        sa.Column("byes", sa.Boolean, nullable=False),
        sa.Column("teams", sa.Boolean, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("rounds", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("finished", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
    )
    op.create_index("ix_events_organiser", "events", ["organiser"])
    op.create_index("ix_events_status_created", "events", ["status", "created"])
    op.create_table(
        "entrants",
        sa.Column(
            "event_id", sa.String(32), sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("team", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.add_column("tables", sa.Column("event", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "sealed")
    op.drop_column("tables", "event")
    op.drop_table("entrants")
    op.drop_table("events")
