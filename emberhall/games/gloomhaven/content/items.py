"""The items."""

from emberhall.games.gloomhaven.content.kinds import ItemKind
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read

ITEMS: dict[int, ItemKind] = {
    item.id: item for item in NODES.entries(read(FILES / "items.json")["items"], ItemKind, "items.json").values()
}
