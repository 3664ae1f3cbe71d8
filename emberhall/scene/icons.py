"""Words for icons: what a scene calls an icon, and which drawing of the lucide set that is.

A scene may use any of these words, or the name of a lucide icon itself.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

ICONS: dict[str, str] = {
    # figures
    "life": "heart",
    "wound": "heart-crack",
    "action": "zap",
    "card": "layers",
    "hand": "hand",
    "die": "dices",
    "gold": "coins",
    "fame": "trophy",
    "level": "chevrons-up",
    "experience": "star",
    "reputation": "handshake",
    "supply": "package",
    "turn": "hourglass",
    "round": "sun",
    "blessing": "sparkles",
    "honor": "award",
    # deeds
    "move": "footprints",
    "attack": "swords",
    "melee": "sword",
    "ranged": "bow-arrow",
    "siege": "bomb",
    "block": "shield",
    "armor": "shield-half",
    "influence": "speech",
    "heal": "bandage",
    "range": "target",
    "horse": "chess-knight",
    "eagle": "bird",
    "special": "sparkles",
    "loot": "hand-coins",
    "jump": "arrow-up-from-dot",
    "initiative": "timer",
    # the time of day, the elements, mana
    "day": "sun",
    "night": "moon",
    "darkness": "moon-star",
    "fire": "flame",
    "ice": "snowflake",
    "air": "wind",
    "earth": "mountain",
    "light": "sun-medium",
    "dark": "moon",
    "mana": "droplet",
    "crystal": "gem",
    "poison": "flask-conical",
    # places
    "inn": "beer",
    "gate": "door-open",
    "chest": "package-open",
    "city": "castle",
    "keep": "castle",
    "fortress": "castle",
    "tower": "landmark",
    "village": "houses",
    "monastery": "church",
    "mine": "pickaxe",
    "dungeon": "door-closed-locked",
    "ruin": "columns-2",
    "camp": "tent",
    "portal": "orbit",
    "lair": "paw-print",
    "trap": "triangle-alert",
    "obstacle": "box",
    "road": "route",
    # who stands there
    "hero": "user",
    "general": "crown",
    "minion": "bug",
    "quest": "scroll-text",
    "treasure": "gem",
    "monster": "paw-print",
    "boss": "skull",
    "demon": "flame",
    "orc": "axe",
    "dragon": "flame-kindling",
    "dragonkin": "feather",
    "dragon_master": "crown",
    "undead": "skull",
    "fire_elemental": "flame-kindling",
    "imp": "ghost",
    "zealot": "hand-fist",
    "agent": "venetian-mask",
    "cleric": "cross",
    "dwarf": "hammer",
    "eagle_rider": "bird",
    "paladin": "shield-plus",
    "ranger": "bow-arrow",
    "rogue": "venetian-mask",
    "sorceress": "sparkles",
    "wizard": "wand-sparkles",
}


def icons_of(scene: Any) -> Iterator[str]:
    """Every icon that a scene (or a part of it) names."""
    if isinstance(scene, msgspec.Struct):
        for name in scene.__struct_fields__:
            value = getattr(scene, name)
            if name == "icon" and value:
                yield value
            elif name == "icons":
                yield from value
            else:
                yield from icons_of(value)
    elif isinstance(scene, tuple):
        for part in scene:
            yield from icons_of(part)
