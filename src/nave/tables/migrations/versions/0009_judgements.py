"""What the judge said of finished games.

Only adds: a process of the version before goes on beside those of this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "judgements",
        sa.Column("key", sa.String(160), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Index("judgements_by_age", "at"),
    )


def downgrade() -> None:
    op.drop_table("judgements")
