"""What moderation needs: bans that end, reports of one message, verdicts, who closed a table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

ADDED = (
    ("people", "ban_ends", sa.Float()),
    ("tables", "closed_by", sa.String(8)),
    ("reports", "message", sa.String(24)),
    ("reports", "justified", sa.Boolean()),
)


def upgrade() -> None:
    """Bans so far are for good; of older reports it is not known which message they were about."""
    for table, name, kind in ADDED:
        op.add_column(table, sa.Column(name, kind, nullable=True))
    op.create_index("reports_once", "reports", ["reported_by", "at_table", "message"], unique=True)


def downgrade() -> None:
    """Forget it."""
    op.drop_index("reports_once", table_name="reports")
    for table, name, _ in ADDED:
        op.drop_column(table, name)
