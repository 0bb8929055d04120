"""Which kinds of news a browser wants to be told of, and how far the journal was read for it.

Only adds, with defaults: a process of the version before goes on beside those of this one. Who subscribed
before is told what they were told before, and nothing that happened until now.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    kinds = sa.Column("kinds", sa.String(64), nullable=False, server_default="turn,time")
    op.add_column("subscriptions", kinds)
    op.add_column("notices", sa.Column("read_number", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE notices SET read_number = COALESCE("
        "(SELECT last FROM tables WHERE tables.id = notices.table_id), 0)"
    )


def downgrade() -> None:
    op.drop_column("notices", "read_number")
    op.drop_column("subscriptions", "kinds")
