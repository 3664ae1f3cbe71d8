"""Run by Alembic: migrates over the connection that `migrate` hands in."""

from alembic import context

from emberhall.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
