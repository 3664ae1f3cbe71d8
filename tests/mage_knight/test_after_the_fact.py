"""Corners: who or what an effect was for is gone, was only lent, or was there before the effect was used."""

from typing import Any

import pytest

from emberhall.games.mage_knight.ground import STEPS
from emberhall.games.mage_knight.rules.ambush import factions_of
from emberhall.games.mage_knight.rules.common import commanded
from emberhall.games.mage_knight.rules.volkare import general
from emberhall.games.mage_knight.state import DUMMY, Deed, Lasting, SkillToken, Turn
from emberhall.games.mage_knight.terms import FIRE, GREEN, PHYSICAL, RANGED, RED
from emberhall.rulebook import rule
from tests.mage_knight.games import next_round
from tests.mage_knight.positions import Position, again, colours, fight, land, visit
from tests.mage_knight.test_hero_combat import clash, near, tovak
from tests.mage_knight.test_legion_sites import maze
from tests.mage_knight.test_volkare import march, siege, with_army
from tests.mage_knight.tezla import battle, lair, walk

LEGION = {"expansions": ("lost_legion",)}


@rule("MKX-BANNER-02", "MKX-UNIT-26")
@pytest.mark.parametrize("crystals", ["", "white red"])
def test_familiars_that_leave_with_their_banner_want_no_crystal(crystals: str) -> None:
    play = land(unit="magic_familiars", options=LEGION, crystals=crystals, begin=False)
    play.hero.units[0].mana, play.hero.units[0].banner = GREEN, "banner_of_command"
    play.state.dummy, play.state.order = None, [0]
    play = next_round(play.state).do("yes")
    assert play.prompt == "ask-tactic"
    hero = play.state.players[0]
    assert (hero.units, hero.crystals) == ([], colours(crystals, 4))


def _shoot(play: Position) -> Position:
    play.combat.points[4 * RANGED] = 30
    return again(play).do("target:0", "strike")


@rule("MKX-VATTACK-13", "MKX-VBATTLE-11", "MKX-VDEF-03")
def test_beaten_at_the_gates_volkare_attacks_nobody_else() -> None:
    play = siege("march.tovak.1", inside=2, heroes="arythea tovak", dice=[0], hand="rage", deck="rage")
    play = _shoot(with_army(play, "prowlers").do("defend", "quick_preparation"))
    lord = general(play.state)
    assert (lord.beaten, lord.won, lord.defenders) == (True, False, [])
    assert play.prompt not in ("ask-defend-city", "ask-volkare-prepare", "ask-volkare-called")


@rule("MKX-VATTACK-13", "MKX-VDEF-03")
def test_beaten_by_the_first_hero_on_a_space_volkare_does_not_attack_the_second() -> None:
    play = march(heroes="arythea tovak", source="", dice=[0], hand="rage")
    lord = general(play.state)
    lord.at = play.spots["start_b.NE"]
    for player in play.state.players:
        player.at = lord.at + STEPS[1]
    lord.deck.cards = [Deed("march.tovak.1")]
    play.state.turn, play.state.phase = Turn(DUMMY), "volkare"
    play = _shoot(with_army(play, "prowlers").do("quick_preparation"))
    assert (lord.beaten, lord.defenders) == (True, [])
    assert play.prompt != "ask-volkare-called"


@rule("MKX-LEADER-07")
@pytest.mark.parametrize(("level", "crystals"), [(5, ""), (1, "green")])
def test_no_soul_is_harvested_from_a_leader_that_only_loses_levels(level: int, crystals: str) -> None:
    both = {"expansions": ("shades_of_tezla", "lost_legion")}
    play = lair("necropolis", level, "mummy", hand="soul_harvester", options=both).do("walk:A")
    play.state.phase = "attack"
    play = again(play).do("target:1", "play:soul_harvester:basic")
    play.combat.points[FIRE] += 4
    play = again(play).do("strike")
    if crystals:  # it resists physical attacks
        play.do(f"pick_colour:{crystals}")
    assert play.hero.crystals == colours(crystals, 4)
    assert play.foes[1].beaten == bool(crystals)


def test_a_skill_exchanged_for_is_gained() -> None:
    """What it does on being gained happens: Units for Bonds of Loyalty, a place on the wheel for Master of Chaos."""
    play = walk("@ p", "tome_of_relearning", skills="dark_paths")
    play.state.common_skills.add(SkillToken("bonds_of_loyalty"))
    offer = len(play.state.unit_offer)
    play = again(play).do("use_token:tome_of_relearning")
    assert play.hero.skills == ["bonds_of_loyalty"]
    assert len(play.state.unit_offer) == offer + 2
    krang = {"expansions": ("shades_of_tezla", "krang")}
    play = walk("@ p", "tome_of_relearning", skills="dark_paths", options=krang, dice=[4])
    play.state.common_skills.add(SkillToken("master_of_chaos"))
    assert again(play).do("use_token:tome_of_relearning").hero.wheel == 4


@rule("MKX-KRANG-02")
def test_a_skill_lent_by_the_circlet_is_not_turned_face_down() -> None:
    play = land(hand="circlet_of_proficiency", options={"expansions": ("lost_legion", "krang")})
    play.state.common_skills.cards = [SkillToken("shamanic_ritual")]
    play = again(play).do("play:circlet_of_proficiency:basic", "pick_colour:red")
    assert play.hero.mana[RED] == 1
    assert play.hero.skills_down == []


@rule("MK-HEAL-16", "MKX-MAZE-06")
def test_who_heals_before_a_path_is_taken_is_healed() -> None:
    play = maze(hand="march tranquility wound").do("enter", "play:tranquility:basic", "effect:0", "heal_hand")
    assert play.hand() == ["march"]
    play.do("play:march:basic", "path:2")
    assert play.combat.foes


@rule("MK-DEED-18")
def test_mana_suppression_leaves_what_the_rest_of_a_price_takes() -> None:
    """A Spell takes blue and black mana: there is no other mana to go with the first."""

    def casting(mana: str) -> Position:
        play = land(hand="space_bending", mana=mana, night=True, others={"krang": ""}, scenario="full_conquest")
        play.state.lasting = [Lasting("mana_suppression", 1)]
        return again(play).do("play:space_bending:strong")

    play = casting("blue black")
    assert [modifier.what for modifier in play.turn.mods] == ["time_bending"]
    assert play.hero.mana == [0] * 6
    play = casting("blue black red")
    assert play.state.lasting[0].colour == RED  # nothing is asked: the black one is spoken for
    assert play.hero.mana == [0] * 6


@rule("MK-PVP-05", "MKX-WALL-12")
@pytest.mark.parametrize(("walls", "offered"), [("", False), ("XO", True)])
def test_a_rivals_space_may_be_entered_where_a_wall_keeps_enemies_off(walls: str, offered: bool) -> None:
    spots = {"X": "plains", "O": "plains !prowlers"}
    play = near(" p O p\np @ X p\n p p p", spots, walls=walls, options=LEGION)
    assert (play.wanted("walk:X") in play.keys) == offered


@rule("MK-PVP-05", "MKX-AMBUSH-01")
def test_ambush_and_concealment_on_the_way_to_a_rival() -> None:
    spots = {"X": "plains", "O": "plains !prowlers"}
    things: dict[str, Any] = {"spots": spots, "others": {"tovak": "X"}, "scenario": "full_conquest", "move": 4}
    play = walk(" p O p\np @ X p\n p p p", "staff_of_concealment", **things)
    assert play.wanted("walk:X") not in play.keys
    assert play.wanted("walk:X") in play.do("use_token:staff_of_concealment").keys
    drawing = " p p p p\np @ p O p\n p X p p"  # two spaces away, before and after the step
    play = walk(drawing, **things)
    assert play.wanted("walk:X") in play.keys
    factions_of(play.state).ambushing.append(play.spots["O"])
    assert play.wanted("walk:X") not in again(play).keys


@rule("MKX-UNIT-17", "MKX-UNIT-19")
def test_masters_used_in_a_quick_defence_are_spent_in_the_next_turn() -> None:
    legion: dict[str, Any] = {"options": LEGION, "unit": "peasants", "hand": "rage"}
    rival = {"hand": "march", "unit": "delphana_masters", "mana": "green blue", "level": 7}
    play = clash("quick", rival=rival, **legion).do("activate:delphana_masters:2")
    assert tovak(play).units[0].used == [2]
    play.do("pass", "pass", "pass", "pass")
    assert play.state.duel is None
    assert (tovak(play).units[0].ready, tovak(play).units[0].used) == (False, [])


@pytest.mark.parametrize(
    ("deeds", "fame"), [(["activate:peasants:0", "use_skill:dueling"], 2), (["use_skill:dueling"], 3)]
)
def test_dueling_gives_no_fame_where_a_unit_has_helped_before(deeds: list[str], fame: int) -> None:
    play = fight("wolfhawk", phase="block", skills="dueling", unit="peasants", hand="rage", mana="red")
    play.do("block:0:0", *deeds)
    play.combat.block[0] = 4
    again(play).do("parry", "target:0", "play:rage:strong", "strike")
    assert play.state.players[0].fame == fame


@rule("MKX-BANNER-01")
@pytest.mark.parametrize(("answer", "banner"), [("pick_unit:foresters", "banner_of_command"), ("skip", "")])
def test_a_banner_of_command_may_save_a_command_token(answer: str, banner: str) -> None:
    play = visit(offer="foresters", hand="banner_of_command", reputation=2)
    play.do("play:banner_of_command:basic", "recruit:foresters")
    assert play.prompt == "ask-banner"
    play.do(answer)
    assert [unit.banner for unit in play.hero.units] == [banner]
    assert len(commanded(play.hero)) == (not banner)
    assert ("banner_of_command" in play.hero.play) == (not banner)


@rule("MK-DEED-18", "MKX-FTOKEN-06")
@pytest.mark.parametrize(("hand", "offered"), [("improvisation", False), ("improvisation march", True)])
def test_no_elixir_for_a_card_that_cannot_be_played(hand: str, offered: bool) -> None:
    play = battle("prowlers", "ghostly_elixir", hand=hand).do("target:0")
    assert ("use_token:ghostly_elixir" in play.keys) == offered


def test_starsdawn_gives_fame_for_its_own_phase_only() -> None:
    """An enemy destroyed in the Block phase was not defeated in the Ranged and Siege phase."""
    hand = "bow_of_starsdawn burning_shield"
    play = fight("arythea", hand=hand, mana="red black", night=True, options=LEGION)
    play.do("target:0", "play:bow_of_starsdawn:basic", "done", "give_up", "end_phase")
    play.do("block:0:0", "play:burning_shield:strong", "parry")
    assert play.state.players[0].fame == 2


def test_dodge_and_weave_counts_the_wounds_of_earlier_phases() -> None:
    play = fight("arythea", phase="block", hand="dodge_and_weave blood_rage", options=LEGION)
    play.do("play:dodge_and_weave:basic", "block:0:0")
    play.combat.block[PHYSICAL] = 9
    play = again(play).do("parry", "target:0", "play:blood_rage:basic", "effect:1")
    assert play.combat.wounds == 1
    play.do("later_attack:unhurt_attack")
    assert play.combat.points[PHYSICAL] == 5 + 1
