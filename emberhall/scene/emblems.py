"""Emblems: pictures of things, from the fantasy glyphs of RPG Awesome.

A scene may use any of these words, or the name of a glyph itself. Each game names the emblems of its own pieces, cards
and places in words of these two kinds; `emblem_path` gives the drawing.
"""

import json
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

#: What all games have: figures, deeds, elements, kinds of cards, conditions, places, creatures.
EMBLEMS: dict[str, str] = {
    # figures
    "life": "hearts",
    "wound": "bleeding-hearts",
    "action": "lightning-bolt",
    "armor": "heavy-shield",
    "fame": "crown",
    "level": "level-three",
    "experience": "muscle-up",
    "gold": "gold-bar",
    "die": "perspective-dice-random",
    "quest": "scroll-unfurled",
    "honor": "trophy",
    # deeds
    "move": "shoe-prints",
    "attack": "crossed-swords",
    "ranged": "crossbow",
    "siege": "bombs",
    "block": "shield",
    "influence": "speech-bubbles",
    "heal": "health",
    "sideways": "sideswipe",
    "special": "fairy-wand",
    "shield": "round-shield",
    "loot": "gold-bar",
    "horse": "horseshoe",
    "eagle": "feathered-wing",
    "gate": "player-teleport",
    # elements
    "physical": "crossed-swords",
    "fire": "fire",
    "ice": "snowflake",
    "cold_fire": "frostfire",
    "air": "fluffy-swirl",
    "earth": "zigzag-leaf",
    "light": "sun",
    "dark": "moon-sun",
    # cards
    "deed": "player",
    "advanced": "level-four",
    "spell": "crystal-ball",
    "artifact": "gem-pendant",
    "tactic": "chessboard",
    "skill": "doubled",
    "unit": "double-team",
    "darkness": "batwings",
    # conditions
    "swift": "slash-ring",
    "brutal": "heartburn",
    "poison": "poison-cloud",
    "paralyze": "chain",
    "summon": "player-lift",
    "assassination": "plain-dagger",
    "cumbersome": "kettlebell",
    "vampirism": "dripping-blade",
    "fortified": "barrier",
    "unfortified": "demolish",
    "elusive": "player-dodge",
    "arcane_immunity": "interdiction",
    "defend": "eye-shield",
    "resist_physical": "bolt-shield",
    "resist_fire": "fire-shield",
    "resist_ice": "frost-emblem",
    "muddle": "uncertainty",
    "immobilize": "bear-trap",
    "disarm": "broken-shield",
    "stun": "player-thunder-struck",
    "invisible": "cloak-and-dagger",
    "strengthen": "muscle-fat",
    "bless": "angel-wings",
    "curse": "crown-of-thorns",
    # places
    "unknown": "compass",
    "door": "key",
    "trap": "spikeball",
    "treasure": "mining-diamonds",
    "obstacle": "groundbreaker",
    "city": "locked-fortress",
    "inn": "beer",
    "lair": "octopus",
    "crystal": "crystals",
}


@cache
def _font() -> tuple[Any, Any, dict[str, str]]:
    """The glyphs of the font by name. The package is only read: importing it would load tkinter."""
    from fontTools.ttLib import TTFont

    found = find_spec("tkinter_icons_rpga")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    codes = json.loads((package / "glyphmap.json").read_text(encoding="utf-8"))
    font = TTFont(package / "fonts" / "rpgawesome-webfont.ttf", lazy=False)
    names = font.getBestCmap()
    return font, font.getGlyphSet(), {name: names[int(code, 16)] for name, code in codes.items()}


@lru_cache(maxsize=1000)
def emblem_path(name: str) -> str:
    """The outline of an emblem as the data of an SVG path in a square of 512; nothing where there is none."""
    from fontTools.misc.transform import Transform
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    _, glyphs, known = _font()
    glyph = glyphs.get(known.get(EMBLEMS.get(name, name), ""))
    if glyph is None:
        return ""
    bounds = BoundsPen(glyphs)
    glyph.draw(bounds)
    left, bottom, right, top = bounds.bounds
    scale = 512 / max(right - left, top - bottom)
    middle = Transform(scale, 0, 0, -scale, 256 - scale * (left + right) / 2, 256 + scale * (top + bottom) / 2)
    pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
    glyph.draw(TransformPen(pen, middle))
    return str(pen.getCommands())


def known_emblem(name: str) -> bool:
    """Whether there is such an emblem."""
    return EMBLEMS.get(name, name) in _font()[2]


def emblems_of(scene: Any) -> Iterator[str]:
    """Every emblem that a scene (or a part of it) names."""
    if isinstance(scene, msgspec.Struct):
        for name in scene.__struct_fields__:
            value = getattr(scene, name)
            if name == "emblem":
                if value:
                    yield value
            elif name in {"states", "emblems", "art"}:
                yield from value or ()
            else:
                yield from emblems_of(value)
    elif isinstance(scene, tuple):
        for part in scene:
            yield from emblems_of(part)
