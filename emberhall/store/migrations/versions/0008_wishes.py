"""What people of a campaign would like to play next."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("wish", sa.Text))
