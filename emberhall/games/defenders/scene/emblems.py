"""The emblems of everything on the table: no two heroes, Generals, kinds of minions or places share one."""

from emberhall.kernel import Great

HERO_EMBLEMS = {
    "cleric": "ankh",
    "dwarf": "large-hammer",
    "eagle_rider": "feathered-wing",
    "paladin": "knight-helmet",
    "ranger": "archer",
    "rogue": "cloak-and-dagger",
    "sorceress": "crystal-wand",
    "wizard": "fairy-wand",
}

GENERAL_EMBLEMS = {
    "balazarg": "monster-skull",
    "gorgutt": "helmet",
    "sapphire": "two-dragons",
    "varkolak": "death-skull",
    "brimstone": "dragon-breath",
    "hemlock": "venomous-snake",
    "onyx": "sea-serpent",
    "sapphire_dragon": "wyvern",
}

MINIONS = {
    "demon": "horns",
    "orc": "battered-axe",
    "dragonkin": "dragon",
    "undead": "skull",
    "fire_elemental": "flame-symbol",
    "imp": "batwings",
    "zealot": "burning-eye",
    "dragon_master": "player-king",
}

AGENT_EMBLEMS = {"agent_brimstone": "arcane-mask", "agent_hemlock": "bird-mask", "agent_onyx": "hood"}

#: Places by the colour of their ground, and those of a kind of their own.
GROUNDS = ("desert-skull", "pine-tree", "snowflake", "mountains", "wooden-sign")
PLACE_EMBLEMS = {"inn": "beer", "city": "locked-fortress"}

PIECES = {"crystal": "crystals", "gate": "player-teleport", "fire": "arson", "chest": "mining-diamonds"}

#: Hero cards by the way of travelling that is on them.
CARD_EMBLEMS = {"horse": "horseshoe", "eagle": "feather-wing", "gate": "player-teleport", "special": "sun-symbol"}
#: The picture of a Special card or a Quest: what it does, and by what power.
ART_DEEDS = {
    "RaiseGate": "player-teleport",
    "SendHeroes": "horn-call",
    "Purify": "sunbeams",
    "ClearPlaces": "explosion",
    "ClearHere": "explosion",
    "PushBack": "hand",
    "QuietNight": "hood",
    "Luck": "perspective-dice-six",
    "RerollFailed": "perspective-dice-six",
    "Gossip": "speech-bubbles",
    "RumorCards": "speech-bubbles",
    "GuardCity": "guarded-tower",
    "Sweep": "spinning-sword",
    "Strike": "broadsword",
    "Foresee": "eyeball",
    "CancelPlacement": "interdiction",
    "HoldGeneral": "bear-trap",
    "Immobilise": "bear-trap",
    "MoreDice": "perspective-dice-random",
    "DiceBonus": "perspective-dice-random",
    "Quench": "water-drop",
    "Ward": "round-shield",
    "IgnoreWound": "round-shield",
    "Exchange": "cycle",
    "DrawCards": "spades-card",
    "Patrols": "horn-call",
    "MoreActions": "lightning-bolt",
    "FreeTravel": "horseshoe",
    "HorseSteps": "horseshoe",
    "FreshMount": "horseshoe",
    "EagleSteps": "feathered-wing",
    "Teleport": "player-teleport",
    "Sailing": "fast-ship",
    "Archery": "archer",
    "Fireball": "fire",
    "Hide": "cloak-and-dagger",
}
ART_POWERS = {"horse": "pine-tree", "eagle": "sunbeams", "gate": "lightning-storm"}
QUEST, QUEST_DONE, DARKNESS, GLOBAL, SKILL = "scroll-unfurled", "trophy", "bleeding-eye", "radial-balance", "doubled"

#: Lines of the story that tell of great moments.
GREATS: dict[str, Great] = {
    "say-general-slain": Great("honor"),
    "say-agent-slain": Great("honor"),
    "say-quest-completed": Great("quest"),
    "say-honored": Great("fame"),
    "say-battle-lost": Great("disarm", bad=True),
    "say-penalty": Great("wound", bad=True),
    "say-dragon-returns": Great("dragon", bad=True),
    "say-overrun": Great("brutal", bad=True),
    "say-tainted": Great("curse", bad=True),
    "say-died": Great("death-skull", bad=True),
}
