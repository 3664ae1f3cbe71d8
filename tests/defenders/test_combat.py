"""Fighting minions, and suffering wounds."""

from emberhall.games.defenders.content import IDS, PLACE
from emberhall.games.defenders.state import Setup
from emberhall.rulebook import rule
from tests.defenders.positions import realm

#: Gryphon Forest comes after Bounty Bay on the list of locations: its Demons must not count there.
NEXT_ON_THE_LIST = {"bounty_bay": "blue", "gryphon_forest": "red red"}


@rule("DR-FIGHT-01", "DR-FIGHT-02")
def test_one_action_rolls_a_die_for_each_minion_of_every_colour() -> None:
    play = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "red green black"}, dice=[4, 3, 4])
    play.do("attack")
    assert play.minions("wolf_pass") == ""
    assert [colour for colour, _ in play.state.dice] == [0, 1, 3]
    assert play.hero("rogue").actions == 5
    assert "attack" not in realm("rogue", at={"rogue": "wolf_pass"}).keys


@rule("DR-FIGHT-03")
def test_dice_of_a_colour_count_against_that_colour_only() -> None:
    # two Orcs and a Dragonkin: 6 and 6 for the Orcs, 4 for the Dragonkin
    play = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "green green blue"}, dice=[6, 6, 4])
    play.do("attack")
    assert play.minions("wolf_pass") == "blue"


@rule("DR-FIGHT-04", "DR-MINION-01", "DR-MINION-02", "DR-MINION-03", "DR-MINION-04")
def test_each_race_has_its_number() -> None:
    for colour, needed in (("red", 4), ("green", 3), ("blue", 5), ("black", 4)):
        hit = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": colour}, dice=[needed]).do("attack")
        assert hit.minions("wolf_pass") == ""
        miss = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": colour}, dice=[needed - 1]).do("attack")
        assert miss.minions("wolf_pass") == colour


@rule("DR-FIGHT-05")
def test_defeated_minions_return_to_the_supply() -> None:
    play = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "red"}, dice=[6])
    assert play.state.supply[0] == 24
    play.do("attack")
    assert play.state.supply[0] == 25


@rule("DR-FIGHT-06")
def test_a_failed_attack_costs_nothing_but_the_action() -> None:
    play = realm("paladin", at={"paladin": "wolf_pass"}, minions={"wolf_pass": "black black"}, dice=[1, 1])
    play.do("attack")
    assert play.hero("paladin").life == 5
    assert play.minions("wolf_pass") == "black black"


@rule("DR-FIGHT-07")
def test_only_the_remaining_minions_are_rolled_for() -> None:
    play = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "green green"}, dice=[3, 1]).do("attack")
    assert len(play.state.dice) == 2
    play.load(6).do("attack")
    assert len(play.state.dice) == 1
    assert play.minions("wolf_pass") == ""


# suffering wounds


@rule("DR-WOUND-01")
def test_a_wound_for_each_minion() -> None:
    play = realm("wizard", at={"wizard": "wolf_pass"}, minions={"wolf_pass": "red green blue"})
    play.do("end_day", "no")
    assert play.hero("wizard").life == 2


@rule("DR-WOUND-02")
def test_one_more_for_fear_of_any_number_of_undead() -> None:
    for minions, life in (("black", 3), ("black black", 2), ("green", 4)):
        play = realm("ranger", at={"ranger": "wolf_pass"}, minions={"wolf_pass": minions}).do("end_day")
        assert play.hero("ranger").life == life


@rule("DR-WOUND-03", "DR-WOUND-04")
def test_wounded_tokens_buy_no_actions_until_healed() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, minions={"wolf_pass": "green green"}).do("end_day")
    assert play.hero("ranger").actions == 3
    play.do("walk:monarch_city", "end_day")
    assert play.hero("ranger").actions == 3
    play.do("heal", "end_day")
    assert play.hero("ranger").actions == 5


@rule("DR-WOUND-05")
def test_minions_wound_only_the_hero_whose_turn_ends() -> None:
    play = realm("ranger wizard", at={"ranger": "wolf_pass", "wizard": "wolf_pass"}, minions={"wolf_pass": "green"})
    play.do("end_day")
    assert (play.hero("ranger").life, play.hero("wizard").life) == (4, 5)


@rule("DR-WOUND-06")
def test_minions_of_the_night_do_not_wound_the_active_hero() -> None:
    play = realm("ranger", at={"ranger": "bounty_bay"}, darkness=["d09"]).do("end_day")
    assert play.minions("bounty_bay") == "blue blue"
    assert play.hero("ranger").life == 5


@rule("DR-WOUND-07")
def test_ending_the_turn_beside_a_general_costs_no_wound() -> None:
    play = realm("ranger", at={"ranger": "thorny_woods"}).do("end_day")
    assert play.hero("ranger").life == 5


@rule("DR-WOUND-08", "DR-WOUND-09")
def test_a_dead_hero_is_replaced_by_another_in_the_city() -> None:
    play = realm(
        "ranger wizard",
        at={"ranger": "wolf_pass"},
        life={"ranger": 2},
        minions={"wolf_pass": "red red red"},
        quests={"ranger": "raids"},
        quest_deck=["boots_of_speed"],
        deck=["orc_valley.1", "orc_valley.2", "amarak_peak.1", "amarak_peak.2"],
    )
    play.do("end_day")
    assert play.prompt == "ask-hero"
    assert "take_hero:wizard" not in play.keys
    play.do("take_hero:dwarf")
    dwarf = play.hero("dwarf")
    assert play.at("dwarf") == "monarch_city"
    assert dwarf.life == 5
    assert dwarf.quest == "boots_of_speed"
    # two cards for the new hero, and two in the Evening of the turn
    assert play.hand("dwarf") == ["orc_valley.1", "orc_valley.2", "amarak_peak.1", "amarak_peak.2"]


@rule("DR-WOUND-10")
def test_the_dead_leave_cards_and_quest_but_points_stay() -> None:
    play = realm(
        "ranger",
        at={"ranger": "wolf_pass"},
        life={"ranger": 1},
        minions={"wolf_pass": "green"},
        hands={"ranger": ["blood_flats.1", "battle_luck.1"]},
        quests={"ranger": "orc_hunter"},
        completed={"ranger": ["boots_of_speed"]},
        slain={"ranger": ["gorgutt"]},
        dead=["gorgutt"],
        darkness=["quiet.1", "quiet.2", "quiet.3"],
    )
    play.hero("ranger").collected = [0, 2, 0, 0]
    play.do("end_day", "take_hero:dwarf")
    assert play.state.hero_discard.cards == ["blood_flats.1"]
    assert play.state.gone.cards == ["battle_luck.1"]
    assert "orc_hunter" in play.state.quest_discard.cards
    dwarf = play.hero("dwarf")
    assert dwarf.collected == [0, 0, 0, 0]
    assert dwarf.completed == ["boots_of_speed"]
    assert dwarf.slain == ["gorgutt"]


@rule("DR-WOUND-11")
def test_the_dead_cannot_be_chosen_again() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, life={"ranger": 1}, minions={"wolf_pass": "red"}).do("end_day")
    assert len(play.keys) == 7
    assert "take_hero:ranger" not in play.keys
    play.do("take_hero:wizard", "no")
    play.hero("wizard").life = 1
    play.do("walk:wolf_pass", "end_day")
    assert "take_hero:ranger" not in play.keys
    assert "take_hero:wizard" not in play.keys
    assert len(play.keys) == 6


def test_without_any_hero_the_game_is_lost() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, life={"ranger": 1}, minions={"wolf_pass": "red"})
    play.state.fallen = ["cleric", "dwarf", "eagle_rider", "paladin", "rogue", "sorceress", "wizard"]
    play.do("end_day")
    assert play.over == "end-heroes"


def test_while_a_hero_lives_the_game_goes_on() -> None:
    play = realm("ranger wizard", at={"ranger": "wolf_pass"}, life={"ranger": 1}, minions={"wolf_pass": "red"})
    play.state.fallen = ["cleric", "dwarf", "eagle_rider", "paladin", "rogue", "sorceress"]
    play.do("end_day")
    assert play.state.heroes[0].life == 0
    assert not play.over


# skills in combat


def test_blessed_attacks_add_one_against_undead_and_demons() -> None:
    play = realm("cleric", at={"cleric": "wolf_pass"}, minions={"wolf_pass": "red green black"}, dice=[3, 2, 3])
    play.do("attack")
    assert play.minions("wolf_pass") == "green"


def test_woods_lore_adds_one_in_green_locations() -> None:
    here = realm("ranger", at={"ranger": "raven_forest"}, minions={"raven_forest": "blue"}, dice=[4]).do("attack")
    assert here.minions("raven_forest") == ""
    there = realm("ranger", at={"ranger": "wolf_pass"}, minions={"wolf_pass": "blue"}, dice=[4]).do("attack")
    assert there.minions("wolf_pass") == "blue"


def test_archery_attacks_an_adjacent_location_without_woods_lore() -> None:
    play = realm("ranger", at={"ranger": "monarch_city"}, minions={"father_oak_forest": "blue", "wolf_pass": "red"})
    assert sorted(play.offers("shoot")) == ["shoot:father_oak_forest", "shoot:wolf_pass"]
    play.load(4).do("shoot:father_oak_forest")
    assert play.minions("father_oak_forest") == "blue"
    play.load(5).do("shoot:father_oak_forest")
    assert play.minions("father_oak_forest") == ""
    assert play.hero("ranger").actions == 3


def test_dragon_slayer_rolls_failed_dice_against_dragonkin_again() -> None:
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, minions={"wolf_pass": "green blue blue"}, dice=[1, 5, 2])
    play.do("attack")
    assert play.keys == ["reroll:dragon_slayer", "pass"]
    play.load(6).do("reroll:dragon_slayer")
    assert play.minions("wolf_pass") == "green"  # the failed die for the Orc stays


def test_ground_rolls_all_dice_again_and_sky_avoids_wounds() -> None:
    play = realm("eagle_rider", at={"eagle_rider": "wolf_pass"}, minions={"wolf_pass": "green green"})
    play.do("style:ground").load(6, 1).do("attack").load(2, 3).do("reroll:attack_style")
    assert play.minions("wolf_pass") == "green"
    sky = realm("eagle_rider", at={"eagle_rider": "wolf_pass"}, minions={"wolf_pass": "black black"})
    sky.do("style:sky").load(1, 1).do("attack")
    assert sky.prompt == "ask-action"
    sky.do("end_day")
    assert sky.hero("eagle_rider").life == 4


def test_fireball_for_a_card_of_the_colour_of_a_minion() -> None:
    hand = ["orc_valley.1", "wolf_pass.1", "dark_woods.1"]
    play = realm("wizard", at={"wizard": "wolf_pass"}, hands={"wizard": hand}, minions={"wolf_pass": "red blue blue"})
    assert play.offers("throw_fireball") == ["throw_fireball:orc_valley.1", "throw_fireball:wolf_pass.1"]
    play.load(2, 1, 2).do("throw_fireball:orc_valley.1")
    assert play.minions("wolf_pass") == "blue"
    assert play.hand("wizard") == ["wolf_pass.1", "dark_woods.1"]


def test_ambush_helps_the_first_attack_on_the_own_shape() -> None:
    play = realm("sorceress", at={"sorceress": "wolf_pass"}, minions={"wolf_pass": "blue blue"})
    play.do("style:blue").load(3, 2).do("attack")
    assert play.minions("wolf_pass") == "blue"
    play.load(4).do("attack")
    assert play.minions("wolf_pass") == "blue"  # the second attack has no bonus


def test_a_shape_takes_a_minion_of_the_supply_and_shields_from_its_kind() -> None:
    play = realm("sorceress", at={"sorceress": "wolf_pass"}, minions={"wolf_pass": "black black green"})
    assert play.state.supply[3] == 23
    play.do("style:black")
    assert play.state.supply[3] == 22
    play.do("end_day")
    assert play.hero("sorceress").life == 5  # the Orc alone; no wounds and no fear from Undead
    play.do("style:none")
    assert play.state.supply[3] == 23


def test_armor_and_aura_stop_a_wound() -> None:
    for hero in ("dwarf", "paladin"):
        play = realm(hero, at={hero: "wolf_pass"}, minions={"wolf_pass": "green green"}).do("end_day")
        assert play.hero(hero).life == 4


def test_bravery_knows_no_fear() -> None:
    play = realm("paladin", at={"paladin": "wolf_pass"}, minions={"wolf_pass": "black black"}).do("end_day")
    assert play.hero("paladin").life == 4


def test_hidden_in_the_shadows_only_fear_wounds() -> None:
    play = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "black black green"}).do("end_day")
    assert play.hero("rogue").life == 5
    play = realm("rogue", at={"rogue": "wolf_pass"}, minions={"wolf_pass": "red green blue"}).do("end_day")
    assert play.hero("rogue").life == 6


def test_turn_undead_sends_them_to_neighbours_with_room() -> None:
    minions = {"eagle_nest_inn": "black black", "enchanted_glade": "red red"}
    play = realm("cleric", at={"cleric": "eagle_nest_inn"}, minions=minions).do("end_day")
    play.do("where:enchanted_glade")
    # one place was left in the glade: the other Undead stays, wounds and frightens
    assert play.minions("enchanted_glade") == "red red black"
    assert play.minions("eagle_nest_inn") == "black"
    assert play.hero("cleric").life == 4


def test_lore_of_the_land_gives_an_action_at_home() -> None:
    assert realm("dwarf", at={"dwarf": "orc_valley"}).hero("dwarf").actions == 6
    assert realm("dwarf", at={"dwarf": "wolf_pass"}).hero("dwarf").actions == 5
    assert realm("ranger", at={"ranger": "raven_forest"}).hero("ranger").actions == 6


def test_ending_on_the_ground_at_home_gives_a_fresh_mount() -> None:
    for place, style, actions in (("wolf_pass", "ground", 5), ("wolf_pass", "sky", 4), ("orc_valley", "ground", 4)):
        play = realm("eagle_rider", at={"eagle_rider": place}).do(f"style:{style}", "end_day", "style:ground")
        assert play.hero("eagle_rider").actions == actions


def test_thievery_where_there_is_a_chest() -> None:
    play = realm("rogue", at={"rogue": "bounty_bay"}).do("end_day")
    assert len(play.hand("rogue")) == 3
    play = realm("rogue", at={"rogue": "wolf_pass"}).do("end_day")
    assert len(play.hand("rogue")) == 2


def test_wisdom_exchanges_a_card_of_the_own_night() -> None:
    play = realm("wizard", darkness=["d09", "quiet.1", "quiet.2"]).do("end_day")
    assert play.prompt == "ask-wisdom"
    play.do("yes")
    assert play.minions("bounty_bay") == ""
    assert play.state.darkness_discard.cards == ["d09", "quiet.1"]


def test_lasting_rewards_help_in_combat() -> None:
    amulet = realm(
        "rogue", at={"rogue": "wolf_pass"}, completed={"rogue": ["amulet_of_the_gods"]}, minions={"wolf_pass": "blue"}
    )
    amulet.load(4).do("attack")
    assert amulet.minions("wolf_pass") == ""
    steed = realm(
        "rogue", at={"rogue": "wolf_pass"}, completed={"rogue": ["unicorn_steed"]}, minions={"wolf_pass": "red"}
    )
    steed.load(1).do("attack").load(4).do("reroll:unicorn_steed")
    assert steed.minions("wolf_pass") == ""


def test_the_easier_setting_changes_nothing_for_wounds_of_minions() -> None:
    play = realm(
        "ranger", at={"ranger": "wolf_pass"}, minions={"wolf_pass": "green"}, setup=Setup(no_penalties=True)
    ).do("end_day")
    assert play.hero("ranger").life == 4


@rule("DR-FIGHT-04", "DR-SKILL-02")
def test_bonuses_to_every_combat_roll_count_for_a_fireball() -> None:
    play = realm("wizard", at={"wizard": "wolf_pass"}, hands={"wizard": ["orc_valley.1"]},
                 completed={"wizard": ["amulet_of_the_gods"]}, minions={"wolf_pass": "red blue"})  # fmt: skip
    play.load(1, 1).do("throw_fireball:orc_valley.1")
    assert play.on_board() == 0
    rally = realm("wizard", effect="kings_rally", at={"wizard": "wolf_pass"}, hands={"wizard": ["orc_valley.1"]},
                  minions={"wolf_pass": "red"})  # fmt: skip
    assert rally.load(1).do("throw_fireball:orc_valley.1").on_board() == 0


@rule("DR-QUEST-06", "DR-SKILL-02")
def test_reward_dice_count_when_shooting() -> None:
    play = realm("ranger", at={"ranger": "wolf_pass"}, kept={"ranger": ["find_magic_gate"]},
                 minions={"orc_valley": "red blue", IDS[PLACE["orc_valley"] + 1]: "red"})  # fmt: skip
    assert play.offers("shoot_with") == [f"shoot_with:find_magic_gate:orc_valley:{c}" for c in ("red", "blue")]
    play.load(1, 1, 1, 5).do("shoot_with:find_magic_gate:orc_valley:blue")
    assert play.minions("orc_valley") == "red"
    assert play.hero("ranger").kept == []
    assert play.hero("ranger").actions == 4


def test_minions_of_other_locations_do_not_count() -> None:
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


def test_only_rewards_for_any_combat_help_against_minions() -> None:
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


def test_a_fireball_may_be_rerolled() -> None:
    play = realm("wizard", at={"wizard": "wolf_pass"}, completed={"wizard": ["unicorn_steed"]},
                 hands={"wizard": ["orc_valley.1"]}, minions={"wolf_pass": "red"})  # fmt: skip
    play.load(1, 2).do("throw_fireball:orc_valley.1", "reroll:unicorn_steed")
    assert play.on_board() == 0
    assert play.state.dice == [(0, 2)]
