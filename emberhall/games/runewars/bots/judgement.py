"""What units, areas, orders and bids are worth, as far as a seat can see."""

from collections.abc import Mapping

from emberhall.effects.nodes import walk
from emberhall.games.runewars.content import AREAS, ORDERS, QUESTS, SEASON_CARDS, UNITS
from emberhall.games.runewars.effects.nodes.acts import ReceiveRune
from emberhall.games.runewars.effects.nodes.heroes import HurtHero
from emberhall.games.runewars.rules.battle import stronghold_strength
from emberhall.games.runewars.rules.control import board, controller, friendly
from emberhall.games.runewars.rules.dials import icons_shown, production, recruits
from emberhall.games.runewars.rules.fortify import can_build_stronghold, damaged_strongholds
from emberhall.games.runewars.rules.heroes import hero_health
from emberhall.games.runewars.rules.mobilize import comers
from emberhall.games.runewars.rules.orders import number
from emberhall.games.runewars.rules.rally_support import cities_of
from emberhall.games.runewars.rules.runes import dragon_runes, is_dragon
from emberhall.games.runewars.rules.strongholds import strongholds_of
from emberhall.games.runewars.state import HeroFigure, Place, State
from emberhall.games.runewars.terms import RESOURCES, Resource
from emberhall.geometry.paths import layers
from emberhall.kernel import HIDDEN, NOBODY


def worth(unit: str) -> float:
    """The value of a unit: strength, toughness, speed."""
    kind = UNITS[unit]
    return 0.6 + 0.4 * kind.health + (0.4 if kind.shape == "hexagon" else 0.2 if kind.shape == "rectangle" else 0.0)


def army(units: Mapping[str, int]) -> float:
    """The value of units together."""
    return sum(n * worth(unit) for unit, n in units.items())


def rune_value(place: Place) -> float:
    """The value of a rune in an area: high for a dragon rune, something for an unknown one."""
    for rune in (*place.rune, *place.revealed):
        if rune == HIDDEN:
            return 3.0
        return 7.0 if is_dragon(rune) else 0.3
    return 0.0


def area_value(state: State, area: str) -> float:
    """The value of controlling an area."""
    place = state.places[area]
    value = 0.8 + 0.4 * sum(AREAS[area].yields.values()) + rune_value(place)
    if place.city:
        value += 1.5
    if place.stronghold != NOBODY:
        value += 2.0
    return value


def defence(state: State, area: str) -> float:
    """The strength that meets an attacker in an area."""
    place = state.places[area]
    walls = stronghold_strength(place.stronghold != NOBODY, place.damaged, state.turn.weakened)
    return army(place.standing) + 0.8 * walls


def chance(attack: float, against: float) -> float:
    """A rough estimate of how likely an attack succeeds."""
    if not against:
        return 1.0
    ratio = attack / against
    return max(0.02, min(0.97, (ratio - 0.5) * 0.75))


def garrison(state: State, seat: int, area: str) -> float:
    """The cost of leaving an area without units."""
    place = state.places[area]
    if seat in (place.stronghold, place.home):
        near = (controller(state, other) for other in board(state).beside[area])
        return 0.6 * rune_value(place) if any(lord not in (NOBODY, seat) for lord in near) else 0.0
    return area_value(state, area)


def march_value(state: State, seat: int, target: str) -> float:
    """The value of marching to an area."""
    lord = controller(state, target)
    if lord == seat:
        return 0.0
    coming = comers(state, seat, target)
    attack = sum(army(units) for units in coming.values())
    if not attack:
        return -1.0
    against = defence(state, target)
    p = chance(attack, against)
    gain = area_value(state, target) * (1.6 if lord != NOBODY else 1.0)
    if against:
        return p * gain - (1 - p) * 0.8 * attack
    cheapest = min(garrison(state, seat, area) for area in coming)
    return gain - 0.5 * cheapest


def best_march(state: State, seat: int) -> float:
    """The value of the best march."""
    free = [area for area, place in state.places.items() if not place.activated >> seat & 1]
    return max((march_value(state, seat, area) for area in free), default=0.0)


def recruit_value(state: State, seat: int, resource: Resource) -> float:
    """The value of the units of a dial."""
    return army(recruits(state.players[seat], resource))


def order_value(state: State, seat: int, order: str, march: float) -> float:
    """The value of an order now, given the value of the best march; includes the bonus.

    High numbers are better kept for later.
    """
    player, name = state.players[seat], order.partition(".")[2]
    mine = ORDERS[name].number
    supreme = all(mine > number(one) for one in player.played)
    later = {"spring": 3, "summer": 2, "fall": 1, "winter": 0}[state.season]
    value = -0.12 * mine * later
    if name in ("mobilize", "conquer"):
        value += march * (1.35 if supreme and name == "mobilize" else 1.05)
    elif name == "recruit" and strongholds_of(state, seat):
        gains = sorted((recruit_value(state, seat, one) for one in RESOURCES), reverse=True)
        value += gains[0] + (gains[1] if supreme else 0.0)
    elif name == "harvest":
        made = production(state, seat)
        value += sum(1.1 * (made[one] - player.dials[one]) for one in RESOURCES) + (1.0 if supreme else 0.0)
    elif name == "rally_support":
        value += 2.2 * len(cities_of(state, seat))
        value += 1.5 if supreme and player.influence and len(player.heroes) < 2 else 0.0
    elif name == "acquire_power":
        value += 0.8 * icons_shown(player, "influence") + (1.0 if supreme and player.influence > 2 else 0.0)
    elif name == "strategize":
        value += 0.3 + (0.7 * icons_shown(player, "tactics") if supreme else 0.0)
    elif name == "fortify":
        value += 3.0 if can_build_stronghold(state, seat) and len(strongholds_of(state, seat)) < 4 else 0.2
        value += 0.8 * len(damaged_strongholds(state, seat))
    return value


def for_a_rune(state: State) -> bool:
    """Whether the season card gives dragon runes."""
    if not state.seasons_discard:
        return False
    card = SEASON_CARDS[state.seasons_discard.cards[-1]]
    return any(isinstance(node, ReceiveRune) for node in walk(card.effect))


def bid_value(state: State, seat: int, n: int) -> float:
    """The value of a bid; for a rune, whatever settles it."""
    if not for_a_rune(state):
        return -abs(n - 1) if state.players[seat].influence > 3 else -float(n)
    most = max(player.influence for other, player in enumerate(state.players) if other != seat and not player.out)
    enough = most + 1
    if state.players[seat].influence >= enough:
        return -abs(n - enough)
    return -abs(n - state.players[seat].influence * 2 // 3)


def steps_between(state: State, start: str, goals: set[str]) -> int:
    """The distance to the nearest goal; without a goal on the map, further than any area."""
    far = 0
    for far, areas in enumerate(layers(start, board(state).beside.__getitem__)):
        if not goals.isdisjoint(areas):
            return far
    return far + 1


def peril(quest: str) -> int:
    """The damage a hero should be able to take and survive before attempting a quest."""
    kind = QUESTS[quest]
    if kind.kind == "duel":
        return 4 if UNITS[kind.opponent].shape in ("rectangle", "hexagon") else 2
    effects = (effect for effect in (kind.gold, kind.silver, kind.red) if effect is not None)
    return 1 + max((node.n for effect in effects for node in walk(effect) if isinstance(node, HurtHero)), default=0)


def dares(hero: HeroFigure, quest: str) -> bool:
    """Whether a hero is strong enough for a quest."""
    return hero_health(hero) - hero.damage >= peril(quest)


def quest_areas(state: State, seat: int, hero: HeroFigure) -> set[str]:
    """The areas of the player's quests that a hero dares to attempt."""
    known = (quest for quest in state.players[seat].quests if quest != HIDDEN)
    return {QUESTS[quest].area for quest in known if QUESTS[quest].area and dares(hero, quest)}


def evaluate(state: State, seat: int) -> float:
    """The value of a position: dragon runes above all, then land, armies and influence, compared with the best
    opponent."""
    if state.outcome is not None:
        return float(seat in state.outcome.winners)
    if not all(player.faction for player in state.players):
        return 0.5
    points = [_points(state, one) for one in range(len(state.players))]
    rival = max(n for other, n in enumerate(points) if other != seat)
    return max(0.01, min(0.99, 0.5 + (points[seat] - rival) / 60))


def _points(state: State, seat: int) -> float:
    player = state.players[seat]
    if player.out:
        return -10.0
    mine = friendly(state, seat)
    units = sum(army(state.places[area].standing) + 0.5 * army(state.places[area].routed) for area in mine)
    dials = sum(player.dials.values())
    cards = len(player.tactics) + len(player.fresh)
    heroes = sum(1 + len(hero.rewards) + len(hero.shown) for hero in player.heroes)
    return (
        4.0 * dragon_runes(state, seat)
        + 0.7 * len(mine)
        + 0.3 * units
        + 0.25 * player.influence
        + 0.2 * dials
        + 0.15 * cards
        + 0.4 * heroes
    )
