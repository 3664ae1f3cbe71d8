"""Keys belong to people: links to their makers, tokens with their last use; tables that were looked into."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("looked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tokens", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tokens", sa.Column("client", sa.Text, nullable=False, server_default=""))
    op.execute("UPDATE tokens SET used = created")
    op.drop_table("watches")  # it is not known who made these links, so they no longer work
    op.create_table(
        "watches",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("hand", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_watches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watches_table_id"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_watches_person"),
    )
    op.create_index("ix_watches_table_id", "watches", ["table_id"])
