"""Scenario 73, Rockslide Ridge: boulders that roll down three rows."""

from collections.abc import Generator, Iterator
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.board import cells, nearest_empty
from emberhall.games.gloomhaven.rules.notes import happened, marked
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Drift, Happening, Harm, Hooks, Place
from emberhall.games.gloomhaven.state import Figure, Obstacle, State, Table
from emberhall.kernel import NOWHERE, msg

BOULDER, DOOR = "boulder-1", "1"
#: The letters at the left and the right end of the rows.
LEFT, RIGHT = "a", "b"
#: How far the boulders of the rows roll, each row another distance.
FAR = (1, 2, 3)
#: The room whose Inox stay there.
CAMP = 1


def rows(state: State) -> list[list[int]]:
    """The hexes of the three rows, from the right to the left."""
    plan = plan_of(state.scenario)
    ends = zip(marked(state, LEFT), marked(state, RIGHT), strict=True)
    spans = [(plan.hexes[left], plan.hexes[right]) for left, right in ends]
    return [[plan.index[q, r] for q in range(right, left - 1, -1)] for (left, r), (right, _) in spans]


class RockslideRidge(Hooks):
    """At the end of each round the boulders roll to the left and come back on the right."""

    named = ("boulders_roll",)

    def placed(self, state: State, figure: Figure) -> None:
        if plan_of(state.scenario).room_of.get(figure.at) == CAMP:
            state.notes[f"stays:{figure.id}"] = 1

    def barred(self, state: State, figure: Figure) -> tuple[int, ...]:
        plan = plan_of(state.scenario)
        if not happened(state, f"stays:{figure.id}"):
            return ()
        return tuple(at for n, (at, _) in enumerate(plan.doors) if plan.door(n).label == DOOR)

    def happens(self, t: Table, rule: SpecialRule) -> Generator[Happening, Any, None]:
        if rule.name != "boulders_roll":
            return
        left = list(FAR)
        for number, row in enumerate(rows(t.state), 1):
            chosen = yield Choose(msg("ask-roll", row=number), [ch.Roll(number, n) for n in left])
            left.remove(chosen.n)
            yield from self._roll(t.state, row, chosen.n)

    def _roll(self, state: State, row: list[int], n: int) -> Iterator[Happening]:
        """Both boulders of a row roll; from the left end they come back at the right one."""
        lying = state.map
        boulders = [one.hexes[0] for one in lying.obstacles if one.kind == BOULDER and one.hexes[0] in row]
        ways = [[row[(row.index(at) + step) % len(row)] for step in range(1, n + 1)] for at in boulders]
        entered = {at for way in ways for at in way}
        lying.obstacles = [one for one in lying.obstacles if not {*boulders, *entered}.intersection(one.hexes)]
        lying.obstacles += [Obstacle(BOULDER, (way[-1],)) for way in ways]
        for way in ways:
            for at in way:
                for figure in [figure for figure in state.figures.values() if at in cells(figure)]:
                    yield Harm(figure, state.trap_damage)
                    if at == way[-1] and figure.at == at:
                        yield from self._aside(state, figure)

    def _aside(self, state: State, figure: Figure) -> Iterator[Happening]:
        """A figure where a boulder stops is forced to the left, or wherever there is room."""
        plan, here = plan_of(state.scenario), figure.at
        q, r = plan.hexes[here]
        to = plan.index.get((q - 1, r))
        yield Drift(figure, () if to is None else (to,))
        if figure.at == here != NOWHERE:
            yield Place(figure, nearest_empty(state, here)[0])
