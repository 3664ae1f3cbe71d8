"""Effects that no node expresses: a flow of its own each, under its name. One module per kind of card."""

from .registry import NAMED, NamedEffect, named

__all__ = ["NAMED", "NamedEffect", "named"]

from . import actions, artifacts, skills, spells, units  # noqa: F401  (their flows register themselves)
