"""Hints and reviews that were thought out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables of hints and reviews."""
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("hint", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("parts", sa.Text(), nullable=False),
        sa.Column("review", sa.Text(), nullable=True),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index(op.f("ix_reviews_state"), "reviews", ["state"], unique=False)


def downgrade() -> None:
    """Remove them."""
    op.drop_index(op.f("ix_reviews_state"), table_name="reviews")
    op.drop_table("reviews")
    op.drop_table("hints")
