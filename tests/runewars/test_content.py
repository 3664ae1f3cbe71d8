"""The content as data: all of it is there, fits together and has names in both languages."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emberhall.effects import BadContent
from emberhall.games.runewars import content
from emberhall.games.runewars.content import (
    AREAS,
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    FATE,
    FILED,
    HEROES,
    NEUTRALS,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TILES,
    TITLES,
    UNITS,
    UNITS_OF,
    faults,
    files,
    kinds,
)
from emberhall.games.runewars.content.files import FILES, WORDS, read
from emberhall.games.runewars.effects.book import BOOK, Playing
from emberhall.games.runewars.effects.nodes import DamageChosen, DestroyChosen, DrawByDials
from emberhall.games.runewars.terms import ATTRIBUTES, RESOURCES, SEASONS, SHAPES, Sure
from emberhall.kernel import LANGUAGES
from emberhall.rulebook import rule

from .positions import TEXTS, game, land


@rule("RW-COMP-12", "RW-FATE-01", "RW-FATE-03", "RW-DATA-08")
def test_thirty_fate_cards() -> None:
    assert list(FATE) == [f"f{n}" for n in range(1, 31)]
    assert Counter(card.destiny for card in FATE.values()) == {"red": 18, "silver": 8, "gold": 4}
    assert Counter(card.triangle for card in FATE.values()) == {
        ("miss", 0): 12, ("rout", 1): 4, ("special", 1): 6, ("damage", 1): 8,
    }  # fmt: skip
    assert Counter(card.circle for card in FATE.values()) == {
        ("special", 1): 12, ("damage", 1): 4, ("miss", 0): 12, ("rout", 1): 2,
    }  # fmt: skip
    assert Counter(card.rectangle for card in FATE.values()) == {
        ("rout", 2): 2, ("special", 1): 6, ("miss", 0): 9, ("rout", 1): 3, ("damage", 2): 4, ("damage", 1): 6,
    }  # fmt: skip
    assert Counter(card.hexagon for card in FATE.values()) == {
        ("damage", 2): 4, ("damage", 1): 5, ("miss", 0): 6, ("special", 1): 6, ("damage", 3): 3, ("rout", 2): 5,
        ("rout", 1): 1,
    }  # fmt: skip
    assert FATE["f8"].zone("hexagon") == ("damage", 3)


@rule("RW-CLASS-03", "RW-CLASS-05", "RW-CLASS-07")
def test_what_the_shapes_find() -> None:
    zones = {shape: Counter(card.zone(shape)[0] for card in FATE.values()) for shape in SHAPES}
    assert zones["triangle"]["miss"] == 12
    assert max(card.triangle[1] for card in FATE.values()) == 1
    assert zones["circle"]["special"] == 2 * zones["triangle"]["special"]
    assert zones["rectangle"]["damage"] > zones["triangle"]["damage"]


@rule("RW-COMP-02", "RW-COMP-03", "RW-DATA-02", "RW-SHEET-04", "RW-SHEET-07")
def test_figures() -> None:
    for faction in FACTIONS:
        assert len(UNITS_OF[faction]) == 4
        assert sum(UNITS[id].count for id in UNITS_OF[faction]) == 36
    assert {id: UNITS[id].count for id in NEUTRALS} == {
        "beastman": 8, "dragon": 4, "giant": 4, "hell_hound": 8, "razorwing": 8, "sorcerer": 8,
    }  # fmt: skip
    assert all(1 <= unit.initiative <= 5 and unit.health >= 1 for unit in UNITS.values())
    assert [order.number for order in ORDERS.values()] == list(range(1, 9))


@rule("RW-SETUP-10", "RW-SHEET-03")
def test_dials_start_at_what_the_home_realm_yields() -> None:
    for faction in FACTIONS.values():
        home = Counter[str]()
        for area in TILES[faction.home].areas:
            home.update(area.yields)
        assert {resource: dial.start for resource, dial in faction.dials.items()} == dict(home)
        assert set(faction.dials) == set(RESOURCES)
    assert {id: faction.alignment for id, faction in FACTIONS.items()} == {
        "daqan": "good", "latari": "good", "waiqar": "evil", "uthuk": "evil",
    }  # fmt: skip


@rule("RW-DATA-01", "RW-COMP-06", "RW-COMP-13", "RW-COMP-14", "RW-COMP-15", "RW-COMP-17", "RW-COMP-19")
def test_all_cards_and_tokens_are_there() -> None:
    assert sum(card.count for card in TACTICS.values()) == 50
    assert sum(card.count for card in REWARDS.values()) == 25
    assert Counter(card.season for card in SEASON_CARDS.values()) == dict.fromkeys(SEASONS, 8)
    assert Counter(card.alignment for card in OBJECTIVES.values()) == {"good": 8, "evil": 8}
    assert Counter(hero.alignment for hero in HEROES.values()) == {"good": 4, "evil": 4, "neutral": 4}
    assert len(QUESTS) == 24
    assert list(TITLES) == ["primarch", "captain", "lord_commander"]
    assert len(CITIES) == sum(area.city for area in AREAS.values()) == 7
    assert sum(kind.each * (1 if kind.faction else 4) for kind in DEVELOPMENTS.values()) == 20
    assert [sum(kind.near for kind in EXPLORATION.values()), sum(kind.far for kind in EXPLORATION.values())] == [15, 20]
    assert [sum(not tile.faction for tile in TILES.values()), sum(bool(t.faction) for t in TILES.values())] == [9, 4]


@rule("RW-MAP-01", "RW-MAP-02", "RW-TILE-02")
def test_a_setup_quest_for_every_numbered_tile() -> None:
    setup = [quest.area for quest in QUESTS.values() if quest.setup]
    assert sorted(area[0] for area in setup) == list("123456789")


@rule("RW-COMP-04", "RW-COMP-05")
def test_tiles_have_two_to_four_areas() -> None:
    assert all(2 <= len(tile.areas) <= 4 for tile in TILES.values())
    assert all(len(tile.areas) == 3 for tile in TILES.values() if tile.faction)


def test_everything_fits_together() -> None:
    assert faults() == []


PREFIX = {
    "orders": "order", "factions": "faction", "units": "unit", "developments": "development", "cities": "city",
    "exploration": "exploration", "titles": "title", "seasons": "card", "tactics": "card", "rewards": "card",
    "quests": "quest", "heroes": "hero", "objectives": "objective",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    wanted = [f"{prefix}-{id}" for file, prefix in PREFIX.items() for id in FILED[file]]
    wanted += [f"ability-{id}" for id in UNITS] + [f"units-{id}" for id in UNITS]
    wanted += [f"resource-{r}" for r in RESOURCES] + [f"season-{s}" for s in SEASONS]
    wanted += [f"attribute-{a}" for a in ATTRIBUTES] + [f"shape-{s}" for s in SHAPES]
    assert [id for id in wanted if not TEXTS.has(id, language)] == []


def test_a_wrong_entry_is_named() -> None:
    given = read("units")
    given[1]["health"] = "many"
    with pytest.raises(BadContent, match=r"units.json: footman: health: Expected int, got str"):
        WORDS.entries(given, kinds.Unit, "units.json")


def test_what_is_designed_is_marked_and_listed() -> None:
    listed = (FILES.parents[3] / "docs/decisions/runewars.md").read_text(encoding="utf-8")
    for file, entries in FILED.items():
        designed = [id for id, entry in entries.items() if entry.sure == "designed"]
        line = f"| {file} | {len(entries)} | {len(designed)} |"
        assert line in listed, line
    assert msgspec.json.encode(FACTIONS["daqan"].dials["wood"].known) == b"[1,3]"


def test_how_sure_we_are_of_each_file() -> None:
    """The number of entries the sources confirm, and which of their figures are ours anyway."""
    marks: tuple[Sure, ...] = ("yes", "likely", "designed")
    counted = {file: Counter(entry.sure for entry in entries.values()) for file, entries in FILED.items()}
    assert {file: tuple(found[mark] for mark in marks) for file, found in counted.items()} == {
        "fate": (30, 0, 0), "orders": (8, 0, 0), "factions": (0, 4, 0), "units": (8, 13, 1), "developments": (7, 0, 0),
        "exploration": (12, 0, 0), "cities": (0, 0, 7), "titles": (1, 2, 0), "seasons": (0, 8, 24),
        "tactics": (2, 7, 16), "rewards": (3, 4, 13), "quests": (0, 0, 24), "heroes": (0, 0, 12),
        "objectives": (1, 1, 14), "tiles": (0, 3, 10), "areas": (0, 3, 38), "ready_maps": (0, 0, 3),
    }  # fmt: skip
    ours = {file: {id: e.designed for id, e in entries.items() if e.designed} for file, entries in FILED.items()}
    assert {file: found for file, found in ours.items() if found} == {
        "units": {
            "skeleton_archer": ("initiative",), "reanimate": ("initiative",), "flesh_ripper": ("traits",),
            "warlock": ("initiative",), "chaos_lord": ("initiative", "health"),
        },
        "exploration": dict.fromkeys(EXPLORATION, ("near", "far")),
        "seasons": dict.fromkeys(("threatened_home_realms", "doomed_city", "power_for_the_pious"), ("season",)),
        "tactics": dict.fromkeys([id for id, card in TACTICS.items() if card.designed], ("count",)),
        "rewards": {"timmoran_shard": ("count",)},
    }  # fmt: skip
    assert [id for id, card in TACTICS.items() if card.sure != "designed" and not card.designed] == ["horrific_rumors"]


@rule("RW-SHEET-03", "RW-DIAL-10")
def test_what_the_dials_show() -> None:
    """Space by space; i and t are influence and tactics icons, a dash is an empty space."""
    short = {"influence": "i", "tactics": "t", "": "-"}
    shown = {
        id: [" ".join(short.get(what, what) for what in faction.dials[one].spaces) for one in RESOURCES]
        for id, faction in FACTIONS.items()
    }
    assert shown == {
        "daqan": [
            "footman footman footman i footman t footman i",
            "bowman i bowman t bowman i bowman t",
            "t knight i siege_engine knight t knight siege_engine",
        ],
        "latari": [
            "warrior i - warrior i warrior t pegasus_rider",
            "archer archer archer i archer archer t archer",
            "i sorceress - i pegasus_rider sorceress - pegasus_rider",
        ],
        "waiqar": [
            "reanimate reanimate reanimate i reanimate t reanimate reanimate",
            "skeleton_archer i skeleton_archer t skeleton_archer i skeleton_archer t",
            "i necromancer t dark_knight necromancer - necromancer dark_knight",
        ],
        "uthuk": [
            "berserker berserker berserker t berserker i berserker t",
            "i warlock t warlock t warlock i t",
            "flesh_ripper i flesh_ripper chaos_lord t flesh_ripper t chaos_lord",
        ],
    }
    assert [faction.colour for faction in FACTIONS.values()] == ["blue", "green", "purple", "red"]
    assert [(one.influence, one.tactics) for one in FACTIONS.values()] == [(3, 2), (4, 1), (2, 3), (1, 4)]


@rule("RW-TILE-05", "RW-TILE-06")
def test_what_is_printed_on_the_tiles() -> None:
    """What an area yields, its neutral units, and its sides with mountains and water."""

    def printed(area: kinds.Area) -> str:
        return " ".join([*(one[0] * area.yields.get(one, 0) for one in RESOURCES if one in area.yields), area.neutral])

    assert {id: f"{printed(area)} {area.neutrals or ''}".strip() for id, area in AREAS.items()} == {
        "1A": "ff razorwing 2", "1B": "f w beastman 2", "1C": "f",
        "2A": "oo giant 2", "2B": "f w hell_hound 1", "2C": "w",
        "3A": "ww sorcerer 2", "3B": "f o", "3C": "w o giant 1",
        "4A": "ff w hell_hound 2", "4B": "f o beastman 1", "4C": "o",
        "5A": "f w", "5B": "f", "5C": "w o sorcerer 2", "5D": "oo dragon 1",
        "6A": "f o", "6B": "w", "6C": "f w razorwing 2", "6D": "oo giant 1",
        "7A": "f o beastman 3", "7B": "w", "7C": "f w",
        "8A": "www hell_hound 2", "8B": "ff beastman 2", "8C": "w o", "8D": "o",
        "9A": "f o razorwing 2", "9B": "oo dragon 1",
        "home_daqan_A": "ff o", "home_daqan_B": "ww", "home_daqan_C": "f o",
        "home_latari_A": "f ww", "home_latari_B": "f o", "home_latari_C": "w o",
        "home_waiqar_A": "ff o", "home_waiqar_B": "w o", "home_waiqar_C": "f o",
        "home_uthuk_A": "ff o", "home_uthuk_B": "f w", "home_uthuk_C": "w o",
    }  # fmt: skip
    assert [id for id, area in AREAS.items() if area.city] == ["1C", "2C", "4C", "5B", "6B", "7B", "8D"]
    assert {id: " ".join(area.mountain) for id, area in AREAS.items() if area.mountain} == {
        "2A": "N NE", "3C": "S SW", "5D": "SE S", "6A": "N", "6B": "N NE", "8C": "NE", "9B": "S SW",
        "home_waiqar_A": "N NW", "home_waiqar_B": "NE", "home_uthuk_C": "S",
    }  # fmt: skip
    assert {id: " ".join(area.water) for id, area in AREAS.items() if area.water} == {
        "1A": "N", "3B": "SE", "4B": "SE", "5A": "NW", "7C": "SE S", "home_daqan_A": "N", "home_latari_A": "N NW",
    }  # fmt: skip


@rule("RW-SHEET-04", "RW-DATA-12")
def test_what_is_printed_of_units() -> None:
    """Initiative, health and shape; swift ones are fast (>) or fly (^)."""
    printed = {
        id: f"{unit.initiative} {unit.health} {unit.shape}{' >' * unit.fast}{' ^' * unit.flying}"
        for id, unit in UNITS.items()
    }
    assert printed == {
        "bowman": "1 1 triangle", "footman": "3 1 triangle", "knight": "2 2 rectangle >", "siege_engine": "5 3 hexagon",
        "archer": "1 1 triangle", "pegasus_rider": "2 3 rectangle ^", "sorceress": "3 1 circle",
        "warrior": "4 2 rectangle", "skeleton_archer": "2 1 triangle", "reanimate": "4 1 triangle",
        "necromancer": "2 1 circle", "dark_knight": "1 3 rectangle >", "flesh_ripper": "1 1 rectangle >",
        "berserker": "2 1 triangle", "warlock": "3 1 circle", "chaos_lord": "4 3 hexagon", "beastman": "2 1 triangle",
        "dragon": "4 4 hexagon ^", "giant": "5 5 hexagon", "hell_hound": "3 2 rectangle", "razorwing": "1 1 triangle ^",
        "sorcerer": "1 1 circle",
    }  # fmt: skip


def test_a_broken_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "heroes.json").write_text("[{", encoding="utf-8")
    monkeypatch.setattr(files, "FILES", tmp_path)
    with pytest.raises(ValueError, match=r"^heroes.json: Input data was truncated"):
        read("heroes")


@rule("RW-DATA-14", "RW-TEST-03")
def test_what_is_printed_of_heroes() -> None:
    """Strength, agility, wisdom, health, and alignment."""
    printed = {
        id: f"{one.strength} {one.agility} {one.wisdom} {one.health} {one.alignment}" for id, one in HEROES.items()
    }
    assert printed == {
        "silhouette": "1 4 2 3 good", "ronan": "2 3 2 4 good", "astarra": "1 2 4 3 good", "valadir": "4 1 2 5 good",
        "mad_carthos": "2 1 4 3 evil", "varikas": "3 2 2 4 evil", "bogran": "2 4 1 3 evil", "zyla": "1 3 3 3 evil",
        "red_scorpion": "3 3 1 4 neutral", "mok": "1 2 4 4 neutral", "buldar": "4 1 1 5 neutral",
        "vyrah": "2 3 2 3 neutral",
    }  # fmt: skip


@rule("RW-EXPLORE-09")
def test_what_is_printed_of_exploration_tokens() -> None:
    """Their kinds, and how many have the back for areas near home realms, or the other back."""
    assert {id: f"{one.kind} {one.near} {one.far}" for id, one in EXPLORATION.items()} == {
        "dragon_throne": "destructible 0 2", "village_food": "destructible 1 1", "village_wood": "destructible 1 1",
        "village_ore": "destructible 1 1", "magic_portal": "destructible 1 2", "dungeon": "location 0 4",
        "temple": "location 1 2", "hall_of_kellos": "location 1 2", "traveling_merchant": "event 1 1",
        "raiding_party": "event 3 1", "scroll_of_sight": "event 2 1", "training": "event 3 2",
    }  # fmt: skip


def test_what_is_printed_of_quests() -> None:
    """Where they lead, and the test or fight there."""
    printed = {id: f"{one.area} {one.attribute or one.opponent}" for id, one in QUESTS.items()}
    assert list(printed.values()) == [
        "1A agility", "2A giant", "3A agility", "4A strength", "5D dragon", "6A wisdom", "7A strength", "8A wisdom",
        "9B hell_hound", "1C wisdom", "1B agility", "2B strength", "3B wisdom", "3C beastman", "4B agility",
        "5A wisdom", "5C sorcerer", "6D strength", "6C razorwing", "7C agility", "8B agility", "9A strength",
        " wisdom", " agility",
    ]  # fmt: skip
    assert {id: one.damage for id, one in QUESTS.items() if one.damage} == {"q02": 2, "q05": 2}


def test_how_many_copies_each_card_has() -> None:
    assert {id for id, card in TACTICS.items() if card.count == 2} == set(TACTICS) - {"horrific_rumors", "rally_cry"}
    assert (TACTICS["horrific_rumors"].count, TACTICS["rally_cry"].count) == (1, 3)
    assert {id: card.count for id, card in REWARDS.items() if card.count > 1} == {"timmoran_shard": 6}


def test_what_is_printed_of_rewards() -> None:
    """Their kind and when they can be used; a dash: discarded on use."""
    assert {id: f"{one.kind} {one.when}{' -' * one.discard}" for id, one in REWARDS.items()} == {
        "timmoran_shard": "artifact turn -", "rage_blade": "weapon duel_icon", "soulbiter": "weapon duel_icon",
        "storm_bow": "weapon duel_icon", "dagger_of_shadows": "weapon duel_start", "runeplate": "armor duel_hurt",
        "ghost_armor": "armor hurt", "dragonscale_mail": "armor always", "dwarven_fire_bombs": "item duel_icon",
        "amulet_of_shielding": "item hurt", "flute_of_possession": "item turn -", "staff_of_light": "item turn -",
        "ice_storm": "item turn -", "rune_of_teleportation": "item turn -", "cloak_of_deception": "item always",
        "tome_of_lore": "item always", "healing_salve": "item quests_or_duel_start -",
        "crown_of_command": "item supporting", "rune_of_summoning": "item turn -",
        "ring_of_the_council": "item summer",
    }  # fmt: skip


def test_when_tactics_cards_are_played() -> None:
    whens: dict[str, str] = {}
    for id, card in TACTICS.items():
        whens[card.when] = f"{whens.get(card.when, '')} {id}".strip()
    assert whens == {
        "turn": "lost_city horrific_rumors raze_a_city mountain_pass shared_plans charm mercenaries stampede sabotage "
        "supply_convoy hidden_path rune_ward",
        "defending": "tactical_retreat summon_lightning",
        "battle": "rally_cry",
        "battle_start": "to_the_winner",
        "after_order": "spy_guild",
        "enemy_hero_moved": "ambush",
        "march": "forced_march",
        "drawing": "divine_favor",
        "counting_defence": "hold_the_line",
        "counting_siege": "siege_ladders",
        "turn_or_quests": "healing_prayer",
        "bids_shown": "council_intrigue",
        "fate_drawn": "twist_of_fate",
    }


def test_which_faction_or_alignment_cards_have() -> None:
    """The decks of season cards, a star: of the Wizards' Council; those of objectives, a star: right after a battle."""
    decks: dict[str, str] = {}
    for id, card in SEASON_CARDS.items():
        decks[card.season] = f"{decks.get(card.season, '')} {id}{'*' * card.council}".strip()
    for id, one in OBJECTIVES.items():
        decks[one.alignment] = f"{decks.get(one.alignment, '')} {id}{'*' * one.after_battle}".strip()
    assert decks == {
        "spring": "famine long_winter stormy_weather* prepare_for_the_coming_year threatened_home_realms "
        "spring_growth call_of_heroes council_of_spring*",
        "summer": "wavering_loyalty drought wandering_monsters heroes_tournament training_season plague "
        "council_of_summer* truce",
        "fall": "bountiful_harvest poor_harvest trade_caravans mercenary_season rune_tremors border_raids "
        "doomed_city* scholars_gather",
        "winter": "favor_of_the_council* power_for_the_pious* bitter_cold mild_winter frozen_march "
        "night_of_ghosts* winter_council* hoarding",
        "good": "bound_by_honor circle_of_friends voice_of_reason tame_the_great protector_of_cities "
        "league_of_heroes bulwark steward_of_the_land",
        "evil": "discouraging_defeat* conqueror break_their_walls slaughter_the_weak trample_the_cities "
        "foreign_soil horde slayer_of_heroes",
    }


@rule("RW-COMP-29", "RW-DEV-10")
def test_what_is_printed_of_developments() -> None:
    """How many each faction has; a star: defensive, a dash: discarded on use."""
    printed = {
        id: f"{one.each} {one.faction}{'*' * one.defends}{'-' * one.discard}" for id, one in DEVELOPMENTS.items()
    }
    assert printed == {
        "resources": "2 ", "diplomat": "1 ", "training_grounds": "1 ", "reinforced_walls": "1 daqan*",
        "protective_wards": "1 latari*", "cursed_tomb": "1 waiqar*-", "hungry_spawn": "1 uthuk*-",
    }  # fmt: skip
    assert {id: (one.home, one.defence) for id, one in FACTIONS.items()} == {
        "daqan": ("home_daqan", "reinforced_walls"), "latari": ("home_latari", "protective_wards"),
        "waiqar": ("home_waiqar", "cursed_tomb"), "uthuk": ("home_uthuk", "hungry_spawn"),
    }  # fmt: skip


def test_which_units_are_fast_or_fly_and_which_quests_are_duels() -> None:
    assert [id for id, one in HEROES.items() if one.flying] == ["zyla"]
    assert [id for id, one in HEROES.items() if one.fast] == ["vyrah"]
    assert [id for id, one in QUESTS.items() if one.kind == "duel"] == ["q02", "q05", "q09", "q14", "q17", "q19"]
    assert [id for id, one in QUESTS.items() if one.setup] == [f"q0{n}" for n in range(1, 10)]


def _told(monkeypatch: pytest.MonkeyPatch, entries: dict[str, Any], id: str, **changed: Any) -> list[str]:
    """The faults reported for an entry with these changes."""
    monkeypatch.setitem(entries, id, msgspec.structs.replace(entries[id], **changed))
    found = content.faults()
    monkeypatch.undo()
    return found


def test_content_that_does_not_fit_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The file, the entry, and what is wrong with it."""
    assert content.faults() == []
    daqan = content.FACTIONS["daqan"]
    told = "factions.json: daqan: food: a dial has 8 spaces and starts on one of them"
    food = daqan.dials["food"]
    for dial in (
        msgspec.structs.replace(food, spaces=food.spaces[:7]),
        msgspec.structs.replace(food, start=9),
        msgspec.structs.replace(food, start=-1),
    ):
        assert _told(monkeypatch, content.FACTIONS, "daqan", dials={**daqan.dials, "food": dial}) == [told]
    for start in (0, 8):
        dial = msgspec.structs.replace(food, start=start)
        assert _told(monkeypatch, content.FACTIONS, "daqan", dials={**daqan.dials, "food": dial}) == []
    dial = msgspec.structs.replace(food, spaces=("archer", *food.spaces[1:]))
    assert _told(monkeypatch, content.FACTIONS, "daqan", dials={**daqan.dials, "food": dial}) == [
        "factions.json: daqan: food: there is no 'archer'"
    ]
    assert _told(monkeypatch, content.FACTIONS, "daqan", home="moon") == [
        "factions.json: daqan: there is no tile 'moon'"
    ]
    assert _told(monkeypatch, content.FACTIONS, "daqan", defence="moat") == [
        "factions.json: daqan: there is no development 'moat'"
    ]
    assert _told(monkeypatch, content.AREAS, "1A", neutral="footman") == [
        "tiles.json: 1A: there is no neutral unit 'footman'"
    ]
    assert _told(monkeypatch, content.QUESTS, "q01", area="11A") == ["quests.json: q01: there is no area '11A'"]
    assert _told(monkeypatch, content.QUESTS, "q02", opponent="footman") == [
        "quests.json: q02: there is no neutral unit 'footman'"
    ]
    wrong = ["quests.json: {}: a test has an attribute, a duel an opponent"]
    assert _told(monkeypatch, content.QUESTS, "q01", attribute=None) == [wrong[0].format("q01")]
    assert _told(monkeypatch, content.QUESTS, "q02", attribute="wisdom") == [wrong[0].format("q02")]
    assert _told(monkeypatch, content.QUESTS, "q02", opponent="") == [wrong[0].format("q02")]
    assert _told(monkeypatch, content.QUESTS, "q01", opponent="giant") == [wrong[0].format("q01")]


@rule("RW-DATA-12", "RW-CLASS-01", "RW-CLASS-02", "RW-CLASS-04", "RW-CLASS-08")
def test_what_the_text_tells_of_units() -> None:
    counts = {
        "archer": 16, "pegasus_rider": 4, "sorceress": 8, "warrior": 8, "bowman": 8, "footman": 16, "knight": 8,
        "siege_engine": 4, "dark_knight": 4, "necromancer": 8, "reanimate": 16, "skeleton_archer": 8, "berserker": 16,
        "chaos_lord": 4, "flesh_ripper": 8, "warlock": 8, "beastman": 8, "dragon": 4, "giant": 4, "hell_hound": 8,
        "razorwing": 8, "sorcerer": 8,
    }  # fmt: skip
    assert {id: unit.count for id, unit in UNITS.items()} == counts
    told = {"archer": 1, "flesh_ripper": 1, "pegasus_rider": 2, "berserker": 2, "beastman": 2}
    assert {id: UNITS[id].initiative for id in told} == told
    health = {"pegasus_rider": 3, "berserker": 1, "flesh_ripper": 1, "beastman": 1}
    assert {id: UNITS[id].health for id in health} == health
    assert UNITS["warrior"].health >= 2
    assert (UNITS["archer"].shape, UNITS["flesh_ripper"].shape) == ("triangle", "rectangle")
    assert UNITS["archer"].ability == DamageChosen(1)
    assert UNITS["dragon"].ability == DestroyChosen(3, ("triangle",))
    assert {unit.shape for unit in UNITS.values()} == {"triangle", "circle", "rectangle", "hexagon"}
    assert min(unit.health for unit in UNITS.values() if unit.shape == "hexagon") == 3


@rule("RW-DATA-13", "RW-SHEET-01", "RW-SHEET-02")
def test_what_the_text_tells_of_sheets() -> None:
    daqan = FACTIONS["daqan"]
    assert [daqan.dials["wood"].spaces[n - 1] for n in (1, 3)] == ["bowman", "bowman"]
    assert [daqan.dials["ore"].spaces[n - 1] for n in (2, 4)] == ["knight", "siege_engine"]
    assert daqan.dials["wood"].spaces[1] not in UNITS
    assert not {daqan.dials["ore"].spaces[n] for n in (0, 2)} & set(UNITS)
    assert [faction.alignment for faction in FACTIONS.values()] == ["good", "good", "evil", "evil"]
    state = game(4)
    for player in state.players:
        deck = {"good", "evil"} - {FACTIONS[player.faction].alignment}
        (card,) = player.objective
        assert OBJECTIVES[card].alignment not in deck
        assert sum(dial.shows(dial.start, "tactics") for dial in FACTIONS["daqan"].dials.values()) >= 1


@rule("RW-DATA-14", "RW-DATA-15", "RW-OBJ-06", "RW-TITLE-02")
def test_what_the_text_tells_of_cards() -> None:
    assert (HEROES["mad_carthos"].strength, HEROES["silhouette"].health) == (2, 3)
    assert SEASON_CARDS["bountiful_harvest"].season == "fall"
    assert SEASON_CARDS["favor_of_the_council"].season == "winter"
    assert set(TITLES) == {"primarch", "captain", "lord_commander"}
    assert BOOK.is_true(land(), Playing(0), OBJECTIVES["bound_by_honor"].test)
    assert REWARDS["rage_blade"].kind == "weapon"


@rule("RW-FATE-12", "RW-FATE-04", "RW-DATA-08")
def test_what_the_text_tells_of_fate() -> None:
    assert len(FATE) == 30
    zones = [card.triangle for card in FATE.values()]
    assert zones.count(("miss", 0)) == 12
    assert max(n for symbol, n in zones if symbol == "damage") == 1
    special = {
        shape: sum(card.zone(shape)[0] == "special" for card in FATE.values()) for shape in ("triangle", "circle")
    }
    assert special == {"triangle": 6, "circle": 12}


@rule("RW-TACT-01", "RW-TACT-02")
def test_tactics_cards_at_the_start_and_their_sources() -> None:
    state = game(4)
    start = {"daqan": 2, "latari": 1, "waiqar": 3, "uthuk": 4}
    assert {player.faction: len(player.tactics) for player in state.players} == start
    assert isinstance(ORDERS["strategize"].bonus, DrawByDials)
