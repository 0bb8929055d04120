"""Clocks, absence and pauses: when time itself does something next at a table. Games anybody may look at.

Only adds, with defaults: a process of the version before goes on beside those of this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due_at", sa.BigInteger))
    op.add_column("tables", sa.Column("warned_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("paused_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("published", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_due", "tables", ["due_at"])


def downgrade() -> None:
    op.drop_index("tables_by_due", "tables")
    for name in ("published", "paused_at", "warned_at", "due_at"):
        op.drop_column("tables", name)
