"""What acting in the name of the house needs: bans, reports, the book of acts, news for a running server."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def number() -> sa.Column[int]:
    """Return a column that numbers the rows."""
    return sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True)


def at() -> sa.Column[float]:
    """Return a column of when it was."""
    return sa.Column("at", sa.Float(), nullable=False)


def upgrade() -> None:
    """Nobody is banned, nothing reported; who said something is known from now on."""
    op.add_column("people", sa.Column("banned", sa.Float(), nullable=True))
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=True))
    op.create_index(op.f("ix_chat_person"), "chat", ["person"])
    op.create_table(
        "reports",
        number(),
        at(),
        sa.Column("reported_by", sa.String(32), nullable=True, index=True),
        sa.Column("at_table", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=True),
        sa.Column("why", sa.String(300), nullable=False),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
    )
    op.create_table(
        "acts",
        number(),
        at(),
        sa.Column("done_by", sa.String(80), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("why", sa.String(300), nullable=False),
    )
    op.create_table(
        "orders",
        number(),
        sa.Column("kind", sa.String(1), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    for name in ("orders", "acts", "reports"):
        op.drop_table(name)
    op.drop_index(op.f("ix_chat_person"), table_name="chat")
    # Not in a batch: that would build the tables anew, which others refer to.
    op.drop_column("chat", "person")
    op.drop_column("people", "banned")
