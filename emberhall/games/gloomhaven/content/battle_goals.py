"""The battle goals."""

from emberhall.games.gloomhaven.content.kinds import BattleGoal
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read

BATTLE_GOALS: dict[str, BattleGoal] = NODES.entries(
    read(FILES / "battle_goals.json")["goals"], BattleGoal, "battle_goals.json"
)
