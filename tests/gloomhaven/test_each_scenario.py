"""Every entry of the pages of scenarios has a test: goal, loss, start, objects, allies, sides, special rules.

Here are those of scenarios 1 to 40, and what is said of all of them.

What is expected is written out from the fact sheets. Rules that several pages share are in test_special_rules.py.
"""

from collections.abc import Iterable

import pytest

from emberhall.games.gloomhaven.content import plan_of, scenario
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import Playing
from emberhall.games.gloomhaven.effects.printed import aims, special_rules
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.board import cells, figure_at, ground
from emberhall.games.gloomhaven.rules.conditions import names_of
from emberhall.games.gloomhaven.rules.ending import judge
from emberhall.games.gloomhaven.rules.forced_movement import push
from emberhall.games.gloomhaven.rules.looting import loot, loot_hex
from emberhall.games.gloomhaven.rules.modifiers import kind_of
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_turn import field_of, focus, what_it_does
from emberhall.games.gloomhaven.rules.monster_ways import Move
from emberhall.games.gloomhaven.rules.preparation import scenario_effects
from emberhall.games.gloomhaven.rules.rooms import put_monster, reveal
from emberhall.games.gloomhaven.rules.special_rules import apply_special_rules, destroy, open_up
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, own_range
from emberhall.games.gloomhaven.setup import OFFERED
from emberhall.games.gloomhaven.state import Figure
from emberhall.games.gloomhaven.terms import FOES, HEROES
from emberhall.geometry.hexes import Hex, format_hex, parse_hex
from emberhall.rulebook import rule

from . import test_special_rules
from .entries import SCENARIO
from .positions import Scene, enters, happens, hex_of, spot, stage, table
from .readings import TEXTS
from .test_bosses import SPECIAL_1, SPECIAL_2

assert test_special_rules  # its tests speak of entries, too


#: The scenarios with a map of their own, not of random rooms.
MAPPED = tuple(number for number in OFFERED if scenario(number).dungeon is None)


def begun(number: int, characters: int = 2, *, level: int = 1, whole: bool = True, monsters: bool = True) -> Scene:
    """A scenario with characters at their starting places, by default with the whole map revealed."""
    page = scenario(number)
    starts = [f"{q},{r}" for found in page.rooms for q, r in found.start]
    doors = tuple(door.id for door in page.doors) if whole else ()
    hidden = [found.number for found in page.rooms if not found.start and number != 35] if whole else []
    return stage(number, *starts[:characters], level=level, opened=doors, rooms=tuple(hidden), monsters=monsters)


def enemies(game: Scene) -> list[Figure]:
    return [figure for figure in game.state.figures.values() if figure.kind == "monster" and figure.side == FOES]


def slay(game: Scene, figures: Iterable[Figure]) -> None:
    for figure in list(figures):
        happens(damage.kill(table(game), figure, None))


def ended(game: Scene) -> str:
    """How the scenario has ended, if it has."""
    judge(table(game))
    return "won" if game.state.won else "lost" if game.state.lost else ""


def looted(game: Scene, *chests: Hex) -> None:
    for q, r in chests:
        assert loot_hex(table(game), game.character(), spot(game, q, r)) == 1


def standing(game: Scene, name: str) -> list[Figure]:
    return [figure for figure in game.state.figures.values() if figure.name == name]


#: What the pages ask for, one line for each part.
AIMS = {
    **dict.fromkeys((1, 4, 5, 10, 13, 14, 16, 17, 18, 28, 29), ("Reveal every room and kill all enemies.",)),
    2: ("Kill: Bandit Commander.", "Kill all revealed enemies."),
    3: ("Kill 5 × C enemies (C is the number of characters).",),
    6: ("Reveal the last room.", "Kill all revealed enemies."),
    **dict.fromkeys((7, 15, 30), ("Loot all goal chests.",)),
    8: ("Kill: Inox Bodyguard.",),
    9: ("Kill: Merciless Overseer.", "Loot all goal chests."),
    11: ("Kill: Captain of the Guard.",),
    12: ("Kill: Jekserah.",),
    19: ("Bring Hail next to marker b.",),
    20: ("Kill: Jekserah.",),
    21: ("Kill: Prime Demon.",),
    22: ("Destroy: Altar (× 4).",),
    **dict.fromkeys((23, 40), ("Occupy all pressure plates in play at the same time.",)),
    24: ("Open every door.",),
    **dict.fromkeys((25, 37), ("Get every character to an exit hex a; those who become exhausted there count.",)),
    26: ("Cleanse: Water pump (× C; C is the number of characters).",),
    27: ("Survive until the end of round 10.",),
    31: ("Destroy: Rock column (× 1).",),
    32: ("Reveal the last room.", "Kill all revealed enemies.", "Loot all goal chests."),
    33: ("Loot all goal chests.", "Get every character to an exit hex a; those who become exhausted there count."),
    34: ("Kill: Elder Drake.",),
    35: ("Destroy: Door 1 (× 1).", "Kill: Captain of the Guard."),
    36: ("Kill: Prime Demon.",),
    38: ("Reveal every room and kill all enemies.", "Keep Orchid alive."),
    39: ("Destroy: Altar (× 1).",),
    41: ("All characters leave the map at a.",),
    42: ("Destroy: Vocal cord (× 6).",),
    43: ("Kill 4 × C of these (C is the number of characters): Rending Drake and Spitting Drake.",),
    44: ("Reveal every room and kill all enemies.", "Keep Captive Orchid alive."),
    45: ("Destroy: Totem (× 6).",),
    46: ("Kill: Winged Horror.",),
    47: ("Kill: The Sightless Eye.",),
    48: ("Kill: Dark Rider.",),
    49: ("Kill: Siege Cannon.",),
    **dict.fromkeys((50, 61), ("Loot all goal chests.",)),
    51: ("Kill: The Gloom.",),
    52: ("Every character loots a goal chest.",),
    53: ("Survive until the end of round 10.",),
    54: (
        "Charge the staff with 2 × C × (L+1) tokens (C is the number of characters, L the scenario level).",
        "The character whose quest it is ends a turn next to marker a.",
    ),
    55: ("Loot the goal treasure of the third room.",),
    56: ("Reveal every room and kill all enemies.", "Keep Captive Orchid alive."),
    79: ("Kill: The Betrayer.",),
    96: ("Reveal every room and kill all enemies.",),
    57: ("Kill: Infiltrator.",),
    58: ("Kill: The Harvester.",),
    62: ("Kill: Hungry Soul.",),
    66: ("A character ends a turn on plate e.",),
    67: ("Kill: Arcane Golem.",),
    **dict.fromkeys((59, 65), ("Reveal every room and kill all enemies.", "Loot all goal chests.")),
    60: (
        "Loot all goal chests.",
        "Then get every character back to a starting hex; those who become exhausted there count.",
    ),
    **dict.fromkeys((63, 64, 78, 83, 85, 89, 91, 93), ("Reveal every room and kill all enemies.",)),
    70: ("Kill: Night Demon and Wind Demon.",),
    72: ("Destroy: Tree (× 3).", "Kill: Ooze."),
    68: ("Reveal every room and kill all enemies.", "The Tree must stand to the end."),
    **dict.fromkeys((69, 88), ("Bring the token next to marker a.",)),
    74: ("Reveal every room and kill all enemies.",),
    75: ("Dig up all graves (9).", "Kill: Bloated Regent."),
    90: ("When the demons are dead and a character is in each room, kill all of these that appear: Living Spirit.",),
    71: ("Loot all goal chests.", "Get every character to an exit hex a; those who become exhausted there count."),
    76: ("Reveal every room.", "Reveal every room and kill all enemies."),
    77: ("Loot all goal chests.", "Kill: City Guard."),
    82: (
        "Loot treasure 62.",
        "Then its bearer gives up one of the items at g, or every character gets back to a starting hex.",
    ),
    95: ("Kill: Prime Lieutenant.",),
    80: (
        "Every character loots a goal chest.",
        "Get every character to the last room; those who become exhausted there count.",
    ),
    81: ("Kill: The Colorless.",),
    84: ("Reveal every room and kill all enemies.", "The Crystal must stand to the end."),
    86: ("7 must reach marker b: Villager.",),
    87: ("Kill: Giant Ooze.",),
    92: ("Reveal every room and kill all other enemies. These must live: City Guard and City Archer.",),
    **dict.fromkeys((73, 94), ("Reveal every room and kill all enemies.", "Loot all goal chests.")),
}


@SCENARIO("38 goal protect")
@pytest.mark.parametrize("number", OFFERED)
def test_what_a_page_asks_for(number: int) -> None:
    assert tuple(TEXTS.say(aim, "en") for aim in aims(scenario(number))) == AIMS[number]


#: How many special rules a page has, those of its boss among them.
SPECIAL_RULES = {
    2: 2, 3: 2, 7: 1, 9: 2, 12: 2, 15: 2, 19: 3, 20: 2, 21: 3, 22: 1, 23: 1, 26: 3, 27: 1, 28: 1, 29: 1, 30: 1, 31: 3,
    33: 4, 34: 4, 35: 3, 36: 7, 39: 2, 41: 2, 42: 6, 44: 2, 45: 1, 46: 2, 47: 4, 48: 4,
    49: 3, 50: 1, 51: 3, 52: 2, 53: 1, 54: 2, 57: 2, 58: 3, 59: 1, 60: 1, 61: 2, 62: 2, 66: 4, 67: 2,
    68: 2, 69: 4, 70: 4, 71: 3, 72: 1, 73: 5, 74: 4, 75: 4, 76: 2, 77: 4, 78: 3, 82: 2, 88: 3, 95: 3,
    55: 3, 79: 5, 96: 2, 80: 2, 81: 5, 83: 5, 84: 3, 85: 1, 86: 3, 87: 2, 89: 1, 90: 3, 92: 1,
}  # fmt: skip


@pytest.mark.parametrize("number", OFFERED)
def test_how_many_special_rules_a_page_has(number: int) -> None:
    assert len(special_rules(scenario(number))) == SPECIAL_RULES.get(number, 0)


# goals: kill

KILL_ALL = (1, 4, 5, 10, 13, 14, 16, 17, 18, 28, 29, 38)


@SCENARIO(*(f"{number} goal kill_all" for number in KILL_ALL))
@rule("GH-OVER-01")
@pytest.mark.parametrize("number", KILL_ALL)
def test_every_room_is_revealed_and_every_enemy_dead(number: int) -> None:
    game = begun(number)
    *others, last = enemies(game)
    slay(game, others)
    assert ended(game) == ""
    slay(game, [last])
    assert ended(game) == "won"
    game = begun(number, whole=False)
    slay(game, enemies(game))
    assert ended(game) == ""


@SCENARIO("2 goal kill_types", "2 goal kill_all_revealed")
def test_the_commander_and_all_revealed_enemies() -> None:
    game = stage(2, "-2,-1", "-2,-2", rooms=(2,), opened=("d5",))
    boss, guards = game.who("bandit-commander"), [foe for foe in enemies(game) if foe.rank != "boss"]
    assert guards
    slay(game, guards[1:])
    slay(game, [boss])
    assert ended(game) == ""
    slay(game, guards[:1])
    assert ended(game) == "won"  # though four rooms are hidden
    game = stage(2, "-2,-1", "-2,-2", rooms=(2,), opened=("d5",))
    slay(game, [foe for foe in enemies(game) if foe.rank != "boss"])
    assert ended(game) == ""
    game = begun(2, whole=False)
    slay(game, enemies(game))
    assert ended(game) == ""  # he is not there yet


@SCENARIO("3 goal kill_count")
@pytest.mark.parametrize(("characters", "many"), [(2, 10), (3, 15), (4, 20)])
def test_five_enemies_for_each_character_die(characters: int, many: int) -> None:
    game = begun(3, characters)
    first, second = enemies(game)[:2]
    game.state.notes["killed:inox-archer"] = many - 2
    slay(game, [first])
    assert ended(game) == ""
    slay(game, [second])
    assert ended(game) == "won"
    assert enemies(game)


@SCENARIO("6 goal reveal_tiles", "6 goal kill_all_revealed")
def test_the_last_room_of_scenario_6_is_revealed_and_all_revealed_enemies_are_dead() -> None:
    game = begun(6, whole=False)
    t = table(game)
    for found in (1, 3):  # K2b, then M1a; K1a stays hidden
        slay(game, enemies(game))
        assert ended(game) == ""
        reveal(t, found)
    *others, last = enemies(game)
    slay(game, others)
    assert ended(game) == ""
    slay(game, [last])
    assert ended(game) == "won"


@SCENARIO("8 goal kill_types")
def test_both_bodyguards_die() -> None:
    game = begun(8)
    first, second = standing(game, "inox-bodyguard")
    slay(game, [first])
    assert ended(game) == ""
    slay(game, [second])
    assert ended(game) == "won"
    assert enemies(game)


@SCENARIO("9 goal kill_types", "9 goal loot_all_goal_chests")
@pytest.mark.parametrize("first", ["boss", "chest"])
def test_the_overseer_dies_and_the_chest_is_looted(first: str) -> None:
    game = begun(9)
    for part in ("boss", "chest") if first == "boss" else ("chest", "boss"):
        assert ended(game) == ""
        if part == "boss":
            slay(game, [game.who("merciless-overseer")])
        else:
            looted(game, (6, -12))
    assert ended(game) == "won"
    assert enemies(game)


@SCENARIO("11 goal kill_types", "12 goal kill_types", "20 goal kill_types", "34 goal kill_types")
@pytest.mark.parametrize(
    ("number", "boss"), [(11, "captain-of-the-guard"), (12, "jekserah"), (20, "jekserah"), (34, "elder-drake")]
)
def test_the_death_of_the_boss_is_enough(number: int, boss: str) -> None:
    game = begun(number)
    slay(game, [foe for foe in enemies(game) if foe.name != boss][1:])
    assert ended(game) == ""
    slay(game, [game.who(boss)])
    assert ended(game) == "won"
    assert enemies(game)


@SCENARIO("21 goal kill_types", "21 special 1")
def test_the_prime_demon_dies_with_its_altar() -> None:
    game = begun(21)
    altar, demon = game.who("altar"), game.who("prime-demon")
    happens(damage.suffer(table(game), demon, 99))
    assert (demon.hp, ended(game)) == (18, "")
    happens(damage.suffer(table(game), altar, 17))
    assert (demon.hp, ended(game)) == (1, "")
    happens(damage.suffer(table(game), altar, 1))
    assert not game.there("prime-demon")
    assert ended(game) == "won"


@SCENARIO("35 goal destroy", "35 goal kill_types")
def test_the_door_is_destroyed_and_the_captain_dies() -> None:
    game = begun(35, whole=False)
    happens(destroy(table(game), game.who("door-1"), None))
    assert ended(game) == ""
    slay(game, standing(game, "captain-of-the-guard"))
    assert ended(game) == "won"
    game = begun(35, whole=False)
    enters(game, game.who("B"), spot(game, 0, 8))
    slay(game, standing(game, "captain-of-the-guard"))
    assert ended(game) == ""


@SCENARIO("36 goal kill_types")
def test_the_prime_demon_of_the_battlements_dies() -> None:
    game = begun(36, whole=False)
    slay(game, enemies(game))
    assert ended(game) == ""
    happens(destroy(table(game), game.who("door-1"), None))
    assert ended(game) == ""
    slay(game, standing(game, "prime-demon"))
    assert ended(game) == "won"


# goals: loot, destroy, open, flee, hold out

CHESTS: dict[int, tuple[Hex, ...]] = {
    7: ((-7, 1), (-8, -3), (4, -4), (9, -14), (3, -13)),
    15: ((-6, 16),),
    30: ((15, 2),),
}


@SCENARIO(*(f"{number} goal loot_all_goal_chests" for number in CHESTS))
@rule("GH-TILE-36")
@pytest.mark.parametrize("number", CHESTS)
def test_all_goal_chests_are_looted(number: int) -> None:
    game = begun(number)
    *others, last = CHESTS[number]
    looted(game, *others)
    assert ended(game) == ""
    looted(game, last)
    assert ended(game) == "won"
    assert enemies(game)


@SCENARIO("7 special 1", "30 special 1")
@pytest.mark.parametrize(("number", "chest"), [(7, (9, -14)), (30, (15, 2))])
def test_a_loot_ability_takes_the_goal_chest_and_the_end_of_a_turn_does_not(number: int, chest: Hex) -> None:
    game = begun(number, monsters=False)
    game.who("B").at = spot(game, *chest)
    game.do("end_turn")
    assert game.state.map.treasures[spot(game, *chest)] == 0
    assert loot(table(game), game.character(), 1) == 1
    assert spot(game, *chest) not in game.state.map.treasures


@pytest.mark.parametrize(("number", "chest"), [(9, (6, -12)), (15, (-6, 16)), (32, (7, -10)), (33, (12, -13))])
def test_elsewhere_the_end_of_a_turn_is_enough(number: int, chest: Hex) -> None:
    game = begun(number, monsters=False)
    game.who("B").at = spot(game, *chest)
    game.do("end_turn")
    assert game.character().treasures == [0]


@SCENARIO("32 goal reveal_tiles", "32 goal kill_all_revealed", "32 goal loot_all_goal_chests")
@pytest.mark.parametrize("missing", ["room", "enemy", "chest", ""])
def test_the_last_room_of_scenario_32_is_revealed_its_chest_looted_and_all_revealed_enemies_are_dead(
    missing: str,
) -> None:
    game = begun(32, whole=False)
    if missing != "room":
        reveal(table(game), 3)  # G2b; two rooms stay hidden
        looted(game, *([(7, -10)] if missing != "chest" else []))
    else:
        game.character().treasures = [0]
    slay(game, enemies(game)[missing == "enemy" :])
    assert ended(game) == ("won" if not missing else "")


@SCENARIO("33 goal loot_all_goal_chests", "33 goal escape")
def test_four_chests_and_then_the_exits() -> None:
    game = begun(33)
    looted(game, (12, -13), (15, -13), (10, -11))
    game.who("B").at, game.who("T").at = spot(game, -2, 1), spot(game, -1, 3)
    assert ended(game) == ""
    looted(game, (15, -11))
    game.who("T").at = spot(game, 0, 3)
    assert ended(game) == ""
    game.who("T").at = spot(game, -1, 3)
    assert ended(game) == "won"


EXITS: dict[int, tuple[Hex, ...]] = {
    25: ((-11, 12), (-10, 12), (-11, 13), (-12, 14), (-11, 14)),
    33: ((-2, 1), (-1, 1), (-2, 2), (-1, 2), (-2, 3), (-1, 3)),
    71: ((0, 10), (-1, 10), (-2, 10), (-3, 10)),
    37: ((23, -19), (24, -19), (23, -18), (24, -18), (22, -17), (23, -17)),
}


#: Where the exhaustion of a single character loses.
ALL_NEEDED = (52, 54, 60, 80, 90)


@SCENARIO("25 goal escape", "37 goal escape")
@pytest.mark.parametrize("number", [25, 37])
def test_everyone_stands_on_an_exit(number: int) -> None:
    for one, other in zip(EXITS[number], EXITS[number][1:], strict=False):
        game = begun(number)
        game.who("B").at = spot(game, *one)
        assert ended(game) == ""
        game.who("T").at = spot(game, *other)
        assert ended(game) == "won"
        assert enemies(game)


@SCENARIO(*(f"{number} loss exhausted_off_hexes" for number in EXITS))
@rule("GH-EXHAUST-05")
@pytest.mark.parametrize("number", EXITS)
def test_exhaustion_anywhere_but_on_an_exit_loses(number: int) -> None:
    game = begun(number)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == "lost"
    for refuge in EXITS[number]:
        game = begun(number)
        game.who("T").at = spot(game, *refuge)
        damage.exhaust(table(game), game.character(1))
        assert ended(game) == ""


@rule("GH-EXHAUST-05")
@pytest.mark.parametrize("number", [number for number in MAPPED if number not in (*EXITS, *ALL_NEEDED)])
def test_elsewhere_the_others_go_on(number: int) -> None:
    game = begun(number, whole=False)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == ""
    damage.exhaust(table(game), game.character(0))
    assert ended(game) == "lost"


@SCENARIO("19 goal escort_reach")
def test_hail_stands_beside_the_altar() -> None:
    game = begun(19)
    hail = game.who("hail")
    for place, end in (((1, -2), ""), ((-1, -9), ""), ((-1, -10), "won")):  # the altar is at -1,-11
        hail.at = spot(game, *place)
        assert ended(game) == end


@SCENARIO("22 goal destroy", "31 goal destroy", "39 goal destroy")
@pytest.mark.parametrize(("number", "name", "many"), [(22, "altar", 4), (31, "column", 1), (39, "altar", 1)])
def test_what_must_be_destroyed(number: int, name: str, many: int) -> None:
    game = begun(number)
    objects = standing(game, name)
    assert len(objects) == many
    for thing in objects:
        assert ended(game) == ""
        happens(damage.suffer(table(game), thing, 99))
    assert ended(game) == "won"
    assert enemies(game)


@SCENARIO("23 goal occupy_plates", "40 goal occupy_plates", "23 special 1")
@pytest.mark.parametrize(
    ("number", "plates"),
    [(40, "7,4 -6,4"), (40, "7,4 -6,4 7,3"), (23, "4,13 -12,13"), (23, "4,13 -12,13 -10,15"),
     (23, "4,13 -12,13 -10,15 0,15")],
)  # fmt: skip
def test_all_plates_in_play_are_occupied(number: int, plates: str) -> None:
    every = [tuple(map(int, plate.split(","))) for plate in plates.split()]
    game = begun(number, len(every), monsters=False)
    for n, (q, r) in enumerate(every):
        if (q, r) != (7, 3):  # no plate: with three characters there are still two of them
            assert ended(game) == ""
        game.who("BTSC"[n]).at = spot(game, q, r)
    assert ended(game) == "won"


@SCENARIO("24 goal open_all_doors")
@pytest.mark.parametrize("last", range(8))
def test_every_door_is_opened(last: int) -> None:
    game = begun(24)
    game.state.map.doors &= ~(1 << last)
    assert ended(game) == ""
    happens(open_up(table(game), last, game.who("B")))
    assert ended(game) == "won"
    assert enemies(game)


@SCENARIO("26 goal cleanse")
@pytest.mark.parametrize(
    ("characters", "pumps"),
    [(2, ((-16, 16), (-13, 16))), (3, ((-16, 16), (-13, 16), (-14, 12))),
     (4, ((-16, 16), (-13, 16), (-14, 12), (-11, 12)))],
)  # fmt: skip
def test_all_pumps_are_cleansed(characters: int, pumps: tuple[Hex, ...]) -> None:
    game = begun(26, characters)
    for q, r in pumps:
        assert ended(game) == ""
        game.state.notes[f"cleansed:{spot(game, q, r)}"] = 1
    assert ended(game) == "won"


@SCENARIO("27 goal survive_rounds")
def test_hail_is_alive_at_the_end_of_round_10() -> None:
    game = begun(27)
    for number, phase, end in ((9, "round_end", ""), (10, "turn", ""), (10, "round_end", "won")):
        game.state.round, game.state.phase = number, phase  # type: ignore[assignment]
        assert ended(game) == end


@SCENARIO("19 loss npc_killed", "27 loss npc_killed", "38 loss npc_killed")
@pytest.mark.parametrize(("number", "name"), [(19, "hail"), (27, "hail"), (38, "orchid")])
def test_the_death_of_an_ally_loses_the_scenario(number: int, name: str) -> None:
    game = begun(number)
    ally = game.who(name)
    happens(damage.suffer(table(game), ally, ally.hp - 1))
    assert ended(game) == ""
    happens(damage.suffer(table(game), ally, 1))
    assert ended(game) == "lost"
    assert game.character().deeds.kills == 0


# how a scenario begins

CURSES = {**dict.fromkeys((2, 6, 19, 26, 31, 37, 39, 47, 51, 53), 3), 52: 2, 65: 4, 87: 3}
MINUSES = {14: 3, 23: 3, 25: 2, 29: 3, 40: 3, 45: 2}
CONDITIONS = {5: "disarm", 68: "poison", 48: "muddle", 63: "wound", 93: "immobilize"}


@SCENARIO(
    *(f"{number} start add_curse" for number in CURSES), *(f"{number} start start_condition" for number in CONDITIONS)
)
@SCENARIO(*(f"{number} start add_minus1" for number in MINUSES))
@rule("GH-SETUP-02")
@pytest.mark.parametrize("number", MAPPED)
def test_what_happens_to_the_characters_at_the_start(number: int) -> None:
    """Two to four Curses each, two or three -1 cards each, or a condition; nothing in other scenarios."""
    game = begun(number, whole=False)
    happens(scenario_effects(table(game)))
    for character, letter in zip(game.state.characters, "BT", strict=True):
        kinds = [kind_of(card).name for card in character.modifiers if "+0" not in card]
        assert kinds.count("curse") == CURSES.get(number, 0)
        assert kinds.count("penalty") == MINUSES.get(number, 0)
        assert len(kinds) == kinds.count("curse") + kinds.count("penalty")
        assert names_of(game.who(letter)) == ([CONDITIONS[number]] if number in CONDITIONS else [])


# objects and allies

#: Where they stand, and their hit points with 2 characters at level 1, 3 at level 1, 4 at level 3.
OBJECTS: dict[tuple[int, str], tuple[tuple[Hex, ...], tuple[int, int, int], int]] = {
    (21, "altar"): (((-6, 13),), (2 * 9, 3 * 9, 4 * 12), FOES),  # those of the Prime Demon
    (22, "altar"): (((-12, 10), (-1, 10), (5, 0), (-8, 0)), (4 + 2, 4 + 3, 4 + 12), FOES),
    (29, "door"): (((2, -1), (-1, 5), (4, 2)), (4 + 1, 4 + 1, 4 + 3), FOES),
    (31, "column"): (((12, 9),), (9 * 2, 9 * 3, 11 * 4), FOES),
    (33, "door-b"): (((3, 4),), (4 + 1, 4 + 1, 4 + 3), FOES),
    (35, "door-1"): (((1, 7),), (8 * 2, 8 * 3, 10 * 4), FOES),
    (36, "door-1"): (((1, 7),), (10 + 2, 10 + 2, 10 + 6), HEROES),  # it is the demons who break it
    (39, "altar"): (((9, -14),), (6 + 2, 6 + 3, 6 + 12), FOES),
    (19, "hail"): (((1, -2),), (4 + 2, 4 + 2, 4 + 6), HEROES),
    (27, "hail"): (((1, 3),), (4 + 2, 4 + 2, 4 + 6), HEROES),
    (38, "orchid"): (((0, -3),), (6 + 3, 6 + 3, 6 + 9), HEROES),
}


@SCENARIO("21 object altar", "22 object altar", "29 object door", "31 object column", "33 object door_b")
@SCENARIO("35 object door_1", "36 object door_1", "39 object altar", "19 ally hail", "27 ally hail", "38 ally orchid")
@rule("GH-SPEC-08", "GH-SPEC-14", "GH-SPEC-18")
@pytest.mark.parametrize(("number", "name"), OBJECTS)
@pytest.mark.parametrize(("n", "characters", "level"), [(0, 2, 1), (1, 3, 1), (2, 4, 5)])
def test_objects_and_allies_with_their_hit_points(number: int, name: str, n: int, characters: int, level: int) -> None:
    hexes, points, side = OBJECTS[number, name]
    # doors that can be attacked stand as long as they are closed
    game = begun(number, characters, level=level, whole=not name.startswith("door"))
    found = standing(game, name)
    assert sorted(hex_of(game, figure) for figure in found) == sorted(hexes)
    assert {(figure.hp, figure.most, figure.side) for figure in found} == {(points[n], points[n], side)}


# sides

ALLIED = {
    11: ({"living-bones", "living-corpse"}, {"city-guard", "city-archer", "captain-of-the-guard"}),
    12: ({"city-guard", "city-archer"}, {"jekserah", "living-bones", "living-corpse", "cultist"}),
    35: ({"earth-demon", "flame-demon", "frost-demon", "wind-demon"}, {"city-archer", "city-guard"}),
    36: ({"city-archer"}, {"earth-demon", "flame-demon", "frost-demon", "wind-demon"}),
}


@SCENARIO(*(f"{number} side {type}" for number, (ours, _) in ALLIED.items() for type in ours))
@rule("GH-TERM-12")
@pytest.mark.parametrize("number", ALLIED)
def test_which_monsters_are_allies(number: int) -> None:
    ours, theirs = ALLIED[number]
    game = begun(number, 4, whole=number in (11, 12))
    monsters = [figure for figure in game.state.figures.values() if figure.kind == "monster"]
    assert {figure.name for figure in monsters if figure.side == HEROES} == ours
    assert {figure.name for figure in monsters if figure.side == FOES} == theirs


# who appears, at which marker, with two, three and four characters: n(ormal), e(lite)

NIGHT, WIND, FROST = ("night-demon", "n n e"), ("wind-demon", "n e e"), ("frost-demon", "n n e")
SUN, EARTH, FLAME = ("sun-demon", "n e e"), ("earth-demon", "n n e"), ("flame-demon", "n e e")
B, C, D, E = (1, 6), (4, 0), (1, 0), (-2, 6)  # of scenario 27

WAVES = [
    (3, "round_end", (1, 3, 5, 7), [("inox-guard", "n - -", (-7, -3))]),
    (3, "round_end", (2, 4, 6), []),
    (3, "round_start", (1, 2, 3, 4), [("inox-guard", "- n n", (-7, -3))]),
    (27, "round_end", (1,), [(*NIGHT, B)]),
    (27, "round_end", (2,), [(*WIND, C)]),
    (27, "round_end", (3, 9), [(*FROST, D), (*SUN, E)]),
    (27, "round_end", (4,), [(*EARTH, B), (*FLAME, C)]),
    (27, "round_end", (5,), [(*NIGHT, D), (*WIND, E)]),
    (27, "round_end", (6,), [(*FROST, B), (*SUN, C)]),
    (27, "round_end", (7,), [(*EARTH, D), (*FLAME, E)]),
    (27, "round_end", (8,), [(*NIGHT, B), (*WIND, C)]),
    (27, "round_end", (10,), []),
    (31, "round_end", (1, 3, 5), [("night-demon", "n n e", (15, 9))]),
    (31, "round_end", (2, 4, 6), [("night-demon", "n e e", (9, 12))]),
    (36, "round_end", (1, 5, 9), [("flame-demon", "n e e", (-1, 2))]),
    (36, "round_end", (2, 6, 10), [("earth-demon", "n n e", (2, 0))]),
    (36, "round_end", (3, 7, 11), [("frost-demon", "n e e", (7, 0))]),
    (36, "round_end", (4, 12), [("wind-demon", "n n e", (8, 2))]),
    (36, "round_end", (8,), [("prime-demon", "b b b", (2, 5)), ("wind-demon", "n n e", (8, 2))]),
]


@SCENARIO("3 special 1", "3 special 2", "27 special 1", "31 special 2", "31 special 3", "36 special 7")
@rule("GH-SPEC-01", "GH-SPEC-18")
@pytest.mark.parametrize("characters", [2, 3, 4])
@pytest.mark.parametrize(("number", "on", "rounds", "expected"), WAVES)
def test_monsters_appear_in_their_rounds(
    number: int, on: str, rounds: tuple[int, ...], expected: list[tuple[str, str, Hex]], characters: int
) -> None:
    ranks = {"n": "normal", "e": "elite", "b": "boss"}
    due = [
        (name, ranks[each.split()[characters - 2]], at)
        for name, each, at in expected
        if characters_in(each, characters)
    ]
    for now in rounds:
        game = begun(number, characters, whole=number == 31, monsters=False)
        game.state.round, game.state.turn = now, None
        before = set(game.state.figures)
        happens(apply_special_rules(table(game), on))
        came = [figure for id, figure in game.state.figures.items() if id not in before]
        assert [(figure.name, figure.rank, hex_of(game, figure)) for figure in came] == due
        assert not any(figure.coin for figure in came)


def characters_in(ranks: str, characters: int) -> bool:
    return ranks.split()[characters - 2] != "-"


@pytest.mark.parametrize(("characters", "on"), [(2, "round_end"), (3, "round_start"), (4, "round_start")])
def test_no_guards_come_once_the_first_door_of_scenario_3_is_open(characters: int, on: str) -> None:
    game = begun(3, characters, monsters=False)
    happens(apply_special_rules(table(game), on))
    assert enemies(game) == []


def test_no_night_demons_come_before_the_door_of_scenario_31_is_open() -> None:
    game = begun(31, whole=False, monsters=False)
    for game.state.round in (1, 2):
        happens(apply_special_rules(table(game), "round_end"))
    assert enemies(game) == []


@SCENARIO("19 special 1", "19 special 2", "19 special 3")
@rule("GH-SPEC-01", "GH-SPEC-02", "GH-SPEC-04")
@pytest.mark.parametrize(
    ("door", "name", "place", "many"),
    [("d3", "cultist", (0, -4), (1, 2, 2)), ("d2", "living-spirit", (-6, 1), (1, 1, 2)),
     ("d1", "living-bones", (-10, -3), (1, 2, 2))],
)  # fmt: skip
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_monsters_appear_behind_the_party(
    door: str, name: str, place: Hex, many: tuple[int, int, int], characters: int
) -> None:
    game = begun(19, characters, monsters=False)
    n = [door.id for door in scenario(19).doors].index(door)
    game.state.map.doors &= ~(1 << n)
    happens(open_up(table(game), n, game.who("B")))
    came = enemies(game)
    assert [(figure.name, figure.rank) for figure in came] == [(name, "normal")] * many[characters - 2]
    assert hex_of(game, came[0]) == place
    assert all(figure.at in ground(game.state).beside[came[0].at] for figure in came[1:])
    assert game.state.turn is not None
    assert set(game.state.turn.sudden) == {name}


@SCENARIO("33 special 3", "33 special 4")
@pytest.mark.parametrize(
    ("characters", "lavaflow", "icestorm"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
def test_savvas_appear_once_for_the_door_and_once_for_the_last_chest(
    characters: int, lavaflow: str, icestorm: str
) -> None:
    game = begun(33, characters, monsters=False)
    game.state.map.doors &= ~0b1  # the door with the number 1
    t = table(game)

    def round_ends() -> list[tuple[str, str, Hex]]:
        before = set(game.state.figures)
        happens(apply_special_rules(t, "round_end"))
        came = [figure for id, figure in game.state.figures.items() if id not in before]
        found = [(figure.name, str(figure.rank), hex_of(game, figure)) for figure in came]
        slay(game, came)
        return found

    game.state.turn = None
    assert round_ends() == []
    game.state.map.doors |= 0b1
    assert round_ends() == [("savvas-lavaflow", lavaflow, (5, 4))]
    looted(game, (12, -13), (15, -13), (10, -11))
    assert round_ends() == []
    looted(game, (15, -11))
    assert round_ends() == [("savvas-icestorm", icestorm, (5, 4))]
    assert round_ends() == []


@SCENARIO("26 special 1", "26 special 3", "26 object pump")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_an_imp_for_every_pump_at_the_end_of_a_round(characters: int) -> None:
    game = begun(26, characters, monsters=False)
    closed = begun(26, characters, monsters=False)
    closed.state.map.doors = 0b10  # all but the door with the number 1
    pumps = [(-16, 16), (-13, 16), (-14, 12), (-11, 12)][:characters]
    for party in (game, closed):
        party.state.turn = None
        happens(apply_special_rules(table(party), "round_end"))
    assert enemies(closed) == []
    imps = enemies(game)
    assert [(imp.name, imp.rank, imp.coin) for imp in imps] == [("black-imp", "normal", False)] * characters
    for imp, pump in zip(imps, pumps, strict=True):
        assert spot(game, *pump) in ground(game.state).beside[imp.at]
    game.state.notes.update({f"cleansed:{spot(game, *pump)}": 1 for pump in pumps[1:]})
    happens(apply_special_rules(table(game), "round_end"))
    assert len(enemies(game)) == characters + 1


# elements, levels


@SCENARIO("31 special 1", "39 special 1")
@rule("GH-ELEM-01")
@pytest.mark.parametrize(
    ("number", "expected"),
    [(31, [1, 1, 1, 1, 0, 2]), (39, [0, 2, 1, 1, 1, 1])],  # fire ice air earth light dark
)
def test_the_elements_of_a_plane_at_the_start_of_a_round(number: int, expected: list[int]) -> None:
    game = begun(number)
    game.state.elements = [1] * 6
    happens(apply_special_rules(table(game), "round_start"))
    assert game.state.elements == expected


@SCENARIO("28 special 1")
@pytest.mark.parametrize(
    ("level", "normal", "elite", "cultist"),
    [(1, (10, 4), (13, 5), 9), (5, (13, 4), (17, 6), 13), (9, (15, 5), (25, 6), 18)],  # levels 3, 5, 7; 1, 3, 5
)
def test_the_corpses_of_scenario_28_are_two_levels_higher(level: int, normal: Hex, elite: Hex, cultist: int) -> None:
    game = begun(28, 3, level=level)
    corpses = standing(game, "living-corpse")
    assert {(figure.rank, figure.hp, own_attack(game.state, figure)) for figure in corpses} == {
        ("normal", *normal),
        ("elite", *elite),
    }
    assert {figure.hp for figure in standing(game, "cultist") if figure.rank == "elite"} == {cultist}
    game.state.monster_level = 7
    assert {own_attack(game.state, figure) for figure in corpses} == {5, 6}  # there is no level above 7


@SCENARIO("22 special 1")
@pytest.mark.parametrize(
    ("destroyed", "flame", "earth"),
    [(0, (6, 5, 6, 5), (13, 3, 7, 0)), (1, (5, 5, 5, 5), (12, 3, 6, 0)), (2, (4, 4, 4, 4), (11, 2, 5, 0)),
     (3, (3, 4, 3, 4), (10, 2, 4, 0)), (4, (2, 3, 2, 3), (9, 1, 3, 0))],
)  # fmt: skip
def test_every_altar_that_stands_strengthens_demons(
    destroyed: int, flame: tuple[int, ...], earth: tuple[int, ...]
) -> None:
    """Level 1: 2 hp, Move 3, Attack 2, Range 3; 9 hp, Move 1, Attack 3, melee. A half for each altar, rounded up."""
    game = begun(22)
    for altar in standing(game, "altar")[:destroyed]:
        happens(destroy(table(game), altar, None))
    for name, expected in (("flame-demon", flame), ("earth-demon", earth)):
        demon = standing(game, name)[0]
        values = (own_move(game.state, demon), own_attack(game.state, demon), own_range(game.state, demon))
        assert (demon.most, *values) == expected
        assert demon.hp == demon.most
    cultist = standing(game, "cultist")[0]
    assert (cultist.most, own_move(game.state, cultist)) in {(5, 2), (9, 2)}


# doors that characters do not open by entering them


LOCKED = {
    2: {"d1": (-3, 8), "d2": (-8, 8), "d3": (-1, 5), "d4": (-7, 5)},
    15: {"d2": (-1, 11), "d3": (-6, 11), "d4": (-5, 13), "d5": (-4, 13)},
    29: {"d1": (2, -1), "d2": (-1, 5), "d3": (4, 2)},
    33: {"d1": (10, -6), "d3": (3, 4)},
    35: {"d1": (1, 7)},
    36: {"d1": (1, 7)},
    41: {"d1": (9, 3)},
    53: {"d1": (5, 0), "d2": (2, 6), "d3": (0, 0), "d4": (-3, 6), "d5": (-1, 7), "d6": (3, -1)},
    66: {"d1": (-2, 16), "d2": (-11, 21), "d3": (-12, 17), "d4": (-7, 17), "d5": (-2, 12), "d6": (-2, 8)},
    67: {"d1": (7, 5)},
    69: {"d3": (2, -3)},
    71: {"d1": (0, 0), "d2": (0, 7), "d3": (8, 4)},
    74: {"d1": (-6, 5), "d2": (-2, 5)},
    90: {"d1": (1, 3)},
    76: {
        "d1": (2, 3), "d2": (3, 2), "d3": (4, 2), "d4": (5, 2), "d5": (6, 2), "d6": (7, 2), "d7": (10, -3),
        "d8": (9, -1), "d9": (10, -1), "d10": (11, -1), "d11": (12, -1), "d12": (13, -1), "d13": (14, -1),
        "d14": (9, 4), "d15": (10, 4), "d16": (11, 4), "d17": (7, 7), "d18": (8, 7), "d19": (9, 7), "d20": (10, 7),
        "d21": (12, 4), "d22": (10, 1), "d23": (3, 1),
    },
    82: {"d1": (2, -9), "d2": (0, -9), "d3": (5, -12), "d4": (-1, -11), "d5": (-3, -6), "d6": (2, -6)},
    79: {"d1": (5, -4)},
    95: {"d3": (-1, 1)},
    84: {"d1": (2, -1), "d2": (3, -1), "d3": (-2, 7), "d4": (-1, 7), "d5": (3, 3)},
}  # fmt: skip


@SCENARIO(*(f"{number} locked {door}" for number, doors in LOCKED.items() for door in doors))
@SCENARIO("29 special 1", "33 special 1", "35 special 3")
@rule("GH-SPEC-05")
@pytest.mark.parametrize("number", MAPPED)
def test_which_doors_are_locked(number: int) -> None:
    """A character beside a door may enter and so open it, unless it is locked."""
    plan = plan_of(number)
    for n, door in enumerate(scenario(number).doors):
        game = begun(number, monsters=False)
        game.state.map.doors &= ~(1 << n)
        free = [at for at in plan.beside_door(n) if figure_at(game.state, at) is None]
        game.who("B").at = free[0]
        game.do("use_default:1:bottom")
        assert (format_hex(door.hex) in game.moves) is (door.id not in LOCKED.get(number, {})), door.id
        assert LOCKED.get(number, {}).get(door.id, door.hex) == door.hex


@SCENARIO("15 special 1", "15 special 2")
@rule("GH-SPEC-07")
def test_plates_open_the_doors_of_scenario_15() -> None:
    def opened(*places: str, first: str = "d1") -> set[str]:
        game = stage(15, *places, opened=tuple(first.split()), monsters=False)
        game.do("end_turn")
        return test_special_rules.open_doors(game) - set(first.split())

    assert opened("-3,10", "0,0") == {"d2", "d3"}
    assert opened("-2,10", "-3,10") == set()  # the figure that stands there is not taking its turn
    rest = "d1 d2 d3 d6"
    assert opened("5,11", "-12,11", first=rest) == {"d4", "d5"}
    assert opened("5,11", "-1,17", first=rest) == set()  # the third plate is for three
    assert opened("5,11", "-12,11", "-1,17", first=rest) == {"d4", "d5"}
    assert opened("5,11", "-12,11", "-12,17", first=rest) == set()
    assert opened("5,11", "-12,11", "-1,17", "-12,17", first=rest) == {"d4", "d5"}
    assert opened("5,11", "-12,11", "-1,17", "0,0", first=rest) == set()


@SCENARIO("33 special 2")
@rule("GH-SPEC-07")
@pytest.mark.parametrize(
    ("places", "opens"),
    [("7,-5 12,-5", True), ("6,-3 11,-3", True), ("12,-5 6,-3", True), ("7,-5 8,-5", False),
     ("7,-5 12,-5 6,-3 11,-3", True), ("7,-5 12,-5 6,-3 7,-3", False)],
)  # fmt: skip
def test_plates_open_the_door_of_scenario_33(places: str, opens: bool) -> None:
    game = stage(33, *places.split(), opened=("d2", "d3"), monsters=False)
    game.do("end_turn")
    assert ("d1" in test_special_rules.open_doors(game)) is opens


@pytest.mark.parametrize(("number", "door", "name"), [(29, "d1", "door"), (29, "d2", "door"), (29, "d3", "door"),
                                                      (33, "d3", "door-b"), (35, "d1", "door-1")])  # fmt: skip
def test_a_door_opens_when_it_is_destroyed(number: int, door: str, name: str) -> None:
    game = begun(number, whole=False)
    gate = next(thing for thing in standing(game, name) if hex_of(game, thing) == LOCKED[number][door])
    happens(damage.suffer(table(game), gate, gate.hp - 1, game.who("B")))
    assert test_special_rules.open_doors(game) == set()
    happens(damage.suffer(table(game), gate, 1, game.who("B")))
    assert test_special_rules.open_doors(game) == {door}
    room = next(found.rooms for found in scenario(number).doors if found.id == door)
    assert all(game.state.map.rooms >> (found - 1) & 1 for found in room)


# the battlements


def placed(game: Scene, *names: str) -> set[tuple[str, str, Hex]]:
    monsters = [figure for figure in game.state.figures.values() if figure.kind == "monster" and figure.name in names]
    return {(figure.name.removeprefix("city-"), str(figure.rank)[0], hex_of(game, figure)) for figure in monsters}


@SCENARIO("35 special 1")
@pytest.mark.parametrize(
    ("characters", "first", "guards"),
    [
        (2, "e-3,8 e4,8", "n3,10 e-4,11 n2,11"),
        (3, "n-4,8 e-3,8 e4,8 n5,8", "n-4,10 n3,10 e-4,11 n2,11"),
        (4, "e-4,8 e-3,8 e4,8 e5,8", "n-4,10 e3,10 e-4,11 e2,11"),
    ],
)
def test_archers_are_there_first_and_the_garrison_comes_later(characters: int, first: str, guards: str) -> None:
    """Two guards stand before the door and there are six standees, so of five more the one furthest away gets none."""

    def those(name: str, places: str) -> set[tuple[str, str, Hex]]:
        return {(name, place[0], parse_hex(place[1:])) for place in places.split()}

    for way in ("door", "inside"):
        game = begun(35, characters, whole=False)
        assert placed(game, "city-archer", "captain-of-the-guard") == those("archer", first)
        before = placed(game, "city-guard")
        assert {at for _, _, at in before} == {(1, 6), (2, 6)}
        if way == "door":
            happens(destroy(table(game), game.who("door-1"), None))
        else:
            enters(game, game.who("B"), spot(game, 0, 8))
        assert placed(game, "city-guard") - before == those("guard", guards)
        assert placed(game, "captain-of-the-guard") == {("captain-of-the-guard", "b", (-5, 11))}
        late = placed(game, "city-archer") - those("archer", first)
        assert len(late) == 2  # there are six standees
        assert {at for _, _, at in late} <= {(-2, 11), (-1, 11), (-2, 12), (-1, 12)}
        assert game.state.turn is not None
        assert {"city-archer", "city-guard", "captain-of-the-guard"} == set(game.state.turn.sudden)


@SCENARIO("35 special 2", "36 special 6")
@rule("GH-FOCUS-02")
@pytest.mark.parametrize("number", [35, 36])
@pytest.mark.parametrize("type", ["earth-demon", "flame-demon", "frost-demon", "wind-demon"])
def test_demons_that_can_get_at_the_door_focus_on_it(number: int, type: str) -> None:
    game = stage(number, "-2,8", "3,8", monsters=False)
    demon = put_monster(table(game), type, "normal", spot(game, 2, 5))
    rival = put_monster(table(game), "city-archer", "normal", spot(game, 2, 4))
    assert demon is not None
    assert rival is not None
    for points, expected in ((1, game.who("door-1").id), (0, rival.id)):
        mind = Mind(field_of(game.state, demon), Move(points), Attack())
        assert happens(focus(table(game), Playing(demon, by_rules=True), mind)) == expected
    archer = put_monster(table(game), "city-archer", "normal", spot(game, 1, 5))
    if number == 35:  # nobody else would rather break it
        assert archer is not None
        mind = Mind(field_of(game.state, archer), Move(1), Attack())
        assert happens(focus(table(game), Playing(archer, by_rules=True), mind)) == demon.id


@SCENARIO("36 special 1")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_prime_demon_is_not_there_and_the_archers_are(characters: int) -> None:
    game = begun(36, characters, whole=False)
    assert placed(game, "city-archer", "prime-demon") == {("archer", "e", (-3, 8)), ("archer", "e", (4, 8))}


@SCENARIO("36 special 2", "36 special 3", "36 special 4", "36 special 5")
@pytest.mark.parametrize(
    ("characters", "level", "damage_a_round", "most"),
    [(2, 1, 3, 2 * 18), (3, 1, 5, 2 * 27), (4, 5, 9, 2 * 48)],  # 2 x C + L - 2; twice 9 x C, 9 x C, 12 x C
)
@pytest.mark.parametrize("rounds", [3, 8])
def test_the_prime_demon_comes_when_the_door_falls(
    characters: int, level: int, damage_a_round: int, most: int, rounds: int
) -> None:
    game = begun(36, characters, level=level, whole=False, monsters=False)
    game.state.turn = None
    for game.state.round in range(1, rounds + 1):
        assert standing(game, "prime-demon") == []
        happens(apply_special_rules(table(game), "round_end"))
    if rounds < 8:
        assert test_special_rules.open_doors(game) == set()
        happens(damage.suffer(table(game), game.who("door-1"), 99))
    (demon,) = standing(game, "prime-demon")
    assert (demon.rank, demon.most, demon.hp) == ("boss", most, most - rounds * damage_a_round)
    assert hex_of(game, demon) == (2, 5)
    assert test_special_rules.open_doors(game) == {"d1"}
    game.state.round += 1
    happens(apply_special_rules(table(game), "round_end"))
    assert demon.hp == most - rounds * damage_a_round  # nothing hurts it any longer
    for special in (SPECIAL_1, SPECIAL_2):
        game.state.monsters["prime-demon"].card = f"prime-demon:{special}"
        move, attack = what_it_does(game.state, demon)
        assert move == fx.Move(0, own=True)
        assert attack == fx.Attack(0, own=True, own_range=True)


# the summit


@SCENARIO("34 special 1")
def test_nothing_moves_the_elder_drake() -> None:
    game = begun(34)
    drake = game.who("elder-drake")
    stood = cells(drake)
    game.who("B").at = spot(game, 3, 1)
    happens(push(table(game), game.who("B"), drake, 2))
    assert cells(drake) == stood
    assert {plan_of(34).hexes[at] for at in stood} == {(4, 0), (4, 1), (5, 0)}
