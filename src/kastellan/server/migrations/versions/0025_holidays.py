"""Holidays, in which somebody's clocks of days stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Nobody has had any so far."""
    op.add_column("people", sa.Column("holidays", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("people", "holidays")
