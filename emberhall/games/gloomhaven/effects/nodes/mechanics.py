"""Mechanics that single classes have."""

from typing import Literal

from emberhall.effects import Effect, Group, Node


class Augment(Effect, Node, frozen=True):
    """A lasting effect on your melee attacks; another Augment takes its place."""

    lasts: Effect


class Song(Effect, Node, frozen=True):
    """A lasting effect; another Song takes its place."""

    lasts: Effect


class MoreAugments(Effect, Node, frozen=True):
    """How many Augments may be active."""

    n: int


class MoreSongs(Effect, Node, frozen=True):
    """How many Songs may be active."""

    n: int


class MoreDooms(Effect, Node, frozen=True):
    """How many Dooms may be active."""

    n: int


class Doom(Effect, Node, frozen=True):
    """Choose the enemy that this card is about."""

    ranks: tuple[str, ...] = ()


class MoveDooms(Effect, Node, frozen=True):
    """Dooms go on to another enemy, within some range; count 0: all."""

    count: int = 0
    within: int = 0


class TickDoom(Effect, Node, frozen=True):
    """The marker of the card advances; after the last slot the doomed enemy is killed."""


class Teleport(Effect, Node, frozen=True):
    """You go to a hex at once: any empty one, or that of an enemy that died."""

    to: Literal["any", "its_hex"]


class Swap(Effect, Node, frozen=True):
    """Two figures change places."""

    a: Literal["you", "figure", "enemy"]
    b: Literal["beast", "summon", "figure", "enemy"]


class Fly(Effect, Node, frozen=True):
    """You fly."""


class FlyInHiding(Effect, Node, frozen=True):
    """You fly; in the hex of an obstacle you count as invisible and cannot attack."""


class SetHp(Effect, Node, frozen=True):
    """Set your hit points; that is not damage."""

    n: int


class Exhaust(Effect, Node, frozen=True):
    """You become exhausted."""


class ExtraTurn(Effect, Node, frozen=True):
    """An ally may take another turn with cards of the hand."""

    who: Group
    cards: int


class Lure(Effect, Node, frozen=True):
    """The target is moved straight to the nearest hex beside one of your allies."""

    n: int


class GiveCard(Effect, Node, frozen=True):
    """Give a Medical Pack to others."""

    card: Literal["medical_pack", "large_medical_pack"]
    who: Group


class PlaceCard(Effect, Node, frozen=True):
    """The card lies before another, whose bonus it is; perhaps to the end of the round."""

    who: Group
    round: bool = False


class ShareDamage(Effect, Node, frozen=True):
    """Redistribute damage among you and your summons."""
