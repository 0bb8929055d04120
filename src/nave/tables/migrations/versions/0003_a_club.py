"""What a server for many people needs: ids of makings, bans, who made a table, and who only looks on.

Only adds, with defaults: a process of the version before goes on beside those of this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for name in ("made_by", "made_in"):
        op.add_column("tables", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("acted_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE seats SET acted_at = seen_at")
    op.create_index("tables_by_listed", "tables", ["listed", "changed_at"])
    op.create_index("tables_by_maker", "tables", ["made_in", "status"])
    op.create_table(
        "makings",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(64), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "tidings",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("house", "tidings", "bans", "makings"):
        op.drop_table(name)
    op.drop_index("tables_by_maker", "tables")
    op.drop_index("tables_by_listed", "tables")
    op.drop_column("seats", "acted_at")
    for name in ("made_in", "made_by"):
        op.drop_column("tables", name)
