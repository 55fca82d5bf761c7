"""Who has played together may ask each other to tables by name, if both wish it."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Nobody has wished it so far."""
    op.add_column("people", sa.Column("by_name", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Forget who has."""
    op.drop_column("people", "by_name")
