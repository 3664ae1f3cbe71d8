"""Why a monster would do what it does, step by step: its focus, its move, its targets."""

from typing import NamedTuple

from msgspec.structs import replace

from emberhall.games.gloomhaven.content import plan_of
from emberhall.games.gloomhaven.effects import nodes as fx
from emberhall.games.gloomhaven.effects.book import Playing
from emberhall.games.gloomhaven.effects.nodes import FlyOn, JumpOn, JumpToDoor
from emberhall.games.gloomhaven.names import figure_name
from emberhall.games.gloomhaven.rules.board import control
from emberhall.games.gloomhaven.rules.monster_focus import Mind
from emberhall.games.gloomhaven.rules.monster_turn import (
    attack_of,
    field_of,
    order_of,
    points_of,
    rivals_of,
    what_it_does,
)
from emberhall.games.gloomhaven.rules.monster_ways import TRAP, Move
from emberhall.games.gloomhaven.rules.values import flies
from emberhall.games.gloomhaven.state import Figure, State
from emberhall.games.gloomhaven.terms import STUN
from emberhall.geometry.hexes import Hex
from emberhall.kernel import NOBODY, NOWHERE, Message, msg


class Because(NamedTuple):
    """A step of a monster's turn, with the reason and the rule."""

    text: Message
    note: Message | None
    rule: str


class Intent(NamedTuple):
    """What a figure that acts by the monster rules would do if it acted now."""

    steps: tuple[Because, ...]
    #: Where it may end, and whom (ids) it may attack.
    ends: tuple[Hex, ...] = ()
    targets: tuple[int, ...] = ()


def intent(state: State, figure: Figure) -> Intent | None:
    """What a monster or a summon would do now, and why; None where its card is not revealed or it is not there.

    None, too, for a controlled monster: it will not be on its own side on its turn.
    """
    obeys = figure.puppet or (figure.thrall == NOBODY and control(figure) is not None)
    if figure.at == NOWHERE or obeys or not _has_card(state, figure):
        return None
    if figure.conditions & STUN:
        return Intent((Because(msg("because-stunned"), None, "GH-COND-19"),))
    play = Playing(figure, owner=figure.owner, by_rules=True)
    parts = what_it_does(state, figure)
    move = next((part for part in parts if isinstance(part, fx.Move)), None)
    going = Move(flying=flies(state, figure))
    gone = state.turn.moved if state.turn is not None and state.turn.figure == figure.id else 0
    if move is not None and not gone:
        going = replace(going, points=points_of(state, play, move), jump=move.jump)
    rivals = rivals_of(state, figure)
    mind = Mind(field_of(state, figure), going, attack_of(state, play, parts))
    foci = mind.foci() if rivals else []
    if not foci:
        return Intent((Because(msg("because-no-focus"), None, "GH-FOCUS-14"),))
    found = mind.destinations(foci[0])
    hexes = plan_of(state.scenario).hexes
    hits = sorted({i for sets in found.values() for bits in sets for i in range(len(rivals)) if bits >> i & 1})
    steps = [_focus(state, mind, rivals, foci)]
    if gone:
        steps.append(Because(msg("because-moved", n=gone), None, "GH-MMOVE-03"))
    elif move is not None or not any(isinstance(part, JumpToDoor | JumpOn | FlyOn) for part in parts):
        steps.append(_move(mind, foci[0], found))
    if mind.attack.targets:
        steps.append(_attack(mind, rivals, hits))
    return Intent(tuple(steps), tuple(hexes[at] for at in found), tuple(rivals[i].id for i in hits))


def _has_card(state: State, figure: Figure) -> bool:
    return figure.kind == "summon" or (figure.kind == "monster" and bool(state.monsters[figure.name].card))


def _focus(state: State, mind: Mind, rivals: list[Figure], foci: list[int]) -> Because:
    """Its focus: the shortest way, then the nearest, then the earliest to act; else the players decide."""
    names = tuple(figure_name(rivals[i]) for i in foci)
    first = foci[0]
    cost = mind.cost(first) or 0
    way = msg("because-way", n=cost % TRAP, traps=cost // TRAP)
    if len(foci) > 1:
        return Because(msg("because-foci", names=names), way, "GH-AMBIG-01")
    equal = [i for i in range(len(rivals)) if i != first and mind.cost(i) == cost]
    if not equal:
        return Because(msg("because-focus", name=names[0]), way, "GH-FOCUS-02")
    others = tuple(figure_name(rivals[i]) for i in equal)
    if any(mind.proximity(i) == mind.proximity(first) for i in equal):
        earlier = [i for i in equal if order_of(state, rivals[i]) != order_of(state, rivals[first])]
        note = msg("because-earlier", names=tuple(figure_name(rivals[i]) for i in earlier) or others)
        return Because(msg("because-focus", name=names[0]), note, "GH-FOCUS-09")
    return Because(msg("because-focus", name=names[0]), msg("because-nearer", names=others), "GH-FOCUS-08")


def _move(mind: Mind, focus: int, found: dict[int, list[int]]) -> Because:
    """Where it goes, and why there."""
    here = mind.field.at
    steps = {at: cost for cost, hexes in mind.ends() for at in mind.field.ground.numbers(hexes) if at in found}
    n = min(steps.values(), default=0) % TRAP
    if not mind.move.points:
        return Because(msg("because-no-move"), None, "GH-MMOVE-01")
    if mind.attack.targets and not any(found.values()):
        return Because(msg("because-towards", n=n), None, "GH-MMOVE-10")
    if here in found:
        return Because(msg("because-stays"), None, "GH-MMOVE-03")
    rule, note = "GH-MMOVE-03", msg("because-least", count=len(found))
    if mind.cost(focus) == 0:
        close = mind.reach.disadvantaged(1 << focus, here)
        note = msg("because-disadvantage") if close else msg("because-more-targets")
        rule = "GH-MMOVE-07" if close else "GH-MAXEFF-02"
    return Because(msg("because-moves", n=n), note, rule)


def _attack(mind: Mind, rivals: list[Figure], hits: list[int]) -> Because:
    if not hits:
        return Because(msg("because-out-of-reach"), None, "GH-MMOVE-10")
    names = tuple(figure_name(rivals[i]) for i in hits)
    note = msg("because-targets", n=mind.attack.targets) if mind.attack.targets > 1 else None
    return Because(msg("because-attacks", names=names), note, "GH-MATK-02")
