"""Talk is numbered by channel, so that no number tells what was said where one does not hear it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Count what was said on each channel of each table, in its order."""
    op.add_column("chat", sa.Column("number", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "update chat set number = (select count(*) from chat as other where other.table_id = chat.table_id"
        " and other.channel = chat.channel and other.team = chat.team and other.id <= chat.id)"
    )
    op.drop_index("chat_of_table", table_name="chat")
    op.create_index("chat_of_channel", "chat", ["table_id", "channel", "team", "number"], unique=True)


def downgrade() -> None:
    """Count talk for the whole house again."""
    op.drop_index("chat_of_channel", table_name="chat")
    op.create_index("chat_of_table", "chat", ["table_id", "id"])
    op.drop_column("chat", "number")
