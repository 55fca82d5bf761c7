"""What somebody takes out of their history is told to them no more; ratings are kept game by game."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """So far nothing was taken out; of earlier games it is not known how they changed a rating."""
    op.add_column("results", sa.Column("hidden", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("results", sa.Column("mu", sa.Float(), nullable=True))
    op.add_column("results", sa.Column("sigma", sa.Float(), nullable=True))


def downgrade() -> None:
    """Forget it: what was taken out is there again."""
    op.drop_column("results", "sigma")
    op.drop_column("results", "mu")
    op.drop_column("results", "hidden")
