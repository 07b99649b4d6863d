"""every write has a version; keys rotate; sessions can be revoked"""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("revoked", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("changed", sa.String(32), nullable=False, server_default=""))
    now = datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
    op.execute(f"UPDATE tables SET changed = '{now}'")
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_table(
        "keys",
        sa.Column("made", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.execute(f"INSERT INTO keys (made, value) SELECT '{now}', value FROM settings WHERE name = 'secret'")
    op.drop_table("settings")


def downgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.execute(
        "INSERT INTO settings (name, value) SELECT 'secret', value FROM keys ORDER BY made DESC LIMIT 1"
    )
    op.drop_table("keys")
    op.drop_index("ix_tables_status_changed", "tables")
    op.drop_column("tables", "changed")
    op.drop_column("tables", "version")
    op.drop_column("people", "revoked")
