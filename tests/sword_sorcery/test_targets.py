"""Whom effects mean: filters, symbols, and picking among those who fit."""

import pytest

from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.playing import Playing, Strike
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
from emberhall.games.sword_sorcery.state import (
    Companion,
)
from emberhall.rulebook import rule

from .positions import drive, enemy, hero, ids, run, table, under_way


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
    at = under_way(one, two, *foes)
    for n, condition in ((0, "stun"), (3, "slow"), (4, "blind"), (5, "knocked_down")):
        foes[n].conditions = {condition: 1}
    foes[2].burning = [1]
    at.state.assigned = {"wolf/green": 0, "orc_raider/blue": 1, "orc_shaman/red": 0}
    for n in (1, 3, 4, 5):
        foes[n].round = 1
    at.state.assigned |= {"ford_mauler/master": 1, "wraith/blue": 1, "gremlin/red": 1}
    play = Playing(25, target=20)
    wanted = [21, 24] if what == "rank_blue" else found
    if what == "with_hero":  # apart from the owner: a hero in its area
        play = Playing(1, target=20)
    assert ids([foe for foe in foes if fits(at.state, play, foe, what)]) == wanted


def test_filters_of_heroes_and_attacks() -> None:
    one, two = hero("warden", "T01a.C"), hero("trickster", "T01a.C")
    at = under_way(one, two, enemy("wolf", "green", "T01a.C"))
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
    at = under_way(hero("warden", "T01a.C"), enemy("wolf", "green", "T01a.C"), enemy("bandit", "green", "T01a.C"))
    assert commonest(at.state) == "wolf"
    at = under_way(hero("warden", "T01a.C"), *(enemy(kind, "green", "T01a.C") for kind in ("wolf", "bandit", "bandit")))
    assert commonest(at.state) == "bandit"
    at.state.enemies = []
    assert commonest(at.state) == ""


@rule("SS-FULL-ENEMY-05")
def test_groups_that_are_gone_are_forgotten() -> None:
    at = under_way(hero("warden", "T01a.C"), hero("trickster", "T01a.C"), wolf := enemy("wolf", "green", "T01a.C"))
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
    at = under_way(one, two, three, foe := enemy("bandit", "green", "T01a.C"))
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
    at = under_way(one, two, three)
    assert ids(nearest(at.state, three.area, at.state.heroes)) == [2, 1, 0]


def test_candidates_of_a_group() -> None:
    one, dead = hero("warden", "T01a.C"), hero("trickster", "T01a.A")
    dead.ghost = True
    foes = [enemy("wolf", "green", at) for at in ("T01a.A", "T07a.B", "T07a.E")]
    at = under_way(one, dead, *foes)
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
    at = under_way(hero("warden", "T01a.C"), hero("trickster", "T01a.A"), enemy("wolf", "green", "T01a.C"))
    play = Playing(20, target=1, opener=0)
    assert [ids(meant(at.state, play, node)) for node in (fx.Owner(), fx.Target(), fx.Opener(), fx.Active())] == [
        [20], [1], [0], [0],
    ]  # fmt: skip
    assert meant(at.state, Playing(99), fx.Owner()) == []


def test_a_picked_figure_becomes_the_target() -> None:
    at = under_way(hero("warden", "T01a.C"), hero("trickster", "T01a.A"), hero("wayfinder", "T06a.H"))
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
    at = under_way(hero("warden", "T01a.A"), hero("trickster", "T01a.C"), foe := enemy("wolf", "green", "T01a.C"))
    found = run(whom(table(at), Playing(foe.id), fx.Some(of="heroes", count=1)))
    assert ids(found) == [1]  # type: ignore[arg-type]


def test_companions_in_symbols() -> None:
    at = under_way(one := hero("runecarver", "T01a.A"), foe := enemy("wolf", "green", "T01a.C"))
    guard = Companion(id=10, area=foe.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions = [guard]
    assert by_symbol(at.state, "closest", foe, foe.area, [one, guard]) == [guard]
    for symbol in ("highest_rank", "richest"):
        one.crowns = 5
        assert by_symbol(at.state, symbol, foe, foe.area, [one, guard]) == [one]
    assert by_symbol(at.state, "lowest_rank", foe, foe.area, [one, guard]) == [guard]
    assert by_symbol(at.state, "most_hp", foe, foe.area, [one, guard]) == [one]
