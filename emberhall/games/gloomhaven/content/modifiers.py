"""Attack modifier cards."""

from emberhall.games.gloomhaven.content.kinds import ModifierKind, Modifiers
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read

MODIFIERS: Modifiers = NODES.decode(read(FILES / "modifiers.json"), Modifiers, "modifiers.json")

#: Every kind of modifier card by its name.
MODIFIER: dict[str, ModifierKind] = {kind.name: kind for kind in MODIFIERS.kinds}
