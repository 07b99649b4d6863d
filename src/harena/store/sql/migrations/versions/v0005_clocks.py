"""tables have terms of time and a clock; a bot may play for a person"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("stand_in", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "stand_in")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "clock")
    op.drop_column("tables", "terms")
