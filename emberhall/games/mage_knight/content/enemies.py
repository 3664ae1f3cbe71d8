"""Enemy tokens of every set; a game uses those of its sets.

An entry reads: id, number of tokens, Armor (higher/lower of an Elusive enemy), attacks (`5 fire`, `summon brown`; `+`
between several), Fame, abilities, resistances.
"""

from functools import partial

from emberhall.games.mage_knight.content.kinds import Enemy, Set, Strike
from emberhall.games.mage_knight.terms import ABILITIES, ELEMENTS, PILES, RESISTANCES, bits


def strike(words: str) -> Strike:
    """An attack: `5 fire`, `summon brown`."""
    value, _, element = words.partition(" ")
    if value == "summon":
        return Strike(0, summon=PILES.index(element))
    return Strike(int(value), ELEMENTS.index(element or "physical"))


def _enemy(  # noqa: PLR0917
    pile: str,
    id: str,
    count: int,
    armor: str,
    attacks: str,
    fame: int,
    abilities: str = "",
    resistances: str = "",
    *,
    expansion: Set = "base",
    faction: str = "",
    defend: int = 0,
    reputation: int = 0,
) -> Enemy:
    higher, _, lower = armor.partition("/")
    return Enemy(
        id=id,
        pile=PILES.index(pile),
        count=count,
        armor=int(higher),
        lower=int(lower or 0),
        attacks=tuple(map(strike, attacks.split(" + "))),
        abilities=bits(ABILITIES, tuple(abilities.split())),
        resistances=bits(RESISTANCES, tuple(resistances.split())),
        fame=fame,
        reputation=reputation,
        defend=defend,
        faction=faction,
        set=expansion,
    )


_green = partial(_enemy, "green")
_gray = partial(_enemy, "gray")
_violet = partial(_enemy, "violet")
_brown = partial(_enemy, "brown")
_white = partial(_enemy, "white")
_red = partial(_enemy, "red")
_legion: Set = "lost_legion"
_tezla: Set = "shades_of_tezla"
_elves = "elementalist"
_dark = "dark_crusader"

ENEMIES: tuple[Enemy, ...] = (
    _green("prowlers", 2, "3", "4", 2),
    _green("diggers", 2, "3", "3", 2, "fortified"),
    _green("cursed_hags", 2, "5", "3", 3, "poison"),
    _green("wolf_riders", 2, "4", "3", 3, "swift"),
    _green("ironclads", 2, "3", "4", 4, "brutal", "physical"),
    _green("orc_summoners", 2, "4", "summon brown", 4, "summon"),
    _green("orc_skirmishers", 2, "4", "1 + 1", 2, expansion=_legion),
    _green("orc_trackers", 2, "6/3", "4", 3, "elusive assassination", expansion=_legion),
    _green("orc_war_beasts", 2, "5", "3", 3, "unfortified brutal", "fire ice", expansion=_legion),
    _green("orc_stonethrowers", 2, "2", "7", 4, "fortified cumbersome", "physical", expansion=_legion),
    _green("elemental_priestesses", 1, "4", "3 fire + 3 ice", 3, "", "fire ice", expansion=_tezla, faction=_elves),
    _green("elven_protectors", 2, "4", "3", 2, "defend", "fire", expansion=_tezla, faction=_elves, defend=2),
    _green(
        "crystal_sprites",
        2,
        "2/1",
        "1 ice + 1 ice",
        1,
        "elusive defend",
        "ice",
        expansion=_tezla,
        faction=_elves,
        defend=1,
    ),
    _green("centaur_outriders", 2, "5", "3", 2, "swift", expansion=_tezla, faction=_elves),
    _green("cloud_griffons", 1, "8/4", "4", 3, "elusive unfortified swift", expansion=_tezla, faction=_elves),
    _green("skeletal_warriors", 2, "4", "3", 1, "", "fire", expansion=_tezla, faction=_dark),
    _green("zombie_horde", 2, "5", "1 + 1 + 1", 2, "cumbersome", "ice", expansion=_tezla, faction=_dark),
    _green("gibbering_ghouls", 2, "4", "4", 2, "vampirism", expansion=_tezla, faction=_dark),
    _green(
        "corrupted_priests", 1, "5", "4 cold_fire", 3, "defend vampirism", expansion=_tezla, faction=_dark, defend=1
    ),
    _green("shrouded_necromancers", 1, "5", "summon green", 3, "fortified summon", expansion=_tezla, faction=_dark),
    _gray("crossbowmen", 3, "4", "4", 3, "swift"),
    _gray("guardsmen", 3, "7", "3", 3, "fortified"),
    _gray("swordsmen", 2, "5", "6", 4),
    _gray("golems", 2, "5", "2", 4, "", "physical"),
    _gray("thugs_enemy", 2, "5", "3", 2, "brutal", expansion=_legion, reputation=1),
    _gray("shocktroops_enemy", 2, "6/3", "5", 3, "elusive unfortified", expansion=_legion),
    _gray("heroes_enemy_fortified", 1, "4", "5 + 3", 5, "fortified", expansion=_legion, reputation=-1),
    _gray("heroes_enemy_swift", 1, "5", "3 + 2", 5, "swift", expansion=_legion, reputation=-1),
    _gray("heroes_enemy_fire", 1, "4", "4 + 2 fire", 5, "", "fire", expansion=_legion, reputation=-1),
    _gray("heroes_enemy_ice", 1, "4", "3 + 3 ice", 5, "", "ice", expansion=_legion, reputation=-1),
    _violet("monks", 2, "5", "5", 4, "poison"),
    _violet("illusionists_enemy", 2, "3", "summon brown", 4, "summon", "physical"),
    _violet("ice_mages_enemy", 2, "6", "5 ice", 5, "", "ice"),
    _violet("fire_mages_enemy", 2, "5", "6 fire", 5, "", "fire"),
    _violet("ice_golems_enemy", 1, "4", "2 ice", 5, "paralyze", "physical ice"),
    _violet("fire_golems_enemy", 1, "4", "3 fire", 5, "brutal", "physical fire"),
    _violet("sorcerers_enemy", 2, "6", "6", 5, "arcane_immunity assassination poison", expansion=_legion),
    _violet("magic_familiars_enemy", 2, "7", "3 + 3", 5, "unfortified brutal", expansion=_legion),
    _brown("minotaur", 2, "5", "5", 4, "brutal"),
    _brown("gargoyle", 2, "4", "5", 4, "", "physical"),
    _brown("medusa", 2, "4", "6", 5, "paralyze"),
    _brown("crypt_worm", 2, "6", "6", 5, "fortified"),
    _brown("werewolf", 2, "5", "7", 5, "swift"),
    _brown("shadow", 2, "8/4", "4 cold_fire", 4, "elusive arcane_immunity", expansion=_legion),
    _brown("hydra", 2, "6", "2 + 2 + 2", 5, "", "ice", expansion=_legion),
    _brown("manticore", 2, "6", "4", 5, "swift assassination poison", "fire", expansion=_legion),
    _brown("air_elemental", 1, "8/4", "3 cold_fire", 4, "elusive swift", "fire ice", expansion=_tezla, faction=_elves),
    _brown(
        "earth_elemental", 1, "5", "4", 4, "fortified brutal cumbersome", "physical", expansion=_tezla, faction=_elves
    ),
    _brown("fire_elemental", 1, "6", "7 fire", 4, "", "fire", expansion=_tezla, faction=_elves),
    _brown("water_elemental", 1, "7", "6 ice", 4, "", "ice", expansion=_tezla, faction=_elves),
    _brown(
        "blood_demon", 1, "6", "6", 5, "arcane_immunity brutal assassination", "fire", expansion=_tezla, faction=_dark
    ),
    _brown("pain_wraith", 1, "8/4", "4", 3, "elusive paralyze", expansion=_tezla, faction=_dark),
    _brown("mummy", 1, "5", "4", 4, "poison", "physical ice", expansion=_tezla, faction=_dark),
    _brown("vampire", 1, "10/5", "5", 4, "elusive vampirism", expansion=_tezla, faction=_dark),
    _white("freezers", 3, "7", "3 ice", 7, "swift paralyze", "fire"),
    _white("gunners", 3, "6", "6 fire", 7, "brutal", "ice"),
    _white("altem_guardsmen", 2, "7", "5", 8, "fortified", "physical fire ice"),
    _white("altem_mages_enemy", 2, "8", "4 cold_fire", 8, "brutal poison", "physical"),
    _white("fire_catapult", 1, "7", "8 fire", 7, "fortified cumbersome", expansion=_legion),
    _white("ice_catapult", 1, "6", "9 ice", 7, "fortified cumbersome", expansion=_legion),
    _white("delphana_masters_enemy", 2, "8", "5 cold_fire", 9, "assassination paralyze", "fire ice", expansion=_legion),
    _white("grim_legionnaires", 2, "10", "11", 8, "unfortified arcane_immunity", expansion=_legion),
    _red("swamp_dragon", 2, "9", "5", 7, "swift poison"),
    _red("fire_dragon", 2, "7", "9 fire", 8, "", "physical fire"),
    _red("ice_dragon", 2, "7", "6 ice", 8, "paralyze", "physical ice"),
    _red("high_dragon", 2, "9", "6 cold_fire", 9, "brutal", "fire ice"),
    _red("lava_dragon", 2, "8", "6 fire", 8, "fortified brutal", "fire", expansion=_legion),
    _red("storm_dragon", 2, "14/7", "4 ice", 7, "elusive swift", "ice", expansion=_legion),
    _red(
        "dragon_summoner",
        2,
        "8",
        "summon brown + summon brown",
        9,
        "arcane_immunity summon",
        "physical",
        expansion=_legion,
    ),
    _red("savage_dragon", 2, "7", "5", 6, "brutal", "physical", expansion=_tezla, faction=_elves),
    _red("lightning_dragon", 2, "14/7", "6 cold_fire", 7, "elusive", "fire ice", expansion=_tezla, faction=_elves),
    _red("death_dragon", 2, "9", "7", 6, "paralyze assassination", expansion=_tezla, faction=_dark),
    _red("vampire_dragon", 2, "16/8", "8", 7, "elusive vampirism", expansion=_tezla, faction=_dark),
)
