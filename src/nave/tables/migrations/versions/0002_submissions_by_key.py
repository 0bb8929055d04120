"""Submissions are known by the key that sent them, and the reply is a number.

Before, they were known by the seat, which had to be chosen first, and a whole reply was stored, for nobody.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# The number in a stored reply, as each kind of database reads JSON.
NUMBER = {
    "sqlite": "CAST(json_extract(reply, '$.number') AS INTEGER)",
    "postgresql": "CAST(CAST(reply AS json) ->> 'number' AS INTEGER)",
}


def upgrade() -> None:
    op.create_table(
        "submissions_new",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("submission", sa.String(64), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "key_hash", "submission", name="submissions_by_key"),
    )
    # A seat without a key was given to a bot: nobody can send its submissions again. The hash of what was
    # sent was made of other words than now, so it is forgotten.
    number = NUMBER[op.get_bind().dialect.name]
    op.execute(
        f"""
        INSERT INTO submissions_new (table_id, key_hash, submission, request, number)
        SELECT old.table_id, seats.key_hash, old.submission, '', MIN({number})
        FROM submissions AS old JOIN seats ON seats.table_id = old.table_id AND seats.seat = old.seat
        WHERE seats.key_hash IS NOT NULL
        GROUP BY old.table_id, seats.key_hash, old.submission
        """
    )
    op.drop_table("submissions")
    op.rename_table("submissions_new", "submissions")


def downgrade() -> None:
    raise NotImplementedError("the replies of before are gone: restore a backup")
