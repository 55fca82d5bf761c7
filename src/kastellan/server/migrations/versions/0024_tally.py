"""What finished games count in the statistics of those who played them."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Games that are over are counted by the server."""
    op.add_column("results", sa.Column("tally", sa.Text(), nullable=True))
    uncounted = sa.text("tally is null")
    op.create_index(
        "results_uncounted", "results", ["table_id"], sqlite_where=uncounted, postgresql_where=uncounted
    )


def downgrade() -> None:
    """Forget what was counted."""
    op.drop_index("results_uncounted", "results")
    op.drop_column("results", "tally")
