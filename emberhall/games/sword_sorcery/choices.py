"""What can be chosen."""

from typing import ClassVar

from emberhall.games.sword_sorcery.content import CLASSES
from emberhall.games.sword_sorcery.effects.book import forging_texts, gift_texts
from emberhall.games.sword_sorcery.names import area_name, card_name
from emberhall.games.sword_sorcery.terms import named
from emberhall.kernel import Message, Option, Word, msg

END = Word("end_turn")
FOCUS = Word("focus")
DASH = Word("dash")
DASH_UP = Word("dash_up")
STAND = Word("stand")
SCREAM = Word("scream")
RELOCATE = Word("relocate")
REARRANGE = Word("rearrange")
GOODS = Word("goods")
PICK_CROWNS = Word("pick_crowns")
TAVERN = Word("tavern")


class Enough(Word, frozen=True, gc=False):
    """Use no more cards; the label says what comes next."""

    then: str

    def label(self) -> Message:
        return Message(f"word-{self.then}")


#: What ends the use of cards in an attack, by the step they are used in.
ENOUGH = {
    "attack": Enough("done", "roll"),
    "attack_after": Enough("done", "as_rolled"),
    "defence": Enough("done", "as_rolled"),
}


class Choice(Option, frozen=True, gc=False):
    """The base of options; says how fields of each name are said and what they touch."""

    SAID: ClassVar = {
        "area": area_name, "card": card_name, "door": lambda id: named("door", id),
        "token": lambda id: named("token", id.split("_")[0]), "slot": lambda id: named("slot", id),
        "cls": lambda id: named("class", id), "act": lambda id: named("questaction", id),
        "decision": lambda id: named("decision", id),
    }  # fmt: skip
    ELEMENTS: ClassVar = {"area": "area", "figure": "figure", "card": "card", "door": "door", "token": "token"}
    WRITTEN: ClassVar = {"name": None}


class TakeClass(Choice, frozen=True, gc=False):
    """Play this class."""

    cls: str
    ELEMENTS: ClassVar = {"cls": "class"}

    def label(self) -> Message:
        return msg("option-take-class", hero=named("hero", CLASSES[self.cls].hero), cls=named("class", self.cls))


class TakePower(Choice, frozen=True, gc=False):
    """Learn this power."""

    card: str
    ELEMENTS: ClassVar = {"card": "power"}


class Buy(Choice, frozen=True, gc=False):
    """Buy this item."""

    card: str
    ELEMENTS: ClassVar = {"card": "ware"}
    price: int
    WRITTEN: ClassVar = {"name": None, "price": None}


class Sell(Choice, frozen=True, gc=False):
    """Sell this item."""

    card: str
    price: int
    WRITTEN: ClassVar = {"name": None, "price": None}


class Forge(Choice, frozen=True, gc=False):
    """Have the anvil improve this weapon for the next quest."""

    card: str
    forging: str
    price: int
    ELEMENTS: ClassVar = {}

    def label(self) -> Message:
        name, does = named("anvil", self.forging), forging_texts(self.forging)
        return msg("option-forge", card=card_name(self.card), name=name, price=self.price, does=does)


class Pray(Choice, frozen=True, gc=False):
    """What the temple gives for a prayer."""

    gift: str
    price: int

    def label(self) -> Message:
        return msg("option-pray", name=named("temple", self.gift), price=self.price, does=gift_texts(self.gift))


class Act(Choice, frozen=True, gc=False):
    """Let this hero take their turn; press them on the map or in the turn order."""

    figure: int
    name: Message

    def touches(self) -> tuple[str, ...]:
        return (f"figure:{self.figure}", f"turn:{self.figure}")


class Pick(Choice, frozen=True, gc=False):
    """Choose this figure."""

    figure: int
    name: Message


class Go(Choice, frozen=True, gc=False):
    """Move to this area."""

    area: str


class Into(Choice, frozen=True, gc=False):
    """Choose this area."""

    area: str


class Strike(Choice, frozen=True, gc=False):
    """Attack this enemy with this weapon."""

    figure: int
    card: str
    name: Message


class Punch(Choice, frozen=True, gc=False):
    """Attack this enemy without a weapon."""

    figure: int
    name: Message


class Reload(Choice, frozen=True, gc=False):
    """Reload this weapon."""

    card: str


class Flip(Choice, frozen=True, gc=False):
    """Turn this soul weapon over."""

    card: str


class Provoke(Choice, frozen=True, gc=False):
    """Change the Menace of this master."""

    figure: int
    level: int
    name: Message


class Open(Choice, frozen=True, gc=False):
    """Open this door."""

    door: str


class Unlock(Choice, frozen=True, gc=False):
    """Take the magic lock off this door."""

    door: str


class UnlockChest(Choice, frozen=True, gc=False):
    """Take the magic lock off this chest."""

    token: str


class Force(Choice, frozen=True, gc=False):
    """Break this locked door open: for an Action, or free with tools."""

    door: str
    cost: str = "action"
    WRITTEN: ClassVar = {"cost": None}


class OpenChest(Choice, frozen=True, gc=False):
    """Break this chest open: for an Action, or free with tools."""

    token: str
    cost: str = "action"
    WRITTEN: ClassVar = {"cost": None}


class Search(Choice, frozen=True, gc=False):
    """Search here."""

    token: str


class QuestAct(Choice, frozen=True, gc=False):
    """Do what the quest allows at this token."""

    act: str
    token: str


class Equip(Choice, frozen=True, gc=False):
    """Put this item into a slot."""

    card: str
    slot: str


class Stow(Choice, frozen=True, gc=False):
    """Put what is in this slot into the bag."""

    slot: str
    card: str
    WRITTEN: ClassVar = {"card": None}


class Exchange(Choice, frozen=True, gc=False):
    """Exchange items and crowns with a hero in the same area."""

    figure: int
    name: Message


class Give(Choice, frozen=True, gc=False):
    """Give this item to a hero here; you press the item."""

    card: str
    figure: int
    name: Message
    ELEMENTS: ClassVar = {"card": "card"}


class GiveCrowns(Choice, frozen=True, gc=False):
    """Give some crowns to a hero here."""

    crowns: int
    figure: int
    name: Message
    ELEMENTS: ClassVar = {}


class Take(Choice, frozen=True, gc=False):
    """Take this item from a hero here; it touches no card, as you may have an identical one."""

    card: str
    figure: int
    name: Message
    ELEMENTS: ClassVar = {}


class TakeCrowns(Choice, frozen=True, gc=False):
    """Take some crowns from a hero here."""

    crowns: int
    figure: int
    name: Message
    ELEMENTS: ClassVar = {}


class PickUp(Choice, frozen=True, gc=False):
    """Pick this item up."""

    card: str
    ELEMENTS: ClassVar = {}


class Drop(Choice, frozen=True, gc=False):
    """Drop this item."""

    card: str


class DropCrowns(Choice, frozen=True, gc=False):
    """Drop some crowns."""

    crowns: int


class CompanionGo(Choice, frozen=True, gc=False):
    """Move the companion to this area."""

    area: str


class CompanionStrike(Choice, frozen=True, gc=False):
    """Attack this enemy with the companion."""

    figure: int
    name: Message


class Again(Choice, frozen=True, gc=False):
    """Reroll this die."""

    die: int
    colour: str
    face: int
    WRITTEN: ClassVar = {"name": None, "colour": None, "face": None}

    def touches(self) -> tuple[str, ...]:
        return (f"die:attack.{self.die}",)

    def label(self) -> Message:
        return msg("option-again", die=named(f"face-{self.colour}", str(self.face)))


class Keep(Choice, frozen=True, gc=False):
    """Keep this treasure."""

    treasure: str
    name: Message


class Top(Choice, frozen=True, gc=False):
    """Put this event card next."""

    event: str
    name: Message
    ELEMENTS: ClassVar = {"event": "event"}


class DecideFor(Choice, frozen=True, gc=False):
    """Choose this for the party."""

    decision: str
    effect: Message
    WRITTEN: ClassVar = {"effect": None}


def brings(cls: str, rank: int) -> tuple[Message, ...] | str:
    """What a class gains at this soul rank over the one before (SS-FULL-RANK-04)."""
    gem = CLASSES[cls]
    rows = (("hp", gem.hp), ("combats", gem.combats), ("actions", gem.actions), ("powers", gem.powers))
    more = [(word, row[rank - 1] - row[rank - 2]) for word, row in rows]
    return tuple(msg(f"brings-{word}", n=n) for word, n in more if n > 0) or "none"


class Rise(Choice, frozen=True, gc=False):
    """Raise this hero by one soul rank."""

    figure: int
    name: Message
    price: int
    cls: str
    rank: int
    WRITTEN: ClassVar = {"name": None, "price": None, "cls": None, "rank": None}

    def label(self) -> Message:
        return msg("option-rise", name=self.name, rank=self.rank, price=self.price, brings=brings(self.cls, self.rank))


class Revive(Choice, frozen=True, gc=False):
    """Return this ghost to life."""

    figure: int
    name: Message
    price: int
    WRITTEN: ClassVar = {"name": None, "price": None}


class SetAside(Choice, frozen=True, gc=False):
    """Put this power aside."""

    card: str


class ReplacePower(SetAside, frozen=True, gc=False):
    """Put this power aside in the camp and choose another."""

    def key(self) -> str:
        return f"set_aside:{self.card}"

    def label(self) -> Message:
        return msg("option-replace-power", card=card_name(self.card))


class Ready(Choice, frozen=True, gc=False):
    """Turn this used card back."""

    card: str


class Cure(Choice, frozen=True, gc=False):
    """Remove this condition or wound."""

    condition: str
    name: Message
