"""Links follow from the secret of the house and are no longer kept."""

from secrets import token_urlsafe

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Forget the links; people at the table find new ones there."""
    # Not in a batch: that would build the table anew, which others refer to.
    op.drop_column("tables", "invite")
    op.drop_column("tables", "watch")


def downgrade() -> None:
    """Make links for all tables again."""
    for name in ("invite", "watch"):
        op.add_column("tables", sa.Column(name, sa.String(length=64), nullable=False, server_default=""))
    connection = op.get_bind()
    kept = sa.table("tables", sa.column("id"), sa.column("invite"), sa.column("watch"))
    for (table,) in connection.execute(sa.select(kept.c.id)).all():
        fresh = {"invite": token_urlsafe(16), "watch": token_urlsafe(16)}
        connection.execute(kept.update().where(kept.c.id == table).values(**fresh))
