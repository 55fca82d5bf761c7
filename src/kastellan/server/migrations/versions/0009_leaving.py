"""Who left a game, and which games are no longer rated."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Let games be unrated from now on; all results so far are of people who stayed."""
    op.add_column("tables", sa.Column("unrated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("results", sa.Column("left_game", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Forget it."""
    # Not in a batch: that would build the tables anew, which others refer to.
    op.drop_column("results", "left_game")
    op.drop_column("tables", "unrated")
