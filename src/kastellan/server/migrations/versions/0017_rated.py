"""Who plays for rating is settled when a game begins."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Of games that run it is not known: there all who have an account are rated, as before."""
    op.add_column("tables", sa.Column("rated", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "rated")
