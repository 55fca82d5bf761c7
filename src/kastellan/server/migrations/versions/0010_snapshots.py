"""Shortcuts through logs."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Let long games be woken without playing them again from the beginning."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=32), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("made_by", sa.String(length=160), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Wake every game from its beginning again."""
    op.drop_table("snapshots")
