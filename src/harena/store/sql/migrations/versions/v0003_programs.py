"""programs of people, each with a token"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("people", sa.Column("token", sa.String(64), nullable=True))
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_index("ix_people_token", "people", ["token"])


def downgrade() -> None:
    op.drop_index("ix_people_token", "people")
    op.drop_index("ix_people_owner", "people")
    op.drop_column("people", "token")
    op.drop_column("people", "owner")
