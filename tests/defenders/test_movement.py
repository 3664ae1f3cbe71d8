"""Moving."""

from emberhall.rulebook import rule
from tests.defenders.positions import realm


@rule("DR-MOVE-01")
def test_on_foot_to_adjacent_locations() -> None:
    play = realm("dwarf")
    beside = ["bounty_bay", "dancing_stone", "father_oak_forest", "greenleaf_village", "orc_valley", "wolf_pass"]
    assert sorted(play.offers("walk")) == [f"walk:{place}" for place in beside]
    play.do("walk:wolf_pass")
    assert play.at("dwarf") == "wolf_pass"
    assert play.hero("dwarf").actions == 4


@rule("DR-MOVE-02", "DR-HCARD-02", "DR-HCARD-03")
def test_by_horse_two_locations_for_a_card_and_an_action() -> None:
    play = realm("dwarf", hands={"dwarf": ["blood_flats.2"]})
    assert "ride:blood_flats.2:minotaur_forest" in play.keys  # Wolf Pass lies between
    assert "ride:blood_flats.2:seagaul_lagoon" in play.keys
    assert "ride:blood_flats.2:gryphon_forest" not in play.keys  # three steps
    play.do("ride:blood_flats.2:minotaur_forest")
    assert play.at("dwarf") == "minotaur_forest"
    assert play.hand("dwarf") == []
    assert play.state.hero_discard.cards == ["blood_flats.2"]
    assert play.hero("dwarf").actions == 4


@rule("DR-MOVE-03")
def test_by_eagle_four_locations() -> None:
    play = realm("dwarf", hands={"dwarf": ["ancient_ruins.2"]})
    assert "fly:ancient_ruins.2:serpent_swamp" in play.keys  # Wolf Pass, Seagaul Lagoon, Gryphon Forest
    assert "fly:ancient_ruins.2:dark_woods" in play.keys  # four steps
    assert "fly:ancient_ruins.2:ghost_marsh" in play.keys
    assert "fly:ancient_ruins.2:eagle_nest_inn" not in play.keys  # five steps
    play.do("fly:ancient_ruins.2:dark_woods")
    assert play.at("dwarf") == "dark_woods"
    assert play.hero("dwarf").actions == 4


@rule("DR-MOVE-04")
def test_horse_and_eagle_may_stop_early() -> None:
    play = realm("dwarf", hands={"dwarf": ["blood_flats.2", "ancient_ruins.2"]})
    assert "ride:blood_flats.2:wolf_pass" in play.keys
    play.do("fly:ancient_ruins.2:minotaur_forest")
    assert play.at("dwarf") == "minotaur_forest"


@rule("DR-MOVE-05", "DR-MOVE-07")
def test_by_gate_card_to_its_location_or_to_any_gate() -> None:
    play = realm("dwarf", hands={"dwarf": ["blood_flats.1"]}, gates=["dancing_stone", "wyvern_forest"])
    assert sorted(play.offers("gate")) == [
        "gate:blood_flats.1:blood_flats",
        "gate:blood_flats.1:dancing_stone",
        "gate:blood_flats.1:wyvern_forest",
    ]
    play.do("gate:blood_flats.1:blood_flats")
    assert play.at("dwarf") == "blood_flats"
    assert play.hand("dwarf") == []
    assert play.hero("dwarf").actions == 4


@rule("DR-MOVE-06")
def test_from_gate_to_gate_without_a_card() -> None:
    play = realm("dwarf", at={"dwarf": "dancing_stone"}, gates=["dancing_stone", "wyvern_forest"])
    assert play.offers("gate") == ["gate::wyvern_forest"]
    play.do("gate::wyvern_forest")
    assert play.at("dwarf") == "wyvern_forest"
    assert play.hero("dwarf").actions == 4
    assert realm("dwarf", gates=["dancing_stone", "wyvern_forest"]).offers("gate") == []


@rule("DR-MOVE-08")
def test_minions_and_generals_do_not_stop_a_hero() -> None:
    play = realm(
        "dwarf",
        hands={"dwarf": ["blood_flats.2"]},
        minions={"wolf_pass": "red red red"},
        generals={"sapphire": "greenleaf_village"},
    )
    assert "ride:blood_flats.2:minotaur_forest" in play.keys
    assert "ride:blood_flats.2:mountains_of_mist" in play.keys


@rule("DR-HCARD-01", "DR-HCARD-04")
def test_the_location_of_a_card_matters_for_gates_and_its_colour_for_the_land() -> None:
    play = realm(
        "dwarf",
        at={"dwarf": "blood_flats"},
        hands={"dwarf": ["blood_flats.2", "orc_valley.1", "wolf_pass.1"]},
        crystals={"blood_flats": 1},
    )
    assert play.offers("build") == ["build:blood_flats.2"]
    assert play.offers("heal_land") == ["heal_land:blood_flats.2", "heal_land:orc_valley.1"]
    assert "gate:orc_valley.1:orc_valley" in play.keys


@rule("DR-HCARD-06")
def test_a_card_serves_one_purpose() -> None:
    play = realm("dwarf", at={"dwarf": "blood_flats"}, hands={"dwarf": ["blood_flats.1"]}, crystals={"blood_flats": 1})
    play.do("build:blood_flats.1")
    assert play.hand("dwarf") == []
    assert play.offers("heal_land") == []
    assert play.offers("gate:blood_flats") == []


# the heroes' own ways


def test_noble_steed_two_locations_without_a_card() -> None:
    play = realm("paladin")
    assert "mount:minotaur_forest" in play.keys
    assert "mount:gryphon_forest" not in play.keys
    play.do("mount:minotaur_forest")
    assert play.at("paladin") == "minotaur_forest"
    assert play.hero("paladin").actions == 4


def test_eagle_flight_four_locations_without_a_card() -> None:
    play = realm("eagle_rider").do("style:ground")
    assert "mount:dark_woods" in play.keys
    assert "mount:eagle_nest_inn" not in play.keys


def test_teleport_once_a_turn_to_any_location() -> None:
    play = realm("wizard")
    assert len(play.offers("teleport_to")) == 44
    play.do("teleport_to:ghost_marsh")
    assert play.at("wizard") == "ghost_marsh"
    assert play.hero("wizard").actions == 4
    assert play.offers("teleport_to") == []
    play.do("end_day", "no")
    assert len(play.offers("teleport_to")) == 44


def test_unicorn_steed_is_a_horse_for_good() -> None:
    play = realm("dwarf", completed={"dwarf": ["unicorn_steed"]})
    assert "mount:minotaur_forest" in play.keys


def test_a_shaped_sorceress_may_not_enter_the_city_or_an_inn() -> None:
    play = realm("sorceress", at={"sorceress": "bounty_bay"}, hands={"sorceress": ["blood_flats.2"]})
    play.do("style:red")
    assert sorted(play.offers("walk")) == ["walk:angel_tear_falls", "walk:greenleaf_village", "walk:mermaid_harbor"]
    assert "ride:blood_flats.2:wolf_pass" not in play.keys  # only through the city
    play = realm("sorceress", at={"sorceress": "bounty_bay"}).do("style:none")
    assert "walk:monarch_city" in play.keys
