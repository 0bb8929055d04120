"""Who must answer at a table, and since when: lists of tables tell it without replaying any.

Only adds, with defaults: a process of the version before goes on beside those of this one. What it stores
says nothing of who is asked; the number beside it shows that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    for name in ("to_answer", "turn"):
        op.add_column("tables", sa.Column(name, sa.Integer))
    op.add_column("tables", sa.Column("asked_at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked_number", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    for name in ("asked_number", "asked_at", "turn", "to_answer"):
        op.drop_column("tables", name)
