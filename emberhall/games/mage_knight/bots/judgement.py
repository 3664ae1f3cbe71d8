"""How good a position is for a hero, in points that are worth about one Fame each."""

from math import exp

from emberhall.games.mage_knight.content import ENEMY, kind_of
from emberhall.games.mage_knight.content.tracks import LEVELS
from emberhall.games.mage_knight.ground import PORTAL, ground
from emberhall.games.mage_knight.rules.common import deed_kind, is_wound, unit_of
from emberhall.games.mage_knight.rules.scenario import by_players, scenario_of
from emberhall.games.mage_knight.rules.scenarios.goals import conquered_cities
from emberhall.games.mage_knight.rules.scoring import achievements, deed_cards
from emberhall.games.mage_knight.state import Factions, Place, Player, State
from emberhall.games.mage_knight.terms import DAY_COSTS, EXPLORE_COST, NIGHT_COSTS
from emberhall.geometry.paths import cheapest
from emberhall.kernel import NOWHERE

#: What a card is worth beyond the Fame it scores.
_CARDS = {"basic": 0.0, "advanced": 2.0, "spell": 2.5, "artifact": 3.0, "wound": 0.0}
#: What a card still to be played is worth: in this Round, and in each Round to come.
_CARD_TO_PLAY = 0.2
#: Cards played in a turn, and cards that the dummy player turns over in one, on average.
_PLAYED, _TURNED = 4.0, 3.3
#: What a site promises, and how mighty a hero should be to go there.
_SITES: dict[str, tuple[float, int]] = {
    "village": (2.5, 0),
    "monastery": (3.0, 0),
    "magical_glade": (1.0, 0),
    "mine": (0.7, 0),
    "keep": (7.0, 5),
    "mage_tower": (8.0, 7),
    "monster_den": (6.0, 6),
    "spawning_grounds": (8.0, 11),
    "dungeon": (7.0, 6),
    "tomb": (9.0, 12),
    "ancient_ruins": (5.0, 7),
    "city": (14.0, 12),
    "quarter": (14.0, 12),
    "camp": (14.0, 12),
    "refugee_camp": (3.0, 0),
    "deep_mine": (1.0, 0),
    "maze": (7.0, 7),
    "labyrinth": (10.0, 13),
    "graveyard": (8.0, 9),
    "necropolis": (16.0, 12),
    "hidden_valley": (16.0, 12),
    "ruined_city": (14.0, 9),
}
_CENTRE, _SPREAD = 70.0, 45.0  # of the points that become a value between 0 and 1
_FAR = 0.88  # what is left of a prospect with each Move point that it takes


def evaluate(state: State, seat: int) -> float:
    """Between 0 and 1: what the hero has, what it may hope for, and at the end whether it has won."""
    outcome = state.outcome
    if outcome is None:
        return _squeezed(points(state, seat))
    reckoned = outcome.scores[seat] if outcome.scores else state.players[seat].fame
    return (_squeezed(reckoned) + (seat in outcome.winners)) / 2


def _squeezed(n: float) -> float:
    return 1 / (1 + exp((_CENTRE - n) / _SPREAD))


def points(state: State, seat: int) -> float:
    """All that speaks for a hero, in points of about one Fame each."""
    player = state.players[seat]
    if not player.hero:
        return 0.0
    return (
        player.fame
        + sum(achievements(state, seat))
        + _growth(player)
        + _means(player)
        + _time(state, player)
        + _goal(state)
        + prospect(state, player)
    )


def _growth(player: Player) -> float:
    """Levels: the step to the next one counts in part."""
    level = player.level
    if level >= len(LEVELS):
        return 4.0 * level
    here, there = LEVELS[level - 1].fame, LEVELS[level].fame
    return 4.0 * level + 1.5 * min(1.0, max(0.0, (player.fame - here) / (there - here)))


def _means(player: Player) -> float:
    """Cards, crystals, Units, Reputation, and the burden of Wounds."""
    worth = sum(_CARDS[deed_kind(card)] for card in deed_cards(player))
    worth -= 1.0 * sum(map(is_wound, player.hand.cards))
    worth += sum(0.7 * n - 0.1 * n * n for n in player.crystals)
    for unit in player.units:
        kind = unit_of(unit)
        worth += 1.5 * kind.level + 0.5 + (0.5 if unit.ready else 0.0) - 1.2 * unit.wounds
    return worth + 0.5 * player.reputation + 1.5 * len(player.skills)


def _time(state: State, player: Player) -> float:
    """Cards that can still be played in this Round, for which there must be turns, and in those to come."""
    own = sum(not is_wound(card) for card in deed_cards(player))
    now: float = sum(not is_wound(card) for zone in (player.hand, player.deck) for card in zone.cards)
    if state.round_turns >= 0:
        now = min(now, _PLAYED * state.round_turns)
    elif state.dummy is not None:
        now = min(now, _PLAYED * (1 + len(state.dummy.deck) / _TURNED))
    rounds = by_players(state, scenario_of(state).rounds) - state.round
    return _CARD_TO_PLAY * (now + own * max(0, rounds))


def _goal(state: State) -> float:
    """How far the scenario has come: land revealed, cities found, weakened and conquered."""
    scenario = scenario_of(state)
    seeking = scenario.goal == "city_revealed"
    worth = (4.0 if seeking else 3.0) * len(state.map) + (40.0 if seeking else 4.0) * min(1, state.cities_seen)
    worth += 25.0 * conquered_cities(state)
    for place in state.places.values():
        if place.level and not place.conquered:
            worth -= 1.5 * len(place.garrison)  # fewer defenders: nearer to its fall
    if state.factions is not None:
        worth += _tezla(state, state.factions)
    general = state.volkare
    if general is not None:  # his troops, and his fall
        worth += 30.0 * general.beaten - 2.5 * (len(general.army) + len(general.muster))
    return worth


def _tezla(state: State, factions: Factions) -> float:
    """Levels that leaders have lost, their fall and their retinue; sites freed and sealed; pieces of the relic."""
    worth = 0.0
    for leader in factions.leaders:
        worth += (
            5.0 * len(leader.shields) + (30.0 if not leader.level else 0.0) + (4.0 if leader.at != NOWHERE else 0.0)
        )
        if leader.at != NOWHERE:
            worth -= 1.5 * len(state.places[leader.at].enemies)
    for place in state.places.values():
        if place.site in ("graveyard", "ruined_city") and place.conquered:
            worth += 8.0 + 6.0 * len(place.shields)
    return worth + sum(0.7 * len(items) for items in factions.items)


def might(player: Player) -> float:
    """How mighty a hero is: Level, Units that can fight, good cards, and Wounds in hand."""
    units = sum(unit_of(unit).level for unit in player.units if not unit.wounds)
    cards = sum(_CARDS[deed_kind(card)] for card in deed_cards(player)) / 2
    return 2 + 1.2 * (player.level - 1) + 0.8 * units + 0.6 * cards - sum(map(is_wound, player.hand.cards))


def prospect(state: State, player: Player) -> float:
    """What there is to do around the hero: the best, and part of the second best, less the farther away they are."""
    start = PORTAL if player.at == NOWHERE else player.at
    strength = might(player)
    land = ground(state)
    tiles = len(state.countryside) + len(state.core)
    unknown = (6.0 if scenario_of(state).goal == "city_revealed" else 4.5) if tiles else 0.0
    best = second = 0.0
    for at, way in _ways(state, start).items():
        worth = 0.0
        if unknown and at in land.slots:
            worth = unknown * _FAR**EXPLORE_COST
        place = state.places.get(at)
        if place is not None and place.site:
            worth = max(worth, _site(place, strength, player))
        for near in land.near[at]:
            if near in state.rampaging:
                foes = state.places[near].enemies.cards
                fame = sum(ENEMY[kind_of(token)].fame for token in foes)
                worth = max(worth, (fame + 1.0) * _chance(strength, 1.5 * fame))
        worth *= _FAR**way
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return 0.55 * best + 0.35 * second


def _site(place: Place, strength: float, player: Player) -> float:
    promise, needs = _SITES.get(place.site, (0.0, 0))
    if place.conquered:
        return 1.5 if place.site in ("keep", "mage_tower", "city") else 0.0
    if place.site == "magical_glade" and place.enemies:
        promise, needs = 7.0, 9
    if place.level:
        needs += 2 * len(place.garrison)
    if place.site in ("village", "monastery") and player.reputation < -3:
        promise /= 2
    return promise * _chance(strength, needs)


def _chance(strength: float, needs: float) -> float:
    return 1.0 if needs <= max(0.0, strength) else (max(0.0, strength) / needs) ** 2


def _ways(state: State, start: int) -> dict[int, int]:
    """The Move points it takes to reach each space around, up to a good turn and a half."""
    land = ground(state)
    costs = NIGHT_COSTS if state.night else DAY_COSTS
    terrain, places = land.terrain, state.places

    def steps(at: int) -> list[tuple[int, int]]:
        place = places.get(at)
        if at != start and place is not None and not place.conquered and place.garrison:
            return []  # the way ends at walls
        return [(to, costs[terrain[to]]) for to in land.near.get(at, ())]

    return {at: cost for at, (cost, _) in cheapest(start, 16, steps, state.rampaging).items()}
