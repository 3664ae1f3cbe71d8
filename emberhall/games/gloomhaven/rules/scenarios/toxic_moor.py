"""Scenario 68, Toxic Moor: a tree that withers, and water that hurts the poisoned."""

from collections.abc import Collection, Iterator

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import on_map
from emberhall.games.gloomhaven.rules.notes import happened, note, room_with, standing
from emberhall.games.gloomhaven.rules.scenarios.hooks import Destroy, Happening, Hooks
from emberhall.games.gloomhaven.state import Figure, State, Table
from emberhall.games.gloomhaven.terms import APART, HEROES, POISON
from emberhall.kernel import msg

TREE, DRAKE, TILE = "tree", "rending-drake", "m1b"
#: What it suffers in a round, and what it has suffered before its room is revealed.
WITHERS, WORN = 2, "worn"
#: Its hit points.
HP = 17


class ToxicMoor(Hooks):
    """The tree withers from the start; once it is seen, only while a drake is near. Nothing but a heal reaches it."""

    named = ("tree_withers",)

    def side_of_objects(self) -> int:
        return HEROES

    def put(self, state: State, figure: Figure) -> None:
        figure.conditions |= APART
        figure.hp -= happened(state, WORN)

    def healable(self, state: State) -> list[Figure]:
        tree = standing(state, TREE)
        return [tree] if tree is not None else []

    def perils(self, state: State, figure: Figure) -> Collection[int]:
        hurt = figure.kind in ("character", "summon") and figure.conditions & POISON
        return state.map.difficult if hurt else ()

    def happens(self, t: Table, rule: SpecialRule) -> Iterator[Happening]:
        state = t.state
        tree = standing(state, TREE)
        if rule.name != "tree_withers":
            return
        if tree is None:
            if not happened(state, f"destroyed:{TREE}"):
                state.notes[WORN] = happened(state, WORN) + WITHERS
                if state.notes[WORN] >= HP:
                    note(state, f"destroyed:{TREE}")
            return
        room, room_of = room_with(state, TILE), plan_of(state.scenario).room_of
        if any(figure.name == DRAKE and room_of.get(figure.at) == room for figure in on_map(state)):
            tree.hp -= WITHERS
            t.say(msg("say-damage", who=figure_name(tree), n=WITHERS))
            if tree.hp <= 0:
                yield Destroy(tree)
