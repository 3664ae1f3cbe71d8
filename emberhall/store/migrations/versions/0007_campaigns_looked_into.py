"""Campaigns that someone has looked into."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("campaigns", sa.Column("looked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE campaigns SET looked = true WHERE id IN "
        "(SELECT campaign FROM tables WHERE campaign IS NOT NULL AND (looked OR seeded))"
    )
