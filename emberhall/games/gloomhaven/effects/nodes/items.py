"""What items do."""

from typing import Literal

from emberhall.effects import Effect, Node
from emberhall.games.gloomhaven.effects.nodes.acts import Conditions


class ChangeInitiative(Effect, Node, frozen=True):
    """Raise or lower your initiative this round by up to this much."""

    n: int


class SmallSlots(Effect, Node, frozen=True):
    """You may bring this many more small items."""

    n: int


class Blunt(Effect, Node, frozen=True):
    """A 2x card drawn for an attack on you counts as +0."""


class Immovable(Effect, Node, frozen=True):
    """Nobody pushes or pulls you."""


class ImmuneTo(Effect, Node, frozen=True):
    """You cannot gain these conditions."""

    conditions: Conditions


class ReplaceCondition(Effect, Node, frozen=True):
    """One condition gained becomes another."""

    gained: str
    by: str


class Default(Effect, Node, frozen=True):
    """The default ability of a half has this value."""

    half: Literal["top", "bottom"]
    n: int


class PlayCard(Effect, Node, frozen=True):
    """Play a card of your hand and perform a half of it at once."""

    half: Literal["top", "bottom", "same"]


class ActAgain(Effect, Node, frozen=True):
    """Play cards of your hand and act again, later in the round."""

    cards: int


class SnatchElement(Effect, Node, frozen=True):
    """You consume the element before the monsters, for no effect."""


class SureFooted(Effect, Node, frozen=True):
    """Difficult and hazardous terrain, or only the latter, does not affect you."""

    hazards_only: bool = False


class FewerModifiers(Effect, Node, frozen=True):
    """Remove this many -1 cards from your modifier deck for the scenario."""

    n: int


class LastInFocus(Effect, Node, frozen=True):
    """Monsters treat your initiative as 99 when they choose a focus."""


class Mark(Effect, Node, frozen=True):
    """Mark an adjacent normal or elite enemy: your attacks on it are worth more."""

    n: int


class TurnAttacker(Effect, Node, frozen=True):
    """The enemy attacks one of its allies within its range instead."""
