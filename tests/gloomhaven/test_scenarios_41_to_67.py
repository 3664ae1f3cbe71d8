"""Every entry of the pages of scenarios 41 to 67 has a test: goal, loss, start, objects, special rules, treasures.

What is expected is written out from the fact sheets.
"""

import pytest

from emberhall.games.gloomhaven.content import plan_of, scenario
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import Gift
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing, Strike
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.attack import strike
from emberhall.games.gloomhaven.rules.board import breakable, ground
from emberhall.games.gloomhaven.rules.forced_movement import push
from emberhall.games.gloomhaven.rules.looting import loot, loot_hex
from emberhall.games.gloomhaven.rules.preparation import free_starts
from emberhall.games.gloomhaven.rules.rooms import closed_doors, put_monster
from emberhall.games.gloomhaven.rules.rounds import select
from emberhall.games.gloomhaven.rules.special_rules import destroy, open_in_round
from emberhall.games.gloomhaven.rules.touches import moment
from emberhall.games.gloomhaven.state import Figure
from emberhall.games.gloomhaven.terms import CONDITION, FOES
from emberhall.geometry.hexes import Hex
from emberhall.rulebook import rule

from .entries import SCENARIO, SPECIAL
from .positions import Scene, count, happens, hex_of, spot, stage, table
from .test_bosses import SPECIAL_1, SPECIAL_2, boss_acts
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


KILL_ALL = (59, 63, 64, 65)


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


BOSSES = {46: "winged-horror", 47: "the-sightless-eye", 51: "the-gloom"}


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
    61: (),
}


@SCENARIO("50 goal loot_all_goal_chests")
def test_four_chests_are_looted() -> None:
    game = begun(50)
    *others, last = CHESTS[50]
    looted(game, *others)
    assert ended(game) == ""
    looted(game, last)
    assert ended(game) == "won"


@SCENARIO("50 special 1", "59 special 1")
@rule("GH-TILE-36")
@pytest.mark.parametrize(("number", "chest"), [(50, (8, -7)), (59, (1, 9))])
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
    31: (53, (-4, 12), Gift("random_item_design")),
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


@SCENARIO("50 start split_start")
@pytest.mark.parametrize(("characters", "most"), [(2, 1), (3, 2), (4, 2)])
def test_at_most_half_of_the_party_starts_in_one_room(characters: int, most: int) -> None:
    game = begun(50, characters)
    plan = plan_of(50)
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
def test_who_is_exhausted_in_the_laboratory_loses_it_for_all(chests: int, home: bool, end: str) -> None:
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
def test_who_ignores_scenario_effects_breathes_freely() -> None:
    game = begun(60, monsters=False)
    game.character(1).perks = [10]  # the Tinkerer's perk to ignore them
    game.state.round, game.state.turn = 7, None
    happens(moment(table(game), "round_start"))
    assert (game.hp("B"), game.hp("T")) == (8, 8)


# formulas


def test_formulas_round_as_they_say() -> None:
    assert [worth("2+floor(L*C/2)", 3, level) for level in (0, 1, 2, 7)] == [2, 3, 5, 12]
    assert [worth("2+ceil(L/2)", 2, level) for level in (0, 1, 2, 7)] == [2, 3, 3, 6]
