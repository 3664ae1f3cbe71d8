"""The event store: one decision is one row."""

from .database import default_url
from .record import Entry, Position, Quiet, Request, Seam
from .rows import CampaignRow, ChatRow, ChronicleRow, KeptRow, PersonRow, SeatRow, Summary, TableRow
from .store import Store, hashed, now

__all__ = [
    "CampaignRow",
    "ChatRow",
    "ChronicleRow",
    "Entry",
    "KeptRow",
    "PersonRow",
    "Position",
    "Quiet",
    "Request",
    "Seam",
    "SeatRow",
    "Store",
    "Summary",
    "TableRow",
    "default_url",
    "hashed",
    "now",
]
