"""Who may sit down where: at a table, or in a campaign's chair.

These are checked at the moment of writing, when nobody else can come or go.
"""

from __future__ import annotations

from collections.abc import Container
from hmac import compare_digest

from emberhall.store import Check, Company

from .errors import Refused
from .names import fits


def may_sit(person: str, *, knowing: bool, secret: bool, waiting: Container[int] = ()) -> Check:
    """A check of someone who wants to sit down.

    `secret`: the seat knows something that others do not. `waiting`: open seats that count as someone else's.
    """

    def check(company: Company) -> None:
        if company.row.looked and not knowing:
            raise Refused("looked-into", 409)
        if company.name and not fits(company.name, company.names(person)):
            raise Refused("name-taken-here", 409)
        sits = any(s.person == person for s in company.seats)
        beside = company.others(person) or any(s.kind == "open" and s.seat in waiting for s in company.seats)
        if sits and beside and secret:
            raise Refused("seat-beside-others", 403)

    return check


def nobody_else(person: str) -> Check:
    """A check of someone who wants to delete a table."""

    def check(company: Company) -> None:
        if company.others(person):
            raise Refused("table-others", 409)

    return check


def unused_since(moment: int) -> Check:
    """A check whether nothing has happened at a table since then."""

    def check(company: Company) -> None:
        if company.row.updated >= moment:
            raise Refused("look-again")

    return check


def is_invited(said: str | None, invitation: str) -> bool:
    """Whether someone has the secret of an invitation."""
    return compare_digest((said or "").encode(), invitation.encode())
