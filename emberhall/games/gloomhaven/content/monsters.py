"""Monsters and bosses."""

from emberhall.games.gloomhaven.content.kinds import Monster
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read

MONSTERS: dict[str, Monster] = NODES.entries(read(FILES / "monsters.json"), Monster, "monsters.json")
