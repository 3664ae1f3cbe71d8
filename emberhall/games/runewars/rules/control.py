"""Who controls an area, and how figures get from one area to another."""

from emberhall.games.runewars.content import EXPLORATION, HEROES, NEUTRALS, UNITS, Board, board_of
from emberhall.games.runewars.effects.nodes.heroes import Portal, SeesRunes
from emberhall.games.runewars.state import Place, State
from emberhall.geometry.paths import distances_from
from emberhall.kernel import NOBODY

#: Whether units are all neutral, or there are none.
_all_neutral = frozenset(NEUTRALS).issuperset

#: How far figures move with Mobilize and Conquer (RW-ACT-02, RW-ACT-04).
SLOW, FAST = 2, 3


def board(state: State) -> Board:
    """The map of the game."""
    return board_of(state.map)


def home_of(state: State, area: str) -> int:
    """The player whose home realm an area belongs to."""
    return state.places[area].home


def controller(state: State, area: str) -> int:
    """The player who controls an area; a contested area keeps its controller during the battle.

    RW-TERM-11, RW-TERM-12, RW-TERM-14, RW-TERM-17.
    """
    fight = state.fight
    return fight.lord if fight is not None and fight.area == area else lord_of(state.places[area])


def lord_of(place: Place) -> int:
    """The player who controls an area that is not contested. Neutral units alone neither give control nor take it
    away."""
    holder = place.holder
    if holder >= 0 and not (_all_neutral(place.standing) and _all_neutral(place.routed)):
        return holder
    return place.stronghold if place.stronghold >= 0 else place.home


def is_empty(state: State, area: str) -> bool:
    """Whether an area has no units, no stronghold and no home realm; heroes and cities do not count.

    RW-TERM-06, RW-TERM-07, RW-TERM-08.
    """
    if state.fight is not None and state.fight.area == area:
        return False
    place = state.places[area]
    return not (place.standing or place.routed) and place.stronghold < 0 and place.home < 0


def contested(state: State, area: str) -> bool:
    """Whether a battle is being fought in an area (RW-TERM-17)."""
    return state.fight is not None and state.fight.area == area


def is_neutral(state: State, area: str) -> bool:
    """Whether an area holds neutral units and is controlled by nobody (RW-TERM-09)."""
    return bool(state.places[area].units()) and controller(state, area) == NOBODY


def friendly(state: State, seat: int) -> list[str]:
    """The areas that a player controls (RW-TERM-15)."""
    if state.fight is not None:
        return [area for area in state.places if controller(state, area) == seat]
    return [
        area
        for area, place in state.places.items()
        if seat in (place.holder, place.stronghold, place.home) and lord_of(place) == seat
    ]


def landless(state: State) -> list[int]:
    """The players still in the game who control no area (RW-ELIM-01, RW-ELIM-08)."""
    left = [seat for seat, player in enumerate(state.players) if not player.out]
    for area in reversed(state.places):  # home realms are laid last, so this ends soon
        lord = controller(state, area)
        if lord in left:
            left.remove(lord)
            if not left:
                break
    return left


def portals(state: State) -> list[str]:
    """The areas with an open magic portal; with only one of them, it leads nowhere (RW-EXPLORE-14, RW-EXPLORE-26)."""
    if not state.setup.exploration:
        return []
    return [area for area, place in state.places.items() if any(is_portal(token) for token in place.explored)]


def is_portal(token: str) -> bool:
    """Whether an exploration token is a magic portal."""
    return isinstance(EXPLORATION[token.partition(".")[0]].effect, Portal)


def may_open(state: State, seat: int) -> bool:
    """Whether a player can pay for travel through portals, and there are at least two."""
    return state.players[seat].influence > 0 and not state.turn.portal and len(portals(state)) > 1


def passable(
    state: State, area: str, *, flying: bool = False, mountains: bool = False, portal: bool = False
) -> tuple[str, ...]:
    """The areas a figure can enter from an area; water freezes in winter.

    A player who has paid for it also travels from portal to portal.

    RW-MOVE-05, RW-MOVE-06, RW-MOVE-09, RW-EXPLORE-14.
    """
    ways = roads(state, flying=flying, mountains=mountains)[area]
    if portal or state.turn.portal:
        doors = portals(state)
        if area in doors:
            ways += tuple(door for door in doors if door != area and door not in ways)
    return ways


def roads(state: State, *, flying: bool = False, mountains: bool = False) -> dict[str, tuple[str, ...]]:
    """For each area the areas a figure can enter from it, portals aside (RW-MOVE-05, RW-MOVE-06, RW-MOVE-09)."""
    return board_of(state.map).roads(water=flying or state.season == "winter", mountain=flying or mountains)


def reach(
    state: State,
    seat: int,
    target: str,
    steps: int,
    *,
    flying: bool = False,
    hero: bool = False,
    mountains: bool = False,
) -> list[str]:
    """The areas from which figures can reach a target; units pass only through friendly and empty areas.

    RW-ACT-02, RW-ACT-07, RW-ACT-08.
    """

    plain = None if state.turn.portal else roads(state, flying=flying, mountains=mountains)

    def onward(area: str) -> tuple[str, ...]:
        if area == target or hero or controller(state, area) == seat or is_empty(state, area):
            return plain[area] if plain else passable(state, area, flying=flying, mountains=mountains)
        return ()

    return list(distances_from(target, onward, steps))[1:]


def areas_within(state: State, area: str, steps: int) -> list[str]:
    """The areas within a number of steps, whatever the borders."""
    return list(distances_from(area, board(state).beside.__getitem__, steps))[1:]


def may_leave(state: State, seat: int, area: str) -> bool:
    """Whether a player's units may leave an area: not if the player has activated it (RW-MOVE-13, RW-MOVE-14)."""
    return not state.places[area].activated >> seat & 1


def steps_of(unit: str) -> int:
    """How many areas a unit moves with Mobilize and Conquer (RW-ACT-02, RW-ACT-04)."""
    return FAST if UNITS[unit].fast else SLOW


def rune_eyes(state: State, area: str) -> int:
    """The seats, as bits, that may look at the rune of an area: its controller, and anyone with a hero there.

    Some heroes also see adjacent areas.

    RW-RUNE-10.
    """
    lord = controller(state, area)
    eyes = 0 if lord == NOBODY else 1 << lord
    for seat, player in enumerate(state.players):
        for hero in player.heroes:
            if hero.area == area or (sees_far(hero.id) and hero.area in board(state).beside[area]):
                eyes |= 1 << seat
    return eyes


def sees_far(hero: str) -> bool:
    """Whether a hero sees runes in adjacent areas."""
    return isinstance(HEROES[hero].ability, SeesRunes)
