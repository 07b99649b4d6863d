"""names can be claimed; rated games; what spectators say among themselves"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("claimed", sa.String(32), nullable=False, server_default=""))
    op.add_column("people", sa.Column("passphrase", sa.Text, nullable=True))
    op.create_table(
        "names",
        sa.Column("skeleton", sa.String(128), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
    )
    op.create_index("ix_names_person", "names", ["person"])
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("channel", sa.String(16), nullable=False, server_default="table"))
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("when", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "person", name="uq_ratings_table_person"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])


def downgrade() -> None:
    op.drop_index("ix_ratings_game", "ratings")
    op.drop_table("ratings")
    op.drop_column("chat", "channel")
    op.drop_column("seats", "claimed")
    op.drop_column("tables", "rated")
    op.drop_index("ix_names_person", "names")
    op.drop_table("names")
    op.drop_column("people", "passphrase")
    op.drop_column("people", "claimed")
