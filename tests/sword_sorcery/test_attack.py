"""Attack and defence in their order."""

import msgspec
import pytest

from emberhall.games.sword_sorcery.content import ITEMS
from emberhall.games.sword_sorcery.effects import nodes as fx
from emberhall.games.sword_sorcery.effects.book import (
    blow_text,
    dice_text,
    signed,
)
from emberhall.games.sword_sorcery.effects.nodes import AddHits, Blow, Burn, Condition, Dice, Save, Target
from emberhall.games.sword_sorcery.effects.playing import Playing, Strike, asks
from emberhall.games.sword_sorcery.rules.attack import attack, can_focus, count, speaker
from emberhall.games.sword_sorcery.rules.death import spend_shields, take_damage
from emberhall.games.sword_sorcery.rules.weapons import FIST
from emberhall.games.sword_sorcery.scene.board import board
from emberhall.games.sword_sorcery.state import (
    Bout,
    Companion,
    EncounterId,
    Enemy,
    Hero,
    Mod,
    State,
)
from emberhall.kernel import Over
from emberhall.rulebook import rule
from emberhall.testing import Position

from .positions import drive, enemy, first_options, hero, listen, place, quest, run, strikes, table, turn_of


def bouts(at: Position[State]) -> list[Bout | None]:
    """The attack at each moment that is shown."""
    beats = at.session.table.beats
    assert beats is not None
    return [msgspec.msgpack.decode(beat.state, type=State).bout for beat in beats]


def facing(*foes: Enemy, cls: str = "reaver", items: tuple[str, ...] | None = ()) -> tuple[Position[State], Hero]:
    one = hero(cls, "T01a.C", items=items)
    return quest(one, hero("trickster", "T06a.H"), *foes), one


def struck(at: Position[State]) -> list[str]:
    """The areas shown as struck."""
    return [space.id for space in board(at.state).spaces if space.colour == "orange"]


@rule("SS-ATK-01", "SS-ATK-06", "SS-DEF-06", "SS-DEF-10", "SS-FULL-ATK-03", "SS-FULL-DEF-06", "SS-FULL-DEF-07")
def test_hits_are_counted_and_shields_cancel_them() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("strike:20:w_longsword").load(3, 5, 3, 1).do("done")  # two hits, one shield
    assert at.state.enemies[0].hp == 2
    assert at.unrolled == []


@rule("SS-QUICK-02", "SS-FULL-ATK-02")
def test_focus_costs_an_action_and_adds_a_hit_once_a_round() -> None:
    at = quest(hero("reaver", "T01a.C", rank=3), enemy("ogre_breaker", "red", "T01a.C"))
    at.do("strike:20:w_greatsword")
    assert at.keys == ["done", "use:blood_price", "focus"]
    at.load(1, 1, 1).do("focus", "done")  # one hit by Focus, none rolled; armor 1 stops it
    assert at.state.heroes[0].actions == 0
    assert at.state.enemies[0].hp == 8
    at.do("strike:20:w_greatsword")
    assert "focus" not in at.keys


@rule("SS-FX-01", "SS-FULL-DEF-02")
def test_a_critical_effect_needs_a_bolt_and_a_hit() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("strike:20:w_longsword").load(9, 1, 1, 1).do("done")  # a hit with a bolt: one more
    assert at.state.enemies[0].hp == 1
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("strike:20:w_longsword").load(1, 9).do("done")  # a bolt without a hit
    assert at.state.enemies[0].hp == 3


@rule("SS-ATK-03", "SS-ATK-05", "SS-AREA-02")
def test_dominating_the_targets_area_adds_a_hit() -> None:
    at = quest(hero("warden", "T01a.C"), hero("lightbearer", "T01a.C"), enemy("bandit", "blue", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword").load(1, 1, 1).do("done")
    assert at.state.enemies[0].hp == 2


@rule("SS-ATK-04", "SS-FULL-ENEMY-06")
def test_enemies_have_supremacy_and_the_bonus_of_a_horde() -> None:
    at = quest(hero("reaver", "T01a.C", items=()), *(enemy("wolf", "green", "T01a.C") for _ in range(3)))
    wolf, target = at.state.enemies[0], at.state.heroes[0]
    at.load(1, 1)  # nothing rolled, one blue defence die
    run(attack(table(at), wolf, target, wolf.card.attacks["main"], "enemy"))
    assert target.hp == 7 - 3  # two others of the pack, and supremacy


@rule("SS-DEF-01", "SS-FULL-ITEM-02")
def test_weakness_and_resistance_count_one_hit() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("skeleton_guard", "green", "T01a.D"), enemy("wraith", "green", "T01a.E"))
    guard, wraith = at.state.enemies
    blunt = ITEMS["w_club"].blow
    assert blunt is not None
    at.load(3, 1, 1)  # one hit and one for weakness: two dice
    run(attack(table(at), None, guard, blunt, "trap"))
    assert guard not in at.state.enemies
    at.load(3)  # one hit, resisted: no die
    run(attack(table(at), None, wraith, blunt, "trap"))
    assert wraith.hp == 2


@rule("SS-DEF-02", "SS-DEF-03", "SS-FX-09", "SS-FULL-DEF-03", "SS-FULL-DEF-04", "SS-FULL-FX-03")
def test_armor_and_dice_stop_ordinary_hits_only() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("wraith", "blue", "T01a.C"))
    target, wraith = at.state.heroes[0], at.state.enemies[0]
    at.load(7, 5, 4)  # three hits, one lethal; armor 1 leaves one: one blue die shows a shield
    run(attack(table(at), wraith, target, wraith.card.attacks["main"], "enemy"))
    assert target.hp == 4
    assert at.unrolled == []


@rule("SS-KD-01")
def test_a_knocked_down_figure_has_no_armor() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("orc_raider", "green", "T01a.C"))
    target, orc = at.state.heroes[0], at.state.enemies[0]
    target.conditions["knocked_down"] = 1
    at.load(3, 1, 1)  # a hit, and supremacy since he does not count: two hits, one die
    run(attack(table(at), orc, target, orc.card.attacks["main"], "enemy"))
    assert target.hp == 3


@rule("SS-DEF-04", "SS-DEF-05", "SS-FX-10", "SS-FULL-DEF-05", "SS-FULL-DEF-09", "SS-GOLD-08")
def test_shield_tokens_must_be_spent_first_against_lethal_hits() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("wraith", "blue", "T01a.C"))
    target, wraith = at.state.heroes[0], at.state.enemies[0]
    target.shields = 2
    at.load(7, 5)  # three hits, one lethal, one stopped by armor: both others by tokens
    run(attack(table(at), wraith, target, wraith.card.attacks["main"], "enemy"))
    assert (target.hp, target.shields) == (5, 0)
    target.shields = 1
    run(take_damage(table(at), target, 2))
    assert (target.hp, target.shields) == (4, 0)


@rule("SS-FX-06", "SS-FX-08", "SS-FULL-FX-01", "SS-FULL-ATK-05")
def test_an_area_of_effect_is_one_roll_against_all_of_the_side_there() -> None:
    at = quest(
        hero("warden", "T01a.C", powers=("b_cleave",)), enemy("orc_raider", "green", "T01a.C"),
        enemy("ogre_breaker", "green", "T01a.C"), enemy("orc_raider", "green", "T01a.D"),
    )  # fmt: skip
    at.do("use:b_cleave", "pick:20").load(3, 5, 1, 1).do("done")  # two hits for each: one die each
    assert [one.hp for one in at.state.enemies] == [1, 2, 3]


@rule("SS-FULL-DICE-05", "SS-FULL-EVENT-02")
def test_without_a_weapon_one_blue_die_and_at_night_a_hit_less() -> None:
    at = quest(hero("warden", "T01a.C", items=()), enemy("orc_raider", "green", "T01a.C"))
    at.state.time = "night"
    assert at.offers("punch") == ["punch:20"]
    at.do("punch:20").load(5).do("done")
    assert at.state.enemies[0].hp == 3
    assert FIST.dice.blue == 1


@rule("SS-FULL-FX-04", "SS-FX-02")
def test_a_bash_pushes_a_living_target_an_area_away() -> None:
    at = quest(hero("reaver", "T01a.C", items=()), enemy("ogre_breaker", "green", "T01a.C"))
    ogre = at.state.enemies[0]
    ogre.mods.append(Mod("attack_red", -1, "quest"))
    flow = attack(table(at), ogre, at.state.heroes[0], ogre.card.attacks["main"], "enemy")
    at.load(9, 1)
    asked = next(flow)
    assert [option.key() for option in asked.options] == [f"into:T01a.{letter}" for letter in "ABED"]  # type: ignore[union-attr]


@rule("SS-ENGAGE-01", "SS-ENGAGE-02", "SS-HERO-05", "SS-HERO-09")
def test_an_engaged_hero_attacks_only_in_their_area() -> None:
    at = quest(hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.D"))
    assert at.offers("strike") == ["strike:20:w_short_bow"]
    at = quest(hero("wayfinder", "T01a.C"), enemy("wolf", "green", "T01a.D"), enemy("wolf", "blue", "T01a.C"))
    assert at.offers("strike") == ["strike:21:w_short_bow"]


@rule("SS-FULL-ENEMY-07", "SS-FULL-SHARD-01")
def test_a_killed_enemy_gives_shards_and_its_crowns() -> None:
    at = quest(hero("warden", "T01a.C"), enemy("bandit", "blue", "T01a.C", hp=1))
    at.do("strike:20:w_longsword").load(3, 1, 1).do("done")
    assert at.state.enemies == []
    assert (at.state.shards, at.state.heroes[0].crowns) == (2, 15)


def test_an_attack_step_by_step() -> None:
    foe = enemy("orc_raider", "blue", "T01a.C")
    at = listen(quest(one := hero("warden", "T01a.C"), hero("trickster", "T06a.H"), foe))
    one.shields, one.ward = 1, 0
    strikes(at, foe, one, 7, 9, 4)  # three hits, a critical one more: armor, a token, a die; one is damage
    rolled, defended, done, after = bouts(at)
    assert rolled is not None
    assert defended is not None
    assert done is not None
    assert (rolled.step, rolled.attacker, rolled.target, rolled.red, rolled.blue) == ("rolled", 20, 0, 2, 0)
    assert (rolled.dice, rolled.hits, rolled.bolts) == ([("red", 7), ("red", 9)], [("rolled", 3)], 1)
    assert (defended.step, defended.defence) == ("defended", [("blue", 4)])
    assert (done.step, done.hits, done.lethal) == ("done", [("rolled", 3), ("target", 1)], 0)
    assert (done.stopped, done.damage) == ([("armor", 1), ("tokens", 1), ("dice", 1)], 1)
    assert after == done
    assert (one.hp, at.state.bout) == (4, None)


def test_what_adds_to_the_hits_is_shown() -> None:
    foes = [enemy("wolf", "green", "T01a.C") for _ in range(3)]
    at, one = facing(*foes)
    listen(at)
    at.state.enemies[0].mods = [Mod("hits", 1, "round")]
    strikes(at, foes[0], one, 3, 1)
    rolled = bouts(at)[0]
    assert rolled is not None
    assert rolled.hits == [("rolled", 1), ("bonus", 1), ("supremacy", 1), ("horde", 2)]
    assert one.hp == 2


def test_lethal_hits_are_shown() -> None:
    at, one = facing(foe := enemy("wraith", "red", "T01a.C"))
    listen(at)
    strikes(at, foe, one, 7, 3, 3)  # three hits, two of them lethal; the die stops the third
    done = bouts(at)[-1]
    assert done is not None
    assert (done.lethal, done.stopped, done.damage, one.hp) == (2, [("dice", 1)], 2, 5)


def test_a_cancelled_hit_is_shown() -> None:
    one = hero("warden", "T01a.C", powers=("b_guardian_oath",), items=())
    foe = enemy("orc_raider", "green", "T01a.C")
    at = listen(quest(one, hero("trickster", "T01a.C"), foe))
    strikes(at, foe, one, 3, 5, 1)
    done = bouts(at)[-1]
    assert done is not None
    assert (done.stopped, done.damage) == ([("cancelled", 1)], 1)


def test_a_hero_killed_by_their_own_card_does_not_strike() -> None:
    one = hero("reaver", "T01a.C")
    one.hp = 1
    at = quest(one, hero("trickster", "T01a.A"), enemy("wolf", "green", "T01a.C"))
    at.state.encounters.cards = [EncounterId("ec_16.1")]
    at.do("act:0", "strike:20:w_greatsword").load().do("use:blood_price")
    assert (one.ghost, at.state.enemies[0].hp, at.unrolled) == (True, 2, [])


@rule("SS-FULL-ATK-02")
def test_focus_takes_an_action_in_the_heros_own_turn() -> None:
    at, one = facing(enemy("wolf", "green", "T01a.C"), cls="warden", items=("w_longsword",))
    at.do("act:0")
    assert can_focus(at.state, one)
    for condition in ("exhausted", "slow"):
        one.conditions = {condition: 1}
        assert not can_focus(at.state, one)
    one.conditions, one.actions = {}, 0
    assert not can_focus(at.state, one)
    one.actions, one.done = 1, ["focus"]
    assert not can_focus(at.state, one)
    one.done = []
    assert not can_focus(at.state, at.state.heroes[1])
    at.do("strike:20:w_longsword").load(1, 1, 1).do("focus")
    assert (one.done, one.actions, at.state.enemies[0].hp) == (["focus"], 0, 1)


def test_focus_of_the_blind_may_be_in_vain() -> None:
    one = hero("warden", "T01a.C", items=("w_longsword",))
    one.conditions = {"blind": 1}
    at = quest(one, hero("trickster", "T06a.H"), enemy("wolf", "green", "T01a.C"))
    at.load(6).do("act:0", "strike:20:w_longsword").load(5, 1, 1).do("focus")
    assert (one.actions, at.state.enemies[0].hp, at.unrolled) == (0, 2, [])


def test_each_card_helps_a_roll_once() -> None:
    one = hero("reaver", "T01a.C", powers=("b_execution",), rank=4)
    at = quest(one, hero("trickster", "T06a.H"), enemy("ogre_breaker", "red", "T01a.C", hp=4))
    at.do("act:0", "strike:20:w_greatsword", "use:blood_price")
    assert at.keys == ["done", "focus"]
    at.load(1, 1, 1).do("done")
    assert at.keys == ["done", "use:b_execution"]
    at.do("use:b_execution")  # one hit more, and it is lethal
    assert (at.prompt, at.state.enemies[0].hp) == ("ask-turn", 3)


def test_the_last_attacker_is_remembered_by_enemies_alone() -> None:
    foe = enemy("wolf", "red", "T01a.C")
    at = quest(hero("reaver", "T01a.C"), one := hero("trickster", "T01a.C"), foe)
    at.do("act:1", "strike:20:w_short_sword").load(1, 1, 2).do("done")
    assert foe.last_attacker == 1
    strikes(at, foe, one, 1, 1)
    assert foe.last_attacker == 1


def test_being_attacked_triggers_for_the_new_target() -> None:
    one, other = hero("warden", "T01a.C", powers=("b_guardian_oath",)), hero("trickster", "T01a.C", items=())
    foe = enemy("orc_raider", "green", "T01a.C")
    at = quest(one, other, foe)
    strikes(at, foe, other, 7, 5, 1, keys=("use:bulwark",))  # three hits: one cancelled, one for armor
    assert (one.hp, other.hp) == (4, 5)


def test_a_dirty_trick_looks_at_the_new_target() -> None:
    one, other = hero("warden", "T01a.C", items=()), hero("trickster", "T01a.C", items=())
    one.conditions = {"slow": 1}
    at = listen(quest(one, other, foe := enemy("bandit", "blue", "T01a.C")))
    strikes(at, foe, other, 1, 1, 1, keys=("use:bulwark",))
    assert (bouts(at)[0] or Bout(0, 0, 0, 0)).hits == [("cards", 1)]


@rule("SS-FULL-ENEMY-06")
def test_a_horde_counts_up_to_two_others_in_the_area_and_its_main_attack() -> None:
    for others, hp in ((0, 7), (1, 5), (2, 4), (3, 4)):  # from two on supremacy too
        at, one = facing(
            foe := enemy("wolf", "green", "T01a.C"), *(enemy("wolf", "blue", "T01a.C") for _ in range(others))
        )
        strikes(at, foe, one, 1, *(1 for _ in range(hp < 7)))
        assert one.hp == hp
    at, one = facing(foe := enemy("wolf", "green", "T01a.C"), enemy("wolf", "blue", "T01a.A"))
    strikes(at, foe, one, 1)
    at, one = facing(foe := enemy("gremlin", "blue", "T01a.A"), enemy("gremlin", "green", "T01a.A"))
    strikes(at, foe, one, 1, what="far")
    assert one.hp == 7


def test_hits_are_never_below_none_and_bolts_are_counted() -> None:
    at, one = facing(enemy("wolf", "green", "T01a.C"))
    wolf = at.state.enemies[0]
    strike = Strike(0, 20, Blow(Dice(red=1), "blunt"), "fist", 0, hits=2)
    strike.faces = [("red", 9, False), ("blue", 10, False), ("blue", 9, False)]
    assert (count(at.state, one, wolf, strike), strike.bolts, strike.hits) == (4, 3, 0)
    at.state.time = "night"
    strike.faces = [("red", 1, False)]
    assert (count(at.state, one, wolf, strike), strike.bolts) == (0, 0)
    assert count(at.state, None, wolf, strike) == 0


def test_a_bonus_for_the_next_attack_is_for_one_roll() -> None:
    at, one = facing(enemy("ogre_breaker", "red", "T01a.C"), items=("w_greatsword",))
    one.mods, one.combats = [Mod("hits", 2, "next_attack"), Mod("hits", 1, "round")], 2
    at.do("act:0")
    one.combats = 2
    at.do("strike:20:w_greatsword").load(1, 1, 1).do("done")
    assert (at.state.enemies[0].hp, [mod.until for mod in one.mods]) == (6, ["round"])
    at.do("strike:20:w_greatsword").load(3, 1, 1).do("done")
    assert at.state.enemies[0].hp == 5


@rule("SS-FULL-DEF-02")
def test_weakness_needs_a_hit_and_resistance_takes_one() -> None:
    at, _ = facing(foe := enemy("skeleton_guard", "green", "T01a.A"))
    for type, faces, hp in (
        ("holy", (1,), 2), ("holy", (3, 1, 1), 0), ("dark", (3,), 2), ("dark", (7, 1), 1), ("slash", (3, 1), 1),
    ):  # fmt: skip
        foe.hp = 2
        if foe not in at.state.enemies:
            at.state.enemies.append(foe)
        at.load(*faces)
        run(attack(table(at), None, foe, Blow(Dice(red=1), type), "trap"))  # type: ignore[arg-type]
        assert (foe.hp, at.unrolled) == (hp, [])


def test_more_lethal_hits_than_hits_change_nothing() -> None:
    at, one = facing(foe := enemy("wraith", "red", "T01a.C"))
    strikes(at, foe, one, 3, 1)
    assert one.hp == 6


@rule("SS-FULL-DEF-06")
def test_red_dice_defend_first_and_no_more_than_hits() -> None:
    foe = enemy("ogre_breaker", "red", "T01a.C")
    one = hero("trickster", "T01a.C", items=("a_studded",))
    at = quest(one, hero("reaver", "T06a.H"), foe)
    strikes(at, foe, one, 3, 1, 1, 8)  # one hit: the red die alone
    assert one.hp == 5
    strikes(at, foe, one, 3, 3, 1, 8, 1)  # two hits: both dice, two shields
    assert one.hp == 5
    strikes(at, foe, one, 3, 3, 3, 1, 3)  # three hits: two dice, one shield
    assert one.hp == 3


def test_tokens_of_items_go_before_others() -> None:
    _, one = facing()
    one.ward, one.shields = 2, 3
    assert (spend_shields(one, 3), one.ward, one.shields) == (0, 0, 2)
    assert (spend_shields(one, 5), one.ward, one.shields) == (3, 0, 0)
    assert spend_shields(one, 0) == 0
    foe = enemy("wolf", "green", "T01a.C")
    foe.shields = 1
    assert (spend_shields(foe, 2), foe.shields) == (1, 0)


def test_tokens_left_over_from_lethal_hits_stop_ordinary_ones() -> None:
    at, one = facing(foe := enemy("wraith", "red", "T01a.C"))
    one.shields = 3
    strikes(at, foe, one, 7, 7, 1)  # four hits, two lethal: two tokens and one more
    assert (one.hp, one.shields) == (6, 0)


def test_a_defence_card_is_offered_while_hits_are_left() -> None:
    one = hero("trickster", "T01a.C", powers=("n_sidestep",), items=())
    at = quest(one, hero("reaver", "T06a.H"), foe := enemy("orc_raider", "green", "T01a.C"))
    strikes(at, foe, one, 3, 1, 3)  # stopped by the die: no question
    assert one.hp == 5
    strikes(at, foe, one, 7, 5, 1, keys=("use:n_sidestep",))
    assert one.hp == 4


def test_the_players_order_the_targets_of_an_enemy() -> None:
    heroes = [hero(cls, "T01a.C", items=()) for cls in ("reaver", "trickster", "wayfinder")]
    at = quest(*heroes, hero("frost_seer", "T01a.A"), foe := enemy("orc_shaman", "red", "T01a.C"), seats=2)
    at.state.active = 1
    at.load(3, 1, 1, 1, 1)
    flow = attack(table(at), foe, heroes[0], foe.card.attacks["far"], "enemy")
    asked = next(flow)
    assert (asked.seat, asked.keys()) == (1, ["pick:1", "pick:2"])  # type: ignore[union-attr]
    flow.close()
    at.load(3, 1, 1, 1, 1)
    drive(attack(table(at), foe, heroes[0], foe.card.attacks["far"], "enemy"), "pick:2")
    assert [each.hp for each in at.state.heroes] == [5, 4, 4, 4]


def test_an_area_of_effect_spares_figures_farther_away() -> None:
    one, two, far = (
        hero("reaver", "T01a.C", items=()),
        hero("trickster", "T01a.A", items=()),
        hero("wayfinder", "T07a.B"),
    )
    at = quest(one, two, far, foe := enemy("pale_regent", "master", "T01a.C"))
    strikes(at, foe, one, 3, 1, 1, 1, what="wave")
    assert [each.hp for each in at.state.heroes] == [6, 4, 5]


def test_the_areas_that_an_attack_strikes_are_shown() -> None:
    foes = [enemy("ogre_breaker", "blue", f"T01a.{letter}") for letter in "AB"]
    at = quest(hero("frost_seer", "T01a.C", rank=5, powers=("i_blizzard",)), hero("warden", "T06a.H"), *foes)
    assert struck(at) == []
    at.do("act:0", "use:i_blizzard", "pick:20")
    assert struck(at) == [f"area:T01a.{letter}" for letter in "ABEC"]  # one area around T01a.A
    at = quest(
        hero("warden", "T01a.C", powers=("b_cleave",)), hero("reaver", "T06a.H"), enemy("wolf", "green", "T01a.C")
    )
    at.do("act:0", "use:b_cleave")
    assert struck(at) == ["area:T01a.C"]
    at = quest(hero("warden", "T01a.C"), hero("reaver", "T06a.H"), enemy("wolf", "green", "T01a.C"))
    at.do("act:0", "strike:20:w_longsword")
    assert struck(at) == []


@rule("SS-FULL-FX-04")
def test_a_push_leads_away_from_a_distant_attacker() -> None:
    at, one = facing(foe := enemy("ogre_breaker", "green", "T01a.A"))
    strikes(at, foe, one, 9, 1, 1)  # from A: B and E are as near, D is farther; one way is not asked for
    assert place(at, one) == "T01a.D"


def test_a_push_with_one_way_out_is_not_asked_for() -> None:
    one = hero("reaver", "T09b.B", items=())
    at = quest(one, hero("trickster", "T01a.C"), foe := enemy("ogre_breaker", "green", "T09b.B"))
    strikes(at, foe, one, 9, 1, 1)
    assert place(at, one) == "T09b.D"


def test_masters_and_enemies_held_by_ice_are_not_pushed() -> None:
    at, one = facing(enemy("ford_mauler", "master", "T01a.C"), cls="warden", items=("w_giants_maul",))
    at.do("act:0", "strike:20:w_giants_maul").load(9, 1, 1, 1).do("done")
    assert at.prompt == "ask-turn"
    at, one = facing(enemy("orc_raider", "red", "T01a.C"), cls="warden", items=("w_giants_maul",))
    at.state.sealed = [one.area]
    at.do("act:0", "strike:20:w_giants_maul").load(9, 1, 1, 1).do("done")
    assert at.prompt == "ask-turn"
    at, one = facing(enemy("orc_raider", "red", "T01a.C"), cls="warden", items=("w_giants_maul",))
    at.state.sealed = [at.state.ground.index["T01a.A"]]
    at.do("act:0", "strike:20:w_giants_maul").load(9, 1, 1, 1).do("done")
    assert at.keys == ["into:T01a.B", "into:T01a.E", "into:T01a.D", "leave_it"]
    at.do("leave_it")
    assert place(at, at.state.enemies[0]) == "T01a.C"


def test_a_push_needs_a_bolt_and_a_living_target() -> None:
    at, one = facing(foe := enemy("ogre_breaker", "green", "T01a.C"))
    strikes(at, foe, one, 3, 3, 1)
    assert place(at, one) == "T01a.C"
    one.hp = 1
    at.load(9, 7, 1)
    drive(attack(table(at), foe, one, foe.card.attacks["main"], "enemy"))
    assert (one.ghost, place(at, one)) == (True, "T01a.C")


def test_closed_doors_and_barriers_stop_a_push() -> None:
    one = hero("reaver", "T06a.B", items=())
    at = quest(one, hero("trickster", "T01a.C"), foe := enemy("ogre_breaker", "green", "T06a.B"))
    at.load(9, 1, 1)
    asked = next(attack(table(at), foe, one, foe.card.attacks["main"], "enemy"))
    assert asked.keys() == [f"into:T06a.{letter}" for letter in "ACDEF"]  # type: ignore[union-attr]
    one = hero("reaver", "T05a.C", items=())
    at = quest(one, hero("trickster", "T02a.A"), foe := enemy("ogre_breaker", "green", "T05a.C"), of="q2")
    at.load(9, 1, 1)
    asked = next(attack(table(at), foe, one, foe.card.attacks["main"], "enemy"))
    assert "into:T05a.B" not in asked.keys()  # type: ignore[union-attr]  # noqa: SIM118


@rule("SS-FULL-DEF-08")
def test_what_follows_damage_needs_damage() -> None:
    at, one = facing(foe := enemy("bog_spider", "green", "T01a.C"))
    strikes(at, foe, one, 3, 3)  # stopped: no save
    assert one.conditions == {}
    strikes(at, foe, one, 3, 1, 6)
    assert one.conditions == {"poison": 1}
    at, one = facing(red := enemy("bog_spider", "red", "T01a.C"))
    strikes(at, red, one, 3, 1, 1, 7)  # a save of 7 that is one harder
    assert one.conditions == {"poison": 2}
    at, one = facing(red := enemy("bog_spider", "red", "T01a.C"))
    strikes(at, red, one, 3, 1, 1, 8)
    assert one.conditions == {}


def test_the_dice_that_were_rolled_stay_in_sight_while_cards_are_used() -> None:
    one = hero("reaver", "T01a.C", powers=("b_execution",), rank=4)
    at = quest(one, hero("trickster", "T06a.H"), enemy("ogre_breaker", "red", "T01a.C", hp=4))
    one.mods = [Mod("attack_red", 1, "round")]
    at.do("act:0", "strike:20:w_greatsword").load(1, 1, 1).do("done")
    assert (at.keys, at.unrolled) == (["done", "use:b_execution"], [])
    assert at.state.bout is not None
    assert (at.state.bout.red, at.state.bout.blue) == (3, 0)


def test_an_area_of_effect_reaches_those_with_one_hit_point() -> None:
    foes = [enemy("orc_raider", "blue", "T01a.C", hp=4), enemy("orc_raider", "blue", "T01a.C", hp=1)]
    at, one = facing(*foes)
    at.load(3, 1, 1)  # a hit, against each a die of its own
    drive(attack(table(at), one, foes[0], Blow(Dice(red=1), "fire", aoe=0), "power"), "done")
    assert ([foe.hp for foe in foes], at.unrolled) == ([3, 0], [])


@pytest.mark.parametrize(
    ("blow", "faces"),
    [
        (
            Blow(Dice(red=1), "blunt", crit=Condition(id="slow", to=Target())),
            (9,),
        ),  # a second time it costs a hit point
        (Blow(Dice(red=1), "blunt", on_damage=Save(to=Target())), (9, 1)),
        (Blow(Dice(red=1), "blunt", bash=True), (9, 1)),
    ],
    ids=["killed by the critical", "no save", "not pushed"],
)
def test_nothing_more_happens_to_the_dead(blow: Blow, faces: tuple[int, ...]) -> None:
    at, one = facing(foe := enemy("orc_raider", "blue", "T01a.C", hp=1))
    foe.conditions = {"slow": 1}
    at.load(*faces)
    drive(attack(table(at), one, foe, blow, "power"), "done")
    assert (foe.hp, at.state.enemies, at.unrolled) == (0, [], [])


def test_a_critical_effect_comes_before_the_damage() -> None:
    at, one = facing(foe := enemy("orc_raider", "blue", "T01a.C", hp=1))
    at.load(9, 1)
    blow = Blow(Dice(red=1), "blunt", crit=Condition(id="slow", to=Target()))
    drive(attack(table(at), one, foe, blow, "power"), "done")
    assert (foe.hp, foe.conditions, at.state.enemies) == (0, {"slow": 1}, [])


def test_ghosts_and_the_dead_are_not_defended() -> None:
    at, one = facing(foe := enemy("wolf", "green", "T01a.C"))
    one.ghost, one.hp = True, 0
    at.load(3)
    run(attack(table(at), foe, one, foe.card.attacks["main"], "enemy"))
    assert at.unrolled == []


def test_which_seat_decides_for_all() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.C"), hero("wayfinder", "T01a.C"), seats=3)
    state = at.state
    for active, seat in ((0, 0), (1, 1), (2, 2), (-1, 0)):
        state.active = active
        assert speaker(state) == seat
    state.heroes[0].ghost = True
    assert speaker(state) == 1
    state.active = -1
    for one in state.heroes:
        one.ghost = True
    assert speaker(state) == 0


def test_which_seat_is_asked_about_a_card() -> None:
    at = quest(hero("warden", "T01a.C"), hero("trickster", "T01a.C"), hero("wayfinder", "T01a.C"), seats=3)
    state = at.state
    state.active = 2
    assert asks(state, Playing(1)) == 1
    assert asks(state, Playing(0)) == 0
    assert asks(state, Playing(10)) == 0  # a companion
    assert asks(state, Playing(11)) == 1
    assert asks(state, Playing(20, opener=1)) == 1
    assert asks(state, Playing(20)) == 2
    assert asks(state, Playing(3)) == 2
    state.active = -1
    state.heroes[0].ghost = True
    assert asks(state, Playing(20)) == 1
    for one in state.heroes:
        one.ghost = True
    assert asks(state, Playing(20)) == 0


@pytest.mark.parametrize(
    ("blow", "id"),
    [
        (Blow(Dice(red=1), "slash"), "blow"),
        (Blow(Dice(red=1), "slash", lethal=1), "blow-lethal"),
        (Blow(Dice(red=1), "slash", aoe=0), "blow-aoe"),
        (Blow(Dice(red=1), "slash", bash=True), "blow-bash"),
        (Blow(Dice(red=1), "slash", crit=AddHits(1)), "blow-crit"),
        (Blow(Dice(red=1), "slash", on_damage=Burn(1, Target())), "blow-damage"),
    ],
)
def test_a_blow_in_words(blow: Blow, id: str) -> None:
    assert blow_text(blow).id == id


def test_figures_in_words() -> None:
    assert (signed(1), signed(0), signed(-2)) == ("+1", "0", "−2")
    assert dice_text(Dice(red=1, blue=2)).args == {"red": 1, "blue": 2, "both": "true"}
    assert dice_text(Dice(red=1)).args == {"red": 1, "blue": 0, "both": "false"}


def test_a_companion_is_hit_like_a_hero() -> None:
    at, one = facing(foe := enemy("orc_raider", "blue", "T01a.C"), cls="runecarver")
    guard = Companion(id=10, area=one.area, hp=4, kind="rune_guardian", owner=0)
    at.state.companions = [guard]
    strikes(at, foe, guard, 7, 3, 3)  # armor 1, one die
    assert guard.hp == 3


@rule("SS-FULL-QUEST-03", "SS-FULL-ENEMY-07")
def test_dice_that_were_rolled_are_finished_before_a_master_is_mourned() -> None:
    one = hero("reaver", "T12a.F")
    boss, orc = enemy("warchief_gorrak", "master", "T12a.F", hp=1), enemy("orc_raider", "green", "T12a.F", hp=1)
    at = quest(one, hero("trickster", "T04a.E"), boss, orc, of="q4")
    at.state.treasures.cards = []
    at.state.active = 0
    blow = fx.Blow(fx.Dice(red=2), "fire", aoe=0)
    at.load(7, 7, 1, 1)
    with pytest.raises(Over):
        first_options(attack(table(at), one, boss, blow, "power"))
    assert (at.state.enemies, at.state.shards, one.crowns) == ([], 3 + 2 + 1, 60 + 10)
    assert at.state.outcome is not None
    assert at.state.outcome.winners == (0,)


@rule("SS-FULL-DEF-08")
def test_a_gloom_axe_drinks_from_a_killing_blow() -> None:
    one = hero("reaver", "T01a.C", items=("w_gloom_axe",))
    at = turn_of(one, enemy("wolf", "green", "T01a.C"))
    one.hp = 3
    at.do("strike:20:w_gloom_axe").load(7, 7, 1).do("done")
    assert (at.state.enemies, one.hp) == ([], 4)


@rule("SS-FULL-ITEM-04")
def test_a_power_strikes_with_the_weapon_that_the_hero_likes() -> None:
    one = hero("nightblade", "T01a.C", rank=3, powers=("n_shadow_strike",))
    at = turn_of(one, foe := enemy("orc_raider", "blue", "T01a.B"))
    at.do("use:n_shadow_strike")
    assert (at.prompt, at.keys) == ("ask-attack", ["strike:20:w_short_sword", "strike:20:w_dagger"])
    at.load(10, 1, 1).do("strike:20:w_dagger", "done")  # two blue dice, a lethal hit
    assert (foe.hp, at.unrolled) == (1, [])


@rule("SS-FULL-DICE-05", "SS-ATK-01")
def test_with_an_unloaded_weapon_a_hero_does_not_cleave_with_the_fist() -> None:
    one = hero("warden", "T01a.C", powers=("b_cleave",), items=("w_crossbow",))
    at = turn_of(one, enemy("orc_raider", "blue", "T01a.C"))
    assert at.offers("use:b_cleave") == ["use:b_cleave"]
    one.unloaded = ["w_crossbow"]
    at.do("dash")
    assert at.offers("use:b_cleave") == at.offers("strike") == at.offers("punch") == []
