"""The emblem of everything on the table; no two units, heroes or factions share one."""

from emberhall.kernel import Great
from emberhall.scene.elements import Colour, Shape

FACTION_EMBLEMS = {"daqan": "castle-emblem", "latari": "trefoil-lily", "waiqar": "death-skull", "uthuk": "horns"}

UNIT_EMBLEMS = {
    "bowman": "archer",
    "footman": "broadsword",
    "knight": "knight-helmet",
    "siege_engine": "tower",
    "archer": "target-arrows",
    "pegasus_rider": "feathered-wing",
    "sorceress": "crystal-wand",
    "warrior": "relic-blade",
    "skeleton_archer": "crossed-bones",
    "reanimate": "skull",
    "necromancer": "burning-book",
    "dark_knight": "cracked-helm",
    "flesh_ripper": "bone-bite",
    "berserker": "crossed-axes",
    "warlock": "burning-eye",
    "chaos_lord": "monster-skull",
    "beastman": "wolf-head",
    "dragon": "dragon",
    "giant": "boot-stomp",
    "hell_hound": "wolf-howl",
    "razorwing": "batwings",
    "sorcerer": "crystal-ball",
}

HERO_EMBLEMS = {
    "silhouette": "cloak-and-dagger",
    "ronan": "broadhead-arrow",
    "astarra": "sun-symbol",
    "valadir": "round-shield",
    "mad_carthos": "fizzing-flask",
    "varikas": "ankh",
    "bogran": "hood",
    "zyla": "fairy",
    "red_scorpion": "scorpio",
    "mok": "hospital-cross",
    "buldar": "large-hammer",
    "vyrah": "telescope",
}

#: The emblems of resources, figures and tokens.
RESOURCE_EMBLEMS = {"food": "apple", "wood": "pine-tree", "ore": "mining-diamonds"}
THING_EMBLEMS = {
    "influence": "speech-bubbles",
    "tactics": "chessboard",
    "stronghold": "guarded-tower",
    "ruin": "demolish",
    "city": "locked-fortress",
    "rune": "rune-stone",
    "false": "x-mark",
    "activation": "castle-flag",
    "unknown": "compass",
    "development": "gear-hammer",
    "fallen": "tombstone",
    "marker": "site",
    "title": "crown",
    "quest": "scroll-unfurled",
    "objective": "on-target",
    "reward": "gem-pendant",
    "order": "horn-call",
    "season": "cycle",
    "strength": "crossed-swords",
    "health": "hearts",
    "attribute": "muscle-up",
}
EXPLORATION_EMBLEMS = {
    "dragon_throne": "queen-crown",
    "village_food": "chicken-leg",
    "village_wood": "leaf",
    "village_ore": "anvil",
    "magic_portal": "player-teleport",
    "dungeon": "metal-gate",
    "temple": "capitol",
    "hall_of_kellos": "lit-candelabra",
    "traveling_merchant": "gold-bar",
    "raiding_party": "daggers",
    "scroll_of_sight": "eyeball",
    "training": "archery-target",
}
SEASON_EMBLEMS = {"spring": "flower", "summer": "sun", "fall": "zigzag-leaf", "winter": "snowflake"}

ATTRIBUTE_EMBLEMS = {"strength": "muscle-up", "agility": "feathered-wing", "wisdom": "brain-freeze"}

#: The picture of a card: what it does, and by what power.
ART_DEEDS = {
    "Recruit": "double-team",
    "March": "boot-stomp",
    "MarchAgain": "boot-stomp",
    "MarchFarther": "boot-stomp",
    "Strategize": "chessboard",
    "CollectDevelopments": "gear-hammer",
    "BuildStronghold": "guarded-tower",
    "BuildDevelopment": "gear-hammer",
    "RepairStronghold": "hammer",
    "RaiseDial": "apple",
    "SetDials": "apple",
    "HireHero": "hood",
    "MoveHero": "trail",
    "QuestMove": "trail",
    "DrawQuests": "scroll-unfurled",
    "DrawTactics": "chessboard",
    "GainInfluence": "speech-bubbles",
    "GainByDials": "speech-bubbles",
    "GainByCities": "speech-bubbles",
    "Bid": "gavel",
    "BuyTitle": "crown",
    "Teleport": "player-teleport",
    "Ambush": "archer",
    "SummonUnits": "player-lift",
    "AddUnits": "player-lift",
    "PlaceNeutrals": "wolf-head",
    "CharmNeutrals": "hearts",
    "DriveNeutrals": "wolf-howl",
    "MoveNeutrals": "wolf-howl",
    "DealDamage": "broadsword",
    "DamageChosen": "broadsword",
    "OpponentDamages": "broadsword",
    "ValiantStrike": "relic-blade",
    "Sacrifice": "bleeding-hearts",
    "DestroyChosen": "death-skull",
    "OpponentDestroys": "death-skull",
    "DealRout": "player-despair",
    "RoutChosen": "player-despair",
    "OpponentRouts": "player-despair",
    "Terrify": "monster-skull",
    "RoutNear": "player-despair",
    "StandUp": "horn-call",
    "UnitsStand": "horn-call",
    "HealHero": "health",
    "HealDamage": "health",
    "AddStrength": "muscle-up",
    "ExtraFate": "spades-card",
    "WeakenStronghold": "demolish",
    "DestroyCity": "demolish",
    "Raid": "torch",
    "Truce": "hand",
    "RetreatChosen": "player-dodge",
    "OpponentRetreats": "player-dodge",
    "ReceiveRune": "rune-stone",
    "MoveRune": "rune-stone",
    "MoveRunes": "rune-stone",
    "RuneFromHome": "rune-stone",
    "RevealRune": "eyeball",
    "LookAtArea": "eyeball",
    "TestLoyalty": "radial-balance",
    "Train": "muscle-up",
    "Tournament": "crossed-swords",
    "CountsAsRune": "rune-stone",
    "MoreAttribute": "muscle-up",
    "MoreHealth": "hearts",
    "DuelDamage": "crossed-swords",
    "Prevent": "round-shield",
    "WardByFate": "round-shield",
}
ART_POWERS = {"spring": "flowers", "summer": "sunbeams", "fall": "zigzag-leaf", "winter": "snowflake"}

#: The colours of the factions, and of neutral units.
COLOURS: dict[str, Colour] = {"daqan": "blue", "latari": "green", "waiqar": "purple", "uthuk": "red", "": "brown"}
PIECE_SHAPES: dict[str, Shape] = {
    "triangle": "triangle",
    "circle": "circle",
    "rectangle": "square",
    "hexagon": "hexagon",
}
SEASON_COLOURS: dict[str, Colour] = {"spring": "green", "summer": "gold", "fall": "orange", "winter": "blue"}

#: Log lines of great moments.
GREATS: dict[str, Great] = {
    "say-season": Great("cycle"),
    "say-objective": Great("on-target"),
    "say-rune": Great("rune-stone"),
    "say-claims": Great("crown"),
    "say-claim-fails": Great("broken-shield", bad=True),
    "say-out": Great("death-skull", bad=True),
    "say-hero-falls": Great("tombstone", bad=True),
}
