"""The database as it is now. Migrations lead here; a test holds the two together."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

# One row per table: what it is, and how far its journal has come.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("component_name", String(64), nullable=False),
    Column("component_hash", String(128), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("start", Text),
    Column("listed", Boolean, nullable=False),
    Column("spectator_hash", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("outcome", Text),
    Column("bot_due", Boolean, nullable=False),
    Column("last", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tables_by_status", "status", "changed_at"),
    Index("tables_by_bot_due", "bot_due", "changed_at"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("key_hash", String(64)),
    Column("joined", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# Append-only: everything that ever happened at a table, answers and all else, numbered without a gap.
journal: Final = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("submission", String(64)),
    Column("at", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
)

# The number replied to each submission, so that a repeated one gets the same reply and is played once.
submissions: Final = Table(
    "submissions",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("submission", String(64), nullable=False),
    # A hash of what was sent; empty for those of before 0002, of which nobody knows it.
    Column("request", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    UniqueConstraint("table_id", "key_hash", "submission", name="submissions_by_key"),
)

ALL: Final = (tables, seats, journal, submissions)
