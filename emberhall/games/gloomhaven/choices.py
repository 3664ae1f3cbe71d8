"""What a player may choose. Recurring options are created once and cached."""

from functools import cache
from typing import ClassVar

from emberhall.games.gloomhaven.content import CARDS
from emberhall.games.gloomhaven.names import (
    card_name,
    class_name,
    condition_name,
    element_name,
    figure_name,
    goal_name,
    item_name,
    monster_name,
)
from emberhall.games.gloomhaven.state import Figure
from emberhall.geometry.hexes import Hex, format_hex
from emberhall.kernel import Message, Option, Word, msg


class Choice(Option, frozen=True, gc=False):
    """An option whose fields name things of the game."""

    SAID: ClassVar = {
        "card": card_name,
        "cards": lambda cards: tuple(map(card_name, cards)),
        "cls": class_name,
        "item": item_name,
        "goal": goal_name,
        "monsters": monster_name,
        "element": element_name,
        "condition": condition_name,
        "to": format_hex,
    }
    ELEMENTS: ClassVar = {
        "card": "card",
        "to": "hex",
        "figure": "figure",
        "item": "item",
        "goal": "goal",
        "cls": "class",
    }
    WRITTEN: ClassVar = {"to": format_hex, "way": None, "name": None}


# before the first round


class PickClass(Choice, frozen=True, gc=False):
    """Play this class."""

    cls: str


class PickPerk(Choice, frozen=True, gc=False):
    """Take this perk."""

    perk: int
    text: Message

    WRITTEN: ClassVar = {"text": None}

    def label(self) -> Message:
        return msg("option-pick-perk", text=self.text)


class PickItem(Choice, frozen=True, gc=False):
    """Equip this item."""

    item: int


class BringCard(Choice, frozen=True, gc=False):
    """Bring this card into the scenario."""

    card: str


class KeepGoal(Choice, frozen=True, gc=False):
    """Keep this battle goal."""

    goal: str


class StartAt(Choice, frozen=True, gc=False):
    """Start on this hex."""

    to: Hex


# the round


class PlayCards(Choice, frozen=True, gc=False):
    """Two cards for the round; the first sets the initiative."""

    card: str
    other: str

    def label(self) -> Message:
        names = {"card": card_name(self.card), "other": card_name(self.other)}
        return msg("option-play-cards", n=CARDS[self.card].initiative, **names)

    def told(self) -> None:
        return None  # chosen in secret (GH-SELECT-03), also where the cards are known to be in the hand

    def touches(self) -> tuple[str, ...]:
        return (f"card:{self.card}", f"card:{self.other}")


class PlayMore(Choice, frozen=True, gc=False):
    """Cards of the hand for an additional turn."""

    cards: tuple[str, ...]

    def label(self) -> Message:
        return msg("option-play-more", cards=tuple(map(card_name, self.cards)))

    def told(self) -> None:
        return None  # they are seen when they are played

    def touches(self) -> tuple[str, ...]:
        return tuple(f"card:{card}" for card in self.cards)


class LongRest(Word, frozen=True, gc=False):
    """Rest instead of playing cards; chosen just as secretly (GH-SELECT-03)."""

    def told(self) -> None:
        return None


class TakeFirst(Choice, frozen=True, gc=False):
    """This one acts first."""

    slot: str

    def label(self) -> Message:
        return msg("option-take-first", who=Message(self.slot.replace(":", "-", 1)))


class UseHalf(Choice, frozen=True, gc=False):
    """Use one half of a card."""

    card: str
    half: str

    def label(self) -> Message:
        return msg(f"option-use-{self.half}", card=card_name(self.card))


class UseDefault(Choice, frozen=True, gc=False):
    """Use a card for Attack 2 or Move 2."""

    card: str
    half: str

    def label(self) -> Message:
        return msg(f"option-default-{self.half}", card=card_name(self.card))


class Cleanse(Choice, frozen=True, gc=False):
    """Forgo the bottom half of a card to cleanse a pump."""

    card: str
    to: Hex


class Forgo(Choice, frozen=True, gc=False):
    """Forgo half of a card for something that the scenario offers on a hex: to free a captive, to take a chest."""

    card: str
    half: str
    what: str
    to: Hex

    def label(self) -> Message:
        return msg(f"option-forgo-{self.what}", card=card_name(self.card), half=self.half, to=format_hex(self.to))


class PickDeck(Choice, frozen=True, gc=False):
    """An ally draws from this modifier deck: that of a character (its number), or the monsters'."""

    owner: int
    name: Message

    def label(self) -> Message:
        return self.name


class Roll(Choice, frozen=True, gc=False):
    """The boulders of a row roll this far."""

    row: int
    n: int


class Entrance(Choice, frozen=True, gc=False):
    """An entrance of the first room of a random dungeon."""

    n: int
    type: str


class Dig(Choice, frozen=True, gc=False):
    """Spend a point of movement to dig on this hex."""

    to: Hex


class MoveTo(Choice, frozen=True, gc=False):
    """Move to this hex; the way there is not part of the key."""

    to: Hex


class At(Choice, frozen=True, gc=False):
    """This hex."""

    to: Hex


class Target(Choice, frozen=True, gc=False):
    """This figure."""

    figure: int
    name: Message

    def label(self) -> Message:
        return self.name


class Targets(Choice, frozen=True, gc=False):
    """These figures together."""

    figures: tuple[int, ...]
    names: tuple[Message, ...]

    WRITTEN: ClassVar = {"names": None}

    def label(self) -> Message:
        return msg("option-targets", names=self.names)

    def touches(self) -> tuple[str, ...]:
        return tuple(f"figure:{figure}" for figure in self.figures)


class Area(Choice, frozen=True, gc=False):
    """The target area on these hexes, and who is in it."""

    cells: tuple[Hex, ...]
    names: tuple[Message, ...] = ()

    def key(self) -> str:
        return "area:" + ";".join(map(format_hex, self.cells))

    def label(self) -> Message:
        if self.names:
            return msg("option-targets", names=self.names)
        return msg("option-area", n=len(self.cells))

    def touches(self) -> tuple[str, ...]:
        return tuple(f"hex:{format_hex(cell)}" for cell in self.cells)


class LoseCard(Choice, frozen=True, gc=False):
    """Lose this card."""

    card: str


class LoseDiscards(Choice, frozen=True, gc=False):
    """Lose two discards."""

    cards: tuple[str, ...]

    def label(self) -> Message:
        card, other = map(card_name, self.cards)
        return msg("option-lose-discards", card=card, other=other)

    def touches(self) -> tuple[str, ...]:
        return tuple(f"card:{card}" for card in self.cards)


class PickCard(Choice, frozen=True, gc=False):
    """This card."""

    card: str


class PickElement(Choice, frozen=True, gc=False):
    """This element."""

    element: str


class PickCondition(Choice, frozen=True, gc=False):
    """This condition."""

    condition: str


class SufferThis(Choice, frozen=True, gc=False):
    """Suffer this much damage."""

    n: int


class UseActive(Choice, frozen=True, gc=False):
    """Perform what an active card offers once a turn."""

    card: str


class EndBonus(Choice, frozen=True, gc=False):
    """Discard or recover an active card; its effect ends. Rarely wanted, so the label is short."""

    card: str
    back: bool = False

    ELEMENTS: ClassVar = {}
    WRITTEN: ClassVar = {"back": None}

    def label(self) -> Message:
        return msg("option-take-back" if self.back else "option-end-bonus", card=card_name(self.card))


class UseItem(Choice, frozen=True, gc=False):
    """Use this item of a character."""

    item: int
    owner: int

    WRITTEN: ClassVar = {"owner": None}

    def touches(self) -> tuple[str, ...]:
        return (f"item:{self.owner}.{self.item}",)


SUFFER = Word("suffer")
LONG_REST = LongRest("long_rest")
SHORT_REST = Word("short_rest")
REDRAW = Word("redraw")
STAY = Word("stay")
SKIP = Word("skip")
END_TURN = Word("end_turn")
READY = Word("ready")
BEGINNERS = Word("beginners")


INSTEAD = Word("instead")


def target(figure: Figure) -> Target:
    """A figure as a target."""
    return Target(figure.id, figure_name(figure))


class Initiative(Choice, frozen=True, gc=False):
    """Act at this initiative."""

    n: int


@cache
def use(card: str, half: str) -> tuple[UseHalf, UseDefault]:
    """Half of a card, as printed or by default."""
    return UseHalf(card, half), UseDefault(card, half)


@cache
def bring_card(card: str) -> BringCard:
    """A card to be brought along."""
    return BringCard(card)


@cache
def move_to(to: Hex) -> MoveTo:
    """A move to a hex."""
    return MoveTo(to)


@cache
def at(to: Hex) -> At:
    """A hex."""
    return At(to)


@cache
def lose_card(card: str) -> LoseCard:
    """A card to be lost."""
    return LoseCard(card)


@cache
def pick_card(card: str) -> PickCard:
    """A card."""
    return PickCard(card)
