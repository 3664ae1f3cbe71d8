"""The content of the game: data by id, checked when it is loaded."""

from emberhall.effects import BadContent
from emberhall.games.runewars.content.files import entries
from emberhall.games.runewars.content.kinds import (
    City,
    Development,
    Entry,
    Exploration,
    Faction,
    Fate,
    Hero,
    Objective,
    Order,
    Quest,
    Reward,
    SeasonCard,
    Tactics,
    Title,
    Unit,
)
from emberhall.games.runewars.content.maps import (
    AREAS,
    READY_MAPS,
    TILES,
    Board,
    Border,
    Spot,
    board_of,
    lying,
    misfit,
    spots_of,
    written,
)

FATE = entries("fate", Fate)
ORDERS = entries("orders", Order)
FACTIONS = entries("factions", Faction)
UNITS = entries("units", Unit)
DEVELOPMENTS = entries("developments", Development)
EXPLORATION = entries("exploration", Exploration)
CITIES = entries("cities", City)
TITLES = entries("titles", Title)
SEASON_CARDS = entries("seasons", SeasonCard)
TACTICS = entries("tactics", Tactics)
REWARDS = entries("rewards", Reward)
QUESTS = entries("quests", Quest)
HEROES = entries("heroes", Hero)
OBJECTIVES = entries("objectives", Objective)

#: The types of neutral units, and those of each faction.
NEUTRALS = tuple(id for id, unit in UNITS.items() if not unit.faction)
UNITS_OF = {faction: tuple(id for id, unit in UNITS.items() if unit.faction == faction) for faction in FACTIONS}

#: All content by file, for lists and checks.
FILED: dict[str, dict[str, Entry]] = {
    "fate": {**FATE}, "orders": {**ORDERS}, "factions": {**FACTIONS}, "units": {**UNITS},
    "developments": {**DEVELOPMENTS}, "exploration": {**EXPLORATION}, "cities": {**CITIES}, "titles": {**TITLES},
    "seasons": {**SEASON_CARDS}, "tactics": {**TACTICS}, "rewards": {**REWARDS}, "quests": {**QUESTS},
    "heroes": {**HEROES}, "objectives": {**OBJECTIVES}, "tiles": {**TILES}, "areas": {**AREAS},
    "ready_maps": {**READY_MAPS},
}  # fmt: skip


def faults() -> list[str]:
    """Everything that does not fit together between the files."""
    found = []
    for id, faction in FACTIONS.items():
        shown = {*UNITS_OF[id], "tactics", "influence", ""}
        for resource, dial in faction.dials.items():
            if len(dial.spaces) != 8 or not 0 <= dial.start <= 8:
                found.append(f"factions.json: {id}: {resource}: a dial has 8 spaces and starts on one of them")
            found += [f"factions.json: {id}: {resource}: there is no {s!r}" for s in dial.spaces if s not in shown]
        if faction.home not in TILES:
            found.append(f"factions.json: {id}: there is no tile {faction.home!r}")
        if faction.defence not in DEVELOPMENTS:
            found.append(f"factions.json: {id}: there is no development {faction.defence!r}")
    for id, area in AREAS.items():
        if area.neutral and area.neutral not in NEUTRALS:
            found.append(f"tiles.json: {id}: there is no neutral unit {area.neutral!r}")
    for id, quest in QUESTS.items():
        if quest.area and quest.area not in AREAS:
            found.append(f"quests.json: {id}: there is no area {quest.area!r}")
        if (quest.kind == "test") != (quest.attribute is not None) or (quest.kind == "duel") != bool(quest.opponent):
            found.append(f"quests.json: {id}: a test has an attribute, a duel an opponent")
        if quest.opponent and quest.opponent not in NEUTRALS:
            found.append(f"quests.json: {id}: there is no neutral unit {quest.opponent!r}")
    return found


if _faults := faults():
    raise BadContent(_faults)

__all__ = [
    "AREAS", "CITIES", "DEVELOPMENTS", "EXPLORATION", "FACTIONS", "FATE", "FILED", "HEROES", "NEUTRALS", "OBJECTIVES",
    "ORDERS", "QUESTS", "READY_MAPS", "REWARDS", "SEASON_CARDS", "TACTICS", "TILES", "TITLES", "UNITS", "UNITS_OF",
    "Board", "Border", "Spot", "board_of", "faults", "lying", "misfit", "spots_of", "written",
]  # fmt: skip
