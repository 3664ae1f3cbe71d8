"""The outcome of combat."""

import pytest

from emberhall.games.mage_knight.state import Unit
from emberhall.games.mage_knight.terms import BROWN_PILE
from emberhall.rulebook import rule
from tests.mage_knight.positions import Position, fight, land
from tests.mage_knight.test_combat_attacks import pour


def win(play: Position) -> Position:
    """Go to the Attack phase and defeat everybody."""
    while play.state.phase != "attack":
        play.do(next(key for key in play.keys if key.startswith(("end_phase", "suffer", "hero_takes"))))
    pour(play, melee_cold_fire=200)
    for i, foe in enumerate(play.foes):
        if not foe.beaten:
            play.do(f"target:{i}")
    return play.do("strike")


def lose(play: Position) -> Position:
    """Let the combat end without doing anything."""
    while play.state.combat is not None:
        play.do(next(key for key in play.keys if key.startswith(("end_phase", "suffer", "hero_takes"))))
    return play


@rule("MK-RESULT-03", "MK-RESULT-04", "MK-RESULT-05", "MKW-RAMP-07", "MKW-RAMP-08", "MKW-REP-03")
def test_defeated_orcs_leave_an_empty_space_and_give_reputation() -> None:
    play = fight("tovak", "prowlers diggers")
    spaces = list(play.state.rampaging)
    win(play)
    assert play.state.rampaging == []
    assert all(not play.state.places[at].enemies and not play.state.places[at].shields for at in spaces)
    assert play.hero.reputation == 2


@rule("MK-RESULT-06")
def test_a_defeated_draconum_gives_two_reputation() -> None:
    assert win(fight("tovak", "fire_dragon")).hero.reputation == 2


@rule("MK-RESULT-16")
def test_an_undefeated_rampaging_enemy_stays() -> None:
    play = fight("tovak", "prowlers")
    before = list(play.state.rampaging)
    lose(play)
    assert play.state.rampaging == before
    assert play.hero.reputation == 0


DEN = "  p p\n p D p\n  p p"


def enter(site: str, *tokens: str, **things: object) -> Position:
    """Enter an adventure site where these tokens are drawn."""
    play = land(drawing=DEN, spots={"D": f"hills {site}"}, at="D", **things)  # type: ignore[arg-type]
    for token in reversed(tokens):
        for pile in play.state.enemies:
            if token in pile:
                pile.remove(token)  # type: ignore[arg-type]
                pile.cards.append(token)  # type: ignore[arg-type]
    return play.do("enter")


@rule("MK-RESULT-07", "MK-RESULT-08", "MKW-DEN-02", "MKW-SITE-04")
def test_a_conquered_adventure_site_is_marked_and_pays_at_the_end_of_the_turn() -> None:
    play = win(enter("monster_den", "minotaur.1", hand="march", dice=[0, 1]))
    assert play.at("D").shields == [0]
    assert play.at("D").conquered
    assert play.hero.reputation == 0
    assert play.hero.crystals == [0, 0, 0, 0]
    play.do("end_turn")
    assert play.hero.crystals == [1, 1, 0, 0]


@rule("MK-RESULT-18", "MKW-DEN-05", "MKW-SITE-03")
def test_monsters_of_a_den_stay_for_the_next_fight() -> None:
    play = lose(enter("monster_den", "minotaur.1", hand="march"))
    assert play.at("D").enemies.cards == ["minotaur.1"]
    assert not play.at("D").conquered
    assert play.stands_on("D")


@rule("MK-RESULT-17", "MKW-DUN-06")
def test_monsters_of_a_dungeon_are_discarded() -> None:
    play = lose(enter("dungeon", "minotaur.1", hand="march"))
    assert play.at("D").enemies.cards == []
    assert play.state.enemies_out[BROWN_PILE].cards == ["minotaur.1"]


@rule("MKW-DUN-03", "MKW-DUN-08")
def test_no_units_in_a_dungeon() -> None:
    play = enter("dungeon", "minotaur.1", hand="march", unit="peasants utem_crossbowmen")
    play.do("target:0")
    assert play.offers("activate") == []
    play.do("give_up")
    lose(play)
    assert [unit.wounds for unit in play.hero.units] == [0, 0]


@rule("MKW-DUN-04")
def test_night_rules_in_a_dungeon() -> None:
    play = enter("dungeon", "minotaur.1", hand="fireball", mana="gold red black", skills="dark_negotiation")
    assert (play.turn.gold, play.turn.black) == (False, True)
    play.do("target:0")
    assert play.offers("play") == ["play:fireball:basic", "play:fireball:strong"]
    play.do("give_up")
    lose(play)
    assert (play.turn.gold, play.turn.black) == (True, False)


@rule("MK-RESULT-10", "MK-RESULT-12", "MKW-ASSAULT-04")
def test_a_conquered_keep_is_marked_and_the_hero_stays() -> None:
    play = win(fight("tovak", "swordsmen", site="keep"))
    assert play.at("A").shields == [0]
    assert play.at("A").conquered
    assert play.stands_on("A")


@rule("MK-RESULT-13", "MKW-TOWER-11")
def test_a_conquered_mage_tower_gives_a_spell_at_the_end_of_the_turn() -> None:
    play = win(fight("tovak", "monks", site="mage_tower", hand="march"))
    offer = list(play.state.spell_offer.cards)
    assert play.turn.rewards == [("spell", 1)]
    play.do("end_turn")
    assert play.offers("pick_card") == [f"pick_card:{card}" for card in offer]


@rule("MK-RESULT-11", "MK-COMBAT-15", "MKW-ASSAULT-13")
def test_rampaging_enemies_do_not_matter_for_the_conquest() -> None:
    play = land(
        drawing="  p p\n @ K B\n  p p",
        spots={"K": "hills keep swordsmen", "B": "plains !prowlers"},
        hand="march rage",
        move=3,
    )
    play.do("walk:K", "challenge:B", "end_phase", "end_phase", "suffer:0:0")
    pour(play, melee_physical=5).do("target:0", "strike", "end_phase")
    assert play.at("K").conquered
    assert play.state.rampaging == [play.spots["B"]]
    assert play.hero.reputation == -1


@rule("MK-RESULT-19", "MK-RESULT-20", "MKW-ASSAULT-05")
def test_a_failed_assault_leads_back_without_wounds() -> None:
    play = lose(fight("tovak", "golems", site="keep", hand="march"))  # 2 damage: one Wound
    assert not play.at("A").conquered
    assert not play.stands_on("A")
    assert play.hand() == ["march", "wound"]
    play.do("end_turn")
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) == 1


@rule("MK-RESULT-21")
def test_from_an_unsafe_space_a_forced_withdrawal_follows() -> None:
    play = land(
        drawing=" p p p\np @ L K\n p p p",
        spots={"K": "hills keep golems", "L": "lake"},
        hand="frost_bridge march",
        mana="blue",
    )
    play.do("play:frost_bridge:strong", "walk:L", "walk:K")
    lose(play)
    assert play.hero.at == play.spots["L"]
    play.do("end_turn", "done")
    assert play.state.players[0].at == play.spots["@"]
    assert sum(card.startswith("wound") for card in play.state.players[0].hand.cards) == 2  # damage, and one step back


@rule("MK-RESULT-22")
def test_surviving_defenders_stay() -> None:
    play = lose(fight("tovak", "golems", site="keep", hand="march"))
    assert [zone.cards[0].partition(".")[0] for zone in play.at("A").garrison] == ["golems"]


@rule("MK-RESULT-14", "MK-RESULT-15", "MKW-MONA-09", "MKW-MONA-15")
def test_a_burned_monastery_is_an_empty_space() -> None:
    play = land(drawing=DEN, spots={"D": "plains monastery"}, at="D", hand="march")
    play.do("burn")
    win(play)
    assert play.at("D").shields == [0]
    assert play.turn.rewards == [("artifact", 1)]
    from emberhall.games.mage_knight.rules.interaction import can_interact

    assert not can_interact(play.state, play.hero)


@rule("MKW-MONA-11")
def test_failing_to_burn_costs_reputation_and_nothing_else() -> None:
    play = land(drawing=DEN, spots={"D": "plains monastery"}, at="D", hand="march")
    lose(play.do("burn"))
    assert play.hero.reputation == -3
    assert not play.at("D").conquered
    assert play.turn.rewards == []


def test_a_space_with_another_rampaging_enemy_stays_one() -> None:
    play = land(drawing=" p p\np @ O\n p p", spots={"O": "plains !prowlers !diggers"}, hand="march")
    play.do("challenge:O", "end_phase", "end_phase", "suffer:0:0")
    pour(play, melee_ice=3).do("target:0", "strike", "end_phase")
    assert play.state.rampaging == [play.spots["O"]]
    assert len(play.at("O").enemies) == 1


@pytest.mark.parametrize(("enemy", "reputation"), [("thugs_enemy", 1), ("heroes_enemy_swift", -1), ("swordsmen", 0)])
def test_defeating_some_enemies_changes_reputation(enemy: str, reputation: int) -> None:
    play = fight("tovak", enemy, site="keep", phase="attack")
    assert play.hero.reputation == -1  # the assault
    pour(play, melee_ice=9).do("target:0", "strike")
    assert play.hero.reputation == -1 + reputation


# cities


@rule("MK-CITY-01", "MK-CITY-02", "MK-COMBAT-02")
def test_the_white_city_gives_armor() -> None:
    play = fight("tovak", "gunners golems", site="city", city="white")
    assert [(foe.armor, foe.walls) for foe in play.foes] == [(7, 1), (6, 1)]
    elusive = fight("tovak", "shocktroops_enemy", site="city", city="white")
    assert (elusive.foes[0].armor, elusive.foes[0].lower) == (6 + 1, 3 + 1)


@rule("MK-CITY-03", "MK-CITY-04")
def test_the_blue_city_raises_elemental_attacks() -> None:
    play = fight("tovak", "gunners freezers altem_mages_enemy golems", site="city", city="blue")
    assert [foe.attacks[0].value for foe in play.foes] == [6 + 2, 3 + 2, 4 + 1, 2]


@rule("MK-CITY-05")
def test_physical_attacks_of_the_red_city_are_brutal() -> None:
    play = fight("tovak", "golems", site="city", city="red", phase="block", hand="march")
    play.do("end_phase")
    assert play.hand().count("wound") == 2  # 4 damage
    mixed = fight("tovak", "heroes_enemy_fire", site="city", city="red", phase="block", hand="march")
    mixed.do("end_phase", "suffer:0:0")
    assert mixed.hand().count("wound") == 4 + 1  # 4 doubled, 2 Fire not


@rule("MK-CITY-06")
def test_physical_attacks_of_the_green_city_are_poisonous() -> None:
    play = fight("tovak", "golems", site="city", city="green", phase="block", hand="march")
    play.do("end_phase")
    assert play.hand().count("wound") == 1
    assert len(play.hero.discard) == 1


@rule("MK-CITY-11")
def test_city_bonuses_are_for_its_own_defenders() -> None:
    play = land(
        drawing="  p p\n @ K B\n  p p",
        spots={"K": "city city white golems", "B": "plains !prowlers"},
        hand="march",
        move=2,
    )
    play.do("walk:K", "challenge:B")
    assert [foe.armor for foe in play.foes] == [6, 3]


@rule("MK-RESULT-02")
def test_a_shield_for_each_defeated_defender_of_a_city() -> None:
    play = fight("tovak", "golems swordsmen", site="city", city="white", phase="attack")
    pour(play, melee_ice=6).do("target:0", "strike", "end_phase")
    assert play.at("A").shields == [0]
    assert [zone.cards for zone in play.at("A").garrison] == [["swordsmen.1"]]
    assert not play.at("A").conquered
    assert not play.stands_on("A")


@rule("MK-RESULT-02", "MK-RESULT-04", "MK-COMBAT-18")
def test_no_shield_on_a_city_for_a_rampaging_enemy() -> None:
    spots = {"K": "city city white golems", "B": "plains !prowlers"}
    play = land(drawing="  p p\n @ K B\n  p p", spots=spots, hand="march", move=2)
    play.do("walk:K", "challenge:B", "end_phase", "end_phase")
    while play.state.phase != "attack":
        play.do(play.keys[0])
    pour(play, melee_physical=4).do("target:1", "strike", "end_phase")
    assert play.state.rampaging == []
    assert play.at("K").shields == []


@rule("MK-RESULT-02", "MK-BLOCK-21")
def test_no_shield_on_a_city_for_a_summoned_monster() -> None:
    play = fight("tovak", "illusionists_enemy golems", site="city", city="white", phase="attack")
    assert [foe.summoner for foe in play.foes] == [-1, -1, 0]
    pour(play, melee_cold_fire=9).do("target:0", "strike", "end_phase")
    assert play.at("A").shields == [0]


@rule("MK-CITY-07", "MK-CITY-08")
def test_the_leader_of_a_city() -> None:
    from emberhall.games.mage_knight.rules.cities import leader
    from emberhall.games.mage_knight.state import Place
    from emberhall.kernel import NOBODY

    assert leader(Place("city", shields=[0, 1, 1])) == 1
    assert leader(Place("city", shields=[1, 0, 0])) == 0
    assert leader(Place("city", shields=[2, 1, 1, 2])) == 2
    assert leader(Place("city", shields=[0, 1, 1, 0])) == 0
    assert leader(Place("city")) == NOBODY
    play = win(fight("tovak", "golems", site="city", city="white"))
    assert play.at("A").conquered
    assert play.at("A").leader == 0


def test_a_unit_may_be_assigned_damage_again_in_the_next_combat() -> None:
    play = fight("tovak", "diggers", phase="block", unit="guardian_golems", hand="march")
    play.do("end_phase", "assign:guardian_golems", "end_phase")
    assert play.hero.units == [Unit(play.hero.units[0].card)]
