"""Every entry of the pages of scenarios 41 to 67 has a test: goal, loss, start, objects, special rules, treasures.

What is expected is written out from the fact sheets.
"""

import pytest
from msgspec.structs import replace

from emberhall.games.gloomhaven.content import plan_of, scenario
from emberhall.games.gloomhaven.content.aims import StaffCharged
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import Gift
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.ground import FAR
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.allies import errand
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import allies, beside, breakable, ground, taken
from emberhall.games.gloomhaven.rules.board import enemies as foes_of
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.ending import met
from emberhall.games.gloomhaven.rules.forced_movement import push
from emberhall.games.gloomhaven.rules.held_doors import hold_doors
from emberhall.games.gloomhaven.rules.looting import loot, loot_hex
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_cards import types_on_map
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_turn import field_of, focus, order_of, rivals_of, what_it_does
from emberhall.games.gloomhaven.rules.monster_ways import Move
from emberhall.games.gloomhaven.rules.movement import enter, ways
from emberhall.games.gloomhaven.rules.notes import quest_character
from emberhall.games.gloomhaven.rules.preparation import free_starts, scenario_effects
from emberhall.games.gloomhaven.rules.rooms import closed_doors, put_monster, reveal
from emberhall.games.gloomhaven.rules.rounds import select
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.special_rules import carry_out, destroy, open_in_round, open_up
from emberhall.games.gloomhaven.rules.touches import moment
from emberhall.games.gloomhaven.rules.turns import _figures, others_act
from emberhall.games.gloomhaven.rules.values import own_attack, own_move, shield
from emberhall.games.gloomhaven.scene.monsters import sheet
from emberhall.games.gloomhaven.scene.players import panel
from emberhall.games.gloomhaven.setup import set_up
from emberhall.games.gloomhaven.state import Bonus, Company, Figure, Modifier, Recruit, Setup, Slot, Table, Turn
from emberhall.games.gloomhaven.terms import CONDITION, FOES, HEROES
from emberhall.geometry.hexes import Hex
from emberhall.kernel import Rng
from emberhall.rulebook import rule

from .entries import SCENARIO, SPECIAL
from .positions import Scene, count, happens, hex_of, spot, stage, table
from .readings import TEXTS
from .test_bosses import SPECIAL_1, SPECIAL_2, STRIKE, boss_acts
from .test_each_scenario import begun, ended, enemies, looted, slay, standing
from .test_special_rules import open_doors


def turn_starts(game: Scene, figure: Figure) -> None:
    happens(moment(table(game), "turn_start", figure))


def round_ends(game: Scene) -> None:
    game.state.turn = None
    happens(moment(table(game), "round_end"))


def ends_turn(game: Scene, place: Hex) -> None:
    """The first character ends their turn on a hex."""
    game.who("B").at = spot(game, *place)
    game.do("end_turn")


def blow(game: Scene, attacker: Figure, target: Figure, value: int = 3) -> Strike:
    """An attack with +0 modifier cards; what it has come to."""
    found = Strike(target, value, melee=True)
    happens(strike(table(game), Playing(attacker, owner=attacker.owner), found))
    return found


# goals: kill, destroy, loot, hold out


KILL_ALL = (44, 56, 59, 63, 64, 65)


@SCENARIO(*(f"{number} goal kill_all" for number in KILL_ALL))
@SCENARIO("59 goal loot_all_goal_chests", "65 goal loot_all_goal_chests")
@rule("GH-OVER-01")
@pytest.mark.parametrize("number", KILL_ALL)
def test_every_enemy_is_dead_and_every_goal_chest_looted(number: int) -> None:
    chests: dict[int, tuple[Hex, ...]] = {
        59: ((1, 9),),
        65: ((-4, 2), (9, 2), (1, -9), (8, -14), (15, -9)),
    }
    game = begun(number)
    *others, last = enemies(game)
    looted(game, *chests.get(number, ()))
    slay(game, others)
    assert ended(game) == ""
    slay(game, [last])
    assert ended(game) == "won"
    if number in chests:
        game = begun(number)
        looted(game, *chests[number][1:])
        slay(game, enemies(game))
        assert ended(game) == ""
    game = begun(number, whole=False)
    game.character().treasures = [0] * len(chests.get(number, ()))
    slay(game, enemies(game))
    assert ended(game) == ""  # not every room is revealed


@SCENARIO("43 goal kill_count")
@pytest.mark.parametrize(("characters", "many"), [(2, 8), (3, 12), (4, 16)])
def test_drakes_are_counted_and_nobody_else(characters: int, many: int) -> None:
    game = begun(43, characters)
    game.state.notes["killed:rending-drake"] = many - 2
    slay(game, standing(game, "flame-demon"))
    slay(game, standing(game, "spitting-drake")[:1])
    assert ended(game) == ""
    slay(game, standing(game, "rending-drake")[:1])
    assert ended(game) == "won"


BOSSES = {
    46: "winged-horror",
    47: "the-sightless-eye",
    49: "siege-cannon",
    51: "the-gloom",
    58: "the-harvester",
    67: "arcane-golem",
}


@SCENARIO(*(f"{number} goal kill_types" for number in BOSSES))
@pytest.mark.parametrize("number", BOSSES)
def test_the_death_of_the_boss_wins(number: int) -> None:
    game = begun(number)
    slay(game, [foe for foe in enemies(game) if foe.rank != "boss"])
    assert ended(game) == ""
    slay(game, standing(game, BOSSES[number]))
    assert ended(game) == "won"


@SCENARIO("42 goal destroy", "45 goal destroy")
@pytest.mark.parametrize(("number", "names"), [(42, [f"cord-{n}" for n in range(1, 7)]), (45, ["totem"] * 6)])
def test_six_objects_are_destroyed(number: int, names: list[str]) -> None:
    game = begun(number)
    objects = [figure for figure in game.state.figures.values() if figure.kind == "objective"]
    assert [figure.name for figure in objects] == names
    for thing in objects:
        assert ended(game) == ""
        happens(damage.suffer(table(game), thing, 99))
    assert ended(game) == "won"


OBJECTS: dict[tuple[int, str], tuple[tuple[Hex, ...], tuple[int, int, int]]] = {
    # with 2 characters at level 1, 3 at level 1, 4 at level 3
    (42, "cord-1"): (((-3, 6),), (2 + 1, 2 + 1, 2 + 6)),
    (42, "cord-2"): (((-2, 5),), (2 + 1, 2 + 1, 2 + 6)),
    (42, "cord-3"): (((-2, 4),), (2 + 1, 2 + 1, 2 + 6)),
    (42, "cord-4"): (((-1, 2),), (2 + 1, 2 + 1, 2 + 6)),
    (42, "cord-5"): (((0, 1),), (2 + 1, 2 + 1, 2 + 6)),
    (42, "cord-6"): (((0, 0),), (2 + 1, 2 + 1, 2 + 6)),
    (58, "bone-pile"): (((-9, 6), (-6, 6), (-10, 9), (-8, 9)), (1 + 4, 1 + 6, 3 + 8)),
    (45, "totem"): (((-10, 10), (0, -10), (-3, -4), (0, 2), (-4, 4), (-6, 0)), (1 + 2 + 1, 1 + 3 + 1, 1 + 4 + 3)),
}


@SCENARIO(*(f"{number} object {name.replace('-', '_')}" for number, name in OBJECTS))
@rule("GH-SPEC-08")
@pytest.mark.parametrize(("number", "name"), OBJECTS)
@pytest.mark.parametrize(("n", "characters", "level"), [(0, 2, 1), (1, 3, 1), (2, 4, 5)])
def test_objects_and_their_hit_points(number: int, name: str, n: int, characters: int, level: int) -> None:
    hexes, points = OBJECTS[number, name]
    game = begun(number, characters, level=level)
    found = standing(game, name)
    assert sorted(hex_of(game, figure) for figure in found) == sorted(hexes)
    assert {(figure.hp, figure.most, figure.side) for figure in found} == {(points[n], points[n], FOES)}


CHESTS: dict[int, tuple[Hex, ...]] = {
    50: ((8, -7), (14, -7), (0, 10), (5, 10)),
    61: ((5, -3), (1, -7), (9, -11), (12, -17)),
}


@SCENARIO("50 goal loot_all_goal_chests", "61 goal loot_all_goal_chests")
@pytest.mark.parametrize("number", CHESTS)
def test_four_chests_are_looted(number: int) -> None:
    game = begun(number)
    *others, last = CHESTS[number]
    looted(game, *others)
    assert ended(game) == ""
    looted(game, last)
    assert ended(game) == "won"


@SCENARIO("50 special 1", "59 special 1", "61 special 2")
@rule("GH-TILE-36")
@pytest.mark.parametrize(("number", "chest"), [(50, (8, -7)), (59, (1, 9)), (61, (1, -7))])
def test_goal_chests_are_taken_by_a_loot_ability_alone(number: int, chest: Hex) -> None:
    game = begun(number, monsters=False)
    ends_turn(game, chest)
    assert game.state.map.treasures[spot(game, *chest)] == 0
    assert loot(table(game), game.character(), 1) > 0
    assert game.character().treasures == [0]


@SCENARIO("53 goal survive_rounds")
def test_the_end_of_round_10_wins() -> None:
    game = begun(53, whole=False)
    for number, phase, end in ((9, "round_end", ""), (10, "turn", ""), (10, "round_end", "won")):
        game.state.round, game.state.phase = number, phase  # type: ignore[assignment]
        assert ended(game) == end


# treasures

TREASURES: dict[int, tuple[int, Hex, Gift]] = {
    24: (41, (14, 1), Gift("damage", amount=5)),
    30: (42, (-3, 10), Gift("checkmarks", amount=1)),
    55: (42, (4, -4), Gift("checkmarks", amount=1)),
    35: (43, (-13, 1), Gift("item", items=(98,))),
    74: (45, (3, -12), Gift("random_item_design")),
    48: (46, (0, 0), Gift("gold", amount=30)),
    18: (47, (6, -2), Gift("gold", amount=15)),
    57: (47, (9, -8), Gift("gold", amount=15)),
    56: (51, (7, -3), Gift("item", items=(69,))),
    64: (48, (9, 0), Gift("gold", amount=30)),
    44: (49, (15, 4), Gift("random_side_scenario")),
    31: (53, (-4, 12), Gift("random_item_design")),
    25: (54, (13, 4), Gift("gold", amount=25)),
    45: (56, (3, 13), Gift("random_item_design")),
    3: (57, (5, 0), Gift("item", items=(44,))),
    22: (57, (3, -1), Gift("random_item_design")),
    59: (62, (6, -4), Gift("random_item_design")),
    16: (66, (-12, 23), Gift("gold", amount=10)),
    36: (66, (-1, 17), Gift("item_design", item=96)),
    14: (67, (9, 8), Gift("experience", amount=10)),
    12: (63, (4, -17), Gift("item", items=(99,))),
    9: (64, (12, -6), Gift("item", items=(111,))),
}


@rule("GH-LOOT-05", "GH-PAGE-13")
@pytest.mark.parametrize("number", TREASURES)
def test_a_treasure_lies_where_it_is_printed(number: int) -> None:
    page, place, gift = TREASURES[number]
    (entry,) = [treasure for treasure in scenario(page).treasures if treasure.number == number]
    assert entry.gives == (gift,)
    game = begun(page, monsters=False)
    assert loot_hex(table(game), game.character(), spot(game, *place)) == 1
    assert game.character().treasures == [number]


def test_every_treasure_is_listed() -> None:
    pages = {page for page, _, _ in TREASURES.values()}
    assert {n.number for page in pages for n in scenario(page).treasures} == set(TREASURES)


# 41: the tomb


@SCENARIO("41 locked d1", "41 special 1")
@rule("GH-SPEC-06", "GH-SPEC-07")
def test_the_plate_of_the_tomb_unlocks_the_door_and_brings_its_guards() -> None:
    game = stage(41, "6,3", "6,1", opened=("d2",), rooms=(2,))
    assert (count(game, "ancient-artillery"), count(game, "stone-golem")) == (4, 0)  # those of the first room
    slay(game, enemies(game))
    game.do("end_turn")
    assert count(game, "stone-golem") == 0  # beside the plate
    assert [plan_of(41).door(n).id for n in closed_doors(game.state)] == []
    game = stage(41, "7,3", "6,1", opened=("d2",), rooms=(2,), monsters=False)
    game.do("end_turn")
    assert open_doors(game) == {"d2"}
    assert [plan_of(41).door(n).id for n in closed_doors(game.state)] == ["d1"]
    came = {(figure.name, figure.rank, hex_of(game, figure)) for figure in enemies(game)}
    places = [place for place in scenario(41).rooms[1].monsters if place.late and place.ranks[0]]
    assert came == {(place.type, place.ranks[0], place.hex) for place in places}
    assert game.state.notes["once:0"] == 1


@SCENARIO("41 special 2", "41 goal leave_map")
def test_everyone_leaves_by_the_exit() -> None:
    game = begun(41)
    game.who("B").at = spot(game, 13, 1)
    hand = list(game.character().hand)
    round_ends(game)
    assert not game.there("B")
    assert (list(game.character().hand), game.character().hp_left) == (hand, 10)  # not exhausted
    assert ended(game) == ""
    game.who("T").at = spot(game, 13, 1)
    round_ends(game)
    assert ended(game) == "won"


def test_nobody_leaves_before_the_second_door_is_open() -> None:
    game = stage(41, "7,3", "6,1", opened=("d2",), rooms=(2, 3), monsters=False)
    game.who("B").at = spot(game, 13, 1)
    round_ends(game)
    assert game.there("B")


@SCENARIO("41 loss any_character_exhausted")
@rule("GH-EXHAUST-05")
def test_once_the_second_door_is_open_everyone_is_needed() -> None:
    game = begun(41)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == "lost"
    game = begun(41, whole=False)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == ""
    game.state.map.doors = 0b11
    assert ended(game) == ""  # it was before
    game.state.map.rooms = 0b111
    game.who("B").at = spot(game, 13, 1)
    round_ends(game)
    assert ended(game) == "won"


# 42: the cords of the Voice


def voice(*standing_cords: int) -> Scene:
    """The Brute beside a Night Demon, with only these cords left."""
    game = stage(42, "1,2", "2,2", monsters=False)
    for n in range(1, 7):
        if n not in standing_cords:
            happens(destroy(table(game), game.who(f"cord-{n}"), None))
    demon = put_monster(table(game), "night-demon", "elite", spot(game, 1, 1))
    assert demon is not None
    demon.hp = demon.most = 20
    game.drawn["n"] = demon
    return game


@SCENARIO("42 special 1", "42 special 6")
@pytest.mark.parametrize(("cord", "theirs", "ours"), [(0, 3, 3), (1, 4, 3), (6, 3, 2)])
def test_two_cords_change_attacks(cord: int, theirs: int, ours: int) -> None:
    game = voice(cord)
    assert blow(game, game.who("n"), game.who("B")).dealt == theirs
    game = voice(cord)
    assert blow(game, game.who("B"), game.who("n")).dealt == ours


@SCENARIO("42 special 2", "42 special 5")
@pytest.mark.parametrize(("cord", "theirs", "ours"), [(0, (0, 0), (0, 0)), (2, (1, 0), (0, 0)), (5, (0, 0), (0, 1))])
def test_two_cords_give_an_edge(cord: int, theirs: tuple[int, int], ours: tuple[int, int]) -> None:
    game = voice(cord)
    wind = put_monster(table(game), "wind-demon", "normal", spot(game, 0, 2))
    assert wind is not None
    wind.hp = 20
    for attacker, target, edges in ((wind, game.who("B"), theirs), (game.who("B"), wind, ours)):
        found = blow(game, attacker, target)
        assert (found.advantage, found.disadvantage) == tuple(map(bool, edges))


@SCENARIO("42 special 3", "42 special 4")
@pytest.mark.parametrize(("cord", "theirs", "ours"), [(0, 10, 10), (3, 11, 10), (4, 10, 9)])
def test_two_cords_sound_at_the_start_of_turns(cord: int, theirs: int, ours: int) -> None:
    game = voice(cord)
    game.who("n").hp = 10
    for letter in "nBT":
        turn_starts(game, game.who(letter))
    assert (game.hp("n"), game.hp("B"), game.hp("T")) == (theirs, ours, ours - 2)


# 45: the totems


@SCENARIO("45 special 1")
@pytest.mark.parametrize(("place", "healed"), [((-4, 2), 2), ((-4, 3), 2), ((-4, 1), 0)])
def test_monsters_near_a_totem_heal(place: Hex, healed: int) -> None:
    game = begun(45, monsters=False)
    hound = put_monster(table(game), "hound", "normal", spot(game, *place))
    assert hound is not None
    hound.hp = 1
    game.who("B").hp, game.who("B").at = 1, spot(game, -5, 3)
    turn_starts(game, hound)
    turn_starts(game, game.who("B"))
    assert (hound.hp, game.hp("B")) == (1 + healed, 1)


# 46: the eggs of the Winged Horror


@SCENARIO("46 special 2")
@SPECIAL("winged-horror 2")
@rule("GH-BOSS-03", "GH-MOTHER-03")
@pytest.mark.parametrize(("characters", "level", "hp"), [(2, 1, 3), (3, 3, 3), (4, 5, 4)])  # scenario levels 1, 2, 3
def test_the_horror_lays_an_egg_for_each_character(characters: int, level: int, hp: int) -> None:
    game = begun(46, characters, level=level, monsters=False)
    horror = game.who("winged-horror")
    game.who("B").hp = game.who("B").most = 99
    boss_acts(game, "winged-horror", SPECIAL_2)
    eggs = standing(game, "egg")
    assert [(egg.kind, egg.hp, egg.side) for egg in eggs] == [("objective", hp, FOES)] * characters
    assert all(egg.at in ground(game.state).beside[horror.at] for egg in eggs)


@SCENARIO("46 special 1")
@SPECIAL("winged-horror 1")
@rule("GH-BOSS-03")
def test_eggs_hatch() -> None:
    game = begun(46, monsters=False)
    boss_acts(game, "winged-horror", SPECIAL_2)
    first, second = standing(game, "egg")
    places = {hex_of(game, first), hex_of(game, second)}
    happens(BOOK.do(table(game), Playing(game.who("winged-horror"), by_rules=True), fx.Hatch("egg", "night-demon")))
    assert standing(game, "egg") == []
    demons = standing(game, "night-demon")
    assert {hex_of(game, demon) for demon in demons} == places
    assert [(demon.rank, demon.coin) for demon in demons] == [("normal", False)] * 2


# 47: the Sightless Eye


@SCENARIO("47 special 1")
@pytest.mark.parametrize(("level", "hurt"), [(1, 4), (5, 6)])  # scenario levels 1 and 3
def test_whoever_stays_in_the_first_room_is_hurt(level: int, hurt: int) -> None:
    game = begun(47, level=level, monsters=False)
    game.who("T").at = spot(game, 5, -4)  # in the second room
    life = (game.hp("B"), game.hp("T"))
    round_ends(game)
    assert (life[0] - game.hp("B"), life[1] - game.hp("T")) == (hurt, 0)
    game = begun(47, whole=False, monsters=False)
    round_ends(game)
    assert (game.hp("B"), game.hp("T")) == (10, 8)  # the door is closed


@SCENARIO("47 special 2")
def test_nothing_moves_the_eye() -> None:
    game = begun(47)
    eye = game.who("the-sightless-eye")
    game.who("B").at = spot(game, 5, -5)
    happens(push(table(game), game.who("B"), eye, 2))
    assert hex_of(game, eye) == (6, -5)


@SCENARIO("47 special 3", "47 special 4")
@SPECIAL("the-sightless-eye 1", "the-sightless-eye 2")
@rule("GH-BOSS-03", "GH-MOTHER-03")
@pytest.mark.parametrize(
    ("special", "ranks", "reach", "hurt"),
    [(SPECIAL_1, ("normal", "elite", "elite"), (6, -2), 3), (SPECIAL_2, ("normal", "normal", "elite"), (6, -2), 4)],
)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_eye_summons_and_then_looks(
    special: int, ranks: tuple[str, ...], reach: Hex, hurt: int, characters: int
) -> None:
    """Attack 6 at level 1, less 3 or 2, against all of a triangle of 3 hexes a side, or a half circle."""
    game = begun(47, characters, monsters=False)
    game.who("B").at = spot(game, *reach)
    game.who("B").hp = game.who("B").most = 20
    boss_acts(game, "the-sightless-eye", special)
    (terror,) = standing(game, "deep-terror")
    assert (terror.rank, terror.summoned) == (ranks[characters - 2], True)
    assert game.hp("B") == 20 - hurt


# 50: two starting rooms


@SCENARIO("50 start split_start", "58 start split_start")
@pytest.mark.parametrize("number", [50, 58])
@pytest.mark.parametrize(("characters", "most"), [(2, 1), (3, 2), (4, 2)])
def test_at_most_half_of_the_party_starts_in_one_room(number: int, characters: int, most: int) -> None:
    game = begun(number, characters, monsters=False)
    plan = plan_of(number)
    for letter in "BTSC"[:characters]:
        game.who(letter).at = -1
    for n, letter in enumerate("BTSC"[:characters]):
        first = [at for at in free_starts(game.state) if plan.room_of[at] == 0]
        assert bool(first) is (n < most)
        game.who(letter).at = first[0] if first else free_starts(game.state)[0]
    assert len({plan.room_of[game.who(letter).at] for letter in "BTSC"[:characters]}) == 2


# 51: the Gloom


@SCENARIO("51 special 1")
def test_the_void_hurts_at_the_end_of_turns() -> None:
    game = begun(51)
    game.do("end_turn", "suffer")
    assert (game.hp("B"), game.hp("T")) == (8, 8)
    gloom = game.who("the-gloom")
    happens(moment(table(game), "turn_end", gloom))
    assert gloom.hp == gloom.most


@SCENARIO("51 special 2")
@rule("GH-SPEC-10")
def test_dark_pits_stay() -> None:
    game = begun(51)
    assert {plan_of(51).hexes[at] for at in breakable(game.state)} == {(6, -2)}  # the altar


@SCENARIO("51 special 3")
@SPECIAL("the-gloom 2")
@rule("GH-BOSS-03")
@pytest.mark.parametrize(("jumps", "place"), [(0, (5, -3)), (1, (7, -1)), (2, (1, 3)), (3, (5, -3))])
def test_the_gloom_jumps_from_marker_to_marker(jumps: int, place: Hex) -> None:
    game = begun(51)
    game.state.notes["gloom_jumps"] = jumps
    boss_acts(game, "the-gloom", SPECIAL_2)
    assert hex_of(game, game.who("the-gloom")) == place
    assert game.state.notes["gloom_jumps"] == jumps + 1


def test_the_gloom_strikes_from_afar_after_its_jump() -> None:
    game = begun(51, 2)
    game.who("B").at, game.who("T").at = spot(game, 6, -3), spot(game, -2, 6)
    game.who("B").hp = game.who("B").most = 30
    boss_acts(game, "the-gloom", SPECIAL_2)  # Attack 5 + 1, Range 5, Poison, Wound, Stun
    assert game.hp("B") == 30 - 2 - 6
    assert game.who("B").conditions == CONDITION["poison"] | CONDITION["wound"] | CONDITION["stun"]


@SPECIAL("the-gloom 1")
@rule("GH-BOSS-03")
def test_the_gloom_comes_over_everything() -> None:
    game = begun(51)
    damage.exhaust(table(game), game.character(1))
    game.who("B").hp = game.who("B").most = 30
    boss_acts(game, "the-gloom", SPECIAL_1)  # Move 2 + 9, Attack 5 + 9
    assert game.hp("B") == 30 - 2 - 14


# 53: doors that open by themselves


@SCENARIO(*(f"53 locked d{n}" for n in range(1, 7)), "53 special 1")
@rule("GH-SPEC-05")
def test_the_doors_of_the_crypt_open_one_after_another() -> None:
    game = begun(53, whole=False, monsters=False)
    opened = {}
    for game.state.round in range(1, 11):
        happens(open_in_round(table(game), "end"))
        happens(open_in_round(table(game), "start"))
        opened[game.state.round] = open_doors(game)
    a, b, c = {"d3", "d4"}, {"d1", "d2"}, {"d6"}
    assert opened == {
        1: set(), 2: a, 3: a, 4: a | b, 5: a | b, 6: a | b | c, 7: a | b | c,
        **dict.fromkeys((8, 9, 10), a | b | c | {"d5"}),
    }  # fmt: skip
    assert game.state.map.rooms == 0b11111
    assert closed_doors(begun(53, whole=False).state) == []


def test_a_round_of_the_crypt_begins_with_its_door() -> None:
    game = begun(53, whole=False, monsters=False)
    game.state.round, game.state.turn = 1, None
    next(select(table(game)))
    assert (game.state.round, open_doors(game)) == (2, {"d3", "d4"})
    assert {(foe.name, hex_of(game, foe)) for foe in enemies(game)} == {
        (place.type, place.hex) for place in scenario(53).rooms[1].monsters if place.ranks[0]
    }


# 60: the laboratory


@SCENARIO("60 goal loot_all_goal_chests", "60 goal escape")
def test_four_chests_and_back_to_where_they_started() -> None:
    chests: tuple[Hex, ...] = ((-14, 5), (-6, -7), (1, -9), (-7, 5))
    game = begun(60, monsters=False)
    looted(game, *chests[1:])
    assert ended(game) == ""
    looted(game, chests[0])
    assert ended(game) == "won"  # they are there
    game = begun(60, monsters=False)
    game.who("T").at = spot(game, -12, -2)
    looted(game, *chests)
    assert ended(game) == ""


@SCENARIO("60 loss round_limit")
def test_twelve_rounds_are_all_there_is() -> None:
    for number, phase, end in ((11, "round_end", ""), (12, "turn", ""), (12, "round_end", "lost")):
        game = begun(60, monsters=False)
        game.state.round, game.state.phase = number, phase  # type: ignore[assignment]
        assert ended(game) == end
    game = begun(60, monsters=False)
    game.state.round, game.state.phase = 12, "round_end"
    game.character().treasures = [0] * 4
    assert ended(game) == "won"


@SCENARIO("60 loss exhausted_before_loot", "60 loss exhausted_off_hexes")
@rule("GH-EXHAUST-05")
@pytest.mark.parametrize(
    ("chests", "home", "end"), [(3, True, "lost"), (4, True, "won"), (4, False, "lost"), (3, False, "lost")]
)
def test_one_exhausted_character_loses_the_laboratory_for_all(chests: int, home: bool, end: str) -> None:
    game = begun(60, monsters=False)
    game.character().treasures = [0] * chests
    if not home:
        game.who("T").at = spot(game, -12, -2)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == end


@SCENARIO("60 special 1")
@pytest.mark.parametrize(("number", "hurt"), [(6, 0), (7, 2), (12, 2)])
def test_from_round_7_on_the_air_is_poison(number: int, hurt: int) -> None:
    game = begun(60)
    hound = standing(game, "hound")[0]
    game.state.round, game.state.turn = number, None
    life = hound.hp
    happens(moment(table(game), "round_start"))
    assert (game.hp("B"), game.hp("T"), life - hound.hp) == (10 - hurt, 8 - hurt, hurt)


@rule("GH-SETUP-02")
def test_a_character_who_ignores_scenario_effects_breathes_freely() -> None:
    game = begun(60, monsters=False)
    game.character(1).perks = [10]  # the Tinkerer's perk to ignore them
    game.state.round, game.state.turn = 7, None
    happens(moment(table(game), "round_start"))
    assert (game.hp("B"), game.hp("T")) == (8, 8)


# 44 and 56: captives


@SCENARIO("44 goal protect", "56 goal protect", "44 loss npc_killed", "56 loss npc_killed")
@pytest.mark.parametrize(("number", "deaths", "end"), [(44, 1, "lost"), (56, 2, "won"), (56, 3, "lost")])
def test_captives_must_live(number: int, deaths: int, end: str) -> None:
    game = begun(number, monsters=False)
    game.character().hand.cards.clear()
    captives = standing(game, "captive")
    assert len(captives) == {44: 9, 56: 3}[number]
    for captive in captives[:deaths]:
        happens(damage.suffer(table(game), captive, 99))
    assert ended(game) == end
    assert game.state.notes["killed:captive"] == deaths


@SCENARIO("44 ally captive", "44 ally redthorn", "56 ally captive")
@rule("GH-SPEC-14")
@pytest.mark.parametrize(
    ("number", "name", "hexes"),
    [(44, "captive", {(8, -13), (1, -13), (0, -12), (-1, -2), (4, -8), (6, -8), (7, -6), (4, -5), (6, -4)}),
     (44, "redthorn", {(-1, 2)}), (56, "captive", {(8, 10), (8, 11), (7, 12)})],
)  # fmt: skip
def test_orchids_with_their_hit_points(number: int, name: str, hexes: set[Hex]) -> None:
    base, step = (6, 3) if name == "redthorn" else (4, 2)
    for level, scenario_level in ((1, 1), (5, 3)):
        game = begun(number, level=level)
        found = standing(game, name)
        assert {hex_of(game, figure) for figure in found} == hexes
        assert {(figure.hp, figure.side) for figure in found} == {(base + step * scenario_level, HEROES)}


def test_captives_of_the_tribe_are_nobodys_allies() -> None:
    game = begun(44)
    captive, redthorn = standing(game, "captive")[0], game.who("redthorn")
    assert captive not in allies(game.state, game.who("B"))
    assert redthorn in allies(game.state, game.who("B"))
    assert captive in rivals_of(game.state, standing(game, "hound")[0])
    assert errand(game.state, captive) is None
    assert order_of(game.state, captive) // 100_000 == 99
    game = begun(56)
    assert standing(game, "captive")[0] in allies(game.state, game.who("B"))


@SCENARIO("44 special 1")
@rule("GH-DAMAGE-03")
def test_a_card_saves_a_captive() -> None:
    game = begun(44, monsters=False)
    captive = standing(game, "captive")[0]
    happens(damage.suffer(table(game), captive, 4), "lose_card:3")
    assert (captive.hp, list(game.character().lost)) == (6, ["3"])
    happens(damage.suffer(table(game), captive, 4), "suffer")
    assert captive.hp == 2
    redthorn = game.who("redthorn")
    happens(damage.suffer(table(game), redthorn, 4))
    assert redthorn.hp == 9 - 4
    assert list(game.character().lost) == ["3"]


@SCENARIO("44 special 2")
@rule("GH-TURN-01")
@pytest.mark.parametrize("half", ["top", "bottom"])
def test_an_action_frees_a_captive(half: str) -> None:
    assert stage(44, "-1,-4", "0,2", monsters=False, rooms=(2,)).offers("forgo:") == []
    game = stage(44, "-1,-3", "0,2", monsters=False, rooms=(2,))
    captive = next(one for one in standing(game, "captive") if hex_of(game, one) == (-1, -2))
    game.do(f"forgo:2:{half}:captive:-1,-2")
    assert captive.id not in game.state.figures
    assert (list(game.character().discard), list(game.character().played)) == (["2"], ["1"])
    assert game.state.turn is not None
    assert game.state.turn.used == [half]
    assert f"use_half:1:{half}" not in game.keys
    assert game.state.notes == {"freed:captive": 1}
    (_, attack) = what_it_does(game.state, game.who("redthorn"))
    assert attack == fx.Attack(4, range=3)


@rule("GH-SPEC-14", "GH-INIT-03")
def test_redthorn_acts_first_and_draws_from_a_deck_of_choice() -> None:
    game = stage(44, "0,2", "1,2", monsters=False, phase="select", hand="1 2 3 4", second_hand="30 31 32")
    guard = put_monster(table(game), "inox-guard", "normal", spot(game, 2, -1))
    assert guard is not None
    guard.hp = guard.most = 30
    game.state.characters[1].modifiers.cards = [Modifier("1:+2.1")]
    game.do("0/play_cards:1:2", "1/play_cards:30:31")
    asks = game.session.asks
    assert [(ask.seat, ask.prompt.id) for ask in asks] == [(0, "ask-deck"), (1, "ask-deck")]
    assert asks[0].keys() == ["pick_deck:0", "pick_deck:1", "pick_deck:-1", "pass"]
    game.do("0/pick_deck:1")
    assert guard.hp == 30 - 3 - 2
    assert list(game.state.characters[1].modifier_discard) == ["1:+2.1"]


@rule("GH-SPEC-15")
@pytest.mark.parametrize(("number", "name", "room"), [(56, "captive", 4), (86, "villager", 1)])
def test_allies_act_in_the_order_of_their_random_tokens(number: int, name: str, room: int) -> None:
    orders = set()
    for seed in range(6):
        state = set_up(Setup(scenario=number), 2, Rng(seed))
        if not state.map.rooms >> room - 1 & 1:
            reveal(Table(state, 2), room - 1)
        people = [figure for figure in state.figures.values() if figure.name == name]
        numbers = [figure.number for figure in people]
        assert len(people) > 1
        assert set(numbers) <= set(range(1, 13))
        assert len(set(numbers)) == len(people)
        acting = [state.figures[id].number for id in _figures(state, Slot(50, ally=name))]
        assert acting == sorted(numbers)
        orders.add(tuple(numbers))
    assert len(orders) > 3


@rule("GH-INIT-03")
def test_the_captives_of_the_wood_fight_at_initiative_50() -> None:
    game = stage(56, "0,0", "1,0", monsters=False, rooms=(4,), phase="select",
                 hand="1 2 3 4", second_hand="30 31 32")  # fmt: skip
    game.do("0/play_cards:2:1", "1/play_cards:30:31")
    assert [(slot.initiative, slot.ally) for slot in game.state.order if slot.ally] == [(50, "captive")]
    captive = standing(game, "captive")[0]
    assert what_it_does(game.state, captive) == (fx.Move(3), fx.Attack(3))


# 48: the Dark Rider


def weald(**notes: int) -> Scene:
    game = begun(48, monsters=False)
    game.state.notes |= notes
    return game


def rides(game: Scene, card: int = STRIKE) -> Scene:
    """The Dark Rider takes its turn: Move +0, Attack +0, unless another card is named."""
    return boss_acts(game, "dark-rider", card)


@SCENARIO("48 special 1", "48 special 2")
@pytest.mark.parametrize(
    ("ride", "place"),
    [(0, (-1, 3)), (1, (7, 0)), (2, (-1, 6)), (3, (7, 3)), (4, (2, 0)), (5, (4, 6)), (6, (-1, 3))],
)
def test_the_rider_comes_from_marker_to_marker(ride: int, place: Hex) -> None:
    game = weald(rides=ride)
    assert standing(game, "dark-rider") == []
    assert "dark-rider" in types_on_map(game.state)
    t = table(game)
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(70, monsters="dark-rider"))))
    (rider,) = standing(game, "dark-rider")
    assert (hex_of(game, rider), rider.hp, rider.rank) == (place, 20, "boss")
    assert game.state.notes["rides"] == ride + 1
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(70, monsters="dark-rider"))))
    assert len(standing(game, "dark-rider")) == 1


@SCENARIO("48 special 3", "48 goal kill_types")
def test_the_rider_is_gone_after_a_melee_attack() -> None:
    game = weald()
    game.who("B").at = spot(game, -1, 4)
    game.who("T").at = spot(game, 4, 4)
    rides(game)
    assert standing(game, "dark-rider") == []
    assert game.hp("B") == 10 - 3  # 3 + X at level 1, and it has not moved
    assert game.state.notes["rider-hp"] == 20
    game.state.notes |= {"rider-hp": 7, "rider-conditions": CONDITION["wound"]}
    t = table(game)
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(70, monsters="dark-rider"))))
    (rider,) = standing(game, "dark-rider")
    assert (rider.hp, rider.conditions) == (7, CONDITION["wound"])
    assert ended(game) == ""
    slay(game, [rider])
    assert ended(game) == "won"
    assert "dark-rider" not in types_on_map(game.state)


def test_only_the_rider_comes_and_goes() -> None:
    game = weald()
    t = table(game)
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(70, monsters="forest-imp"))))
    assert standing(game, "dark-rider") == []
    imp = put_monster(t, "forest-imp", "normal", spot(game, 2, 1))
    assert imp is not None
    blow(game, imp, game.who("B"))
    assert imp.id in game.state.figures
    game.state.notes["killed:dark-rider"] = 1
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(70, monsters="dark-rider"))))
    assert standing(game, "dark-rider") == []


def test_a_shot_does_not_send_the_rider_away_and_its_death_leaves_nothing_to_remember() -> None:
    game = weald()
    rider = put_monster(table(game), "dark-rider", "boss", spot(game, -1, 3))
    assert rider is not None
    shot = Strike(game.who("B"), 1, melee=False)
    happens(strike(table(game), Playing(rider), shot))
    assert rider.id in game.state.figures
    game.who("B").bonuses.append(Bonus("retaliate", 50))
    game.who("B").at = spot(game, -1, 4)
    blow(game, rider, game.who("B"))
    assert "rider-hp" not in game.state.notes
    assert game.state.notes["killed:dark-rider"] == 1


def test_the_rider_stays_if_it_cannot_strike() -> None:
    game = weald()
    game.who("B").at, game.who("T").at = spot(game, 8, 2), spot(game, 7, 4)
    rides(game)
    (rider,) = standing(game, "dark-rider")
    assert hex_of(game, rider) != (-1, 3)


@SCENARIO("48 special 4")
@SPECIAL("dark-rider 2")
@rule("GH-BOSS-03", "GH-MOTHER-03")
@pytest.mark.parametrize(("characters", "imps"), [(2, 1), (3, 2), (4, 2)])
def test_the_rider_brings_imps(characters: int, imps: int) -> None:
    game = begun(48, characters, monsters=False)
    game.who("B").at = spot(game, -1, 4)
    rides(game, SPECIAL_2)
    assert [(imp.rank, imp.summoned) for imp in standing(game, "forest-imp")] == [("normal", True)] * imps
    assert game.hp("B") == 10 - 2


@SPECIAL("dark-rider 1")
@rule("GH-BOSS-03")
def test_the_rider_gets_far_and_strikes_the_harder() -> None:
    """Move 3 + 2; its attack is worth 3 and a point for each hex moved."""
    game = begun(48, monsters=False)
    game.who("B").at, game.who("T").at = spot(game, 3, 3), spot(game, 7, 4)
    game.who("B").hp = game.who("B").most = 30
    rides(game, SPECIAL_1)
    assert game.hp("B") == 30 - 3 - 3


# 49: the Siege Cannon


def stand(*archers: Hex) -> tuple[Scene, list[Figure]]:
    """The second room with nobody but the cannon and these archers."""
    game = begun(49, monsters=False)
    found = [put_monster(table(game), "city-archer", "normal", spot(game, *place)) for place in archers]
    return game, [archer for archer in found if archer is not None]


def archers_act(game: Scene) -> None:
    t = table(game)
    slot = Slot(30, monsters="city-archer")
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, slot)))
    game.state.turn = Turn(slot)
    for archer in standing(game, "city-archer"):
        game.state.turn.figure = archer.id
        if hooks_of(game.state).orders(game.state, archer) is not None:
            game.state.phase = "monster"
            happens(others_act(t))


@SCENARIO("49 special 1")
@pytest.mark.parametrize(("level", "hp"), [(1, 18), (5, 26)])
def test_the_cannon_never_acts(level: int, hp: int) -> None:
    game = begun(49, level=level)
    cannon = game.who("siege-cannon")
    assert (cannon.hp, hex_of(game, cannon)) == (hp, (15, 1))
    assert "siege-cannon" not in types_on_map(game.state)
    assert "city-archer" in types_on_map(game.state)
    assert order_of(game.state, cannon) // 100_000 == 99


@SCENARIO("49 special 2")
@pytest.mark.parametrize(
    ("place", "hurt"),
    [((15, 0), 3), ((14, 1), 3), ((13, 2), 3), ((8, 0), 3), ((-1, 2), 3), ((7, 1), 3), ((16, 0), 0), ((13, -1), 0),
     ((12, 3), 0)],
)  # fmt: skip
def test_the_cannon_fires_along_three_rows(place: Hex, hurt: int) -> None:
    game, (archer,) = stand((17, 0))
    game.who("B").at, game.who("T").at = spot(game, *place), spot(game, 9, 4)
    archers_act(game)
    assert archer.at in ground(game.state).beside[game.who("siege-cannon").at]
    assert hex_of(game, archer) not in {(15, 0), (14, 1), (14, 2)}
    assert (10 - game.hp("B"), 8 - game.hp("T")) == (hurt, 0)


def serving(game: Scene) -> list[Hex]:
    t = table(game)
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(30, monsters="city-archer"))))
    archers = standing(game, "city-archer")
    return [hex_of(game, one) for one in archers if hooks_of(game.state).orders(game.state, one) is not None]


def test_of_equally_near_archers_the_elite_serves() -> None:
    game, _ = stand((16, 2), (13, 4))
    assert serving(game) == [(16, 2)]
    game, _ = stand((13, 4), (16, 2))
    assert serving(game) == [(16, 2)]
    game, _ = stand((16, 2))
    elite = put_monster(table(game), "city-archer", "elite", spot(game, 17, 0))
    assert elite is not None
    assert serving(game) == [(17, 0)]


def test_where_the_archer_goes() -> None:
    game, (archer,) = stand((18, -2))
    assert put_monster(table(game), "city-guard", "normal", spot(game, 16, 0)) is not None
    serving(game)
    orders = hooks_of(game.state).orders(game.state, archer)
    assert orders is not None
    assert (orders.points, {plan_of(49).hexes[at] for at in orders.to}) == (3, {(16, 1), (15, 2)})
    game, (archer,) = stand((16, 1))  # beside the cannon already
    game.who("B").at = spot(game, 8, 0)
    archers_act(game)
    assert (hex_of(game, archer), game.hp("B")) == ((16, 1), 7)


def test_guards_do_not_serve_the_cannon() -> None:
    game, (archer,) = stand((16, 1))
    guard = put_monster(table(game), "city-guard", "normal", spot(game, 17, 0))
    assert guard is not None
    t = table(game)
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(30, monsters="city-guard"))))
    assert game.state.notes == {}
    serving(game)
    assert hooks_of(game.state).orders(game.state, guard) is None
    slay(game, standing(game, "siege-cannon"))
    assert hooks_of(game.state).orders(game.state, archer) is None


def test_a_stunned_archer_does_not_fire() -> None:
    game, (archer,) = stand((16, 1))
    archer.conditions = CONDITION["stun"]
    game.who("B").at = spot(game, 8, 0)
    archers_act(game)
    assert game.hp("B") == 10


def test_the_cannon_knows_no_level_above_7() -> None:
    game, _ = stand((16, 1))
    game.state.monster_level = 8
    game.who("B").at = spot(game, 8, 0)
    archers_act(game)
    assert game.hp("B") == 10 - 5


def test_only_the_nearest_archer_serves_the_cannon_once_a_round() -> None:
    game, (near, far) = stand((18, -2), (8, 4))
    game.who("B").at, game.who("T").at = spot(game, 8, 0), spot(game, 9, 4)
    t = table(game)
    happens(carry_out(t, hooks_of(game.state).turn_comes(t, Slot(30, monsters="city-archer"))))
    hooks = hooks_of(game.state)
    assert hooks.orders(game.state, near) is not None
    assert hooks.orders(game.state, far) is None
    near.at = spot(game, 9, 3)
    happens(carry_out(t, hooks.turn_comes(t, Slot(30, monsters="city-archer"))))
    assert hooks.orders(game.state, far) is None  # it was settled for this round
    game.state.round += 1
    happens(carry_out(t, hooks.turn_comes(t, Slot(30, monsters="city-archer"))))
    assert hooks.orders(game.state, near) is None or hooks.orders(game.state, far) is None


def test_an_archer_too_far_off_fires_nothing() -> None:
    game, (archer,) = stand((8, 4))
    game.who("B").at = spot(game, 8, 0)
    archers_act(game)
    assert game.hp("B") == 10
    assert hex_of(game, archer) != (8, 4)


@SCENARIO("49 special 3")
@rule("GH-SPEC-01", "GH-SPEC-18")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_new_archer_comes_when_none_is_left(characters: int) -> None:
    game = begun(49, characters, monsters=False)
    for _ in range(2):
        round_ends(game)
        assert [(one.rank, hex_of(game, one)) for one in standing(game, "city-archer")] == [("normal", (18, -2))]
    game = begun(49, characters, whole=False, monsters=False)
    round_ends(game)
    assert standing(game, "city-archer") == []


# 52: the cellar


@SCENARIO("52 goal each_character_loots_goal_chest", "52 loss exhausted_before_loot")
def test_everyone_needs_a_chest_of_their_own() -> None:
    game = begun(52, monsters=False)
    game.character().treasures = [0, 0]
    assert ended(game) == ""
    game.character(1).treasures = [0]
    assert ended(game) == "won"
    for chests, end in (([0], ""), ([], "lost")):
        game = begun(52, monsters=False)
        game.character(1).treasures = list(chests)
        damage.exhaust(table(game), game.character(1))
        assert ended(game) == end


@SCENARIO("52 start start_restriction")
@pytest.mark.parametrize(
    ("characters", "hexes"),
    [(2, {(1, 2), (-1, 4)}), (3, {(1, 2), (-1, 4), (1, 4)}), (4, {(1, 2), (-1, 4), (1, 4), (3, 2)})],
)
def test_everyone_starts_where_monsters_are(characters: int, hexes: set[Hex]) -> None:
    game = begun(52, characters, whole=False)
    for letter in "BTSC"[:characters]:
        game.who(letter).at = -1
    assert {plan_of(52).hexes[at] for at in free_starts(game.state)} == hexes


@SCENARIO("52 special 1")
@rule("GH-LOS-03", "GH-SPEC-10")
def test_the_obstacles_of_the_middle_room_are_walls() -> None:
    game = begun(52, whole=False, monsters=False)
    floor = ground(game.state)
    assert floor.apart(spot(game, 1, 2))[spot(game, 3, 2)] == FAR
    assert not floor.sees(spot(game, 1, 2), spot(game, 3, 2))
    assert not floor.sees(spot(game, -1, 2), spot(game, -2, 4))
    assert breakable(game.state) == set()
    whole = begun(52, monsters=False)
    assert spot(whole, 6, 5) in breakable(whole.state)  # in another room


@SCENARIO("52 special 2")
@rule("GH-TILE-36")
def test_a_chest_is_taken_from_beside_it() -> None:
    game = stage(52, "6,6", "-1,4", monsters=False, rooms=(2,))
    game.state.map.coins[spot(game, 7, 5)] = 1
    assert game.offers("forgo:") == ["forgo:1:bottom:chest:7,5", "forgo:2:bottom:chest:7,5"]
    game.do("forgo:2:bottom:chest:7,5")
    assert (game.character().treasures, game.character().coins) == ([0], 0)
    assert list(game.character().discard) == ["2"]
    assert game.offers("forgo:") == []
    game = begun(52, monsters=False)
    ends_turn(game, (7, 5))
    assert game.character().treasures == []
    assert loot(table(game), game.character(), 1) > 0
    assert game.character().treasures == [0]


# 54: the staff


@SCENARIO("54 start quest_character", "58 start quest_character")
@pytest.mark.parametrize("number", [54, 58])
def test_the_players_say_whose_quest_it_is(number: int) -> None:
    game = begun(number, whole=False, monsters=False)
    happens(scenario_effects(table(game)), f"target:{game.who('T').id}")
    assert quest_character(game.state) == 1


def noted(game: Scene, n: int) -> str:
    return ", ".join(TEXTS.say(note, "en") for note in panel(game.state, n).notes)


def test_the_table_shows_who_bears_staff_and_dagger() -> None:
    game = begun(54)
    game.state.notes |= {"quest": 1, "staff": 3}
    assert (noted(game, 0), noted(game, 1)) == ("", "bears the staff: 3 of 8 tokens")
    game = begun(58)
    game.state.notes["quest"] = 1
    assert (noted(game, 0), noted(game, 1)) == ("", "may take the dagger")
    game.character(1).treasures = [0]
    assert noted(game, 1) == "bears the dagger"


def test_in_a_campaign_the_quest_is_that_of_the_sheets() -> None:
    game = begun(54, whole=False, monsters=False)
    recruits = [Recruit(hero=n, seat=n, cls=cls, level=1, seeks=n == 1) for n, cls in enumerate(("brute", "tinkerer"))]
    game.state.setup = replace(game.state.setup, company=Company(recruits=tuple(recruits)))
    happens(scenario_effects(table(game)))  # nobody is asked
    assert quest_character(game.state) == 1


@SCENARIO("54 special 1")
def test_cave_bears_poison() -> None:
    game = begun(54)
    bear = standing(game, "cave-bear")[0]
    assert blow(game, bear, game.who("B")).conditions == ["poison"]
    assert game.has("B", "poison")
    demon = standing(game, "frost-demon")[0]
    assert blow(game, demon, game.who("T")).conditions == []


@SCENARIO("54 special 2", "54 goal staff_charged")
@pytest.mark.parametrize(("characters", "level", "full"), [(2, 1, 8), (3, 1, 12), (4, 5, 32)])
def test_the_damage_of_one_character_charges_the_staff(characters: int, level: int, full: int) -> None:
    game = begun(54, characters, level=level)
    game.state.notes["quest"] = 1
    infester = standing(game, "harrower-infester")[0]
    infester.hp = infester.most = 50
    for other in (game.who("B"), None, standing(game, "frost-demon")[0]):
        assert happens(damage.suffer(table(game), infester, 5, other)) == 0
    assert "staff" not in game.state.notes
    assert happens(damage.suffer(table(game), infester, 5, game.who("T"))) == 5
    assert (infester.hp, game.state.notes["staff"]) == (45, 5)
    goal = StaffCharged("2*C*(L+1)")
    happens(damage.suffer(table(game), infester, full - 6, game.who("T")))
    assert not met(game.state, goal)
    happens(damage.suffer(table(game), infester, 1, game.who("T")))
    assert met(game.state, goal)


def test_the_staff_is_for_infesters_alone() -> None:
    game = begun(54)
    game.state.notes["quest"] = 1
    demon = standing(game, "frost-demon")[0]
    demon.hp = 20
    assert happens(damage.suffer(table(game), demon, 3, game.who("B"))) == 3
    assert happens(damage.suffer(table(game), demon, 3, game.who("T"))) == 3
    assert "staff" not in game.state.notes


@SCENARIO("54 goal end_turn_adjacent")
@pytest.mark.parametrize(
    ("quest", "place", "charged", "end"),
    [(0, (13, 2), 8, "won"), (0, (13, 2), 7, ""), (0, (12, 2), 8, ""), (1, (13, 2), 8, "")],
)
def test_the_bearer_of_the_full_staff_ends_a_turn_at_the_altar(quest: int, place: Hex, charged: int, end: str) -> None:
    game = begun(54, monsters=False)
    game.state.notes |= {"quest": quest, "staff": charged}
    game.who("B").at = spot(game, *place)
    assert ended(game) == ""  # the turn is not over
    game.do("end_turn")
    assert ("won" if game.state.won else "") == end


@SCENARIO("54 loss quest_character_exhausted")
@rule("GH-EXHAUST-05")
def test_the_bearer_must_not_be_exhausted() -> None:
    for quest, end in ((0, "lost"), (1, "")):
        game = begun(54, monsters=False)
        game.state.notes["quest"] = quest
        damage.exhaust(table(game), game.character())
        assert ended(game) == end


# 57: the Infiltrator


@SCENARIO("57 special 1", "57 goal kill_types")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_one_guard_is_an_infiltrator(characters: int) -> None:
    game = begun(57, characters)
    guards = standing(game, "city-guard")
    disguised = next(guard for guard in guards if hex_of(game, guard) == (10, -9))
    slay(game, [guard for guard in guards if guard is not disguised])
    assert standing(game, "infiltrator") == []
    slay(game, [disguised])
    (infiltrator,) = standing(game, "infiltrator")
    assert (infiltrator.rank, infiltrator.hp, hex_of(game, infiltrator)) == ("boss", 14, (10, -9))
    assert game.state.turn is not None
    assert "infiltrator" in game.state.turn.sudden
    assert ended(game) == ""
    slay(game, [infiltrator])
    assert ended(game) == "won"


@rule("GH-SETUP-08")
def test_the_disguised_guard_is_there_even_if_standees_are_few() -> None:
    game = begun(57, 4, whole=False)
    for n in range(5):
        put_monster(table(game), "city-guard", "normal", spot(game, (2, 3, 4, 2, 3)[n], (-8, -8, -8, -7, -7)[n]))
    reveal(table(game), 2, spot(game, 4, -7))
    assert [hex_of(game, guard) for guard in standing(game, "city-guard") if guard.rank == "elite"] == [(10, -9)]


@SCENARIO("57 special 2")
@rule("GH-SPEC-01", "GH-SPEC-04")
@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, ["normal"] * 2), (3, ["normal", "elite"]), (4, ["elite", "elite"])]
)
def test_guards_come_from_behind(characters: int, ranks: list[str]) -> None:
    game = begun(57, characters, whole=False)
    (third,) = [n for n, door in enumerate(scenario(57).doors) if door.label == "3"]
    happens(open_up(table(game), third, game.who("B")))
    guards = standing(game, "city-guard")
    assert [guard.rank for guard in guards] == ranks
    assert hex_of(game, guards[0]) == (-1, -1)
    assert guards[1].at in ground(game.state).beside[guards[0].at]


# 58: the Harvester


@SCENARIO("58 special 1", "58 special 3")
@rule("GH-TILE-36")
def test_only_the_avenger_takes_the_dagger_and_uses_it() -> None:
    game = begun(58, monsters=False)
    game.state.notes["quest"] = 1
    chest = spot(game, -6, 3)
    assert loot_hex(table(game), game.character(0), chest) == 0
    boss = game.who("the-harvester")
    assert blow(game, game.who("T"), boss, 0).pierce == 0
    assert loot_hex(table(game), game.character(1), chest) == 1
    assert blow(game, game.who("T"), boss, 0).pierce == 4
    assert blow(game, game.who("B"), boss, 0).pierce == 0
    pile = standing(game, "bone-pile")[0]
    assert blow(game, game.who("T"), pile, 0).pierce == 0


@SCENARIO("58 special 2")
@pytest.mark.parametrize(("characters", "healed"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.parametrize("left", [4, 3, 0])
def test_bones_protect_and_heal_the_harvester(characters: int, healed: int, left: int) -> None:
    game = begun(58, characters, monsters=False)
    boss = game.who("the-harvester")
    assert boss.hp == 9  # an elite City Guard of level 2
    boss.hp, boss.most = 1, 40
    for pile in standing(game, "bone-pile")[left:]:
        happens(destroy(table(game), pile, None))
    assert shield(game.state, boss) == 2 + left
    other = put_monster(table(game), "earth-demon", "normal", spot(game, -8, 6))
    assert other is not None
    assert shield(game.state, other) == 0
    round_ends(game)
    assert boss.hp == 1 + left * healed


# 61: the lighthouse


@SCENARIO("61 special 1")
@pytest.mark.parametrize(
    ("number", "there", "away"),
    [(1, ("ooze", "giant-viper"), ("flame-demon", "frost-demon")),
     (2, ("flame-demon", "frost-demon"), ("ooze", "giant-viper"))],
)  # fmt: skip
def test_two_groups_take_turns(number: int, there: tuple[str, ...], away: tuple[str, ...]) -> None:
    game = begun(61, 3)
    game.state.round, game.state.turn = number, None
    happens(moment(table(game), "round_start"))
    assert set(types_on_map(game.state)) == set(there)
    ours = game.who("B")
    assert {foe.name for foe in foes_of(game.state, ours)} == set(there)
    for name in (*there, *away):
        monster = standing(game, name)[0]
        touched = name in there
        assert bool(happens(damage.suffer(table(game), monster, 1, ours))) is touched
        assert gain(table(game), monster, "muddle") is touched
        assert (monster in rivals_of(game.state, ours)) is touched
        text = [TEXTS.say(line, "en") for line in sheet(game.state, monster.id).text]
        assert ("takes no part this round" in text) is not touched
    placed = put_monster(table(game), "ooze", "normal", spot(game, 0, 5))
    assert placed is not None
    assert (placed in foes_of(game.state, ours)) is ("ooze" in there)


@rule("GH-TERM-09")
def test_figures_pass_those_that_are_not_there() -> None:
    game = begun(61, monsters=False)
    ours = game.who("B")
    ours.at = spot(game, 0, 4)
    ring = beside(game.state, ours.at)
    for at in ring:
        if at not in taken(game.state):
            put_monster(table(game), "frost-demon", "normal", at)
    game.state.round, game.state.turn = 1, None
    happens(moment(table(game), "round_start"))
    reached = ways(game.state, ours, 2, jump=False)
    assert reached
    assert not set(reached) & set(ring)
    game.state.round = 2
    happens(moment(table(game), "round_start"))
    assert ways(game.state, ours, 2, jump=False) == {}


# 62: the pit


@SCENARIO("62 special 1")
@rule("GH-SPEC-01", "GH-SPEC-18")
@pytest.mark.parametrize(
    ("characters", "first", "second"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
def test_bones_rise_every_round(characters: int, first: str, second: str) -> None:
    game = begun(62, characters, monsters=False)
    game.state.turn = None
    happens(moment(table(game), "round_start"))
    assert [(bones.rank, hex_of(game, bones)) for bones in standing(game, "living-bones")] == [
        (first, (-1, 2)),
        (second, (4, 2)),
    ]


@SCENARIO("62 special 2", "62 goal kill_types")
@pytest.mark.parametrize(("characters", "hp"), [(2, 6), (3, 9), (4, 12)])
def test_the_tenth_bones_bring_the_soul(characters: int, hp: int) -> None:
    game = begun(62, characters)
    bones = standing(game, "living-bones")
    game.state.notes["killed:living-bones"] = 8
    slay(game, bones[:1])
    assert standing(game, "hungry-soul") == []
    more = put_monster(table(game), "living-bones", "normal", spot(game, 0, 4))
    slay(game, [] if more is None else [more])
    (soul,) = standing(game, "hungry-soul")
    assert (soul.hp, hex_of(game, soul), own_attack(game.state, soul)) == (hp, (5, -5), 4)
    slay(game, standing(game, "living-bones"))
    assert len(standing(game, "hungry-soul")) == 1  # it comes once
    assert shield(game.state, soul) == 6  # 5, and 1 of its kind at level 1
    plain = put_monster(table(game), "living-bones", "normal", spot(game, 0, 4))
    assert plain is not None
    assert shield(game.state, plain) == 1
    slay(game, [plain])
    for n in range(1, 8):
        put_monster(table(game), "living-bones", "normal", spot(game, n // 4, n % 4 + 2))
        assert shield(game.state, soul) == 6 - min(n, 5)
    slay(game, [soul])
    assert ended(game) == "won"


# 66 and 67: doors that are held open


@SCENARIO("66 locked d6", "66 special 1")
@rule("GH-SPEC-06", "GH-SPEC-07")
def test_the_first_door_of_the_cove_opens_at_the_end_of_a_turn() -> None:
    game = begun(66, whole=False, monsters=False)
    t = table(game)
    happens(enter(t, game.who("B"), spot(game, -4, 8), over=False))
    assert open_doors(game) == set()
    game.do("end_turn")
    assert open_doors(game) == {"d6"}
    assert game.character().deeds.doors == 1
    t.events = []
    happens(enter(t, game.who("B"), spot(game, -4, 7), over=False))
    happens(enter(t, game.who("B"), spot(game, -3, 7), over=False))
    assert open_doors(game) == set()
    assert [event.message.id for event in t.events] == ["say-door-closes"]
    happens(enter(t, game.who("B"), spot(game, -4, 8), over=False))
    assert open_doors(game) == {"d6"}  # at once, after the first time


@SCENARIO("66 locked d3", "66 locked d4", "66 locked d5", "66 special 2")
@rule("GH-SPEC-06")
@pytest.mark.parametrize(
    ("plate", "opened"),
    [((-4, 8), {"d6"}), ((-2, 10), {"d6", "d5"}), ((-4, 15), {"d5", "d4"}), ((-10, 18), {"d4", "d3"}), ((0, 0), set())],
)
def test_plates_hold_the_doors_of_the_cove(plate: Hex, opened: set[str]) -> None:
    game = begun(66, monsters=False)
    game.state.map.doors = 0
    game.state.notes["opened:5"] = 1
    game.who("T").at = spot(game, 0, 1)
    golem = put_monster(table(game), "stone-golem", "normal", spot(game, -12, 15))
    assert golem is not None
    happens(enter(table(game), game.who("B"), spot(game, *plate), over=False))
    assert open_doors(game) == opened
    happens(enter(table(game), game.who("B"), spot(game, -1, 1), over=False))
    assert open_doors(game) == set()
    assert closed_doors(game.state) == []


@SCENARIO("66 special 3", "67 special 1", "67 locked d1")
@rule("GH-SPEC-06")
@pytest.mark.parametrize(
    ("number", "plate", "away", "doorway", "door"),
    [
        (66, (-2, 10), (-1, 9), (-2, 12), "d5"),
        (67, (4, 10), (5, 8), (7, 5), "d1"),
        (67, (12, 2), (12, 3), (7, 5), "d1"),
    ],
)
def test_a_door_closes_on_whoever_stands_in_it(number: int, plate: Hex, away: Hex, doorway: Hex, door: str) -> None:
    game = begun(number, monsters=False)
    game.state.map.doors = 0
    game.who("B").at = spot(game, *plate)
    happens(hold_doors(table(game)))
    assert door in open_doors(game)
    before = spot(game, *doorway)
    game.who("T").at = before
    near = set(ground(game.state).beside[before])
    life = game.hp("T")
    happens(enter(table(game), game.who("B"), spot(game, *away), over=False))
    assert door not in open_doors(game)
    assert life - game.hp("T") == 2 + 1  # a trap at level 1
    assert game.who("T").at in near
    assert happens(enter(table(game), game.who("B"), spot(game, *away), over=False)) is not None


def test_whoever_steps_off_a_plate_into_the_doorway_is_caught() -> None:
    game = begun(67, monsters=False)
    game.who("B").at = spot(game, 12, 2)
    happens(hold_doors(table(game)))
    assert not happens(enter(table(game), game.who("B"), spot(game, 7, 5), over=False))
    assert (game.hp("B"), open_doors(game) & {"d1"}) == (10 - 3, set())
    assert hex_of(game, game.who("B")) != (7, 5)


@SCENARIO("66 locked d1", "66 locked d2", "66 special 4")
@rule("GH-SPEC-07")
def test_the_last_doors_of_the_cove_open_for_good() -> None:
    game = begun(66, monsters=False)
    game.state.map.doors = 0
    ends_turn(game, (-10, 18))
    assert open_doors(game) == {"d1", "d2", "d3", "d4"}
    happens(enter(table(game), game.who("B"), spot(game, -10, 19), over=False))
    assert open_doors(game) == {"d1", "d2"}


@SCENARIO("66 goal end_turn_on")
@pytest.mark.parametrize(("place", "won"), [((-12, 15), True), ((-12, 16), False)])
def test_a_turn_that_ends_on_the_last_plate_wins(place: Hex, won: bool) -> None:
    game = begun(66, monsters=False)
    game.who("B").at = spot(game, *place)
    assert ended(game) == ""
    game.do("end_turn")
    assert game.state.won is won


@SCENARIO("67 special 2")
@pytest.mark.parametrize(("characters", "hp"), [(2, 28), (3, 42), (4, 56)])
def test_the_golem_stays_in_its_room(characters: int, hp: int) -> None:
    game = begun(67, characters, monsters=False)
    golem = game.who("arcane-golem")
    assert (golem.hp, own_attack(game.state, golem), own_move(game.state, golem)) == (hp, 5, 2)
    door = spot(game, 7, 5)
    golem.at = spot(game, 8, 5)
    for letter in "BTSC"[:characters]:
        game.who(letter).at = spot(game, 3 + "BTSC".index(letter), 6)
    mind = Mind(field_of(game.state, golem), Move(5), Attack())
    assert happens(focus(table(game), Playing(golem, by_rules=True), mind)) == -1
    imp = put_monster(table(game), "forest-imp", "normal", spot(game, 9, 5))
    assert imp is not None
    mind = Mind(field_of(game.state, imp), Move(5), Attack())
    assert happens(focus(table(game), Playing(imp, by_rules=True), mind)) > 0
    game.who("B").at = spot(game, 9, 4)
    happens(push(table(game), game.who("B"), golem, 1))
    assert golem.at != door


# formulas


def test_formulas_round_as_they_say() -> None:
    assert [worth("2+floor(L*C/2)", 3, level) for level in (0, 1, 2, 7)] == [2, 3, 5, 12]
    assert [worth("2+ceil(L/2)", 2, level) for level in (0, 1, 2, 7)] == [2, 3, 3, 6]
