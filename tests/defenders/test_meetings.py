"""What only shows when several rules meet: who is next, what is spent first, whose dice, which minions."""

import pytest

from emberhall.games.defenders.content import IDS, PLACE
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.state import Setup
from emberhall.kernel import ALL, Session
from emberhall.rulebook import rule
from tests.defenders.positions import realm

FAR = {"balazarg": "bounty_bay", "gorgutt": "orc_valley", "sapphire": "heavens_glade", "varkolak": "father_oak_forest"}
#: Gryphon Forest comes after Bounty Bay on the list of locations: its Demons are nobody's business there.
NEXT_ON_THE_LIST = {"bounty_bay": "blue", "gryphon_forest": "red red"}


# actions and turns


@rule("DR-TURN-04")
def test_actions_that_no_token_pays_for_go_first() -> None:
    boots = {"paladin": ["boots_of_speed"]}
    play = realm("paladin", life={"paladin": 1}, completed=boots, at={"paladin": "bounty_bay"})
    paladin = play.hero("paladin")
    assert (paladin.bonus, paladin.spent, paladin.actions) == (2, 0, 3)
    play.do("walk:monarch_city")
    assert (paladin.bonus, paladin.spent) == (1, 0)
    play.do("heal")
    assert (paladin.bonus, paladin.actions) == (0, 1)  # healed tokens lie face down
    fight = realm("rogue", life={"rogue": 1}, completed={"rogue": ["boots_of_speed"]}, at={"rogue": "bounty_bay"},
                  minions={"bounty_bay": "blue"}, dice=[1, 1])  # fmt: skip
    fight.do("attack")
    assert (fight.hero("rogue").bonus, fight.hero("rogue").spent) == (1, 0)
    fight.do("attack", "walk:monarch_city")
    assert (fight.hero("rogue").bonus, fight.hero("rogue").spent) == (0, 1)
    assert fight.keys == ["end_day"]


def test_what_is_left_of_them_is_gone_at_the_end_of_the_day() -> None:
    play = realm("rogue dwarf", completed={"rogue": ["boots_of_speed"]}).do("end_day")
    assert play.hero("rogue").bonus == 0


def test_a_turn_passes_players_without_a_hero() -> None:
    play = realm("paladin dwarf rogue ranger", life={"dwarf": 0, "rogue": 0}).do("end_day")
    assert play.state.active == 3
    assert play.do("end_day").state.active == 0


def test_a_hero_may_confer_again_each_turn() -> None:
    play = realm("paladin dwarf", hands={"dwarf": ["hammer_of_valor"], "paladin": ["hammer_of_valor"]})
    play.do("confer", "pass")
    assert "confer" not in play.keys
    play.do("end_day")
    assert play.state.active == 1
    assert "confer" in play.keys


def test_the_phase_in_which_a_question_is_asked() -> None:
    assert realm("eagle_rider").state.phase == "dawn"
    play = realm("paladin eagle_rider").do("end_day")
    assert (play.prompt, play.state.phase) == ("ask-style", "dawn")
    undead = {"bounty_bay": "black"}
    dusk = realm("cleric", at={"cleric": "bounty_bay"}, minions=undead).do("end_day")
    assert (dusk.prompt, dusk.state.phase) == ("ask-turn-undead", "dusk")
    shape = realm("sorceress")
    assert shape.prompt == "ask-shape"


def test_a_quest_in_passing_counts_where_the_turn_begins() -> None:
    play = realm("wizard", at={"wizard": "gryphon_inn"}, quests={"wizard": "rumors"})
    assert play.hero("wizard").visited == [PLACE["gryphon_inn"]]


def test_heroes_cannot_heal_among_minions_or_beside_a_general() -> None:
    assert "heal" not in realm("paladin", life={"paladin": 2}, at={"paladin": "bounty_bay"},
                               minions={"bounty_bay": "blue"}).keys  # fmt: skip
    assert "heal" not in realm("paladin", life={"paladin": 2}, at={"paladin": "dark_woods"}).keys
    assert "heal" not in realm("paladin").keys
    assert "heal" in realm("paladin", life={"paladin": 2}).keys


def test_a_hand_that_is_all_to_be_discarded_is_no_question() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": ["wyvern_forest.1", "orc_valley.1"]})
    play.load(2).do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.prompt == "ask-action"
    assert play.hand("rogue") == []


# combat with minions


def test_minions_of_the_next_location_on_the_list_are_not_here() -> None:
    at = {"wizard": "bounty_bay"}
    assert IDS[PLACE["bounty_bay"] + 1] == "gryphon_forest"
    fireball = realm("wizard", at=at, hands={"wizard": ["wolf_pass.1", "battle_luck.1"]}, minions=NEXT_ON_THE_LIST)
    assert fireball.offers("throw_fireball") == ["throw_fireball:wolf_pass.1"]
    fireball.load(2).do("throw_fireball:wolf_pass.1")
    assert (fireball.minions("gryphon_forest"), fireball.on_board()) == ("red red", 2)
    assert fireball.state.dice == [(2, 2)]
    kept = realm("rogue", at={"rogue": "bounty_bay"}, kept={"rogue": ["find_magic_gate"]}, minions=NEXT_ON_THE_LIST)
    assert kept.offers("attack_with") == ["attack_with:find_magic_gate:blue"]
    kept.load(1, 1, 1).do("attack_with:find_magic_gate:blue")
    assert kept.hero("rogue").actions == 5
    slayer = realm("rogue", at={"rogue": "bounty_bay"}, slain={"rogue": ["sapphire"]}, minions=NEXT_ON_THE_LIST)
    slayer.load(1).do("attack", "slay:blue")
    assert (slayer.on_board(), slayer.state.dice) == (2, [])


def test_only_dice_for_any_battle_help_against_minions() -> None:
    play = realm("rogue", at={"rogue": "bounty_bay"}, kept={"rogue": ["the_black_arrow", "raids", "find_magic_gate"]},
                 minions={"bounty_bay": "blue"})  # fmt: skip
    assert play.offers("attack_with") == ["attack_with:find_magic_gate:blue"]


def test_a_die_that_hits_by_a_bonus_has_not_failed() -> None:
    quests = {"rogue": ["amulet_of_the_gods", "unicorn_steed"]}
    hit = realm("rogue", at={"rogue": "wolf_pass"}, completed=quests, minions={"wolf_pass": "green"}, dice=[2])
    assert hit.do("attack").prompt == "ask-action"
    assert hit.on_board() == 0
    again = realm("rogue", at={"rogue": "wolf_pass"}, completed=quests, minions={"wolf_pass": "green green"})
    again.load(2, 1, 2).do("attack", "reroll:unicorn_steed")  # one die is rolled again
    assert again.on_board() == 0


def test_a_fireball_may_be_rolled_again() -> None:
    play = realm("wizard", at={"wizard": "wolf_pass"}, completed={"wizard": ["unicorn_steed"]},
                 hands={"wizard": ["orc_valley.1"]}, minions={"wolf_pass": "red"})  # fmt: skip
    play.load(1, 2).do("throw_fireball:orc_valley.1", "reroll:unicorn_steed")
    assert play.on_board() == 0
    assert play.state.dice == [(0, 2)]


def test_an_ambush_is_the_first_attack_on_the_kind_of_the_shape() -> None:
    play = realm("sorceress", at={"sorceress": "bounty_bay"}, minions={"bounty_bay": "red"}).do("style:red")
    play.load(1).do("attack")
    assert play.hero("sorceress").attacked
    play.load(3).do("attack")  # 4 is needed, and the two more are used up
    assert play.on_board() == 1
    other = realm("sorceress", at={"sorceress": "bounty_bay"}, minions={"bounty_bay": "blue"}).do("style:green")
    assert not other.load(1).do("attack").hero("sorceress").attacked


@pytest.mark.parametrize(("shape", "hurt", "ambushed"), [("green", 1, True), ("red", 0, False)])
def test_an_ambush_on_a_general(shape: str, hurt: int, ambushed: bool) -> None:
    play = realm("sorceress", at={"sorceress": "thorny_woods"}, hands={"sorceress": ["wyvern_forest.1"]},
                 setup=Setup(no_penalties=True))  # fmt: skip
    play.do(f"style:{shape}").load(2).do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.general("gorgutt").life == 6 - hurt
    assert play.hero("sorceress").attacked == ambushed


# Generals


def test_an_attack_of_no_dice_hurts_nobody() -> None:
    play = realm("rogue", at={"rogue": "scorpion_canyon"}, hands={"rogue": ["orc_valley.1"]},
                 setup=Setup(no_penalties=True))  # fmt: skip
    play.load(1).do("challenge:balazarg", "commit:orc_valley.1")
    assert (play.general("balazarg").life, play.general("balazarg").waits) == (6, -1)
    assert play.state.table.cards == []
    assert "orc_valley.1" in play.state.hero_discard.cards


def test_the_penalty_and_armor_and_the_sky() -> None:
    dwarf = realm("dwarf", at={"dwarf": "thorny_woods"}, hands={"dwarf": ["wyvern_forest.1"]})
    assert dwarf.load(2).do("challenge:gorgutt", "commit:wyvern_forest.1").hero("dwarf").life == 4  # armor stops one
    spared = realm("dwarf", at={"dwarf": "scorpion_canyon"}, hands={"dwarf": ["orc_valley.1"]})
    assert spared.load(2, 1, 1).do("challenge:balazarg", "commit:orc_valley.1").hero("dwarf").life == 5
    rider = realm("eagle_rider", at={"eagle_rider": "thorny_woods"}, hands={"eagle_rider": ["wyvern_forest.1"]})
    rider.do("style:sky").load(2).do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert rider.hero("eagle_rider").life == rider.hero("eagle_rider").most


def test_a_slain_general_has_no_life_and_never_heals() -> None:
    play = realm("rogue", at={"rogue": "dark_woods"}, hands={"rogue": ["dark_woods.1"]}, wounds={"varkolak": 4})
    play.general("varkolak").waits = 0
    play.load(6).do("challenge:varkolak", "commit:dark_woods.1", "end_day")
    for general in ("varkolak", "gorgutt"):
        assert play.general(general).waits == -1
    assert (play.general("varkolak").life, play.general("gorgutt").life) == (0, 6)


def test_a_healed_general_stops_waiting() -> None:
    play = realm("rogue", wounds={"gorgutt": 1})
    play.general("gorgutt").waits = 0
    play.do("end_day")
    assert (play.general("gorgutt").life, play.general("gorgutt").waits) == (6, -1)
    play.do("end_day")
    assert play.general("gorgutt").life == 6


@rule("DR-GHEAL-03")
def test_major_wounds_wait_for_every_living_hero() -> None:
    play = realm("rogue dwarf wizard", at={"rogue": "thorny_woods"}, life={"dwarf": 0}, wounds={"gorgutt": 3},
                 hands={"rogue": ["wyvern_forest.1"]}, setup=Setup(no_penalties=True))  # fmt: skip
    play.load(3).do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert (play.general("gorgutt").life, play.general("gorgutt").waits) == (2, 2)


def test_a_hero_killed_by_the_breath_of_fire_does_not_attack() -> None:
    play = realm("ranger", cast="brimstone gorgutt sapphire varkolak", at={"ranger": "fire_river"}, life={"ranger": 1},
                 hands={"ranger": ["brimstone.orc_valley.1"]}).load()  # fmt: skip
    play.do("challenge:brimstone", "commit:brimstone.orc_valley.1")
    assert play.prompt == "ask-hero"
    assert play.general("brimstone").life == 6


def test_a_card_lost_to_acid_is_discarded() -> None:
    hand = ["onyx.dark_woods.1", "onyx.dark_woods.2"]
    play = realm("ranger", cast="balazarg gorgutt sapphire onyx", at={"ranger": "dark_woods"}, hands={"ranger": hand},
                 setup=Setup(no_penalties=True))  # fmt: skip
    play.load(2).do("challenge:onyx", "all")
    play.load(1).do("discard:onyx.dark_woods.1")
    assert play.state.table.cards == []
    assert sorted(play.state.hero_discard.cards) == hand


# Agents


def test_an_agent_wounds_only_heroes_in_its_location() -> None:
    play = realm("ranger cleric", agent="agent_brimstone", darkness=["d13"], generals=FAR,
                 at={"ranger": "wolf_pass", "cleric": "mccorm_highlands"}).do("end_day")  # fmt: skip
    assert [hero.most - hero.life for hero in play.state.heroes] == [0, 1]


def test_onyx_hunts_the_nearest_hero_and_scales_protect() -> None:
    for completed, wounds in (((), 1), (("dragon_scale_armor",), 0)):
        play = realm("ranger cleric", agent="agent_onyx", darkness=["d08"], generals={**FAR, "onyx": "dark_woods"},
                     at={"ranger": "windy_pass", "cleric": "scorpion_canyon"},
                     completed={"ranger": completed}).do("end_day")  # fmt: skip
        assert play.at("agent_onyx") == "windy_pass"
        assert play.hero("ranger").most - play.hero("ranger").life == wounds


@pytest.mark.parametrize(("hands", "setup", "offered"), [
    ({"ranger": ["dark_woods.1"]}, Setup(), True),  # the other one needs no card
    ({"cleric": ["dark_woods.1"]}, Setup(), True),
    ({"cleric": ["dark_woods.1"]}, Setup(hands="secret"), False),
])  # fmt: skip
def test_starting_a_battle_with_an_agent_takes_a_card_of_its_colour(
    hands: dict[str, list[str]], setup: Setup, offered: bool
) -> None:
    play = realm("ranger cleric", agent="agent_onyx", at={"ranger": "dark_woods", "cleric": "dark_woods"}, hands=hands,
                 generals={**FAR, "onyx": "dark_woods"}, setup=setup)  # fmt: skip
    assert bool(play.offers("challenge_agent")) == offered


def test_a_slain_agent_has_no_life() -> None:
    play = realm("cleric", agent="agent_onyx", at={"cleric": "dark_woods"}, generals={**FAR, "onyx": "dark_woods"},
                 wounds={"onyx": 3}, hands={"cleric": ["dark_woods.1"]})  # fmt: skip
    play.load(3, 6).do("challenge_agent:onyx", "commit:dark_woods.1")
    assert (play.agent.life, play.agent.alive) == (0, False)


# honors, blessing, mounts


def test_fame_is_counted_only_with_honors_and_one_for_a_deed() -> None:
    for setup, fame in ((Setup(), 0), (Setup(honors=True), 1)):
        play = realm("cleric", at={"cleric": "dark_woods"}, crystals={"dark_woods": 1}, setup=setup, dice=[1, 1])
        assert play.do("heal_land:").hero("cleric").minor == fame


@pytest.mark.parametrize(("heroes", "tokens"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_tokens_of_the_blessing_as_recommended(heroes: int, tokens: int) -> None:
    setup = Setup(scenario="dragons_rampage", blessing=-1)
    assert Session(GAME, setup, heroes, seed=1, keep=False).state.blessing == tokens


def test_the_longest_mount_counts_and_no_shape_keeps_the_eagle_rider_out() -> None:
    plain = realm("eagle_rider", at={"eagle_rider": "bounty_bay"}).do("style:ground")
    both = realm("eagle_rider", at={"eagle_rider": "bounty_bay"}, completed={"eagle_rider": ["unicorn_steed"]})
    both.do("style:ground")
    assert plain.offers("mount") == both.offers("mount") != []
    assert "walk:monarch_city" in plain.keys


def test_a_gate_or_a_spell_costs_two_actions_only_into_fire() -> None:
    given = {"hands": {"wizard": ["wolf_pass.1"]}, "fires": ["orc_valley"]}
    for way, left in (("teleport_to:orc_valley", 3), ("teleport_to:dark_woods", 4), ("gate:wolf_pass.1:wolf_pass", 4)):
        assert realm("wizard", **given).do(way).hero("wizard").actions == left  # type: ignore[arg-type]


def test_with_secret_hands_asking_for_cards_in_a_battle_reveals_something() -> None:
    where = {"rogue": "dark_woods", "dwarf": "dark_woods"}
    play = realm("rogue dwarf", at=where, hands={"rogue": ["dark_woods.1"]}, setup=Setup(hands="secret"))
    assert play.do("challenge:varkolak").session.table.revealed == ALL


def test_an_attack_without_a_hit_brings_no_fame() -> None:
    play = realm("rogue", at={"rogue": "dark_woods"}, hands={"rogue": ["dark_woods.1"]},
                 setup=Setup(honors=True, no_penalties=True))  # fmt: skip
    play.session.table.events = events = []
    play.load(1).do("challenge:varkolak", "commit:dark_woods.1")
    assert "say-minor-fame" not in [event.message.id for event in events]


def test_with_secret_hands_asking_for_rerolls_reveals_something() -> None:
    play = realm("rogue dwarf", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "green"}, setup=Setup(hands="secret"))
    play.load(6).do("attack")
    assert play.session.table.revealed == ALL
