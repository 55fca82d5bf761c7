"""Who was replaced by the host is not rated; the others are."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Of games that run it is not known who was replaced: these stay unrated for all."""
    op.add_column("seats", sa.Column("spared", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("seats", "spared")
