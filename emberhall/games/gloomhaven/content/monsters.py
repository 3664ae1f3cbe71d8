"""Monsters and bosses."""

from pathlib import Path

import msgspec

from emberhall.games.gloomhaven.content.kinds import Monster

_FILE = Path(__file__).parent / "monsters.json"

MONSTERS: dict[str, Monster] = {
    monster.id: monster for monster in msgspec.json.decode(_FILE.read_bytes(), type=list[Monster])
}
