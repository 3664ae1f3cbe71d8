"""The dragon Generals: where they start, how they move, their combat skills."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from emberhall.games.defenders.content import GENERALS, IDS, MINION_KINDS, PLACE
from emberhall.games.defenders.game import GAME
from emberhall.games.defenders.state import Setup
from emberhall.kernel import Session
from emberhall.rulebook import rule
from tests.defenders.positions import Position, realm

DRAGONS = "brimstone hemlock sapphire_dragon onyx"
RED = ["brimstone.orc_valley.1", "brimstone.orc_valley.2", "brimstone.ancient_ruins.2"]  # 1, 1 and 2 dice
GREEN = ["hemlock.raven_forest.1", "hemlock.raven_forest.2", "hemlock.wyvern_forest.2"]  # 1, 1 and 2 dice
BLUE = ["sapphire_dragon.wolf_pass.1", "sapphire_dragon.amarak_peak.2"]  # 1 and 2 dice
BLACK = ["onyx.dark_woods.1", "onyx.dark_woods.2", "onyx.mermaid_harbor.2"]  # 1, 1 and 2 dice


@rule("DR-DGEN-01", "DR-COMP-03")
def test_every_dragon_has_its_own_race_and_skill() -> None:
    dragons = [general for general in GENERALS.values() if general.dragon]
    assert [(d.id, d.minion, d.skill) for d in dragons] == [
        ("brimstone", "fire_elemental", "fire_breath"),
        ("hemlock", "imp", "poison_breath"),
        ("onyx", "zealot", "acid_breath"),
        ("sapphire_dragon", "dragon_master", "regeneration"),
    ]
    assert len(GENERALS) == len(MINION_KINDS) == 8
    assert sorted(general.colour for general in GENERALS.values()) == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("DR-DSETUP-10", "DR-DSETUP-11", "DR-DSETUP-12", "DR-DSETUP-13")
def test_where_the_dragons_start_with_three_minions_each_and_full_life() -> None:
    state = Session(GAME, Setup(scenario="dragons_rampage"), 2, seed=5).state
    assert [(g.card, IDS[g.at], g.life, g.most) for g in state.generals] == [
        ("brimstone", "fire_river", 6, 6),
        ("hemlock", "thorny_woods", 6, 6),
        ("sapphire_dragon", "blizzard_mountains", 7, 7),  # four, and one for each other dragon
        ("onyx", "dark_woods", 5, 5),
    ]
    for general in state.generals:
        colour = GENERALS[general.card].colour
        assert state.minions[4 * general.at + colour] == 3


@rule("DR-DSETUP-11")
def test_a_generals_card_sets_the_start_and_the_minions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GENERALS, "onyx", replace(GENERALS["onyx"], start=PLACE["wolf_pass"], minions=2))
    for seed in range(5):
        state = Session(GAME, Setup(black="onyx"), 2, seed=seed).state
        onyx = state.generals[3]
        assert (onyx.card, IDS[onyx.at]) == ("onyx", "wolf_pass")
        assert state.minions[4 * onyx.at + 3] == 2
        brimstone = Session(GAME, Setup(red="brimstone"), 2, seed=seed).state
        assert brimstone.minions[4 * PLACE["fire_river"]] == 3
        assert [GENERALS[general.card].flies for general in brimstone.generals] == [True, False, False, False]


@rule("DR-DGEN-02")
@pytest.mark.parametrize(
    ("general", "card", "path"),
    [
        ("hemlock", "hemlock.d14", ["thorny_woods", "amarak_peak", "eagle_peak_pass", "orc_valley"]),
        ("sapphire_dragon", "sapphire_dragon.d03", ["blizzard_mountains", "heavens_glade", "ancient_ruins"]),
        ("onyx", "onyx.d41", ["dark_woods", "windy_pass", "sea_bird_port", "father_oak_forest"]),
    ],
)
def test_the_other_dragons_walk_the_path_of_their_colour(general: str, card: str, path: list[str]) -> None:
    for here, there in pairwise(path):
        play = realm(cast=DRAGONS, darkness=[card], generals={general: here}).do("end_day")
        assert play.at(general) == there
    last = realm(cast=DRAGONS, darkness=["onyx.d29"], generals={"onyx": "father_oak_forest"}).do("end_day")
    assert last.over == "end-general"


@rule("DR-DGEN-03")
def test_a_dragon_is_slain_like_any_general() -> None:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "dark_woods"}, hands={"ranger": [BLACK[2]]}, wounds={"onyx": 3})
    play.load(6, 5, 5).do("challenge:onyx", f"commit:{BLACK[2]}")  # acid 6, dice 5 5
    assert not play.general("onyx").alive
    assert play.hero("ranger").slain == ["onyx"]
    assert len(play.hand("ranger")) == 3
    assert play.state.defeated == 1


@rule("DR-DGEN-03")
def test_a_dragon_defeats_and_heals_like_any_general() -> None:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "thorny_woods"}, hands={"ranger": GREEN[:1]})
    play.load(4).do("challenge:hemlock", f"commit:{GREEN[0]}")
    assert play.general("hemlock").life == 5
    assert play.at("ranger") == "monarch_city"
    assert play.hero("ranger").life == 3  # two wounds
    play.do("end_day", "end_day")
    assert play.general("hemlock").life == 6


def test_a_base_card_does_not_show_the_dragon() -> None:
    hand = ["raven_forest.1", GREEN[0]]
    play = realm("ranger", cast=DRAGONS, at={"ranger": "thorny_woods"}, hands={"ranger": hand})
    play.do("challenge:hemlock")
    assert play.offers("commit") == [f"commit:{GREEN[0]}"]


# combat skills


def test_fire_breath_wounds_every_attacker_before_the_roll_and_nothing_helps() -> None:
    where = {"paladin": "fire_river", "rogue": "fire_river"}
    hands = {"paladin": RED[:1], "rogue": RED[1:2]}
    play = realm("paladin rogue", cast=DRAGONS, at=where, hands=hands, wounds={"brimstone": 4},
                 completed={"paladin": ["dragon_scale_armor"]})  # fmt: skip
    play.do("challenge:brimstone", f"commit:{RED[0]}", f"commit:{RED[1]}")
    assert (play.hero("paladin").life, play.hero("rogue").life) == (4, 5)
    play.load(5, 5).do("next:0:paladin")
    assert not play.general("brimstone").alive
    assert (play.hero("paladin").life, play.hero("rogue").life) == (4, 5)


def test_a_hero_killed_by_fire_stops_attacking_and_the_next_pays_nothing() -> None:
    play = realm("ranger cleric", cast=DRAGONS, at={"ranger": "fire_river"}, hands={"ranger": RED[:1]},
                 life={"ranger": 1}, wounds={"brimstone": 5})  # fmt: skip
    play.do("challenge:brimstone", f"commit:{RED[0]}", "take_hero:dwarf", "end_day")
    assert play.general("brimstone").alive
    assert play.general("brimstone").life == 1
    assert play.hero("dwarf").life == 5
    assert len(play.hand("dwarf")) == 4  # two to begin with, two in the Evening: no cards lost
    assert play.state.hero_discard.cards[-1] == RED[0]


def test_poison_breath_wounds_for_every_natural_one_and_armor_stops_one() -> None:
    hands = {"ranger": GREEN}
    play = realm("ranger", cast=DRAGONS, at={"ranger": "thorny_woods"}, hands=hands, wounds={"hemlock": 4})
    play.load(1, 1, 6, 6).do("challenge:hemlock", "all")
    assert not play.general("hemlock").alive
    assert play.hero("ranger").life == 3
    armored = realm("dwarf", cast=DRAGONS, at={"dwarf": "thorny_woods"}, hands={"dwarf": GREEN}, wounds={"hemlock": 4})
    armored.load(1, 1, 6, 6).do("challenge:hemlock", "all")
    assert armored.hero("dwarf").life == 4


def acid(*dice: int) -> Position:
    play = realm("ranger", cast=DRAGONS, at={"ranger": "dark_woods"}, hands={"ranger": [BLACK[0], BLACK[2]]})
    return play.load(*dice).do("challenge:onyx", "all")


def test_acid_breath_takes_a_prepared_card_on_one_or_two() -> None:
    play = acid(2)
    assert play.prompt == "ask-acid"
    assert play.keys == [f"discard:{BLACK[0]}", f"discard:{BLACK[2]}"]
    play.load(5, 5, 1).do(f"discard:{BLACK[0]}")
    assert play.general("onyx").life == 3  # two dice are left
    spared = acid(3, 5, 5, 5, 1)
    assert spared.general("onyx").life == 2


def test_the_great_blue_dragon_regenerates() -> None:
    play = realm("cleric", cast=DRAGONS, at={"cleric": "blizzard_mountains"}, hands={"cleric": BLUE})
    play.load(5, 5, 5, 1).do("challenge:sapphire_dragon", "all")
    assert play.general("sapphire_dragon").life == 7


# cards against dragons


def test_the_dragonbane_elixir_cancels_the_skill_of_a_dragon_only() -> None:
    hand = {"cleric": [*BLUE, "dragon_bane"]}
    play = realm("cleric", cast=DRAGONS, at={"cleric": "blizzard_mountains"}, hands=hand)
    play.do("challenge:sapphire_dragon", "play:dragon_bane")
    play.load(5, 5, 5, 1).do("all")
    assert play.general("sapphire_dragon").life == 4
    assert play.state.gone.cards == ["dragon_bane"]
    base = realm("cleric", at={"cleric": "blizzard_mountains"}, hands=hand).do("challenge:sapphire")
    assert base.offers("play") == []


def test_the_dragon_lance_has_two_dice_more_against_dragons() -> None:
    hand = {"cleric": ["dragon_slayer_lance"]}
    play = realm("cleric", cast=DRAGONS, at={"cleric": "dark_woods"}, hands=hand, wounds={"onyx": 1})
    play.load(6, 5, 5, 5, 5).do("challenge:onyx", "commit:dragon_slayer_lance")
    assert not play.general("onyx").alive
    base = realm("cleric", at={"cleric": "dark_woods"}, hands=hand)
    base.load(4, 4, 1, 1).do("challenge:varkolak", "commit:dragon_slayer_lance")
    assert base.general("varkolak").life == 3


def test_the_dragonbane_arrow_and_dragon_lore_count_against_dragons() -> None:
    play = realm("cleric", cast=DRAGONS, at={"cleric": "dark_woods"}, hands={"cleric": BLACK[:1]}, wounds={"onyx": 1},
                 kept={"cleric": ["the_black_arrow"]}, completed={"cleric": ["dragon_lore"]})  # fmt: skip
    play.load(6, 4, 4, 4, 4).do("challenge:onyx", "use:the_black_arrow", f"commit:{BLACK[0]}")
    assert not play.general("onyx").alive
    base = realm("cleric", at={"cleric": "dark_woods"}, hands={"cleric": ["dark_woods.1"]},
                 kept={"cleric": ["the_black_arrow"]}, completed={"cleric": ["dragon_lore"]})  # fmt: skip
    base.do("challenge:varkolak")
    assert base.offers("use") == []
    assert base.load(3, 1, 1).do("commit:dark_woods.1").general("varkolak").life == 5


def test_a_sealed_lair_holds_a_dragon_for_a_round() -> None:
    cards = ["onyx.d41", "onyx.d41", "onyx.d41"]
    play = realm("paladin rogue", cast=DRAGONS, darkness=cards, kept={"paladin": ["seal_the_lair"]})
    play.do("use:seal_the_lair", "which:onyx", "end_day")
    assert play.at("onyx") == "dark_woods"
    play.do("end_day")
    assert play.at("onyx") == "dark_woods"
    play.do("end_day")
    assert play.at("onyx") == "windy_pass"


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
