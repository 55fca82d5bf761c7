"""How often the links to a table were made anew."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let hosts make new links; those of today stay good until then."""
    op.add_column("tables", sa.Column("links", sa.Integer(), nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """Go back to the first links of every table."""
    op.drop_column("tables", "links")
