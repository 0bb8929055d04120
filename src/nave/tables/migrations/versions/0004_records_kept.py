"""Records kept to be looked at: what a record said beside its answers; and which version of a bot sat down.

Only adds, with defaults: a process of the version before goes on beside those of this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("seats", sa.Column("bot_version", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "bot_version")
    op.drop_column("tables", "origin")
