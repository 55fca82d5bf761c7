"""Notices: the ways by which people are told of their turns, when not, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Make room for them; nobody has chosen any yet."""
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("form", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("trouble", sa.String(length=16), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
    )
    op.create_index("ix_notice_ways_person", "notice_ways", ["person"])
    op.create_table(
        "notice_quiet",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger(), nullable=False),
        sa.Column("quiet_to", sa.SmallInteger(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("person"),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
    )
    op.create_table(
        "notice_mutes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    op.create_index("ix_notice_mutes_table_id", "notice_mutes", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("way", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.Column("attempts", sa.SmallInteger(), nullable=False),
        sa.Column("ended", sa.String(length=8), nullable=True),
        sa.PrimaryKeyConstraint("id"),
        sa.ForeignKeyConstraint(["way"], ["notice_ways.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
    )
    for column in ("way", "person", "due"):
        op.create_index(f"ix_notices_{column}", "notices", [column])
    op.create_index("notices_once", "notices", ["table_id", "seat", "turn", "way"], unique=True)


def downgrade() -> None:
    """Forget them."""
    for table in ("notices", "notice_mutes", "notice_quiet", "notice_ways"):
        op.drop_table(table)
