"""Links that are exchanged for keys, one link for a table, what a table allows, and rematches.

Only adds, with defaults: a process of the version before goes on beside those of this one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("invite_hash", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("customs", sa.Text))
    op.add_column("tables", sa.Column("rematch_of", sa.String(32)))
    op.create_index("tables_by_rematch", "tables", ["rematch_of"], unique=True)
    op.add_column("seats", sa.Column("link_hash", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "link_hash")
    op.drop_index("tables_by_rematch", "tables")
    for name in ("rematch_of", "customs", "invite_hash"):
        op.drop_column("tables", name)
