"""What the store hands out: rows as values."""

from collections.abc import Sequence

import msgspec

from .record import Entry


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game being played, as it was set up; `options` is JSON. From `updated` to `over`, and `result`: for lists."""

    id: str
    game: str
    game_version: int
    options: str
    seed: str
    seeded: bool
    looked: bool = False
    listed: bool
    creator: str
    created: int
    from_table: str | None = None
    from_at: int | None = None
    updated: int
    decisions: int = 0
    waiting: str = "[]"
    over: bool = False
    campaign: str | None = None
    #: How the game ended, as JSON.
    result: str | None = None
    #: A first game, in which the coach speaks.
    guided: bool = False


class TokenRow(msgspec.Struct, frozen=True):
    """A token by its hash: when it was given, when it was last used, and by what program."""

    hash: str
    created: int
    used: int
    client: str

    @property
    def id(self) -> str:
        """What it can be named by without being known."""
        return self.hash[:16]


class LinkRow(msgspec.Struct, frozen=True):
    """A link that a seated player made for others."""

    hash: str
    seat: int
    person: str
    hand: bool
    created: int

    @property
    def id(self) -> str:
        """What it can be named by without being known."""
        return self.hash[:16]


class CampaignRow(msgspec.Struct, frozen=True, kw_only=True):
    """A campaign in its present state: `document` is JSON; `table_id` and `chapter` say what is being played."""

    id: str
    game: str
    campaign_version: int
    document: str
    seq: int = 0
    table_id: str | None = None
    chapter: str | None = None
    listed: bool
    looked: bool = False
    creator: str
    created: int
    updated: int
    over: bool = False


class ChronicleRow(msgspec.Struct, frozen=True):
    """An entry of a campaign's chronicle, as JSON."""

    n: int
    entry: str
    table_id: str | None
    at: int


class KeptRow(msgspec.Struct, frozen=True):
    """The newest snapshot of a table under one version of the rules, with its place in the record.

    `story` is empty if only the state was written.
    """

    table_id: str
    game_version: int
    at: int
    seq: int
    state: bytes
    story: bytes = b""

    def stands(self, entries: Sequence[Entry]) -> bool:
        """Whether no undo in the table's record has gone back before it since."""
        since = entries[self.seq :]
        return self.seq <= len(entries) and not any(entry.kind == "undo" and entry.to < self.at for entry in since)


class SeatRow(msgspec.Struct, frozen=True):
    """A seat, and who sits there: a person (with their name), a bot, or nobody yet."""

    seat: int
    person: str | None = None
    bot: str | None = None
    seen: int = 0
    name: str | None = None
    #: Of a campaign's chair: what the person would like to play next.
    wish: str | None = None

    @property
    def kind(self) -> str:
        """person, bot or open."""
        return "person" if self.person else "bot" if self.bot else "open"


class PersonRow(msgspec.Struct, frozen=True):
    """A person: with an account (a login), or a guest."""

    id: str
    name: str | None = None
    login: str | None = None
    password: str | None = None


class ChatRow(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    name: str | None
    seat: int | None
    text: str
    at: int


class Summary(msgspec.Struct, frozen=True):
    """What lists show about a table; written in the background."""

    table: str
    updated: int
    decisions: int
    waiting: tuple[int, ...]
    over: bool
    result: str | None = None
