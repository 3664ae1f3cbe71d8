"""Scenario 90, Demonic Rift: two rooms that only two altars join."""

from collections.abc import Iterator, Mapping

from emberhall.games.gloomhaven.content import MONSTERS, plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.notes import happened, marked, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Happening, Hooks, Open, Spawn, SummonBeside
from emberhall.games.gloomhaven.state import Figure, Rank, State, Table
from emberhall.geometry.hexes import neighbours

ALTARS, NIGHT, SPIRIT, TILE = "a", "night-demon", "living-spirit", "m1b"
LEFT, RIGHT = 0, 1
SECTION = "section 1"
#: Where the spirits appear, and their rank with two, three and four characters.
SPIRITS: dict[str, tuple[Rank, Rank, Rank]] = {
    "b": ("normal", "elite", "elite"),
    "c": ("normal", "normal", "elite"),
}


def around(state: State, altar: int) -> tuple[int, ...]:
    """The hexes next to an altar."""
    plan = plan_of(state.scenario)
    near = [plan.index[cell] for cell in neighbours(plan.hexes[altar]) if cell in plan.index]
    return tuple(at for at in near if plan.room_of.get(at) == plan.room_of.get(altar))


def rooms_held(state: State) -> set[int | None]:
    """The rooms with a character in them."""
    plan = plan_of(state.scenario)
    return {plan.room_of.get(figure.at) for figure in on_map(state) if figure.kind == "character"}


class DemonicRift(Hooks):
    """Characters go from one altar to the other. When the demons are dead and both rooms held, spirits come."""

    named = ("night_falls", "rift_opens")
    brings = (NIGHT, SPIRIT)

    def links(self, state: State, figure: Figure) -> Mapping[int, tuple[int, ...]]:
        if figure.kind != "character":
            return {}
        one, other = (around(state, altar) for altar in marked(state, ALTARS))
        return {**dict.fromkeys(one, other), **dict.fromkeys(other, one)}

    def entered(self, t: Table, figure: Figure, at: int) -> Iterator[Happening]:
        state = t.state
        if figure.kind != "character":
            return
        if plan_of(state.scenario).room_of.get(at) == RIGHT and not state.map.rooms >> RIGHT & 1:
            yield Open(0, figure)
        if LEFT not in rooms_held(state):
            note(state, f"empty:{TILE}")

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        count = len(state.characters)
        if rule.name == "rift_opens":
            yield from self._spirits(t)
        elif rule.name == "night_falls" and state.round % 2 == 0 and RIGHT not in rooms_held(state):
            note(state, "nights")
            elite = count == 4 or (count == 3 and happened(state, "nights") % 2 == 0)
            yield SummonBeside(NIGHT, "elite" if elite else "normal", marked(state, ALTARS)[0])

    def _spirits(self, t: Table) -> Iterator[Happening]:
        state = t.state
        demons = any(figure.kind == "monster" and MONSTERS[figure.name].kin for figure in on_map(state))
        if happened(state, SECTION) or demons or rooms_held(state) != {LEFT, RIGHT}:
            return
        note(state, SECTION)
        for letter, ranks in SPIRITS.items():
            for at in marked(state, letter):
                yield Spawn(SPIRIT, ranks[len(state.characters) - 2], at)
