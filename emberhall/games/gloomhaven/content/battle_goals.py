"""The battle goals."""

from emberhall.games.gloomhaven.content.kinds import BattleGoal
from emberhall.games.gloomhaven.content.nodes import FILES, NODES, read

BATTLE_GOALS: dict[str, BattleGoal] = NODES.entries(
    read(FILES / "battle_goals.json")["goals"], BattleGoal, "battle_goals.json"
)


def battle_goal(id: str) -> BattleGoal:
    """A battle goal by its id: its number, with a suffix (`458.1`) where ability cards have such numbers, too."""
    return BATTLE_GOALS[id.partition(".")[0]]
