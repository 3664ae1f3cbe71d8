"""What can be chosen. Options that recur are made once and kept."""

from collections.abc import Callable
from functools import cache

from emberhall.games.defenders.content import ADJACENT, COUNT, HERO_CARDS, HEROES, IDS, QUESTS, WITHIN, WITHIN_WILDS
from emberhall.games.defenders.names import card_name, darkness_name, place_name
from emberhall.games.defenders.terms import COLOURS, of_colour
from emberhall.kernel import Message, Option, Word, msg


def _named(kind: str) -> Callable[[str], Message]:
    return lambda id: Message(f"{kind}-{id}")


_SAID = {
    "to": place_name, "place": place_name, "card": card_name, "darkness": darkness_name,
    **{kind: _named(kind) for kind in ("colour", "general", "quest", "hero", "honor")},
}  # fmt: skip
_ELEMENTS = {"to": "place", "place": "place", "card": "card", "general": "general", "quest": "quest", "seat": "hero",
             "darkness": "darkness"}  # fmt: skip


class Choice(Option, frozen=True, gc=False):
    """An option whose fields name things of the game."""

    SAID = _SAID
    ELEMENTS = _ELEMENTS


END = Word("end_day")
CONFER = Word("confer")
HEAL = Word("heal")
ATTACK = Word("attack")


class TakeHero(Choice, frozen=True, gc=False):
    """Play this hero."""

    hero: str

    def touches(self) -> tuple[str, ...]:
        return (f"hero-sheet:{self.hero}",)


class KeepQuest(Choice, frozen=True, gc=False):
    """Keep this Quest."""

    quest: str


# moving


class Way(Choice, frozen=True, gc=False):
    """A way to another location."""

    @property
    def to(self) -> str:
        """Where it leads."""
        raise NotImplementedError


class Walk(Way, frozen=True, gc=False):
    """On foot."""

    to: str


class Ride(Way, frozen=True, gc=False):
    """By horse, for a card."""

    card: str
    to: str


class Fly(Way, frozen=True, gc=False):
    """By eagle, for a card."""

    card: str
    to: str


class Gate(Way, frozen=True, gc=False):
    """By Magic Gate; without a card from one gate to another."""

    card: str
    to: str

    def label(self) -> Message:
        if self.card:
            return super().label()
        return msg("option-gate-walk", to=place_name(self.to))


class Mount(Way, frozen=True, gc=False):
    """By the hero's own horse or eagle."""

    to: str


class TeleportTo(Way, frozen=True, gc=False):
    """By the Wizard's spell."""

    to: str


class Sail(Way, frozen=True, gc=False):
    """From harbour to harbour."""

    to: str


# other actions


class Build(Choice, frozen=True, gc=False):
    """Build a Magic Gate."""

    card: str


class Rumors(Choice, frozen=True, gc=False):
    """Listen for cards of a colour."""

    colour: str

    def label(self) -> Message:
        return msg("option-rumors", colour=of_colour(COLOURS.index(self.colour)))


class HealLand(Choice, frozen=True, gc=False):
    """Heal the land, for a card or (Sanctify Land) without one."""

    card: str

    def label(self) -> Message:
        return super().label() if self.card else Message("option-sanctify-land")


class Extinguish(Choice, frozen=True, gc=False):
    """Fight the fire, for a card."""

    card: str


class AttackWith(Choice, frozen=True, gc=False):
    """Attack the minions with the help of a kept reward: more dice against a colour."""

    quest: str
    colour: str


class Shoot(Choice, frozen=True, gc=False):
    """Attack the minions of an adjacent location."""

    place: str


class ShootWith(Choice, frozen=True, gc=False):
    """Attack the minions of an adjacent location with the help of a kept reward: more dice against a colour."""

    quest: str
    place: str
    colour: str


class ThrowFireball(Choice, frozen=True, gc=False):
    """Discard a card for a ball of fire."""

    card: str


class Slay(Choice, frozen=True, gc=False):
    """Remove all minions of the race whose General the hero has slain."""

    colour: str


class Challenge(Choice, frozen=True, gc=False):
    """Attack a General."""

    general: str


class ChallengeAgent(Choice, frozen=True, gc=False):
    """Attack the Agent of the Dark Lord."""

    general: str


class Attempt(Choice, frozen=True, gc=False):
    """Do what the Quest asks for here."""

    quest: str


# cards and rewards


class Special(Choice, frozen=True, gc=False):
    """A Special card or a kept reward."""

    @property
    def source(self) -> str:
        """The card, or the Quest."""
        raise NotImplementedError


class Play(Special, frozen=True, gc=False):
    """Play a Special card."""

    card: str

    @property
    def source(self) -> str:
        return self.card


class Use(Special, frozen=True, gc=False):
    """Use the kept reward of a Quest."""

    quest: str

    @property
    def source(self) -> str:
        return self.quest


class Bless(Choice, frozen=True, gc=False):
    """Spend a token of the King's Blessing."""

    use: str


class TakeHonor(Choice, frozen=True, gc=False):
    """Take a card of the Grand Ball."""

    honor: str


# parts of an action


class Commit(Choice, frozen=True, gc=False):
    """Prepare a card for the battle."""

    card: str


class All(Choice, frozen=True, gc=False):
    """Prepare all cards that count, for this many dice; with `rolls`, nothing else can be added and they are rolled."""

    dice: int
    rolls: bool

    def key(self) -> str:
        return "all"

    def label(self) -> Message:
        return msg("option-all-roll" if self.rolls else "option-all", n=self.dice)


class Roll(Choice, frozen=True, gc=False):
    """No more cards: roll these dice, or `later`, once the other heroes are ready."""

    dice: int
    later: bool

    def key(self) -> str:
        return "done"

    def label(self) -> Message:
        if not self.dice:
            return msg("option-no-dice")
        return msg("option-roll-later" if self.later else "option-roll", n=self.dice)


class Discard(Choice, frozen=True, gc=False):
    """Discard a card."""

    card: str


class Give(Choice, frozen=True, gc=False):
    """Give a card to another hero."""

    card: str
    seat: int


class Next(Choice, frozen=True, gc=False):
    """This hero is the next to attack."""

    seat: int
    hero: str


class Who(Choice, frozen=True, gc=False):
    """This hero."""

    seat: int
    hero: str


class Where(Choice, frozen=True, gc=False):
    """This location."""

    place: str


class Whence(Choice, frozen=True, gc=False):
    """A minion of a colour in this location."""

    place: str
    colour: str


class Which(Choice, frozen=True, gc=False):
    """This General."""

    general: str


class Placement(Choice, frozen=True, gc=False):
    """One of the placements of the Darkness Spreads card shown."""

    place: str


class Throw(Choice, frozen=True, gc=False):
    """Discard this Darkness Spreads card."""

    darkness: str


class Order(Choice, frozen=True, gc=False):
    """This Darkness Spreads card comes next."""

    darkness: str


class Colour(Choice, frozen=True, gc=False):
    """A colour."""

    colour: str


class Reroll(Choice, frozen=True, gc=False):
    """Roll again, by a skill, a reward, a Special card or the King's Blessing."""

    means: str

    def label(self) -> Message:
        return msg("option-reroll", means=Message(f"means-{self.means.partition('.')[0]}"))

    def touches(self) -> tuple[str, ...]:
        if self.means in HERO_CARDS:
            return (f"card:{self.means}",)
        return (f"quest:{self.means}",) if self.means in QUESTS else ()


class Style(Choice, frozen=True, gc=False):
    """Sky or ground, or the shape of a minion."""

    style: str

    def label(self) -> Message:
        return Message(f"style-{self.style}")


# the ones that recur

WHERE = tuple(Where(id) for id in IDS)
TELEPORTS = tuple(tuple(TeleportTo(id) for to, id in enumerate(IDS) if to != at) for at in range(COUNT))
#: By the numbers of `State.minions`.
WHENCE = tuple(Whence(id, colour) for id in IDS for colour in COLOURS[:4])
SHOOT = tuple(Shoot(id) for id in IDS)
RUMORS = tuple(Rumors(colour) for colour in COLOURS[:4])
SLAY = tuple(Slay(colour) for colour in COLOURS[:4])
COLOUR = tuple(Colour(colour) for colour in COLOURS[:4])
TAKE_HERO = {hero: TakeHero(hero) for hero in HEROES}
BUILD, HEAL_LAND, EXTINGUISH, FIREBALL = cache(Build), cache(HealLand), cache(Extinguish), cache(ThrowFireball)
PLAY, COMMIT, DISCARD, USE = cache(Play), cache(Commit), cache(Discard), cache(Use)
ATTEMPT, ATTACK_WITH, SHOOT_WITH = cache(Attempt), cache(AttackWith), cache(ShootWith)
SANCTIFY = HealLand("")
BLESS_LAND, BLESS_NIGHT = Bless("land"), Bless("night")


WALK = tuple(Walk(id) for id in IDS)
MOUNT = tuple(Mount(id) for id in IDS)


@cache
def by_card(kind: type[Ride] | type[Fly] | type[Gate], card: str) -> tuple[Ride | Fly | Gate, ...]:
    """The ways of a kind with a card (gates also without one), by location."""
    return tuple(kind(card, id) for id in IDS)


@cache
def mounts(at: int, steps: int, wilds: bool) -> tuple[Mount, ...]:
    """The ways on the hero's own mount, beyond those on foot."""
    return tuple(MOUNT[to] for to in (WITHIN_WILDS if wilds else WITHIN)[steps][at] if to not in ADJACENT[at])
