"""The event store: one decision is one row."""

from .company import Check, Company, Gone, no_check
from .database import default_url
from .keys import LIFETIME, hashed, now
from .record import Entry, Quiet, Request, Seam, Standing, Undone
from .rows import CampaignRow, ChatRow, ChronicleRow, KeptRow, LinkRow, PersonRow, SeatRow, Summary, TableRow, TokenRow
from .store import Store

__all__ = [
    "LIFETIME",
    "CampaignRow",
    "ChatRow",
    "Check",
    "ChronicleRow",
    "Company",
    "Entry",
    "Gone",
    "KeptRow",
    "LinkRow",
    "PersonRow",
    "Quiet",
    "Request",
    "Seam",
    "SeatRow",
    "Standing",
    "Store",
    "Summary",
    "TableRow",
    "TokenRow",
    "Undone",
    "default_url",
    "hashed",
    "no_check",
    "now",
]
