"""The emblems of everything on the table: no two enemies, Units, heroes or places share one."""

from emberhall.games.mage_knight.content import kind_of
from emberhall.kernel import Great
from emberhall.scene.elements import Site

HERO_EMBLEMS = {"arythea": "hood", "goldyx": "wyvern", "norowas": "trefoil-lily", "tovak": "knight-helmet"}
HERO_EMBLEMS |= {"wolfhawk": "raven", "krang": "battered-axe", "braevalar": "thorn-arrow"}

SITE_EMBLEMS = {
    "village": "wooden-sign",
    "monastery": "capitol",
    "keep": "castle-flag",
    "mage_tower": "tower",
    "city": "locked-fortress",
    "quarter": "guarded-tower",
    "monster_den": "monster-skull",
    "spawning_grounds": "egg-pod",
    "dungeon": "metal-gate",
    "tomb": "tombstone",
    "ancient_ruins": "bridge",
    "mine": "mine-wagon",
    "magical_glade": "sprout-emblem",
    "portal": "player-teleport",
    "maze": "hole-ladder",
    "labyrinth": "kaleidoscope",
    "deep_mine": "mining-diamonds",
    "refugee_camp": "campfire",
    "volkare_camp": "double-team",
    "camp": "castle-emblem",
    "graveyard": "dead-tree",
    "necropolis": "broken-skull",
    "hidden_valley": "flowers",
    "ruined_city": "broken-shield",
}

#: How a site is drawn where boards are painted.
SITE_BUILDINGS: dict[str, Site] = {
    "village": "village",
    "monastery": "monastery",
    "keep": "keep",
    "mage_tower": "mage_tower",
    "city": "city",
    "quarter": "keep",
    "monster_den": "den",
    "spawning_grounds": "spawning_grounds",
    "dungeon": "dungeon",
    "tomb": "tomb",
    "ancient_ruins": "ruins",
    "mine": "mine",
    "magical_glade": "glade",
    "portal": "portal",
    "maze": "maze",
    "labyrinth": "maze",
    "deep_mine": "mine",
    "refugee_camp": "camp",
    "volkare_camp": "camp",
    "camp": "camp",
    "graveyard": "tomb",
    "necropolis": "tomb",
    "hidden_valley": "glade",
    "ruined_city": "ruins",
}

ENEMIES = {
    # marauding orcs
    "prowlers": "wolf-head",
    "diggers": "shovel",
    "cursed_hags": "eyeball",
    "wolf_riders": "wolf-howl",
    "ironclads": "cracked-helm",
    "orc_summoners": "horns",
    "orc_skirmishers": "crossed-axes",
    "orc_trackers": "footprint",
    "orc_war_beasts": "desert-skull",
    "orc_stonethrowers": "cannon-shot",
    "elemental_priestesses": "fire-ring",
    "elven_protectors": "leaf",
    "crystal_sprites": "fairy",
    "centaur_outriders": "sagittarius",
    "cloud_griffons": "feather-wing",
    "skeletal_warriors": "crossed-bones",
    "zombie_horde": "cut-palm",
    "gibbering_ghouls": "blade-bite",
    "corrupted_priests": "crown-of-thorns",
    "shrouded_necromancers": "death-skull",
    # keeps
    "crossbowmen": "crossbow",
    "guardsmen": "zebra-shield",
    "swordsmen": "broadsword",
    "golems": "muscle-fat",
    "thugs_enemy": "spiked-mace",
    "shocktroops_enemy": "halberd",
    "heroes_enemy_fortified": "guarded-tower",
    "heroes_enemy_swift": "player-dodge",
    "heroes_enemy_fire": "fireball-sword",
    "heroes_enemy_ice": "relic-blade",
    # mage towers
    "monks": "hand-emblem",
    "illusionists_enemy": "arcane-mask",
    "ice_mages_enemy": "frost-emblem",
    "fire_mages_enemy": "flaming-claw",
    "ice_golems_enemy": "ice-cube",
    "fire_golems_enemy": "burning-meteor",
    "sorcerers_enemy": "crystal-wand",
    "magic_familiars_enemy": "cat",
    # dungeons, tombs, monster dens
    "minotaur": "taurus",
    "gargoyle": "batwings",
    "medusa": "snake",
    "crypt_worm": "maggot",
    "werewolf": "pawprint",
    "shadow": "cloak-and-dagger",
    "hydra": "hydra",
    "manticore": "lion",
    "air_elemental": "fluffy-swirl",
    "earth_elemental": "groundbreaker",
    "fire_elemental": "flame-symbol",
    "water_elemental": "droplet-splash",
    "blood_demon": "alien-fire",
    "pain_wraith": "incense",
    "mummy": "ankh",
    "vampire": "dripping-blade",
    # cities
    "freezers": "frozen-arrow",
    "gunners": "musket",
    "altem_guardsmen": "heavy-shield",
    "altem_mages_enemy": "burning-eye",
    "fire_catapult": "fire-bomb",
    "ice_catapult": "cold-heart",
    "delphana_masters_enemy": "overmind",
    "grim_legionnaires": "bat-sword",
    # Draconum
    "swamp_dragon": "sea-serpent",
    "fire_dragon": "dragon-breath",
    "ice_dragon": "dinosaur",
    "high_dragon": "dragon",
    "lava_dragon": "fire-breath",
    "storm_dragon": "lightning-storm",
    "dragon_summoner": "two-dragons",
    "savage_dragon": "dragon-wing",
    "lightning_dragon": "lightning-trio",
    "death_dragon": "bone-bite",
    "vampire_dragon": "venomous-snake",
    "volkare": "player-king",
    "elementalist_leader": "queen-crown",
    "dark_crusader_leader": "skull-trophy",
}

UNITS = {
    "peasants": "sickle",
    "foresters": "pine-tree",
    "herbalists": "sprout",
    "utem_crossbowmen": "target-arrows",
    "utem_guardsmen": "round-shield",
    "utem_swordsmen": "crossed-sabres",
    "guardian_golems": "muscle-up",
    "illusionists": "mirror",
    "northern_monks": "snowflake",
    "red_cape_monks": "candle-fire",
    "savage_monks": "hand",
    "fire_golems": "lava",
    "ice_golems": "crystals",
    "fire_mages": "fire-symbol",
    "ice_mages": "brain-freeze",
    "amotep_gunners": "crossed-pistols",
    "amotep_freezers": "frostfire",
    "catapults": "bombs",
    "altem_mages": "sun-symbol",
    "altem_guardians": "circular-shield",
    "scouts": "telescope",
    "thugs": "spikeball",
    "shocktroops": "spear-head",
    "magic_familiars": "fox",
    "heroes_blue": "bolt-shield",
    "heroes_red": "flaming-trident",
    "heroes_green": "crossed-swords",
    "heroes_white": "supersonic-arrow",
    "sorcerers": "fairy-wand",
    "delphana_masters": "omega",
}

TOKENS = {
    "healing_herbs": "zigzag-leaf",
    "tome_of_relearning": "book",
    "fire_gem": "gem",
    "ice_shard": "crystal-cluster",
    "cloak_of_shielding": "vest",
    "mystical_map": "scroll-unfurled",
    "vampiric_chalice": "trophy",
    "amulet_of_reawakening": "regeneration",
    "vial_of_toxin": "vial",
    "ghostly_elixir": "bottle-vapors",
    "orb_of_twilight": "moon-sun",
    "staff_of_concealment": "torch",
}

DEED_EMBLEMS = {
    "basic": "boot-stomp",
    "advanced": "level-four",
    "spell": "crystal-ball",
    "artifact": "gem-pendant",
    "wound": "bleeding-hearts",
}

#: The picture of a card: what it does, and by what power.
ART_DEEDS = {
    "siege": "cannon-shot",
    "ranged": "crossbow",
    "Attack": "broadsword",
    "Block": "shield",
    "Move": "boot-stomp",
    "Influence": "speech-bubbles",
    "Heal": "health",
    "Destroy": "death-skull",
    "NoAttack": "interdiction",
    "Armor": "cracked-shield",
    "LowerAttack": "broken-shield",
    "LowerAttacks": "broken-shield",
    "LoseResistances": "broken-shield",
    "LoseFortifications": "demolish",
    "Ready": "horn-call",
    "Crystal": "crystals",
    "OwnedCrystal": "crystals",
    "Crystallize": "crystals",
    "Mana": "droplets",
    "ExtraDie": "perspective-dice-six",
    "SetDice": "perspective-dice-six",
    "Draw": "all-for-one",
    "Fame": "crown",
    "Reputation": "hand",
    "TakeWound": "bleeding-hearts",
    "Endless": "cycle",
}
ART_POWERS = {
    "cold_fire": "frostfire",
    "fire": "fire",
    "ice": "snowflake",
    "DayNight": "moon-sun",
    "Terrain": "mountains",
}
ART_OF_KIND = {
    "basic": "boot-stomp",
    "advanced": "aura",
    "spell": "crystal-ball",
    "artifact": "gem-pendant",
    "wound": "bleeding-hearts",
}


def enemy_emblem(token: str) -> str:
    """The emblem of an enemy token."""
    return ENEMIES[kind_of(token)]


def unit_emblem(card: str) -> str:
    """The emblem of a Unit."""
    return UNITS[kind_of(card)]


#: Lines of the story that tell of great moments.
GREATS: dict[str, Great] = {
    "say-level": Great("level"),
    "say-beaten": Great("attack"),
    "say-conquers": Great("tower"),
    "say-city-conquered": Great("city"),
    "say-goal-reached": Great("fame"),
    "say-leader-beaten": Great("city"),
    "say-relic-found": Great("fame"),
    "say-volkare-beaten": Great("fame"),
    "say-volkare-rests": Great("player-king", quiet=True),  # each of his turns is seen
    "say-volkare-nobody": Great("player-king", quiet=True),
    "say-volkare-moves": Great("player-king", quiet=True),
    "say-volkare-recruits": Great("brutal", bad=True),
    "say-volkare-attacks": Great("brutal", bad=True),
    "say-volkare-plunders": Great("brutal", bad=True),
    "say-volkare-takes-city": Great("city", bad=True),
    "say-volkare-leaves": Great("brutal", bad=True),
    "say-knocked-out": Great("wound", bad=True),
    "say-rampage": Great("brutal", bad=True),
}
