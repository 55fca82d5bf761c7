"""Shares in the fair deal are promised before they are opened; imported games are known as such."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for promises; of older games it is not known whether they were brought in."""
    op.add_column("seats", sa.Column("share", sa.String(length=64), nullable=False, server_default=""))
    for name in ("starting", "imported"):
        op.add_column("tables", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget the promises."""
    for name in ("imported", "starting"):
        op.drop_column("tables", name)
    op.drop_column("seats", "share")
