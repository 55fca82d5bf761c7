"""Over which process a seat is looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Let it be known who has gone away together with a process."""
    op.add_column("seats", sa.Column("seen_by", sa.String(length=32), nullable=True))
    some = sa.text("seen_by is not null")
    op.create_index("seats_seen_by", "seats", ["seen_by"], sqlite_where=some, postgresql_where=some)


def downgrade() -> None:
    """Forget it."""
    op.drop_index("seats_seen_by", table_name="seats")
    op.drop_column("seats", "seen_by")
