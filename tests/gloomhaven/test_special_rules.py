"""Special rules, goals and losses of scenarios."""

import pytest

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.aims import Cleanse, Destroy, Escape, EscortReach, Protect, SurviveRounds
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import BOOK, Playing
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.allies import _goals, errand, walk
from emberhall.games.gloomhaven.rules.board import beside, breakable, ground, obstacles
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.damage import suffer
from emberhall.games.gloomhaven.rules.ending import judge, met
from emberhall.games.gloomhaven.rules.monster_attack import Attack
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_turn import field_of, focus, order_of, rivals_of, what_it_does
from emberhall.games.gloomhaven.rules.monster_ways import Move
from emberhall.games.gloomhaven.rules.movement import enter
from emberhall.games.gloomhaven.rules.rooms import put_monster, remove, reveal
from emberhall.games.gloomhaven.rules.scenarios.ancient_cistern import pumps
from emberhall.games.gloomhaven.rules.special_rules import apply_special_rules, destroy, open_up, turn_ends
from emberhall.games.gloomhaven.rules.turns import _figures
from emberhall.games.gloomhaven.rules.values import level_of, own_attack, own_move, own_range
from emberhall.games.gloomhaven.state import Figure, Slot
from emberhall.games.gloomhaven.terms import CONDITION, FOES, HEROES
from emberhall.rulebook import rule

from .entries import SCENARIO
from .positions import Scene, count, enters, happens, hex_of, room, spot, stage, table
from .test_bosses import SPECIAL_1


def open_doors(game: Scene) -> set[str]:
    doors = plan_of(game.state.scenario).scenario.doors
    return {door.id for n, door in enumerate(doors) if game.state.map.doors >> n & 1}


# objects with hit points, doors, plates


@rule("GH-SPEC-08", "GH-SPEC-09", "GH-SPEC-11", "GH-SPEC-12", "GH-SPEC-13")
def test_a_column_is_attacked_and_destroyed() -> None:
    game = stage(31, "12,8", "13,8", rooms=(3,), opened=("d1", "d2"), monsters=False)
    column = game.who("column")
    assert (column.hp, column.side) == ((8 + 1) * 2, FOES)
    assert order_of(game.state, column) >= 99_000
    assert not gain(table(game), column, "poison")
    assert spot(game, 12, 9) in obstacles(game.state)
    assert spot(game, 12, 9) not in breakable(game.state)
    column.hp = 2
    game.do("use_default:1:top", f"target:{column.id}")
    assert "column" not in {f.name for f in game.state.figures.values()}
    assert spot(game, 12, 9) not in obstacles(game.state)
    assert game.character().deeds.kills == 0
    assert met(game.state, Destroy("column", 1))


@rule("GH-SPEC-01", "GH-SPEC-03", "GH-ATTACK-16")
def test_night_demons_appear_every_round_once_the_door_is_open() -> None:
    game = stage(31, "12,7", "13,7", monsters=False)
    for number, expected in ((1, 0), (2, 0)):
        game.state.round = number
        happens(apply_special_rules(table(game), "round_end"))
        assert count(game, "night-demon") == expected
    game = stage(31, "12,7", "13,7", opened=("d1", "d2"), monsters=False)
    game.state.turn = None
    for number, place in ((1, (15, 9)), (2, (9, 12))):
        game.state.round = number
        happens(apply_special_rules(table(game), "round_end"))
        demon = [f for f in game.state.figures.values() if f.name == "night-demon"][-1]
        assert (hex_of(game, demon), demon.rank, demon.coin, demon.acted) == (place, "normal", False, 0)
    assert game.state.monsters["night-demon"].card == ""  # its first turn is in the next round


@rule("GH-SPEC-05", "GH-SPEC-08", "GH-SPEC-09", "GH-DOOR-03")
def test_doors_that_are_destroyed() -> None:
    game = stage(29, "2,0", "1,1", monsters=False)
    doors = [f for f in game.state.figures.values() if f.name == "door"]
    assert [door.hp for door in doors] == [4 + 1] * 3
    game.do("use_default:1:bottom")
    assert "2,-1" not in game.moves
    game.do("stay", "use_default:2:top")
    gate = next(door for door in doors if hex_of(game, door) == (2, -1))
    gate.hp = 2
    game.do(f"target:{gate.id}")
    assert game.state.map.rooms == 0b11
    assert count(game, "living-corpse") == 3
    assert spot(game, 2, -1) in ground(game.state).beside[game.who("B").at]
    assert game.state.map.obstacles == [o for o in game.state.map.obstacles if spot(game, 2, -1) not in o.hexes]


@rule("GH-SPEC-06", "GH-SPEC-07", "GH-SPEC-05")
def test_plates_open_doors_in_scenario_15() -> None:
    game = stage(15, "-2,9", "0,0", rooms=(2,), opened=("d1",), monsters=False)
    game.do("use_default:1:bottom", "move_to:-3,10", "stay", "end_turn")
    assert open_doors(game) >= {"d2", "d3"}
    assert not open_doors(game) & {"d4", "d5"}
    for characters, plates in ((2, "5,11 -12,11"), (3, "5,11 -12,11 -1,17"), (4, "5,11 -12,11 -1,17 -12,17")):
        places = plates.split()[:characters]
        for missing in (False, True):
            there = [*places[:-1], "0,0"] if missing else places
            game = stage(15, *there, opened=("d1", "d2", "d3"), monsters=False)
            game.do("end_turn")
            assert bool(open_doors(game) & {"d4", "d5"}) is not missing


def test_savvas_come_in_scenario_33() -> None:
    game = stage(33, "-1,1", "-1,2", opened=("d1", "d2", "d3"), monsters=False)
    happens(apply_special_rules(table(game), "round_end"))
    assert count(game, "savvas-lavaflow") == 1
    assert count(game, "savvas-icestorm") == 0
    game.character().treasures = [0] * 4
    game.state.round = 2
    happens(apply_special_rules(table(game), "round_end"))
    assert (count(game, "savvas-lavaflow"), count(game, "savvas-icestorm")) == (1, 1)
    game.state.round = 3
    happens(apply_special_rules(table(game), "round_end"))
    assert (count(game, "savvas-lavaflow"), count(game, "savvas-icestorm")) == (1, 1)


@rule("GH-SPEC-18")
def test_altars_strengthen_demons() -> None:
    game = stage(22, "-2,2", "-3,2", opened=("d5",), monsters=False)
    t = table(game)
    flame = put_monster(t, "flame-demon", "normal", spot(game, -3, 4))
    earth = put_monster(t, "earth-demon", "normal", spot(game, -4, 4))
    assert flame is not None
    assert earth is not None
    # level 1: flame demon 2 hp, Move 3, Attack 2, Range 3; earth demon 9 hp, Move 1, Attack 3, melee
    assert [flame.most, own_move(game.state, flame), own_attack(game.state, flame), own_range(game.state, flame)] == [
        2 + 4, 3 + 2, 2 + 4, 3 + 2,
    ]  # fmt: skip
    assert [earth.most, own_move(game.state, earth), own_attack(game.state, earth), own_range(game.state, earth)] == [
        9 + 4, 1 + 2, 3 + 4, 0,
    ]  # fmt: skip
    reveal(t, 2)
    altar = next(f for f in game.state.figures.values() if f.name == "altar")
    assert altar.hp == 4 + 2 * 1
    happens(destroy(t, altar, None))
    assert [flame.most, flame.hp, own_move(game.state, flame), own_attack(game.state, flame)] == [5, 5, 5, 5]


def test_altars_do_not_strengthen_summons() -> None:
    """The Battle Bot has Move 2 and Attack 2 all the same."""
    game = stage(22, "-2,2", "-3,2", opened=("d5",), monsters=False)
    at = spot(game, -3, 4)
    bot = Figure(id=90, kind="summon", name="battle-bot", side=HEROES, at=at, hp=6, most=6, owner=1)
    game.state.figures[90] = bot
    assert (own_move(game.state, bot), own_attack(game.state, bot), own_range(game.state, bot)) == (2, 2, 0)


def test_altars_do_nothing_before_the_first_door() -> None:
    game = stage(22, "-2,-2", "-1,-2", monsters=False)
    flame = put_monster(table(game), "flame-demon", "normal", spot(game, -2, -1))
    assert flame is not None
    assert (flame.most, own_attack(game.state, flame)) == (2, 2)


@SCENARIO("26 special 2")
def test_pumps_are_cleansed_for_the_bottom_of_a_card() -> None:
    game = stage(26, "-14,16", "-13,13", opened=("d1", "d2"), monsters=False)
    assert pumps(game.state) == [spot(game, -16, 16), spot(game, -13, 16)]
    assert game.offers("cleanse:") == ["cleanse:1:-13,16", "cleanse:2:-13,16"]
    game.do("cleanse:1:-13,16")
    assert game.character().discard.cards == ["1"]
    assert game.state.turn is not None
    assert game.state.turn.used == ["bottom"]
    assert not met(game.state, Cleanse("pump", "C"))
    assert game.offers("cleanse:") == []
    game.state.turn = None
    happens(apply_special_rules(table(game), "round_end"))  # the other one brings an imp
    (imp,) = [f for f in game.state.figures.values() if f.name == "black-imp"]
    assert spot(game, -16, 16) in ground(game.state).beside[imp.at]
    assert (imp.rank, imp.coin) == ("normal", False)
    game.state.notes[f"cleansed:{spot(game, -16, 16)}"] = 1
    assert met(game.state, Cleanse("pump", "C"))


@pytest.mark.parametrize(("characters", "number"), [(2, 2), (3, 3), (4, 4)])
def test_there_are_as_many_pumps_as_characters(characters: int, number: int) -> None:
    game = stage(26, *("-14,16", "-13,13", "-14,13", "-12,13")[:characters], opened=("d1", "d2"), monsters=False)
    assert len(pumps(game.state)) == number


# allies


@rule("GH-SPEC-14", "GH-TERM-06")
def test_hail_walks_to_the_altar_and_opens_doors() -> None:
    game = stage(19, "0,-1", "-1,0", monsters=False)
    hail = game.who("hail")
    assert (hail.hp, hail.side) == (4 + 2, HEROES)
    t = table(game)
    ways = []
    for _ in range(24):
        happens(walk(t, hail))
        for figure in [f for f in game.state.figures.values() if f.kind == "monster"]:
            remove(t, figure)
        ways.append(hex_of(game, hail))
        if met(game.state, EscortReach("hail", "b")):
            break
    assert met(game.state, EscortReach("hail", "b"))
    assert game.state.map.rooms == 0b11111
    assert len(ways) <= 14
    stood = hail.at
    happens(walk(t, hail))
    assert hail.at == stood


@rule("GH-SPEC-01", "GH-DOOR-07", "GH-SPEC-04")
@pytest.mark.parametrize(
    ("door", "name", "place"),
    [("1", "cultist", (0, -4)), ("2", "living-spirit", (-6, 1)), ("3", "living-bones", (-10, -3))],
)
def test_monsters_appear_behind_the_party_in_scenario_19(door: str, name: str, place: tuple[int, int]) -> None:
    game = stage(19, "0,-1", "-1,0", opened=("d1", "d2", "d3", "d4"), monsters=False)
    happens(apply_special_rules(table(game), "door_opened", door=door))
    (figure,) = [f for f in game.state.figures.values() if f.kind == "monster"]
    assert (figure.name, hex_of(game, figure), figure.rank) == (name, place, "normal")
    assert game.state.turn is not None
    assert game.state.turn.sudden == [name]


@rule("GH-DOOR-07", "GH-MOTHER-05")
def test_a_new_room_turns_a_card_for_a_type_that_was_summoned_this_round_too() -> None:
    """It still does not act in this round."""
    game = stage(1, "1,0", "0,0", monsters=False)
    bones = put_monster(table(game), "living-bones", "normal", spot(game, 2, 0))
    assert bones is not None
    bones.summoned = True
    reveal(table(game), 1)
    assert game.state.monsters["living-bones"].card
    assert game.state.turn is not None
    assert "living-bones" not in game.state.turn.sudden
    assert _figures(game.state, Slot(1, monsters="living-bones")) == []


@rule("GH-SPEC-14")
def test_orchid_walks_to_the_shaman_and_stops_when_it_is_dead() -> None:
    game = stage(38, "-1,-3", "-1,-2", monsters=False)
    orchid = game.who("orchid")
    assert orchid.hp == 6 + 3
    happens(walk(table(game), orchid))
    assert hex_of(game, orchid) in {(-2, 0), (-1, 0)}  # Move 3
    orchid.conditions = CONDITION["immobilize"]
    before = orchid.at
    happens(walk(table(game), orchid))
    assert orchid.at == before
    orchid.conditions = 0
    game.state.map.rooms = 0b11111  # revealed, and no shaman there
    happens(walk(table(game), orchid))
    assert orchid.at == before


@rule("GH-SPEC-14", "GH-INIT-03")
def test_allies_act_at_99_after_everyone() -> None:
    game = stage(19, "0,-1", "-1,0", monsters=False, phase="select", hand="1 2 3 4", second_hand="30 31 32")
    game.do("0/play_cards:1:2", "1/play_cards:30:31")
    assert [play.ally for play in game.state.order][-1] == "hail"
    assert game.state.order[-1].initiative == 99


def test_hail_of_scenario_27_does_not_act() -> None:
    game = stage(27, "0,2", "1,2")
    assert errand(game.state, game.who("hail")) is None


@rule("GH-TERM-12", "GH-ATTACK-17")
def test_monsters_that_are_allies() -> None:
    game = stage(11, "1,1", "0,2")
    bones = next(f for f in game.state.figures.values() if f.name == "living-bones")
    guard = next(f for f in game.state.figures.values() if f.name == "city-guard")
    assert (bones.side, bones.coin) == (HEROES, False)
    assert (guard.side, guard.coin) == (FOES, True)
    assert guard in rivals_of(game.state, bones)
    assert game.who("B") not in rivals_of(game.state, bones)
    assert {"city-guard", "city-archer"} == {f.name for f in rivals_of(game.state, bones)}


# the castle


def test_the_garrison_comes_when_the_door_falls_or_someone_is_inside() -> None:
    game = stage(35, "1,3", "2,3")
    assert count(game, "city-archer") == 2  # on the battlements
    assert count(game, "captain-of-the-guard") == 0
    door = game.who("door-1")
    assert (door.hp, door.side) == ((7 + 1) * 2, FOES)
    happens(destroy(table(game), door, None))
    assert count(game, "captain-of-the-guard") == 1
    assert count(game, "city-archer") == 2 + 2
    assert met(game.state, Destroy("door_1", 1))
    game = stage(35, "1,3", "2,3")
    enters(game, game.who("city-guard"), spot(game, 0, 8))
    assert count(game, "captain-of-the-guard") == 0
    enters(game, game.who("B"), spot(game, 0, 8))
    assert count(game, "captain-of-the-guard") == 1


@rule("GH-FOCUS-02")
def test_demons_would_rather_break_the_door() -> None:
    game = stage(35, "1,5", "2,3", monsters=False)
    demon = put_monster(table(game), "earth-demon", "normal", spot(game, 2, 5))
    assert demon is not None
    demon.side = FOES  # so that characters are its enemies as well
    game.who("door-1").side = HEROES
    play = Playing(demon, by_rules=True)
    door = happens(focus(table(game), play, Mind(field_of(game.state, demon), Move(2), Attack())))
    assert door == game.who("door-1").id
    far = happens(focus(table(game), play, Mind(field_of(game.state, demon), Move(0), Attack())))
    assert far == game.who("B").id


def test_the_prime_demon_waits_behind_the_door() -> None:
    game = stage(36, "1,6", "2,6", monsters=False)
    door = game.who("door-1")
    assert (door.hp, door.side) == (10 + 2, HEROES)
    game.state.turn = None
    for number in range(1, 8):
        game.state.round = number
        happens(apply_special_rules(table(game), "round_end"))
        assert game.state.notes["weakened"] == number * (2 * 2 + 1 - 2)
    assert count(game, "prime-demon") == 0
    game.state.round = 8
    happens(apply_special_rules(table(game), "round_end"))
    (demon,) = [f for f in game.state.figures.values() if f.name == "prime-demon"]
    assert (demon.most, demon.hp) == (2 * 9 * 2, 2 * 9 * 2 - 8 * 3)
    assert hex_of(game, demon) == (2, 5)
    assert "door-1" not in {f.name for f in game.state.figures.values()}
    assert "d1" in open_doors(game)
    game.state.monsters["prime-demon"].card = f"prime-demon:{SPECIAL_1}"
    assert len(what_it_does(game.state, demon)) == 2  # Move +0, Attack +0
    assert isinstance(what_it_does(game.state, demon)[1], fx.Attack)


# what cannot be destroyed


@SCENARIO("34 special 2", "39 special 2")
@rule("GH-SPEC-10")
def test_what_cannot_be_destroyed() -> None:
    game = stage(34, "2,5", "3,5", monsters=False)
    assert {plan_of(34).hexes[at] for at in breakable(game.state)} == {(1, 1), (0, 5), (4, 4), (6, 2)}  # the nests
    game = stage(39, "0,5", "1,5", monsters=False)
    assert {plan_of(39).hexes[at] for at in breakable(game.state)} == {(4, -1), (2, -2), (5, -4)}  # the boulders


@rule("GH-TILE-36")
def test_goal_chests_of_scenarios_7_and_30_are_only_looted_by_an_ability() -> None:
    for number in (7, 30):
        first = plan_of(number).scenario.rooms[0].start
        game = stage(number, *(f"{q},{r}" for q, r in first[:2]), monsters=False)
        game.state.map.treasures = {game.who("B").at: 0}
        game.do("end_turn")
        assert game.character().treasures == []
        assert game.state.map.treasures == {game.who("B").at: 0}


def test_living_corpses_of_scenario_28_are_two_levels_higher() -> None:
    first = plan_of(28).scenario.rooms[0].start
    game = stage(28, *(f"{q},{r}" for q, r in first[:2]))
    for number in range(len(plan_of(28).rooms)):
        if not game.state.map.rooms >> number & 1:
            reveal(table(game), number)
    corpse = next(f for f in game.state.figures.values() if f.name == "living-corpse")
    other = next(f for f in game.state.figures.values() if f.name == "cultist")
    assert (level_of(game.state, corpse), level_of(game.state, other)) == (3, 1)


# goals and losses


@rule("GH-OVER-02", "GH-EXHAUST-05")
def test_all_flee_by_the_exits() -> None:
    goal = Escape("a")
    game = stage(25, "-11,12", "-10,12", opened=("d1", "d2"), monsters=False)
    assert met(game.state, goal)
    game.who("T").at = spot(game, -9, 12)
    assert not met(game.state, goal)
    t = table(game)
    damage.exhaust(t, game.character(1))
    judge(t)
    assert game.state.lost
    game = stage(25, "-9,12", "-10,12", opened=("d1", "d2"), monsters=False)
    t = table(game)
    damage.exhaust(t, game.character(1))  # on an exit
    assert not judge(t)
    game.who("B").at = spot(game, -11, 12)
    assert judge(t)
    assert game.state.won


def test_all_of_a_party_may_be_exhausted_on_the_exits() -> None:
    game = stage(25, "-11,12", "-10,12", opened=("d1", "d2"), monsters=False)
    t = table(game)
    for character in game.state.characters:
        damage.exhaust(t, character)
    judge(t)
    assert game.state.won


@rule("GH-END-07")
def test_ten_rounds_are_survived_at_the_end_of_the_tenth() -> None:
    goal = SurviveRounds(10)
    game = stage(27, "0,2", "1,2")
    game.state.round = 10
    assert not met(game.state, goal)
    game.state.phase = "round_end"
    assert met(game.state, goal)
    game.state.round = 9
    assert not met(game.state, goal)


@rule("GH-OVER-02")
@pytest.mark.parametrize("same_turn", [False, True])
def test_what_was_decided_first_stays(same_turn: bool) -> None:
    """Reaching the goal wins, even if the last character is exhausted in the same turn."""
    game = stage(8, "0,3", "1,3", monsters=False)
    t = table(game)
    game.state.notes["killed:inox-bodyguard"] = 1
    assert not judge(t)  # there are two
    game.state.notes["killed:inox-bodyguard"] = 2
    assert same_turn or judge(t)
    for character in game.state.characters:
        damage.exhaust(t, character)
    judge(t)
    assert (game.state.won, game.state.lost) == (True, False)


@rule("GH-SPEC-01", "GH-SPEC-02")
def test_two_that_appear_on_one_hex_stand_side_by_side() -> None:
    game = stage(19, "0,-1", "-1,0", "-2,0", opened=("d1", "d2", "d3", "d4"), monsters=False)
    happens(apply_special_rules(table(game), "door_opened", door="1"))
    first, second = [f for f in game.state.figures.values() if f.name == "cultist"]
    assert hex_of(game, first) == (0, -4)
    assert second.at in ground(game.state).beside[first.at]


@rule("GH-SPEC-10")
def test_nobody_makes_an_object_or_the_drake_move_or_strike() -> None:
    game = stage(31, "12,8", "13,8", rooms=(3,), opened=("d1", "d2"), monsters=False)
    column = Playing(game.who("column"), owner=0)
    assert not BOOK.possible(game.state, column, fx.Move(2))
    assert not BOOK.possible(game.state, column, fx.Attack(2))
    game = stage(34, "5,1", "1,4", monsters=False)
    drake = Playing(game.who("elder-drake"), owner=0)
    assert not BOOK.possible(game.state, drake, fx.Move(2))
    assert BOOK.possible(game.state, drake, fx.Attack(2))


@rule("GH-SPEC-01")
def test_a_numbered_door_applies_the_rules_that_wait_for_it() -> None:
    """Scenario 19: with two characters one Cultist comes when door 1 opens."""
    game = stage(19, "0,-1", "-1,0", monsters=False)
    plan = plan_of(19)
    first = next(n for n in range(len(plan.doors)) if plan.door(n).label == "1")
    known = game.state.map.rooms
    game.state.map.rooms |= plan.doors[first][1]  # the figures in the room do not matter here
    before = count(game, "cultist")
    happens(open_up(table(game), first, game.who("B")))
    assert count(game, "cultist") == before + 1
    assert game.state.map.rooms != known


def test_one_obstacle_is_destroyed_and_no_more() -> None:
    """Rock Tunnel: 1 obstacle beside the Cragheart, though there are two."""
    game = room("# B # . .", B="cragheart", cards="122 126").do("use_half:122:top")
    assert game.prompt == "ask-destroy-obstacle"
    game.do(game.keys[0])
    assert game.prompt == "ask-act"
    assert len(game.state.map.obstacles) == 1


def test_orchid_goes_for_the_shaman_of_the_last_room_and_for_no_other() -> None:
    game = stage(38, "-1,-3", "-1,-2", monsters=False)
    plan = plan_of(38)
    (entry,) = plan.scenario.npcs
    game.state.map.rooms = 0b11111
    last = [at for at, there in plan.room_of.items() if there == entry.room - 1]
    t = table(game)
    assert put_monster(t, entry.monster, "normal", spot(game, -1, -1)) is not None
    assert _goals(game.state, entry) == []
    assert put_monster(t, entry.monster, "normal", last[3]) is not None
    assert _goals(game.state, entry) == [last[3]]


@rule("GH-SPEC-07")
def test_a_door_that_plates_have_opened_opens_once() -> None:
    game = stage(15, "-3,10", "-3,9", monsters=False)
    happens(turn_ends(table(game)))
    opened = game.state.map.doors
    doors = game.character().deeds.doors
    assert opened
    assert doors
    happens(turn_ends(table(game)))
    assert (game.state.map.doors, game.character().deeds.doors) == (opened, doors)


@pytest.mark.parametrize(("dead", "won"), [(9, False), (10, True), (11, True)])
def test_five_enemies_for_each_character(dead: int, won: bool) -> None:
    game = stage(3, *(f"{q},{r}" for q, r in plan_of(3).scenario.rooms[0].start[:2]), monsters=False)
    game.state.notes["killed:inox-guard"] = dead
    assert met(game.state, plan_of(3).scenario.goal[0]) is won


def test_the_orchid_is_protected_while_she_stands() -> None:
    game = stage(38, "-1,-3", "-1,-2", monsters=False)
    assert met(game.state, Protect("orchid"))
    del game.state.figures[game.who("orchid").id]
    assert not met(game.state, Protect("orchid"))


def test_hail_stays_where_enemies_bar_the_way() -> None:
    game = stage(19, "-2,0", "-1,0", monsters=False)
    hail = game.who("hail")
    before = hail.at
    for near in beside(game.state, hail.at):
        put_monster(table(game), "cultist", "normal", near)
    happens(walk(table(game), hail))
    assert hail.at == before


def test_the_garrison_comes_when_someone_walks_in() -> None:
    game = stage(35, "1,6", "2,3")
    happens(enter(table(game), game.who("city-guard"), spot(game, 0, 8), over=False))
    assert count(game, "captain-of-the-guard") == 0
    happens(enter(table(game), game.who("B"), spot(game, 0, 8), over=True))
    assert count(game, "captain-of-the-guard") == 1


def test_a_door_that_is_gone_is_no_target_any_more() -> None:
    game = stage(29, "2,0", "1,1", monsters=False)
    assert game.state.map.targets == 0b111
    door = next(f for f in game.state.figures.values() if f.name == "door" and f.at == spot(game, 2, -1))
    happens(suffer(table(game), door, 99, game.who("B")))
    assert game.state.map.targets == 0b110
    assert game.state.map.doors == 0b001
    assert door.at == -1
    assert game.character().deeds.doors == 1
