"""Every enemy token and the garrison of every city: their figures."""

import pytest

from emberhall.games.mage_knight.content import CITY, ENEMY
from emberhall.games.mage_knight.content.kinds import Strike
from emberhall.games.mage_knight.terms import (
    ABILITIES,
    BROWN_PILE,
    ELEMENTS,
    GRAY_PILE,
    PILES,
    RESISTANCES,
    VIOLET_PILE,
    WHITE_PILE,
    bits,
)
from emberhall.rulebook import rule
from tests.mage_knight.positions import fight

TOKENS = [
    # id, pile, how many, Armor (higher/lower), attacks, Fame, abilities, resistances
    ("prowlers", "green", 2, "3", "4", 2, "", ""),
    ("diggers", "green", 2, "3", "3", 2, "fortified", ""),
    ("cursed_hags", "green", 2, "5", "3", 3, "poison", ""),
    ("wolf_riders", "green", 2, "4", "3", 3, "swift", ""),
    ("ironclads", "green", 2, "3", "4", 4, "brutal", "physical"),
    ("orc_summoners", "green", 2, "4", "summon brown", 4, "summon", ""),
    ("orc_skirmishers", "green", 2, "4", "1 + 1", 2, "", ""),
    ("orc_trackers", "green", 2, "6/3", "4", 3, "elusive assassination", ""),
    ("orc_war_beasts", "green", 2, "5", "3", 3, "unfortified brutal", "fire ice"),
    ("orc_stonethrowers", "green", 2, "2", "7", 4, "fortified cumbersome", "physical"),
    ("elemental_priestesses", "green", 1, "4", "3 fire + 3 ice", 3, "", "fire ice"),
    ("elven_protectors", "green", 2, "4", "3", 2, "defend", "fire"),
    ("crystal_sprites", "green", 2, "2/1", "1 ice + 1 ice", 1, "elusive defend", "ice"),
    ("centaur_outriders", "green", 2, "5", "3", 2, "swift", ""),
    ("cloud_griffons", "green", 1, "8/4", "4", 3, "elusive unfortified swift", ""),
    ("skeletal_warriors", "green", 2, "4", "3", 1, "", "fire"),
    ("zombie_horde", "green", 2, "5", "1 + 1 + 1", 2, "cumbersome", "ice"),
    ("gibbering_ghouls", "green", 2, "4", "4", 2, "vampirism", ""),
    ("corrupted_priests", "green", 1, "5", "4 cold_fire", 3, "defend vampirism", ""),
    ("shrouded_necromancers", "green", 1, "5", "summon green", 3, "fortified summon", ""),
    ("crossbowmen", "gray", 3, "4", "4", 3, "swift", ""),
    ("guardsmen", "gray", 3, "7", "3", 3, "fortified", ""),
    ("swordsmen", "gray", 2, "5", "6", 4, "", ""),
    ("golems", "gray", 2, "5", "2", 4, "", "physical"),
    ("thugs_enemy", "gray", 2, "5", "3", 2, "brutal", ""),
    ("shocktroops_enemy", "gray", 2, "6/3", "5", 3, "elusive unfortified", ""),
    ("heroes_enemy_fortified", "gray", 1, "4", "5 + 3", 5, "fortified", ""),
    ("heroes_enemy_swift", "gray", 1, "5", "3 + 2", 5, "swift", ""),
    ("heroes_enemy_fire", "gray", 1, "4", "4 + 2 fire", 5, "", "fire"),
    ("heroes_enemy_ice", "gray", 1, "4", "3 + 3 ice", 5, "", "ice"),
    ("monks", "violet", 2, "5", "5", 4, "poison", ""),
    ("illusionists_enemy", "violet", 2, "3", "summon brown", 4, "summon", "physical"),
    ("ice_mages_enemy", "violet", 2, "6", "5 ice", 5, "", "ice"),
    ("fire_mages_enemy", "violet", 2, "5", "6 fire", 5, "", "fire"),
    ("ice_golems_enemy", "violet", 1, "4", "2 ice", 5, "paralyze", "physical ice"),
    ("fire_golems_enemy", "violet", 1, "4", "3 fire", 5, "brutal", "physical fire"),
    ("sorcerers_enemy", "violet", 2, "6", "6", 5, "arcane_immunity assassination poison", ""),
    ("magic_familiars_enemy", "violet", 2, "7", "3 + 3", 5, "unfortified brutal", ""),
    ("minotaur", "brown", 2, "5", "5", 4, "brutal", ""),
    ("gargoyle", "brown", 2, "4", "5", 4, "", "physical"),
    ("medusa", "brown", 2, "4", "6", 5, "paralyze", ""),
    ("crypt_worm", "brown", 2, "6", "6", 5, "fortified", ""),
    ("werewolf", "brown", 2, "5", "7", 5, "swift", ""),
    ("shadow", "brown", 2, "8/4", "4 cold_fire", 4, "elusive arcane_immunity", ""),
    ("hydra", "brown", 2, "6", "2 + 2 + 2", 5, "", "ice"),
    ("manticore", "brown", 2, "6", "4", 5, "swift assassination poison", "fire"),
    ("air_elemental", "brown", 1, "8/4", "3 cold_fire", 4, "elusive swift", "fire ice"),
    ("earth_elemental", "brown", 1, "5", "4", 4, "fortified brutal cumbersome", "physical"),
    ("fire_elemental", "brown", 1, "6", "7 fire", 4, "", "fire"),
    ("water_elemental", "brown", 1, "7", "6 ice", 4, "", "ice"),
    ("blood_demon", "brown", 1, "6", "6", 5, "arcane_immunity brutal assassination", "fire"),
    ("pain_wraith", "brown", 1, "8/4", "4", 3, "elusive paralyze", ""),
    ("mummy", "brown", 1, "5", "4", 4, "poison", "physical ice"),
    ("vampire", "brown", 1, "10/5", "5", 4, "elusive vampirism", ""),
    ("freezers", "white", 3, "7", "3 ice", 7, "swift paralyze", "fire"),
    ("gunners", "white", 3, "6", "6 fire", 7, "brutal", "ice"),
    ("altem_guardsmen", "white", 2, "7", "5", 8, "fortified", "physical fire ice"),
    ("altem_mages_enemy", "white", 2, "8", "4 cold_fire", 8, "brutal poison", "physical"),
    ("fire_catapult", "white", 1, "7", "8 fire", 7, "fortified cumbersome", ""),
    ("ice_catapult", "white", 1, "6", "9 ice", 7, "fortified cumbersome", ""),
    ("delphana_masters_enemy", "white", 2, "8", "5 cold_fire", 9, "assassination paralyze", "fire ice"),
    ("grim_legionnaires", "white", 2, "10", "11", 8, "unfortified arcane_immunity", ""),
    ("swamp_dragon", "red", 2, "9", "5", 7, "swift poison", ""),
    ("fire_dragon", "red", 2, "7", "9 fire", 8, "", "physical fire"),
    ("ice_dragon", "red", 2, "7", "6 ice", 8, "paralyze", "physical ice"),
    ("high_dragon", "red", 2, "9", "6 cold_fire", 9, "brutal", "fire ice"),
    ("lava_dragon", "red", 2, "8", "6 fire", 8, "fortified brutal", "fire"),
    ("storm_dragon", "red", 2, "14/7", "4 ice", 7, "elusive swift", "ice"),
    ("dragon_summoner", "red", 2, "8", "summon brown + summon brown", 9, "arcane_immunity summon", "physical"),
    ("savage_dragon", "red", 2, "7", "5", 6, "brutal", "physical"),
    ("lightning_dragon", "red", 2, "14/7", "6 cold_fire", 7, "elusive", "fire ice"),
    ("death_dragon", "red", 2, "9", "7", 6, "paralyze assassination", ""),
    ("vampire_dragon", "red", 2, "16/8", "8", 7, "elusive vampirism", ""),
]


def strike(words: str) -> Strike:
    """`5 fire`, `4`, `summon brown`."""
    value, _, rest = words.partition(" ")
    if value == "summon":
        return Strike(0, summon=PILES.index(rest))
    return Strike(int(value), ELEMENTS.index(rest or "physical"))


@rule("MK-COMP-26")
def test_every_enemy_has_its_figures() -> None:
    assert [enemy.id for enemy in ENEMY.values() if enemy.count] == [token[0] for token in TOKENS]
    for id, pile, count, _, attacks, fame, abilities, resistances in TOKENS:
        enemy = ENEMY[id]
        assert (PILES[enemy.pile], enemy.count, enemy.fame) == (pile, count, fame), id
        assert enemy.attacks == tuple(map(strike, attacks.split(" + "))), id
        assert enemy.abilities == bits(ABILITIES, tuple(abilities.split())), id
        assert enemy.resistances == bits(RESISTANCES, tuple(resistances.split())), id


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: str(token[0]))
def test_an_enemy_fights_with_its_figures(token: tuple[str, str, int, str, str, int, str, str]) -> None:
    id, _, _, armor, attacks, fame, _, _ = token
    foe = fight("tovak", id).foes[0]
    higher, _, lower = armor.partition("/")
    assert (foe.armor, foe.lower, foe.fame) == (int(higher), int(lower or higher), fame)
    strikes = [strike(words) for words in attacks.split(" + ")]
    assert [(attack.value, attack.element) for attack in foe.attacks] == [(hit.value, hit.element) for hit in strikes]


def test_what_some_enemies_have_besides() -> None:
    told = {enemy.id: enemy.reputation for enemy in ENEMY.values() if enemy.reputation}
    assert told == {
        "thugs_enemy": 1,
        "heroes_enemy_fortified": -1,
        "heroes_enemy_swift": -1,
        "heroes_enemy_fire": -1,
        "heroes_enemy_ice": -1,
    }
    told = {enemy.id: enemy.defend for enemy in ENEMY.values() if enemy.defend}
    assert told == {"elven_protectors": 2, "crystal_sprites": 1, "corrupted_priests": 1}


GARRISONS = {
    # by Level 1 to 11: gray, violet, brown and white tokens
    "blue": "gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww",
    "green": "gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww",
    "red": "w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww",
    "white": "w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww",
}


@rule("MK-EXPLORE-19")
@pytest.mark.parametrize("city", GARRISONS)
def test_every_city_has_its_garrisons(city: str) -> None:
    piles = {"g": GRAY_PILE, "v": VIOLET_PILE, "b": BROWN_PILE, "w": WHITE_PILE}
    wanted = [[piles[letter] for letter in level] for level in GARRISONS[city].split()]
    assert [list(garrison) for garrison in CITY[city].garrisons] == wanted
    assert len(wanted) == 11
