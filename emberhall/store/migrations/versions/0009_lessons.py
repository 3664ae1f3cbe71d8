"""Guided games, and the lessons that people know."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guided", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "lessons",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson", name="pk_lessons"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_lessons_person"),
    )
