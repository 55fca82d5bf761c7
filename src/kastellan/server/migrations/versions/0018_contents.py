"""Contents of one's own: files by their digest, who keeps them, and what a table calls its own."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Make room for them; all tables so far are played with the house content."""
    op.create_table(
        "contents",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.Column("kept", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "own_contents",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("language", sa.String(length=5), nullable=False),
        sa.Column("sharing", sa.String(length=4), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.ForeignKeyConstraint(["digest"], ["contents.digest"]),
        sa.ForeignKeyConstraint(["owner"], ["people.id"]),
    )
    for column in ("digest", "owner", "sharing"):
        op.create_index(f"ix_own_contents_{column}", "own_contents", [column])
    op.add_column(
        "tables", sa.Column("content_name", sa.String(length=60), server_default="", nullable=False)
    )
    op.create_index("ix_tables_content", "tables", ["content"])


def downgrade() -> None:
    """Forget them."""
    op.drop_index("ix_tables_content", "tables")
    op.drop_column("tables", "content_name")
    op.drop_table("own_contents")
    op.drop_table("contents")
