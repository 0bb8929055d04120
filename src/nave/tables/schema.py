"""The database as it is now. Migrations lead here; a test holds the two together."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
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
    # Whose it is as far as quotas go: an address, and the network it lies in.
    Column("made_by", String(64), nullable=False, server_default=""),
    Column("made_in", String(64), nullable=False, server_default=""),
    # Of a record that was brought to be looked at: all it said beside its answers.
    Column("origin", Text),
    # Who must answer, in which turn and since when, and the number of the journal at which that was noted.
    Column("to_answer", Integer),
    Column("turn", Integer),
    Column("asked_at", BigInteger, nullable=False, server_default="0"),
    Column("asked_number", Integer, nullable=False, server_default="-1"),
    # Of the one link by which any free seat is taken.
    Column("invite_hash", String(64), nullable=False, server_default=""),
    # What people agreed to beside the settings of the game: watching, advice, taking back.
    Column("customs", Text),
    # The finished table whose people play again here: one for each.
    Column("rematch_of", String(32)),
    # When time itself does something next (somebody is announced to be away, is, or has used it up), whether
    # that was announced, and since when the table is paused.
    Column("due_at", BigInteger),
    Column("warned_at", BigInteger, nullable=False, server_default="0"),
    Column("paused_at", BigInteger, nullable=False, server_default="0"),
    # Whether anybody with the link may look at the finished game.
    Column("published", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "changed_at"),
    Index("tables_by_bot_due", "bot_due", "changed_at"),
    Index("tables_by_listed", "listed", "changed_at"),
    Index("tables_by_rematch", "rematch_of", unique=True),
    Index("tables_by_maker", "made_in", "status"),
    Index("tables_by_due", "due_at"),
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
    # When it was last heard of, and when somebody last did something there: an open page is not a person.
    Column("seen_at", BigInteger, nullable=False),
    Column("acted_at", BigInteger, nullable=False, server_default="0"),
    # Of the bot, when it sat down.
    Column("bot_version", String(64), nullable=False, server_default=""),
    # Of the link by which it was taken: it opens the seat no more, and tells who comes with it again.
    Column("link_hash", String(64)),
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

# What making a table was called by who made it, so that it is made once.
makings: Final = Table(
    "makings",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("request", String(64), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Who may not come in: networks of addresses, and hashes of keys.
bans: Final = Table(
    "bans",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("value", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# What an operator has changed beside the journal: servers read it and look again. No table: the bans.
tidings: Final = Table(
    "tidings",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# A browser that wants to be told: where a push service takes words for it, the keys it reads them with, and
# when it wants to be left alone (minutes of its own day).
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(40), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("at", BigInteger, nullable=False),
    # The kinds of news it wants to be told of, with commas between.
    Column("kinds", String(64), nullable=False, server_default="turn,time"),
)

# The seats it wants to be told of, when it was last told, and when to try again. Tables say what is due.
notices: Final = Table(
    "notices",
    metadata,
    Column("subscription_id", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("told_at", BigInteger, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    # How far the journal was read for it.
    Column("read_number", Integer, nullable=False, server_default="0"),
    Index("notices_by_table", "table_id", "seat"),
)

# The server's own: the secret keys are made with, and the row that is written to see whether writing works.
house: Final = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What the judge said of whole games, by what it depends on. No backup holds them: they can be made again.
judgements: Final = Table(
    "judgements",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Index("judgements_by_age", "at"),
)

# Games the judge is looking at: which process does, when it last said so, and what it has said so far. No
# backup holds them either.
underway: Final = Table(
    "underway",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("worker", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("standing", String(16), nullable=False),
    Column("total", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# What a backup holds, in the order in which it can be written back.
ALL: Final = (tables, seats, journal, submissions, makings, bans, house, subscriptions, notices)
