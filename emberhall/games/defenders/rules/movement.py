"""Moving: on foot, by horse, by eagle, by Magic Gate, and by means of the hero's own."""

from emberhall.games.defenders.choices import TELEPORTS, Fly, Gate, Mount, Ride, Sail, TeleportTo, Walk, Way, mounts
from emberhall.games.defenders.content import HEROES, PLACE
from emberhall.games.defenders.content.kinds import HeroCardId
from emberhall.games.defenders.effects.nodes.traits import FreeTravel, Teleport
from emberhall.games.defenders.names import card_name, hero_name, place_name
from emberhall.games.defenders.rules.cards import discard
from emberhall.games.defenders.rules.imps import imp_slayer_arrives
from emberhall.games.defenders.rules.life_tokens import spend_action
from emberhall.games.defenders.rules.quests import IN_PASSING, visit
from emberhall.games.defenders.rules.slow_movement import careful_ways, cost_of
from emberhall.games.defenders.rules.ways import GATE_CARDS, WAYS_FROM, WAYS_FROM_WILDS, gate_ways, in_shape
from emberhall.games.defenders.state import UNDECIDED, State, Table, heroes_with, traits_of
from emberhall.kernel import Flow, msg, offer

_TELEPORTERS = heroes_with(Teleport)
#: How far a hero's own mount goes by skill.
_OWN_STEPS = {
    id: max((trait.steps for trait in sheet.traits if isinstance(trait, FreeTravel)), default=0)
    for id, sheet in HEROES.items()
}


@offer(Walk, Ride, Fly, Gate, Mount, TeleportTo, Sail)
def moves(state: State, seat: int) -> list[Way]:
    """Every way to move that the hero has (DR-MOVE-01 to DR-MOVE-06)."""
    if state.fires or state.global_effect:
        return careful_ways(state, seat)
    hero = state.heroes[seat]
    wilds = hero.style != UNDECIDED and in_shape(hero)
    ways = (WAYS_FROM_WILDS if wilds else WAYS_FROM)[hero.at]
    options = [*ways[""]]
    for card in hero.hand.cards:
        options += ways[card]
    if hero.at in state.gates or not GATE_CARDS.isdisjoint(hero.hand.cards):
        gate_ways(state, hero, options)
    steps = _OWN_STEPS[hero.hero]
    if hero.completed:
        steps = max((trait.steps for trait in traits_of(state, seat, FreeTravel)), default=0)
    if steps:
        options += mounts(hero.at, steps, wilds)
    if hero.hero in _TELEPORTERS and not hero.teleported:
        options += TELEPORTS[hero.at]
    return options


@moves.does
def move(t: Table, seat: int, way: Way) -> Flow[None] | None:
    """Take a way: the card is discarded, the action spent, the hero arrives."""
    state = t.state
    hero = state.heroes[seat]
    to = PLACE[way.to]
    cost = 1
    if state.fires:
        cost = cost_of(state, seat, way)
    card: str = getattr(way, "card", "")
    if card:
        discard(t, hero, HeroCardId(card))
    elif way.__class__ is TeleportTo:
        hero.teleported = True
    spend_action(t, seat, cost)
    if t.events is not None:
        t.say(msg("say-moved", hero=hero_name(state, seat), place=place_name(to), way=way_name(way)))
        if card := getattr(way, "card", ""):
            t.say(msg("say-spent-card", hero=hero_name(state, seat), card=card_name(card)))
    return arrive(t, seat, to) or None


def way_name(way: Way) -> str:
    """The kind of a way, for the log."""
    return way.__class__.__name__.lower()


def arrive(t: Table, seat: int, to: int) -> Flow[None] | tuple[()]:
    """Put the hero in a location; use it as `yield from arrive(...)`, since the rules may ask there."""
    hero = t.state.heroes[seat]
    hero.at = to
    return _arrived(t, seat) if hero.slain or hero.quest in IN_PASSING else ()


def _arrived(t: Table, seat: int) -> Flow[None]:
    hero = t.state.heroes[seat]
    if hero.slain:
        yield from imp_slayer_arrives(t, seat)
    if hero.quest in IN_PASSING:
        yield from visit(t, seat)
