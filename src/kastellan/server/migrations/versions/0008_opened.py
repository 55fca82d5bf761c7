"""Who opened a table, and from where."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Count tables for who opened them, also after they have left; for those of today that is the host."""
    op.create_table(
        "opened",
        sa.Column("table_id", sa.String(length=32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("network", sa.String(length=32), nullable=False),
    )
    op.create_index("ix_opened_person", "opened", ["person"])
    op.create_index("ix_opened_network", "opened", ["network"])
    op.execute(
        "insert into opened (table_id, person, network) select id, host, '' from tables"
        " where host is not null and status <> 'over'"
    )


def downgrade() -> None:
    """Count them for the host again."""
    op.drop_table("opened")
