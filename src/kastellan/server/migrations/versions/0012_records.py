"""Records of finished games: what everybody saw, kept without the rules."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make room for records; those of earlier games are written by and by."""
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("written", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "pages",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("eyes", sa.String(length=9), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("steps", sa.SmallInteger(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "eyes", "number"),
    )


def downgrade() -> None:
    """Play the logs again."""
    op.drop_table("pages")
    op.drop_table("records")
