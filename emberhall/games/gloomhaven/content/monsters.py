"""Monsters and bosses."""

from emberhall.games.gloomhaven.content.kinds import Companion, Monster
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read

MONSTERS: dict[str, Monster] = NODES.entries(read(FILES / "monsters.json"), Monster, "monsters.json")

#: The figures that bosses bring along.
COMPANIONS: dict[str, Companion] = {
    monster.companion.id: monster.companion for monster in MONSTERS.values() if monster.companion is not None
}
