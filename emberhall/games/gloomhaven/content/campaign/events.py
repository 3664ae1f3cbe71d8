"""City and road events: two options each, with what they lead to. One node for each kind of test and outcome.

A file names a test by its `test` and an outcome by what it `do`es. The texts are tales of the locale files.
"""

from typing import Literal, TypeAlias

import msgspec

DeckName: TypeAlias = Literal["city", "road"]


class Test(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="test"):
    """A condition on an outcome."""


class PartyHas(Test, frozen=True, tag="party_has"):
    """At least one of these classes is in the party (GH-ROADEV-03)."""

    classes: tuple[str, ...]


class ReputationAbove(Test, frozen=True, tag="reputation_above"):
    """The reputation is greater than this (GH-ROADEV-04)."""

    n: int


class ReputationBelow(Test, frozen=True, tag="reputation_below"):
    """The reputation is less than this (GH-ROADEV-04)."""

    n: int


class PayGold(Test, frozen=True, tag="pay_gold"):
    """The party has this much gold together, and pays it (GH-ROADEV-05); less with a reputation above `above`."""

    n: int
    cheaper: int = 0
    above: int | None = None


class PayGoldEach(Test, frozen=True, tag="pay_gold_each"):
    """Every character has this much gold, and pays it."""

    n: int


class GiveItem(Test, frozen=True, tag="give_item"):
    """A character owns this item, and gives it away."""

    item: int


Condition: TypeAlias = PartyHas | ReputationAbove | ReputationBelow | PayGold | PayGoldEach | GiveItem


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do"):
    """A part of an outcome."""


class GoldEach(Act, frozen=True, tag="gold_each"):
    """Every character gains or loses gold (GH-ROADEV-11)."""

    n: int


class GoldTogether(Act, frozen=True, tag="gold_together"):
    """The party gains or loses gold, divided as the players choose (GH-ROADEV-08, GH-ROADEV-09)."""

    n: int


class ExperienceEach(Act, frozen=True, tag="experience_each"):
    """Every character gains experience."""

    n: int


class ChecksEach(Act, frozen=True, tag="checks_each"):
    """Every character gains or loses checkmarks."""

    n: int


class LoseCheck(Act, frozen=True, tag="lose_check"):
    """One character, whom the players choose, loses a checkmark (GH-ROADEV-09)."""


class Reputation(Act, frozen=True, tag="reputation"):
    """The reputation of the party changes."""

    n: int


class Prosperity(Act, frozen=True, tag="prosperity"):
    """The prosperity of the city changes."""

    n: int


class GainItem(Act, frozen=True, tag="gain_item"):
    """The party gains a copy of an item; the players choose who gets it (GH-ROADEV-10)."""

    item: int


class ItemDesign(Act, frozen=True, tag="item_design"):
    """All copies of an item join the shop (GH-SHOP-06)."""

    item: int


class RandomDesign(Act, frozen=True, tag="random_design"):
    """A random item design joins the shop (GH-DESIGN-01)."""


class UnlockScenario(Act, frozen=True, tag="unlock_scenario"):
    """A scenario is found."""

    scenario: int


class GainPartyAchievement(Act, frozen=True, tag="party_achievement"):
    """The party gains an achievement."""

    id: str


class GainGlobalAchievement(Act, frozen=True, tag="global_achievement"):
    """The world gains an achievement."""

    id: str


class AddEvent(Act, frozen=True, tag="add_event"):
    """A card is added to an event deck (GH-EVENT-09)."""

    deck: DeckName
    number: int


class StartWith(Act, frozen=True, tag="start_with"):
    """Every character starts the next scenario with conditions."""

    conditions: tuple[str, ...]


class StartHurt(Act, frozen=True, tag="start_hurt"):
    """Every character starts the next scenario with damage."""

    n: int


class StartDiscard(Act, frozen=True, tag="start_discard"):
    """Every character starts the next scenario with cards discarded."""

    n: int


class StartMinusOnes(Act, frozen=True, tag="start_minus_ones"):
    """One character, whom the players choose, starts the next scenario with -1 cards."""

    n: int


class UseItem(Act, frozen=True, tag="use_item"):
    """One character uses an item up for the next scenario (GH-ROADEV-09)."""

    slot: str


class UseItemEach(Act, frozen=True, tag="use_item_each"):
    """Every character uses an item up for the next scenario."""

    slot: str


class ChooseOne(Act, frozen=True, tag="choose_one"):
    """The players choose one of several outcomes."""

    of: tuple[tuple["Deed", ...], ...]


class If(Act, frozen=True, tag="if"):
    """More happens if something is true."""

    test: tuple[Condition, ...]
    then: tuple["Deed", ...]


class Also(Act, frozen=True, tag="also"):
    """The other option of the card is resolved as well."""

    option: Literal["a", "b"]


class Clue(Act, frozen=True, tag="clue"):
    """The party finds a clue to the cipher."""


Deed: TypeAlias = (
    GoldEach | GoldTogether | ExperienceEach | ChecksEach | LoseCheck | Reputation | Prosperity | GainItem | ItemDesign
    | RandomDesign | UnlockScenario | GainPartyAchievement | GainGlobalAchievement | AddEvent | StartWith | StartHurt
    | StartDiscard | StartMinusOnes | UseItem | UseItemEach | ChooseOne | If | Also | Clue
)  # fmt: skip


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One result of an option: when it applies, what it does, where the card goes (GH-EVENT-06, GH-EVENT-07)."""

    tale: str
    test: tuple[Condition, ...] = ()
    #: It applies if none before it did (GH-ROADEV-06).
    otherwise: bool = False
    acts: tuple[Deed, ...] = ()
    #: The card goes under its deck; otherwise it leaves the game.
    returns: bool = False


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An option of an event: its results from top to bottom."""

    outcomes: tuple[Result, ...]
    #: At most one of them applies.
    alternatives: bool = False


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event card."""

    number: int
    tale: str
    a: Choice
    b: Choice

    def option(self, letter: str) -> Choice:
        """Option a or b."""
        return self.a if letter == "a" else self.b
