"""What is said in words of the house, such as a computer player's thought."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """So far only people have spoken, in words of their own."""
    op.add_column("chat", sa.Column("lines", sa.Text(), nullable=True))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("chat", "lines")
