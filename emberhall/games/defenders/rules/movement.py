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
)
from emberhall.games.defenders.content import COLOUR, COUNT, HERO_CARDS, HEROES, PLACE, WITHIN, WITHIN_WILDS
from emberhall.games.defenders.content.model import HeroCardId
from emberhall.games.defenders.effects import PURPLE, FreeTravel, Teleport
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.state import UNDECIDED, Defenders, Hero, Realm, traits_of
from emberhall.kernel import Flow, Option, msg

from .cards import discard
from .imps import imp_slayer_arrives
from .quests import IN_PASSING, visit

HORSE, EAGLE = 2, 4

_TELEPORTERS = [id for id, sheet in HEROES.items() if any(isinstance(trait, Teleport) for trait in sheet.traits)]
#: How far a hero's own mount goes by skill.
_OWN_STEPS = {
    id: max((trait.steps for trait in sheet.traits if isinstance(trait, FreeTravel)), default=0)
    for id, sheet in HEROES.items()
}


class Ways(dict[str, tuple[Option, ...]]):
    """The ways from a location by card, and (under no card's name) on foot; those to Magic Gates come on top."""

    def __init__(self, at: int, wilds: bool) -> None:
        self.at = at
        self.wilds = wilds
        self[""] = tuple(WALK[to] for to in (WITHIN_WILDS if wilds else WITHIN)[1][at])

    def __missing__(self, card: str) -> tuple[Option, ...]:
        held = HERO_CARDS[card]
        kind: type[Ride] | type[Fly]
        ways: tuple[Option, ...] = ()
        if held.banner == "gate":
            ways = () if held.place == self.at else (by_card(Gate, card)[held.place],)  # DR-MOVE-05, DR-MOVE-07
        elif held.banner:
            kind, steps = (Ride, HORSE) if held.banner == "horse" else (Fly, EAGLE)
            within = (WITHIN_WILDS if self.wilds else WITHIN)[steps][self.at]
            ways = tuple(by_card(kind, card)[to] for to in within)
        self[card] = ways
        return ways


_WAYS = tuple(Ways(at, wilds=False) for at in range(COUNT))
_WAYS_WILDS = tuple(Ways(at, wilds=True) for at in range(COUNT))

#: For each location the gate cards that do not name it, with the way there if a Magic Gate stands on it.
_TO_GATE: tuple[dict[str, Option], ...] = tuple(
    {id: by_card(Gate, id)[place] for id, card in HERO_CARDS.items() if card.banner == "gate" and card.place != place}
    for place in range(COUNT)
)


def gate_ways(state: Defenders, hero: Hero, options: list[Option]) -> None:
    """To every other Magic Gate: for a gate card, or for nothing from one gate to another (DR-MOVE-05, DR-MOVE-06)."""
    at = hero.at
    hand = hero.hand.cards
    for gate in state.gates:
        if gate == at or (COLOUR[gate] == PURPLE and in_shape(hero)):
            continue
        if at in state.gates:
            options.append(by_card(Gate, "")[gate])
        ways = _TO_GATE[gate]
        options += [ways[card] for card in hand if card in ways]


def movement_options(state: Defenders, seat: int, options: list[Option]) -> None:
    """Every way to move that the hero has (DR-MOVE-01 to DR-MOVE-06)."""
    if state.fires or state.global_effect:
        from .slow_movement import careful_options

        careful_options(state, seat, options)
        return
    hero = state.heroes[seat]
    wilds = in_shape(hero)
    ways = (_WAYS_WILDS if wilds else _WAYS)[hero.at]
    options += ways[""]
    for card in hero.hand.cards:
        options += ways[card]
    gate_ways(state, hero, options)
    steps = _OWN_STEPS[hero.hero]
    if hero.completed:
        steps = max((trait.steps for trait in traits_of(state, seat, FreeTravel)), default=0)
    if steps:
        options += mounts(hero.at, steps, wilds)
    if hero.hero in _TELEPORTERS and not hero.teleported:
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
