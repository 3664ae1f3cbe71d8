"""The tables of the store. Times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)
from sqlalchemy.dialects import sqlite

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite counts up only in a column that is exactly INTEGER.
_Counter = BigInteger().with_variant(sqlite.INTEGER(), "sqlite")

#: Everybody who has held a token: with an account (login and password), or as a guest.
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("login", Text, unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)

#: Hashes of the secret tokens that browsers and programs hold.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("client", Text, nullable=False),
)

#: The games being played; `updated`, `decisions`, `waiting` and `over` are what lists show, written in the background.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("looked", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("creator", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("from_table", Text),
    Column("from_at", Integer),
    Column("updated", BigInteger, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("campaign", Text),
    Column("result", Text),
    Column("guided", Boolean, nullable=False, server_default=false()),
    Index("ix_tables_listed_updated", "listed", "updated"),
)

#: Who sits where: a person, a bot (by name), or nobody yet. `seen`: the decisions made when the person last looked.
seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),
    Column("seen", Integer, nullable=False),
)

#: The log of record: only ever appended to. See `record.py` for the kinds.
record = Table(
    "record",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: The newest snapshot of each table under each version of its rules: play goes on from it if the record no longer fits.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game_version", Integer, primary_key=True, autoincrement=False),
    Column("at", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("story", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("n", _Counter, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

#: Hashes of the secrets in links: with one, a seated player lets others speak, or see their hand.
watches = Table(
    "watches",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("hand", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

#: The lessons that people know, by game.
lessons = Table(
    "lessons",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
)

#: Campaigns: the document (JSON), and the table where a session is being played. `seq` counts changes.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("campaign_version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("table_id", Text),
    Column("chapter", Text),
    Column("listed", Boolean, nullable=False),
    Column("looked", Boolean, nullable=False),
    Column("creator", Text, ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Index("ix_campaigns_listed_updated", "listed", "updated"),
)

#: The holders of a campaign's chairs. The document says which chairs take part.
chairs = Table(
    "chairs",
    metadata,
    Column("campaign", Text, ForeignKey("campaigns.id"), primary_key=True),
    Column("chair", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id"), index=True),
    Column("bot", Text),
    #: What the holder would like to play next.
    Column("wish", Text),
)

#: The chronicles of campaigns (JSON), with the table where each entry was played.
chronicle = Table(
    "chronicle",
    metadata,
    Column("campaign", Text, ForeignKey("campaigns.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("table_id", Text),
    Column("at", BigInteger, nullable=False),
)
