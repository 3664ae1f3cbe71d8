"""Seeds are text; games begun with the former generator of random numbers cannot be repeated."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed_text", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tables SET seed_text = CAST(seed AS TEXT)")
    op.drop_column("tables", "seed")
    op.alter_column("tables", "seed_text", new_column_name="seed")
    op.execute("UPDATE tables SET game_version = -1 WHERE id IN (SELECT table_id FROM record)")
