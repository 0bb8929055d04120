"""Brings a database to the present shape. Servers may start at once: one migrates, the others wait."""

from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from nave.kernel.said import Said
from nave.tables.errors import TableError

# Any number that no other program of the same database uses for its locks.
LOCK: Final = 0x6E617665


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("nave.tables") / "migrations"))
    config.attributes["connection"] = connection
    return config


def alone(connection: Connection) -> None:
    """Nobody else changes shapes until the transaction ends; a failed step leaves everything as it was."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    else:
        # By itself Python's driver begins a transaction only when a row is written, not for a new table.
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def upgrade(connection: Connection, step: str = "head") -> None:
    """Lead the database to a step, by default to the newest one; call it after `alone`."""
    try:
        command.upgrade(_config(connection), step)
    except CommandError as error:
        raise TableError(Said("database-version", error=str(error))) from None


def revision(connection: Connection) -> str | None:
    """The step the database stands at; None for one without our tables."""
    return MigrationContext.configure(connection).get_current_revision()


def newest(connection: Connection) -> str | None:
    return ScriptDirectory.from_config(_config(connection)).get_current_head()
