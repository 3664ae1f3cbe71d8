"""The emblems of the game."""

from emberhall.kernel import Great
from emberhall.scene.elements import Picture

CLASS_EMBLEMS = {
    "angry-face": "archery-target",
    "brute": "horns",
    "circles": "spawn-node",
    "cragheart": "mountains",
    "eclipse": "moon-sun",
    "lightning": "lightning-bolt",
    "mindthief": "overmind",
    "music-note": "ocarina",
    "saw": "circular-saw",
    "scoundrel": "daggers",
    "spellweaver": "lightning-trio",
    "squidface": "suckered-tentacle",
    "sun": "sunbeams",
    "three-spears": "spear-head",
    "tinkerer": "gears",
    "triangles": "triforce",
    "two-mini": "wolf-howl",
}

#: What an obstacle looks like, by the picture its overlay has.
PICTURES: dict[str, Picture] = {
    "altar": "altar",
    "barrel": "barrels",
    "bookcase": "shelf",
    "bush": "bush",
    "cabinet": "shelf",
    "crate": "crates",
    "crystal": "crystal",
    "dark-fog": "fog",
    "dark-pit": "pit",
    "fountain": "fountain",
    "light-fog": "fog",
    "log": "log",
    "nest": "nest",
    "pillar": "column",
    "rock-column": "column",
    "rubble": "rubble",
    "sarcophagus": "coffin",
    "shelf": "shelf",
    "stairs": "stairs",
    "stalagmites": "rubble",
    "stump": "log",
    "table": "table",
    "thorns": "bush",
    "totem": "totem",
    "wall-section": "wall",
}

MONSTER_EMBLEMS = {
    "ancient-artillery": "cannon-shot",
    "arcane-golem": "rune-stone",
    "bandit-archer": "archer",
    "bandit-commander": "queen-crown",
    "bandit-guard": "crossed-swords",
    "black-imp": "batwings",
    "bloated-regent": "player-king",
    "captain-of-the-guard": "knight-helmet",
    "cave-bear": "pawprint",
    "city-archer": "arrow-cluster",
    "city-guard": "guarded-tower",
    "cultist": "hood",
    "dark-rider": "horseshoe",
    "deep-terror": "octopus",
    "earth-demon": "groundbreaker",
    "elder-drake": "dragon",
    "flame-demon": "fire-symbol",
    "forest-imp": "fairy",
    "frost-demon": "frost-emblem",
    "giant-ooze": "gloop",
    "giant-viper": "venomous-snake",
    "harrower-infester": "insect-jaws",
    "hound": "wolf-head",
    "hungry-soul": "player-despair",
    "infiltrator": "cloak-and-dagger",
    "inox-archer": "broadhead-arrow",
    "inox-bodyguard": "crossed-axes",
    "inox-guard": "battered-axe",
    "inox-shaman": "arcane-mask",
    "jekserah": "death-skull",
    "living-bones": "skull",
    "living-corpse": "bone-bite",
    "living-spirit": "aura",
    "lurker": "crab-claw",
    "lurker-king": "cancer",
    "merciless-overseer": "eye-monster",
    "night-demon": "moon-sun",
    "ooze": "burst-blob",
    "prime-demon": "monster-skull",
    "prime-lieutenant": "relic-blade",
    "rending-drake": "dinosaur",
    "savvas-icestorm": "ice-cube",
    "savvas-lavaflow": "lava",
    "siege-cannon": "mass-driver",
    "spitting-drake": "dragon-breath",
    "stone-golem": "cubes",
    "sun-demon": "sun-symbol",
    "the-betrayer": "diving-dagger",
    "the-colorless": "mirror",
    "the-gloom": "implosion",
    "the-harvester": "scythe",
    "the-sightless-eye": "bleeding-eye",
    "vermling-scout": "rabbit",
    "vermling-shaman": "incense",
    "wind-demon": "fluffy-swirl",
    "winged-horror": "dragon-wing",
}

SUMMON_EMBLEM = "player-lift"
#: Allies and what can be destroyed.
NPC, OBJECTIVE = "double-team", "tower"

OBSTACLE_EMBLEM = "cubes"
TRAP_EMBLEM = "spikeball"
TREASURE_EMBLEM = "gem"

#: By the first kind of ability that a half of a card has.
ABILITY_EMBLEMS = {
    "Attack": "attack",
    "Move": "move",
    "Heal": "heal",
    "Loot": "loot",
    "Summon": "summon",
    "Shield": "shield",
    "Retaliate": "spikeball",
}

#: The picture of a card: what it does, and by what power.
ART_DEEDS = {
    "Summon": "player-lift",
    "Shield": "heavy-shield",
    "Retaliate": "spikeball",
    "Heal": "health",
    "Loot": "gold-bar",
    "Trap": "bear-trap",
    "CreateObstacle": "cubes",
    "DestroyObstacle": "groundbreaker",
    "Kill": "death-skull",
    "Augment": "brain-freeze",
    "Song": "ocarina",
    "Doom": "tombstone",
    "Attack": "broadsword",
    "Control": "overmind",
    "Force": "overmind",
    "Teleport": "player-teleport",
    "Fly": "feathered-wing",
    "Push": "hand",
    "Pull": "grappling-hook",
    "Refresh": "cycle",
    "Recover": "cycle",
    "Grant": "horn-call",
    "Move": "boot-stomp",
    "Give": "fairy-wand",
    "Damage": "explosion",
}
ART_POWERS = {
    "fire": "fire",
    "ice": "snowflake",
    "air": "fluffy-swirl",
    "earth": "mountains",
    "light": "sunbeams",
    "dark": "moon-sun",
    "stun": "player-thunder-struck",
    "poison": "poison-cloud",
    "wound": "droplet-splash",
    "immobilize": "chain",
    "disarm": "broken-shield",
    "muddle": "uncertainty",
    "curse": "crown-of-thorns",
    "bless": "angel-wings",
    "invisible": "cloak-and-dagger",
    "strengthen": "muscle-fat",
}
SLOT_ART = {
    "head": "helmet", "body": "vest", "legs": "footprint", "one-hand": "broadsword", "two-hands": "large-hammer",
    "small": "potion",
}  # fmt: skip


def figure_emblem(kind: str, name: str) -> str:
    """The emblem of a figure."""
    match kind:
        case "character":
            return CLASS_EMBLEMS[name]
        case "monster":
            return MONSTER_EMBLEMS[name]
        case "summon":
            return SUMMON_EMBLEM
        case "npc":
            return NPC
    return OBJECTIVE


#: Lines of the story that mark great moments.
GREATS: dict[str, Great] = {
    "say-door": Great("key"),
    "say-treasure": Great(TREASURE_EMBLEM),
    "say-won": Great("trophy"),
    "say-exhausted": Great("broken-skull", bad=True),
    "say-retired": Great("trophy"),
    "say-class-opened": Great("key"),
    "say-envelope": Great("key"),
    "say-quest-fulfilled": Great("quest"),
    "say-prosperity-level": Great("city"),
    "say-dead": Great("death-skull", bad=True),
    "say-the-end": Great("trophy"),
}
