"""Campaigns: a document, chairs, a chronicle; tables may belong to one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.Text))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("campaign_version", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("chapter", sa.Text),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("creator", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
        sa.ForeignKeyConstraint(["creator"], ["people.id"], name="fk_campaigns_creator"),
    )
    op.create_index("ix_campaigns_listed_updated", "campaigns", ["listed", "updated"])
    op.create_table(
        "chairs",
        sa.Column("campaign", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.Text),
        sa.Column("bot", sa.Text),
        sa.PrimaryKeyConstraint("campaign", "chair", name="pk_chairs"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name="fk_chairs_campaign"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chairs_person"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "chronicle",
        sa.Column("campaign", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("campaign", "n", name="pk_chronicle"),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name="fk_chronicle_campaign"),
    )
