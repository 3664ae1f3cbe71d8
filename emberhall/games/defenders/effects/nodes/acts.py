"""What cards and skills do, as values. A node is data: `does` says what happens, and its text comes from the same tree.

Acts happen once: a Special card, the reward of a Quest, the upper part of a Darkness card. What holds while you have it
is in `traits`.
"""

from collections.abc import Callable, Mapping
from typing import Any, cast

import msgspec

from emberhall.effects import Effect, Node
from emberhall.effects.nodes import word
from emberhall.games.defenders.terms import ANY_COLOUR, of_colour
from emberhall.kernel import Message
from emberhall.kernel.messages import Value


def _place(place: str) -> Message:
    return Message(f"place-{place}")


def _general(general: str | int) -> Value:
    return Message(f"general-{general}") if isinstance(general, str) else general  # or a figure for Generals


def _kind(kind: str) -> Message:
    return Message(f"minion-{kind}")


#: How fields of these names are said.
SAID: Mapping[str, Callable[[Any], Value]] = {
    "colour": of_colour, "place": _place, "places": _place, "harbours": _place, "general": _general, "foes": _general,
    "kinds": _kind,
}  # fmt: skip


def said(field: str, value: Any) -> Value:
    """A field of a node as an argument of a message."""
    if isinstance(value, tuple):
        return cast(Value, tuple(said(field, part) for part in value)) or "none"
    if field in SAID:
        return SAID[field](value)
    return str(value).lower() if isinstance(value, bool) else cast(Value, value)


class Act(Effect, Node, frozen=True):
    """Something that happens once; the book says what."""


class Said(msgspec.Struct, frozen=True):
    """Something printed on a card that is not carried out: the rules look for it."""

    def text(self) -> Message:
        """What it says, in words: a message named after the node with the node's fields."""
        word_of = word(type(self)).replace("_", "-")
        return Message(f"effect-{word_of}", {f: said(f, getattr(self, f)) for f in self.__struct_fields__})


# acts


class RaiseGate(Act, frozen=True):
    """Put a Magic Gate on any location without one."""


class SendHeroes(Act, frozen=True):
    """Move up to `count` heroes, each to any location."""

    count: int


class Purify(Act, frozen=True):
    """Remove Tainted Crystals from one location: one or all of them, here or anywhere."""

    every: bool
    here: bool


class ClearPlaces(Act, frozen=True):
    """Remove all minions from up to `count` locations, of a colour if one is given."""

    count: int
    colour: int = ANY_COLOUR


class PushBack(Act, frozen=True):
    """Move a General one step back on his path."""


class QuietNight(Act, frozen=True):
    """No Darkness Spreads cards are drawn this Night."""


class Luck(Act, frozen=True):
    """Roll the failed dice of a combat roll again."""


class ClearHere(Act, frozen=True):
    """Spend an action to remove all minions where the hero is."""


class Gossip(Act, frozen=True):
    """At an inn: name a colour, draw cards, keep those of the colour and the Special ones."""

    cards: int


class GuardCity(Act, frozen=True):
    """Remove minions in Monarch City and beside it."""

    minions: int


class Sweep(Act, frozen=True):
    """Remove minions along connected locations, a few in each; a Dragonkin counts double."""

    minions: int
    each: int


class Strike(Act, frozen=True):
    """Remove minions from a few locations."""

    minions: int
    spots: int


class Foresee(Act, frozen=True):
    """Look at the top Darkness Spreads cards, discard any, put the rest back in any order."""

    cards: int


class CancelPlacement(Act, frozen=True):
    """Nothing is placed in one location of the Darkness Spreads card shown."""

    colour: int = ANY_COLOUR


class HoldGeneral(Act, frozen=True):
    """The General on the Darkness Spreads card shown does not move."""


class HoldHealing(Act, frozen=True):
    """A General does not heal at the end of this turn."""


class Immobilise(Act, frozen=True):
    """A General does not move for a full round of turns."""


class MoreDice(Act, frozen=True):
    """More dice in one combat roll."""

    count: int
    dragons: bool = False


class NoSkill(Act, frozen=True):
    """A General's combat skill does not apply in this battle."""

    dragons: bool = False


class Quench(Act, frozen=True):
    """Remove the Fire tokens of up to `count` locations."""

    count: int


class Ward(Act, frozen=True):
    """Discard a negative Global Effect that was just drawn."""


class Exchange(Act, frozen=True):
    """Two heroes at different locations exchange Hero cards."""


class DrawCards(Act, frozen=True):
    """Draw Hero cards."""

    cards: int


class RaidNear(Act, frozen=True):
    """Roll a die and remove that many minions near a location."""

    place: str
    reach: int


class FindCard(Act, frozen=True):
    """Take the first card of a colour from the Hero deck."""

    colour: int


# the upper parts of special Darkness Spreads cards


class Quiet(Act, frozen=True):
    """Nothing happens."""


class Patrols(Act, frozen=True):
    """A minion in every location of its colour that has no minions."""

    colour: int


class WarParty(Act, frozen=True):
    """One more minion wherever exactly one of the colour stands alone."""

    colour: int


class EnterCity(Act, frozen=True):
    """One minion of each colour next to Monarch City enters it; then the discards are shuffled back."""


class Mischief(Act, frozen=True):
    """Heroes among Imps lose a card; an Imp in each of these locations."""

    places: tuple[str, ...]


class Kindle(Act, frozen=True):
    """A minion of the colour in every burning location."""

    colour: int


class DragonCouncil(Act, frozen=True):
    """The dragon nearest to Monarch City moves; Brimstone flies to a location."""

    place: str


class DragonFear(Act, frozen=True):
    """A wound for every hero near a dragon."""


class Scatter(Act, frozen=True):
    """Turn over a Hero card for each hero and move the hero to its location."""
