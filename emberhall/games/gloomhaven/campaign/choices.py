"""What players may choose between scenarios."""

from typing import ClassVar

from emberhall.games.gloomhaven.choices import Choice
from emberhall.kernel import Message, Word, msg


class CampaignChoice(Choice, frozen=True, gc=False):
    """A choice between scenarios; a hero is known by its number, and its name only tells more."""

    ELEMENTS: ClassVar = {**Choice.ELEMENTS, "hero": "hero", "quest": "card"}
    WRITTEN: ClassVar = {**Choice.WRITTEN, "who": None, "price": None, "text": None, "gold": None}
    SAID: ClassVar = {**Choice.SAID, "quest": Message, "number": lambda number: Message(f"scenario-{number}")}


# what the players decide together


class EventOption(CampaignChoice, frozen=True, gc=False):
    """One of the two options of an event."""

    deck: str
    number: int
    option: str

    def label(self) -> Message:
        return Message(f"option-event-{self.deck}-{self.number:02}-{self.option}")

    def touches(self) -> tuple[str, ...]:
        return (f"card:event-{self.deck}-{self.number}",)


class Portion(CampaignChoice, frozen=True, gc=False):
    """This hero gets, or pays, part of the gold."""

    hero: int
    n: int
    who: Message


class ToHero(CampaignChoice, frozen=True, gc=False):
    """This hero."""

    hero: int
    who: Message


class Outcome(CampaignChoice, frozen=True, gc=False):
    """One of several results."""

    n: int
    text: Message

    def label(self) -> Message:
        return self.text


class Location(CampaignChoice, frozen=True, gc=False):
    """This place is found."""

    number: int


class UseUp(CampaignChoice, frozen=True, gc=False):
    """This hero uses this item up for the next scenario."""

    hero: int
    item: int
    who: Message

    def touches(self) -> tuple[str, ...]:
        return (f"item:{self.hero}.{self.item}",)


class GoOnWith(CampaignChoice, frozen=True, gc=False):
    """Play with this party."""

    n: int
    name: Message


# the city


class Adopt(CampaignChoice, frozen=True, gc=False):
    """Take over a hero whose player has left."""

    hero: int
    who: Message


class Create(CampaignChoice, frozen=True, gc=False):
    """Create a character of this class."""

    cls: str

    def touches(self) -> tuple[str, ...]:
        return (*super().touches(), "door:tavern")


class PickName(CampaignChoice, frozen=True, gc=False):
    """Take this name."""

    n: int

    def label(self) -> Message:
        return msg("option-pick-name", name=Message(f"hero-{self.n}"))


class StartLevel(CampaignChoice, frozen=True, gc=False):
    """Begin at this level."""

    n: int
    gold: int


class KeepQuest(CampaignChoice, frozen=True, gc=False):
    """Keep this personal quest."""

    quest: str


class GainCard(CampaignChoice, frozen=True, gc=False):
    """Add this ability card to the pool."""

    card: str


class Buy(CampaignChoice, frozen=True, gc=False):
    """Buy this item."""

    item: int
    price: int

    def touches(self) -> tuple[str, ...]:
        return (*super().touches(), "door:shop")


class Sell(CampaignChoice, frozen=True, gc=False):
    """Sell this item."""

    item: int
    price: int
    hero: int

    WRITTEN: ClassVar = {**CampaignChoice.WRITTEN, "hero": None}

    def touches(self) -> tuple[str, ...]:
        return (f"item:{self.hero}.{self.item}", "door:shop")


class EnhanceCard(CampaignChoice, frozen=True, gc=False):
    """Look at the enhancements of this card."""

    card: str

    def touches(self) -> tuple[str, ...]:
        return (*super().touches(), "door:enhancer")


class Enhance(CampaignChoice, frozen=True, gc=False):
    """Put this enhancement on a spot of the card."""

    card: str
    half: str
    spot: int
    kind: str
    price: int
    text: Message

    def label(self) -> Message:
        return msg("option-enhance", text=self.text, price=self.price)


class Rise(CampaignChoice, frozen=True, gc=False):
    """Rise a level, up to the prosperity of the city."""

    n: int


class Errand(CampaignChoice, frozen=True, gc=False):
    """Something that is done in the city. It is listed with the question: cards on the table may cover a door."""

    def label(self) -> Message:
        return Message(f"word-{self.key()}")


class Donate(Errand, frozen=True, gc=False):
    """Give to the Sanctuary."""


class Retire(Errand, frozen=True, gc=False):
    """Leave the campaign with honours."""


class LeaveCity(Errand, frozen=True, gc=False):
    """The player is ready."""


class NextHero(Errand, frozen=True, gc=False):
    """Look after another hero of the player."""


class AnotherHero(Errand, frozen=True, gc=False):
    """Create another character."""


class SitOut(Errand, frozen=True, gc=False):
    """The hero stays behind."""


class ComeAlong(Errand, frozen=True, gc=False):
    """The hero travels with the party."""


EVENLY = Word("evenly")
GO_ON = Word("go_on")
DONATE, RETIRE, LEAVE, NEXT = Donate(), Retire(), LeaveCity(), NextHero()
ANOTHER, SIT_OUT, COME_ALONG = AnotherHero(), SitOut(), ComeAlong()
FOUND = Word("found_party")
