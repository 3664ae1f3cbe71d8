"""Battle with a General, victory, defeat, group attack, and how Generals heal."""

import pytest

from emberhall.games.defenders.content import GENERALS, IDS
from emberhall.games.defenders.state import Setup
from emberhall.rulebook import rule
from tests.defenders.positions import QUIET, realm

GREEN_CARDS = ["raven_forest.1", "raven_forest.2"]

GREEN = ["wyvern_forest.1", "wyvern_forest.2", "raven_forest.1", "raven_forest.2"]  # 1, 2, 1 and 1 dice
RED = ["orc_valley.1", "ancient_ruins.2"]  # 1 and 2 dice
BLUE = ["wolf_pass.1", "amarak_peak.2"]  # 1 and 2 dice
BLACK = ["dark_woods.1", "mermaid_harbor.2"]  # 1 and 2 dice


@rule("DR-BATTLE-01")
def test_a_general_can_be_attacked_only_where_no_minions_are_left() -> None:
    hands = {"rogue": GREEN[:1]}
    assert realm("rogue", at={"rogue": "thorny_woods"}, hands=hands).offers("challenge") == ["challenge:gorgutt"]
    assert realm("rogue", at={"rogue": "heavens_glade"}, hands=hands).offers("challenge") == []
    guarded = realm("rogue", at={"rogue": "thorny_woods"}, hands=hands, minions={"thorny_woods": "blue"})
    assert guarded.offers("challenge") == []


@rule("DR-BATTLE-02", "DR-BATTLE-03", "DR-GROUP-12")
def test_the_attack_costs_one_action_of_the_initiator_only() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"]}
    play = realm("rogue wizard", at=where, hands=hands, wounds={"gorgutt": 4}, dice=[6, 6])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "commit:heavens_glade.1", "next:0:rogue")
    assert not play.general("gorgutt").alive
    assert play.hero("rogue").actions == 5
    assert play.hero("wizard").spent == 0


@rule("DR-BATTLE-04", "DR-BATTLE-06")
def test_any_number_of_cards_with_the_portrait_of_this_general() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": [*GREEN[:2], *RED, *BLUE]})
    play.do("challenge:gorgutt")
    assert play.keys == ["all", "commit:wyvern_forest.1", "commit:wyvern_forest.2", "done"]
    play.do("commit:wyvern_forest.1")
    assert play.keys == ["commit:wyvern_forest.2", "done"]
    none = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": RED})
    assert none.offers("challenge") == []


@rule("DR-BATTLE-05")
def test_each_card_gives_its_dice() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN[:3]}, dice=[1, 2, 1, 2])
    play.do("challenge:gorgutt", "all")
    assert len(play.state.dice) == 4


@rule("DR-BATTLE-07", "DR-HCARD-09")
def test_special_cards_fight_the_generals_pictured_on_them() -> None:
    hand = ["elven_archers", "spell_of_purity", "battle_strategy", *GREEN[:1]]
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": hand}, wounds={"gorgutt": 2})
    play.do("challenge:gorgutt")
    assert play.offers("commit") == ["commit:elven_archers", "commit:battle_strategy", "commit:wyvern_forest.1"]
    play.load(3, 4, 5, 6).do("all")
    assert len(play.state.dice) == 4  # 1 + 2 + 1
    assert not play.general("gorgutt").alive
    assert sorted(play.state.gone.cards) == ["battle_strategy", "elven_archers"]
    assert play.state.hero_discard.cards == ["wyvern_forest.1"]


@rule("DR-BATTLE-08", "DR-GSKILL-03")
def test_skills_work_at_their_moment() -> None:
    # Balazarg's corruption is rolled before the attack: the first two dice are for the two cards
    play = realm("rogue", at={"rogue": "scorpion_canyon"}, hands={"rogue": RED}, dice=[1, 2, 6, 6, 3])
    play.do("challenge:balazarg", "all")
    assert [face for _, face in play.state.dice] == [6, 6]


@rule("DR-BATTLE-09", "DR-BATTLE-10")
@pytest.mark.parametrize(
    ("general", "start", "hand", "dice", "left"),
    [
        ("balazarg", "scorpion_canyon", RED, [2, 2, 4, 3, 6], 4),
        ("gorgutt", "thorny_woods", GREEN[:2], [3, 2, 2], 5),
        ("varkolak", "dark_woods", BLACK, [4, 3, 5], 3),
    ],
)
def test_each_die_that_reaches_the_number_wounds(
    general: str, start: str, hand: list[str], dice: list[int], left: int
) -> None:
    play = realm("rogue", at={"rogue": start}, hands={"rogue": hand}, dice=dice, setup=Setup(no_penalties=True))
    play.do(f"challenge:{general}", "all")
    assert play.general(general).life == left


@rule("DR-BATTLE-11", "DR-VICTORY-01", "DR-VICTORY-06")
def test_a_general_at_the_skull_is_defeated_and_the_minions_stay() -> None:
    play = realm(
        "rogue",
        at={"rogue": "dark_woods"},
        hands={"rogue": BLACK},
        wounds={"varkolak": 2},
        minions={"windy_pass": "black"},
        dice=[4, 5, 6],
    )
    play.do("challenge:varkolak", "all")
    assert not play.general("varkolak").alive
    assert play.hero("rogue").slain == ["varkolak"]
    assert play.minions("windy_pass") == "black"
    assert play.offers("challenge") == []


@rule("DR-BATTLE-12")
def test_attack_cards_are_discarded() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": [*GREEN[:1], *BLUE]}, dice=[2])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.state.hero_discard.cards[0] == "wyvern_forest.1"
    assert play.state.table.cards == []


@rule("DR-BATTLE-13", "DR-DEFEAT-01", "DR-DEFEAT-02")
def test_a_battle_that_does_not_kill_is_a_defeat() -> None:
    # Gorgutt: 2 wounds and 2 cards
    hand = [*GREEN[:1], *RED, *BLUE[:1]]
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": hand}, dice=[6])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "discard:orc_valley.1", "discard:wolf_pass.1")
    assert play.general("gorgutt").life == 5
    assert play.hand("rogue") == ["ancient_ruins.2"]
    assert play.hero("rogue").life == 4
    assert play.at("rogue") == "monarch_city"


@rule("DR-BATTLE-14")
def test_what_a_general_card_shows() -> None:
    shown = {g.id: (g.life, g.hit, g.major) for g in GENERALS.values() if g.box == "base"}
    assert shown == {"balazarg": (6, 4, 1), "gorgutt": (6, 3, 2), "sapphire": (4, 5, 0), "varkolak": (5, 4, 0)}


@rule("DR-DEFEAT-01")
@pytest.mark.parametrize(
    ("general", "card", "dice", "left"),
    [
        ("balazarg", "orc_valley.1", [2, 1, 3], (3, 0)),  # a d3 of wounds, the whole hand
        ("sapphire", "wolf_pass.1", [1, 2], (3, 3)),  # 3 wounds, a d6 of cards
        ("varkolak", "dark_woods.1", [1, 4, 5], (1, 1)),  # a d6 of cards, a d6 of wounds
    ],
)
def test_the_penalties(general: str, card: str, dice: list[int], left: tuple[int, int]) -> None:
    hand = [card, *(f"raven_forest.{n}" for n in (1, 2)), *(f"minotaur_forest.{n}" for n in (1, 2)), "thorny_woods.1"]
    start = IDS[GENERALS[general].start]
    play = realm("rogue", at={"rogue": start}, hands={"rogue": hand}, dice=dice)
    play.do(f"challenge:{general}", f"commit:{card}")
    while play.prompt == "ask-discard":
        play.do(play.keys[0])
    assert (play.hero("rogue").life, len(play.hand("rogue"))) == left


@rule("DR-DEFEAT-03")
def test_defeat_does_not_heal_unless_it_is_set_so() -> None:
    for heals, life in ((False, 2), (True, 6)):
        play = realm(
            "rogue",
            at={"rogue": "thorny_woods"},
            life={"rogue": 4},
            hands={"rogue": GREEN[:1]},
            dice=[2],
            setup=Setup(defeat_heals=heals),
        )
        play.do("challenge:gorgutt", "commit:wyvern_forest.1")
        assert play.hero("rogue").life == life


@rule("DR-DEFEAT-05")
def test_actions_left_may_be_used_after_a_defeat() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN[:1]}, dice=[2])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.hero("rogue").life == 4
    assert play.hero("rogue").actions == 4
    play.do("walk:wolf_pass")
    assert play.at("rogue") == "wolf_pass"


@rule("DR-EASY-03")
def test_easier_no_penalties() -> None:
    hand = [*GREEN[:1], *RED, *BLUE]
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": hand}, dice=[2], setup=Setup(no_penalties=True))
    play.do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.hero("rogue").life == 6
    assert len(play.hand("rogue")) == 4
    assert play.at("rogue") == "monarch_city"


# victory


@rule("DR-VICTORY-02", "DR-VICTORY-03")
def test_the_slayer_removes_the_generals_race_without_dice() -> None:
    play = realm(
        "rogue",
        at={"rogue": "wolf_pass"},
        slain={"rogue": ["gorgutt"]},
        dead=["gorgutt"],
        minions={"wolf_pass": "green green red"},
    )
    assert play.offers("slay") == ["slay:green"]
    play.do("slay:green")
    assert play.minions("wolf_pass") == "red"
    assert play.hero("rogue").actions == 5
    assert play.offers("slay") == []


@rule("DR-VICTORY-04", "DR-GROUP-09")
def test_everyone_who_took_part_draws_three_cards() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods", "dwarf": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"], "dwarf": ["orc_valley.1"]}
    play = realm("rogue wizard dwarf", at=where, hands=hands, wounds={"gorgutt": 4}, dice=[6, 6])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "commit:heavens_glade.1", "next:0:rogue")
    assert [len(hero.hand) for hero in play.state.heroes] == [3, 3, 1]


@rule("DR-VICTORY-05", "DR-WAR-01")
def test_a_dead_general_makes_the_war_fiercer() -> None:
    play = realm(
        "rogue",
        at={"rogue": "dark_woods"},
        hands={"rogue": ["dark_woods.1"]},
        wounds={"varkolak": 4},
        darkness=QUIET,
        dice=[6],
    )
    play.do("challenge:varkolak", "commit:dark_woods.1", "end_day")
    assert play.state.defeated == 1
    assert len(play.state.darkness_discard) == 2


@rule("DR-VICTORY-07")
def test_late_war_stays_late_war() -> None:
    play = realm("rogue", dead=["gorgutt", "balazarg", "sapphire"], darkness=[*QUIET, "d01"]).do("end_day")
    assert len(play.state.darkness_discard) == 3


@rule("DR-VICTORY-08")
def test_a_dead_general_neither_moves_nor_brings_minions() -> None:
    # d06: Gorgutt to Amarak Peak with 2 Orcs
    play = realm("rogue", dead=["gorgutt"], defeated=0, darkness=["d06"]).do("end_day")
    assert play.minions("amarak_peak") == ""
    assert play.minions("withered_hills") == "red red"


# combat skills


@rule("DR-GSKILL-01", "DR-GSKILL-02")
def test_corruption_takes_whole_cards_on_a_one() -> None:
    # the card with two dice rolls a 1 and is lost; the other attacks with one die
    play = realm("rogue", at={"rogue": "scorpion_canyon"}, hands={"rogue": RED}, dice=[2, 1, 6, 1])
    play.do("challenge:balazarg", "all")
    assert play.general("balazarg").life == 5
    assert len(play.state.dice) == 1
    assert sorted(play.state.hero_discard.cards) == sorted(RED)


@rule("DR-GSKILL-04")
def test_parry_cancels_a_hit_for_each_one() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN[:3]}, dice=[6, 5, 4, 1])
    play.do("challenge:gorgutt", "all")
    assert play.general("gorgutt").life == 4


@rule("DR-GSKILL-05")
def test_a_natural_one_parries_even_if_a_bonus_makes_it_hit() -> None:
    # +1 in green land for the Ranger and +1 from the Amulet: a 1 counts as 3, a hit, and parries
    play = realm(
        "ranger",
        at={"ranger": "thorny_woods"},
        hands={"ranger": GREEN[1:2]},
        completed={"ranger": ["amulet_of_the_gods"]},
        dice=[1, 2],
    )
    play.do("challenge:gorgutt", "commit:wyvern_forest.2")
    assert play.general("gorgutt").life == 5


@rule("DR-GSKILL-06")
def test_against_parry_all_dice_are_rolled_before_hits_are_counted() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"]}
    play = realm(
        "rogue wizard", at=where, hands=hands, wounds={"gorgutt": 5}, dice=[6, 1], setup=Setup(no_penalties=True)
    )
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "commit:heavens_glade.1", "next:0:rogue")
    assert play.general("gorgutt").alive
    assert play.general("gorgutt").life == 1


@rule("DR-GSKILL-07")
def test_parried_hits_never_heal_him() -> None:
    play = realm(
        "rogue", at={"rogue": "thorny_woods"}, hands={"rogue": GREEN[:2]}, wounds={"gorgutt": 2}, dice=[1, 1, 1]
    )
    play.do("challenge:gorgutt", "all")
    assert play.general("gorgutt").life == 4


@rule("DR-GSKILL-08")
def test_gorgutts_slayer_is_whoever_brought_him_to_the_skull_for_good() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods", "dwarf": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"], "dwarf": ["unicorn_forest.1"]}
    # the Rogue hits, the Wizard's 1 undoes it, the Dwarf hits again
    play = realm("rogue wizard dwarf", at=where, hands=hands, wounds={"gorgutt": 5}, dice=[6, 1, 6])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "commit:heavens_glade.1", "commit:unicorn_forest.1")
    play.do("next:0:rogue", "next:1:wizard")
    assert play.hero("dwarf").slain == ["gorgutt"]
    # two hits of the Rogue stay enough after the Wizard's 1
    hands["rogue"] = ["wyvern_forest.2"]
    play = realm("rogue wizard dwarf", at=where, hands=hands, wounds={"gorgutt": 5}, dice=[6, 6, 1, 6])
    play.do("challenge:gorgutt", "commit:wyvern_forest.2", "commit:heavens_glade.1", "commit:unicorn_forest.1")
    play.do("next:0:rogue", "next:1:wizard")
    assert play.hero("rogue").slain == ["gorgutt"]


@rule("DR-GSKILL-09", "DR-GHEAL-08")
def test_sapphire_regenerates_unless_her_skill_is_blocked() -> None:
    place = {"rogue": "blizzard_mountains"}
    play = realm("rogue", at=place, hands={"rogue": BLUE}, dice=[6, 6, 1], setup=Setup(no_penalties=True))
    play.do("challenge:sapphire", "all")
    assert play.general("sapphire").life == 4
    blocked = realm(
        "rogue",
        at=place,
        hands={"rogue": BLUE},
        kept={"rogue": ["amaraks_blessing"]},
        setup=Setup(no_penalties=True),
    )
    blocked.do("challenge:sapphire", "use:amaraks_blessing").load(6, 6, 1).do("all")
    assert blocked.general("sapphire").life == 2
    assert blocked.hero("rogue").kept == []
    assert blocked.hero("rogue").completed == ["amaraks_blessing"]


@rule("DR-GSKILL-10")
def test_no_rerolls_against_varkolak() -> None:
    hand = ["dark_woods.1", "battle_luck.1"]
    play = realm(
        "dwarf",
        at={"dwarf": "dark_woods"},
        hands={"dwarf": hand},
        completed={"dwarf": ["unicorn_steed"]},
        dice=[1, 1, 1],
    )
    play.do("challenge:varkolak", "commit:dark_woods.1", "done")
    assert play.prompt in ("ask-discard", "ask-action")
    other = realm("dwarf", at={"dwarf": "blizzard_mountains"}, hands={"dwarf": ["wolf_pass.1"]}, dice=[1])
    other.do("challenge:sapphire", "commit:wolf_pass.1")
    assert other.keys == ["reroll:dragon_slayer", "pass"]


# group attack


@rule("DR-GROUP-01")
def test_waiting_heroes_suffer_wounds_as_usual() -> None:
    play = realm(
        "wizard", at={"wizard": "thorny_woods"}, minions={"thorny_woods": "green"}, hands={"wizard": GREEN[:1]}
    )
    play.do("end_day", "no")
    assert play.at("wizard") == "thorny_woods"
    assert play.hero("wizard").life == 4


@rule("DR-GROUP-02")
def test_every_hero_in_the_location_may_take_part() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods", "dwarf": "heavens_glade"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"], "dwarf": ["unicorn_forest.1"]}
    play = realm("rogue wizard dwarf", at=where, hands=hands)
    play.do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.ask.seat == 1
    play.do("commit:heavens_glade.1")
    assert play.keys == ["next:0:rogue", "next:1:wizard"]  # the Dwarf is elsewhere


@rule("DR-GROUP-03", "DR-GROUP-04")
def test_the_initiator_names_one_attacker_after_another() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods", "dwarf": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"], "dwarf": ["unicorn_forest.1"]}
    play = realm("rogue wizard dwarf", at=where, hands=hands)
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "commit:heavens_glade.1", "commit:unicorn_forest.1")
    assert play.ask.seat == 0
    play.load(6).do("next:2:dwarf")
    assert play.state.dice == [(1, 6)]  # his dice are seen before the next is named
    assert play.ask.seat == 0
    assert play.keys == ["next:0:rogue", "next:1:wizard"]


@rule("DR-GROUP-05", "DR-GROUP-06")
def test_prepared_cards_are_lost_even_if_the_general_died_before() -> None:
    where = {"rogue": "dark_woods", "wizard": "dark_woods"}
    hands = {"rogue": ["dark_woods.1"], "wizard": ["mermaid_harbor.2", "orc_valley.1"]}
    play = realm("rogue wizard", at=where, hands=hands, wounds={"varkolak": 4}, dice=[6])
    play.do("challenge:varkolak", "commit:dark_woods.1", "commit:mermaid_harbor.2", "next:0:rogue")
    assert not play.general("varkolak").alive
    assert play.state.hero_discard.cards == ["dark_woods.1", "mermaid_harbor.2"]
    assert "orc_valley.1" in play.hand("wizard")


@rule("DR-GROUP-07", "DR-GROUP-08")
def test_hits_add_up_and_the_last_blow_counts() -> None:
    where = {"rogue": "dark_woods", "wizard": "dark_woods"}
    hands = {"rogue": ["dark_woods.1"], "wizard": ["mermaid_harbor.2"]}
    play = realm("rogue wizard", at=where, hands=hands, wounds={"varkolak": 2}, dice=[6, 4, 4])
    play.do("challenge:varkolak", "commit:dark_woods.1", "commit:mermaid_harbor.2", "next:0:rogue")
    assert not play.general("varkolak").alive
    assert play.hero("wizard").slain == ["varkolak"]
    assert play.hero("rogue").slain == []


@rule("DR-GROUP-10")
def test_after_a_defeat_everyone_who_took_part_pays_and_goes_to_the_city() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"]}
    play = realm("rogue wizard", at=where, hands=hands)
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "commit:heavens_glade.1", "next:0:rogue")
    assert (play.at("rogue"), play.at("wizard")) == ("monarch_city", "monarch_city")
    assert (play.hero("rogue").life, play.hero("wizard").life) == (4, 3)


@rule("DR-GROUP-11")
def test_heroes_who_commit_nothing_stay_out() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    hands = {"rogue": GREEN[:1], "wizard": ["heavens_glade.1"]}
    play = realm("rogue wizard", at=where, hands=hands, dice=[2])
    play.do("challenge:gorgutt", "commit:wyvern_forest.1", "done")
    assert play.at("wizard") == "thorny_woods"
    assert play.hero("wizard").life == 5
    assert play.hand("wizard") == ["heavens_glade.1"]


# how Generals heal


@rule("DR-GHEAL-01", "DR-GHEAL-05", "DR-DEFEAT-04", "DR-NIGHT-16")
def test_minor_wounds_begin_to_heal_at_the_end_of_the_next_players_turn() -> None:
    play = realm(
        "rogue wizard",
        at={"rogue": "dark_woods"},
        hands={"rogue": BLACK},
        dice=[4, 4, 1],
        setup=Setup(no_penalties=True),
    )
    play.do("challenge:varkolak", "all")
    assert play.general("varkolak").life == 3
    play.do("end_day")
    assert play.general("varkolak").life == 3  # the attacker's own turn
    play.do("end_day", "no")
    assert play.general("varkolak").life == 4
    play.do("end_day")
    assert play.general("varkolak").life == 5


@rule("DR-GHEAL-02", "DR-GHEAL-03")
def test_major_wounds_heal_only_after_every_hero_had_a_turn() -> None:
    play = realm(
        "rogue paladin",
        at={"rogue": "thorny_woods"},
        hands={"rogue": GREEN},
        dice=[6, 6, 6, 6, 2],
        setup=Setup(no_penalties=True),
    )
    play.do("challenge:gorgutt", "all")
    lives = [play.general("gorgutt").life]
    for _ in range(4):
        play.do("end_day")
        lives.append(play.general("gorgutt").life)
    # after the attack, then at the end of the turns of Rogue, Paladin, Rogue, Paladin
    assert lives == [2, 2, 2, 3, 4]


@rule("DR-GHEAL-04", "DR-NIGHT-13")
def test_a_general_with_major_wounds_does_not_move_and_brings_nobody() -> None:
    # d06: Gorgutt to Amarak Peak with 2 Orcs
    hurt = realm("rogue", wounds={"gorgutt": 4}, darkness=["d06"]).do("end_day")
    assert hurt.at("gorgutt") == "thorny_woods"
    assert hurt.minions("amarak_peak") == ""
    fit = realm("rogue", wounds={"gorgutt": 3}, darkness=["d06"]).do("end_day")
    assert fit.at("gorgutt") == "amarak_peak"


@rule("DR-GHEAL-06")
def test_healing_stops_at_the_top_of_the_track() -> None:
    play = realm(
        "rogue", at={"rogue": "dark_woods"}, hands={"rogue": BLACK[:1]}, dice=[4], setup=Setup(no_penalties=True)
    )
    play.do("challenge:varkolak", "commit:dark_woods.1")
    assert play.general("varkolak").life == 4
    for _ in range(4):
        play.do("end_day")
    assert play.general("varkolak").life == 5


@rule("DR-GHEAL-07")
def test_a_general_healed_above_the_red_circles_moves_again() -> None:
    play = realm("rogue", wounds={"gorgutt": 4}, darkness=["d06", "d12"])
    play.general("gorgutt").waits = 0
    play.do("end_day")
    assert play.general("gorgutt").life == 3
    assert play.at("gorgutt") == "thorny_woods"
    play.do("end_day")
    assert play.at("gorgutt") == "amarak_peak"


@rule("DR-GHEAL-09")
def test_a_new_attack_restarts_the_waiting() -> None:
    play = realm(
        "rogue paladin",
        at={"rogue": "dark_woods", "paladin": "dark_woods"},
        hands={"rogue": ["dark_woods.1"], "paladin": ["mermaid_harbor.1"]},
        wounds={"varkolak": 2},
        setup=Setup(no_penalties=True),
    )
    play.general("varkolak").waits = 0
    play.load(1).do("challenge:varkolak", "commit:dark_woods.1", "done", "end_day")
    assert play.general("varkolak").life == 3  # he would have healed without the attack
    play.do("end_day")
    assert play.general("varkolak").life == 4


@rule("DR-GROUP-03", "DR-GROUP-04")
def test_heroes_without_dice_are_left_out_of_the_attack_order() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    play = realm("rogue wizard", at=where, hands={"wizard": GREEN_CARDS[:1]}, setup=Setup(no_penalties=True))
    play.load(3).do("challenge:gorgutt", "commit:raven_forest.1")
    assert play.prompt == "ask-action"
    assert play.general("gorgutt").life == 5
    red = realm("rogue wizard", at={"rogue": "scorpion_canyon", "wizard": "scorpion_canyon"},
                hands={"rogue": ["orc_valley.1"], "wizard": ["orc_valley.2"]},
                setup=Setup(no_penalties=True))  # fmt: skip
    red.load(1, 2, 4).do("challenge:balazarg", "commit:orc_valley.1", "commit:orc_valley.2")
    assert red.prompt == "ask-action"  # a card was corrupted, and one hero is left to roll
    assert red.general("balazarg").life == 5


@rule("DR-BATTLE-08")
def test_a_cancelled_combat_skill_cannot_be_cancelled_again() -> None:
    where = {"rogue": "thorny_woods", "wizard": "thorny_woods"}
    play = realm("rogue wizard", at=where, hands={"rogue": GREEN_CARDS[:1]}, setup=Setup(no_penalties=True),
                 kept={"rogue": ["amaraks_blessing"], "wizard": ["amaraks_blessing"]})  # fmt: skip
    play.load(1).do("challenge:gorgutt", "use:amaraks_blessing", "commit:raven_forest.1")
    assert play.prompt == "ask-action"  # the wizard has nothing left to do
    assert play.hero("wizard").kept == ["amaraks_blessing"]


def test_a_penalty_that_takes_the_whole_hand_asks_nothing() -> None:
    play = realm("rogue", at={"rogue": "thorny_woods"}, hands={"rogue": ["wyvern_forest.1", "orc_valley.1"]})
    play.load(2).do("challenge:gorgutt", "commit:wyvern_forest.1")
    assert play.prompt == "ask-action"
    assert play.hand("rogue") == []


def test_an_attack_without_dice_does_no_harm() -> None:
    play = realm("rogue", at={"rogue": "scorpion_canyon"}, hands={"rogue": ["orc_valley.1"]},
                 setup=Setup(no_penalties=True))  # fmt: skip
    play.load(1).do("challenge:balazarg", "commit:orc_valley.1")
    assert (play.general("balazarg").life, play.general("balazarg").waits) == (6, -1)
    assert play.state.table.cards == []
    assert "orc_valley.1" in play.state.hero_discard.cards


def test_armor_and_the_sky_protect_from_the_penalty() -> None:
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
