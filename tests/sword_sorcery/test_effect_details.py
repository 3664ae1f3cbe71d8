"""What is easily got wrong in whom effects mean, what they do, in town and before a quest."""

from collections.abc import Sequence

import pytest

from emberhall.games.sword_sorcery.choices import TAVERN, Buy, Equip, Forge, Give, GiveCrowns, Pray, Sell
from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import BOOK, announce
from emberhall.games.sword_sorcery.effects.kit import kit
from emberhall.games.sword_sorcery.effects.listening import ready, turn_card
from emberhall.games.sword_sorcery.effects.playing import Playing, Strike
from emberhall.games.sword_sorcery.rules.arrival import arrive
from emberhall.games.sword_sorcery.rules.cards import usable
from emberhall.games.sword_sorcery.rules.items import equip, equippable, free_slots, slots_for, stow, wards, wear
from emberhall.games.sword_sorcery.rules.odds import at_least, damage_odds, mean, rolled
from emberhall.games.sword_sorcery.rules.preparation import fitting, head_count
from emberhall.games.sword_sorcery.rules.shop import sold_for
from emberhall.games.sword_sorcery.rules.spawn import free, open_gates, places
from emberhall.games.sword_sorcery.rules.stats import max_hp
from emberhall.games.sword_sorcery.rules.targets import (
    assign,
    assigned_to,
    by_symbol,
    candidates,
    commonest,
    fits,
    meant,
    nearest,
    whom,
)
from emberhall.games.sword_sorcery.rules.weapons import blow_of, loaded
from emberhall.games.sword_sorcery.setup import set_up, unfit
from emberhall.games.sword_sorcery.state import (
    NOBODY,
    Companion,
    Company,
    Enemy,
    Figure,
    Hero,
    Mod,
    Record,
    Setup,
    State,
)
from emberhall.games.sword_sorcery.terms import Moment
from emberhall.kernel import Option, Rng
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, hero, place, quest, run, serve, table, town_offers


def field(*figures: Hero | Enemy, of: str = "q1", seats: int = 1) -> Position[State]:
    at = quest(*figures, of=of, seats=seats)
    at.state.active = 0
    return at


def ids(figures: Sequence[Figure]) -> list[int]:
    return [one.id for one in figures]


# filters


@pytest.mark.parametrize(
    ("what", "found"),
    [
        ("rank_green", [20]), ("rank_blue", [21]), ("rank_red", [22, 25]), ("master", [23]),
        ("not_master", [20, 21, 22, 24, 25]), ("undead", [24]), ("beast", [20]), ("orc", [21, 22]),
        ("goblinoid", [25]), ("caster", [22]), ("wounded", [21, 24]), ("half_hp", [21]), ("hampered", [20, 23, 24, 25]),
        ("burning", [22]), ("engaged", [20, 21]), ("not_engaged", [22, 23, 24, 25]), ("not_self", [20, 21, 22, 23, 24]),
        ("not_target", [21, 22, 23, 24, 25]), ("with_hero", [20]), ("assigned", [20, 22]), ("not_activated", [20, 22]),
        ("has_crowns", []), ("commonest_kind", [20]),
    ],
)  # fmt: skip
def test_a_filter(what: str, found: list[int]) -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    foes = [
        enemy("wolf", "green", "T01a.C"), enemy("orc_raider", "blue", "T01a.A", hp=2),
        enemy("orc_shaman", "red", "T01a.B"), enemy("ford_mauler", "master", "T01a.B", hp=4),
        enemy("wraith", "green", "T01a.B", hp=1), enemy("gremlin", "red", "T01a.D"),
    ]  # fmt: skip
    foes[4].rank = "blue"
    foes[4].hp = 2
    at = field(one, two, *foes)
    for n, condition in ((0, "stun"), (3, "slow"), (4, "blind"), (5, "knocked_down")):
        foes[n].conditions = {condition: 1}
    foes[2].burning = [1]
    at.state.assigned = {"wolf/green": 0, "orc_raider/blue": 1, "orc_shaman/red": 0}
    for n in (1, 3, 4, 5):
        foes[n].round = 1
    at.state.assigned |= {"ford_mauler/master": 1, "wraith/blue": 1, "gremlin/red": 1}
    play = Playing(25, target=20)
    wanted = [21, 24] if what == "rank_blue" else found
    if what == "with_hero":  # besides the owner: a hero in its area
        play = Playing(1, target=20)
    assert ids([foe for foe in foes if fits(at.state, play, foe, what)]) == wanted


def test_filters_of_heroes_and_attacks() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = field(one, two, enemy("wolf", "green", "T01a.C"))
    one.crowns = 1
    assert [fits(at.state, Playing(0), each, "has_crowns") for each in (one, two)] == [True, False]
    assert [fits(at.state, Playing(0), each, "with_hero") for each in (one, two)] == [True, False]
    assert not fits(at.state, Playing(0), one, "rank_green")
    for source, distance, found in (
        ("weapon", 0, ["melee_attack", "weapon_attack"]),
        ("power", 2, ["ranged_attack", "power_attack"]),
        ("item", 1, ["ranged_attack"]),
    ):
        strike = Strike(0, 20, fx.Blow(fx.Dice(red=1), "slash"), source, distance)
        names = ["ranged_attack", "melee_attack", "power_attack", "weapon_attack"]
        assert [name for name in names if fits(at.state, Playing(0, strike=strike), one, name)] == sorted(
            found, key=names.index
        )
        assert not any(fits(at.state, Playing(0), one, name) for name in names)
    with pytest.raises(ValueError, match="there is no filter nonsense"):
        fits(at.state, Playing(0), one, "nonsense")


def test_the_commonest_kind() -> None:
    at = field(hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C"), enemy("bandit", "green", "T01a.C"))
    assert commonest(at.state) == "wolf"
    at = field(hero("warden", "T01a.C"), *(enemy(kind, "green", "T01a.C") for kind in ("wolf", "bandit", "bandit")))
    assert commonest(at.state) == "bandit"
    at.state.enemies = []
    assert commonest(at.state) == ""


@rule("SS-FULL-ENEMY-05")
def test_groups_that_are_gone_are_forgotten() -> None:
    at = field(hero("warden", "T01a.C"), hero("trickster", "T01a.C"), wolf := enemy("wolf", "green", "T01a.C"))
    at.state.assigned = {"bandit/green": 0}
    assign(at.state, wolf)
    assert at.state.assigned == {"wolf/green": 0}
    assert assigned_to(at.state, wolf) == 0
    at.state.heroes[0].ghost = True
    assert assigned_to(at.state, wolf) == 1
    assert at.state.assigned == {"wolf/green": 1}
    at.state.heroes[0].ghost, at.state.assigned = False, {}
    assert assigned_to(at.state, wolf) == 0
    at.state.heroes[0].ghost = True
    at.state.heroes[1].ghost = True
    at.state.assigned = {}
    assign(at.state, wolf)
    assert at.state.assigned == {}


@rule("SS-FULL-AI-03")
def test_ties_most_wounded_then_fewest_hit_points_then_closest() -> None:
    one, two, three = hero("warden", "T01a.A"), hero("lightbearer", "T01a.A"), hero("trickster", "T07a.B")
    at = field(one, two, three, foe := enemy("bandit", "green", "T01a.C"))
    one.hp, two.hp, three.hp = 3, 4, 3  # each has lost two
    assert ids(by_symbol(at.state, "highest_rank", foe, foe.area, [one, two, three])) == [0]
    three.hp = 2
    assert ids(by_symbol(at.state, "highest_rank", foe, foe.area, [one, two, three])) == [2]
    one.hp = two.hp = three.hp = 3
    assert ids(by_symbol(at.state, "highest_rank", foe, foe.area, [one, three])) == [0]  # as near to death: closer
    three.area = one.area
    assert ids(by_symbol(at.state, "highest_rank", foe, foe.area, [one, three])) == [0, 2]
    assert by_symbol(at.state, "closest", foe, foe.area, []) == []
    foe.last_attacker = -1
    assert ids(by_symbol(at.state, "last_attacker", foe, foe.area, [one, two])) == [1]  # nobody: the closest, by hurt


def test_the_nearest_first() -> None:
    one, two, three = hero("warden", "T07a.B"), hero("lightbearer", "T01a.A"), hero("trickster", "T01a.C")
    at = field(one, two, three)
    assert ids(nearest(at.state, three.area, at.state.heroes)) == [2, 1, 0]


def test_who_is_a_candidate() -> None:
    one, dead = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    dead.ghost = True
    foes = [enemy("wolf", "green", at) for at in ("T01a.A", "T07a.B", "T07a.E")]
    at = field(one, dead, *foes)
    some = fx.Some
    assert ids(candidates(at.state, Playing(0), some(of="heroes"))) == [0]
    assert ids(candidates(at.state, Playing(0), some(of="ghosts"))) == [1]
    assert ids(candidates(at.state, Playing(0), some(of="enemies"))) == [20, 21, 22]
    assert ids(candidates(at.state, Playing(0), some(of="enemies", range=1))) == [20]
    assert ids(candidates(at.state, Playing(0), some(of="enemies", range=3))) == [20, 21]  # the third is not seen
    assert ids(candidates(at.state, Playing(0), some(of="enemies", range=3, sight=False))) == [20, 21, 22]
    assert ids(candidates(at.state, Playing(22), some(of="enemies", range=1, sight=False))) == [21, 22]
    assert ids(candidates(at.state, Playing(22), some(of="enemies", range=1, sight=False, origin="active"))) == [20]
    foes[2].area = one.area
    assert ids(candidates(at.state, Playing(0), some(of="enemies", range=3, sight=False))) == [22]  # engaged
    assert ids(candidates(at.state, Playing(20), some(of="enemies", origin="active"))) == [20, 21, 22]


def test_groups_of_one() -> None:
    at = field(hero("warden", "T01a.C"), hero("trickster", "T01a.A"), enemy("wolf", "green", "T01a.C"))
    play = Playing(20, target=1, opener=0)
    assert [ids(meant(at.state, play, node)) for node in (fx.Owner(), fx.Target(), fx.Opener(), fx.Active())] == [
        [20], [1], [0], [0],
    ]  # fmt: skip
    assert meant(at.state, Playing(99), fx.Owner()) == []


def test_who_is_picked_becomes_the_target() -> None:
    at = field(hero("warden", "T01a.C"), hero("trickster", "T01a.A"), hero("wayfinder", "T06a.H"))
    play = Playing(0)
    picked = drive(whom(table(at), play, fx.Some(of="heroes", count=1)), "pick:2")
    assert (ids(picked), play.target) == ([2], 2)  # type: ignore[arg-type]
    play = Playing(0)
    assert ids(run(whom(table(at), play, fx.Some(of="heroes", count=3)))) == [0, 1, 2]  # type: ignore[arg-type]
    assert play.target == -1
    at.load(2, 1)
    assert ids(run(whom(table(at), play, fx.Some(of="heroes", count=2, by="random")))) == [1, 0]  # type: ignore[arg-type]
    play = Playing(0)
    assert ids(run(whom(table(at), play, fx.Some(of="heroes", count=1, by="farthest")))) == [2]  # type: ignore[arg-type]


def test_an_enemy_picks_the_closest() -> None:
    at = field(hero("warden", "T01a.A"), hero("trickster", "T01a.C"), foe := enemy("wolf", "green", "T01a.C"))
    found = run(whom(table(at), Playing(foe.id), fx.Some(of="heroes", count=1)))
    assert ids(found) == [1]  # type: ignore[arg-type]


# effects


def do(at: Position[State], effect: object, play: Playing | None = None, *keys: str) -> Playing:
    play = play or Playing(0)
    drive(BOOK.do(table(at), play, effect), *keys)  # type: ignore[arg-type]
    return play


def can(at: Position[State], effect: object, play: Playing | None = None) -> bool:
    return BOOK.possible(at.state, play or Playing(0), effect)  # type: ignore[arg-type]


def test_conditions_are_cured_one_by_one() -> None:
    at = field(one := hero("warden", "T01a.C"))
    one.conditions, one.wounds, one.burning = {"slow": 1, "blind": 1}, ["w_lamed_leg"], [1, 2]
    do(at, fx.RemoveConditions(n=1, to=fx.Owner()), None, "cure:burning")
    assert (one.burning, len(one.conditions)) == ([], 2)
    do(at, fx.RemoveConditions(n=1, to=fx.Owner()), None, "cure:w_lamed_leg")
    assert one.wounds == []
    assert can(at, fx.RemoveConditions(n=1, to=fx.Owner(), ids=("blind",)))
    do(at, fx.RemoveConditions(n=2, to=fx.Owner(), ids=("blind",)))
    assert one.conditions == {"slow": 1}
    assert not can(at, fx.RemoveConditions(n=1, to=fx.Owner(), ids=("blind",)))
    one.burning = [1]
    do(at, fx.RemoveConditions(n=99, to=fx.Owner()))
    assert (one.conditions, one.burning) == ({}, [])


def test_shields_up_to_a_number() -> None:
    at = field(one := hero("warden", "T01a.C"))
    do(at, fx.GiveShields(n=2, to=fx.Owner()))
    do(at, fx.GiveShields(n=2, to=fx.Owner(), cap=3))
    assert one.shields == 3
    one.shields = 5
    do(at, fx.GiveShields(n=2, to=fx.Owner(), cap=3))
    assert one.shields == 5


def test_a_changed_maximum_brings_hit_points() -> None:
    at = field(one := hero("warden", "T01a.C"))
    one.hp = 3
    do(at, fx.Modify("max_hp", 2, fx.Owner(), "quest"), Playing(0, "a_card"))
    assert (one.hp, one.mods) == (5, [Mod("max_hp", 2, "quest", "a_card")])
    do(at, fx.Modify("max_hp", 2, fx.Owner(), "quest"), Playing(0, "a_card"))
    assert (one.hp, len(one.mods)) == (5, 1)  # the same card does not count twice
    do(at, fx.Modify("max_hp", -4, fx.Owner(), "quest"), Playing(0, "another"))
    assert one.hp == 3
    do(at, fx.Modify("hits", 1, fx.Owner(), "quest"), Playing(0, ""))
    do(at, fx.Modify("hits", 1, fx.Owner(), "quest"), Playing(0, ""))
    assert len(one.mods) == 4  # what comes from no card adds up


def test_a_save_with_two_ends() -> None:
    at = field(one := hero("warden", "T01a.C"))
    effect = fx.Save(to=fx.Owner(), harder=1, then=fx.Shards(1), otherwise=fx.LoseHp(1, fx.Target()))
    at.load(6)
    do(at, effect)
    assert (at.state.shards, one.hp) == (0, 4)
    at.load(7)
    do(at, effect)
    assert (at.state.shards, one.hp) == (1, 4)


def test_a_table_by_the_first_symbol() -> None:
    effect = fx.RollTable(
        dice=fx.Dice(blue=2), bolt=fx.Shards(8), hit=fx.Shards(4), shield=fx.Shards(2), none=fx.Shards(1)
    )
    for faces, shards in (((9, 5), 8), ((5, 3), 4), ((3, 1), 2), ((1, 2), 1)):
        at = field(hero("warden", "T01a.C"))
        at.load(*faces)
        do(at, effect)
        assert at.state.shards == shards
    at = field(hero("warden", "T01a.C"))
    at.load(9, 1)
    do(at, fx.RollTable(dice=fx.Dice(red=1, blue=1), shield=fx.Shards(2), none=fx.Shards(1)))
    assert at.state.shards == 0  # a symbol without a row is not nothing
    at.load(9, 4)
    do(at, fx.RollTable(dice=fx.Dice(red=1, blue=1), shield=fx.Shards(2), none=fx.Shards(1)))
    assert at.state.shards == 2


def test_shards_and_crowns_are_never_below_none() -> None:
    at = field(one := hero("warden", "T01a.C"))
    at.state.shards, one.crowns = 1, 3
    do(at, fx.Shards(-5))
    do(at, fx.Crowns(-5, fx.Owner()))
    assert (at.state.shards, one.crowns) == (0, 0)
    do(at, fx.Crowns(7, fx.Owner()))
    assert one.crowns == 7


def test_teleports() -> None:
    at = field(one := hero("frost_seer", "T07a.B"), foe := enemy("wolf", "green", "T07a.D"))
    at.state.fired = ["q1_t1"]
    do(at, fx.Teleport(to="shrine"))
    assert place(at, one) == "T01a.C"
    play = do(at, fx.Teleport(to="target", range=3))
    assert (place(at, one), play.target) == ("T07a.D", foe.id)
    assert not can(at, fx.Teleport(to="target", range=3), Playing(20))
    foe.area = at.state.ground.index["T06a.H"]
    assert not can(at, fx.Teleport(to="target", range=3))
    assert can(at, fx.Teleport(to="target", range=4))
    assert can(at, fx.Teleport(to="area", range=1))
    assert can(at, fx.Teleport(to="shrine", range=1))
    one.ghost = True
    assert not can(at, fx.Teleport(to="shrine", range=1))


@rule("SS-FULL-MOVE-05", "SS-OBST-06")
def test_who_is_put_into_hazard_is_not_harmed() -> None:
    at = field(one := hero("frost_seer", "T06a.D"))
    do(at, fx.Teleport(to="area", range=1), None, "into:T06a.G")
    assert (place(at, one), one.hp) == ("T06a.G", 4)
    one.area = at.state.ground.index["T06a.D"]
    run(arrive(table(at), one, at.state.ground.index["T06a.G"]))
    assert one.hp == 3


def test_dice_are_rolled_again_while_one_has_not_been() -> None:
    at = field(hero("warden", "T01a.C"))
    strike = Strike(0, 20, fx.Blow(fx.Dice(red=2), "slash"), "weapon", 0)
    for faces, left in (([False, True], True), ([True, True], False), ([], False)):
        strike.faces = [("red", 1, again) for again in faces]
        assert can(at, fx.Reroll(n=1), Playing(0, strike=strike)) == left


def test_cards_are_readied_as_their_owner_likes() -> None:
    at = field(one := hero("warden", "T01a.C", powers=("b_cleave", "b_unbroken")))
    assert not can(at, fx.Recharge(cards=1, turns=1, to=fx.Owner()))
    one.turned = {"b_unbroken": 2, "b_cleave": 2, "bulwark": 1}
    assert can(at, fx.Recharge(cards=1, turns=1, to=fx.Owner()))
    do(at, fx.Recharge(cards=2, turns=1, to=fx.Owner()), None, "ready:b_cleave", "ready:b_unbroken")
    assert one.turned == {"b_unbroken": 1, "b_cleave": 1, "bulwark": 1}
    do(at, fx.Recharge(cards=1, turns=1, to=fx.Owner()), None, "ready:b_cleave")
    assert one.turned == {"b_unbroken": 1, "bulwark": 1}
    do(at, fx.Recharge(cards=2, turns=1, to=fx.Owner()))
    assert one.turned == {}


def test_extra_activities_are_for_heroes() -> None:
    at = field(one := hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C"))
    before = one.combats
    do(at, fx.Extra(to=fx.Owner(), combats=1, movement=2))
    assert (one.combats, one.extra) == (before + 1, 2)
    do(at, fx.Extra(to=fx.Owner(), combats=1, movement=2), Playing(20))
    assert (one.combats, one.extra) == (before + 1, 2)


def test_half_ranks_and_numbers_by_size() -> None:
    for rank, half in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)):
        at = field(hero("warden", "T01a.C", rank=rank), hero("trickster", "T01a.C", rank=1))
        assert BOOK.count(at.state, Playing(0), fx.HalfRank()) == half
        assert BOOK.count(at.state, Playing(1), fx.HalfRank(plus=2)) == 3
        at.state.active = 1
        assert BOOK.count(at.state, Playing(0), fx.HalfRank()) == half
        assert BOOK.count(at.state, Playing(20), fx.HalfRank()) == 1
        for active in (0, NOBODY):
            at.state.active = active
            assert BOOK.count(at.state, Playing(20), fx.HalfRank()) == half


def test_tests_of_the_quest() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    at = field(one, two)
    state = at.state

    def so(test: object) -> bool:
        return BOOK.is_true(state, Playing(0), test)  # type: ignore[arg-type]

    state.flags, state.counters, state.shards = ["up"], {"n": 2}, 3
    assert [so(fx.FlagSet(id)) for id in ("up", "down")] == [True, False]
    assert [so(fx.CounterAt("n", least)) for least in (1, 2, 3)] == [True, True, False]
    assert [so(fx.CounterAt("shards", least)) for least in (3, 4)] == [True, False]
    assert [so(fx.ItIs(time)) for time in ("day", "night")] == [True, False]
    assert [so(fx.AllHeroesIn(areas)) for areas in (("T01a.C",), ("T01a.C", "T01a.A"))] == [False, True]
    two.ghost = True
    assert so(fx.AllHeroesIn(("T01a.C",)))
    one.ghost = True
    assert not so(fx.AllHeroesIn(("T01a.C",)))
    assert not so(fx.TargetIs(("wounded",)))
    assert not so(fx.Rolled(1))


def test_enemies_come_where_they_are_told() -> None:
    at = field(hero("warden", "T07a.B"), hero("trickster", "T06a.F"), enemy("wolf", "green", "T06a.A"))
    state, t = at.state, table(at)
    index = state.ground.index
    assert open_gates(state) == [("sun", index["T07a.E"]), ("moon", index["T06a.H"])]
    assert places(t, "gates", Playing(0)) == [index["T07a.E"], index["T06a.H"]]
    assert places(t, "self", Playing(20)) == [index["T06a.A"]]
    assert places(t, "self", Playing(20, area=3)) == [3]
    assert places(t, "opener", Playing(20, opener=1)) == [index["T06a.F"]]
    assert places(t, "nearest_gate", Playing(1)) == [index["T06a.H"]]
    assert places(t, "nearest_gate", Playing(-1)) == [index["T07a.E"]]  # of the active hero
    assert places(t, "nearest_gate", Playing(-1, area=index["T06a.F"])) == [index["T06a.H"]]
    state.active = NOBODY
    assert places(t, "nearest_gate", Playing(-1)) == places(t, "self", Playing(-1)) == []
    assert places(t, "self", Playing(-1, area=3)) == [3]
    assert places(t, "T01a.A", Playing(0)) == [index["T01a.A"]]
    state.opened = []
    assert places(t, "nearest_gate", Playing(1)) == places(t, "gate", Playing(1)) == []


def test_figures_of_a_kind() -> None:
    foes = [enemy("wolf", "green", "T01a.C"), enemy("wolf", "red", "T01a.C")]
    at = field(hero("warden", "T01a.C"), *foes)
    assert [free(at.state, "wolf", rank) for rank in ("green", "blue", "red")] == [True, True, False]
    foes[1].hp = 0
    assert free(at.state, "wolf", "red")


def test_menace_stops_at_three() -> None:
    at = field(hero("warden", "T01a.C"))
    do(at, fx.Menace(rises=1))
    assert at.state.menace == 2
    do(at, fx.Menace(rises=5))
    assert at.state.menace == 3
    do(at, fx.Menace(set=1))
    assert at.state.menace == 1


def test_a_new_companion_takes_the_place_of_the_old_one() -> None:
    one, two = hero("runecarver", "T01a.C"), hero("nightblade", "T01a.A")
    at = field(one, two)
    for owner in (0, 1, 1):
        do(at, fx.Summon("rune_guardian"), Playing(owner))
    assert [(each.id, each.owner, each.area) for each in at.state.companions] == [(10, 0, one.area), (11, 1, two.area)]


# moments and cards


def test_limits_of_hooks() -> None:
    one = hero("reaver", "T01a.C", rank=5, powers=("b_red_harvest",))
    at = field(one, enemy("wolf", "green", "T01a.C"))
    one.hp, at.state.round = 2, 7
    for hp in (3, 3):
        run(announce(table(at), Moment.KILL, one, Playing(0, target=20)))  # type: ignore[arg-type]
        assert one.hp == hp
    at.state.round = 8  # his next turn
    run(announce(table(at), Moment.KILL, one, Playing(0, target=20)))  # type: ignore[arg-type]
    assert (one.hp, one.used) == (4, {"b_red_harvest/kill/turn": 8})


def test_a_hook_reaches_so_far() -> None:
    one = hero("wayfinder", "T01a.C", rank=2, powers=("s_trailcraft",))
    at = field(one, other := hero("warden", "T01a.A"))
    at.state.active = 1
    for reach, extra in ((2, 0), (1, 1), (0, 2)):
        run(announce(table(at), Moment.ALLY_TURN_START, one, Playing(0), reach))  # type: ignore[arg-type]
        assert other.extra == extra


def test_nobody_waits_for_nothing() -> None:
    at = field(hero("warden", "T01a.C", items=()))
    assert announce(table(at), Moment.KILL, at.state.heroes[0], Playing(0)) == ()


def test_when_a_card_is_ready() -> None:
    at = field(one := hero("lightbearer", "T01a.C", items=("r_healers_chalice",)))
    chalice = ITEMS["r_healers_chalice"]
    assert ready(at.state, one, chalice)
    at.state.charges = {"r_healers_chalice": 0}
    assert not ready(at.state, one, chalice)
    at.state.charges = {"r_healers_chalice": 1}
    turn_card(at.state, one, chalice)
    assert at.state.charges == {"r_healers_chalice": 0}
    assert not ready(at.state, hero("runecarver", "T01a.C"), ITEMS["r_healers_chalice"])
    assert not ready(at.state, one, ITEMS["q_war_horn"])
    assert not ready(at.state, hero("warden", "T01a.C"), ITEMS["c_ward_scroll"])
    one.turned = {"mending_touch": 1}
    assert not ready(at.state, one, one.kind.innate)


def test_each_consumable_is_offered_once() -> None:
    at = field(one := hero("warden", "T01a.C", items=("c_healing_potion", "c_healing_potion")))
    one.hp = 1
    assert [card.id for card in usable(at.state, one, kit(one), "free")] == ["c_healing_potion"]
    one.hp = 5
    assert usable(at.state, one, kit(one), "free") == []  # nobody is hurt


# items


def test_slots_and_hands() -> None:
    assert [slots_for(ITEMS[id]) for id in ("a_chain", "r_ring_of_vigor", "w_club", "w_greatsword", "w_buckler")] == [
        ("armor",), ("artifact",), ("primary",), ("primary",), ("secondary",),
    ]  # fmt: skip
    assert slots_for(ITEMS["w_dagger"]) == ("primary", "secondary")
    assert slots_for(ITEMS["c_antidote"]) == ()
    one = hero("warden", "T01a.C", items=("w_greatsword",))
    one.bag = ["w_buckler", "w_dagger"]
    assert equippable(one) == [("w_dagger", "primary")]
    assert free_slots(one, ITEMS["w_buckler"]) == free_slots(one, ITEMS["w_dagger"]) == []
    one.slots = {"secondary": "w_buckler"}
    assert free_slots(one, ITEMS["w_greatsword"]) == []
    assert free_slots(one, ITEMS["w_dagger"]) == ["primary"]
    assert free_slots(one, ITEMS["a_plate"]) == []  # rank III


def test_putting_on_and_off() -> None:
    at = field(one := hero("warden", "T01a.C", items=("w_longsword", "r_amulet_of_warding")))
    one.ward, one.bag = 1, ["w_club", "a_saints_mail"]
    equip(table(at), one, "w_club", "primary")
    assert (one.slots["primary"], sorted(one.bag)) == ("w_club", ["a_saints_mail", "w_longsword"])
    equip(table(at), one, "a_saints_mail", "armor")
    assert (wards(one), one.ward) == (2, 1)
    stow(at.state, one, "armor")
    stow(at.state, one, "artifact")
    assert (one.ward, "armor" in one.slots) == (0, False)
    two = hero("warden", "T01a.C", items=())
    wear(two, ("w_club", "w_mace", "a_chain"))
    assert (two.slots["primary"], two.slots["armor"], two.bag[-1]) == ("w_club", "a_chain", "w_mace")


def test_weapons_that_are_loaded() -> None:
    one = hero("wayfinder", "T01a.C", items=("w_crossbow",))
    one.unloaded = ["w_crossbow"]
    assert loaded(one) == []
    assert kit(one).weapons == (ITEMS["w_crossbow"],)
    lone = hero("warden", "T01a.C", items=("w_buckler",))
    assert loaded(lone) == []


@rule("SS-FULL-SHOP-03")
def test_what_the_anvil_makes() -> None:
    one = hero("warden", "T01a.C", items=("w_longsword",))
    sword = ITEMS["w_longsword"]
    one.forged = {"w_longsword": "an_heavy"}
    assert (blow_of(one, sword).dice, blow_of(one, sword).type) == (fx.Dice(red=1, blue=2), "slash")
    one.forged = {"w_longsword": "an_blessed"}
    assert (blow_of(one, sword).dice, blow_of(one, sword).type) == (fx.Dice(red=1, blue=1), "holy")
    for forged, faces, hp, burning in (("an_keen", (9, 1, 1), 3, []), ("an_flaming", (9, 1, 1), 4, [1])):
        one = hero("warden", "T01a.C", items=("w_longsword",))
        one.forged = {"w_longsword": forged}
        at = quest(one, hero("trickster", "T06a.H"), foe := enemy("ogre_breaker", "blue", "T01a.C"))
        at.do("act:0", "strike:20:w_longsword").load(*faces).do("done")
        assert (foe.hp, foe.burning) == (hp, burning)


def test_a_piercing_weapon_and_a_balanced_one() -> None:
    one = hero("warden", "T01a.C", items=("w_longsword",))
    one.forged = {"w_longsword": "an_piercing"}
    at = quest(one, hero("trickster", "T06a.H"), foe := enemy("orc_raider", "red", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword").load(3, 1, 1).do("done")
    assert foe.hp == 5  # no armor
    one = hero("warden", "T01a.C", items=("w_longsword",))
    one.forged = {"w_longsword": "an_balanced"}
    at = quest(one, hero("trickster", "T06a.H"), foe := enemy("ogre_breaker", "blue", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword").load(1, 1, 7, 1).do("done", "yes", "again:0")
    assert foe.hp == 4


# in town


def in_town(*heroes: Hero, shards: int = 0) -> Position[State]:
    return quest(*heroes, shards=shards)


def bought(at: Position[State], one: Hero, kind: type[Option], done: list[str] | None = None) -> list[str]:
    return [each.key() for each in town_offers(at, one, done=done or []) if isinstance(each, kind)]


@rule("SS-FULL-SHOP-02")
def test_what_the_emporium_offers() -> None:
    one = hero("warden", "T01a.C", items=())
    at = in_town(one)
    one.crowns = 20
    assert bought(at, one, Buy) == [
        f"buy:{id}"
        for id in ("w_club", "w_dagger", "c_healing_potion", "c_antidote", "c_smelling_salts", "c_bandage",
                   "c_whetstone_oil", "c_trap_kit")
    ]  # fmt: skip
    at.state.stock["w_club"] = 0
    one.bag = ["c_antidote"] * 3
    assert bought(at, one, Buy) == ["buy:w_dagger"]  # the bag is full: into the hand alone
    one.slots = {"primary": "w_mace", "secondary": "w_buckler"}
    assert bought(at, one, Buy) == []
    assert bought(at, one, Sell) == ["sell:w_mace", "sell:w_buckler", "sell:c_antidote"]
    worth = {id: sold_for(id) for id in ("w_mace", "w_buckler", "c_antidote", "w_longsword", "q_signet")}
    assert worth == {"w_mace": 20, "w_buckler": 10, "c_antidote": 5, "w_longsword": 20, "q_signet": 0}


def test_buying_and_selling() -> None:
    one = hero("warden", "T01a.C", items=())
    at = in_town(one)
    done: list[str] = []
    one.crowns = 100
    before = at.state.stock["w_club"]
    serve(at, one, Buy("w_club", 15), done=done)
    assert (one.crowns, one.slots, at.state.stock["w_club"]) == (85, {"primary": "w_club"}, before - 1)
    one.forged = {"w_club": "an_keen"}
    serve(at, one, Sell("w_club", 5), done=done)
    assert (one.crowns, one.slots, one.forged, at.state.stock["w_club"]) == (90, {}, {}, before)
    one.slots, one.bag, one.forged = {"primary": "w_club"}, ["w_club", "w_flamebrand"], {"w_club": "an_keen"}
    serve(at, one, Sell("w_club", 5), done=done)
    assert (one.slots, one.bag, one.forged) == ({"primary": "w_club"}, ["w_flamebrand"], {"w_club": "an_keen"})
    serve(at, one, Sell("w_flamebrand", 55), done=done)
    assert (one.crowns, one.bag, "w_flamebrand" in at.state.stock) == (150, [], False)
    one.bag = ["w_mace"]
    serve(at, one, Equip("w_mace", "primary"), done=done)
    assert (one.slots, one.bag, done) == ({"primary": "w_mace"}, ["w_club"], ["equip:w_mace:primary"])


def test_services_once_a_visit() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = in_town(one, two)
    done: list[str] = []
    one.crowns = 40
    assert bought(at, one, Forge) == [
        f"forge:w_longsword:{id}" for id in ("an_keen:30", "an_balanced:40", "an_blessed:35", "an_piercing:40")
    ]
    assert bought(at, one, Pray) == ["pray:tp_blessing:25", "pray:tp_soul_rest:40"]
    assert bought(at, one, Forge, ["forge"]) == bought(at, one, Pray, ["pray"]) == []
    assert TAVERN in town_offers(at, one)
    assert TAVERN not in town_offers(at, one, done=["tavern"])
    serve(at, one, Forge("w_longsword", "an_keen", 30), done=done)
    assert (one.forged, one.crowns, done) == ({"w_longsword": "an_keen"}, 10, ["forge"])
    assert bought(at, one, Forge) == []
    one.crowns = 4
    assert TAVERN not in town_offers(at, one)
    chaos = hero("reaver", "T01a.C")
    chaos.crowns, chaos.bag, chaos.slots = 0, [], {"primary": "w_gloom_axe"}
    assert bought(at, chaos, Pray) == ["pray:tp_dark_bargain:0"]
    serve(at, chaos, Pray("tp_dark_bargain", 0), done=done)
    assert (at.state.shards, chaos.bonus_hp, done) == (2, -1, ["forge", "pray"])
    chaos.crowns = 99
    assert bought(at, chaos, Forge) == []  # a treasure is not forged


def test_gifts_in_town() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = in_town(one, two)
    one.crowns = 7
    assert bought(at, one, Give) == ["give:c_healing_potion:1"]
    assert bought(at, one, GiveCrowns) == ["give_crowns:5:1", "give_crowns:7:1"]
    two.bag = ["c_antidote"] * 5
    assert bought(at, one, Give) == []
    serve(at, one, GiveCrowns(5, 1, at.ask.prompt), done=[])
    assert (one.crowns, two.crowns) == (2, 5)
    two.bag = []
    serve(at, one, Give("c_healing_potion", 1, at.ask.prompt), done=[])
    assert (one.bag, two.bag) == ([], ["c_healing_potion"])


# before a quest


@rule("SS-FULL-SETUP-02", "SS-FULL-SETUP-03", "SS-FULL-PARTY-04")
def test_classes_that_fit() -> None:
    assert len(fitting([], False)) == 10
    law = fitting(["warden"], False)
    assert law == ["lightbearer", "wayfinder", "greenwarden", "trickster", "frost_seer"]
    assert "runecarver" in fitting(["warden"], True)
    assert fitting(["reaver"], False) == ["runecarver", "wayfinder", "trickster", "nightblade", "flame_witch"]
    assert len(fitting(["trickster"], False)) == 8


def test_how_many_heroes() -> None:
    assert [head_count(Setup(), seats) for seats in (1, 2, 3)] == [2, 2, 3]
    assert head_count(Setup(heroes=1), 1) == 1
    assert head_count(Setup(company=Company((Record("warden"),) * 3)), 1) == 3
    assert unfit(Setup(heroes=2), 3) is not None
    assert unfit(Setup(heroes=3), 3) is None
    assert unfit(Setup(heroes=2, company=Company((Record("warden"),) * 3)), 1) is not None
    assert unfit(Setup(heroes=3, company=Company((Record("warden"),) * 3)), 1) is None


@rule("SS-FULL-SETUP-04", "SS-FULL-SETUP-11")
def test_shards_at_the_start() -> None:
    assert [set_up(Setup(quest="q3", heroes=n), 1, Rng(1)).shards for n in (1, 2, 3, 5)] == [2, 4, 6, 10]
    assert set_up(Setup(quest="q3", heroes=2, difficulty="story"), 1, Rng(1)).shards == 8
    company = Company((Record("warden", charges={"r_horn_of_valor": 0}), Record("trickster")), shards=5)
    state = set_up(Setup(quest="q3", company=company), 1, Rng(1))
    assert (state.shards, state.phase, state.charges, len(state.heroes)) == (5, "start", {"r_horn_of_valor": 0}, 2)
    decks = [len(set_up(Setup(difficulty=level), 1, Rng(1)).events) for level in ("story", "standard", "legend")]
    assert decks == [9, 8, 7]


@rule("SS-FULL-SETUP-08")
def test_soul_weapons_that_nobody_can_use_are_taken_out() -> None:
    for cls, gone in (
        ("warden", ["t_hungerblade.1"]),
        ("reaver", ["t_oathblade.1"]),
        ("wayfinder", ["t_hungerblade.1", "t_oathblade.1"]),
    ):
        state = set_up(Setup(quest="q5", heroes=2), 1, Rng(1))
        at = quest(hero(cls, "T08a.C"), hero("trickster", "T08a.C"), of="q5", phase="start")
        assert len(state.treasures) == len(at.state.treasures) + len(gone)
        assert sorted(at.state.treasures_gone.cards) == gone


@rule("SS-FULL-PARTY-03", "SS-FULL-SETUP-05")
def test_one_alone_starts_stronger() -> None:
    at = quest(one := hero("warden", "T06a.H"), phase="start")
    assert (max_hp(at.state, one), one.hp, one.shields, place(at, one)) == (7, 7, 2, "T01a.C")
    at = quest(one := hero("warden", "T06a.H"), hero("trickster", "T06a.H"), phase="start")
    assert (max_hp(at.state, one), one.hp, one.shields) == (5, 5, 0)


# the odds


def test_odds_of_dice() -> None:
    assert rolled("hit", 0, 0) == (1.0,)
    assert [round(chance, 3) for chance in rolled("hit", 1, 0)] == [0.3, 0.5, 0.2]
    assert [round(chance, 3) for chance in rolled("hit", 0, 1)] == [0.5, 0.5, 0]
    assert [round(chance, 3) for chance in rolled("shield", 0, 1)] == [0.6, 0.4, 0]
    assert mean((0.5, 0.25, 0.25), 1) == 0.5
    assert mean((0.5, 0.25, 0.25), 9) == 0.75
    assert at_least((0.5, 0.25, 0.25), 1) == 0.5


def odds(one: Figure, foe: Figure, at: Position[State], blow: fx.Blow, **more: int) -> list[float]:
    return [round(chance, 3) for chance in damage_odds(at.state, one, foe, blow, **more)]


def test_odds_of_an_attack() -> None:
    one, two = hero("warden", "T01a.C", items=("w_club",)), hero("trickster", "T06a.H")
    at = field(one, two, foe := enemy("bandit", "green", "T01a.C"))
    club = fx.Blow(fx.Dice(red=1), "blunt")
    assert odds(one, foe, at, club) == [0.5, 0.38, 0.12]
    foe.shields = 1
    assert odds(one, foe, at, club)[0] == 0.88
    foe.shields, foe.mods = 0, [Mod("hits_against", 1, "round")]
    assert odds(one, foe, at, club)[0] == round(0.3 * 0.4, 3)
    foe.mods = []
    for colour, missed in (("red", 0.21), ("blue", 0.31)):  # one die more, by a card or by what lasts
        assert odds(one, foe, at, club, **{colour: 1})[0] == missed
        one.mods = [Mod(f"attack_{colour}", 1, "round")]
        assert odds(one, foe, at, club)[0] == missed
        one.mods = []
    assert odds(one, foe, at, club, hits=1)[0] == round(0.3 * 0.4, 3)
    two.area = one.area  # supremacy
    assert odds(one, foe, at, club)[0] == 0.12
    assert odds(one, foe, at, fx.Blow(fx.Dice(red=1), "blunt", lethal=1))[0] == 0
    bones = enemy("skeleton_guard", "red", "T01a.A")
    bones.powers, bones.area = [], foe.area
    # one by supremacy, one by weakness; armor 1 and a red die with shields on half of its faces
    assert odds(one, bones, at, fx.Blow(fx.Dice(), "holy"))[:2] == [0.5, 0.5]


def test_odds_of_enemies() -> None:
    pack = [enemy("wolf", "green", "T01a.C") for _ in range(3)]
    at = field(one := hero("warden", "T01a.C"), hero("trickster", "T06a.H"), *pack)
    wolf = at.state.enemies[0]
    main = wolf.card.attacks["main"]
    one.ward, one.shields = 1, 1
    assert odds(wolf, one, at, main)[:3] == [0.5, 0.38, 0.12]  # three hits more; armor 1, two tokens
    one.ward = one.shields = 9
    assert odds(wolf, one, at, main) == [1.0, 0]
    wraith = enemy("wraith", "red", "T01a.C")
    wraith.powers, wraith.area = [], one.area
    one.ward = one.shields = 0
    at.state.enemies = [wraith]
    assert odds(wraith, one, at, wraith.card.attacks["main"])[0] == 0.09


def test_companions_in_symbols() -> None:
    at = field(one := hero("runecarver", "T01a.A"), foe := enemy("wolf", "green", "T01a.C"))
    guard = Companion(id=10, area=foe.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions = [guard]
    assert by_symbol(at.state, "closest", foe, foe.area, [one, guard]) == [guard]
    for symbol in ("highest_rank", "richest"):
        one.crowns = 5
        assert by_symbol(at.state, symbol, foe, foe.area, [one, guard]) == [one]
    assert by_symbol(at.state, "lowest_rank", foe, foe.area, [one, guard]) == [guard]
    assert by_symbol(at.state, "most_hp", foe, foe.area, [one, guard]) == [one]
