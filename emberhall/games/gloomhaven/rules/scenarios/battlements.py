"""Scenarios 35 and 36, Gloomhaven Battlements: the gate of the city, from outside and from inside."""

from collections.abc import Iterator

from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.content.formulas import worth
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.notes import happened, note, standing
from emberhall.games.gloomhaven.rules.scenarios.hooks import Destroy, Happening, Hooks, Reinforce
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import HEROES
from emberhall.kernel import msg

GATE, BOSS = "door-1", "prime-demon"
#: The room behind the gate.
INSIDE = 1


class BattlementsA(Hooks):
    """City Archers stand there from the start; the others come when the gate falls or a character gets inside.

    Demons would rather break the gate than fight.
    """

    lies_open = True

    def first_focus(self, state: State, figure: Figure) -> Figure | None:
        demon = figure.kind == "monster" and MONSTERS[figure.name].kin == "demon"
        return standing(state, GATE) if demon else None

    def entered(self, t: Table, figure: Figure, at: int) -> Iterator[Happening]:
        if figure.side == HEROES and plan_of(t.state.scenario).room_of.get(at) == INSIDE:
            yield from self._garrison(t.state, at)

    def destroyed(self, t: Table, figure: Figure, at: int) -> Iterator[Happening]:
        yield from self._garrison(t.state, at)

    def _garrison(self, state: State, at: int) -> Iterator[Happening]:
        if not happened(state, "late"):
            note(state, "late")
            yield Reinforce(INSIDE, at)


class BattlementsB(BattlementsA):
    """The gate is the players'. Behind it waits the Prime Demon, with twice its hit points and no specials.

    As long as the gate stands it suffers damage outside.
    """

    plain_bosses = True
    named = ("prime_demon_weakened", "door_falls")

    def side_of_objects(self) -> int:
        return HEROES

    def hit_points(self, state: State, type: str, printed: int) -> tuple[int, int]:
        if type != BOSS:
            return printed, printed
        return max(1, printed * 2 - happened(state, "weakened")), printed * 2

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        gate = standing(t.state, GATE)
        if gate is None:
            return
        if rule.name == "prime_demon_weakened":
            damage = worth("2*C+L-2", len(t.state.characters), t.state.level)
            t.state.notes["weakened"] = happened(t.state, "weakened") + damage
            t.say(msg("say-weakened", n=damage))
        elif rule.name == "door_falls":
            yield Destroy(gate)
