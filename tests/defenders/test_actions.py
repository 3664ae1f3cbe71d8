"""Magic Gates, rumors, healing the land, healing wounds."""

import pytest

from emberhall.games.defenders.content import HERO_CARDS, PLACE
from emberhall.rulebook import rule
from tests.defenders.positions import realm


@rule("DR-GATE-01")
def test_build_a_gate_with_the_card_of_the_location() -> None:
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["wolf_pass.2", "orc_valley.1"]})
    assert play.offers("build") == ["build:wolf_pass.2"]
    play.do("build:wolf_pass.2")
    assert play.state.gates == [PLACE["dancing_stone"], PLACE["wolf_pass"]]
    assert play.state.gates_left == 3
    assert play.hand("dwarf") == ["orc_valley.1"]
    assert play.hero("dwarf").actions == 4


@rule("DR-GATE-02")
def test_the_colour_is_not_enough_for_a_gate() -> None:
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["amarak_peak.1"]})
    assert HERO_CARDS["amarak_peak.1"].colour == HERO_CARDS["wolf_pass.1"].colour
    assert play.offers("build") == []


@rule("DR-GATE-03")
def test_one_gate_in_a_location() -> None:
    play = realm("dwarf", at={"dwarf": "dancing_stone"}, hands={"dwarf": ["dancing_stone.1"]})
    assert play.offers("build") == []


@rule("DR-GATE-04")
def test_no_gate_from_an_empty_supply() -> None:
    gates = ["dancing_stone", "blood_flats", "orc_valley", "windy_pass", "amarak_peak"]
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["wolf_pass.1"]}, gates=gates)
    assert play.state.gates_left == 0
    assert play.offers("build") == []


# rumors


@rule("DR-RUMOR-01", "DR-RUMOR-06")
def test_rumors_only_in_an_inn_and_never_for_purple() -> None:
    for inn in ("eagle_nest_inn", "gryphon_inn", "chimera_inn"):
        play = realm("dwarf", at={"dwarf": inn})
        assert play.offers("rumors") == ["rumors:red", "rumors:green", "rumors:blue", "rumors:black"]
    for place in ("monarch_city", "wolf_pass"):
        assert realm("dwarf", at={"dwarf": place}).offers("rumors") == []


@rule("DR-RUMOR-02", "DR-RUMOR-03", "DR-RUMOR-04")
def test_keep_the_named_colour_and_special_cards() -> None:
    deck = ["wolf_pass.1", "orc_valley.1", "battle_luck.1", "amarak_peak.1", "blood_flats.1"]
    play = realm("dwarf", at={"dwarf": "gryphon_inn"}, deck=deck).do("rumors:red")
    assert play.hand("dwarf") == ["orc_valley.1"]
    assert play.state.hero_discard.cards == ["wolf_pass.1"]
    assert play.hero("dwarf").actions == 4
    play.do("rumors:red")
    assert play.hand("dwarf") == ["orc_valley.1", "battle_luck.1"]


@rule("DR-RUMOR-05")
def test_each_rumor_names_its_own_colour() -> None:
    deck = ["wolf_pass.1", "orc_valley.1", "amarak_peak.1", "blood_flats.1"]
    play = realm("dwarf", at={"dwarf": "gryphon_inn"}, deck=deck).do("rumors:blue", "rumors:red")
    assert play.hand("dwarf") == ["wolf_pass.1", "blood_flats.1"]


def test_the_crafty_rogue_hears_five_cards() -> None:
    deck = [f"{place}.1" for place in ("wolf_pass", "amarak_peak", "bounty_bay", "crystal_hills", "orc_valley")]
    play = realm("rogue", at={"rogue": "gryphon_inn"}, deck=deck).do("rumors:blue")
    assert play.hand("rogue") == deck[:4]


# healing the land


@rule("DR-LAND-01", "DR-LAND-05")
def test_a_five_heals_the_land() -> None:
    play = realm(
        "dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["amarak_peak.1"]}, crystals={"wolf_pass": 2}, dice=[5, 1]
    )
    assert play.state.crystals_left == 10
    play.do("heal_land:amarak_peak.1")
    assert play.crystals("wolf_pass") == 1
    assert play.state.crystals_left == 11
    assert play.hero("dwarf").actions == 4


@rule("DR-LAND-01")
@pytest.mark.parametrize(("dice", "healed"), [([1, 5], 1), ([6, 1], 1), ([1, 6], 1), ([4, 4], 0), ([1, 1], 0)])
def test_of_two_dice_one_must_show_five_or_six(dice: list[int], healed: int) -> None:
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["amarak_peak.1"]}, crystals={"wolf_pass": 1})
    play.load(*dice).do("heal_land:amarak_peak.1")
    assert play.crystals("wolf_pass") == 1 - healed
    assert [face for _, face in play.state.dice] == dice


@rule("DR-LAND-02")
def test_two_successes_remove_one_crystal() -> None:
    play = realm(
        "dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["amarak_peak.1"]}, crystals={"wolf_pass": 2}, dice=[5, 6]
    )
    play.do("heal_land:amarak_peak.1")
    assert play.crystals("wolf_pass") == 1


@rule("DR-LAND-03")
def test_the_card_is_spent_even_in_vain() -> None:
    play = realm(
        "dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": ["amarak_peak.1"]}, crystals={"wolf_pass": 1}, dice=[4, 4]
    )
    play.do("heal_land:amarak_peak.1")
    assert play.crystals("wolf_pass") == 1
    assert play.hand("dwarf") == []
    assert play.state.hero_discard.cards == ["amarak_peak.1"]


@rule("DR-LAND-04")
def test_only_the_colour_of_the_card_matters_for_the_land() -> None:
    hand = ["amarak_peak.1", "orc_valley.1", "wolf_pass.1"]
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": hand}, crystals={"wolf_pass": 1})
    assert play.offers("heal_land") == ["heal_land:amarak_peak.1", "heal_land:wolf_pass.1"]
    clean = realm("dwarf", at={"dwarf": "wolf_pass"}, hands={"dwarf": hand})
    assert clean.offers("heal_land") == []


@rule("DR-LAND-06")
def test_the_land_can_be_healed_among_minions() -> None:
    play = realm(
        "dwarf",
        at={"dwarf": "wolf_pass"},
        hands={"dwarf": ["amarak_peak.1"]},
        crystals={"wolf_pass": 1},
        minions={"wolf_pass": "red"},
    )
    assert play.offers("heal_land") == ["heal_land:amarak_peak.1"]


def test_sanctify_land_needs_no_card_but_no_minions() -> None:
    play = realm("cleric", at={"cleric": "wolf_pass"}, crystals={"wolf_pass": 1}, dice=[2, 6])
    assert play.offers("heal_land") == ["heal_land:"]
    play.do("heal_land:")
    assert play.crystals("wolf_pass") == 0
    taken = realm("cleric", at={"cleric": "wolf_pass"}, crystals={"wolf_pass": 1}, minions={"wolf_pass": "red"})
    assert taken.offers("heal_land") == []


def test_visions_add_a_die() -> None:
    play = realm(
        "sorceress", at={"sorceress": "wolf_pass"}, hands={"sorceress": ["wolf_pass.1"]}, crystals={"wolf_pass": 1}
    )
    play.do("style:none").load(1, 1, 5).do("heal_land:wolf_pass.1")
    assert play.crystals("wolf_pass") == 0


# healing wounds


@rule("DR-HEAL-01")
def test_a_hero_heals_himself_only() -> None:
    play = realm("dwarf rogue", life={"dwarf": 2, "rogue": 2}).do("heal")
    assert play.hero("dwarf").life == 5
    assert play.hero("rogue").life == 2


@rule("DR-HEAL-02")
def test_all_wounds_in_the_city_and_in_inns() -> None:
    for place in ("monarch_city", "chimera_inn"):
        play = realm("dwarf", at={"dwarf": place}, life={"dwarf": 1})
        play.do("heal")
        assert play.hero("dwarf").life == 5


@rule("DR-HEAL-03")
def test_two_wounds_elsewhere() -> None:
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, life={"dwarf": 2}).do("heal")
    assert play.hero("dwarf").life == 4


@rule("DR-HEAL-04")
def test_no_healing_with_minions_or_a_general() -> None:
    for place in ("wolf_pass", "monarch_city", "chimera_inn"):
        play = realm("dwarf", at={"dwarf": place}, life={"dwarf": 2}, minions={place: "green"})
        assert "heal" not in play.keys
    play = realm("dwarf", at={"dwarf": "thorny_woods"}, life={"dwarf": 2})
    assert "heal" not in play.keys


@rule("DR-HEAL-05")
def test_never_more_life_than_at_the_start() -> None:
    play = realm("dwarf", at={"dwarf": "wolf_pass"}, life={"dwarf": 4}).do("heal")
    assert play.hero("dwarf").life == 5
    assert "heal" not in play.keys


@rule("DR-HEAL-06")
def test_healed_tokens_cannot_be_spent_this_turn() -> None:
    play = realm("dwarf", life={"dwarf": 2}).do("heal")
    assert play.hero("dwarf").life == 5
    assert play.hero("dwarf").actions == 1
    play.do("walk:wolf_pass")  # the last action; the next turn has five
    assert play.keys == ["end_day"]
    play.do("end_day")
    assert play.state.turns == 1
    assert play.hero("dwarf").actions == 5


def test_heroes_cannot_heal_among_minions_or_beside_a_general() -> None:
    assert "heal" not in realm("paladin", life={"paladin": 2}, at={"paladin": "bounty_bay"},
                               minions={"bounty_bay": "blue"}).keys  # fmt: skip
    assert "heal" not in realm("paladin", life={"paladin": 2}, at={"paladin": "dark_woods"}).keys
    assert "heal" not in realm("paladin").keys
    assert "heal" in realm("paladin", life={"paladin": 2}).keys
