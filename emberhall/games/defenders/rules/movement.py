"""Moving: on foot, by horse, by eagle, by Magic Gate, and by what heroes have of their own."""

from emberhall.games.defenders.choices import (
    TELEPORTS,
    WALKS,
    WALKS_WILDS,
    Fly,
    Gate,
    Mount,
    Ride,
    Sail,
    TeleportTo,
    Walk,
    flights,
    gates_by,
    mounts,
    rides,
)
from emberhall.games.defenders.content import COLOUR, HERO_CARDS, PLACE
from emberhall.games.defenders.content.model import HeroCardId
from emberhall.games.defenders.effects import PURPLE, FreeTravel, Teleport
from emberhall.games.defenders.names import hero_name, place_name
from emberhall.games.defenders.state import UNDECIDED, Defenders, Hero, Realm, traits_of
from emberhall.kernel import Flow, Option, msg

from .cards import discard
from .imps import imp_slayer_arrives
from .quests import IN_PASSING, visit

HORSE, EAGLE = 2, 4


def movement_options(state: Defenders, seat: int, options: list[Option]) -> None:
    """Every way to move that the hero has (DR-MOVE-01 to DR-MOVE-06)."""
    hero = state.heroes[seat]
    if state.fires or state.global_effect:
        from .slow_movement import careful_options

        careful_options(state, seat, options)
        return
    at = hero.at
    wilds = in_shape(hero)
    options += (WALKS_WILDS if wilds else WALKS)[at]
    for card in hero.hand.cards:
        banner = HERO_CARDS[card].banner
        if banner == "horse":
            options += rides(card, at, HORSE, wilds)
        elif banner == "eagle":
            options += flights(card, at, EAGLE, wilds)
        elif banner == "gate":
            gate_options(state, hero, card, options)
    if at in state.gates:
        gate_options(state, hero, "", options)
    own_mounts(state, seat, options)


def gate_options(state: Defenders, hero: Hero, card: str, options: list[Option]) -> None:
    """Through a Magic Gate: to the location a card names, or to any gate (DR-MOVE-05, DR-MOVE-06, DR-MOVE-07)."""
    at = hero.at
    ways = gates_by(card)
    named = HERO_CARDS[card].place if card else at
    if named != at:
        options.append(ways[named])
    for gate in state.gates:
        if gate not in (at, named) and not (COLOUR[gate] == PURPLE and in_shape(hero)):
            options.append(ways[gate])  # noqa: PERF401 - seldom more than one


def own_mounts(state: Defenders, seat: int, options: list[Option]) -> None:
    """Steeds, eagles and spells that need no card."""
    hero = state.heroes[seat]
    if mounted := traits_of(state, seat, FreeTravel):
        options += mounts(hero.at, max(trait.steps for trait in mounted), in_shape(hero))
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
