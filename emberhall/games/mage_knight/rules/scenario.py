"""The scenario being played: as agreed on, and what it adds to the rules."""

from functools import cache
from typing import Any, ClassVar

import msgspec

from emberhall.games.mage_knight.choices import Acting
from emberhall.games.mage_knight.content import SCENARIO
from emberhall.games.mage_knight.content.kinds import Scenario
from emberhall.games.mage_knight.content.scenarios import EPIC
from emberhall.games.mage_knight.content.volkare import CITY_LEVELS, COMBAT_LEVELS
from emberhall.games.mage_knight.state import Combat, Place, Placed, Player, Setup, State, Table, TileCard
from emberhall.kernel import Flow, Offer


@cache
def agreed(setup: Setup, seats: int) -> Scenario:
    """The scenario with all that the setup change in it."""
    scenario = SCENARIO[setup.scenario]
    changes: dict[str, Any] = {}
    if setup.epic:
        changes |= EPIC[scenario.id]
    if seats == 1:  # MKS-SOLO-25: what Solo Conquest changes can be changed in other scenarios too
        dummy = "after" if setup.dummy_player else ""  # MKS-RECON-25
        changes |= {"dummy": dummy, "cooperative": True, "tactics_leave": "all", "titles": False, "sides": "all"}
    if scenario.volkare:
        # MKX-RETURN-02, MKX-RETURN-23, MKX-RETURN-24
        changes |= {"dummy": "", "tactics_leave": "own" if seats == 1 else ""}
        levels = CITY_LEVELS[scenario.id][COMBAT_LEVELS.index(setup.combat_level)]
        changes["levels"] = tuple((level,) for level in levels)
    if seats == 4 and (scenario.id == "conquer_and_hold" or setup.teams != "no"):
        changes["sides"] = "two"
    if scenario.id == "blitz_cooperation" and not setup.council_help:
        changes["head_start"] = False
    if setup.hero_combat != "scenario":
        changes["hero_combat"] = setup.hero_combat == "allowed"
    if setup.team_cities != "four":  # MKS-FULL-23, MKS-FULL-24
        changes |= {"cities": (*scenario.cities[:3], 2), "levels": (*scenario.levels[:3], (10,))}
    levels = changes.get("levels", scenario.levels)
    highest = 22 if scenario.volkare else 11
    changes["levels"] = tuple(tuple(max(1, min(highest, n + setup.city_levels)) for n in row) for row in levels)
    if setup.start_level > 1:
        changes["start_level"] = setup.start_level
    if seats > scenario.players[-1]:
        changes |= _one_more(msgspec.structs.replace(scenario, **changes))
    if seats == 4 and (scenario.cooperative or changes.get("cooperative")):
        changes["tactics_leave"] = ""  # MKX-MORE-07
    if setup.map_shape != "scenario":
        changes["shape"] = (setup.map_shape,) * 5
    camp = setup.volkares_camp != "no" or seats > scenario.players[-1]
    legion = bool(scenario.volkare) or camp or "lost_legion" in setup.expansions
    for kind, more, least, most in (  # MK-OPTMAP-01
        ("countryside", setup.countryside_tiles, 3, 14 if legion else 11),
        ("core", setup.core_tiles, 1, 6 if legion else 4),
        ("cities", setup.city_tiles, 1, 5 if camp or scenario.id == "lost_relic_together" else 4),  # MKX-RELIC-16
    ):
        numbers = changes.get(kind, getattr(scenario, kind))
        changes[kind] = tuple(max(least, min(most, n + more)) for n in numbers)
    if scenario.id == "full_cooperation":  # all cities are alike but the last one (MKS-COOP-09)
        rows = zip(changes["levels"], changes["cities"], strict=False)
        changes["levels"] = tuple(row[:1] * (n - 1) + row[-1:] for row, n in rows)
    return msgspec.structs.replace(scenario, **changes)


def players_of(setup: Setup) -> tuple[int, ...]:
    """How many may play: with The Lost Legion one more in most scenarios of the base game.

    MKX-MORE-01, MKX-MORE-02.
    """
    scenario = SCENARIO[setup.scenario]
    more = scenario.more and "lost_legion" in setup.expansions
    return (*scenario.players, scenario.players[-1] + 1) if more else scenario.players


def _one_more(scenario: Scenario) -> dict[str, Any]:
    """For one player more: two Countryside tiles, a Core tile, a city if their number varies.

    MKX-MORE-03, MKX-MORE-04, MKX-MORE-05.
    """
    most = scenario.players[-1]
    varying = len({scenario.cities[n - 1] for n in scenario.players}) > 1
    more = {"countryside": 2, "core": 1, "cities": int(varying)}
    changes: dict[str, Any] = {kind: getattr(scenario, kind)[:most] for kind in ("rounds", "shape", "levels", *more)}
    return {kind: (*row, row[-1] + more[kind] if kind in more else row[-1]) for kind, row in changes.items()}


def scenario_of(state: State) -> Scenario:
    """The scenario being played, with what was agreed on."""
    return agreed(state.setup, len(state.players))


def by_players(state: State, values: tuple[int, ...]) -> int:
    """The value for this number of real players, from a tuple that begins with one player."""
    return values[len(state.players) - 1]


def works(place: Place) -> bool:
    """Whether a glade, graveyard or the like does what it does: enemies there must be beaten first (MKX-LIFE-14)."""
    return place.conquered if place.site != "magical_glade" else not place.enemies


class Special:
    """A scenario without rules of its own; others override what they need."""

    #: What else points can be spent on in the movement phase (timings).
    uses = 0
    #: Other ways to move, what else may be chosen in the movement phase, and after the action.
    moves: ClassVar[tuple[Offer[State, Acting, Any], ...]] = ()
    actions: ClassVar[tuple[Offer[State, Acting, Any], ...]] = ()
    afterwards: ClassVar[tuple[Offer[State, Acting, Any], ...]] = ()

    def revealed(self, t: Table, placed: Placed, player: Player | None) -> None:
        """A tile was revealed by a player, or (None) when the game was set up."""

    def placing(self, t: Table, placed: Placed) -> None:
        """A tile is about to be laid: say what covers its city and its glade."""

    def suits(self, state: State, tile: TileCard, a: int, b: int) -> bool:
        """Whether a tile may be laid in this position."""
        return True

    def rampaging_pile(self, t: Table, placed: Placed, pile: int) -> int:
        """The pile that a rampaging enemy of a tile is drawn from."""
        return pile

    def turn_begins(self, t: Table, player: Player) -> None:
        """A turn begins."""

    def fought(self, t: Table, player: Player, combat: Combat) -> None:
        """A combat is over."""

    def round_ends(self, t: Table) -> Flow[None] | None:
        """A Round that is not the last one ends."""
        return None

    def round_begins(self, t: Table) -> None:
        """A new Round is prepared."""

    def entered(self, t: Table, player: Player, came_from: int, provoked: list[int]) -> bool:
        """A hero has moved to a space; return whether that started something."""
        return False

    def settled(self, t: Table, player: Player, combat: Combat) -> None:
        """A combat is over, and its phase set."""

    def stormed(self, t: Table) -> bool:
        """All heroes of a joint assault have fought; return whether something other than a city was assaulted."""
        return False

    def turn_ended(self, t: Table) -> bool:
        """A turn was ended; return whether it was outside the Round Order."""
        return False


#: By the word in the scenario's entry; game.py has the whole table.
SPECIALS: dict[str, Special] = {"": Special()}


def special_of(state: State) -> Special:
    """What the scenario being played adds."""
    return SPECIALS[agreed(state.setup, len(state.players)).special]
