"""Run by alembic with the connection that `nave.tables.migrate` hands over."""

from alembic import context

from nave.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
