"""Every power of enemies and every enemy power card, played."""

import pytest

from emberhall.games.sword_sorcery.components import components
from emberhall.games.sword_sorcery.rules.behaviour import activate
from emberhall.games.sword_sorcery.rules.death import lose_hp
from emberhall.games.sword_sorcery.rules.stats import armor, defence, max_hp, movement
from emberhall.games.sword_sorcery.state import Enemy, Hero, PowerCardId, State
from emberhall.kernel import Ask, Flow
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, first_options, hero, place, quest, quiet_round, run, strikes, table


def against(*foes: Enemy, at: str = "T01a.C") -> tuple[Position[State], Hero]:
    """A reaver of 7 hit points without armor, who has one blue die, and enemies."""
    one = hero("reaver", at, items=())
    position = quest(one, *foes)
    position.state.active = 0
    return position, one


def test_pilfer_takes_five_crowns_if_there_are_any() -> None:
    foe = enemy("gremlin", "green", "T01a.C")
    at, one = against(foe)
    one.crowns = 8
    strikes(at, foe, one, 3, 1)
    assert (one.hp, one.crowns) == (6, 3)
    strikes(at, foe, one, 1)  # no damage
    assert (one.hp, one.crowns) == (6, 3)
    strikes(at, foe, one, 3, 1)
    assert (one.hp, one.crowns) == (5, 0)


@rule("SS-FULL-ENC-02")
def test_shrill_call_wakes_a_green_gremlin_once_a_round() -> None:
    foe, small = enemy("gremlin", "red", "T01a.C"), enemy("gremlin", "green", "T07a.B")
    at, one = against(foe, small)
    far = enemy("bandit", "green", "T01a.A")
    far.powers = []
    at.state.enemies.append(far)
    at.load(1, 1, 1, 1, 1)  # nothing rolled: horde and supremacy give each two hits
    first_options(activate(table(at), foe))
    assert (at.unrolled, at.state.activated, place(at, small), one.hp) == ([], [20, 21], "T01a.C", 3)
    at.state.activated = []
    at.load(1, 1, 1)
    first_options(activate(table(at), foe))
    assert (at.unrolled, at.state.activated, one.hp) == ([], [20], 1)


def test_dirty_trick_hits_the_hampered() -> None:
    foe = enemy("bandit", "blue", "T01a.C")
    at, one = against(foe)
    strikes(at, foe, one, 1, 1)
    for condition in ("knocked_down", "blind", "slow", "stun"):
        one.conditions = {condition: 1}
        before = one.hp
        faces = (1, 1, 1)
        strikes(at, foe, one, *faces)
        assert one.hp == before - (2 if condition == "knocked_down" else 1)  # knocked down: supremacy
    one.conditions = {"exhausted": 1}
    strikes(at, foe, one, 1, 1)


def test_blood_frenzy_adds_a_blue_die_when_half_dead() -> None:
    foe = enemy("orc_raider", "red", "T01a.C", hp=4)
    at, one = against(foe)
    strikes(at, foe, one, 1, 1, 1)
    foe.hp = 3
    strikes(at, foe, one, 1, 1, 1, 5, 1)
    assert one.hp == 6


def test_spirit_mend_heals_the_orc_hurt_most() -> None:
    shaman = enemy("orc_shaman", "blue", "T01a.A")
    hurt, less = enemy("orc_raider", "blue", "T01a.A", hp=1), enemy("orc_raider", "green", "T01a.B", hp=2)
    wolf, far = enemy("wolf", "red", "T01a.A", hp=1), enemy("orc_raider", "red", "T07a.E", hp=1)
    at, one = against(shaman, hurt, less, wolf, far)
    at.load(1, 1)
    run(activate(table(at), shaman))
    assert [foe.hp for foe in at.state.enemies] == [3, 2, 2, 1, 1]
    assert one.hp == 7
    shaman.conditions, at.state.activated = {"exhausted": 1}, []  # SS-EXH-03
    at.load(1, 1)
    run(activate(table(at), shaman))
    assert hurt.hp == 2


def test_pack_leader_gives_beasts_around_a_hit_once_a_round() -> None:
    leader, near = enemy("wolf", "red", "T01a.C"), enemy("bog_spider", "green", "T01a.A")
    far, orc = enemy("wolf", "green", "T07a.B"), enemy("orc_raider", "green", "T01a.A")
    at, one = against(leader, near, far, orc)
    at.load(1, 1)
    run(activate(table(at), leader))
    assert [[(mod.what, mod.n, mod.until) for mod in foe.mods] for foe in at.state.enemies] == [
        [], [("hits", 1, "next_attack")], [], [],
    ]  # fmt: skip
    near.mods, at.state.activated = [], []
    at.load(1, 1)
    run(activate(table(at), leader))
    assert near.mods == []
    at.state.round, at.state.activated = 2, []
    at.load(1, 1)
    run(activate(table(at), leader))
    assert len(near.mods) == 1
    near.area = one.area
    strikes(at, near, one, 1, 1, 10)  # the hit of the leader and supremacy: two; the save against poison
    assert (one.hp, near.mods) == (5, [])


def test_bone_knit_and_regrowth_heal_in_the_time_phase() -> None:
    bones, troll = enemy("skeleton_guard", "red", "T06a.H", hp=3), enemy("ford_mauler", "master", "T06a.H", hp=5)
    at, _ = against(bones, troll)
    troll.bonus_hp = 20
    quiet_round(at)
    assert (bones.hp, troll.hp) == (4, 6)
    troll.burning = [2]
    quiet_round(at)
    assert (bones.hp, troll.hp, troll.burning) == (5, 5, [1])  # what burns does not grow
    quiet_round(at)
    assert (bones.hp, troll.hp) == (5, 5)  # the last token went before


def test_brood_leaves_a_green_spider_if_one_is_left() -> None:
    at, _ = against(enemy("bog_spider", "red", "T01a.A"))
    run(lose_hp(table(at), at.state.enemies[0], 6))
    assert [(foe.kind, foe.rank, place(at, foe)) for foe in at.state.enemies] == [("bog_spider", "green", "T01a.A")]
    at, _ = against(*(enemy("bog_spider", rank, "T01a.A") for rank in ("red", "green", "green")))
    run(lose_hp(table(at), at.state.enemies[0], 6))
    assert len(at.state.enemies) == 2


def test_a_martyr_takes_a_hit_point_of_one_beside() -> None:
    at, one = against(enemy("cultist", "green", "T01a.C"))
    one.shields = 1
    at.load()
    run(lose_hp(table(at), at.state.enemies[0], 2))
    assert (one.hp, one.shields) == (6, 1)  # lost, not damage
    one, two = hero("reaver", "T01a.C"), hero("trickster", "T01a.C")
    at = quest(one, two, hero("wayfinder", "T01a.A"), enemy("cultist", "green", "T01a.C"))
    at.load(2)
    run(lose_hp(table(at), at.state.enemies[0], 2))
    assert [each.hp for each in at.state.heroes] == [7, 4, 5]


def test_dark_rite_heals_two_and_strengthens_the_next_attack() -> None:
    foe = enemy("cultist", "red", "T01a.C", hp=2)
    at, one = against(foe)
    at.load(1, 1)
    run(activate(table(at), foe))
    assert (foe.hp, [(mod.what, mod.n, mod.until) for mod in foe.mods]) == (4, [("hits", 1, "next_attack")])
    at.state.activated = []
    at.load(1, 1, 1)
    run(activate(table(at), foe))
    assert (foe.hp, one.hp) == (5, 6)


def test_a_sweeping_club_hurts_those_beside_the_target_once_a_turn() -> None:
    one, two = hero("reaver", "T01a.C", items=()), hero("trickster", "T01a.C", items=())
    foe = enemy("ogre_breaker", "red", "T01a.C")
    at = quest(one, two, hero("wayfinder", "T01a.A"), foe)
    strikes(at, foe, one, 1, 1, 1)
    assert [each.hp for each in at.state.heroes] == [7, 5, 5]
    strikes(at, foe, one, 3, 1, 1, 1)
    assert [each.hp for each in at.state.heroes] == [6, 4, 5]
    strikes(at, foe, one, 3, 1, 1, 1)
    assert [each.hp for each in at.state.heroes] == [5, 4, 5]
    at.state.turn += 1
    strikes(at, foe, one, 3, 1, 1, 1)
    assert [each.hp for each in at.state.heroes] == [4, 3, 5]


def test_life_drain_heals_the_enemy_that_deals_damage() -> None:
    foe = enemy("wraith", "blue", "T01a.C", hp=1)
    at, one = against(foe)
    strikes(at, foe, one, 3, 1)  # a lethal hit: no die
    assert (one.hp, foe.hp) == (6, 2)
    strikes(at, foe, one, 1, 1)
    assert foe.hp == 2


def test_ash_bursts_over_all_beside() -> None:
    one, two = hero("reaver", "T01a.C"), hero("trickster", "T01a.C")
    at = quest(one, two, hero("wayfinder", "T01a.A"), enemy("ash_imp", "red", "T01a.C"))
    at.load(6, 4)  # saves of 7 and 4
    at.state.treasures.cards = []
    run(lose_hp(table(at), at.state.enemies[0], 5))
    assert [each.burning for each in at.state.heroes] == [[1], [], []]


@rule("SS-FULL-MASTER-03")
def test_a_war_cry_sends_an_orc_with_a_hit_more() -> None:
    boss, orc = enemy("warchief_gorrak", "master", "T07a.D"), enemy("orc_raider", "green", "T01a.C")
    at, one = against(boss, orc)
    at.load(1, 1, 1, 1, 1)  # his shot at three areas, then the orc: one hit by the cry
    run(activate(table(at), boss))
    assert (one.hp, place(at, boss), at.state.activated, at.unrolled) == (6, "T07a.D", [20, 21], [])


@pytest.mark.parametrize(("heroes", "bones"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_regent_raises_the_fallen(heroes: int, bones: int) -> None:
    classes = ("reaver", "trickster", "wayfinder", "flame_witch", "runecarver")[:heroes]
    boss = enemy("pale_regent", "master", "T06a.H")
    at = quest(*(hero(cls, "T01a.C") for cls in classes), boss)
    at.state.active = 0
    at.load()
    first_options(activate(table(at), boss))
    assert place(at, boss) == "T06a.D"
    raised = at.state.enemies[1:]
    assert [(foe.kind, foe.rank, foe.area) for foe in raised] == [("skeleton_guard", "green", boss.area)] * bones


def test_a_dread_edict_slows_heroes_who_fail_the_save() -> None:
    one, two, three = hero("reaver", "T01a.C", items=()), hero("trickster", "T01a.A"), hero("wayfinder", "T07a.B")
    boss = enemy("pale_regent", "master", "T01a.C")
    at = quest(one, two, three, boss)
    one.acted, at.state.active, at.state.menace = True, 0, 2
    at.load(6, 4, 1, 1, 1)  # two saves, then his attack
    first_options(activate(table(at), boss))
    assert [each.conditions for each in at.state.heroes] == [{"slow": 1}, {}, {}]
    assert at.unrolled == []


# power cards


def killer(card: str, *, hp: int = 3) -> tuple[Position[State], Enemy, Hero]:
    """An orc of 3 hit points that has just killed a hero and drawn this card; a reaver of 7 is there too."""
    one, dying = hero("reaver", "T01a.C", items=()), hero("trickster", "T01a.C", items=())
    dying.hp = 1
    foe = enemy("orc_raider", "green", "T01a.C", hp=hp)
    at = quest(one, dying, foe)
    at.state.active = 0
    at.state.power_cards.cards = [PowerCardId(f"{card}.1")]
    first_options(lose_hp(table(at), dying, 9, foe))
    assert dying.ghost
    assert foe.powers == [f"{card}.1"]
    return at, foe, one


@rule("SS-FULL-DEATH-04")
@pytest.mark.parametrize(
    ("card", "faces", "hp"),
    [
        ("ep_thick_hide", (1, 1), 7),
        ("ep_brutal", (3, 3, 1, 1), 5),  # a red die more
        ("ep_quick", (3, 1, 5, 1), 5),  # a blue die more
        ("ep_cunning", (1, 1, 1), 6),  # a hit more
        ("ep_venomous", (3, 1, 1, 6), 6),
    ],
)
def test_a_power_card_in_an_attack(card: str, faces: tuple[int, ...], hp: int) -> None:
    at, foe, one = killer(card)
    strikes(at, foe, one, *faces)
    assert one.hp == hp
    assert one.conditions == ({"poison": 1} if card == "ep_venomous" else {})


def test_power_cards_that_change_the_enemy() -> None:
    at, foe, _ = killer("ep_thick_hide")
    assert (armor(at.state, foe), foe.hp, max_hp(at.state, foe)) == (1, 3, 3)
    at, foe, _ = killer("ep_fresh_blood")
    assert (foe.hp, max_hp(at.state, foe)) == (5, 5)
    at, foe, _ = killer("ep_quick")
    assert movement(at.state, foe) == 3
    at, foe, _ = killer("ep_guarded")
    assert defence(at.state, foe) == (0, 2)
    at, foe, _ = killer("ep_warded")
    assert foe.shields == 2
    at, foe, _ = killer("ep_healing_gore", hp=1)
    assert foe.hp == 3  # three, up to its own


def test_a_relentless_enemy_acts_at_once() -> None:
    one, dying = hero("reaver", "T01a.C", items=()), hero("trickster", "T01a.C", items=())
    foe = enemy("orc_raider", "green", "T01a.C")
    at = quest(one, dying, foe)
    at.state.active = 0
    at.state.power_cards.cards = [PowerCardId("ep_relentless.1")]
    at.load(3, 5, 1)
    drive(lose_hp(table(at), dying, 9, foe))
    assert (one.hp, at.state.activated, at.unrolled) == (5, [20], [])


@rule("SS-GOLD-01", "SS-FULL-DEATH-04")
def test_a_relentless_enemy_acts_though_it_has_acted_by_this_card() -> None:
    one, dying = hero("reaver", "T01a.C", items=()), hero("trickster", "T01a.C", items=())
    dying.hp = 1
    at = quest(one, dying, foe := enemy("bandit", "green", "T01a.C"))
    at.state.active = 0
    at.state.power_cards.cards = [PowerCardId("ep_relentless.1")]
    at.load(3, 1, 3, 1)  # a hit and no shield for each
    drive(activate(table(at), foe))
    assert (dying.ghost, one.hp, at.state.activated, at.unrolled) == (True, 6, [20], [])


def test_the_cards_of_a_dying_enemy_are_in_one_place() -> None:
    """While its dying power asks something, it still has its cards; then they are discarded."""
    foe = enemy("cultist", "green", "T01a.C")
    one = hero("lightbearer", "T01a.C", rank=3, powers=("d_hammerfall", "d_stoneblood", "d_prayer_of_mending"))
    one.hp = 1
    at = quest(one, hero("trickster", "T01a.A"), foe)
    foe.powers = [at.state.power_cards.cards.pop()]
    held = foe.powers[0]
    dies = lose_hp(table(at), foe, 2)
    asked = next(dies)
    assert isinstance(asked, Ask)
    assert asked.prompt.id == "ask-set-aside"
    assert list(components(at.state)).count(held) == 1
    drive(_rest(dies, asked))
    assert list(components(at.state)).count(held) == 1
    assert at.state.power_cards_gone.cards == [held]


def _rest(flow: Flow[object], asked: Ask) -> Flow[object]:
    """A rule goes on with the first answer."""
    try:
        flow.send(asked.options[0])
    except StopIteration:
        return
    yield asked
