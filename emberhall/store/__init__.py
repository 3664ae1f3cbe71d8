"""The event store: one decision is one row."""

from .database import default_url
from .record import Entry, Position, Quiet, Request
from .rows import CampaignRow, ChatRow, ChronicleRow, PersonRow, SeatRow, Summary, TableRow
from .store import Store, hashed, now

__all__ = [
    "CampaignRow",
    "ChatRow",
    "ChronicleRow",
    "Entry",
    "PersonRow",
    "Position",
    "Quiet",
    "Request",
    "SeatRow",
    "Store",
    "Summary",
    "TableRow",
    "default_url",
    "hashed",
    "now",
]
