"""Scenario 95, Payment Due: numbered tokens open the way, and demons come until they do."""

from collections.abc import Generator
from typing import Any

from emberhall.games.gloomhaven import choices as ch
from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.content.pages import SpecialRule
from emberhall.games.gloomhaven.names import class_name, monster_name
from emberhall.games.gloomhaven.rules.notes import goal_chests, happened, note
from emberhall.games.gloomhaven.rules.scenarios.hooks import Choose, Happening, Hooks, Spawn
from emberhall.games.gloomhaven.state import Character, Rank, State, Table
from emberhall.kernel import msg

TOKENS, WANTED = range(1, 7), (1, 2, 3, 4)
DOOR = "1"
#: Who comes in odd rounds and in even ones, with two, three and four characters.
ODD: tuple[str, tuple[Rank, Rank, Rank]] = ("flame-demon", ("normal", "elite", "elite"))
EVEN: tuple[str, tuple[Rank, Rank, Rank]] = ("earth-demon", ("normal", "normal", "elite"))


def drawn(state: State) -> list[int]:
    """The numbers of the tokens that have been turned over."""
    return [n for n in TOKENS if happened(state, f"token:{n}")]


class PaymentDue(Hooks):
    """A token's number is drawn when it is looted: nobody can know it before."""

    named = ("demons_come",)
    brings = (ODD[0], EVEN[0])

    def looted(self, t: Table, character: Character) -> tuple[()]:
        state = t.state
        while len(drawn(state)) < goal_chests(state):
            n = t.pick([n for n in TOKENS if not happened(state, f"token:{n}")])
            note(state, f"token:{n}")
            t.say(msg("say-number", who=class_name(character.cls), n=n))
        return ()

    def happens(self, t: Table, rule: SpecialRule) -> Generator[Happening, Any, None]:
        state = t.state
        if rule.name != "demons_come" or set(WANTED) <= set(drawn(state)):
            return
        plan = plan_of(state.scenario)
        (door,) = [n for n in range(len(plan.doors)) if plan.door(n).label == DOOR]
        type, ranks = ODD if state.round % 2 else EVEN
        near = [plan.hexes[at] for at in plan.beside_door(door) if plan.room_of.get(at) == 0]
        chosen = yield Choose(msg("ask-spawn", monster=monster_name(type)), [ch.at(cell) for cell in near])
        yield Spawn(type, ranks[len(state.characters) - 2], plan.index[chosen.to])
