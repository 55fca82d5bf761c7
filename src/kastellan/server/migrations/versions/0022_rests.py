"""Pauses, and when clocks stood still."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Make room; no clock has stood still so far."""
    op.add_column("tables", sa.Column("pause", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("rests", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget it: clocks that stood still count that time."""
    op.drop_column("tables", "rests")
    op.drop_column("tables", "pause")
