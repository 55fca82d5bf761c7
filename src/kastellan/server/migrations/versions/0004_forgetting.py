"""What is needed to find what nobody needs any more."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

DAY = 86_400.0
LEFT = {"people": 30 * DAY, "tokens": 365 * DAY}
"""How long those stay at least of whom it is not known when they were last here."""


def upgrade() -> None:
    """Let guests and tokens be forgotten that are not seen any more; find them and old tables quickly."""
    now = time.time()
    op.add_column("people", sa.Column("due", sa.Float(), nullable=True))
    people = sa.table("people", sa.column("due"))
    tokens = sa.table("tokens", sa.column("expires"))
    op.execute(people.update().values(due=now + LEFT["people"]))
    op.execute(tokens.update().where(tokens.c.expires.is_(None)).values(expires=now + LEFT["tokens"]))
    op.create_index(op.f("ix_people_due"), "people", ["due"])
    op.create_index(op.f("ix_tokens_expires"), "tokens", ["expires"])
    for name, columns, some in (
        ("tables_without_end", ["status", "updated"], sa.text("outcome is null")),
        ("tables_of_rematch", ["rematch"], sa.text("rematch is not null")),
    ):
        op.create_index(name, "tables", columns, sqlite_where=some, postgresql_where=some)


def downgrade() -> None:
    """Let everybody stay."""
    for name in ("tables_of_rematch", "tables_without_end"):
        op.drop_index(name, table_name="tables")
    op.drop_index(op.f("ix_tokens_expires"), table_name="tokens")
    op.drop_index(op.f("ix_people_due"), table_name="people")
    tokens = sa.table("tokens", sa.column("expires"), sa.column("kind"))
    op.execute(tokens.update().where(tokens.c.kind != "once").values(expires=None))
    # Not in a batch: that would build the table anew, which others refer to.
    op.drop_column("people", "due")
