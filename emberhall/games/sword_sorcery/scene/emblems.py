"""The emblems of the game."""

from emberhall.kernel import Great
from emberhall.scene import Colour

#: The heroes, in the order in which they joined the party; enemies have the colours of their ranks.
HEROES: tuple[Colour, ...] = ("gold", "teal", "orange", "pink", "white")

CLASSES = {
    "warden": "knight-helmet",
    "reaver": "crossed-axes",
    "lightbearer": "sun-symbol",
    "runecarver": "rune-stone",
    "wayfinder": "archer",
    "greenwarden": "pine-tree",
    "trickster": "cloak-and-dagger",
    "nightblade": "daggers",
    "frost_seer": "frost-emblem",
    "flame_witch": "fire-symbol",
}

ENEMIES = {
    "gremlin": "monster-skull",
    "bandit": "hood",
    "orc_raider": "battered-axe",
    "orc_shaman": "arcane-mask",
    "wolf": "wolf-head",
    "skeleton_guard": "skull",
    "bog_spider": "spider-face",
    "cultist": "burning-eye",
    "ogre_breaker": "spiked-mace",
    "wraith": "player-despair",
    "ash_imp": "batwings",
    "warchief_gorrak": "horns",
    "ford_mauler": "crush",
    "pale_regent": "queen-crown",
}

COMPANIONS = {"grey_hound": "wolf-head", "rune_guardian": "rune-stone"}

TOKENS = {
    "shrine": "ankh",
    "gate": "metal-gate",
    "chest": "mining-diamonds",
    "search": "eyeball",
    "fire": "fire-symbol",
    "shadow": "uncertainty",
    # what the aims of quests are about
    "captive": "player-despair",
    "grave": "lantern-flame",
    "drum": "horn-call",
    "winch": "gears",
    "anchor": "anchor",
}

#: Ground that hinders heroes.
GROUND = {"difficult": "thorny-vine", "hazardous": "poison-cloud"}

DOOR, LOCKED, HEAP = "hole-ladder", "locked-fortress", "gold-bar"

#: By the kind of an item.
ITEMS = {
    "weapon": "crossed-swords",
    "offhand": "shield",
    "armor": "vest",
    "artifact": "relic-blade",
    "consumable": "potion",
    "quest": "gem",
}

#: By the use of a power.
POWERS = {
    "combat": "crossed-swords",
    "action": "lightning-trio",
    "free": "fluffy-swirl",
    "attack": "crossed-swords",
    "attack_after": "crossed-swords",
    "defence": "shield",
    "reaction": "shield",
    "passive": "aura",
    "": "aura",
}

#: The picture of a card: what it does, and by what power.
ART_DEEDS = {
    "Attack": "broadsword",
    "Summon": "player-lift",
    "Spawn": "player-lift",
    "Resurrect": "angel-wings",
    "Heal": "health",
    "Survive": "two-hearts",
    "CancelHits": "round-shield",
    "AddShields": "heavy-shield",
    "GiveShields": "heavy-shield",
    "Redirect": "divert",
    "Taunt": "horn-call",
    "Teleport": "player-teleport",
    "Untargetable": "cloak-and-dagger",
    "NoReaction": "player-dodge",
    "Reroll": "perspective-dice-random",
    "AddDice": "perspective-dice-six",
    "AddHits": "axe-swing",
    "MakeLethal": "death-skull",
    "IgnoreArmor": "cracked-shield",
    "Crowns": "gold-bar",
    "DrawTreasure": "mining-diamonds",
    "Scry": "eyeball",
    "Recharge": "cycle",
    "PlaceFire": "fire-bomb",
    "Burn": "fire",
    "Condition": "fairy-wand",
    "RemoveConditions": "regeneration",
    "Save": "aura",
    "Damage": "explosion",
    "Extra": "lightning-bolt",
    "Modify": "muscle-up",
}
ART_POWERS = {
    "fire": "fire",
    "frost": "snowflake",
    "storm": "lightning-storm",
    "holy": "sunbeams",
    "dark": "moon-sun",
    "arcane": "crystal-ball",
    "poison": "poison-cloud",
    "stun": "player-thunder-struck",
    "slow": "chain",
    "bleeding": "droplet-splash",
    "blind": "eyeball",
    "knocked_down": "falling",
}
#: Of a weapon by what it is.
WEAPON_ART = {
    "sword": "broadsword",
    "dagger": "plain-dagger",
    "axe": "battered-axe",
    "bow": "archer",
    "crossbow": "crossbow",
    "hammer": "large-hammer",
    "club": "spiked-mace",
    "polearm": "halberd",
    "staff": "crystal-wand",
    "wand": "fairy-wand",
    "scepter": "gavel",
    "orb": "crystal-ball",
    "symbol": "ankh",
    "shield": "round-shield",
}

#: Emblems of what lies on a figure.
CONDITIONS = {
    "knocked_down": "falling",
    "poison": "poison",
    "blind": "eyeball",
    "slow": "chain",
    "stun": "stun",
    "bleeding": "droplet",
    "exhausted": "player-despair",
    "burning": "fire",
    "wound": "wound",
}

#: Story lines of great moments.
GREATS: dict[str, Great] = {
    "say-treasure": Great("gem"),
    "say-flips": Great("relic-blade"),
    "say-rises": Great("aura"),
    "say-tavern-crowns": Great("inn"),
    "say-tavern-rumour": Great("inn"),
    "say-tavern-shield": Great("inn"),
    "say-tavern-loss": Great("inn", bad=True),
    "say-revives": Great("angel-wings"),
    "say-quest-won": Great("trophy"),
    "say-quest-lost": Great("broken-skull", bad=True),
    "say-menace": Great("uncertainty", bad=True),
}
