"""The scenario as it is played: with the options agreed on, by so many players."""

from functools import cache
from typing import Any

import msgspec

from emberhall.games.mage_knight.content import SCENARIO
from emberhall.games.mage_knight.content.kinds import Scenario
from emberhall.games.mage_knight.content.scenarios import EPIC
from emberhall.games.mage_knight.state import Options
from emberhall.kernel import Message, msg


@cache
def agreed(options: Options, seats: int) -> Scenario:
    """The scenario with all that the options change in it."""
    scenario = SCENARIO[options.scenario]
    changes: dict[str, Any] = {}
    if options.epic:
        changes |= EPIC[scenario.id]
    if seats == 1:  # MKS-SOLO-25: what Solo Conquest changes can be changed in other scenarios too
        dummy = "after" if options.dummy_player else ""  # MKS-RECON-25
        changes |= {"dummy": dummy, "cooperative": True, "tactics_leave": "all", "titles": False, "sides": "all"}
    if seats == 4 and (scenario.id == "conquer_and_hold" or options.teams != "no"):
        changes["sides"] = "two"
    if scenario.id == "blitz_cooperation" and not options.council_help:
        changes["head_start"] = False
    if options.hero_combat != "scenario":
        changes["hero_combat"] = options.hero_combat == "allowed"
    if options.team_cities != "four":  # MKS-FULL-23, -24
        changes |= {"cities": (*scenario.cities[:3], 2), "levels": (*scenario.levels[:3], (10,))}
    levels = changes.get("levels", scenario.levels)
    changes["levels"] = tuple(tuple(max(1, min(11, n + options.city_levels)) for n in row) for row in levels)
    if options.map_shape != "scenario":
        changes["shape"] = (options.map_shape,) * 4
    for kind, more, least, most in (  # MK-OPTMAP-01
        ("countryside", options.countryside_tiles, 3, 11),
        ("core", options.core_tiles, 1, 4),
        ("cities", options.city_tiles, 1, 4),
    ):
        numbers = changes.get(kind, getattr(scenario, kind))
        changes[kind] = tuple(max(least, min(most, n + more)) for n in numbers)
    if scenario.id == "full_cooperation":  # all cities are alike but the last one (MKS-COOP-09)
        rows = zip(changes["levels"], changes["cities"], strict=False)
        changes["levels"] = tuple(row[:1] * (n - 1) + row[-1:] for row, n in rows)
    return msgspec.structs.replace(scenario, **changes)


def unfit(options: Options, seats: int) -> Message | None:
    """Why the scenario is not for so many players, or the options do not go with it."""
    scenario = SCENARIO[options.scenario]
    if seats not in scenario.players:
        return msg("unfit-players", players=tuple(scenario.players))
    if not options.dummy_player and not (seats == 1 and scenario.id == "first_reconnaissance"):
        return msg("unfit-dummy")
    if options.epic and not scenario.epic:
        return msg("unfit-epic")
    if options.teams != "no" and not (seats == 4 and (scenario.team_play or scenario.id == "conquer_and_hold")):
        return msg("unfit-teams")
    if options.team_cities != "four" and not (options.teams != "no" and scenario.id == "full_conquest"):
        return msg("unfit-team-cities")
    tiles = options.countryside_tiles or options.core_tiles or options.city_tiles
    if (options.map_shape != "scenario" or tiles) and scenario.id == "conquer_and_hold":
        return msg("unfit-shape")
    if options.megalopolis or options.first_megalopolis:
        cities = agreed(options, seats).cities[seats - 1]
        if scenario.city != "assault" or cities > 3 or 1 in (options.megalopolis, options.first_megalopolis):
            return msg("unfit-megalopolis")
        if options.first_megalopolis and not (options.megalopolis and cities == 2):
            return msg("unfit-two-megalopolises")
    return None
