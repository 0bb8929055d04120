"""What the judge has said so far of games it is looking at, and which process looks.

Only adds: a process of the version before goes on beside those of this one, and judges by itself as before.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "underway",
        sa.Column("key", sa.String(160), primary_key=True),
        sa.Column("worker", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("standing", sa.String(16), nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("underway")
