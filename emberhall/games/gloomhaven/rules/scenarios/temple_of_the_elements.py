"""Scenario 22, Temple of the Elements: altars strengthen demons."""

from emberhall.games.gloomhaven.content import MONSTERS
from emberhall.games.gloomhaven.rules.notes import happened, is_open
from emberhall.games.gloomhaven.rules.scenarios.hooks import Hooks
from emberhall.games.gloomhaven.state import Figure, State, Table

ALTAR, ALTARS, DOOR = "altar", 4, "1"


class TempleOfTheElements(Hooks):
    """Once door 1 is open, demons are stronger for each altar that is not destroyed."""

    def bonus(self, state: State, type: str) -> int:
        monster = MONSTERS.get(type)  # summons ask as well
        if monster is None or monster.kin != "demon" or not is_open(state, DOOR):
            return 0
        return ALTARS - happened(state, f"destroyed:{ALTAR}")

    def hit_points(self, state: State, type: str, printed: int) -> tuple[int, int]:
        most = printed + self.bonus(state, type)
        return most, most

    def destroyed(self, t: Table, figure: Figure, at: int) -> tuple[()]:
        for other in t.state.figures.values():
            if other.kind == "monster" and MONSTERS[other.name].kin == "demon":
                other.most -= 1
                other.hp = min(other.hp, other.most)
        return ()
