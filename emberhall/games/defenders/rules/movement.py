"""Moving: on foot, by horse, by eagle, by Magic Gate, and by what heroes have of their own."""

from emberhall.games.defenders.choices import (
    TELEPORTS,
    WALK,
    Fly,
    Gate,
    Mount,
    Ride,
    Sail,
    TeleportTo,
    Walk,
    by_card,
    mounts,
    within,
)
from emberhall.games.defenders.content import COLOUR, HERO_CARDS, HEROES, PLACE, WITHIN, WITHIN_WILDS
from emberhall.games.defenders.content.model import HeroCardId
from emberhall.games.defenders.effects import PURPLE, FreeTravel, Teleport
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.state import UNDECIDED, Defenders, Hero, Realm, traits_of
from emberhall.kernel import Flow, Option, msg

from .cards import discard
from .imps import imp_slayer_arrives
from .quests import IN_PASSING, visit

HORSE, EAGLE = 2, 4

#: How far a hero's own mount goes by skill.
_OWN_STEPS = {
    id: max((trait.steps for trait in sheet.traits if isinstance(trait, FreeTravel)), default=0)
    for id, sheet in HEROES.items()
}


class Ways(dict[str, tuple[Option, ...]]):
    """The ways from a location while the gates stand as they do: by card, and (under no card's name) without one."""

    def __init__(self, at: int, gates: tuple[int, ...], wilds: bool) -> None:
        self.at = at
        self.wilds = wilds
        self.gates = [gate for gate in gates if gate != at and not (wilds and COLOUR[gate] == PURPLE)]
        through = by_card(Gate, "")
        on_foot = (WITHIN_WILDS if wilds else WITHIN)[1][at]
        self[""] = (
            *(WALK[to] for to in on_foot),
            *(through[gate] for gate in self.gates if at in gates),
        )

    def __missing__(self, card: str) -> tuple[Option, ...]:
        banner = HERO_CARDS[card].banner
        ways: tuple[Option, ...] = ()
        if banner == "horse":
            ways = within(Ride, card, self.at, HORSE, self.wilds)
        elif banner == "eagle":
            ways = within(Fly, card, self.at, EAGLE, self.wilds)
        elif banner == "gate":
            ways = tuple(by_card(Gate, card)[to] for to in self.through(card))
        self[card] = ways
        return ways

    def through(self, card: str) -> list[int]:
        """Where a gate card leads: to the location it names, or to any gate (DR-MOVE-05, DR-MOVE-07)."""
        named = HERO_CARDS[card].place
        return [*([named] if named != self.at else ()), *(gate for gate in self.gates if gate != named)]


_ways: dict[tuple[int, tuple[int, ...], bool], Ways] = {}


def ways_from(state: Defenders, hero: Hero) -> Ways:
    """The ways from where a hero is, made once for each location and set of gates."""
    key = (hero.at, tuple(state.gates), in_shape(hero))
    ways = _ways.get(key)
    if ways is None:
        if len(_ways) > 1000:
            _ways.clear()
        ways = _ways[key] = Ways(*key)
    return ways


def movement_options(state: Defenders, seat: int, options: list[Option]) -> None:
    """Every way to move that the hero has (DR-MOVE-01 to DR-MOVE-06)."""
    if state.fires or state.global_effect:
        from .slow_movement import careful_options

        careful_options(state, seat, options)
        return
    hero = state.heroes[seat]
    ways = ways_from(state, hero)
    options += ways[""]
    for card in hero.hand.cards:
        options += ways[card]
    steps = _OWN_STEPS[hero.hero]
    if hero.completed:
        steps = max((trait.steps for trait in traits_of(state, seat, FreeTravel)), default=0)
    if steps:
        options += mounts(hero.at, steps, ways.wilds)
    if hero.has(Teleport) and not hero.teleported:
        options += TELEPORTS[hero.at]


def in_shape(hero: Hero) -> bool:
    """Whether the hero has the shape of a minion, which may not enter Monarch City or an inn."""
    return hero.style != UNDECIDED and hero.hero == "sorceress"


def move(t: Realm, seat: int, way: Option) -> Flow[None]:
    """Take a way: the card is discarded, the action spent, the hero arrives."""
    state = t.state
    hero = state.heroes[seat]
    to = PLACE[way.to]  # type: ignore[attr-defined]
    cost = 1
    if state.fires:
        from .slow_movement import cost_of

        cost = cost_of(state, seat, way)
    card: str = getattr(way, "card", "")
    if card:
        discard(t, hero, HeroCardId(card))
    elif way.__class__ is TeleportTo:
        hero.teleported = True
    while cost:
        if hero.bonus:
            hero.bonus -= 1
        else:
            hero.spent += 1
        cost -= 1
    if t.events is not None:
        t.say(msg("moved", hero=hero_name(state, seat), place=place_name(to), way=way_name(way)))
    yield from arrive(t, seat, to)


def way_name(way: Option) -> str:
    """The kind of a way, for the story."""
    return way.__class__.__name__.lower()


def arrive(t: Realm, seat: int, to: int) -> Flow[None]:
    """The hero is in a location, however he came there."""
    hero = t.state.heroes[seat]
    hero.at = to
    if hero.slain:
        yield from imp_slayer_arrives(t, seat)
    if hero.quest in IN_PASSING:
        yield from visit(t, seat)


WAYS = (Walk, Ride, Fly, Gate, Mount, TeleportTo, Sail)
