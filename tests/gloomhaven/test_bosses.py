"""The specials of bosses, and the rules only bosses have."""

from typing import Any

import pytest

from emberhall.games.gloomhaven.content import DECKS, plan_of
from emberhall.games.gloomhaven.content.aims import KillTypes
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import KEPT, Playing
from emberhall.games.gloomhaven.effects.does.bosses import _moved_away
from emberhall.games.gloomhaven.rules import damage
from emberhall.games.gloomhaven.rules.allies import companions
from emberhall.games.gloomhaven.rules.board import apart, cells, ground, within
from emberhall.games.gloomhaven.rules.conditions import gain
from emberhall.games.gloomhaven.rules.ending import met
from emberhall.games.gloomhaven.rules.monster_attack import _around_body
from emberhall.games.gloomhaven.rules.monster_turn import points_of, take_turn, what_it_does
from emberhall.games.gloomhaven.rules.rooms import put_monster
from emberhall.games.gloomhaven.rules.turns import _figures
from emberhall.games.gloomhaven.rules.values import own_attack
from emberhall.games.gloomhaven.state import MonsterCard, Slot, Trap
from emberhall.games.gloomhaven.terms import CONDITION, FOES
from emberhall.rulebook import rule

from .entries import SCENARIO, SPECIAL
from .positions import Scene, count, happens, hex_of, room, spot, stage, table

SPECIAL_1, SPECIAL_2, STRIKE, VOLLEY = 575, 572, 578, 579


def boss_acts(game: Scene, type: str, card: int) -> Scene:
    """The character ends its turn, then the boss acts with a card; the players take the first option, and suffer."""
    monsters = game.state.monsters[type]
    monsters.deck.cards.remove(MonsterCard(f"{type}:{card}"))
    monsters.card = f"{type}:{card}"
    game.state.order = [Slot(70, monsters=type)]
    game.do("end_turn")
    while game.session.asks and game.state.turn is not None:
        first = game.session.asks[0]
        keys = game.keys_of(first)
        if game.state.turn.slot.monsters != type and "suffer" not in keys:
            break
        game.do(f"{first.seat}/{'suffer' if 'suffer' in keys else keys[0]}")
    return game


@SCENARIO("2 special 1")
@SPECIAL("bandit-commander 1")
@rule("GH-BOSS-01", "GH-BOSS-03", "GH-BOSS-04", "GH-SPEC-05", "GH-DOOR-03")
def test_the_commander_jumps_from_door_to_door() -> None:
    game = stage(2, "-5,6", "-6,6", rooms=(2,), opened=("d5",))
    boss = game.who("bandit-commander")
    assert boss.hp == 20  # 10 x C at level 1
    assert game.state.map.rooms == 0b11
    for n, (place, revealed) in enumerate((((-1, 5), 3), ((-3, 8), 6), ((-8, 8), 5), ((-7, 5), 4))):  # a, b, c, d
        game = stage(2, "-5,6", "-6,6", rooms=(2,), opened=("d5",))
        game.state.notes["commander"] = n
        boss_acts(game, "bandit-commander", SPECIAL_1)
        assert hex_of(game, game.who("bandit-commander")) == place
        assert game.state.map.rooms == 0b11 | 1 << revealed - 1


@rule("GH-SPEC-05", "GH-TILE-08")
def test_after_the_last_door_the_commander_goes_round_again() -> None:
    game = stage(2, "-5,6", "-6,6", opened=("d5", "d1", "d2", "d3", "d4"), rooms=(2,), monsters=False)
    game.state.notes["commander"] = 4
    boss_acts(game, "bandit-commander", SPECIAL_1)
    assert hex_of(game, game.who("bandit-commander")) == (-1, 5)
    assert game.hp("B") == 10


@rule("GH-SPEC-05")
def test_characters_do_not_open_locked_doors() -> None:
    game = stage(2, "-2,5", "-6,6", opened=("d5",), monsters=False)
    game.do("use_default:1:bottom")
    assert "-1,5" not in game.moves


@SCENARIO("2 special 2")
@SPECIAL("bandit-commander 2")
@rule("GH-BOSS-03", "GH-MOTHER-03", "GH-MOTHER-05", "GH-MOTHER-06", "GH-ATTACK-15")
@pytest.mark.parametrize(("characters", "rank"), [(2, "normal"), (3, "elite"), (4, "elite")])
def test_the_commander_summons_bones(characters: int, rank: str) -> None:
    places = ("-5,4", "-6,4", "-4,5", "-6,5")[:characters]
    game = stage(2, *places, rooms=(2,), opened=("d5",), monsters=False)
    boss_acts(game, "bandit-commander", SPECIAL_2)
    (bones,) = [f for f in game.state.figures.values() if f.name == "living-bones"]
    assert (bones.rank, bones.coin, bones.summoned) == (rank, False, True)
    assert hex_of(game, bones) in {(-4, 6), (-5, 6), (-6, 7), (-4, 7), (-6, 8), (-5, 8)}
    assert all(figure.hp == figure.most for figure in game.state.figures.values())


@rule("GH-BOSS-01", "GH-BOSS-03")
def test_a_boss_with_a_plain_card_moves_and_attacks() -> None:
    game = stage(2, "-5,5", "-4,2", rooms=(2,), opened=("d5",), monsters=False)
    boss_acts(game, "bandit-commander", STRIKE)  # Move 3, Attack 3
    assert game.hp("B") == 10 - 3
    assert game.hp("T") == 8


@rule("GH-BOSS-01", "GH-ATTACK-03")
def test_a_boss_shoots_at_two() -> None:
    game = stage(2, "-5,5", "-4,5", rooms=(2,), opened=("d5",), monsters=False)
    boss_acts(game, "bandit-commander", VOLLEY)  # Move 2, Attack 2, Range 3, Target 2
    assert (game.hp("B"), game.hp("T")) == (8, 6)


@rule("GH-BOSS-06", "GH-COND-03")
def test_a_boss_is_immune_to_what_its_card_names() -> None:
    game = stage(2, "-5,5", "-4,5", rooms=(2,), monsters=False)
    t = table(game)
    boss = game.who("bandit-commander")
    assert [gain(t, boss, condition) for condition in ("stun", "immobilize", "curse")] == [False] * 3
    assert [gain(t, boss, condition) for condition in ("poison", "wound", "muddle", "disarm")] == [True] * 4


@rule("GH-BOSS-05", "GH-TERM-14", "GH-BOSS-02")
def test_formulas_of_bosses() -> None:
    game = stage(8, "0,3", "1,3", "2,3", rooms=(2, 3))
    boss = game.who("inox-bodyguard")
    assert (boss.hp, boss.rank) == (7 * 3, "boss")
    assert own_attack(game.state, boss) == 1 + 3
    assert count(game, "inox-bodyguard") == 2


@SPECIAL("inox-bodyguard 1")
@rule("GH-BOSS-03", "GH-AOE-02")
def test_a_bodyguard_strikes_an_area() -> None:
    game = _guards()
    boss_acts(game, "inox-bodyguard", SPECIAL_1)  # Move 1, Attack 1 + C - 1, an area of five hexes
    assert (game.hp("B"), game.hp("T")) == (10 - 2, 8 - 2)


@SPECIAL("inox-bodyguard 2")
@rule("GH-BOSS-03", "GH-RETAL-01")
@pytest.mark.parametrize(("level", "retaliate"), [(1, 3), (5, 4), (9, 5)])
def test_a_bodyguard_retaliates_by_its_level(level: int, retaliate: int) -> None:
    game = _guards(level)
    game.state.monsters["inox-bodyguard"].card = f"inox-bodyguard:{SPECIAL_2}"
    happens(take_turn(table(game), game.who("inox-bodyguard")))  # the Tinkerer would act first and is the focus
    assert [(bonus.what, bonus.n) for bonus in game.who("inox-bodyguard").bonuses] == [("retaliate", retaliate)]
    attack = {1: 1 + 2, 5: 2 + 2, 9: 3 + 2}[level]
    assert game.who("T").most - game.hp("T") == attack


def _guards(level: int = 1) -> Scene:
    """Two characters face one bodyguard, who stands alone."""
    game = stage(8, "7,-9", "7,-10", rooms=(3,), level=level)
    game.drawn["inox-bodyguard"] = boss = next(f for f in game.state.figures.values() if hex_of(game, f) == (6, -9))
    game.state.figures = {f.id: f for f in game.state.figures.values() if f.kind == "character" or f is boss}
    return game


@rule("GH-BOSS-05")
def test_the_overseer_attacks_with_as_many_as_there_are_scouts() -> None:
    game = stage(9, "-1,-1", "-2,-1", rooms=(2,), opened=("d1",), monsters=False)
    boss = game.who("merciless-overseer")
    assert own_attack(game.state, boss) == 0
    for q in (-2, -1, 0):
        assert put_monster(table(game), "vermling-scout", "normal", spot(game, q, -3)) is not None
    assert own_attack(game.state, boss) == 3


@SCENARIO("9 special 1")
@SPECIAL("merciless-overseer 1")
@rule("GH-BOSS-04")
def test_scouts_act_again() -> None:
    game = stage(9, "-1,-1", "-3,0", rooms=(2,), opened=("d1",), monsters=False)
    scout = put_monster(table(game), "vermling-scout", "normal", spot(game, -1, -2))
    assert scout is not None
    scout.acted = 1
    scout.conditions = CONDITION["muddle"] | CONDITION["wound"]
    game.state.monsters["vermling-scout"].card = "vermling-scout:670"  # Move +0, Attack +0
    boss_acts(game, "merciless-overseer", SPECIAL_1)
    assert game.hp("B") == 10 - 1
    assert scout.hp == scout.most - 1  # it was a turn of its own: WOUND hurts, MUDDLE ends
    assert scout.conditions == CONDITION["wound"]


@rule("GH-BOSS-03", "GH-MABIL-01")
def test_scouts_that_came_late_get_a_card_to_act_again() -> None:
    game = stage(9, "-1,-1", "-3,0", rooms=(2,), opened=("d1",), monsters=False)
    assert put_monster(table(game), "vermling-scout", "normal", spot(game, -1, -2)) is not None
    assert not game.state.monsters["vermling-scout"].card
    boss_acts(game, "merciless-overseer", SPECIAL_1)
    assert game.hp("B") < 10


@SCENARIO("9 special 2")
@SPECIAL("merciless-overseer 2")
@rule("GH-BOSS-03", "GH-MOTHER-03")
@pytest.mark.parametrize(("characters", "normal", "elite"), [(2, 2, 0), (3, 1, 1), (4, 0, 2)])
def test_the_overseer_summons_scouts(characters: int, normal: int, elite: int) -> None:
    places = ("-1,-1", "-2,-1", "-3,-1", "-1,0")[:characters]
    game = stage(9, *places, rooms=(2,), opened=("d1",), monsters=False)
    boss_acts(game, "merciless-overseer", SPECIAL_2)
    assert (count(game, "vermling-scout", "normal"), count(game, "vermling-scout", "elite")) == (normal, elite)


@SPECIAL("captain-of-the-guard 1")
@rule("GH-BOSS-03", "GH-HEAL-01")
def test_the_captain_heals_all_its_guards() -> None:
    game = stage(35, "1,2", "2,2", monsters=True)
    captain = put_monster(table(game), "captain-of-the-guard", "boss", spot(game, -5, 11))
    assert captain is not None
    guard = next(f for f in game.state.figures.values() if f.name == "city-guard")
    demon = next(f for f in game.state.figures.values() if f.name == "earth-demon")
    for figure in (captain, guard, demon):
        figure.hp -= 3
    before = (captain.hp, guard.hp, demon.hp)
    game.state.monsters["captain-of-the-guard"].card = f"captain-of-the-guard:{SPECIAL_1}"
    happens(take_turn(table(game), captain))
    assert (captain.hp, guard.hp, demon.hp) == (before[0] + 2, before[1] + 2, before[2])


@SPECIAL("captain-of-the-guard 2")
@rule("GH-BOSS-03", "GH-ATTACK-07")
def test_the_captain_makes_all_its_guards_strike_harder() -> None:
    game = stage(11, "10,-12", "11,-13", rooms=(4,), opened=("d1",), monsters=False)
    captain = game.who("captain-of-the-guard")
    captain.at = spot(game, 10, -11)
    guard = put_monster(table(game), "city-guard", "normal", spot(game, 11, -12))
    assert guard is not None
    game.state.monsters["captain-of-the-guard"].card = f"captain-of-the-guard:{SPECIAL_2}"
    game.state.monsters["city-guard"].card = "city-guard:527"  # Move +0, Attack +0: 2 at level 1
    t = table(game)
    happens(take_turn(t, captain))  # Attack +1: 4
    assert game.hp("B") == 10 - 4
    game.who("B").at, game.who("T").at = spot(game, 13, -12), spot(game, 11, -13)
    happens(take_turn(t, guard))
    assert game.hp("T") == 8 - 3
    KEPT.end(t, "round")
    happens(take_turn(t, guard))
    assert game.hp("T") == 8 - 3 - 2


@SCENARIO("12 special 1", "12 special 2", "20 special 1", "20 special 2")
@SPECIAL("jekserah 1", "jekserah 2")
@rule("GH-BOSS-03", "GH-MOTHER-03")
@pytest.mark.parametrize(("special", "name"), [(SPECIAL_1, "living-bones"), (SPECIAL_2, "living-corpse")])
@pytest.mark.parametrize(("characters", "normal", "elite"), [(2, 2, 0), (3, 1, 1), (4, 0, 2)])
def test_jekserah_summons_the_dead(special: int, name: str, characters: int, normal: int, elite: int) -> None:
    places = ("10,-18", "8,-16", "10,-15", "9,-15")[:characters]
    game = stage(20, *places, rooms=(4,), opened=("d2",), monsters=False)
    boss_acts(game, "jekserah", special)
    assert (count(game, name, "normal"), count(game, name, "elite")) == (normal, elite)
    # level 1: Attack 3; -1 on all around her, or Move 1 and +2 on one
    assert game.hp("B") == 10 - (2 if special == SPECIAL_1 else 5)


@SCENARIO("21 special 2", "21 special 3")
@SPECIAL("prime-demon 1", "prime-demon 2")
@rule("GH-BOSS-03", "GH-BOSS-04")
@pytest.mark.parametrize(
    ("number", "letter", "name", "place"),
    [
        (0, "a", "frost-demon", (-8, 10)),
        (1, "b", "wind-demon", (-3, 7)),
        (2, "c", "night-demon", (3, 7)),
        (3, "d", "earth-demon", (5, 10)),
        (4, "e", "flame-demon", (0, 13)),
        (5, "f", "sun-demon", (-6, 13)),
    ],
)
def test_the_altar_of_the_prime_demon_jumps(number: int, letter: str, name: str, place: tuple[int, int]) -> None:
    game = stage(21, "-8,15", "-7,15", rooms=(5,), monsters=False)
    game.state.notes["altar"] = number
    boss_acts(game, "prime-demon", SPECIAL_1)
    assert hex_of(game, game.who("altar")) == place
    assert count(game, name, "normal") >= 1
    summoned = [f for f in game.state.figures.values() if f.summoned]
    assert [f.name for f in summoned] == [name]
    assert spot(game, *place) in {near for f in summoned for near in ground(game.state).beside[f.at]}
    room = plan_of(21).room_of[spot(game, *place)]
    assert game.state.map.rooms >> room & 1
    assert {(-8, 10): 0b10, (0, 13): 0b1000}.get(place, 0) == game.state.map.doors & {
        (-8, 10): 0b10,
        (0, 13): 0b1000,
    }.get(place, 0)


@rule("GH-SPEC-11")
def test_damage_to_the_altar_is_damage_to_the_prime_demon() -> None:
    game = stage(21, "-7,13", "-8,14", rooms=(5,), monsters=False)
    demon, altar = game.who("prime-demon"), game.who("altar")
    assert (demon.hp, altar.hp, altar.most) == (18, 18, 18)  # 9 x C at level 1
    game.do("use_default:1:top")
    assert game.targets == "altar" or "a" in game.targets
    game.do(f"target:{altar.id}")
    assert (demon.hp, altar.hp) == (16, 16)
    happens(damage.suffer(table(game), demon, 5))
    assert (demon.hp, altar.hp) == (16, 16)
    assert not met(game.state, KillTypes(("prime-demon",)))
    happens(damage.suffer(table(game), altar, 16))
    assert met(game.state, KillTypes(("prime-demon",)))


@SCENARIO("21 object altar")
@rule("GH-BOSS-06", "GH-SPEC-12")
def test_the_altar_shares_the_immunities_of_the_prime_demon() -> None:
    game = stage(21, "-7,13", "-8,14", rooms=(5,), monsters=False)
    t = table(game)
    for figure in (game.who("altar"), game.who("prime-demon")):
        for condition in ("wound", "poison", "disarm", "immobilize", "muddle", "stun"):
            assert not gain(t, figure, condition)
        assert gain(t, figure, "curse")
    assert len(game.state.modifiers) == 12 + 2
    game = stage(39, "0,5", "1,5", rooms=(2,), monsters=False)
    assert not gain(table(game), game.who("altar"), "curse")  # any other object is immune to all of them


@rule("GH-BOSS-03")
def test_the_elder_drake_measures_from_all_its_hexes() -> None:
    game = stage(34, "5,1", "1,4", monsters=False)
    drake = game.who("elder-drake")
    assert {plan_of(34).hexes[at] for at in cells(drake)} == {(4, 0), (4, 1), (5, 0)}
    assert drake.hp == 24  # 12 x C at level 1
    game.do("use_default:1:top")
    assert game.offers("target:") == [f"target:{drake.id}"]
    game.do(f"target:{drake.id}")
    assert drake.hp == 22
    boss_acts(game, "elder-drake", STRIKE)  # it cannot move; Attack 4
    assert (game.hp("B"), game.hp("T")) == (10 - 4, 8)


@SPECIAL("elder-drake 1")
@rule("GH-BOSS-03", "GH-AOE-02", "GH-EFFECT-13")
def test_the_elder_drake_breathes_fire_on_an_area() -> None:
    game = stage(34, "5,1", "4,3", monsters=False)
    boss_acts(game, "elder-drake", SPECIAL_1)  # Attack 4 on seven hexes: (1, 1) and (0, 3) of them from (4, 0)
    assert (game.hp("B"), game.hp("T")) == (10 - 4, 8 - 4)
    game = stage(34, "5,1", "3,0", monsters=False)  # on opposite sides: only one of them
    boss_acts(game, "elder-drake", SPECIAL_1)
    assert (10 - game.hp("B")) + (8 - game.hp("T")) == 4


@SCENARIO("34 special 3", "34 special 4")
@SPECIAL("elder-drake 2")
@rule("GH-BOSS-04", "GH-SPEC-14")
def test_the_elder_drake_flies_and_leaves_zephyrs() -> None:
    game = stage(34, "2,5", "3,5", monsters=False)
    drake = game.who("elder-drake")
    boss_acts(game, "elder-drake", SPECIAL_2)
    assert {plan_of(34).hexes[at] for at in cells(drake)} == {(6, 4), (6, 5), (7, 4)}  # from c to a
    winds = companions(game.state, "elder-drake")
    assert [(wind.number, wind.side) for wind in winds] == [(1, FOES), (2, FOES)]
    happens(damage.suffer(table(game), winds[0], 9))
    assert winds[0].hp == 1
    game.state.round += 1
    winds[0].at = spot(game, 2, 4)
    winds[1].at = spot(game, 0, 0)
    game.state.monsters["elder-drake"].card = f"elder-drake:{SPECIAL_1}"
    assert _figures(game.state, Slot(70, monsters="elder-drake")) == [winds[0].id, winds[1].id, drake.id]
    happens(take_turn(table(game), winds[0]))  # Move 2, Attack C
    assert 10 - game.hp("B") + 8 - game.hp("T") == 2


# the specials of each boss, and how far it goes with them


@SCENARIO("21 special 2", "21 special 3")
@SPECIAL("prime-demon 1", "prime-demon 2")
@rule("GH-BOSS-03", "GH-BOSS-05")
@pytest.mark.parametrize(
    ("special", "ranks"), [(SPECIAL_1, ("normal", "elite", "elite")), (SPECIAL_2, ("normal", "normal", "elite"))]
)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_altar_summons_a_demon_by_the_number_of_characters(
    special: int, ranks: tuple[str, str, str], characters: int
) -> None:
    """First a Frost Demon, since the altar goes from f to a; then Move +2, Attack -1: 3 at level 1."""
    game = stage(21, *("-7,12", "-8,15", "-7,15", "-6,15")[:characters], rooms=(5,), monsters=False)
    boss_acts(game, "prime-demon", special)
    summoned = [figure for figure in game.state.figures.values() if figure.summoned]
    assert [(figure.name, figure.rank) for figure in summoned] == [("frost-demon", ranks[characters - 2])]
    lost = [figure.most - figure.hp for figure in game.state.figures.values() if figure.kind == "character"]
    assert sorted(lost) == [0] * (characters - 1) + [3]


#: How far bosses of level 1 go: Move 2 - 1, 2 + 0, 2 - 1, 4 + 2, 4 + 2.
GOES = [
    (8, "inox-bodyguard", SPECIAL_1, 1),
    (8, "inox-bodyguard", SPECIAL_2, 2),
    (20, "jekserah", SPECIAL_2, 1),
    (21, "prime-demon", SPECIAL_1, 6),
    (21, "prime-demon", SPECIAL_2, 6),
    (2, "bandit-commander", SPECIAL_2, 0),
    (9, "merciless-overseer", SPECIAL_2, 0),
    (20, "jekserah", SPECIAL_1, 0),
    (11, "captain-of-the-guard", SPECIAL_1, 0),
    (11, "captain-of-the-guard", SPECIAL_2, 0),
]


@rule("GH-BOSS-03")
@pytest.mark.parametrize(("number", "type", "special", "points"), GOES)
def test_how_far_a_boss_goes_with_its_special(number: int, type: str, special: int, points: int) -> None:
    page = plan_of(number).scenario
    starts = [f"{q},{r}" for q, r in page.rooms[0].start[:2]]
    hidden = tuple(room.number for room in page.rooms[1:])
    game = stage(number, *starts, rooms=hidden, opened=tuple(door.id for door in page.doors), monsters=False)
    boss = game.who(type)
    game.state.monsters[type].card = f"{type}:{special}"
    parts = what_it_does(game.state, boss)
    moves = [points_of(game.state, Playing(boss, by_rules=True), part) for part in parts if isinstance(part, fx.Move)]
    assert moves == [points] * bool(points)
    happens(take_turn(table(game), boss))
    assert [figure.most - figure.hp for figure in (game.who("B"), game.who("T"))] == [0, 0]  # far away


@SPECIAL("elder-drake 1", "inox-bodyguard 1")
@rule("GH-AOE-02")
@pytest.mark.parametrize(
    ("number", "type", "hexes"),
    [(34, "elder-drake", {(1, 1), (0, 2), (0, 3), (2, 0), (2, 1), (1, 2), (3, 0)}),
     (8, "inox-bodyguard", {(0, 1), (1, 0), (1, 1), (0, 2), (2, 0)})],
)  # fmt: skip
def test_the_areas_of_bosses(number: int, type: str, hexes: set[tuple[int, int]]) -> None:
    page = plan_of(number).scenario
    starts = [f"{q},{r}" for q, r in page.rooms[0].start[:2]]
    game = stage(number, *starts, rooms=tuple(room.number for room in page.rooms[1:]), monsters=False)
    game.state.monsters[type].card = f"{type}:{SPECIAL_1}"
    attack = what_it_does(game.state, game.who(type))[-1]
    assert isinstance(attack, fx.Attack)
    assert attack.area is not None
    assert set(attack.area.hexes) == hexes
    assert attack.area.origin == "self"


@SCENARIO("34 special 3")
@SPECIAL("elder-drake 2")
def test_the_elder_drake_flies_from_c_to_a_to_b_to_c() -> None:
    game = stage(34, "2,5", "3,5", monsters=False)
    drake = game.who("elder-drake")
    perches = [{(6, 4), (6, 5), (7, 4)}, {(-2, 4), (-2, 5), (-1, 4)}, {(4, 0), (4, 1), (5, 0)}]
    game.state.monsters["elder-drake"].card = f"elder-drake:{SPECIAL_2}"
    for n, perch in enumerate(perches, 1):
        happens(take_turn(table(game), drake))
        assert {plan_of(34).hexes[at] for at in cells(drake)} == perch
        assert len(companions(game.state, "elder-drake")) == 2 * n
    assert [wind.number for wind in companions(game.state, "elder-drake")] == [1, 2, 3, 4, 5, 6]


@SPECIAL("captain-of-the-guard 1")
def test_the_captain_heals_by_two_and_no_more_than_was_lost() -> None:
    game = stage(11, "10,-12", "11,-13", rooms=(4,), opened=("d1",), monsters=False)
    captain = game.who("captain-of-the-guard")
    guard = put_monster(table(game), "city-guard", "normal", spot(game, 11, -12))
    assert guard is not None
    captain.hp, guard.hp = captain.most - 1, guard.most - 2
    game.state.monsters["captain-of-the-guard"].card = f"captain-of-the-guard:{SPECIAL_1}"
    happens(take_turn(table(game), captain))
    assert (captain.hp, guard.hp) == (captain.most, guard.most)
    assert (game.hp("B"), game.hp("T")) == (10, 8)


# the cards of bosses


@rule("GH-BOSS-01", "GH-BOSS-03")
@pytest.mark.parametrize(
    ("card", "initiative", "special", "shuffles"),
    [(572, 11, 2, False), (573, 14, 2, False), (574, 17, 2, True), (575, 85, 1, True), (576, 79, 1, False),
     (577, 73, 1, False), (578, 36, 0, False), (579, 52, 0, False)],
)  # fmt: skip
def test_the_cards_of_bosses(card: int, initiative: int, special: int, shuffles: bool) -> None:
    printed = next(ability for ability in DECKS["boss"] if ability.id == card)
    assert (printed.initiative, printed.reshuffle) == (initiative, shuffles)
    assert getattr(printed.effect, "n", 0) == special
    assert len(DECKS["boss"]) == 8


@pytest.mark.parametrize("what", ["coins", "treasures", "traps"])
def test_whatever_lies_where_the_altar_goes_is_moved_aside(what: str) -> None:
    game = stage(21, "-8,15", "-7,15", rooms=(5,), monsters=False)
    at = spot(game, -8, 14)
    things: dict[int, Any] = getattr(game.state.map, what)
    things.clear()
    things[at] = Trap("spike", 3) if what == "traps" else 2
    kept = things[at]
    happens(_moved_away(table(game), at))
    (to,) = things
    assert to in ground(game.state).beside[at]
    assert things[to] == kept


def test_where_nothing_lies_nothing_is_moved_aside() -> None:
    game = stage(21, "-8,15", "-7,15", rooms=(5,), monsters=False)
    assert list(_moved_away(table(game), game.who("B").at)) == []


@rule("GH-AOE-01")
def test_how_the_breath_of_the_elder_drake_is_turned() -> None:
    area = ((1, 1), (0, 2), (0, 3), (2, 0), (2, 1), (1, 2), (3, 0))
    assert [set(turned) for turned in _around_body(area)] == [
        set(area),
        {(-1, 1), (-1, 0), (-2, 0), (-1, 2), (-2, 2), (-2, 1), (-2, 3)},
        {(1, -1), (2, -1), (3, -2), (0, -1), (1, -2), (2, -2), (0, -2)},
    ]


def test_the_prime_demon_comes_with_at_least_one_hit_point() -> None:
    game = stage(36, "1,6", "2,6", monsters=False)
    game.state.notes["weakened"] = 500
    demon = put_monster(table(game), "prime-demon", "boss", spot(game, 2, 5))
    assert demon is not None
    assert demon.hp == 1


def test_any_hex_of_a_large_figure_counts_for_range() -> None:
    game = room("B . g . .", B="brute", g="bandit-guard")
    large = game.who("g")
    large.also = (spot(game, 3, 0), spot(game, 4, 0))
    assert within(game.state, game.who("B"), large, 2)
    assert not within(game.state, game.who("B"), large, 1)
    assert apart(game.state, game.who("B"), large) == 2
