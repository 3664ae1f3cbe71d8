"""Every entry of the pages of scenarios 68 to 95 has a test: goal, loss, start, objects, special rules, treasures.

What is expected is written out from the fact sheets.
"""

import pytest
from msgspec.structs import replace

from emberhall.games.gloomhaven.content import ABILITY, CLASSES, DECKS, ground_of, plan_of, scenario
from emberhall.games.gloomhaven.content.pages import Gift
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.effects.moments import Moment
from emberhall.games.gloomhaven.rules import damage, treasures
from emberhall.games.gloomhaven.rules.board import allies, beside, breakable, cells, ground, taken
from emberhall.games.gloomhaven.rules.board import enemies as foes_of
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.ending import finish, met
from emberhall.games.gloomhaven.rules.forced_movement import push
from emberhall.games.gloomhaven.rules.items import usable_items
from emberhall.games.gloomhaven.rules.looting import loot_hex
from emberhall.games.gloomhaven.rules.monster_cards import types_on_map
from emberhall.games.gloomhaven.rules.monster_turn import field_of, what_it_does
from emberhall.games.gloomhaven.rules.movement import enter
from emberhall.games.gloomhaven.rules.preparation import free_starts, scenario_effects
from emberhall.games.gloomhaven.rules.rooms import closed_doors, put_monster
from emberhall.games.gloomhaven.rules.scenarios import hooks_of
from emberhall.games.gloomhaven.rules.special_rules import carry_out, destroy, open_in_round, open_up
from emberhall.games.gloomhaven.rules.touches import moment
from emberhall.games.gloomhaven.rules.turns import others_act
from emberhall.games.gloomhaven.rules.values import hindrance, shield
from emberhall.games.gloomhaven.state import Company, Figure, Item, Obstacle, Setup, Slot, Turn
from emberhall.games.gloomhaven.terms import CONDITION, FOES, HEROES, INERT, STRONG, THIRD
from emberhall.geometry.hexes import Hex, distance
from emberhall.rulebook import rule

from .entries import SCENARIO, SPECIAL
from .positions import Scene, count, happens, hex_of, spot, table
from .test_each_scenario import begun, ended, enemies, looted, slay, standing
from .test_scenarios_41_to_67 import blow, ends_turn, round_ends, turn_starts


def round_starts(game: Scene, number: int) -> None:
    game.state.turn = None
    game.state.round = number
    happens(open_in_round(table(game), "start"))
    happens(moment(table(game), "round_start"))


def round_passes(game: Scene, number: int) -> None:
    game.state.round = number
    round_ends(game)


def came(game: Scene, before: set[int]) -> list[tuple[str, str, Hex]]:
    """The figures that were not there before."""
    found = [figure for id, figure in game.state.figures.items() if id not in before]
    return [(figure.name, str(figure.rank), hex_of(game, figure)) for figure in found]


def opens(game: Scene, door: str, *answers: str) -> None:
    n = [entry.id for entry in scenario(game.state.scenario).doors].index(door)
    game.state.map.doors &= ~(1 << n)
    happens(open_up(table(game), n, game.who("B")), *answers)


# goals: kill all, loot, protect

KILL_ALL = (68, 73, 74, 76, 78, 83, 84, 85, 89, 91, 92, 93, 94)
#: Who comes only later.
LATER = {83: ("flame-demon",)}


@SCENARIO(*(f"{number} goal kill_all" for number in KILL_ALL))
@SCENARIO("73 goal loot_all_goal_chests", "94 goal loot_all_goal_chests")
@rule("GH-OVER-01")
@pytest.mark.parametrize("number", KILL_ALL)
def test_every_enemy_is_dead_and_every_goal_chest_looted(number: int) -> None:
    chests: dict[int, tuple[Hex, ...]] = {73: ((8, -1), (12, -3), (10, -5)), 94: ((2, -9),)}
    game = begun(number)
    slay(game, [figure for figure in enemies(game) if figure.name == "cultist" and number == 83])
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


BOSSES = {
    79: "the-betrayer", 81: "the-colorless", 87: "giant-ooze", 95: "prime-lieutenant",
}  # fmt: skip


@SCENARIO(*(f"{number} goal kill_types" for number in BOSSES))
@pytest.mark.parametrize("number", BOSSES)
def test_the_death_of_the_boss_wins(number: int) -> None:
    game = begun(number)
    slay(game, [foe for foe in enemies(game) if foe.rank != "boss"])
    assert ended(game) == ""
    slay(game, standing(game, BOSSES[number]))
    assert ended(game) == "won"


@SCENARIO("70 goal kill_types")
def test_all_demons_of_the_isle_die() -> None:
    game = begun(70)
    demons = enemies(game)
    assert {figure.name for figure in demons} == {"night-demon", "wind-demon"}
    put_monster(table(game), "living-spirit", "normal", spot(game, -2, -4))
    slay(game, demons[:-1])
    assert ended(game) == ""
    slay(game, demons[-1:])
    assert ended(game) == "won"


@SCENARIO("84 goal protect", "84 loss objective_destroyed", "68 goal protect", "68 loss objective_destroyed")
@pytest.mark.parametrize(("number", "name"), [(84, "crystal"), (68, "tree")])
def test_what_must_stand(number: int, name: str) -> None:
    game = begun(number)
    assert all(met(game.state, goal) for goal in scenario(number).goal[1:])
    happens(destroy(table(game), game.who(name), None))
    assert not any(met(game.state, goal) for goal in scenario(number).goal[1:])
    assert ended(game) == "lost"


#: Where they stand, and their hit points with 2 characters at level 1, 3 at level 1, 4 at level 3.
OBJECTS: dict[tuple[int, str], tuple[tuple[Hex, ...], tuple[int, int, int], int]] = {
    (72, "tree-a"): (((2, 0), (2, 1), (3, 0)), (2 * 4, 3 * 4, 4 * 6), FOES),
    (72, "tree-b"): (((6, 6), (7, 6), (7, 5)), (2 * 4, 3 * 4, 4 * 6), FOES),
    (72, "tree-c"): (((-8, 6), (-7, 6), (-7, 5)), (2 * 4, 3 * 4, 4 * 6), FOES),
    (68, "tree"): (((4, 9), (5, 9), (5, 8)), (17, 17, 17), HEROES),
    (84, "crystal"): (((-1, 3),), (4 + 2 + 2, 4 + 3 + 2, 4 + 4 + 6), HEROES),
}


@SCENARIO(*(f"{number} object {name.replace('-', '_')}" for number, name in OBJECTS))
@rule("GH-SPEC-08")
@pytest.mark.parametrize(("number", "name"), OBJECTS)
@pytest.mark.parametrize(("n", "characters", "level"), [(0, 2, 1), (1, 3, 1), (2, 4, 5)])
def test_objects_and_their_hit_points(number: int, name: str, n: int, characters: int, level: int) -> None:
    hexes, points, side = OBJECTS[number, name]
    game = begun(number, characters, level=level)
    (thing,) = standing(game, name)
    assert sorted(plan_of(number).hexes[at] for at in cells(thing)) == sorted(hexes)
    assert (thing.kind, thing.hp, thing.most, thing.side) == ("objective", points[n], points[n], side)


# treasures

TREASURES: dict[int, tuple[int, Hex, Gift]] = {
    33: (68, (2, 11), Gift("item", items=(19,))),
    6: (70, (-4, -9), Gift("item", items=(39,))),
    20: (74, (-7, 10), Gift("random_item_design")),
    53: (75, (-2, 10), Gift("random_item_design")),
    75: (76, (7, 9), Gift("special", text="cryptogram found (last page of the scenario book)")),
    52: (79, (10, -15), Gift("item", items=(131,))),
    68: (81, (4, 3), Gift("item", items=(130,))),
    62: (82, (3, -14), Gift("item", items=(110, 115))),
    42: (84, (7, 3), Gift("random_item_design")),
    40: (87, (-3, 13), Gift("random_item_design")),
    37: (88, (-15, 12), Gift("checkmarks", amount=1)),
    8: (88, (-8, 12), Gift("checkmarks", amount=1)),
    27: (89, (15, -8), Gift("item", items=(122,))),
    19: (90, (-6, 17), Gift("random_item_design")),
    54: (93, (14, -4), Gift("item", items=(124,))),
}
HARMFUL = (Gift("damage", amount=5), Gift("conditions", conditions=("poison", "wound")))


@rule("GH-LOOT-05", "GH-PAGE-13")
@pytest.mark.parametrize("number", TREASURES)
def test_a_treasure_lies_where_it_is_printed(number: int) -> None:
    page, place, gift = TREASURES[number]
    (entry,) = [treasure for treasure in scenario(page).treasures if treasure.number == number]
    assert entry.gives == (gift,)
    game = begun(page, monsters=False)
    assert loot_hex(table(game), game.character(), spot(game, *place)) == 1
    assert game.character().treasures == [number]


@pytest.mark.parametrize(("number", "place"), [(13, (5, -5)), (43, (-3, -1))])
def test_two_chests_of_the_hideout_are_traps(number: int, place: Hex) -> None:
    (entry,) = [treasure for treasure in scenario(89).treasures if treasure.number == number]
    assert entry.gives == HARMFUL
    game = begun(89, monsters=False)
    game.state.setup = _in_campaign(game)
    assert loot_hex(table(game), game.character(), spot(game, *place)) == 1
    happens(treasures.looted(table(game), game.character()))
    assert (game.hp("B"), game.has("B", "poison"), game.has("B", "wound")) == (5, True, True)


def _in_campaign(game: Scene, *achieved: str) -> Setup:
    return replace(game.state.setup, company=Company(recruits=(), achieved=achieved))


def test_every_treasure_is_listed() -> None:
    found = {entry.number for number in range(68, 96) for entry in scenario(number).treasures}
    assert found == {*TREASURES, 13, 43}


# 70: spirits

DUE = [
    (70, "round_end", (1, 3, 5), [("living-spirit", "n n n", (-2, -4)), ("living-spirit", "- - n", (7, -4))]),
    (70, "round_end", (2, 4, 6), [("living-spirit", "- n n", (-2, -4)), ("living-spirit", "n n n", (7, -4))]),
    (86, "round_start", (1, 3, 5), [("vermling-scout", "n e e", (-1, 3)), ("vermling-scout", "n n e", (-4, -3))]),
    (86, "round_start", (2, 4, 6), [("vermling-scout", "n n e", (-2, 4)), ("vermling-scout", "n e e", (-6, 1))]),
]


@SCENARIO("70 special 1", "70 special 2", "86 special 1", "86 special 2")
@rule("GH-SPEC-01", "GH-SPEC-18")
@pytest.mark.parametrize("characters", [2, 3, 4])
@pytest.mark.parametrize(("number", "on", "rounds", "expected"), DUE)
def test_monsters_appear_in_their_rounds(
    number: int, on: str, rounds: tuple[int, ...], expected: list[tuple[str, str, Hex]], characters: int
) -> None:
    ranks = {"n": "normal", "e": "elite"}
    due = [(name, each.split()[characters - 2], at) for name, each, at in expected]
    for now in rounds:
        game = begun(number, characters, monsters=False)
        game.state.round, game.state.turn = now, None
        before = set(game.state.figures)
        happens(moment(table(game), on))
        assert came(game, before) == [(name, ranks[rank], at) for name, rank, at in due if rank != "-"]


@SCENARIO("70 special 3")
def test_nothing_damages_a_spirit_of_the_isle() -> None:
    game = begun(70, monsters=False)
    spirit = put_monster(table(game), "living-spirit", "normal", spot(game, -2, -4))
    assert spirit is not None
    points = spirit.hp
    assert blow(game, game.who("B"), spirit, 9).dealt == 0
    happens(damage.suffer(table(game), spirit, 9))
    assert spirit.hp == points
    assert gain(table(game), spirit, "stun")


@SCENARIO("70 special 4")
@pytest.mark.parametrize("demon", ["night-demon", "wind-demon", "ooze"])
def test_the_death_of_a_demon_banishes_a_spirit(demon: str) -> None:
    game = begun(70, monsters=False)
    t = table(game)
    first = put_monster(t, "living-spirit", "normal", spot(game, -2, -4))
    second = put_monster(t, "living-spirit", "normal", spot(game, 7, -4))
    assert first is not None
    assert second is not None
    game.state.figures[99] = dead = Figure(
        id=99, kind="monster", name=demon, side=FOES, at=spot(game, 3, -4), hp=1, most=1
    )
    if demon == "ooze":
        happens(hooks_of(game.state).killed(t, dead, dead.at))  # type: ignore[arg-type]
        assert count(game, "living-spirit") == 2
        return
    game.state.figures.pop(99)
    for keep in ("skip", f"target:{second.id}"):
        victim = put_monster(t, demon, "normal", spot(game, 3, -4))
        assert victim is not None
        happens(damage.kill(t, victim, None), keep)
        assert count(game, "living-spirit") == (2 if keep == "skip" else 1)
    assert first.id in game.state.figures


# 72: the trees


@SCENARIO("72 goal destroy", "72 goal kill_types")
@rule("GH-SPEC-08")
def test_the_trees_are_destroyed_and_every_ooze_is_dead() -> None:
    game = begun(72)
    oozes = standing(game, "ooze")
    for tree in ("tree-a", "tree-b", "tree-c"):
        assert ended(game) == ""
        happens(damage.suffer(table(game), game.who(tree), 99))
    assert not any(at in hexes for at in (spot(game, 2, 1), spot(game, 7, 5)) for hexes in _obstacles(game))
    assert ended(game) == ""
    slay(game, oozes)
    assert ended(game) == "won"
    game = begun(72)
    slay(game, standing(game, "ooze"))
    for tree in ("tree-a", "tree-b", "tree-c"):
        happens(damage.suffer(table(game), game.who(tree), 99))
    late = put_monster(table(game), "ooze", "normal", spot(game, 0, 3))
    assert late is not None
    assert ended(game) == ""  # one that was summoned lives
    slay(game, [late])
    assert ended(game) == "won"


def _obstacles(game: Scene) -> list[tuple[int, ...]]:
    return [obstacle.hexes for obstacle in game.state.map.obstacles]


@SCENARIO("72 special 1")
@pytest.mark.parametrize(
    ("characters", "ranks"),
    [(2, ["normal"] * 4), (3, ["normal", "elite", "normal", "elite"]), (4, ["elite"] * 4)],
)
def test_each_round_another_tree_summons_an_ooze(characters: int, ranks: list[str]) -> None:
    game = begun(72, characters, monsters=False)
    for now, tree, rank in zip((1, 2, 3, 4), "abca", ranks, strict=True):
        before = set(game.state.figures)
        round_passes(game, now)
        ((name, grade, _),) = came(game, before)
        (ooze,) = [figure for id, figure in game.state.figures.items() if id not in before]
        assert (name, grade, ooze.summoned) == ("ooze", rank, True)
        near = {to for at in cells(game.who(f"tree-{tree}")) for to in _around(game, at)}
        assert ooze.at in near
        slay(game, [ooze])
    happens(destroy(table(game), game.who("tree-b"), None))
    before = set(game.state.figures)
    round_passes(game, 5)
    assert came(game, before) == []


def _around(game: Scene, at: int) -> tuple[int, ...]:
    return beside(game.state, at)


# 80: the keep


@SCENARIO("80 special 1")
def test_without_a_chest_a_character_fights_badly() -> None:
    game = begun(80)
    guard = standing(game, "city-guard")[0]
    game.character().items = [Item(12)]
    play = Playing(game.who("B"), owner=0)
    game.who("B").hp = 5
    assert blow(game, game.who("B"), guard).disadvantage
    assert usable_items(game.state, play, game.character(), Moment.YOUR_TURN) == []
    game.character().treasures = [0]
    assert not blow(game, game.who("B"), guard).disadvantage
    assert [item.id for item in usable_items(game.state, play, game.character(), Moment.YOUR_TURN)] == [12]
    assert blow(game, game.who("T"), guard).disadvantage  # each needs one


@SCENARIO("80 special 2", "80 goal each_character_loots_goal_chest", "80 goal escape")
def test_everyone_takes_a_chest_to_the_last_room() -> None:
    game = begun(80, monsters=False)
    ends_turn(game, (8, -9))
    assert game.character().treasures == [0]
    assert loot_hex(table(game), game.character(), spot(game, 5, -11)) == 0
    assert loot_hex(table(game), game.character(1), spot(game, 5, -11)) == 1
    last = [at for at, room in plan_of(80).room_of.items() if room == 4]
    assert len(last) == 14
    game.who("B").at, game.who("T").at = last[0], last[1]
    assert ended(game) == "won"
    game.state.won = False
    game.who("T").at = spot(game, 8, -9)
    assert ended(game) == ""
    game.who("T").at, game.character(1).treasures = last[1], []
    assert ended(game) == ""


@SCENARIO("80 loss exhausted_off_tile")
@rule("GH-EXHAUST-05")
def test_exhaustion_outside_the_last_room_of_the_keep_loses() -> None:
    game = begun(80)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == "lost"
    game = begun(80)
    game.who("T").at = next(at for at, room in plan_of(80).room_of.items() if room == 4)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == ""


# 81: the eclipse


@SCENARIO("81 special 1")
def test_light_and_dark_are_strong_every_round() -> None:
    game = begun(81)
    game.state.elements = [1] * 6
    round_starts(game, 2)
    assert game.state.elements == [INERT, INERT, INERT, INERT, STRONG, STRONG]


@SCENARIO("81 special 2", "81 special 3")
@pytest.mark.parametrize(("characters", "n"), [(2, 4), (3, 6), (4, 8)])
def test_the_crystal_and_the_sphere_hurt_the_colorless(characters: int, n: int) -> None:
    game = begun(81, characters, monsters=False)
    boss = game.who("the-colorless")
    ends = (spot(game, 4, 2), spot(game, 4, 3))  # beside the altar, and not
    game.character().treasures = [0, 68, 0]
    for answer, place, dealt in ((f"target:{boss.id}", 1, 0), ("skip", 0, 0), (f"target:{boss.id}", 0, n),
                                 (f"target:{boss.id}", 0, n), (f"target:{boss.id}", 0, 0)):  # fmt: skip
        game.who("B").at = ends[place]
        before = boss.hp
        game.state.phase = "end_turn"
        happens(moment(table(game), "turn_end", game.who("B")), answer)
        assert before - boss.hp == dealt
    assert game.state.notes["broken:0"] == 2


def test_the_chest_with_an_item_is_neither_crystal_nor_sphere() -> None:
    game = begun(81, monsters=False)
    boss = game.who("the-colorless")
    game.character().treasures = [68]
    game.who("B").at = spot(game, 4, 2)
    game.state.phase = "end_turn"
    happens(moment(table(game), "turn_end", game.who("B")), f"target:{boss.id}")
    assert boss.hp == boss.most


@SCENARIO("81 special 4", "81 special 5")
@SPECIAL("the-colorless 1", "the-colorless 2")
@pytest.mark.parametrize(
    ("special", "element", "demon", "ranks"),
    [(1, 5, "night-demon", ("normal", "normal", "elite")), (2, 4, "sun-demon", ("normal", "elite", "elite"))],
)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_specials_of_the_colorless(
    special: int, element: int, demon: str, ranks: tuple[str, ...], characters: int
) -> None:
    game = begun(81, characters, monsters=False)
    boss = game.who("the-colorless")
    boss.hp = 5
    game.state.elements[element] = STRONG
    game.state.monsters["the-colorless"].card = "the-colorless:575" if special == 1 else "the-colorless:572"
    assert len(what_it_does(game.state, boss)) == special + 1
    game.state.turn = Turn(Slot(11, monsters="the-colorless"), [], boss.id)
    happens(others_act(table(game)))
    (summoned,) = standing(game, demon)
    assert (summoned.rank, game.state.elements[element]) == (ranks[characters - 2], INERT)
    if special == 1:
        assert game.has("the-colorless", "invisible")
        assert boss.hp == 5
    else:
        assert (boss.hp, shield(game.state, boss)) == (9, 1)


# 83: the altar


@SCENARIO("83 special 1", "83 special 2", "83 special 4")
def test_the_altar_hurts_the_party_and_heals_monsters() -> None:
    game = begun(83, monsters=False)
    cultist = put_monster(table(game), "cultist", "normal", spot(game, -5, 15))
    assert cultist is not None
    for place, hurt in (((-5, 15), 1), ((-5, 16), 1), ((-3, 14), 0)):
        game.who("B").at, before = spot(game, *place), game.hp("B")
        turn_starts(game, game.who("B"))
        assert before - game.hp("B") == hurt
        cultist.at, cultist.hp = spot(game, *place), 1
        turn_starts(game, cultist)
        assert cultist.hp == 1 + hurt
    slay(game, [cultist])
    for place, hurt in (((-5, 16), 3), ((-3, 14), 2)):
        game.who("B").at, before = spot(game, *place), game.hp("B")
        turn_starts(game, game.who("B"))
        assert before - game.hp("B") == hurt


@SCENARIO("83 special 3", "83 special 5")
@pytest.mark.parametrize(
    ("characters", "demons"),
    [(2, {((-6, 17), "elite")}), (3, {((-6, 17), "elite"), ((-4, 17), "normal")}),
     (4, {((-6, 17), "elite"), ((-4, 17), "elite")})],
)  # fmt: skip
def test_the_demons_come_when_the_last_cultist_is_dead(characters: int, demons: set[tuple[Hex, str]]) -> None:
    game = begun(83, characters)
    *others, last = standing(game, "cultist")
    slay(game, others)
    assert count(game, "flame-demon") == 0
    round_starts(game, 3)
    assert game.state.elements[0] == INERT
    slay(game, [last])
    assert {(hex_of(game, figure), figure.rank) for figure in standing(game, "flame-demon")} == demons
    round_starts(game, 4)
    assert game.state.elements[0] == STRONG
    game = begun(83, characters, whole=False)
    slay(game, standing(game, "cultist"))
    assert count(game, "flame-demon") == 0  # there are more behind the doors


# 84: the crystal


@SCENARIO("84 special 1")
@rule("GH-SPEC-11")
def test_monsters_want_the_crystal() -> None:
    game = begun(84)
    crystal = game.who("crystal")
    demon = standing(game, "earth-demon")[0]
    assert crystal in foes_of(game.state, demon)
    assert crystal not in allies(game.state, game.who("B"))
    assert hooks_of(game.state).first_focus(game.state, demon) is crystal
    assert hooks_of(game.state).first_focus(game.state, game.who("B")) is None


@SCENARIO("84 special 2")
def test_twice_a_card_saves_the_crystal() -> None:
    game = begun(84)
    crystal = game.who("crystal")
    for n, (answer, left) in enumerate((("lose_card:3", 8), ("suffer", 5), ("lose_card:4", 5), ("lose_card:5", 2))):
        happens(damage.suffer(table(game), crystal, 3), answer)
        assert crystal.hp == left, n
    assert list(game.character().hand) == ["5", "6"]


@SCENARIO("84 special 3")
@rule("GH-SPEC-05")
def test_the_walls_of_the_cave_fall_by_themselves() -> None:
    game = begun(84, whole=False)
    open_now = {1: "", 3: "", 4: "bb", 5: "bb", 6: "bbcc", 8: "bbcc", 9: "bbccd"}
    for number, labels in open_now.items():
        round_starts(game, number)
        doors = scenario(84).doors
        assert "".join(door.label for n, door in enumerate(doors) if game.state.map.doors >> n & 1) == labels
    assert game.state.map.rooms == 0b1111


# 85 and 91 to 93: sides and starts


@SCENARIO("85 side sun-demon", "91 side living-spirit", "92 side city-guard", "92 side city-archer")
@SCENARIO("91 side cave-bear", "91 side hound")
@rule("GH-TERM-12")
@pytest.mark.parametrize(
    ("number", "sides"),
    [(85, {"sun-demon": THIRD, "night-demon": FOES}), (91, {"cave-bear": HEROES, "hound": HEROES,
     "living-spirit": THIRD, "bandit-guard": FOES}), (92, {"inox-guard": FOES})],
)  # fmt: skip
def test_who_fights_whom(number: int, sides: dict[str, int]) -> None:
    game = begun(number)
    for name, side in sides.items():
        assert {figure.side for figure in standing(game, name)} == {side}


@SCENARIO("85 special 1")
@pytest.mark.parametrize(("achieved", "light", "dark"), [(True, STRONG, INERT), (False, 1, 1)])
def test_the_blessed_have_light(achieved: bool, light: int, dark: int) -> None:
    game = begun(85)
    game.state.elements = [1] * 6
    game.state.setup = _in_campaign(game, *(["sun-blessed"] if achieved else ["grave-job"]))
    round_starts(game, 1)
    assert game.state.elements == [1, 1, 1, 1, light, dark]
    game = begun(85)
    game.state.elements = [1] * 6
    round_starts(game, 1)
    assert game.state.elements == [1] * 6  # nobody is blessed outside a campaign


@SCENARIO("85 start split_start")
def test_half_of_the_party_starts_in_each_part_of_the_temple() -> None:
    game = begun(85, 3, whole=False)
    rooms = [plan_of(85).room_of[at] for at in free_starts(game.state)]
    assert rooms.count(0) + rooms.count(1) == len(rooms)
    game.who("B").at, game.who("T").at = spot(game, 2, 2), spot(game, 1, 3)
    game.state.figures.pop(game.who("S").id)
    assert {plan_of(85).room_of[at] for at in free_starts(game.state)} == {1}


@SCENARIO("92 special 1", "92 loss monster_killed")
@pytest.mark.parametrize(
    ("characters", "ranks"),
    [(2, ("normal", "normal", "normal")), (3, ("elite", "normal", "normal")), (4, ("elite", "elite", "normal"))],
)
def test_the_watch_comes_and_must_live(characters: int, ranks: tuple[str, ...]) -> None:
    game = begun(92, characters, whole=False)
    before = set(game.state.figures)
    assert not before & {figure.id for figure in standing(game, "city-guard")}
    opens(game, "d1")
    watch = {entry[2]: entry[:2] for entry in came(game, before) if entry[0].startswith("city")}
    assert watch == {
        (0, 1): ("city-archer", ranks[0]),
        (1, 0): ("city-guard", ranks[1]),
        (1, 1): ("city-guard", ranks[2]),
    }
    assert {figure.side for figure in standing(game, "city-guard")} == {THIRD}
    slay(game, standing(game, "city-guard")[:1])
    assert ended(game) == "lost"


# 86: the village


@SCENARIO("86 ally villager")
@pytest.mark.parametrize(("characters", "level", "hp"), [(2, 1, 4), (4, 5, 6)])
def test_the_villagers(characters: int, level: int, hp: int) -> None:
    game = begun(86, characters, level=level)
    people = standing(game, "villager")
    assert len(people) == 11
    assert {(figure.hp, figure.kind, figure.side) for figure in people} == {(hp, "bystander", HEROES)}
    assert not set(map(id, people)) & set(map(id, allies(game.state, game.who("B"))))
    assert people[0] in foes_of(game.state, standing(game, "cave-bear")[0])


@SCENARIO("86 goal escort_reach", "86 loss npc_killed")
def test_seven_villagers_are_saved_before_five_are_killed() -> None:
    game = begun(86, monsters=False)
    people = standing(game, "villager")
    for figure in people[:6]:
        happens(enter(table(game), figure, spot(game, -16, 5), over=False))
        assert figure.id not in game.state.figures
        assert ended(game) == ""
    happens(enter(table(game), people[6], spot(game, -17, 5), over=False))
    assert ended(game) == "won"
    game = begun(86, monsters=False)
    people = standing(game, "villager")
    slay(game, people[:4])
    assert ended(game) == ""
    slay(game, people[4:5])
    assert ended(game) == "lost"


def test_a_villager_walks_three_hexes_towards_safety() -> None:
    game = begun(86, monsters=False)
    villager = next(figure for figure in standing(game, "villager") if hex_of(game, figure) == (-9, -1))
    game.state.turn = Turn(Slot(99, ally="villager"), [], villager.id)
    before = villager.at
    happens(others_act(table(game)))
    left = ground(game.state).apart(spot(game, -16, 5))
    assert left[before] - left[villager.at] == 3


@SCENARIO("86 special 3")
@pytest.mark.parametrize(
    ("characters", "lurkers"),
    [(2, {(-16, -1): "elite"}), (3, {(-16, -1): "elite", (-16, 0): "normal"}),
     (4, {(-16, -1): "elite", (-15, -1): "normal", (-16, 0): "normal"})],
)  # fmt: skip
def test_lurkers_come_once_a_villager_is_saved(characters: int, lurkers: dict[Hex, str]) -> None:
    game = begun(86, characters, monsters=False)
    round_passes(game, 1)
    assert count(game, "lurker") == 0
    happens(enter(table(game), standing(game, "villager")[0], spot(game, -16, 5), over=False))
    assert count(game, "lurker") == 0
    round_passes(game, 2)
    assert {hex_of(game, figure): figure.rank for figure in standing(game, "lurker")} == lurkers
    round_passes(game, 3)
    assert count(game, "lurker") == len(lurkers)


# 87: the cove


@SCENARIO("87 special 1")
@pytest.mark.parametrize(("dead", "armour"), [(0, 9), (1, 7), (3, 3), (4, 1), (6, 1)])
def test_each_ooze_that_dies_takes_armour_away(dead: int, armour: int) -> None:
    game = begun(87, monsters=False)
    boss = game.who("giant-ooze")
    assert boss.most == 9 * 2
    for n in range(dead):
        ooze = put_monster(table(game), "ooze", "normal", spot(game, -1, 1) if n % 2 else spot(game, -2, 1))
        assert ooze is not None
        slay(game, [ooze])
    assert shield(game.state, boss) == armour  # its kind has 1 at level 1


@SCENARIO("87 special 2")
def test_the_waters_protect_each_character_once() -> None:
    game = begun(87, monsters=False)
    ooze = put_monster(table(game), "ooze", "normal", spot(game, -1, 1))
    imp = put_monster(table(game), "black-imp", "normal", spot(game, -2, 1))
    assert ooze is not None
    assert imp is not None
    water, other = spot(game, -8, 13), spot(game, 3, 8)
    ends_turn(game, (-8, 13))
    assert water not in game.state.map.difficult
    assert not gain(table(game), game.who("B"), "poison")
    assert gain(table(game), game.who("T"), "poison")
    assert blow(game, ooze, game.who("B"), 3).dealt == 1
    assert blow(game, imp, game.who("B"), 3).dealt == 3
    assert blow(game, ooze, game.who("T"), 2).dealt == 3
    game.who("B").at, game.state.phase = other, "end_turn"
    game.state.turn = Turn(Slot(50, character=0), [], game.who("B").id)
    happens(moment(table(game), "turn_end", game.who("B")))
    assert other in game.state.map.difficult
    game.who("T").at, game.state.turn = water, Turn(Slot(50, character=1), [], game.who("T").id)
    happens(moment(table(game), "turn_end", game.who("T")))  # the water there has been used
    assert "clean:1" not in game.state.notes


# 89: vipers


@SCENARIO("89 special 1")
def test_cultists_of_the_hideout_summon_vipers() -> None:
    game = begun(89, monsters=False)
    cultist = put_monster(table(game), "cultist", "normal", spot(game, 1, 6))
    assert cultist is not None
    before = set(game.state.figures)
    game.state.monsters["cultist"].card = "cultist:609"
    game.state.turn = Turn(Slot(63, monsters="cultist"), [], cultist.id)
    happens(others_act(table(game)))
    assert [entry[:2] for entry in came(game, before)] == [("giant-viper", "elite")]


# 68: the moor


@SCENARIO("68 special 1")
def test_the_tree_withers() -> None:
    game = begun(68, whole=False)
    for _ in range(3):
        round_ends(game)
    assert "tree" not in game.drawn
    opens(game, "d1")
    (tree,) = standing(game, "tree")
    assert (tree.hp, tree.most) == (11, 17)
    round_ends(game)
    assert tree.hp == 9  # there are drakes on M1b
    slay(game, [figure for figure in standing(game, "rending-drake") if plan_of(68).room_of[figure.at] == 1])
    round_ends(game)
    assert tree.hp == 9
    happens(damage.suffer(table(game), tree, 5))
    assert tree.hp == 9
    assert not gain(table(game), tree, "poison")
    imp = standing(game, "black-imp")[0]
    assert tree not in foes_of(game.state, imp)
    game.who("B").at = next(at for at in beside(game.state, tree.at) if at not in cells(tree))
    play = Playing(game.who("B"), "1", 0)
    happens(BOOK.do(table(game), play, fx.Heal(3, range=1)), f"target:{tree.id}")
    assert tree.hp == 12
    happens(BOOK.do(table(game), play, fx.Heal(3, who=fx.Figures("allies", within=1, near="you"))))
    assert tree.hp == 15


@SCENARIO("68 special 1")
def test_a_tree_that_nobody_has_seen_falls_after_nine_rounds() -> None:
    game = begun(68, whole=False)
    for _ in range(8):
        round_ends(game)
    assert ended(game) == ""
    round_ends(game)
    assert ended(game) == "lost"
    game = begun(68)
    (tree,) = standing(game, "tree")
    tree.hp = 2
    round_ends(game)
    assert ended(game) == "lost"


@SCENARIO("68 special 2")
@rule("GH-TILE-11")
def test_water_hurts_the_poisoned() -> None:
    game = begun(68, monsters=False)
    water = spot(game, 0, -1)
    for conditions, hurt in (((), 0), (("poison",), 3)):
        before = game.hp("B")
        for condition in conditions:
            gain(table(game), game.who("B"), condition)
        happens(enter(table(game), game.who("B"), water, over=False))
        assert before - game.hp("B") == hurt
        assert water in game.state.map.difficult
    assert water in hooks_of(game.state).perils(game.state, game.who("B"))
    imp = put_monster(table(game), "black-imp", "normal", spot(game, 1, -1))
    assert imp is not None
    gain(table(game), imp, "poison")
    points = imp.hp
    happens(enter(table(game), imp, water, over=False))
    assert imp.hp == points


# 69 and 88: what is carried


@SCENARIO("69 start give_token", "69 goal carry", "69 special 1", "69 special 2")
@rule("GH-LOOT-01")
def test_the_doll_goes_from_hand_to_hand() -> None:
    game = begun(69, monsters=False)
    happens(scenario_effects(table(game)), f"target:{game.who('T').id}")
    assert (game.character(0).treasures, game.character(1).treasures) == ([], [0])
    play = Playing(game.who("B"), "1", 0)
    game.who("T").at, game.who("B").at = spot(game, -2, -3), spot(game, -2, 0)
    happens(BOOK.do(table(game), play, fx.Loot(2)))
    assert game.character(1).treasures == [0]  # three hexes away
    happens(BOOK.do(table(game), play, fx.Loot(3)))
    assert (game.character(0).treasures, game.character(1).treasures) == ([0], [])
    assert ended(game) == ""
    game.who("T").at = spot(game, 3, 3)
    assert ended(game) == ""  # beside the well, but without it
    game.who("B").at = spot(game, 1, 4)
    assert ended(game) == "won"
    game.state.won = False
    damage.exhaust(table(game), game.character())
    assert game.character().treasures == []
    assert game.state.map.treasures == {spot(game, 1, 4): 0}
    assert ended(game) == ""
    assert loot_hex(table(game), game.character(1), spot(game, 1, 4)) == 1
    assert ended(game) == "won"


@SCENARIO("69 special 3", "69 special 4")
@rule("GH-TILE-11")
@pytest.mark.parametrize(
    ("characters", "scout", "shaman"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
def test_vermlings_and_traps_appear_behind_the_party(characters: int, scout: str, shaman: str) -> None:
    game = begun(69, characters, monsters=False)
    game.who("T").at, points = spot(game, -3, 2), game.hp("T")
    before = set(game.state.figures)
    opens(game, "d3")
    ranks = [entry[:2] for entry in came(game, before) if entry[0].startswith("vermling")]
    assert ranks == [("vermling-scout", scout)] * 2 + [("vermling-shaman", shaman)]
    assert points - game.hp("T") == 3
    assert {at: trap.damage for at, trap in game.state.map.traps.items() if at == spot(game, -4, 2)} == {
        spot(game, -4, 2): 3
    }
    assert spot(game, -3, 2) not in game.state.map.traps


@SCENARIO("88 goal carry", "88 special 2", "88 special 3", "88 start move_penalty")
@rule("GH-SETUP-02")
def test_the_claw_of_the_king() -> None:
    game = begun(88, monsters=False)
    king = game.who("lurker-king")
    place = spot(game, -8, 12)  # where another treasure lies
    king.at = place
    coins = dict(game.state.map.coins)
    slay(game, [king])
    (lying,) = [at for at, number in game.state.map.treasures.items() if number == 0]
    assert lying in beside(game.state, place)
    assert game.state.map.coins == coins
    play = Playing(game.who("B"), owner=0)
    assert _reach(game) == 2  # Move 3, one less here
    assert loot_hex(table(game), game.character(), lying) == 1
    assert _reach(game) == 0
    game.state.characters[0].perks = [n for n, perk in enumerate(CLASSES["brute"].perks) if perk.ignore == "scenario"]
    assert hindrance(game.state, play.actor) == (2 if game.state.characters[0].perks else 3)
    game.who("B").at = spot(game, -12, 11)
    assert ended(game) == "won"


def _reach(game: Scene) -> int:
    """How far the Brute gets with Move 3."""
    return max(0, 3 - hindrance(game.state, game.who("B")))


@SCENARIO("88 special 1")
@pytest.mark.parametrize(
    ("initiative", "start", "end", "hurt"),
    [(11, (-9, 9), (-8, 8), 0), (28, (-10, 9), (-10, 8), 0), (28, (-9, 9), (-9, 9), 3), (28, (-9, 7), (-9, 7), 0)],
)  # in front of stalagmites it is stuck; behind them it is sheltered
def test_the_current(initiative: int, start: Hex, end: Hex, hurt: int) -> None:
    game = begun(88, monsters=False)
    (card,) = {id for id, card in ABILITY.items() if card.initiative == initiative and card in DECKS["lurker"]} or {0}
    assert card
    game.state.monsters["lurker"].card = f"lurker:{card}"
    game.who("B").at, game.who("B").hp = spot(game, *start), 9
    game.character().hand.cards = []
    round_ends(game)
    assert (hex_of(game, game.who("B")), 9 - game.hp("B")) == (end, hurt)


# 76: the hive


@SCENARIO("76 start discard_cards")
@rule("GH-SETUP-02")
def test_everyone_discards_three_cards() -> None:
    game = begun(76)
    happens(scenario_effects(table(game)), "pick_card:4", "pick_card:5")
    assert list(game.character().discard) == ["4", "5", "3"]
    assert list(game.character().hand) == ["6"]


@SCENARIO("76 goal reveal_all_rooms")
def test_every_room_of_the_hive_is_revealed() -> None:
    game = begun(76, whole=False)
    assert not met(game.state, scenario(76).goal[0])
    assert met(begun(76).state, scenario(76).goal[0])


@SCENARIO("76 object wall", "76 special 1", "76 special 2", *(f"76 locked d{n}" for n in range(1, 24)))
@rule("GH-SPEC-09", "GH-SPEC-05")
def test_a_wall_falls_and_stuns() -> None:
    game = begun(76, 4, level=5, whole=False)
    walls = standing(game, "wall")
    assert sorted(hex_of(game, wall) for wall in walls) == [(2, 3), (3, 1)]
    assert {(wall.hp, wall.side) for wall in walls} == {(4 + 2, FOES)}
    bones = put_monster(table(game), "living-bones", "normal", spot(game, 1, 3))
    assert bones is not None
    assert walls[0] not in foes_of(game.state, bones)
    assert walls[0] in foes_of(game.state, game.who("B"))
    wall = next(wall for wall in walls if hex_of(game, wall) == (2, 3))
    happens(damage.suffer(table(game), wall, 6))
    assert game.state.map.rooms == 0b11
    stunned = [figure for figure in enemies(game) if figure.conditions & CONDITION["stun"]]
    assert set(map(id, stunned)) == {id(f) for f in enemies(game) if f.at in beside(game.state, spot(game, 2, 3))}
    assert bones in stunned
    assert len(standing(game, "wall")) == 1 + 5


def test_summons_leave_walls_alone() -> None:
    game = begun(76, whole=False)
    wall = standing(game, "wall")[0]
    summon = Figure(id=99, kind="summon", name="rat-swarm", side=HEROES, at=spot(game, 1, 1), hp=3, most=3, owner=0)
    game.state.figures[99] = summon
    assert wall in foes_of(game.state, summon)
    assert field_of(game.state, summon).number(wall.id) is None


# 77: the vault


@SCENARIO("77 goal loot_all_goal_chests", "77 goal kill_types")
def test_both_chests_are_looted_and_every_guard_is_dead() -> None:
    game = begun(77)
    looted(game, (-9, 9), (5, 9))
    slay(game, standing(game, "city-guard")[1:])
    assert ended(game) == ""
    slay(game, standing(game, "city-guard"))
    assert ended(game) == "won"
    game = begun(77)
    looted(game, (-9, 9))
    slay(game, standing(game, "city-guard"))
    assert ended(game) == ""


@SCENARIO("77 loss monster_on_plate")
@pytest.mark.parametrize(("name", "place", "end"), [
    ("city-guard", (-5, 14), "lost"), ("city-guard", (-4, 14), "lost"), ("city-guard", (-4, 13), ""),
    ("hound", (-4, 14), ""),
])  # fmt: skip
def test_a_guard_on_a_plate_raises_the_alarm(name: str, place: Hex, end: str) -> None:
    game = begun(77)
    standing(game, name)[0].at = spot(game, *place)
    assert ended(game) == end


@SCENARIO("77 special 1", "77 special 2")
def test_guards_run_two_hexes_and_do_the_rest_of_their_card() -> None:
    game = begun(77, whole=False, monsters=False)
    guard = put_monster(table(game), "city-guard", "normal", spot(game, 0, 6))
    assert guard is not None
    game.who("B").at = spot(game, 1, 6)
    game.state.monsters["city-guard"].card = next(
        f"city-guard:{card.id}" for card in DECKS["guard"] if card.initiative == 50
    )  # Move +0, Attack +0
    game.state.turn = Turn(Slot(50, monsters="city-guard"), [], guard.id)
    game.character().hand.cards = []
    before = _to_plate(guard.at)
    happens(others_act(table(game)))
    assert before - _to_plate(guard.at) == 2
    assert game.state.map.rooms & 0b10  # it went through door 1 and opened it
    game.who("B").at, points = beside(game.state, guard.at)[0], game.hp("B")
    assert what_it_does(game.state, guard)[0] == fx.Move(0, own=True)
    guard.conditions |= CONDITION["immobilize"]
    happens(others_act(table(game)))
    assert points - game.hp("B") == 2  # it cannot run, but attacks


def _to_plate(at: int) -> int:
    whole = ground_of(77, 0b1111, 0b111)
    return min(whole.apart(plan_of(77).index[plate])[at] for plate in ((-5, 14), (-4, 14)))


@SCENARIO("77 special 3", "77 special 4")
@pytest.mark.parametrize(
    ("chest", "place", "ranks"),
    [((-9, 9), (-5, 8), ("normal", "elite", "elite")), ((5, 9), (2, 8), ("normal", "normal", "elite"))],
)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_each_chest_brings_a_guard(chest: Hex, place: Hex, ranks: tuple[str, ...], characters: int) -> None:
    game = begun(77, characters, monsters=False)
    before = set(game.state.figures)
    happens(treasures.looted(table(game), game.character()))
    assert came(game, before) == []
    looted(game, chest)
    for _ in range(2):
        happens(treasures.looted(table(game), game.character()))
    assert came(game, before) == [("city-guard", ranks[characters - 2], place)]


# 82: the mountain


@SCENARIO("82 special 1", *(f"82 locked d{n}" for n in range(1, 7)))
@rule("GH-SPEC-05")
def test_each_elite_that_dies_opens_the_next_door() -> None:
    game = begun(82, whole=False, monsters=False)
    doors = scenario(82).doors
    for n, labels in enumerate(("a", "ab", "abc", "abcd", "abcde", "abcdef")):
        for rank in ("normal", "elite"):
            demon = put_monster(table(game), "flame-demon", rank, spot(game, -1, -1))  # type: ignore[arg-type]
            assert demon is not None
            slay(game, [demon])
            opened = sorted(door.label for k, door in enumerate(doors) if game.state.map.doors >> k & 1)
            assert "".join(opened) == (labels if rank == "elite" else labels[:n])


@SCENARIO("82 goal loot_treasure", "82 goal any_of", "82 special 2", "82 loss any")
def test_an_item_is_given_up_or_carried_home() -> None:
    game = begun(82, monsters=False)
    game.who("B").at = spot(game, 1, -9)
    game.state.phase = "end_turn"
    happens(moment(table(game), "turn_end", game.who("B")), "pick_item:115")
    assert ended(game) == ""  # the chest is not looted
    looted(game, (3, -14))
    assert ended(game) == ""
    happens(moment(table(game), "turn_end", game.who("B")), "skip")
    assert ended(game) == ""
    happens(moment(table(game), "turn_end", game.who("B")), "pick_item:115")
    assert ended(game) == "won"
    assert (game.state.notes["given-up"], game.state.notes["conclusion_a"]) == (115, 1)
    assert "conclusion_b" not in game.state.notes
    game = begun(82, monsters=False)
    looted(game, (3, -14))
    game.who("T").at = spot(game, -4, -3)
    assert ended(game) == ""
    game.who("T").at = spot(game, -5, 0)
    assert ended(game) == "won"
    assert game.state.notes["conclusion_b"] == 1
    game = begun(82, monsters=False)
    looted(game, (3, -14))
    game.state.lost = True
    finish(table(game))
    assert game.character().treasures == []


# 95: what is due


@SCENARIO("95 start tokens", "95 special 1", "95 locked d3")
@rule("GH-SPEC-05")
def test_four_of_six_tokens_unlock_the_door() -> None:
    game = begun(95, monsters=False)
    game.state.map.doors = 0b011
    chests = [(1, 8), (3, 8), (5, 6), (7, -9), (11, -9), (10, -7)]
    assert [game.state.map.treasures[spot(game, *place)] for place in chests] == [0] * 6
    assert not any(note.startswith("token") for note in game.state.notes)  # nobody knows the numbers
    found = set()
    for place in chests:
        assert closed_doors(game.state) == ([2] if found >= {1, 2, 3, 4} else [])
        looted(game, place)
        happens(treasures.looted(table(game), game.character()))
        found = {n for n in range(1, 7) if game.state.notes.get(f"token:{n}")}
    assert found == {1, 2, 3, 4, 5, 6}
    assert closed_doors(game.state) == [2]


@SCENARIO("95 special 2")
@pytest.mark.parametrize(
    ("number", "demon", "ranks"),
    [(1, "flame-demon", ("normal", "elite", "elite")), (2, "earth-demon", ("normal", "normal", "elite"))],
)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_demons_come_until_the_tokens_are_found(
    number: int, demon: str, ranks: tuple[str, ...], characters: int
) -> None:
    game = begun(95, characters, monsters=False)
    game.state.notes |= {"token:1": 1, "token:2": 1, "token:3": 1, "token:5": 1}
    before = set(game.state.figures)
    round_passes(game, number)
    ((name, rank, place),) = came(game, before)
    assert (name, rank) == (demon, ranks[characters - 2])
    assert distance(place, (-1, 1)) == 1
    assert plan_of(95).room_of[spot(game, *place)] == 0
    game.state.notes["token:4"] = 1
    before = set(game.state.figures)
    round_passes(game, number)
    assert came(game, before) == []


@SCENARIO("95 special 3")
@pytest.mark.parametrize(("level", "hurt"), [(1, 2), (5, 4)])
def test_water_hurts_whoever_ends_a_turn_in_it(level: int, hurt: int) -> None:
    game = begun(95, monsters=False, level=level)
    game.character().hand.cards = []
    demon = put_monster(table(game), "earth-demon", "elite", spot(game, 5, 4))
    flame = put_monster(table(game), "flame-demon", "elite", spot(game, 5, 5))
    assert demon is not None
    assert flame is not None
    game.who("B").at = spot(game, 5, 6)
    for figure, less in ((demon, hurt), (flame, 0), (game.who("B"), hurt)):
        points = figure.hp
        game.state.phase = "end_turn"
        happens(moment(table(game), "turn_end", figure))
        assert points - figure.hp == less


@SCENARIO("95 object boulder")
@rule("GH-SPEC-08", "GH-SPEC-09")
@pytest.mark.parametrize(("characters", "level", "points"), [(2, 1, 4), (3, 1, 4), (4, 5, 6)])
def test_boulders_can_be_destroyed(characters: int, level: int, points: int) -> None:
    game = begun(95, characters, level=level)
    boulders = standing(game, "boulder")
    assert {hex_of(game, figure) for figure in boulders} == {(6, -8), (5, -6), (7, -7), (9, -8), (11, -8)}
    assert {(figure.hp, figure.side, figure.also) for figure in boulders} == {(points, FOES, ())}
    (first, *_) = boulders
    at = first.at
    happens(damage.suffer(table(game), first, points))
    assert not any(at in obstacle.hexes for obstacle in game.state.map.obstacles)


# 74: the ship


@SCENARIO("74 start remove_overlays")
@pytest.mark.parametrize(("characters", "wet"), [(2, 12), (3, 10), (4, 12)])
def test_three_characters_have_less_water(characters: int, wet: int) -> None:
    game = begun(74, characters, whole=False)
    happens(scenario_effects(table(game)))
    assert len(game.state.map.difficult) == wet
    assert (spot(game, -3, 0) in game.state.map.difficult) is (wet == 12)


@SCENARIO("74 special 1", "74 loss water_cannot_be_placed")
@pytest.mark.parametrize(("characters", "rises", "sinks"), [(2, (2, 4), 6), (3, (1, 2), 3), (4, (1, 2), 3)])
def test_the_water_rises_until_the_ship_sinks(characters: int, rises: tuple[int, int], sinks: int) -> None:
    game = begun(74, characters)
    for number in range(1, sinks):
        before = len(game.state.map.difficult)
        round_passes(game, number)
        assert len(game.state.map.difficult) - before == (number in rises)
        assert ended(game) == ""
    assert {spot(game, -1, 0), spot(game, -2, 0)} <= set(game.state.map.difficult)  # the last dry hexes of tile B1a
    round_passes(game, sinks)
    assert ended(game) == "lost"


@SCENARIO("74 special 2")
def test_one_bucket_at_a_time() -> None:
    game = begun(74, monsters=False)
    water = spot(game, 0, 0)
    game.who("B").at = water
    character = game.character()
    happens(carry_out(table(game), hooks_of(game.state).loots(table(game), character, 0)), "skip")
    assert water in game.state.map.difficult
    happens(carry_out(table(game), hooks_of(game.state).loots(table(game), character, 0)), "at:0,0")
    assert water not in game.state.map.difficult
    wet = len(game.state.map.difficult)
    happens(carry_out(table(game), hooks_of(game.state).loots(table(game), character, 1)))
    assert len(game.state.map.difficult) == wet  # it carries one
    game.who("B").at, game.state.phase = spot(game, 0, 3), "end_turn"
    happens(moment(table(game), "turn_end", game.who("B")))
    game.who("B").at = water
    happens(carry_out(table(game), hooks_of(game.state).loots(table(game), character, 1)), "at:0,-1")
    assert len(game.state.map.difficult) == wet - 1


@SCENARIO("74 special 3", "74 special 4", "74 locked d1", "74 locked d2")
@rule("GH-SPEC-01", "GH-SPEC-05")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_terrors_come_when_the_doors_of_the_ship_open(characters: int) -> None:
    game = begun(74, characters, whole=False, monsters=False)
    expected: dict[int, list[tuple[str, Hex]]] = {
        3: [[("normal", (0, -3))], [("elite", (0, -3))], [("normal", (-1, -3)), ("normal", (1, -3))]][characters - 2],
        6: [("elite" if characters == 4 else "normal", place) for place in ((-6, 2), (1, 2))],
    }
    for number in range(1, 7):
        game.state.round, game.state.turn = number, None
        before = set(game.state.figures)
        happens(open_in_round(table(game), "end"))
        terrors = [entry[1:] for entry in came(game, before) if entry[0] == "deep-terror"]
        assert terrors == expected.get(number, [])
    assert game.state.map.rooms == 0b111


# 75: the graves


GRAVES = {"a": ((2, 2), (-2, 8), (-6, 8), (-8, 5)), "b": ((0, 0), (-3, 4), (-5, 10), (-9, 10)), "c": ((-5, 0),)}
RISING = {
    "a": ("living-corpse", ("normal", "normal", "elite")),
    "b": ("living-corpse", ("normal", "elite", "elite")),
    "c": ("bloated-regent", ("boss", "boss", "boss")),
}


@SCENARIO("75 special 2", "75 special 3", "75 special 4", "75 object grave_a", "75 object grave_b", "75 object grave_c")
@pytest.mark.parametrize("letter", GRAVES)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_who_lies_in_the_graves(letter: str, characters: int) -> None:
    name, ranks = RISING[letter]
    for place in GRAVES[letter]:
        game = begun(75, characters, monsters=False)
        before = set(game.state.figures)
        at = spot(game, *place)
        for n in range(1 + characters):
            assert came(game, before) == [], n
            happens(carry_out(table(game), hooks_of(game.state).dug(table(game), game.who("B"), at)))
        ((risen, rank, _),) = came(game, before)
        assert (risen, rank) == (name, ranks[characters - 2])


@SCENARIO("75 special 1")
@rule("GH-MOVE-01")
def test_digging_costs_movement() -> None:
    game = begun(75, monsters=False)
    game.who("B").at = spot(game, 3, 2)
    game.do("use_default:1:bottom", "dig:2,2", "dig:2,2")
    assert game.state.notes[f"dug:{spot(game, 2, 2)}"] == 2
    assert game.offers("dig:") == []  # Move 2 is spent
    game = begun(75, monsters=False)
    game.who("B").at = spot(game, 4, 2)
    game.do("use_default:1:bottom")
    assert game.offers("dig:") == []
    game.do("move_to:3,2")
    assert game.offers("dig:") == ["dig:2,2"]


@SCENARIO("75 goal dig", "75 goal kill_types")
def test_nine_graves_and_the_regent() -> None:
    game = begun(75, monsters=False)
    every = [spot(game, *place) for places in GRAVES.values() for place in places]
    for at in every[:-1]:
        game.state.notes[f"dug:{at}"] = 3
    game.state.notes["killed:bloated-regent"] = 1
    game.state.notes[f"dug:{every[-1]}"] = 2
    assert ended(game) == ""
    game.state.notes[f"dug:{every[-1]}"] = 3
    del game.state.notes["killed:bloated-regent"]
    assert ended(game) == ""
    regent = put_monster(table(game), "bloated-regent", "boss", spot(game, -5, 1))
    assert regent is not None
    assert regent.most == 10  # half of 10 for each of 2 characters, at level 1
    slay(game, [regent])
    assert ended(game) == "won"


# 90: the rift


@SCENARIO("90 special 1", "90 locked d1")
@rule("GH-DOOR-03")
def test_characters_go_from_altar_to_altar() -> None:
    game = begun(90, whole=False, monsters=False)
    game.who("B").at = spot(game, 2, 2)
    assert closed_doors(game.state) == []
    game.do("use_default:1:bottom")
    assert {"-1,8", "-3,8", "-2,9", "-3,9"} <= game.moves
    game.do("move_to:-1,8")
    assert game.state.map.rooms == 0b11
    assert count(game, "night-demon") > 0
    imp = put_monster(table(game), "wind-demon", "normal", spot(game, 0, 3))
    assert imp is not None
    assert hooks_of(game.state).links(game.state, imp) == {}


@SCENARIO("90 special 2")
@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, ["normal"] * 2), (3, ["normal", "elite"]), (4, ["elite", "elite"])]
)
def test_night_falls_while_nobody_is_beyond(characters: int, ranks: list[str]) -> None:
    game = begun(90, characters, monsters=False)
    for number, rank in ((1, ""), (2, ranks[0]), (3, ""), (4, ranks[1])):
        before = set(game.state.figures)
        round_passes(game, number)
        found = came(game, before)
        assert [entry[:2] for entry in found] == ([("night-demon", rank)] if rank else [])
        assert all(distance(entry[2], (1, 3)) == 1 for entry in found)
    game.who("T").at = spot(game, -2, 9)
    before = set(game.state.figures)
    round_passes(game, 6)
    assert came(game, before) == []


@SCENARIO("90 special 3", "90 goal kill_types")
@pytest.mark.parametrize(
    ("characters", "b", "c"), [(2, "normal", "normal"), (3, "elite", "normal"), (4, "elite", "elite")]
)
def test_spirits_come_when_the_demons_are_dead(characters: int, b: str, c: str) -> None:
    game = begun(90, characters)
    demons = enemies(game)
    game.state.phase = "end_turn"
    slay(game, demons)
    happens(moment(table(game), "turn_end", game.who("B")))
    assert count(game, "living-spirit") == 0  # nobody is beyond
    game.who("T").at = spot(game, -2, 9)
    for _ in range(2):
        happens(moment(table(game), "turn_end", game.who("B")))
    spirits = standing(game, "living-spirit")
    assert [figure.rank for figure in spirits] == [b, b, c, c]
    assert ended(game) == ""
    slay(game, spirits)
    assert ended(game) == "won"


@SCENARIO("90 loss room_empty", "90 loss characters_left")
def test_the_rooms_are_held() -> None:
    game = begun(90, 3)
    assert ended(game) == ""
    for letter, place in (("B", (-2, 9)), ("T", (-1, 8)), ("S", (-3, 8))):
        game.who(letter).at = spot(game, *place)
    assert ended(game) == "lost"
    game = begun(90, 2)
    game.who("T").at = spot(game, -2, 9)
    happens(enter(table(game), game.who("B"), spot(game, -1, 8), over=False))
    game.who("B").at = spot(game, 1, 0)
    assert ended(game) == "lost"  # for a moment nobody was there
    game = begun(90, 3)
    damage.exhaust(table(game), game.character(2))
    assert ended(game) == ""
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == "lost"
    game = begun(90, 3)
    game.state.notes["section 1"] = 1
    assert ended(game) == "lost"
    game = begun(90, 3)
    game.who("T").at, game.state.notes["section 1"] = spot(game, -2, 9), 1
    assert ended(game) == ""


# 78: the pit


def dragged(game: Scene) -> tuple[list[Figure], Figure]:
    """The two Cultists and their victim."""
    pair = [figure for figure in standing(game, "cultist") if game.state.notes.get(f"carrier:{figure.id}")]
    return pair, standing(game, "victim")[0]


def cultists_act(game: Scene, number: int) -> None:
    """The two take their turns of a round."""
    game.state.round = number
    slot = Slot(50, monsters="cultist")
    game.state.turn = Turn(slot)
    happens(carry_out(table(game), hooks_of(game.state).turn_comes(table(game), slot)))
    for figure in dragged(game)[0]:
        game.state.turn = Turn(slot, [], figure.id)
        figure.acted = number
        happens(moment(table(game), "turn_start", figure))
        happens(others_act(table(game)))


@SCENARIO("78 special 1")
@pytest.mark.parametrize(("near", "drags"), [(2, True), (1, False), (0, False)])
def test_the_victim_is_dragged_only_by_both(near: int, drags: bool) -> None:
    game = begun(78)
    pair, victim = dragged(game)
    beside_it = [at for at in beside(game.state, victim.at) if at not in taken(game.state)]
    far = [at for at in range(len(plan_of(78).hexes)) if ground(game.state).apart(victim.at)[at] == 4]
    for n, figure in enumerate(pair):
        figure.at = beside_it[n] if n < near else far[n]
        figure.acted = game.state.round = 3
    stood, slot = victim.at, Slot(50, monsters="cultist")
    happens(carry_out(table(game), hooks_of(game.state).turn_comes(table(game), slot)))
    assert (game.state.notes["dragging"] == 3) is drags
    pair[0].at, pair[1].at = far[0], next(at for at in beside(game.state, far[0]) if at not in taken(game.state))
    happens(carry_out(table(game), hooks_of(game.state).obeyed(table(game), pair[1])))
    assert (victim.at != stood) is drags


@SCENARIO("78 special 1", "78 special 3", "78 loss sacrifice", "78 ally victim")
def test_two_cultists_drag_the_victim_to_the_altar() -> None:
    game = begun(78)
    slay(game, [figure for figure in enemies(game) if figure not in dragged(game)[0]])
    pair, victim = dragged(game)
    assert [hex_of(game, figure) for figure in pair] == [(7, -3), (1, 1)]
    assert (hex_of(game, victim), victim.kind) == ((4, -1), "bystander")
    cultists_act(game, 1)
    assert hex_of(game, victim) == (4, -1)
    assert all(figure.at in beside(game.state, victim.at) for figure in pair)
    cultists_act(game, 2)
    assert hex_of(game, victim) == (2, 0)  # two hexes, like them
    number = 2
    while ended(game) == "" and number < 20:
        number += 1
        assert sum(figure.at in beside(game.state, victim.at) for figure in pair) >= 1
        cultists_act(game, number)
    assert ended(game) == "lost"
    altars = {spot(game, -1, 8), spot(game, 0, 8)}
    assert altars & set(beside(game.state, victim.at))
    assert number > 5


@SCENARIO("78 special 2")
@rule("GH-COND-03")
def test_nothing_holds_the_two_up() -> None:
    game = begun(78, whole=False)
    opens(game, "d4")
    pair, victim = dragged(game)
    other = put_monster(table(game), "cultist", "elite", spot(game, 3, 0))
    assert other is not None
    for figure in pair:
        assert not gain(table(game), figure, "stun")
        assert not gain(table(game), figure, "immobilize")
        assert gain(table(game), figure, "poison")
        assert hooks_of(game.state).opens_doors(game.state, figure)
        before, game.who("B").at = figure.at, beside(game.state, figure.at)[0]
        happens(push(table(game), game.who("B"), figure, 2))
        assert figure.at == before
    assert gain(table(game), other, "stun")
    assert hooks_of(game.state).orders(game.state, other) is None
    happens(damage.suffer(table(game), victim, 9))
    assert victim.hp == 1
    assert victim not in foes_of(game.state, pair[0])
    assert victim not in allies(game.state, game.who("B"))


# 71: the highlands


@SCENARIO("71 goal loot_all_goal_chests", "71 goal escape", "71 special 3", *(f"71 locked d{n}" for n in (1, 2, 3)))
@rule("GH-SPEC-05")
def test_chests_open_the_doors_of_the_highlands() -> None:
    game = begun(71, whole=False, monsters=False)
    doors = scenario(71).doors
    for place, labels in zip(((2, -3), (13, -7), (14, 2)), ("b", "bc", "bcd"), strict=True):
        game.who("B").at, game.who("T").at = spot(game, 0, 5), spot(game, 1, 5)
        assert ended(game) == ""
        looted(game, place)
        happens(treasures.looted(table(game), game.character()))
        opened = sorted(door.label for n, door in enumerate(doors) if game.state.map.doors >> n & 1)
        assert "".join(opened) == labels
    assert ended(game) == ""
    game.who("B").at, game.who("T").at = spot(game, 0, 10), spot(game, -3, 10)
    assert ended(game) == "won"


@SCENARIO("71 loss exhausted_off_hexes")
@rule("GH-EXHAUST-05")
def test_exhaustion_off_the_exits_of_the_highlands_loses() -> None:
    game = begun(71)
    game.who("T").at = spot(game, -1, 10)
    damage.exhaust(table(game), game.character(1))
    assert ended(game) == ""
    damage.exhaust(table(game), game.character(0))
    assert ended(game) == "lost"


@SCENARIO("71 special 1")
@pytest.mark.parametrize(
    ("number", "answer", "end"),
    [(1, "at:13,-1", (13, -1)), (1, "at:14,-1", (14, -1)), (2, "", (14, 0)), (3, "at:12,1", (12, 1)),
     (4, "", (12, 0)), (5, "at:13,-1", (13, -1)), (6, "", (14, 0))],
)  # fmt: skip
def test_the_wind(number: int, answer: str, end: Hex) -> None:
    game = begun(71, monsters=False)
    game.who("B").at, game.character().initiative = spot(game, 13, 0), 10
    game.character(1).initiative = 20
    game.state.round, game.state.turn = number, None
    happens(moment(table(game), "round_end"), *([answer] if answer else []))
    assert hex_of(game, game.who("B")) == end


@SCENARIO("71 special 2")
@pytest.mark.parametrize("how", ["", "attack", "damage", "poison", "strengthen", "beside"])
def test_what_wakes_a_drake(how: str) -> None:
    game = begun(71, whole=False)
    drake = standing(game, "spitting-drake")[0]
    assert len(standing(game, "spitting-drake")) == 6
    assert "spitting-drake" not in types_on_map(game.state)
    drake.hp = drake.most = 30
    brute = game.who("B")
    summon = Figure(id=99, kind="summon", name="rat-swarm", side=HEROES, at=spot(game, 1, 5), hp=3, most=3, owner=0)
    game.state.figures[99] = summon
    assert field_of(game.state, summon).number(drake.id) is None
    match how:
        case "attack":
            blow(game, brute, drake, 0)
        case "damage":
            happens(damage.suffer(table(game), drake, 1, brute))
        case "beside":
            brute.at = next(at for at in beside(game.state, drake.at) if at not in game.state.map.traps)
        case condition if condition:
            gain(table(game), drake, condition)
    game.state.phase = "end_turn"
    happens(moment(table(game), "turn_end", brute))
    awake = how not in ("", "strengthen")
    assert ("spitting-drake" in types_on_map(game.state)) is awake
    assert hooks_of(game.state).sleeps(game.state, drake) is not awake
    assert game.state.turn is not None
    assert game.state.turn.sudden == (["spitting-drake"] if awake else [])
    assert (field_of(game.state, summon).number(drake.id) is not None) is awake


# 73: the ridge


def boulders(game: Scene) -> list[Hex]:
    lying = [obstacle.hexes for obstacle in game.state.map.obstacles if obstacle.kind == "boulder-1"]
    return sorted(plan_of(73).hexes[at] for (at,) in lying)


@SCENARIO("73 special 1", "73 special 3")
def test_boulders_roll_and_come_back() -> None:
    game = begun(73, monsters=False, whole=False)
    game.state.turn = None
    assert boulders(game) == [(2, -3), (2, -2), (3, -4), (7, -3), (7, -2), (8, -4)]
    happens(moment(table(game), "round_end"), "roll:1:2", "roll:2:3", "roll:3:1")
    assert boulders(game) == [(4, -3), (5, -3), (6, -4), (6, -2), (7, -4), (7, -2)]
    happens(moment(table(game), "round_end"), "roll:1:3", "roll:2:1", "roll:3:2")
    assert boulders(game) == [(3, -4), (3, -3), (4, -4), (4, -3), (4, -2), (5, -2)]


@SCENARIO("73 special 2", "73 special 4")
@rule("GH-SPEC-10")
def test_boulders_hurt_and_shove() -> None:
    game = begun(73, monsters=False, whole=False)
    game.state.turn = None
    hand = [game.character(n).hand for n in (0, 1)]
    for cards in hand:
        cards.cards = []
    game.who("B").at, game.who("T").at = spot(game, 7, -4), spot(game, 5, -3)
    points = (game.hp("B"), game.hp("T"))
    game.state.map.obstacles.append(Obstacle("bush", (spot(game, 6, -3),)))
    traps = dict(game.state.map.traps)
    happens(moment(table(game), "round_end"), "roll:1:1", "roll:2:3", "roll:3:2")
    # one boulder of row 1 stops at the Brute; one of row 2 at the Tinkerer, with the other one to the left
    assert (hex_of(game, game.who("B")), points[0] - game.hp("B")) == ((6, -4), 3 + 3)  # onto the trap there
    assert (hex_of(game, game.who("T")), points[1] - game.hp("T")) == ((5, -4), 3)
    assert not any(obstacle.kind == "bush" for obstacle in game.state.map.obstacles)
    assert set(traps) - set(game.state.map.traps) == {spot(game, 6, -4)}
    assert not {spot(game, *place) for place in boulders(game)} & breakable(game.state)
    assert spot(game, 5, -5) not in breakable(game.state)  # a dark pit


@SCENARIO("73 special 5")
def test_the_inox_of_the_camp_stay_there() -> None:
    game = begun(73, whole=False)
    outside = [figure for figure in enemies(game) if figure.name == "inox-archer"]
    opens(game, "d1")
    inside = [figure for figure in enemies(game) if figure.name.startswith("inox") and figure not in outside]
    assert inside
    for figure in inside:
        assert hooks_of(game.state).barred(game.state, figure) == (spot(game, 8, -3),)
    for figure in outside:
        assert hooks_of(game.state).barred(game.state, figure) == ()
